package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.multimove.Game;
import io.github.multimove.IllegalTurnException;
import io.github.multimove.InputException;
import io.github.multimove.PartialTurn;
import io.github.multimove.Piece;
import io.github.multimove.Position;
import io.github.multimove.Reading;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.explain.SubMoveRefusal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Turns as people write them, in every game: what is read, and which sub-move is blamed for what is not. */
class TurnTextsTest {
    private static Position after(String id, @Nullable String turns) {
        Game game = Game.of(RuleSets.of(id));
        return (turns == null ? game : game.play(turns, Reading.LENIENT)).position();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            it | Cf3 | g1f3
            it | Cg1-f3 | g1f3
            de | Sf3 | g1f3
            fr | Cf3 | g1f3
            es | Cf3 | g1f3
            pl | Sf3 | g1f3
            hu | Hf3 | g1f3
            hu | Ge4 | e2e4
            en | Nf3 | g1f3
            """)
    void lettersOfALanguageAreRead(String language, String text, String turn) {
        Reading reading = Reading.lenient(Locale.forLanguageTag(language));
        assertThat(after("orthodox", null).parseTurn(text, reading)).hasToString(turn);
        assertThat(Game.of(RuleSets.of("orthodox")).play(text, reading).turns()).hasToString("[" + turn + "]");
    }

    @Test
    void promotionsAndCastlingAreReadInALanguage() {
        Position position = RuleSets.of("orthodox").position("8/P3k3/8/8/8/8/8/R3K2R w KQ - 0 1");
        assertThat(position.parseTurn("a8=D", Reading.lenient(Locale.GERMAN))).hasToString("a7a8q");
        assertThat(position.parseTurn("a8D", Reading.lenient(Locale.ITALIAN))).hasToString("a7a8q");
        assertThat(position.parseTurn("O-O", Reading.lenient(Locale.ITALIAN))).hasToString("e1g1");
        assertThat(position.parseTurn("Re2", Reading.lenient(Locale.FRENCH))).hasToString("e1e2");
        assertThat(position.parseTurn("Rd1", Reading.lenient(Locale.FRENCH))).hasToString("e1d1");
        assertThat(position.begin("Rd1", Reading.lenient(Locale.FRENCH)).turn()).hasToString("e1d1");
        assertThatThrownBy(() -> position.parseTurn("Tc4", Reading.lenient(Locale.FRENCH)))
                .hasMessageStartingWith("Tc4: ");
        assertThat(position.parseTurn("O-O-O", Reading.lenient(new Locale("et"))))
                .hasToString("e1c1");
        assertThatThrownBy(() -> position.parseTurn("Re2 Tx9", Reading.lenient(Locale.FRENCH)))
                .hasMessage("expected the end of the sub-move, found \" Tx9\" at character 3");
        assertThatThrownBy(() -> Reading.lenient(Locale.JAPANESE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("expected one of the languages cs, da, de, en, ")
                .hasMessageEndingWith(", found ja");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            orthodox    | e4 e5 Nf3          | [e2e4, e7e5, g1f3]
            orthodox    | 1. e4 e5 2.Nf3     | [e2e4, e7e5, g1f3]
            progressive | 1. e4 e5 / Nf6     | [e2e4, e7e5,g8f6]
            progressive | e4 e5 Nf6 d4 d5 c4 | [e2e4, e7e5,g8f6, d2d4,d4d5,c2c4]
            duck        | 1. e4 @g6 d5 @c4   | [e2e4,@g6, d7d5,@c4]
            two-prong   | e4 e5 / Nf6        | [e2e4, g8f6,e7e5]
            """)
    void aTextOfSeveralTurnsIsPlayed(String id, String text, String turns) {
        Game start = Game.of(RuleSets.of(id));
        assertThat(start.play(text, Reading.LENIENT).turns().toString().replaceAll("g8f6,e7e5|e7e5,g8f6", "-"))
                .isEqualTo(turns.replaceAll("g8f6,e7e5|e7e5,g8f6", "-"));
    }

    @ParameterizedTest
    @CsvSource({"a8, a7a8b or a7a8n or a7a8q or a7a8r", "a8=K, a7a8b or a7a8n or a7a8q or a7a8r"})
    void aPromotionWithoutItsPieceSaysSo(String text, String possible) {
        for (String id : List.of("orthodox", "two-prong", "marseillais", "duck", "twinmove", "progressive")) {
            Position position = RuleSets.of(id).position("8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
            IllegalTurnException refused =
                    catchThrowableOfType(IllegalTurnException.class, () -> position.parseTurn(text));
            assertThat(refused.refusal()).as(id).extracting("kind").isEqualTo(SubMoveRefusal.Kind.ONLY_AS);
            assertThat(refused).hasMessageEndingWith("cannot make the move " + text + ", only " + possible);
        }
    }

    static Stream<String> ids() {
        return RuleSets.ids().stream();
    }

    /** In each place of a turn one sub-move that no piece can make is put for another: it is blamed, wherever it is entered. */
    @ParameterizedTest
    @MethodSource("ids")
    void theFirstBadSubMoveIsBlamedInEveryEntry(String id) {
        RuleSet rules = RuleSets.of(id);
        SplittableRandom random = new SplittableRandom(11);
        Position position = rules.initialPosition();
        for (int i = 0; i < 12 && rules.outcome(position).isEmpty(); i++) {
            Turn turn = rules.legalTurns(position).sample(random);
            List<String> coordinates = new ArrayList<>(
                    turn.subMoves().stream().map(SubMove::toString).toList());
            List<String> algebraic = new ArrayList<>(Arrays.asList(position.algebraic(turn)
                    .replaceAll("[+#]$", "")
                    .replaceAll("(?<=.)@(?=[a-z])", ",@")
                    .split(",")));
            for (int place = 0; place < Math.min(coordinates.size(), 5); place++) {
                blamed(position, coordinates, place, badCoordinates(position, turn));
                Optional<String> bad = badAlgebraic(position, turn);
                if (bad.isPresent() && algebraic.size() == coordinates.size()) {
                    blamed(position, algebraic, place, bad.get());
                }
            }
            position = rules.play(position, turn);
        }
    }

    private static void blamed(Position position, List<String> subMoves, int place, String bad) {
        List<String> parts = new ArrayList<>(subMoves);
        parts.set(place, bad);
        String text = String.join(",", parts);
        Set<String> sentences = new HashSet<>();
        for (Map.Entry<String, ThrowingCallable> entry : Map.<String, ThrowingCallable>of(
                        "strict", () -> position.parseTurn(text),
                        "lenient", () -> position.parseTurn(text, Reading.LENIENT),
                        "begin", () -> position.begin(text),
                        "begin leniently", () -> position.begin(text, Reading.LENIENT),
                        "then", () -> parts.stream().reduce(position.begin(), PartialTurn::then, (a, b) -> b),
                        "game", () -> Game.of(position).play(text))
                .entrySet()) {
            InputException refused = catchThrowableOfType(InputException.class, entry.getValue());
            assertThat(refused)
                    .as("%s of %s at %s", entry.getKey(), text, position)
                    .isInstanceOfSatisfying(
                            IllegalTurnException.class,
                            e -> assertThat(e.refusal())
                                    .as("%s of %s at %s: %s", entry.getKey(), text, position, e.getMessage())
                                    .isInstanceOfSatisfying(
                                            SubMoveRefusal.class,
                                            reason ->
                                                    assertThat(reason.subMove()).isEqualTo(bad)));
            sentences.add(((IllegalTurnException) refused).refusal().sentence());
        }
        assertThat(sentences).as(text).hasSize(1);
    }

    /** The move of a piece from a square that is empty before, in and after the turn. */
    private static String badCoordinates(Position position, Turn turn) {
        Set<Square> used = new HashSet<>(position.pieces().keySet());
        turn.subMoves().forEach(subMove -> used.add(subMove.to()));
        List<Square> free = position.board().squares().stream()
                .filter(square -> !used.contains(square))
                .toList();
        boolean isFlat = position.board().levels() == 1;
        return free.get(0) + (isFlat ? "" : "-") + free.get(1);
    }

    /** A king's move to a square that is far from every king. */
    private static Optional<String> badAlgebraic(Position position, Turn turn) {
        int far = turn.subMoves().size() + 4;
        List<Square> kings = position.pieces().entrySet().stream()
                .filter(on -> on.getValue().stream().map(Piece::type).anyMatch(type -> type.letter() == 'K'))
                .map(Map.Entry::getKey)
                .toList();
        return position.board().squares().stream()
                .filter(square -> kings.stream()
                        .allMatch(king ->
                                Math.max(Math.abs(king.file() - square.file()), Math.abs(king.rank() - square.rank()))
                                        >= Math.min(far, 4)))
                .filter(square -> position.pieces().get(square) == null)
                .findFirst()
                .filter(square -> !kings.isEmpty())
                .map(square -> "K" + square);
    }

    @Test
    void aTurnInTheOtherOrderIsNotTheTurnItself() {
        RuleSet rules = RuleSets.of("geminus");
        Position late = rules.position("r4b2/k1pb2p1/pppnppnp/8/8/PPPNPPPP/2P4K/R2Q1B1R[BNqr] w - - 0 4");
        Turn turn = rules.parseTurn(late, "N@b1,B@c1");
        Turn other = Turn.of(turn.subMoves().get(1), turn.subMoves().get(0));
        assertThatThrownBy(() -> rules.play(late, other))
                .isInstanceOf(IllegalTurnException.class)
                .hasMessage(
                        "B@c1,N@b1: drops that can be made in either order stand in ascending order of their squares");
    }
}
