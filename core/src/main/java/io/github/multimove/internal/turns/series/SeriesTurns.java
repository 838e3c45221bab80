package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.turns.RoyalGuard;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.Turns;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Answers for ordered turns by their beginnings: whether one can be completed, what may follow, how many turns begin so.
 * No question but the count goes through turns.
 */
public class SeriesTurns implements Turns {
    private final SeriesStructure structure;
    private final BoardState state;
    private final RoyalGuard guard;
    /** Whether every beginning that is allowed can be completed, and every end is as safe as its last sub-move, or need not be. */
    private final boolean open;
    /** The beginning asked about before; the next question is mostly about one that has much in common with it. */
    private volatile @Nullable SeriesPrefixState asked;

    /** Makes the engine of a board under a royal rule. */
    public SeriesTurns(SeriesStructure structure, BoardState state, RoyalGuard guard) {
        this.structure = structure;
        this.state = state;
        this.guard = guard;
        this.open = guard.guards() ? structure.isOpen(guard, state.side) : structure.isNeverStuck;
    }

    @Override
    public TurnCursor cursor() {
        return structure.legal(state, guard);
    }

    /** The turns of which every beginning passes a test. */
    public final TurnCursor led(Predicate<SeriesPrefixState> test) {
        return new SeriesCursor(guard.isOver(state) ? null : start(), test);
    }

    /** Long turns take long to count, and first turns are near. */
    @Override
    public boolean isWalkedTo(long index) {
        return index == 0 || (structure.length > 2 && index < FIRST);
    }

    /** The empty beginning of its turns. */
    public final SeriesPrefixState start() {
        return SeriesPrefixState.start(structure, state, guard);
    }

    @Override
    public boolean isEmpty() {
        return guard.isOver(state) || !isCompletable(start());
    }

    @Override
    public boolean contains(long[] turn) {
        SeriesPrefixState prefix = prefix(turn);
        return prefix != null && prefix.isTurn();
    }

    /** The beginning that chosen sub-moves are, or null if they may not be made. */
    private @Nullable SeriesPrefixState prefix(long[] chosen) {
        if (guard.isOver(state)) {
            return null;
        }
        SeriesPrefixState prefix = known(chosen);
        while (prefix != null && prefix.made < chosen.length) {
            prefix = prefix.with(chosen[prefix.made]);
        }
        asked = prefix == null ? asked : prefix;
        return prefix;
    }

    /** The longest part of a beginning that is one of the beginning asked about before. */
    private SeriesPrefixState known(long[] chosen) {
        SeriesPrefixState last = asked;
        SeriesPrefixState longest = last;
        for (SeriesPrefixState at = last; at != null && at.before != null; at = at.before) {
            if (at.made > chosen.length || chosen[at.made - 1] != at.last) {
                longest = at.before;
            }
        }
        return longest == null ? start() : longest;
    }

    @Override
    public boolean completes(long[] chosen) {
        SeriesPrefixState prefix = prefix(structure.entry(state, chosen));
        return prefix != null && isCompletable(prefix);
    }

    @Override
    public long[] completions(long[] chosen) {
        SeriesPrefixState first = chosen.length == 1 ? prefix(chosen) : null;
        if (first != null && isLastDrop(first)) {
            return Objects.requireNonNull(structure.drops).all(first.state).toArray();
        }
        SeriesPrefixState prefix = prefix(structure.entry(state, chosen));
        return prefix == null
                ? new long[0]
                : IntStream.range(0, prefix.size())
                        .filter(i -> isCompletable(prefix.then(i)))
                        .mapToLong(prefix::subMove)
                        .toArray();
    }

    /** Whether one drop is left: drops that commute may be entered in either order, so that every drop completes the turn. */
    private boolean isLastDrop(SeriesPrefixState prefix) {
        return structure.description.isCommuting() && prefix.made == 1;
    }

    private boolean isCompletable(SeriesPrefixState prefix) {
        if (isLastDrop(prefix)) {
            return Objects.requireNonNull(structure.drops).any(prefix.state);
        }
        return open ? prefix.made > 0 || prefix.size() > 0 : prefix.firstTurn() != null;
    }

    // ---- numbers ----------------------------------------------------------------------------------------------------

    @Override
    public long count() {
        return guard.isOver(state) ? 0 : counter().count(start());
    }

    /** The last places of a turn are counted as a whole, the ones before only until there are enough. */
    @Override
    public long countUpTo(long limit) {
        return guard.isOver(state) ? 0 : countUpTo(start(), limit, counter());
    }

    private long countUpTo(SeriesPrefixState prefix, long limit, Counter counter) {
        if (structure.length - prefix.made <= countedWhole()) {
            return Math.min(limit, counter.count(prefix));
        }
        long n = prefix.isTurn() ? 1 : 0;
        for (int i = 0; i < prefix.size() && n < limit; i++) {
            n += countUpTo(prefix.then(i), limit - n, counter);
        }
        return Math.min(limit, n);
    }

    /** Counts the turns that have a beginning, itself among them; used by one thread for one question. */
    @FunctionalInterface
    public interface Counter {
        /**
         * Counts.
         *
         * @throws ArithmeticException if the number does not fit
         */
        long count(SeriesPrefixState prefix);
    }

    /** What counts for one question. */
    protected Counter counter() {
        return this::count;
    }

    /** How many of the last places are counted as a whole where counting may stop: there it goes no sooner place by place. */
    protected int countedWhole() {
        return 1;
    }

    /** The plain way: every sub-move is made, but for the last ones where they end turns as they are. */
    private long count(SeriesPrefixState prefix) {
        long n = prefix.isTurn() ? 1 : 0;
        if ((open || !guard.guards() || leavesPiecesInHand(prefix)) && areLast(prefix)) {
            return n + prefix.size();
        }
        for (int i = 0; i < prefix.size(); i++) {
            n = Math.addExact(n, count(prefix.then(i)));
        }
        return n;
    }

    /** Whether every continuation is the last step; where a step may be left out, pieces of two steps may go on. */
    private boolean areLast(SeriesPrefixState prefix) {
        for (int i = prefix.size() - 1; i >= 0; i--) {
            if (!prefix.isLastStep(i)) {
                return false;
            }
        }
        return true;
    }

    /** Whether pieces are in hand whatever the turn drops: no piece can be captured then. */
    private boolean leavesPiecesInHand(SeriesPrefixState prefix) {
        return structure.facts.dropsPerTurn() > 0
                && prefix.state.inHand(0) + prefix.state.inHand(1) > structure.length - prefix.made;
    }

    /** Goes down the beginnings, counting what follows each until the place is among it. */
    @Override
    public long[] at(long index) {
        Counter counter = counter();
        long left = index;
        SeriesPrefixState prefix = start();
        while (!prefix.isTurn() || left-- > 0) {
            SeriesPrefixState found = null;
            for (int i = 0; i < prefix.size() && found == null; i++) {
                SeriesPrefixState then = prefix.then(i);
                long n = counter.count(then);
                if (left < n) {
                    found = then;
                } else {
                    left -= n;
                }
            }
            if (found == null) {
                throw new IndexOutOfBoundsException("no turn at " + index);
            }
            prefix = found;
        }
        return prefix.turn();
    }

    /** At each place a continuation at random, others where it leads to no turn. */
    @Override
    public Optional<long[]> sample(RandomGenerator random) {
        return guard.isOver(state)
                ? Optional.empty()
                : Optional.ofNullable(drawn(start(), random)).map(SeriesPrefixState::turn);
    }

    private @Nullable SeriesPrefixState drawn(SeriesPrefixState prefix, RandomGenerator random) {
        boolean stops = prefix.isTurn();
        if (stops && (prefix.size() == 0 || random.nextBoolean())) {
            return prefix;
        }
        int[] order = new int[prefix.size()];
        for (int i = 0; i < order.length; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        for (int i : order) {
            SeriesPrefixState found = drawn(prefix.then(i), random);
            if (found != null) {
                return found;
            }
        }
        return stops ? prefix : null;
    }
}
