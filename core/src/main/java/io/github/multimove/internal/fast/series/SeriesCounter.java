package io.github.multimove.internal.fast.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.sets.SingleMoves64;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.series.SeriesPrefixState;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.internal.turns.series.StepRules;
import io.github.multimove.rules.Series.Next;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.Step.Duty;
import io.github.multimove.rules.Step.Kind;
import java.util.Arrays;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Counts the turns of a series that have a beginning, or the games that go on with them. The last step of a turn that is the
 * last is counted from sets; of the steps before it every sub-move is made once, on boards that are written over. Beginnings
 * that reach the same board with the same duties have as many continuations: where a turn has three sub-moves or more their
 * number is kept in a {@link SeriesTable}, and what does not fit there is counted again. Used by one thread. // must agree
 * with SeriesTurns: EveryRuleSetLaws prove it
 */
class SeriesCounter {
    private static final int WORTH_KEEPING = 3;
    /** The most counts that are kept: 9 MiB. */
    static final int MOST_KEPT = 1 << 17;

    final SeriesEngine rules;
    private final SeriesStructure structure;
    private final SeriesSteps steps;
    private final Next next;
    private final @Nullable ToLongFunction<BoardState> whole;
    private final @Nullable SeriesTable table;
    /** What counts the games that go on with a turn, each one if there is nothing; so many turns, this one among them. */
    private final @Nullable SeriesPerft games;

    private final int depth;
    /** Whether all turns are counted, each as one; whether one is enough. */
    private final boolean isPlain;

    private final boolean isOneEnough;
    /** The turn number, and the sub-moves made. */
    private int number;

    final long[] turn;
    private final SubMoves[] lists;

    /** A counter of turns or, if something counts those that go on, of games. */
    SeriesCounter(SeriesEngine rules, @Nullable SeriesPerft games, int depth) {
        this(rules, games, depth, games == null, games == null ? MOST_KEPT : 0);
    }

    /** A counter that is content with one end that counts, and keeps so many counts. */
    SeriesCounter(SeriesEngine rules, int kept) {
        this(rules, null, 1, false, kept);
    }

    private SeriesCounter(SeriesEngine rules, @Nullable SeriesPerft games, int depth, boolean isPlain, int kept) {
        this.rules = rules;
        this.structure = rules.structure;
        this.steps = new SeriesSteps(rules);
        this.next = steps.next;
        this.games = games;
        this.depth = depth;
        this.isPlain = isPlain;
        this.isOneEnough = !isPlain && games == null;
        this.turn = new long[structure.length];
        this.lists = new SubMoves[structure.length];
        Arrays.setAll(lists, place -> new SubMoves(0));
        this.whole = isPlain ? rules.turnCount() : null;
        boolean keeps = kept > 0 && (!isPlain || structure.length >= WORTH_KEEPING);
        this.table = keeps ? new SeriesTable(kept) : null;
    }

    /**
     * Counts the turns that have a beginning, itself among them if it is one.
     *
     * @throws ArithmeticException if the number does not fit
     */
    final long count(SeriesPrefixState prefix) {
        System.arraycopy(prefix.turn(), 0, turn, 0, prefix.made);
        if (prefix.ended) {
            return ended(prefix.state, prefix.made, prefix.byEvent);
        }
        if (prefix.before == null) {
            return count(prefix.state, 0);
        }
        if (structure.has(Kind.DROP)) {
            return new DropPairCount(structure, prefix.before.state).after(prefix.last);
        }
        long moved = 0;
        for (int s = prefix.moved.nextSetBit(0); s >= 0; s = prefix.moved.nextSetBit(s + 1)) {
            moved |= 1L << s;
        }
        BoardState state = rules.without(prefix.state, prefix.step, prefix.last);
        return count(state, prefix.step, prefix.made, moved, prefix.lastSquare, prefix.kin);
    }

    /** Counts the turns, or games, of a board with a turn number; its game is not over. */
    long count(BoardState state, int turnNumber) {
        number = turnNumber;
        return whole != null
                ? whole.applyAsLong(state)
                : count(rules.without(state, rules.first, SeriesPrefixState.NONE), rules.first, 0, 0, -1, -1);
    }

    private long count(BoardState state, int place, int made, long moved, int last, int kin) {
        Interruption.check();
        if (place == structure.length - 1 && isPlain && structure.step(place).kind() == Kind.MOVE) {
            return countLast(state, place, made, moved, last, kin);
        }
        SeriesTable known = made == 0 || state.hasEnPassantSquares() ? null : table;
        long duties = steps.duties(place, last, kin);
        long asked = steps.asked(moved);
        long count = known == null ? SeriesTable.UNKNOWN : known.get(state, duties, asked);
        if (count == SeriesTable.UNKNOWN) {
            count = mayFollow(state, made) ? countAll(state, place, made, moved, last, kin) : 0;
            if (known != null) {
                known.put(state, duties, asked, count);
            }
        }
        return count;
    }

    private long countAll(BoardState state, int from, int made, long moved, int last, int kin) {
        long total = 0;
        boolean stuck = false;
        for (int place = from; place < structure.length; place++) {
            Step step = structure.step(place);
            SubMoves list = lists[place];
            rules.list(state, place, list);
            long pieces = steps.movers(made, moved, last);
            boolean any = false;
            while (true) {
                for (int i = 0; i < list.size; i++) {
                    long m = list.at[i];
                    BoardState after = steps.after(state, m, place, pieces, kin);
                    if (after == null) {
                        continue;
                    }
                    boolean event = steps.isClosed;
                    any = true;
                    turn[made] = m;
                    boolean ends =
                            event || step.isLast() || place == structure.length - 1 || capturesLastRoyal(after, m);
                    long n = ends
                            ? ended(after, made + 1, event)
                            : countThen(after, m, place, made + 1, pieces == -1 ? 0 : moved, kin);
                    total = Math.addExact(total, n);
                    if (isOneEnough && total > 0) {
                        return total;
                    }
                }
                if (any || next != Next.ROUNDS || pieces == -1) {
                    break;
                }
                pieces = -1; // a new round
            }
            if (StepRules.isDue(step, any)) {
                return total;
            }
            stuck |= !any && step.duty() == Duty.OR_STALEMATE;
            if (place > 0 && structure.description.length().isPresent()) {
                break; // all that follow are the same step
            }
        }
        return made == 0 ? total : Math.addExact(total, stopped(state, made, stuck));
    }

    private long countThen(BoardState after, long m, int place, int made, long moved, int kin) {
        return count(after, place + 1, made, steps.moved(moved, m), Packed.to(m), steps.kin(kin, m));
    }

    /** What a beginning counts that may be the turn (rules/series.md, short), on a board that is gone on from as well. */
    private long stopped(BoardState state, int made, boolean stuck) {
        // a mover that is stalemated in the midst of a turn is to move, and cannot
        return games == null ? ended(state, made, false) : stuck ? 0 : ended(state.copy(BoardState.NONE), made, false);
    }

    /** Whether something that counts may follow on a board after so many sub-moves. */
    boolean mayFollow(BoardState state, int made) {
        return true;
    }

    /** What a turn counts, whose last board may be changed where games are counted. */
    long ended(BoardState after, int made, boolean byEvent) {
        if (!rules.mayEnd(after)) {
            return 0;
        }
        if (games == null) {
            return 1;
        }
        int mover = after.side;
        if (after.hasEnPassantSquares()) {
            after.passed(BoardState.NONE);
        }
        structure.end(after, turn, made, byEvent && !structure.facts.numbers().isEmpty());
        return games.count(after, number + mover, depth - 1);
    }

    private boolean capturesLastRoyal(BoardState after, long m) {
        return Packed.is(m, Packed.CAPTURE) && rules.sets.royals(after, 1 - after.side) == 0;
    }

    // ---- the last step ----------------------------------------------------------------------------------------------

    private long countLast(BoardState state, int place, int made, long moved, int last, int kin) {
        Step step = structure.step(place);
        boolean safe = rules.isSafeBetween(place) || rules.law.guards();
        long pieces = steps.movers(made, moved, last);
        SubMoves list = lists[place];
        long count = countMoves(state, step, safe, pieces, kin, list);
        if (count == 0 && next == Next.ROUNDS && pieces != -1) {
            count = countMoves(state, step, safe, -1, kin, list);
        }
        boolean any =
                count > 0 || (!rules.isSafeBetween(place) && countMoves(state, step, false, pieces, kin, list) > 0);
        boolean may = made > 0 && !StepRules.isDue(step, any);
        return may ? Math.addExact(count, stopped(state, made, false)) : count;
    }

    private long countMoves(BoardState state, Step step, boolean safe, long pieces, int kin, SubMoves list) {
        boolean plain = !StepRules.isNarrowed(step) && step.pieces() == Step.Pieces.ALL;
        if (plain && pieces == -1 && (safe || !rules.law.guardsBetween())) {
            return safe ? SingleMoves64.count(rules.reach, state) : rules.sets.countAny(state);
        }
        if (!safe) {
            rules.listAny(state, step.pieces(), list);
        } else if (plain && (next == Next.ANOTHER || next == Next.ROUNDS)) {
            // all moves but those of the pieces that have moved, and castlings with them
            long listed = ~pieces | rules.sets.royals(state, state.side);
            SingleMoves64.list(rules.reach, state, listed, SingleMoves64.SAFE, list);
            return SingleMoves64.count(rules.reach, state) - (list.size - count(list, step, pieces, kin));
        } else {
            SingleMoves64.list(rules.reach, state, pieces, SingleMoves64.SAFE, list);
        }
        return count(list, step, pieces, kin);
    }

    private long count(SubMoves list, Step step, long pieces, int kin) {
        long n = 0;
        for (int i = 0; i < list.size; i++) {
            n += steps.isFree(list.at[i], pieces, kin) && structure.steps.fits(step, list.at[i]) ? 1 : 0;
        }
        return n;
    }
}
