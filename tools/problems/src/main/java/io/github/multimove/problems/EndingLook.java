package io.github.multimove.problems;

import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.RoyalGuard;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.series.SeriesPrefixState;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series.Event;
import io.github.multimove.rules.Series.Next;
import io.github.multimove.rules.Step;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A look at the turns of a position of a table in a pass. A turn that only moves pieces is not made: its squares tell the number
 * of the next placement. Of a series it goes from beginning to beginning; what the last sub-move leads to is found once for all
 * first sub-moves that come to the same board by a step to an empty square.
 */
final class EndingLook {
    // what is known of a board before the last sub-move, if not one more than the number of a placement that keeps it
    // from being lost
    private static final int UNKNOWN = 0;
    private static final int WON = -1;
    private static final int LOST = -2;
    private static final int KEPT_ELSEWHERE = -3;

    private final EndingWork work;
    private final BoardPosition position;
    private final Structure structure;
    private final int turns;
    /** Whether no turn can win, and one that keeps from losing is enough. */
    private final boolean isOneEnough;
    /** Whether the table tells which steps to empty squares are legal. */
    private final boolean isByTable;

    private boolean isWon;
    /** Whether all turns seen lead to won placements. */
    private boolean isLost = true;
    /** Whether a placement of another table keeps it from being lost for ever. */
    private boolean isKept;
    /** One more than the number of a placement of this table that keeps it from being lost, or 0. */
    private int keeps;
    /** The largest number of sub-moves of a turn. */
    private int moves;
    /** The first pass in which a value of another table counts, and the last in which a loss does. */
    private short due = EndingAgenda.NEVER;

    private short lastLost;

    EndingLook(EndingWork work, BoardPosition position, int turns, boolean isOneEnough) {
        this.work = work;
        this.position = position;
        this.structure = position.clause.structure;
        this.turns = turns;
        this.isOneEnough = isOneEnough;
        this.isByTable = structure instanceof SeriesStructure series && isToldByTable(series);
    }

    /** A look at a part of the turns that another looks at. */
    private EndingLook(EndingLook whole, boolean isOneEnough) {
        this.work = whole.work;
        this.position = whole.position;
        this.structure = whole.structure;
        this.turns = whole.turns;
        this.isOneEnough = isOneEnough;
        this.isByTable = whole.isByTable;
    }

    /** The value of a position that is decided in so many turns, 0 if it is not; the agenda notes what keeps it. */
    short value(int number, int[] at) {
        if (structure instanceof SeriesStructure series) {
            RoyalGuard guard = isByTable ? null : work.board.work.royal;
            look(series, SeriesPrefixState.start(series, position, guard), at);
        } else {
            int[] next = new int[at.length];
            for (TurnCursor cursor = work.board.work.turns(position).cursor(); !isDone() && cursor.next(); ) {
                if (isPlain(cursor)) {
                    look(moved(cursor, at, next), cursor.size);
                } else {
                    look(cursor.toArray());
                }
            }
        }
        EndingAgenda agenda = work.agenda;
        if (agenda != null) {
            agenda.notice(moves);
            if (isOneEnough && keeps > 0) {
                agenda.keep(position.side, number, keeps);
            } else if (!isWon && !isLost) {
                boolean mayBeLost = !isKept && keeps == 0 && lastLost > 0;
                short from = mayBeLost ? (short) Math.min(due, lastLost) : due;
                agenda.note(position.side, number, isKept ? 0 : keeps, from);
            }
        }
        return (short) (isWon ? turns + 1 : isLost ? -turns - 1 : 0);
    }

    private boolean isDone() {
        return isWon || (isOneEnough && keeps > 0);
    }

    /** Looks at a turn of so many sub-moves that leads to a placement of this table. */
    private void look(int to, int size) {
        short value = work.values()[1 - position.side][to];
        require(value);
        moves = Math.max(moves, size);
        isWon |= value < 0 && -value <= turns;
        if (value <= 0 || value > turns) {
            isLost = false;
            keeps = to + 1;
        }
    }

    /** Looks at a turn. */
    private void look(long[] turn) {
        BoardPosition made = work.board.work.after(position, turn);
        String pieces = EndingBoard.pieces(made);
        short value = work.value(made, pieces, position.side, turns);
        require(value);
        moves = Math.max(moves, turn.length);
        isWon |= value < 0 && -value <= turns;
        if (value > 0 && value <= turns) {
            return;
        }
        isLost = false;
        if (!work.isElsewhere(made, pieces, position.side)) {
            due = (short) turns;
        } else if (value > 0) {
            lastLost = (short) Math.max(lastLost, value);
        } else {
            isKept = true;
            due = value < 0 && value > EndingTable.DRAWN ? (short) Math.min(due, -value) : due;
        }
    }

    private void require(short value) {
        if (value == EndingTable.IMPOSSIBLE) {
            throw new IllegalStateException("no position after a turn of " + position);
        }
    }

    // ---- turns of steps to empty squares ----------------------------------------------------------------------------

    /** Whether a sub-move is a step to an empty square after which nothing captures en passant. */
    private boolean isPlain(long m) {
        return Packed.isStep(m)
                && !Packed.is(m, Packed.CAPTURE)
                && (!Packed.is(m, Packed.PASSING) || !work.board.hasPawns(work.board.pieces, 1 - position.side));
    }

    private boolean isPlain(TurnCursor cursor) {
        boolean isPlain = structure.makesInPlace(cursor.size);
        for (int i = 0; i < cursor.size; i++) {
            isPlain &= isPlain(cursor.turn[i]);
        }
        return isPlain;
    }

    /** The number of the placement to which such a turn leads. */
    private int moved(TurnCursor cursor, int[] at, int[] next) {
        System.arraycopy(at, 0, next, 0, at.length);
        for (int i = 0; i < cursor.size; i++) {
            next[piece(structure.isSimultaneous() ? at : next, cursor.turn[i])] = Packed.to(cursor.turn[i]);
        }
        return work.numbers.number(next);
    }

    /** Which piece makes a sub-move. */
    private static int piece(int[] at, long m) {
        int piece = 0;
        while (at[piece] != Packed.from(m)) {
            piece++;
        }
        return piece;
    }

    // ---- series -----------------------------------------------------------------------------------------------------

    /**
     * How many kinds there are of boards on which a side has its last sub-move left: one, or as many as pieces, where it matters which
     * has made the first. None if more is asked of the first.
     */
    static int kinds(Structure structure, int pieces) {
        return !isShared(structure) ? 0 : ((SeriesStructure) structure).description.next() == Next.ANY ? 1 : pieces;
    }

    private static boolean isShared(Structure structure) {
        return structure instanceof SeriesStructure series
                && !series.description.isInAnyOrder()
                && !series.description.isCommuting()
                && Set.of(Event.CHECK, Event.CAPTURE, Event.PROMOTION).containsAll(series.events.all());
    }

    /** Forgets of a number what a placement lost since may change. */
    static void forget(int[][] inside, int number) {
        for (int[] known : inside) {
            if (known.length > 0 && (known[number] > 0 || known[number] == KEPT_ELSEWHERE)) {
                known[number] = UNKNOWN;
            }
        }
    }

    /**
     * Whether the table tells which steps to empty squares are legal: those that lead to positions. Every sub-move leaves the royal
     * piece safe from attack then, and what else may follow does not depend on which are legal, if any is.
     */
    private boolean isToldByTable(SeriesStructure series) {
        Rules rules = work.board.work;
        return series.isOpen()
                && series.length == 2
                && series.step(0).duty() == Step.Duty.REQUIRED
                && series.description.next() != Next.ROUNDS
                && isShared(series)
                && !rules.tables.game.mustCapture()
                && rules.royal.guards()
                && rules.royal.bound() == RoyalRule.Bound.TOGETHER
                && rules.structures.judge(1 - position.side).judgesByAttack();
    }

    /** The same beginning under the royal rule. */
    private SeriesPrefixState guarded(SeriesStructure series, SeriesPrefixState prefix) {
        SeriesPrefixState before = prefix.before;
        return before == null
                ? SeriesPrefixState.start(series, position, work.board.work.royal)
                : Objects.requireNonNull(guarded(series, before).with(prefix.last));
    }

    /**
     * Looks at the turns that begin so, which have left the pieces on some squares if all sub-moves so far are steps to empty ones;
     * only such beginnings may be without the royal rule.
     */
    private void look(SeriesStructure series, SeriesPrefixState prefix, int @Nullable [] at) {
        boolean isTold = at != null && isByTable;
        boolean isOpen = series.isOpen() || !work.board.work.royal.guards();
        boolean isFirst = prefix.made == 0 && work.inside[position.side].length > 0;
        boolean isAny = prefix.ended;
        for (int i = 0; i < prefix.size() && !isDone(); i++) {
            long m = prefix.subMove(i);
            if (at == null || !isPlain(m)) {
                SeriesPrefixState then = isTold ? guarded(series, prefix).with(m) : prefix.then(i);
                if (then != null) {
                    isAny = true;
                    look(series, then, null);
                }
                continue;
            }
            int piece = piece(at, m);
            int[] after = at.clone();
            after[piece] = Packed.to(m);
            int[] sorted = after.clone();
            int number = work.numbers.number(sorted);
            if (isTold && work.values()[1 - position.side][number] == EndingTable.IMPOSSIBLE) {
                continue;
            }
            isAny = true;
            if (isOpen && prefix.isLastStep(i) && series.makesInPlace(prefix.made + 1)) {
                look(number, prefix.made + 1);
            } else if (isFirst && prefix.place(i) == series.length - 2) {
                int[][] inside = work.inside[position.side];
                int kind = inside.length == 1 ? 0 : work.numbers.place(after, piece, sorted);
                lookInside(series, prefix, i, after, number, inside[kind]);
            } else {
                look(series, prefix.then(i), after);
            }
        }
        if (!isDone() && (isTold && !isAny ? guarded(series, prefix) : prefix).isTurn()) {
            if (at != null && series.makesInPlace(prefix.made)) {
                look(work.numbers.number(at.clone()), prefix.made);
            } else {
                look(prefix.turn());
            }
        }
    }

    /** The same of a beginning with one more sub-move, after which one is left, and whose board may be known. */
    private void lookInside(
            SeriesStructure series, SeriesPrefixState prefix, int i, int[] after, int number, int[] known) {
        int found = known[number];
        boolean isKeptNoMore = found > 0 && work.isWon(1 - position.side, found - 1, turns);
        if (found == UNKNOWN || isKeptNoMore) {
            EndingLook look = new EndingLook(this, isKeptNoMore);
            look.look(series, prefix.then(i), after);
            found = look.isWon
                    ? WON
                    : look.isLost
                            ? LOST
                            : look.due < EndingAgenda.NEVER ? UNKNOWN : look.isKept ? KEPT_ELSEWHERE : look.keeps;
            known[number] = found;
            isLost &= look.isLost;
            isKept |= look.isKept;
            keeps = look.keeps > 0 ? look.keeps : keeps;
            due = (short) Math.min(due, look.due);
            lastLost = (short) Math.max(lastLost, look.lastLost);
        }
        moves = Math.max(moves, 2);
        isWon |= found == WON;
        isLost &= found == LOST;
        isKept |= found == KEPT_ELSEWHERE;
        keeps = found > 0 ? found : keeps;
    }
}
