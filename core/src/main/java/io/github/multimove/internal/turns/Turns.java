package io.github.multimove.internal.turns;

import io.github.multimove.Turn;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.LongToIntFunction;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Answers for the legal turns of one position; packed turns in, packed turns out. Safe to share between threads. */
public interface Turns {
    /** So many turns are drawn from where nothing better is known. */
    int FIRST = 1024;

    /** Whether the turn at a place is found sooner by going through the turns before it than by counting. */
    default boolean isWalkedTo(long index) {
        return index == 0;
    }

    /**
     * The number of legal turns; found by going through them unless an engine can count.
     *
     * @throws ArithmeticException if it does not fit
     */
    default long count() {
        TurnCursor cursor = cursor();
        long n = 0;
        while (cursor.next()) {
            n = Math.addExact(n, 1);
        }
        return n;
    }

    /** The smaller of {@link #count()} and a limit of 0 or more, where there may be more than fit too. */
    default long countUpTo(long limit) {
        try {
            return Math.min(limit, count());
        } catch (ArithmeticException e) {
            return limit;
        }
    }

    default boolean isEmpty() {
        return !cursor().next();
    }

    /** The legal turns in the documented order. */
    TurnCursor cursor();

    /** The same as objects, or null if nothing makes them sooner than of what {@link #cursor()} goes through. */
    default @Nullable Iterator<Turn> objects() {
        return null;
    }

    /** Those of these turns that are selected, or null if they are to be asked turn by turn. */
    default @Nullable Turns select(TurnSelection selection) {
        return null;
    }

    /** Whether packed sub-moves in their order are a legal turn. */
    boolean contains(long[] turn);

    /** The turn at a place, which must be there; found by going through the turns unless an engine can count its way. */
    default long[] at(long index) {
        TurnCursor cursor = cursor();
        for (long i = 0; cursor.next(); i++) {
            if (i == index) {
                return cursor.toArray();
            }
        }
        throw new IndexOutOfBoundsException("no turn at " + index);
    }

    /**
     * A legal turn at random, if there is one: uniform where an engine can count, and in no case by listing all turns.
     */
    default Optional<long[]> sample(RandomGenerator random) {
        long count;
        try {
            count = count();
        } catch (ArithmeticException e) {
            return drawAmongFirst(random);
        }
        return count == 0 ? Optional.empty() : Optional.of(at(random.nextLong(count)));
    }

    /** One of the first turns in the documented order, each with the same chance, if there is one. */
    default Optional<long[]> drawAmongFirst(RandomGenerator random) {
        TurnCursor cursor = cursor();
        long[] drawn = null;
        for (int i = 1; i <= FIRST && cursor.next(); i++) {
            if (random.nextInt(i) == 0) {
                drawn = cursor.toArray();
            }
        }
        return Optional.ofNullable(drawn);
    }

    /**
     * A legal turn that is put together of all sub-moves, which are shuffled here, if there is one: each that comes next has the same
     * chance among those that fit, until there are as many as wanted and the turn is whole.
     *
     * @param most how many sub-moves a turn with one of them has at most
     * @param completes as {@link #completes}
     */
    default Optional<long[]> drawSubMoves(
            RandomGenerator random, long[] all, LongToIntFunction most, Predicate<long[]> completes) {
        long[] chosen = {};
        int wanted = 0;
        for (int before = -1; before < chosen.length; ) { // two pieces of one square may make the same sub-move
            before = chosen.length;
            for (int left = all.length; left > 0; left--) {
                Interruption.check();
                int drawn = random.nextInt(left);
                long m = all[drawn];
                all[drawn] = all[left - 1];
                all[left - 1] = m;
                long[] more = Arrays.copyOf(chosen, chosen.length + 1);
                more[chosen.length] = m;
                Arrays.sort(more);
                if (completes.test(more)) {
                    wanted = chosen.length == 0 ? 1 + random.nextInt(most.applyAsInt(m)) : wanted;
                    chosen = more;
                    if (chosen.length >= wanted && contains(chosen)) {
                        return Optional.of(chosen);
                    }
                }
            }
        }
        return contains(chosen) ? Optional.of(chosen) : drawAmongFirst(random);
    }

    /**
     * Whether some legal turn has the chosen packed sub-moves: in any order where a turn is a set, else as its beginning.
     */
    boolean completes(long[] chosen);

    /** The sub-moves m, ascending, of which {@link #completes} is true with the chosen ones and then m. */
    long[] completions(long[] chosen);
}
