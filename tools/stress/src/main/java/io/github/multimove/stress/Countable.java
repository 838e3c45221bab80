package io.github.multimove.stress;

import io.github.multimove.LegalTurns;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Turns that are chosen by chance, the same from the same dice: among all turns where they are counted, among the first
 * ones of the order where ordered turns are too many for that.
 */
final class Countable {
    /** More ordered turns than these are not counted: a long series has more of them than numbers. */
    static final int MOST = 20_000;

    /** So many turns of a position whose turns are not counted are chosen from. */
    private static final int FIRST = 400;

    private final LegalTurns turns;
    private final OptionalLong count;

    Countable(LegalTurns turns) {
        this.turns = turns;
        // drops of pieces in hand are many, and counted without going through them
        boolean isCounted = !turns.position().ruleSet().structure().isOrdered()
                || !turns.position().hand(Side.WHITE).isEmpty()
                || !turns.position().hand(Side.BLACK).isEmpty()
                || turns.stream().skip(MOST).findFirst().isEmpty();
        this.count = isCounted ? OptionalLong.of(turns.count()) : OptionalLong.empty();
    }

    /** Returns the number of turns, or nothing if it is not counted. */
    OptionalLong count() {
        return count;
    }

    /** Returns a turn, or nothing if there is none. */
    Optional<Turn> any(RandomSource dice) {
        if (count.isEmpty()) {
            return turns.stream().skip(dice.below(FIRST)).findFirst();
        }
        return count.getAsLong() == 0 ? Optional.empty() : Optional.of(turns.at(dice.below(count.getAsLong())));
    }
}
