package io.github.multimove;

import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.TurnStructure;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Orthodox chess: the base game, its men, and the rule set of one move a turn (id {@code orthodox}).
 *
 * <p>Source: the FIDE Laws of Chess, as rules/common.md states them.
 */
public final class Orthodox {
    /** The king. */
    public static final PieceType KING = PieceType.of("king", 'K', "K");
    /** The queen. */
    public static final PieceType QUEEN = PieceType.of("queen", 'Q', "Q");
    /** The rook. */
    public static final PieceType ROOK = PieceType.of("rook", 'R', "R");
    /** The bishop. */
    public static final PieceType BISHOP = PieceType.of("bishop", 'B', "B");
    /** The knight. */
    public static final PieceType KNIGHT = PieceType.of("knight", 'N', "N");
    /** The pawn, with its double step from where the array has pawns. */
    public static final PieceType PAWN = PieceType.of("pawn", 'P', "mfWcfFimfnD");

    private static final BaseGame GAME = make();

    private Orthodox() {}

    private static BaseGame make() {
        Board board = Board.of(8, 8);
        return BaseGame.builder("orthodox", board)
                .royal(KING)
                .men(QUEEN, ROOK, BISHOP, KNIGHT)
                .pawn(PAWN)
                .array("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")
                .castling(Side.WHITE, "K", "e1", "h1", "g1", "f1", "O-O")
                .castling(Side.WHITE, "Q", "e1", "a1", "c1", "d1", "O-O-O")
                .castling(Side.BLACK, "k", "e8", "h8", "g8", "f8", "O-O")
                .castling(Side.BLACK, "q", "e8", "a8", "c8", "d8", "O-O-O")
                .enPassant(true)
                .promotion(new Promotion(PAWN, Set.of(), rank(board, 7), List.of(QUEEN, ROOK, BISHOP, KNIGHT), false))
                .neverOnRanks(PAWN, 0, 7)
                .build();
    }

    private static Set<Square> rank(Board board, int rank) {
        Set<Square> squares = new HashSet<>();
        for (Square square : board.squares()) {
            if (square.rank() == rank) {
                squares.add(square);
            }
        }
        return squares;
    }

    /** Returns the base game. */
    public static BaseGame game() {
        return GAME;
    }

    /** Returns the rule set of orthodox chess, one move a turn. */
    public static RuleSet rules() {
        return RuleSet.of("orthodox", GAME, TurnStructure.one());
    }
}
