package io.github.multimove.progressive;

import static io.github.multimove.rules.Step.Duty.OR_STALEMATE;
import static io.github.multimove.rules.Step.EnPassant.NEVER;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.spi.Choice;
import io.github.multimove.spi.Variant;
import java.util.List;

/**
 * Progressive Take-All Chess (id {@code progressive-take-all}): White makes one sub-move, Black two, White three, and so on; the
 * side that captures all enemy pieces wins. No piece is royal, and a pawn may become a king too.
 *
 * <p>Source: G. Dipilato, late 1970s, played in AISE; Mori and Castelli on chessvariants.com, as rules/more-series.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="progressive-take-all"}
 */
public final class ProgressiveTakeAll {
    private static final int CLAIM_AFTER = 10;

    static final Variant VARIANT = Variant.of(
                    "progressive-take-all",
                    "Progressive Take-All Chess",
                    "White makes one move, Black two, White three, and so on; capturing all enemy pieces wins.",
                    ProgressiveTakeAll::rules)
            .by("G. Dipilato");

    private ProgressiveTakeAll() {}

    /** Returns Progressive Take-All Chess. */
    public static RuleSet rules() {
        return VARIANT.rules();
    }

    private static RuleSet rules(Choice choice) {
        Step move = Step.move();
        return RuleSet.of(
                choice.id(),
                game(),
                Series.repeat(
                        Series.Length.growing(), move, move.duty(OR_STALEMATE).enPassant(NEVER)),
                RoyalRule.lastPiece().claimAfter(CLAIM_AFTER));
    }

    private static BaseGame game() {
        BaseGame.Builder builder = Orthodox.game().toBuilder("take-all").noPromotion();
        Orthodox.game().promotions().stream()
                .map(promotion -> promotion.into(
                        List.of(Orthodox.QUEEN, Orthodox.ROOK, Orthodox.BISHOP, Orthodox.KNIGHT, Orthodox.KING)))
                .forEach(builder::promotion);
        return builder.build();
    }
}
