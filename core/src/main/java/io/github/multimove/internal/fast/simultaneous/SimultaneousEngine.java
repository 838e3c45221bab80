package io.github.multimove.internal.fast.simultaneous;

import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.ReferenceTurns;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.Turns;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;
import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The legal turns of simultaneous sub-moves, counted and decided without making them.
 *
 * <h2>Two kinds of sub-moves</h2>
 *
 * A <em>plain</em> sub-move's whole effect is that its piece leaves a square and lands on another. A <em>special</em> one
 * does more, so that safety has to be found anew: the royal piece's own moves, castling, captures en passant and from
 * afar, moves of pieces that freeze, promotions that draw on captured pieces. A turn is a set of special sub-moves and a set of
 * plain ones. For each set of special ones that occurs they are made on a copy of the board, and the {@link RoyalSafety} of
 * what is left is found there; the plain ones are then counted by {@link ConditionCounter}.
 *
 * <p>Where there are more pieces than bits, turns with special sub-moves are looked at on a board. Where
 * there are more than two royal pieces, or check is judged by another kind of turns, {@link ReferenceTurns} answers instead.
 */
public final class SimultaneousEngine implements Turns {
    static final int MOST_PIECES = 63; // so that a set of their bits is never negative
    /** After so many beginnings that are no turns, those that begin none are passed over. */
    private static final int FAILED_IN_A_ROW = 64;

    /** Where turns have at most so many sub-moves they are counted soon. */
    private static final int COUNTED_PRONGS = 3;

    private final SimultaneousTable table;

    private SimultaneousEngine(SimultaneousTable table) {
        this.table = table;
    }

    public static Turns of(BoardPosition position, SimultaneousStructure simultaneous) {
        Rules rules = position.rules();
        boolean bound = rules.royal.guards() && position.royalCount(position.side) > 0;
        int[] royals = bound ? position.royals(position.side) : new int[1];
        if (rules.royal.isOver(position) || royals.length > 2 || (bound && !isJudgedByPieces(rules))) {
            return new ReferenceTurns(position);
        }
        SubMoves all = simultaneous.subMoves(position);
        int from = -1;
        int count = 0;
        int kept = 0;
        for (int i = 0; i < all.size; i++) {
            long m = all.at[i];
            count += Packed.from(m) == from ? 0 : 1;
            from = Packed.from(m);
            if (Packed.kind(m) != Packed.CASTLE || rules.royal.mayCastle(position, m)) {
                all.at[kept++] = m;
            }
        }
        long[] subs = Arrays.copyOf(all.at, kept);
        boolean judged = !bound || canJudge(position, royals);
        return new SimultaneousEngine(
                new SimultaneousTable(position, simultaneous, subs, bound, royals, count > MOST_PIECES, judged));
    }

    private static boolean isJudgedByPieces(Rules rules) {
        return SimultaneousStructure.free(rules.structures.judge(0)) != null
                && SimultaneousStructure.free(rules.structures.judge(1)) != null;
    }

    /** Whether a royal piece is captured by lines and leaps alone: by any attacker, or two of them by two whose captures fit together. */
    private static boolean canJudge(BoardPosition position, int[] royals) {
        Rules rules = position.rules();
        SimultaneousStructure judge = SimultaneousStructure.free(rules.structures.judge(1 - position.side));
        return judge != null
                && (royals.length == 1
                        || (!(judge.collision && rules.tables.remoteMask != 0)
                                && !rules.tables.promotions.areLimited()));
    }

    @Override
    public TurnCursor cursor() {
        SimultaneousChoice chosen = new SimultaneousChoice(table);
        return new TurnCursor() {
            private int tried;
            private int failed;
            private @Nullable SimultaneousCompletion completion;

            @Override
            public boolean next() {
                int start = chosen.size == 0 ? 0 : chosen.index[chosen.size - 1] + 1;
                while (true) {
                    if (find(start)) {
                        if ((++tried & 1023) == 0) {
                            Interruption.check();
                        }
                        if (chosen.isSafe()) {
                            failed = 0;
                            turn = chosen.turn;
                            size = chosen.size;
                            return true;
                        }
                        start = chosen.index[chosen.size - 1] + 1;
                        if (++failed > FAILED_IN_A_ROW && !isCompletable(start)) {
                            start = chosen.pop() + 1;
                            if (chosen.size == 0 && !isCompletable(start)) {
                                return false;
                            }
                        }
                    } else if (chosen.size == 0) {
                        return false;
                    } else {
                        start = chosen.pop() + 1;
                    }
                }
            }

            /** Whether the chosen sub-moves, themselves no turn, begin one. */
            private boolean isCompletable(int start) {
                if (chosen.used >= table.simultaneous.most) {
                    return false;
                }
                SimultaneousCompletion known =
                        completion == null ? new SimultaneousCompletion(table, chosen) : completion;
                completion = known;
                return known.completesFrom(start);
            }

            private boolean find(int start) {
                for (int i = start; chosen.used < table.simultaneous.most && i < table.subs.length; i++) {
                    if (chosen.push(i)) {
                        return true;
                    }
                }
                return false;
            }
        };
    }

    @Override
    public boolean contains(long[] turn) {
        SimultaneousChoice chosen = new SimultaneousChoice(table);
        int before = -1;
        for (long m : turn) {
            int i = Arrays.binarySearch(table.subs, m);
            if (i <= before || !chosen.push(i)) {
                return false;
            }
            before = i;
        }
        return chosen.size > 0 && chosen.isSafe();
    }

    @Override
    public boolean completes(long[] chosen) {
        SimultaneousCompletion completion = new SimultaneousCompletion(table, new SimultaneousChoice(table));
        return completion.choose(chosen) && completion.completes();
    }

    @Override
    public long[] completions(long[] chosen) {
        SimultaneousCompletion completion = new SimultaneousCompletion(table, new SimultaneousChoice(table));
        return completion.choose(chosen) ? completion.next() : new long[0];
    }

    @Override
    public long count() {
        return new SimultaneousCounter(table).count();
    }

    /** Counts turns of few pieces first, whose number is enough where there are many. */
    @Override
    public long countUpTo(long limit) {
        SimultaneousCounter counter = new SimultaneousCounter(table);
        for (int most = COUNTED_PRONGS - 1; most < Math.min(table.simultaneous.most, table.mostUsed()); most++) {
            if (counter.countFrom(new SimultaneousChoice(table), 0, 0, most) >= limit) {
                return limit;
            }
        }
        return Turns.super.countUpTo(limit);
    }

    @Override
    public boolean isEmpty() {
        return !new SimultaneousCompletion(table, new SimultaneousChoice(table)).completes();
    }

    /**
     * With many prongs, or where each turn would be looked at on a board, sub-move by sub-move, as many as a number at random says or
     * until the turn is whole.
     */
    @Override
    public Optional<long[]> sample(RandomGenerator random) {
        if (table.simultaneous.most <= COUNTED_PRONGS && !table.crowded && !table.base().overflow) {
            return Turns.super.sample(random);
        }
        return drawSubMoves(random, completions(new long[0]), m -> table.simultaneous.most, this::completes);
    }

    @Override
    public long[] at(long index) {
        SimultaneousChoice chosen = new SimultaneousChoice(table);
        SimultaneousCounter counter = new SimultaneousCounter(table);
        long left = index;
        for (int i = 0; i < table.subs.length; i++) {
            if (!chosen.push(i)) {
                continue;
            }
            long here = counter.countFrom(chosen, i + 1, i + 1, table.simultaneous.most);
            if (left >= here) {
                left -= here;
                chosen.pop();
            } else if (chosen.isSafe() && left-- == 0) {
                return Arrays.copyOf(chosen.turn, chosen.size);
            }
        }
        throw new IndexOutOfBoundsException("no turn at " + index);
    }
}
