package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.RoyalGuard;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.TurnEngine;
import io.github.multimove.rules.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Answers for ordered turns by their beginnings: whether one can be completed, what may follow, how many turns begin so.
 * No question but the count goes through turns.
 */
public class SeriesEngine implements TurnEngine {
    private static final int COUNTED_WHOLE = 3;

    private final SeriesStructure structure;
    private final BoardState field;
    private final RoyalGuard guard;
    /** Whether every beginning that is allowed can be completed, and every end is as safe as its last sub-move. */
    private final boolean open;
    /** The beginning asked about before; the next question is mostly about one that has much in common with it. */
    private volatile @Nullable SeriesPrefixState asked;

    /** Makes the engine of a field under a royal rule. */
    public SeriesEngine(SeriesStructure structure, BoardState field, RoyalGuard guard) {
        this.structure = structure;
        this.field = field;
        this.guard = guard;
        this.open = structure.isOpen();
    }

    @Override
    public TurnCursor cursor() {
        return structure.legal(field, guard);
    }

    /** Long turns take long to count, and first turns are near. */
    @Override
    public boolean isWalkedTo(long index) {
        return index == 0 || (structure.length > 2 && index < FIRST);
    }

    @Override
    public boolean isEmpty() {
        return guard.isOver(field) || !isCompletable(SeriesPrefixState.start(field));
    }

    @Override
    public boolean contains(long[] turn) {
        if (guard.isOver(field) || turn.length == 0) {
            return false;
        }
        SeriesWalk walk = new SeriesWalk(structure, field, guard);
        for (long m : turn) {
            if (!walk.take(m)) {
                return false;
            }
        }
        return walk.isTurn();
    }

    /** The beginning that chosen sub-moves are, or null if they may not be made. */
    private @Nullable SeriesPrefixState prefix(long[] chosen) {
        if (guard.isOver(field)) {
            return null;
        }
        SeriesPrefixState prefix = known(chosen);
        while (prefix.made < chosen.length) {
            Interruption.check();
            long m = chosen[prefix.made];
            SeriesContinuations next = structure.continuations(prefix, guard);
            int at = next.indexOf(m);
            if (at < 0) {
                return null;
            }
            prefix = structure.then(prefix, m, next.step(at), next.newRound);
        }
        asked = prefix;
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
        return longest == null ? SeriesPrefixState.start(field) : longest;
    }

    @Override
    public boolean completes(long[] chosen) {
        for (long[] order : structure.entries(field, chosen)) {
            SeriesPrefixState prefix = prefix(order);
            if (prefix != null && isCompletable(prefix)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public long[] completions(long[] chosen) {
        java.util.TreeSet<Long> found = new java.util.TreeSet<>();
        for (long[] order : structure.entries(field, chosen)) {
            SeriesPrefixState prefix = prefix(order);
            if (prefix == null) {
                continue;
            }
            Interruption.check();
            SeriesContinuations next = structure.continuations(prefix, guard);
            for (int i = 0; i < next.size(); i++) {
                if (isCompletable(structure.then(prefix, next.subMoves.at[i], next.step(i), next.newRound))) {
                    found.add(next.subMoves.at[i]);
                }
            }
        }
        return found.stream().mapToLong(Long::longValue).toArray();
    }

    private boolean isCompletable(SeriesPrefixState prefix) {
        if (open && prefix.made > 0) {
            return true;
        }
        Interruption.check();
        SeriesContinuations next = structure.continuations(prefix, guard);
        if (next.stop != SeriesContinuations.Stop.NO && structure.mayEnd(prefix, next.stop, guard)) {
            return true;
        }
        for (int i = 0; i < next.size(); i++) {
            if (isCompletable(structure.then(prefix, next.subMoves.at[i], next.step(i), next.newRound))) {
                return true;
            }
        }
        return false;
    }

    @Override
    public long count() {
        return guard.isOver(field) ? 0 : counter().count(SeriesPrefixState.start(field));
    }

    /** The last places of a turn are counted as a whole, the ones before only until there are enough. */
    @Override
    public long countUpTo(long limit) {
        return guard.isOver(field) ? 0 : countUpTo(SeriesPrefixState.start(field), limit, counter());
    }

    private long countUpTo(SeriesPrefixState prefix, long limit, Counter counter) {
        if (structure.length - prefix.made <= COUNTED_WHOLE) {
            return Math.min(limit, counter.count(prefix));
        }
        Interruption.check();
        SeriesContinuations next = structure.continuations(prefix, guard);
        long n = isTurn(prefix, next) ? 1 : 0;
        for (int i = 0; i < next.size() && n < limit; i++) {
            n += countUpTo(then(prefix, next, i), limit - n, counter);
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

    /** The plain way: every sub-move is made, but for the last ones where they end turns as they are. */
    protected final long count(SeriesPrefixState prefix) {
        return count(prefix, this::count);
    }

    /** Makes every continuation and lets each be counted. */
    protected final long count(SeriesPrefixState prefix, Counter counter) {
        Interruption.check();
        SeriesContinuations next = structure.continuations(prefix, guard);
        long n = isTurn(prefix, next) ? 1 : 0;
        if ((open || !guard.guards() || leavesPiecesInHand(prefix)) && next.size() > 0 && areLast(next)) {
            return n + next.size();
        }
        for (int i = 0; i < next.size(); i++) {
            n = Math.addExact(n, counter.count(then(prefix, next, i)));
        }
        return n;
    }

    /** Whether every continuation is the last step; where a step may be left out, pieces of two steps may go on. */
    private boolean areLast(SeriesContinuations next) {
        for (int i = next.size() - 1; i >= 0; i--) {
            if (next.step(i) != structure.length - 1) {
                return false;
            }
        }
        return true;
    }

    /** Whether pieces are in hand whatever the turn drops: no piece can be captured then. */
    private boolean leavesPiecesInHand(SeriesPrefixState prefix) {
        return prefix.field.inHand(0) + prefix.field.inHand(1) > structure.length - prefix.made;
    }

    private boolean isTurn(SeriesPrefixState prefix, SeriesContinuations next) {
        return next.stop != SeriesContinuations.Stop.NO && structure.mayEnd(prefix, next.stop, guard);
    }

    private SeriesPrefixState then(SeriesPrefixState prefix, SeriesContinuations next, int i) {
        return structure.then(prefix, next.subMoves.at[i], next.step(i), next.newRound);
    }

    /** Goes down the beginnings, counting what follows each until the place is among it. */
    @Override
    public long[] at(long index) {
        Counter counter = counter();
        long left = index;
        SeriesPrefixState prefix = SeriesPrefixState.start(field);
        List<Long> turn = new ArrayList<>();
        while (true) {
            Interruption.check();
            SeriesContinuations next = structure.continuations(prefix, guard);
            if (isTurn(prefix, next) && left-- == 0) {
                return turn.stream().mapToLong(Long::longValue).toArray();
            }
            SeriesPrefixState found = null;
            for (int i = 0; i < next.size() && found == null; i++) {
                SeriesPrefixState then = then(prefix, next, i);
                long n = counter.count(then);
                if (left < n) {
                    found = then;
                    turn.add(next.subMoves.at[i]);
                } else {
                    left -= n;
                }
            }
            if (found == null) {
                throw new IndexOutOfBoundsException("no turn at " + index);
            }
            prefix = found;
        }
    }

    /** At each place a continuation at random, others where it leads to no turn. */
    @Override
    public Optional<long[]> sample(RandomGenerator random) {
        List<Long> turn = new ArrayList<>();
        return !guard.isOver(field) && draws(SeriesPrefixState.start(field), random, turn)
                ? Optional.of(turn.stream().mapToLong(Long::longValue).toArray())
                : Optional.empty();
    }

    private boolean draws(SeriesPrefixState prefix, RandomGenerator random, List<Long> turn) {
        Interruption.check();
        SeriesContinuations next = structure.continuations(prefix, guard);
        boolean stops = isTurn(prefix, next);
        if (stops && (next.size() == 0 || random.nextBoolean())) {
            return true;
        }
        int[] order = new int[next.size()];
        for (int i = 0; i < order.length; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        for (int i : order) {
            turn.add(next.subMoves.at[i]);
            if (draws(then(prefix, next, i), random, turn)) {
                return true;
            }
            turn.remove(turn.size() - 1);
        }
        return stops;
    }

    /** Looks for sub-moves that stand in legal turns. */
    public interface Looking {
        /** Whether it would be news that a sub-move stands in a legal turn. */
        boolean isNew(long m);

        /** Takes a sub-move that does, and answers whether all is known now. */
        boolean isIn(long m);
    }

    /**
     * Tells the sub-moves that stand in legal turns, at least those that are new, and answers whether they are known;
     * they are not where more continuations than a limit would have to be looked at. Not to be asked of a game that is over.
     */
    public boolean look(Looking looking, int most) {
        Look look = new Look(looking, most);
        look.from(SeriesPrefixState.start(field), false);
        return look.left >= 0;
    }

    private final class Look {
        private final Looking looking;
        int left;

        Look(Looking looking, int most) {
            this.looking = looking;
            this.left = most;
        }

        /** Answers whether to stop. */
        boolean from(SeriesPrefixState prefix, boolean isNew) {
            Interruption.check();
            SeriesContinuations next = structure.continuations(prefix, guard);
            left -= next.size();
            boolean news = isNew;
            if (news && isTurn(prefix, next)) {
                for (SeriesPrefixState at = prefix; at.before != null; at = at.before) {
                    if (looking.isIn(at.last)) {
                        return true;
                    }
                }
                news = false;
            }
            for (int i = 0; i < next.size() && left >= 0; i++) {
                boolean more = news || looking.isNew(next.subMoves.at[i]);
                boolean isLast = next.step(i) + 1 >= structure.length;
                if ((more || !isLast) && from(then(prefix, next, i), more)) {
                    return true;
                }
                news = news && isAnyNew(prefix);
            }
            return left < 0;
        }

        private boolean isAnyNew(SeriesPrefixState prefix) {
            for (SeriesPrefixState at = prefix; at.before != null; at = at.before) {
                if (looking.isNew(at.last)) {
                    return true;
                }
            }
            return false;
        }
    }

    /** Whether a step must be made by pieces whose safety is asked after it. */
    static boolean isSafeMove(Step step) {
        return step.kind() == Step.Kind.MOVE && step.isSafe();
    }
}
