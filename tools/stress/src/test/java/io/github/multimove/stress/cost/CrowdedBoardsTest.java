package io.github.multimove.stress.cost;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Board;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.Turns;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.TurnStructure;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Turns of two pieces at once in check, where more pieces may move than a word has bits. */
@Tag("mutation")
class CrowdedBoardsTest {
    private static final int BITS = 63;

    private static long movers(BoardPosition position) {
        return Arrays.stream(subMoves(position)).map(Packed::from).distinct().count();
    }

    private static long[] subMoves(BoardPosition position) {
        return ((SimultaneousStructure) position.clause.structure)
                .subMoves(position)
                .toArray();
    }

    /** Whether sub-moves fit together and leave the royal piece safe, found by making them, as the reference generator does. */
    private static boolean isLegal(BoardPosition position, long... turn) {
        SimultaneousStructure prongs = (SimultaneousStructure) position.clause.structure;
        for (int i = 0; i < turn.length; i++) {
            if (!prongs.fits(position, turn, i, turn[i])) {
                return false;
            }
        }
        return position.rules().royal.isSafe(prongs, position, turn, turn.length);
    }

    /** One check, a rook that a rook pins, two wazirs of which one must stay, and many other wazirs. */
    private static BoardPosition pinned(TurnStructure turns) {
        PieceType king = PieceType.of("king", 'K', "K");
        PieceType rook = PieceType.of("rook", 'R', "R");
        PieceType bishop = PieceType.of("bishop", 'B', "B");
        PieceType wazir = PieceType.of("wazir", 'W', "W");
        String row = "W1".repeat(8);
        BaseGame base = BaseGame.builder("crowded", Board.of(16, 12))
                .royal(king)
                .pieces(rook, bishop, wazir)
                .array(String.join(
                        "/", "W1W1W1W1W6k", row, row, row, row, row, row, row, "7r8", "R4b10", "7R8", "7K1W1W3r"))
                .build();
        return (BoardPosition) RuleSet.of("crowded", base, turns).initialPosition();
    }

    static Stream<TurnStructure> pairs() {
        return Stream.of(TurnStructure.upTo(2), TurnStructure.upTo(2).collision(true));
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void everyPairIsJudgedAsTheReferenceGeneratorDoes(TurnStructure structure) {
        BoardPosition position = pinned(structure);
        assertThat(movers(position)).isGreaterThan(BITS);
        assertThat(position.isCheck()).isTrue();
        Turns turns = position.rules().turns(position);
        TurnCursor cursor = turns.cursor();
        for (long a : subMoves(position)) {
            long[] alone = {a};
            if (isLegal(position, alone)) {
                assertThat(cursor.next()).isTrue();
                assertThat(cursor.toArray()).containsExactly(alone);
            }
            for (long b : subMoves(position)) {
                long[] both = {Math.min(a, b), Math.max(a, b)};
                if (a < b && isLegal(position, both)) {
                    assertThat(cursor.next()).isTrue();
                    assertThat(cursor.toArray()).containsExactly(both);
                }
            }
        }
        assertThat(cursor.next()).isFalse();
    }
}
