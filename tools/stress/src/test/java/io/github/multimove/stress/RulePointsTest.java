package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.multimove.Constraint;
import io.github.multimove.Game;
import io.github.multimove.IllegalTurnException;
import io.github.multimove.InputException;
import io.github.multimove.Outcome;
import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.Reading;
import io.github.multimove.Refusal;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.Turn;
import io.github.multimove.diagram.Diagram;
import io.github.multimove.explain.SubMoveRefusal;
import io.github.multimove.explain.TurnRefusal;
import io.github.multimove.files.VariantFile;
import io.github.multimove.files.VariantFileException;
import io.github.multimove.independent.ReferenceGames;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnException;
import io.github.multimove.pgn.PgnGame;
import io.github.multimove.spi.Reference;
import io.github.multimove.spi.RuleSetLibrary;
import io.github.multimove.testkit.Comparisons;
import io.github.multimove.testkit.Drawn;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The points of the rules pages and what was decided, on positions. The folder {@code points} has a file for each game, and
 * files of what published games do not have. A line {@code # sentence} begins a point. A line {@code [name:parent]} defines a game
 * as in a variant file, by keys on the lines that follow or behind it, two blanks apart. A line {@code = rules | position | turns}
 * sets a position up, {@code start} being the initial one, and plays turns if there are any; without rules they are those of the
 * point's line before. The lines that follow state what is true there, as {@link Place#holds} reads them; {@code …} in an answer stands
 * for any text.
 */
class RulePointsTest {
    private static final int LISTED = 100_000;
    private static final String ARROW = " -> ";
    private static final String VARIANT = "[Variant \"%s\"]\n\n%s\n";
    private static final Map<String, RuleSet> RULES = new ConcurrentHashMap<>();

    private static final String DEFINITIONS = files().flatMap(List::stream)
            .filter(RulePointsTest::isDefinition)
            .map(RulePointsTest::definition)
            .collect(Collectors.joining("\n"));
    private static final VariantFile DEFINED = VariantFile.read(DEFINITIONS);
    private static final RuleSetLibrary LIBRARY = DEFINED.library();

    record Point(String sentence, List<String> lines) {
        @Override
        public String toString() {
            return sentence;
        }
    }

    private static Stream<List<String>> files() {
        try (Stream<Path> files = Files.list(Path.of(Objects.requireNonNull(RulePointsTest.class.getResource("points"))
                .toURI()))) {
            List<List<String>> lines = new ArrayList<>();
            for (Path file : files.sorted().toList()) {
                lines.add(Files.readAllLines(file));
            }
            return lines.stream();
        } catch (IOException | URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean isDefinition(String line) {
        return line.matches("\\[.*|[A-Za-z0-9]+ = .*");
    }

    private static String definition(String line) {
        return line.replaceFirst("^(\\[[^]]*]) +", "$1\n").replaceAll(" {2,}", "\n");
    }

    static List<Point> points() {
        List<Point> points = new ArrayList<>();
        files().forEach(file -> {
            for (String line : file) {
                if (line.startsWith("# ")) {
                    points.add(new Point(line.substring(2), new ArrayList<>()));
                } else if (!line.isEmpty() && !isDefinition(line)) {
                    points.get(points.size() - 1).lines().add(line);
                }
            }
        });
        return points;
    }

    @ParameterizedTest
    @MethodSource("points")
    void thePointHolds(Point point) {
        String rules = "";
        Optional<Place> place = Optional.empty();
        for (String line : point.lines()) {
            if (line.startsWith("= ")) {
                String[] fields = line.substring(2).split(" *\\| ", 2);
                rules = fields[0].isEmpty() ? rules : fields[0];
                place = Optional.of(new Place(RULES.computeIfAbsent(rules, id -> RuleSets.of(id, LIBRARY)), fields[1]));
            } else {
                int colon = line.indexOf(':');
                place.orElseThrow()
                        .holds(
                                line.substring(0, colon),
                                line.substring(colon + 1).strip());
            }
        }
    }

    /** What the guide's page of every game calls playable has a point here, with a first count. */
    @Test
    void everyGameThatComposesIsCounted() throws IOException {
        String page = Files.readString(Path.of("../../src-docs/guide/all-games.md"));
        String composing = page.substring(page.indexOf("## Games that compose"), page.indexOf("## Games that do not"));
        List<String> counted = points().stream()
                .filter(point -> point.lines().stream().anyMatch(line -> line.startsWith("turns: ")))
                .map(Point::sentence)
                .toList();
        assertThat(Pattern.compile("\\*([^*]+)\\*").matcher(composing).results().map(name -> name.group(1)))
                .hasSizeGreaterThan(10)
                .allSatisfy(name -> assertThat(counted)
                        .anySatisfy(point -> assertThat(point).contains(name)));
    }

    /** A position, of which statements are compared with what the library answers. */
    private static final class Place {
        private final RuleSet rules;
        private final String text;
        private @Nullable Position position;
        private @Nullable List<String> turns;

        /** The text of a position, and after a bar turns that are played, apart by semicolons. */
        Place(RuleSet rules, String text) {
            this.rules = rules;
            this.text = text;
        }

        private static Position position(RuleSet rules, String text) {
            String[] fields = text.split(" \\| ", -1);
            Position first = fields[0].equals("start") ? rules.initialPosition() : rules.position(fields[0]);
            return fields.length == 1 ? first : after(first, fields[1]);
        }

        private Position position() {
            position = position == null ? position(rules, text) : position;
            return position;
        }

        private List<String> turns() {
            turns = turns == null ? Drawn.turns(position()) : turns;
            return turns;
        }

        void holds(String key, String value) {
            if (key.equals("impossible") || key.equals("says")) {
                PositionException e = catchThrowableOfType(PositionException.class, () -> rules.position(text));
                assertThat(e).as("%s: %s", text, value).isNotNull();
                String kinds = e.kinds().stream().map(Enum::name).collect(Collectors.joining(" "));
                assertThat(e.problems().size()).isLessThan(kinds.equals("TEXT") ? 2 : LISTED);
                fits(key, value, key.equals("says") ? String.valueOf(e.getMessage()) : kinds);
                return;
            }
            if (key.equals("undefined")) {
                String[] parts = value.split(ARROW, -1);
                String defined = DEFINITIONS
                        .replaceFirst("(?s).*(?=\\[" + rules.id() + "[]:])|.*", "")
                        .replaceFirst("(?s)\\n\\[.*", "");
                String file = "%s%n[refused:%s]%n%s%n".formatted(defined, rules.id(), definition(parts[0]));
                VariantFileException e = catchThrowableOfType(VariantFileException.class, () -> VariantFile.read(file));
                assertThat(e).as(value).isNotNull();
                fits(value, "…" + parts[1], String.valueOf(e.getMessage()));
                return;
            }
            Position at = position();
            String asked = "%s: %s, in %s of%n%s"
                    .formatted(key, value, rules.id(), Diagram.of(at).text());
            List<String> words = value.isEmpty() ? List.of() : List.of(value.split(" ", -1));
            int arrow = (value + " ").indexOf(ARROW);
            String question = value.substring(0, Math.max(arrow, 0));
            String answer = value.substring(arrow < 0 ? 0 : Math.min(value.length(), arrow + ARROW.length()));
            switch (key) {
                case "turns" -> assertThat(at.legalTurns().count()).as(asked).isEqualTo(Long.parseLong(value));
                case "all" -> {
                    assertThat(turns()).as(asked).containsExactlyElementsOf(words);
                    assertThat(at.legalTurns().count()).as(asked).isEqualTo(words.size());
                }
                case "only" -> assertThat(turns()).as(asked).containsExactlyInAnyOrderElementsOf(words);
                case "legal" -> legal(at, words, asked);
                case "not" -> illegal(at, words, asked);
                case "each" -> assertThat(turns()).as(asked).isNotEmpty().allMatch(turn -> turn.matches(value));
                case "none" -> assertThat(turns()).as(asked).noneMatch(turn -> turn.matches(value));
                case "some" -> assertThat(turns()).as(asked).anyMatch(turn -> turn.matches(value));
                case "matching" ->
                    assertThat(turns().stream().filter(turn -> turn.matches(question)))
                            .as(asked)
                            .containsExactly(answer.split(" ", -1));
                case "number" ->
                    assertThat(turns().stream()
                                    .filter(turn -> turn.matches(question))
                                    .count())
                            .as(asked)
                            .isEqualTo(Long.parseLong(answer));
                case "check" -> fits(asked, value, yes(at.isCheck()));
                case "bound by check" -> fits(asked, value, yes(at.isBoundByCheck()));
                case "checkmate" -> fits(asked, value, yes(at.isCheckmate()));
                case "stalemate" -> fits(asked, value, yes(at.isStalemate()));
                case "2K checkmate" -> fits(asked, value, yes(at.isDoubleCheckmate()));
                case "too much material" -> fits(asked, value, yes(at.hasTooMuchMaterial()));
                case "opening" -> fits(asked, value, yes(at.isUnderOpeningRule()));
                case "outcome" -> fits(asked, value, text(at.outcome()));
                case "game" -> fits(asked, value, text(Game.of(at).outcome()));
                case "ends" -> fits(asked, answer, text(after(at, question).outcome()));
                case "text" -> {
                    fits(asked, value, at.toString());
                    assertThat(rules.position(Setup.of(at))).as(asked).isEqualTo(at);
                    assertThat(rules.position(at.toBytes())).as(asked).isEqualTo(at);
                }
                case "leads to" -> fits(asked, answer, after(at, question).toString());
                case "same" ->
                    assertThat(position(rules, value)).as(asked).isEqualTo(at).hasSameHashCodeAs(at);
                case "other" -> {
                    assertThat(position(rules, value)).as(asked).isNotEqualTo(at);
                    assertThat(position(rules, value).hash()).as(asked).isNotEqualTo(at.hash());
                }
                case "threats" -> fits(asked, value, texts(at.threats()));
                case "threats to" -> {
                    String[] target = question.split(" by ", -1);
                    Side by = target[1].equals("White") ? Side.WHITE : Side.BLACK;
                    fits(asked, answer, texts(at.threats(at.board().square(target[0]), by)));
                }
                case "moving" -> {
                    Square square = at.board().square(question);
                    fits(asked, answer, texts(at.legalTurns().moving(square)));
                }
                case "giving check" -> fits(asked, value, texts(at.legalTurns().givingCheck()));
                case "winning" -> fits(asked, value, texts(at.legalTurns().winning()));
                case "longest" ->
                    assertThat(at.legalTurns().stream()
                                    .mapToInt(turn -> turn.subMoves().size())
                                    .max())
                            .as(asked)
                            .hasValue(Integer.parseInt(value));
                case "mating" -> fits(asked, value, texts(at.legalTurns().mating()));
                case "first" -> assertThat(at.legalTurns().at(0)).as(asked).hasToString(value);
                case "last" ->
                    assertThat(at.legalTurns().at(at.legalTurns().count() - 1))
                            .as(asked)
                            .hasToString(value);
                case "id" -> fits(asked, value, rules.id());
                case "described" ->
                    fits(asked, value, DEFINED.describe(rules.id()).sentence());
                case "light" ->
                    fits(asked, answer, yes(at.board().square(question).isLight()));
                case "claims" -> fits(asked, value, texts(Game.of(at).claims()));
                case "plays" -> {
                    PgnGame game = Pgn.lenient().read(VARIANT.formatted(rules.id(), question));
                    assertThat(game.toString().replace('\n', ' ')).as(asked).contains(question);
                    assertThat(Pgn.strict().read(game.toString())).as(asked).isEqualTo(game);
                    fits(
                            asked,
                            answer,
                            game.game().position() + ", " + text(game.game().outcome()));
                }
                case "forgives" -> {
                    String read = VARIANT.formatted(rules.id(), question);
                    PgnGame game = Pgn.lenient().read(read);
                    fits(asked, answer, texts(game.game().turns()));
                    assertThat(Pgn.strict().read(game.toString()).game())
                            .as(asked)
                            .isEqualTo(game.game());
                    assertThat(catchThrowableOfType(
                                    PgnException.class, () -> Pgn.strict().read(read)))
                            .isNotNull();
                }
                case "unread" -> {
                    InputException e = catchThrowableOfType(InputException.class, () -> at.parseTurn(question));
                    fits(asked, answer, String.valueOf(e.getMessage()));
                }
                case "siblings" -> fits(asked, value, at.siblings().toString());
                case "clock" -> fits(asked, value, Integer.toString(at.halfTurnClock()));
                case "en passant" ->
                    fits(
                            asked,
                            value,
                            at.enPassant().stream().map(Object::toString).collect(Collectors.joining(" ")));
                case "constraints" ->
                    fits(
                            asked,
                            value,
                            at.constraints().stream().map(Constraint::sentence).collect(Collectors.joining(" | ")));
                case "does" -> fits(asked, answer, texts(rules.effects(at, at.parseTurn(question))));
                case "offers" -> {
                    PartialTurn begun = at.begin(question);
                    String offered = texts(begun.next());
                    fits(asked, answer, begun.mayStop() ? ("or stop " + offered).strip() : offered);
                    assertThat(Reference.of(rules)
                                    .position(at.toString())
                                    .begin(question)
                                    .next())
                            .isEqualTo(begun.next());
                }
                case "algebraic" -> {
                    fits(asked, answer, at.algebraic(at.parseTurn(question)));
                    assertThat(at.parseTurn(answer)).as(asked).hasToString(question);
                }
                case "read as" -> assertThat(at.parseTurn(question)).as(asked).hasToString(answer);
                case "lenient" -> {
                    assertThat(at.parseTurn(question, Reading.LENIENT))
                            .as(asked)
                            .hasToString(answer);
                    assertThat(at.begin(question, Reading.LENIENT).turn())
                            .as(asked)
                            .hasToString(answer);
                    assertThatExceptionOfType(InputException.class).isThrownBy(() -> at.parseTurn(question));
                }
                case "begins" -> {
                    try {
                        PartialTurn begun = at.begin(question);
                        fits(asked, answer, begun.toString());
                        assertThat(at.begin(begun.toString())).as(asked).isEqualTo(begun);
                    } catch (InputException e) {
                        fits(asked, answer, String.valueOf(e.getMessage()));
                    }
                }
                case "refusable" ->
                    assertThat(words)
                            .allSatisfy(turn -> assertThatExceptionOfType(IllegalTurnException.class)
                                    .isThrownBy(() -> at.parseTurn(turn)));
                case "kind" -> {
                    Refusal refusal = at.refusal(question).orElseThrow();
                    Enum<?> kind = refusal instanceof SubMoveRefusal one
                            ? one.kind()
                            : refusal instanceof TurnRefusal two ? two.kind() : refusal.rule();
                    fits(asked, answer, kind + " " + texts(refusal.squares()));
                }
                case "squares" ->
                    fits(asked, answer, texts(at.refusal(question).orElseThrow().squares()));
                case "refused" -> {
                    IllegalTurnException e =
                            catchThrowableOfType(IllegalTurnException.class, () -> at.parseTurn(question));
                    assertThat(e).as(asked).isNotNull();
                    fits(asked, answer, e.rule() + ": " + e.refusal().sentence());
                    illegal(at, List.of(question), asked);
                }
                case "blamed" -> {
                    boolean isOneTurn = at.equals(rules.initialPosition()) && !question.startsWith("e4 e5 ");
                    for (Reading reading : List.of(Reading.STRICT, Reading.LENIENT)) {
                        blames(answer, () -> Game.of(at).play(question, reading));
                        if (isOneTurn) {
                            blames(answer, () -> at.begin(question, reading));
                        }
                    }
                    if (isOneTurn) {
                        blames(answer, () -> at.parseTurn(question.replaceAll("[ ,]", " , "), Reading.LENIENT));
                    }
                }
                case "constraints on" ->
                    fits(
                            asked,
                            answer,
                            at.constraints(question).stream()
                                    .map(Constraint::sentence)
                                    .collect(Collectors.joining(" | ")));
                case "instruction" -> fits(asked, answer, at.begin(question).instruction());
                case "reference" -> {
                    Comparisons.fastWithReference(at, 1);
                    Comparisons.perftWithReference(at, Integer.parseInt(value));
                }
                case "independent" -> {
                    Comparisons.withReference(at, ReferenceGames.of(rules.id()), 1);
                    assertThat(at.legalTurns().count()).as(asked).isEqualTo(turns().size());
                }
                default -> throw new IllegalArgumentException("expected something that can be stated, found " + key);
            }
        }

        private static void blames(String sentence, ThrowingCallable reading) {
            assertThatExceptionOfType(IllegalTurnException.class)
                    .isThrownBy(reading)
                    .withMessageEndingWith(": " + sentence);
        }

        /** Whether turns can be listed, and are not too many. */
        private boolean isListed(Position at) {
            return turns != null || at.legalTurns().countUpTo(LISTED) < LISTED;
        }

        private void legal(Position at, List<String> stated, String asked) {
            assertThat(stated).as(asked).allSatisfy(turn -> {
                Turn read = at.parseTurn(turn);
                assertThat(read).hasToString(turn);
                assertThat(at.legalTurns().contains(read)).isTrue();
            });
            if (isListed(at)) {
                assertThat(turns()).as(asked).containsAll(stated);
            }
        }

        private void illegal(Position at, List<String> stated, String asked) {
            if (isListed(at)) {
                assertThat(turns()).as(asked).doesNotContainAnyElementsOf(stated);
            } else {
                assertThat(stated)
                        .as(asked)
                        .allSatisfy(turn -> assertThatExceptionOfType(IllegalTurnException.class)
                                .isThrownBy(() -> at.parseTurn(turn)));
            }
        }
    }

    private static void fits(String asked, String expected, String found) {
        String pattern = Stream.of(expected.split("…", -1)).map(Pattern::quote).collect(Collectors.joining(".*"));
        if (!found.matches(pattern)) {
            assertThat(found).as(asked).isEqualTo(expected);
        }
    }

    private static Position after(Position at, String turns) {
        return Drawn.play(at, turns.split("; ", -1));
    }

    private static String text(Optional<Outcome> outcome) {
        return outcome.map(o -> o.reason().name().toLowerCase(Locale.ROOT).replace('_', ' ')
                        + o.winner()
                                .map(side -> side == Side.WHITE ? ", White wins" : ", Black wins")
                                .orElse(", a draw")
                        + (o.score() > 1 ? " " + o.score() : ""))
                .orElse("none");
    }

    private static String texts(Collection<?> all) {
        return all.stream().map(Object::toString).collect(Collectors.joining(" "));
    }

    private static String yes(boolean answer) {
        return answer ? "yes" : "no";
    }
}
