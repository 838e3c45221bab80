package io.github.multimove.internal.turns;

import io.github.multimove.Square;
import java.util.Optional;

/**
 * One sub-move as somebody has written it in coordinate form: its canonical text, and the squares that it begins and ends
 * on; none for a castling's symbol.
 */
public record ParsedSubMove(String canonical, Optional<Square> from, Optional<Square> to) {
    /** Whether it names the piece that moves, as algebraic form does too when it names the whole origin. */
    public boolean isLettered() {
        return from.isPresent()
                && canonical.indexOf('@') < 0
                && !canonical.startsWith(from.get().toString());
    }
}
