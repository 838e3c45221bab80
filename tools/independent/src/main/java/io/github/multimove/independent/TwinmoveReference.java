package io.github.multimove.independent;

import io.github.multimove.testkit.ReferenceGame;
import java.util.Map;

/** Twinmove Chess by brute force, from `rules/twinmove.md` alone. */
final class TwinmoveReference extends PawnThenPieceReference {

    private static final String ARRAY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    private TwinmoveReference(Map<String, String> options) {
        super(options, new PawnThenPieceSubMoves(true, promotions(options)), false);
    }

    /**
     * Returns the game with the given options, defaults for those that are absent.
     *
     * @throws IllegalArgumentException if there is no such option or value
     */
    static ReferenceGame of(Map<String, String> options) {
        return new TwinmoveReference(options);
    }

    private static String promotions(Map<String, String> options) {
        return choice(options, "promotion", "any", "queen").equals("queen") ? "q" : "bnqr";
    }

    @Override
    public String initialPosition() {
        return ARRAY;
    }

    /** Turn number 1, White to move, the array untouched. */
    @Override
    boolean isFirstTurn(PawnThenPiecePosition position) {
        PawnThenPiecePosition array = new PawnThenPieceText(false).read(ARRAY);
        return position.white && position.number == 1 && position.sameBoard(array);
    }

    @Override
    boolean firstTurnNeedsPawn() {
        return true;
    }
}
