package io.github.multimove.internal.explain;

import io.github.multimove.Refusal;
import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.simultaneous.Prongs;
import java.util.Optional;

/** Explains turns of several men at once (rules/two-prong.md). */
final class ProngExplainer extends Explainer {
    private final Prongs prongs;

    ProngExplainer(Prongs prongs) {
        super(prongs);
        this.prongs = prongs;
    }

    @Override
    Optional<Refusal> misfit(Rules rules, Field field, long[] turn, boolean isOpening) {
        return new Clashes(prongs, field).refusal(turn, isOpening).map(Refusal.class::cast);
    }

    @Override
    boolean mayLeaveTogether(Field field, int[] squares) {
        return squares.length <= prongs.most;
    }

    @Override
    boolean takesAlone(Field field, int from, int code) {
        return true;
    }

    /** Promotion to captured men aside, for what prongs.fits together now may then not do so after a turn. */
    @Override
    boolean fitTogether(Field field, long[] captures) {
        for (int i = 0; i < captures.length; i++) {
            if (!prongs.fits(field, captures, i, captures[i])) {
                return false;
            }
        }
        return !prongs.tables.takesFromReserve();
    }
}
