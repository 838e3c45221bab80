package io.github.multimove.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.multimove.Game;
import io.github.multimove.IllegalTurnException;
import io.github.multimove.Orthodox;
import io.github.multimove.Outcome;
import io.github.multimove.Outcome.Reason;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import io.github.multimove.TurnFormatException;
import io.github.multimove.pgn.PgnAnnotation.Comment;
import io.github.multimove.pgn.PgnAnnotation.Nag;
import io.github.multimove.pgn.PgnAnnotation.Variation;
import io.github.multimove.rules.TurnStructure;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PgnTest {
    private static final String MATE = """
            [Event "?"]
            [Site "?"]
            [Date "????.??.??"]
            [Round "?"]
            [White "?"]
            [Black "?"]
            [Result "0-1"]
            [Termination "normal"]

            1. f3 e5 2. g4 Qh4# 0-1
            """;

    private static Game play(Game start, String... turns) {
        Game game = start;
        for (String turn : turns) {
            game = game.play(turn);
        }
        return game;
    }

    private static PgnException refusal(String text) {
        return catchThrowableOfType(PgnException.class, () -> Pgn.strict().read(text));
    }

    @Test
    void aGameIsWrittenInExportFormat() {
        Game game = play(Game.of(Orthodox.rules()), "f3", "e5", "g4", "Qh4#");
        assertThat(PgnGame.of(game)).hasToString(MATE);
        assertThat(Pgn.strict().read(MATE)).isEqualTo(PgnGame.of(game));
    }

    @Test
    void aGameFromAnotherPositionNamesIt() {
        Game game = Game.of(Orthodox.rules().position("4k3/8/8/8/8/8/8/R3K3 b - - 3 40"))
                .play("Kd7")
                .resign(Side.BLACK);
        PgnGame text = PgnGame.of(game).withTag("White", "a \"quoted\" \\ name").withTag("ECO", "");
        assertThat(text).hasToString("""
                        [Event "?"]
                        [Site "?"]
                        [Date "????.??.??"]
                        [Round "?"]
                        [White "a \\"quoted\\" \\\\ name"]
                        [Black "?"]
                        [Result "1-0"]
                        [ECO ""]
                        [FEN "4k3/8/8/8/8/8/8/R3K3 b - - 3 40"]
                        [SetUp "1"]
                        [Termination "normal"]

                        40... Kd7 1-0
                        """);
        assertThat(Pgn.strict().read(text.toString())).isEqualTo(text);
        assertThat(text.tag("White")).contains("a \"quoted\" \\ name");
        PgnGame plain = PgnGame.of(game);
        assertThat(text.withoutTag("ECO").withoutTag("White")).isEqualTo(plain).hasSameHashCodeAs(plain);
        assertThat(text).doesNotHaveSameHashCodeAs(plain);
    }

    @Test
    void commentsAnnotationsAndVariationsAreKeptWhereTheyStand() {
        String movetext = """
                {before} 1. e4 {one} $1 (1. d4 {other} 1... d5 (1... Nf6 $2) 2. c4) (1. c4)
                {two} 1... e5 ;to the end } of the line
                2. Nf3 *
                """;
        PgnGame game = Pgn.strict().read(movetext);
        assertThat(game.comments()).containsExactly(new Comment("before"));
        List<PgnAnnotation> first = game.turns().get(0).annotations();
        assertThat(first).hasSize(5);
        assertThat(first.get(0)).isEqualTo(new Comment("one"));
        assertThat(first.get(1)).isEqualTo(new Nag(1));
        Variation variation = (Variation) first.get(2);
        assertThat(variation.turns()).extracting(t -> t.turn().toString()).containsExactly("d2d4", "d7d5", "c2c4");
        Variation within = (Variation) variation.turns().get(1).annotations().get(0);
        assertThat(within.turns().get(0).annotations()).containsExactly(new Nag(2));
        assertThat(game.turns().get(1).annotations()).containsExactly(new Comment("to the end } of the line"));
        assertThat(game.toString()).endsWith("\n\n" + movetext);
        assertThat(Pgn.strict().read(game.toString())).isEqualTo(game);
    }

    @Test
    void aGamePlayedOnOrTakenBackKeepsWhatWasSaidOfIt() {
        PgnGame told = Pgn.strict().read("[Event \"Cup\"] {begins} 1. e4 $1 e5 {fair} 2. Nf3 *");
        assertThat(told.withGame(play(told.game(), "b8c6")).toString())
                .contains("[Event \"Cup\"]")
                .endsWith("\n{begins} 1. e4 $1 e5 {fair} 2. Nf3 Nc6 *\n");
        assertThat(told.withGame(play(Game.of(Orthodox.rules()), "e2e4", "c7c5"))
                        .toString())
                .endsWith("\n{begins} 1. e4 $1 c5 *\n");
        Position other = Orthodox.rules().position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        assertThat(told.withGame(play(Game.of(other), "e2e4")).toString())
                .contains("[Event \"Cup\"]")
                .endsWith("\n1. e4 *\n");
    }

    @Test
    void theFirstAndTheLastAnnotationAreKept() {
        PgnGame game = Pgn.strict().read("1. e4 $0 $255 *");
        assertThat(game.turns().get(0).annotations()).containsExactly(new Nag(0), new Nag(255));
        assertThat(Pgn.strict().read(game.toString())).isEqualTo(game);
    }

    @Test
    void annotationsAreReadInTheirOrder() {
        PgnTurn turn = Pgn.strict().read("1. e4 {best} $1 (1. d4) *").turns().get(0);
        assertThat(turn.annotations()).startsWith(new Comment("best"), new Nag(1));
        assertThat(turn.annotations())
                .element(2)
                .isInstanceOfSatisfying(
                        Variation.class,
                        variation -> assertThat(variation.turns().get(0).turn()).hasToString("d2d4"));
    }

    @Test
    void theLayoutIsFree() {
        PgnGame game = Pgn.strict()
                .read("\uFEFF%an escaped line\r\n[ Event\t\"x\" ]\r\n[Result \"0-1\"]\r\n1.f3!e5?? 2 . g4!?\r\n"
                        + "%another\r\n2... Qh4#?! {mate\r\n%kept}0-1");
        assertThat(game.tag("Event")).contains("x");
        assertThat(game.turns().stream().map(PgnTurn::annotations))
                .containsExactly(
                        List.of(new Nag(1)),
                        List.of(new Nag(4)),
                        List.of(new Nag(5)),
                        List.of(new Nag(6), new Comment("mate\r\n%kept")));
    }

    @ParameterizedTest
    @CsvSource({
        "resignation, 1-0, RESIGNATION",
        "normal, 1-0, RESIGNATION",
        "normal, 1/2-1/2, AGREEMENT",
        "Time forfeit, 1-0, TIME",
        "time forfeit, 1/2-1/2, TIME",
        "adjudication, 1/2-1/2, ADJUDICATION",
        "rules infraction, 1-0, ADJUDICATION",
        "White won because of the weather, 1-0, RESIGNATION"
    })
    void theReasonIsInTheTermination(String termination, String result, Reason reason) {
        PgnGame game = Pgn.strict().read("[Termination \"" + termination + "\"]\n1. e4 e5 " + result);
        assertThat(game.game().outcome()).map(Outcome::reason).contains(reason);
        assertThat(game.tag("Result")).contains(result);
        assertThat(Pgn.strict().read(game.toString())).isEqualTo(game);
    }

    @Test
    void claimedDrawsReadBack() {
        Game game = Game.of(Orthodox.rules());
        for (int i = 0; i < 2; i++) {
            game = play(game, "Nf3", "Nf6", "Ng1", "Ng8");
        }
        PgnGame text = PgnGame.of(game.claimDraw(Reason.THREEFOLD_REPETITION));
        assertThat(text.tag("Termination")).contains("threefold repetition");
        assertThat(Pgn.strict().read(text.toString())).isEqualTo(text);
        PgnException refusal = refusal("[Termination \"threefold repetition\"]\n1. e4 1/2-1/2");
        assertThat(refusal)
                .hasMessage("expected another reason, since no draw by threefold repetition can be claimed now,"
                        + " found \"threefold repetition\" at line 1, column 14");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "'1. e4 e5 2. Nf6 *'|1|13",
                "'1. e4\n  Nf9 *'|2|5",
                "'1. e4 2. e5 *'|1|7",
                "'1. e4 e5'|1|9",
                "'1. e4 e5 1. *'|1|10",
                "'1. e4 *\n1. e4'|2|1",
                "'1. e4 {open'|1|7",
                "'1. e4 $256 *'|1|7",
                "'$1 1. e4 *'|1|1",
                "'1. e4 (1. d4 *'|1|14",
                "'1. e4 () *'|1|8",
                "'(1. e4) *'|1|1",
                "'1. e4 ) *'|1|7",
                "'1. e4!!! *'|1|4",
                "'1. f3 e5 2. g4 Qh4# 1-0'|1|21",
                "'1. f3 e5 2. g4 Qh4# *'|1|21",
                "'1. f3 e5 2. g4 Qh4 0-1'|1|19",
                "'1. f3 e5 2. g4 Qh4# 3. a3 0-1'|1|24",
                "'[Result \"1-0\"]\n1. e4 0-1'|2|7",
                "'[Result \"win\"]\n1. e4 1-0'|1|9",
                "'[Variant \"nonsense\"]\n*'|1|10",
                "'[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n*'|1|6",
                "'[SetUp \"1\"]\n*'|1|8",
                "'[SetUp \"1\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n*'|2|6",
                "'[Event \"a\"]\n[Event \"b\"]\n*'|2|2",
                "'[Event \"a]\n*'|1|11",
                "'[Event a]\n*'|1|8",
                "'[Event \"\\n\"]\n*'|1|10",
                "'[] *'|1|2",
                "'1. e4 ] *'|1|7",
                "'1. e4 é *'|1|7",
                "'[Termination \"stalemate\"]\n1. e4 1/2-1/2'|1|14",
                "''|1|1"
            })
    void brokenTextNamesLineAndColumn(String text, int line, int column) {
        PgnException refusal = refusal(text);
        assertThat(refusal).as(text).isNotNull();
        assertThat(List.of(refusal.line(), refusal.column()))
                .as(refusal.getMessage())
                .containsExactly(line, column);
        assertThat(refusal).hasMessageEndingWith(" at line " + line + ", column " + column);
    }

    @Test
    void theCauseSaysWhichRuleRefused() {
        assertThat(refusal("1. e5 *")).hasCauseInstanceOf(IllegalTurnException.class);
        assertThat(refusal("1. e9 *")).hasCauseInstanceOf(TurnFormatException.class);
        assertThat(refusal("[SetUp \"1\"]\n[FEN \"8/8\"]\n*")).hasCauseInstanceOf(PositionException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. e4 2. e5",
                "[Result \"0-1\"]\n1. e4 e5 1-0",
                "[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 1\"]\n1. Raa8 *",
                "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 0\"]\n1. Ra8+ *",
                "[Variant \"From Position\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 0 7\"]\n7. Ra8+ *",
                "1. e4 !? e5 ?? *",
                "1. f3 e5 2. g4 Qh4 1-0",
                "7. e2-e4 e7e5 8. Ng1f3 1-0",
                "[Termination \"stalemate\"]\n1. e4 1/2-1/2",
                "[Termination \"fifty turns\"]\n1. e4 1/2-1/2"
            })
    void lenientReadingForgivesContradictions(String text) {
        PgnGame game = Pgn.lenient().read(text);
        assertThat(Pgn.strict().read(game.toString())).isEqualTo(game);
        assertThatThrownBy(() -> Pgn.strict().read(text)).isInstanceOf(PgnException.class);
    }

    @Test
    void lenientlyCapturesEnPassantMayBeMarked() {
        String start = "[SetUp \"1\"]\n[FEN \"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 7\"]\n";
        for (String capture : List.of("exd6e.p.", "exd6 e.p.", "exd6 ep")) {
            PgnGame game = Pgn.lenient().read(start + "7. " + capture + " Kd7 *");
            assertThat(game.turns()).extracting(t -> t.turn().toString()).containsExactly("e5d6", "e8d7");
            assertThatThrownBy(() -> Pgn.strict().read(start + "7. " + capture + " Kd7 *"))
                    .isInstanceOf(PgnException.class);
        }
        assertThat(refusal("1. e4. e5 *")).hasMessage("expected a turn, found \".\" at line 1, column 6");
    }

    @Test
    void theRulesAreBelievedFirstThenTheResultThenTheTag() {
        assertThat(Pgn.lenient().read("1. f3 e5 2. g4 Qh4 1-0").tag("Result")).contains("0-1");
        assertThat(Pgn.lenient().read("[Result \"0-1\"]\n1. e4 1-0").tag("Result"))
                .contains("1-0");
        assertThat(Pgn.lenient().read("[Result \"0-1\"]\n1. e4").tag("Result")).contains("0-1");
        assertThatThrownBy(() -> Pgn.lenient().read("1. e5 *")).isInstanceOf(PgnException.class);
    }

    @Test
    void rulesOfAProgramsOwnAreFoundByTheProgram() {
        RuleSet own = RuleSet.of("own", Orthodox.game(), TurnStructure.upTo(2));
        PgnGame game = PgnGame.of(play(Game.of(own), "e4,d4", "d5,Nf6"));
        assertThat(Pgn.strict().withRuleSets(id -> own).read(game.toString())).isEqualTo(game);
        assertThatThrownBy(() -> Pgn.strict().read(game.toString())).isInstanceOf(PgnException.class);
    }

    /** Counts how often services are looked up through it. */
    private static final class CountingLoader extends ClassLoader {
        private int lookups;

        CountingLoader() {
            super(PgnTest.class.getClassLoader());
        }

        @Override
        public java.util.Enumeration<java.net.URL> getResources(String name) throws java.io.IOException {
            lookups += name.startsWith("META-INF/services/") ? 1 : 0;
            return super.getResources(name);
        }
    }

    @Test
    void servicesAreLookedUpOnceForEachIdAndClassLoaderOfAStreamAndNotForEachGame() {
        CountingLoader first = new CountingLoader();
        CountingLoader second = new CountingLoader();
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        try {
            Thread.currentThread().setContextClassLoader(first);
            RuleSets.of("orthodox");
            int once = first.lookups;
            assertThat(once).isPositive();
            PgnReader reader = Pgn.strict().reader(new StringReader("*\n".repeat(2_000)));
            for (int i = 0; i < 1_000; i++) {
                reader.next();
            }
            assertThat(first.lookups).isEqualTo(2 * once);
            Thread.currentThread().setContextClassLoader(second);
            assertThat(reader.games()).hasSize(1_000);
            assertThat(first.lookups).isEqualTo(2 * once);
            assertThat(second.lookups).isEqualTo(once);
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    @Test
    void readingGoesOnAfterAGameThatIsRefused() {
        PgnReader reader = Pgn.strict()
                .reader(new StringReader(MATE
                        + "\n[Event \"bad]\n[White \"?\"]\n\n1. e4 *\n\n"
                        + MATE
                        + "\n[Event \"?\"]\n\n1. e4 e9 {[\n} 2. e4 *\n\n"
                        + MATE
                        + "\n[Event \"no end\"]\n\n1. e4\n\n"
                        + MATE));
        int read = 0;
        int refused = 0;
        while (reader.hasNext()) {
            try {
                assertThat(reader.next()).hasToString(MATE);
                read++;
            } catch (PgnException e) {
                refused++;
            }
        }
        assertThat(read).isEqualTo(4);
        assertThat(refused).isEqualTo(3);
        assertThatThrownBy(reader::next).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void aBracketBehindWhatWasRefusedInALineBeginsNoGame() {
        PgnReader reader = Pgn.strict().reader(new StringReader("1. e4 e9[Event \"in the line\"]\n*\n" + MATE));
        assertThatThrownBy(reader::next).isInstanceOf(PgnException.class);
        assertThat(reader.next()).hasToString(MATE);
        assertThat(reader.hasNext()).isFalse();
    }

    @Test
    void aCharacterZeroIsNotTheEnd() {
        assertThat(refusal(MATE + "\0")).hasMessageStartingWith("expected the end after one game");
    }

    /** A stream without end, of which ever more is made as it is read. */
    private static final class Endless extends Reader {
        private long made;
        private boolean closed;

        @Override
        public int read(char[] out, int offset, int length) {
            for (int i = 0; i < length; i++) {
                out[offset + i] = MATE.charAt((int) (made++ % MATE.length()));
            }
            return length;
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    @Test
    void aStreamWithoutEndIsReadGameByGame() throws IOException {
        Endless endless = new Endless();
        try (PgnReader reader = Pgn.strict().reader(endless)) {
            assertThat(reader.games().limit(300))
                    .allSatisfy(game -> assertThat(game.turns()).hasSize(4));
            assertThat(endless.made).isLessThan((300L + 100) * MATE.length());
        }
        assertThat(endless.closed).isTrue();
        Endless another = new Endless();
        try (Stream<PgnGame> games = Pgn.strict().reader(another).games()) {
            assertThat(games.findFirst()).map(PgnGame::toString).contains(MATE);
        }
        assertThat(another.closed).isTrue();
    }

    @Test
    void aStreamThatFailsSaysSo() {
        Reader failing = new Reader() {
            @Override
            public int read(char[] out, int offset, int length) throws IOException {
                throw new IOException("gone");
            }

            @Override
            public void close() {}
        };
        assertThatThrownBy(() -> Pgn.strict().reader(failing).hasNext()).isInstanceOf(UncheckedIOException.class);
    }

    @Test
    void sizesAreBounded() {
        String deep = "1. e4 " + "(1. d4 ".repeat(Pgn.MAX_DEPTH) + ")".repeat(Pgn.MAX_DEPTH) + " *";
        PgnGame game = Pgn.strict().read(deep);
        assertThat(Pgn.strict().read(game.toString())).isEqualTo(game);
        assertThat(refusal("1. e4 " + "(1. d4 ".repeat(200_000))).hasMessageContaining("at most 64 deep");
        assertThat(refusal("1. e4 {" + "x".repeat(Pgn.MAX_CHARACTERS))).hasMessageContaining("at most");
        assertThat(refusal("[a \"\n".repeat(400_000))).hasMessageContaining("\" after the value of the tag");
        String names = IntStream.range(0, 200_000)
                .mapToObj("[n%s \"\"]\n\n"::formatted)
                .collect(Collectors.joining());
        assertThat(Pgn.lenient().read(names).tags()).hasSizeGreaterThan(200_000);
        assertThat(refusal("1. e4 $" + "1".repeat(Pgn.MAX_CHARACTERS))).hasMessageContaining("at most");
        PgnAnnotation nested = game.turns().get(0).annotations().get(0);
        PgnTurn first = new PgnTurn(game.turns().get(0).turn(), List.of(nested));
        assertThatThrownBy(() -> game.withAnnotations(0, List.of(new Variation(List.of(), List.of(first)))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Tag("full")
    void theNumberOfTurnsIsBounded() {
        assertThat(refusal("1. e4 " + "(1. d4)".repeat(Pgn.MAX_TURNS))).hasMessageContaining("at most 100000 turns");
    }

    @Test
    void whatCannotBeWrittenIsRefused() {
        PgnGame game = PgnGame.of(play(Game.of(Orthodox.rules()), "e4"));
        PgnGame line = PgnGame.of(Game.of(Orthodox.rules())).withComments(List.of(new Comment("a}\u2028b")));
        assertThat(Pgn.strict().read(line.toString())).isEqualTo(line);
        for (String comment : List.of("}\n", "\n}", "\r}")) {
            assertThatThrownBy(() -> new Comment(comment)).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> new Nag(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Nag(256)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Variation(List.of(), List.of())).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> game.withTag("Result", "1-0")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> game.withTag("two words", "")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> game.withTag("Event", "a\nb")).isInstanceOf(IllegalArgumentException.class);
        Turn black = game.turns().get(0).turn();
        Position after = game.game().position();
        Turn reply = after.ruleSet().parseTurn(after, "e5");
        assertThat(black).isNotEqualTo(reply);
        assertThatThrownBy(() -> game.withAnnotations(
                        0, List.of(new Variation(List.of(), List.of(new PgnTurn(reply, List.of()))))))
                .isInstanceOf(IllegalTurnException.class);
    }

    @Test
    void linesAreAtMostEightyWide() {
        Game game = Game.of(Orthodox.rules());
        for (int i = 0; i < 3; i++) {
            game = play(game, "Nf3", "Nf6", "Ng1", "Ng8");
        }
        assertThat(PgnGame.of(game).toString().lines())
                .allSatisfy(line -> assertThat(line.length()).isLessThan(80));
    }

    @Test
    void aRefusalCanBeWrittenAndReadBackInANativeImageToo() throws IOException, ClassNotFoundException {
        PgnException refused =
                catchThrowableOfType(PgnException.class, () -> Pgn.strict().read("1. e4\n1... e6?!? *"));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(refused);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            PgnException read = (PgnException) in.readObject();
            assertThat(read).hasMessage(refused.getMessage());
            assertThat(read.line()).isEqualTo(2);
            assertThat(read.column()).isEqualTo(refused.column());
        }
        try (InputStream in = PgnException.class.getResourceAsStream(
                "/META-INF/native-image/io.github.multimove/multimove-pgn/serialization-config.json")) {
            assertThat(in).asString(StandardCharsets.UTF_8).contains("\"" + PgnException.class.getName() + "\"");
        }
    }

    @Test
    void aTreeHasTheLineFirstAndThenVariations() {
        String text = "1. e4 e5 (1... d5 2. exd5 (2. e5) 2... Qxd5) (1... c5) 2. Nf3 *";
        PgnNode root = Pgn.lenient().read(text).root();
        assertThat(root.turn()).isEmpty();
        assertThat(root.position()).isEqualTo(Orthodox.rules().initialPosition());
        assertThat(root.next()).hasSize(1);
        List<PgnNode> replies = root.next().get(0).next();
        assertThat(replies)
                .extracting(node -> node.turn().orElseThrow().turn().toString())
                .containsExactly("e7e5", "d7d5", "c7c5");
        assertThat(replies.get(0).next().get(0).next()).isEmpty();
        assertThat(replies.get(1).next())
                .extracting(node -> node.turn().orElseThrow().turn().toString())
                .containsExactly("e4d5", "e4e5");
        assertThat(replies.get(1).next().get(0).next().get(0).position())
                .isEqualTo(
                        root.position().play("e2e4").play("d7d5").play("e4d5").play("d8d5"));
        assertThat(Pgn.lenient().read(text).root()).isEqualTo(root).hasSameHashCodeAs(root);
        assertThat(replies.get(0)).isNotEqualTo(replies.get(1));
    }

    /** Every comment and mark of the text stands on one node: before its turn or behind it. */
    @Test
    void goingThroughTheTreeLosesNothing() {
        String text = "{a} 1. e4 {b} ({c} {d} 1. d4 $1 {e} 1... d5 ({f} 1... f5 {g}) 2. c4 {h}) 1... e5 {i} $2 *";
        StringBuilder found = new StringBuilder();
        List<PgnNode> open = new ArrayList<>(List.of(Pgn.strict().read(text).root()));
        while (!open.isEmpty()) {
            PgnNode node = open.remove(open.size() - 1);
            node.comments().forEach(comment -> found.append(comment.text()));
            for (PgnAnnotation annotation :
                    node.turn().map(PgnTurn::annotations).orElse(List.of())) {
                if (annotation instanceof Comment comment) {
                    found.append(comment.text());
                } else if (annotation instanceof Nag nag) {
                    found.append(nag.number());
                }
            }
            open.addAll(node.next());
        }
        assertThat(found.chars().sorted().mapToObj(Character::toString).collect(Collectors.joining()))
                .isEqualTo("12abcdefghi");
        PgnNode game = Pgn.strict().read(text).root();
        assertThat(game.comments()).containsExactly(new Comment("a"));
        assertThat(game.next().get(1).comments()).containsExactly(new Comment("c"), new Comment("d"));
        assertThat(game.next().get(1).next().get(1).comments()).containsExactly(new Comment("f"));
    }
}
