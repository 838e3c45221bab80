package io.github.multimove.internal.play;

import io.github.multimove.Turn;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.Turns;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The turns of a set that pass a test, in the same order; whatever is asked goes through the turns of that set. */
final class FilteredTurns extends TurnSet {
    private static final int TRIES = 64;

    private final TurnSet all;
    private final Predicate<Turn> test;
    private final String which;
    /** Counted when first asked; two threads may both count, which is harmless. */
    private @Nullable Long counted;

    /**
     * Makes the view.
     *
     * @param all the set
     * @param test what its turns have to pass; only asked of legal turns of the position
     * @param which which turns these are, for messages
     */
    FilteredTurns(TurnSet all, Predicate<Turn> test, String which) {
        super(all.position);
        this.all = all;
        this.test = test;
        this.which = which;
    }

    @Override
    public long count() {
        Long known = counted;
        if (known == null) {
            known = countedUpTo(Long.MAX_VALUE);
            counted = known;
        }
        return known;
    }

    @Override
    public boolean contains(Object object) {
        return object instanceof Turn turn && all.contains(turn) && test.test(turn);
    }

    /** Some tries; if none passes, one of the turns that pass, going through no more of them than it must. */
    @Override
    Optional<Turn> drawn(RandomGenerator random) {
        for (int i = 0; i < TRIES; i++) {
            Optional<Turn> turn = all.drawn(random);
            if (turn.isEmpty() || test.test(turn.get())) {
                return turn;
            }
        }
        Turn drawn = null;
        Iterator<Turn> turns = iterator();
        for (int i = 1; i <= Turns.FIRST && turns.hasNext(); i++) {
            Turn turn = turns.next();
            drawn = random.nextInt(i) == 0 ? turn : drawn;
        }
        return Optional.ofNullable(drawn);
    }

    @Override
    public Iterator<Turn> iterator() {
        Iterator<Turn> turns = all.iterator();
        return new Iterator<>() {
            private @Nullable Turn next;
            private int seen;

            @Override
            public boolean hasNext() {
                while (next == null && turns.hasNext()) {
                    if ((++seen & 127) == 0) {
                        Interruption.check();
                    }
                    Turn turn = turns.next();
                    next = test.test(turn) ? turn : null;
                }
                return next != null;
            }

            @Override
            public Turn next() {
                Turn turn = hasNext() ? next : null;
                if (turn == null) {
                    throw new NoSuchElementException();
                }
                next = null;
                return turn;
            }
        };
    }

    /** Returns how many turns there are, of which set. */
    @Override
    public String toString() {
        return number() + " turns " + which + ", of " + all;
    }
}
