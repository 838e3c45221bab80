package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.Outcome;
import io.github.multimove.Outcome.Reason;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.perft.Perft;
import io.github.multimove.testkit.Laws;
import io.github.multimove.testkit.RandomPlay;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games won by pieces in a line: {@code connectN}, under turns of one move and of several. */
class ConnectedTest {
    private static final VariantFile FILE = VariantFile.read("""
            [tictactoe]
            maxRank = 3
            maxFile = 3
            immobile = p
            startFen = 3/3/3[PPPPPpppp] w - - 0 1
            pieceDrops = true
            doubleStep = false
            castling = false
            connectN = 3
            [double-tictactoe:tictactoe]
            turn = move or-drop, move or-drop if-possible
            [four:chess]
            connectN = 4
            [marseillais-four:chess]
            connectN = 4
            turn = move safe, move safe if-possible
            turnEnds = check
            [two-prong-four:chess]
            connectN = 4
            turn = up-to 2
            """);

    @ParameterizedTest
    @CsvSource({
        "'3/1p1/PPP[PPppp] b - - 0 3', true",
        "'2P/1P1/Ppp[PPpp] b - - 0 3', true",
        "'Pp1/Pp1/P2[PPpp] b - - 0 3', true",
        "'Pp1/Pp1/2P[PPpp] b - - 0 3', false",
        "'Pp1/P1p/Pp1[PPpp] w - - 0 4', false"
    })
    void aLineAlongRankFileOrDiagonalWins(String text, boolean isWon) {
        assertThat(FILE.ruleSet("tictactoe").position(text).outcome())
                .isEqualTo(isWon ? Optional.of(Outcome.win(Side.WHITE, Reason.PIECES_CONNECTED)) : Optional.empty());
    }

    /** The counts of all games, as often published. */
    @Test
    void ticTacToeHasItsGames() {
        RuleSet rules = FILE.ruleSet("tictactoe");
        assertThat(IntStream.rangeClosed(1, 5).mapToLong(depth -> Perft.count(rules.initialPosition(), depth)))
                .containsExactly(9L, 72L, 504L, 3_024L, 15_120L);
    }

    /** Only the end of a turn asks: a line made and broken within one does not win. */
    @Test
    void aLineWinsAtTheEndOfATurn() {
        RuleSet rules = FILE.ruleSet("marseillais-four");
        Position position = rules.position("4k3/8/8/8/8/8/P7/RNB1K3 w - - 0 10");
        assertThat(rules.play(position, rules.parseTurn(position, "e1d1,d1d2")).outcome())
                .isEmpty();
        assertThat(rules.play(position, rules.parseTurn(position, "a2a3,e1d1")).outcome())
                .contains(Outcome.win(Side.WHITE, Reason.PIECES_CONNECTED));
    }

    @ParameterizedTest
    @ValueSource(strings = {"tictactoe", "double-tictactoe", "four", "marseillais-four", "two-prong-four"})
    void theLawsHold(String name) {
        for (Position position : RandomPlay.game(FILE.ruleSet(name), 3, 2)) {
            Laws.all(position, 1);
        }
    }

    /** Every end by a line is one, and no line is overlooked. */
    @ParameterizedTest
    @ValueSource(strings = {"tictactoe", "double-tictactoe", "two-prong-four"})
    void endsAreThoseOfALine(String name) {
        int won = 0;
        for (int seed = 0; seed < 20; seed++) {
            for (Position position : RandomPlay.game(FILE.ruleSet(name), seed, 40)) {
                boolean isLine = hasLine(position, name.endsWith("four") ? 4 : 3);
                Optional<Outcome> end = position.outcome().filter(each -> each.reason() == Reason.PIECES_CONNECTED);
                assertThat(end.isPresent()).as(position.toString()).isEqualTo(isLine);
                assertThat(end.flatMap(Outcome::winner)).isNotEqualTo(Optional.of(position.side()));
                won += isLine ? 1 : 0;
            }
        }
        assertThat(won).isPositive();
    }

    /** Each square and each way, a square at a time. */
    private static boolean hasLine(Position position, int length) {
        return position.board().squares().stream()
                .anyMatch(first -> Stream.of(new int[] {1, 0}, new int[] {0, 1}, new int[] {1, 1}, new int[] {1, -1})
                        .anyMatch(way -> IntStream.range(0, length)
                                .allMatch(n -> position.board()
                                        .square(first.file() + n * way[0], first.rank() + n * way[1], 0)
                                        .flatMap(position::piece)
                                        .filter(piece -> piece.side() != position.side())
                                        .isPresent())));
    }

    @Test
    void itIsWrittenAndRefusedWithItsReason() {
        RuleSet rules = FILE.ruleSet("four");
        assertThat(VariantFile.read(VariantFile.write(rules))
                        .ruleSet("four")
                        .base()
                        .connected())
                .hasValue(4);
        assertThatThrownBy(() -> VariantFile.read("[a:chess]\nconnectN = 1").ruleSet("a"))
                .hasMessageContaining("expected 0, or 2 to 99, found \"1\"");
        assertThatThrownBy(() -> VariantFile.read(
                                "[a:chess]\nking = -\nconnectN = 4\nstartFen = 8/8/8/8/8/8/8/QQ4qq w - - 0 1\ncastling = false")
                        .ruleSet("a"))
                .hasMessageContaining("royal piece");
    }
}
