package io.github.multimove.internal.fast.bits;

import io.github.multimove.internal.fast.prongs.ProngEngine;
import io.github.multimove.internal.fast.singles.SingleEngine;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.EngineFamily;
import io.github.multimove.internal.position.EngineMaker;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnEngine;
import io.github.multimove.internal.turns.simultaneous.Prongs;
import org.jspecify.annotations.Nullable;

/** Engines for up to so many men at once. */
public final class ProngFamily implements EngineFamily {
    @Override
    public @Nullable EngineMaker of(Rules rules, Structure structure) {
        return structure instanceof Prongs prongs ? new Maker(prongs) : null;
    }

    private static final class Maker implements EngineMaker {
        private final Prongs prongs;

        Maker(Prongs prongs) {
            this.prongs = prongs;
        }

        @Override
        public TurnEngine engine(BoardPosition position) {
            TurnEngine onBits = BitEngine.of(position, prongs);
            if (onBits != null) {
                return onBits;
            }
            return prongs.most == 1 ? new SingleEngine(position, prongs) : ProngEngine.of(position, prongs);
        }

        @Override
        public boolean isMate(BoardPosition position) {
            BitEngine onBits = BitEngine.of(position, prongs);
            return onBits == null ? EngineMaker.super.isMate(position) : onBits.isMate();
        }
    }
}
