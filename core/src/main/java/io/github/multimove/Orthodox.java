package io.github.multimove;

import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import io.github.multimove.spi.Option;
import io.github.multimove.spi.Variant;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Orthodox chess: the base game, its pieces, and the rule set of one move a turn (id {@code orthodox}).
 *
 * <p>Source: the FIDE Laws of Chess, as rules/common.md states them.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="orthodox"}
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

    static final Variant VARIANT = Variant.ofBase(
                    "orthodox", "Orthodox chess", "A turn is one move; checkmate wins.", choice -> GAME)
            .alsoCalled("Standard", "normal", "Chess", "From Position", "Regular", "Classical")
            .with(Option.DEAD_DRAWS);

    private Orthodox() {}

    private static BaseGame make() {
        Board board = Board.of(8, 8);
        return BaseGame.builder("orthodox", board)
                .royal(KING)
                .pieces(QUEEN, ROOK, BISHOP, KNIGHT)
                .pawn(PAWN)
                .array("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")
                .castling(
                        Side.WHITE,
                        "K",
                        right -> right.king("e1", "g1").rook("h1", "f1").symbol("O-O"))
                .castling(
                        Side.WHITE,
                        "Q",
                        right -> right.king("e1", "c1").rook("a1", "d1").symbol("O-O-O"))
                .castling(
                        Side.BLACK,
                        "k",
                        right -> right.king("e8", "g8").rook("h8", "f8").symbol("O-O"))
                .castling(
                        Side.BLACK,
                        "q",
                        right -> right.king("e8", "c8").rook("a8", "d8").symbol("O-O-O"))
                .enPassant(true)
                .promotion(Promotion.of(PAWN, QUEEN, ROOK, BISHOP, KNIGHT).must(rank(board, 7)))
                .neverOnRanks(PAWN, 0, 7)
                .build();
    }

    private static Set<Square> rank(Board board, int rank) {
        return board.squares().stream().filter(square -> square.rank() == rank).collect(Collectors.toUnmodifiableSet());
    }

    /** Returns the base game. */
    public static BaseGame game() {
        return GAME;
    }

    /** Returns the rule set of orthodox chess, one move a turn. */
    public static RuleSet rules() {
        return VARIANT.rules();
    }
}
