package io.github.multimove.bases;

import io.github.multimove.Board;
import io.github.multimove.Orthodox;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.Square;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import io.github.multimove.spi.Variant;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Grand Chess: 10x10 squares, with a {@linkplain #MARSHAL marshal} and a {@linkplain #CARDINAL cardinal} a side, no
 * castling, and promotion only to pieces that have been captured.
 *
 * <p>Source: Christian Freeling, Grand Chess, 1984, as rules/base-games.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="grand"}
 */
public final class Grand {
    /** The marshal or chancellor: moves as rook or knight. */
    public static final PieceType MARSHAL = PieceType.of("marshal", 'C', "RN");
    /** The cardinal or archbishop: moves as bishop or knight. */
    public static final PieceType CARDINAL = PieceType.of("cardinal", 'A', "BN");

    private static final BaseGame GAME = make();

    static final Variant VARIANT = Variant.ofBase(
                    "grand",
                    "Grand Chess",
                    "A turn is one move on a board of ten by ten, with cardinal and marshal; checkmate wins.",
                    choice -> GAME)
            .by("Christian Freeling")
            .in(1984);

    private Grand() {}

    private static BaseGame make() {
        Board board = Board.of(10, 10);
        Promotion promotion = Promotion.of(
                        Orthodox.PAWN,
                        Orthodox.QUEEN,
                        MARSHAL,
                        CARDINAL,
                        Orthodox.ROOK,
                        Orthodox.BISHOP,
                        Orthodox.KNIGHT)
                .may(ranks(board, 7, 8))
                .must(ranks(board, 9, 9))
                .onlyToCaptured();
        return BaseGame.builder("grand", board)
                .royal(Orthodox.KING)
                .pieces(Orthodox.QUEEN, MARSHAL, CARDINAL, Orthodox.ROOK, Orthodox.BISHOP, Orthodox.KNIGHT)
                .pawn(Orthodox.PAWN)
                .array("r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R")
                .enPassant(true)
                .promotion(promotion)
                .neverOnRanks(Orthodox.PAWN, 0)
                .build();
    }

    private static Set<Square> ranks(Board board, int first, int last) {
        return board.squares().stream()
                .filter(square -> square.rank() >= first && square.rank() <= last)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Returns the base game. */
    public static BaseGame game() {
        return GAME;
    }

    /** Returns the rule set of Grand Chess, one move a turn (id {@code grand}). */
    public static RuleSet rules() {
        return VARIANT.rules();
    }
}
