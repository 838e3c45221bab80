package io.github.multimove.geminus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.PositionException.Kind;
import io.github.multimove.Refusal.Rule;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bad drops and bad hands are refused, and the sentence says why. */
class GeminusRefusalsTest {
    private static final String START = "8/8/pppppppp/8/8/PPPPPPPP/8/8[KQRRBBNNkqrrbbnn] w - - 0 1";
    private static final String LATE = "r4b2/k1pb2p1/pppnppnp/8/8/PPPNPPPP/2P4K/R2Q1B1R[BNqr] w - - 0 4";

    private final RuleSet rules = Geminus.rules();

    private void refuses(String position, String turn, Rule rule, String sentence) {
        Position at = rules.position(position);
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> rules.parseTurn(at, turn))
                .satisfies(e -> assertThat(e.rule()).isEqualTo(rule))
                .withMessage(turn + ": " + sentence);
    }

    @Test
    void badDropsSayWhy() {
        refuses(LATE, "Q@b1,N@c1", Rule.NO_PIECE, "no queen is in hand");
        refuses(LATE, "N@b1,N@c1", Rule.NO_PIECE, "no knight is in hand");
        refuses(LATE, "X@b1,N@c1", Rule.NO_PIECE, "no X is in hand");
        refuses(LATE, "N@a1,B@c1", Rule.MOVEMENT, "a1 is occupied by a rook");
        refuses(LATE, "N@d6,B@c1", Rule.MOVEMENT, "d6 is occupied by a knight");
        refuses(
                LATE,
                "N@d4,B@c1",
                Rule.MOVEMENT,
                "a piece is dropped on an empty square of rank 1 or rank 2, seen from its side");
        refuses(LATE, "B@b1,N@c1", Rule.MOVEMENT, "a bishop already stands on f1, a square of the same colour");
        refuses(START, "R@a2,N@c1", Rule.MOVEMENT, "a rook is dropped on rank 1 only, seen from its side");
        refuses(START, "R@a3>a2,N@c1", Rule.MOVEMENT, "a rook is dropped on rank 1 only, seen from its side");
    }

    @Test
    void badRelocationsSayWhy() {
        refuses(
                LATE,
                "N@e3,B@c1",
                Rule.MOVEMENT,
                "the pawn on e3 is relocated to an empty square of rank 2, seen from its side: the drop has to say where to");
        refuses(
                LATE,
                "N@e3>e4,B@c1",
                Rule.MOVEMENT,
                "the pawn on e3 is relocated to an empty square of rank 2, seen from its side, not to e4");
        refuses(
                LATE,
                "N@c2>c2,B@c1",
                Rule.MOVEMENT,
                "the pawn on c2 is relocated to an empty square of rank 2, seen from its side, not to c2");
        refuses(LATE, "N@b1>b2,B@c1", Rule.MOVEMENT, "no pawn of yours stands on b1 to be relocated");
        refuses(
                "kqnbbn2/8/pppppppp/8/8/QBNKBRPP/PPPPPPNR/8[] w - - 0 9",
                "N@g3>a1",
                Rule.MOVEMENT,
                "N@g3>a1 is not a drop that the rules allow here");
    }

    @Test
    void badTurnsSayWhy() {
        refuses(LATE, "N@b1", Rule.STRUCTURE, "while there are pieces in hand a turn is two drops, found 1");
        refuses(LATE, "e3e4", Rule.STRUCTURE, "while there are pieces in hand they are dropped and no piece moves");
        refuses(
                LATE,
                "N@b1,e3e4",
                Rule.STRUCTURE,
                "while there are pieces in hand they are dropped and no piece moves");
        refuses(START, "K@a1,Q@b1,N@c1", Rule.STRUCTURE, "while there are pieces in hand a turn is two drops, found 3");
    }

    @Test
    void aTurnInTheOtherOrderIsNotTheTurnItself() {
        Position late = rules.position(LATE);
        Turn turn = rules.parseTurn(late, "N@b1,B@c1");
        Turn other = Turn.of(turn.subMoves().get(1), turn.subMoves().get(0));

        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> rules.play(late, other))
                .satisfies(e -> assertThat(e.rule()).isEqualTo(Rule.ORDER))
                .withMessage(
                        "B@c1,N@b1: drops that can be made in either order stand in ascending order of their squares");
    }

    private void refuses(String position, Kind kind, String sentence) {
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> rules.position(position))
                .satisfies(e -> assertThat(e.kinds()).contains(kind))
                .withMessageContaining(sentence);
    }

    @Test
    void handsFitTheTurn() {
        refuses(
                "8/8/pppppppp/8/8/PPPPPPPP/8/8[KQRRBBNNkqrrbbnn] b - - 0 1",
                Kind.HAND,
                "Black to move must have two more pieces in hand than White, found 8 and 8");
        refuses(
                "8/8/pppppppp/8/8/PPPPPPPP/8/KQ6[RRBBNNkqrrbbnn] w - - 0 1",
                Kind.HAND,
                "White to move must have as many pieces in hand as Black, found 6 and 8");
        refuses(
                "8/8/pppppppp/8/8/PPPPPPPP/8/K7[QRRBBNNkqrrbbnn] b - - 0 1",
                Kind.HAND,
                "expected an even number of pieces in hand of White, found 7");
        refuses(
                "8/8/pppppppp/8/8/PPPPPPPP/8/8[KQRRBBNNkqrrbbnn] w - - 0 2",
                Kind.HAND,
                "White to move with 8 pieces in hand must have turn number 1, found 2");
        refuses(
                "8/8/pppppppp/8/8/PPPPPPPP/8/KQ6[RRBBNNkqrrbbnn] b - - 0 2",
                Kind.HAND,
                "Black to move with 8 pieces in hand must have turn number 1, found 2");
        refuses(
                "8/8/pppppppp/8/8/PPPPPPPP/8/KN6[RRBBNNkqrrbbnn] b - - 0 1",
                Kind.HAND,
                "White has 3 knights on the board and in hand, but the game starts with 2");
    }

    @Test
    void piecesStandWhereDropsPutThem() {
        refuses(
                "8/8/pppppppp/8/8/PPPPPPPP/R7/K7[QRBBNNkqrrbbnn] b - - 0 1",
                Kind.PIECE_OUT_OF_PLACE,
                "while there are pieces in hand no rook of White can stand on a2");
        refuses(
                "8/8/pppppppp/8/8/PPPPPPPP/8/B1B5[KQRRNNkqrrbbnn] b - - 0 1",
                Kind.PIECE_OUT_OF_PLACE,
                "no bishop of White can stand on c1");
        refuses(
                "8/8/pppppppp/8/P7/1PPPPPPP/8/KQ6[RRBBNNkqrrbbnn] b - - 0 1",
                Kind.HAND,
                "while there are pieces in hand a piece of White must stand on a3, found none");
        refuses("8/8/pppppppp/8/8/PPPPPPPP/8/KQ6 b - - 0 1", Kind.TEXT, "expected \"[\"");
        refuses(
                "8/8/pppppppp/8/8/PPPPPPPP/8/8[QKRRBBNNkqrrbbnn] w - - 0 1",
                Kind.TEXT,
                "in the order of the piece list");
        refuses("4k3/8/8/8/8/8/8/4K2R[] w K - 0 9", Kind.TEXT, "castling");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // a pawn relocated to the second rank, by the knight that stands in its place
                "8/8/pppppppp/8/8/NPPPPPPP/P7/K7[QRRBBNkqrrbbnn] b - - 0 1",
                // two pieces of one kind on squares of one colour, where they are not bishops
                "8/8/pppppppp/8/8/PPPPPPPP/8/N1N5[KQRRBBkqrrbbnn] b - - 0 1"
            })
    void piecesStandWhereverDropsPutThem(String position) {
        assertThat(rules.position(position)).hasToString(position);
    }

    @Test
    void pawnsAreRelocatedToTheSecondRankOnly() {
        refuses(
                "8/8/pppppppp/8/P7/NPPPPPPP/8/K7[QRRBBNkqrrbbnn] b - - 0 1",
                Kind.PIECE_OUT_OF_PLACE,
                "while there are pieces in hand no pawn of White can stand on a4");
    }
}
