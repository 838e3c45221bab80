package io.github.multimove.independent;

import io.github.multimove.testkit.ReferenceGame;
import java.util.Map;

/** Geminus Chess by brute force, from `rules/geminus.md` alone. */
final class GeminusReference extends PawnThenPieceReference {

    private GeminusReference(Map<String, String> options) {
        super(options, new PawnThenPieceSubMoves(false, promotions(options)), true);
    }

    /**
     * Returns the game with the given options, defaults for those that are absent.
     *
     * @throws IllegalArgumentException if there is no such option or value
     */
    static ReferenceGame of(Map<String, String> options) {
        return new GeminusReference(options);
    }

    private static String promotions(Map<String, String> options) {
        return choice(options, "promotion", "queen", "any").equals("queen") ? "q" : "bnqr";
    }

    @Override
    public String initialPosition() {
        return "8/8/pppppppp/8/8/PPPPPPPP/8/8[KQRRBBNNkqrrbbnn] w - - 0 1";
    }

    /** White's first turn after the drops: turn number 5, White to move. */
    @Override
    boolean isFirstTurn(PawnThenPiecePosition position) {
        return position.white && position.number == 5 && position.hand.isEmpty();
    }

    @Override
    boolean firstTurnNeedsPawn() {
        return false;
    }
}
