package io.github.multimove.internal.fast.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.series.SeriesPrefixState;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.rules.Series.Closing;
import io.github.multimove.rules.Series.Event;
import io.github.multimove.rules.Series.Next;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.Step.Duty;
import org.jspecify.annotations.Nullable;

/**
 * Counts the turns of a series that have a beginning. The last step is counted from sets; of the steps before it every
 * sub-move is made once. Beginnings that reach the same board with the same duties have as many continuations: where a
 * turn has three sub-moves or more their number is kept in a {@link SeriesTable}, and what does not fit there is counted
 * again. Used by one thread for one question. // must agree with SeriesEngine: SeriesAgreementTest proves it
 */
final class SeriesCounter {
    private static final int WORTH_KEEPING = 3;

    private final SeriesSets rules;
    private final SeriesStructure structure;
    private final Next next;
    private final boolean hasEvents;
    private final boolean onlyLast;
    private final @Nullable SeriesTable table;
    private SubMoves[] lists = new SubMoves[4];

    SeriesCounter(SeriesSets rules) {
        this.rules = rules;
        this.structure = rules.structure;
        this.next = structure.description.next();
        this.hasEvents = !structure.description.events().isEmpty();
        this.onlyLast = structure.description.closing() == Closing.ONLY_LAST;
        this.table = structure.length >= WORTH_KEEPING ? new SeriesTable() : null;
    }

    /**
     * Counts the turns that have a beginning, itself among them if it is one.
     *
     * @throws ArithmeticException if the number does not fit
     */
    long count(SeriesPrefixState prefix) {
        if (prefix.ended) {
            return rules.mayEnd(prefix.field) ? 1 : 0;
        }
        BoardState field = without(prefix.field, prefix.step, prefix.last);
        long moved = 0;
        for (int s = prefix.moved.nextSetBit(0); s >= 0; s = prefix.moved.nextSetBit(s + 1)) {
            moved |= 1L << s;
        }
        return count(field, prefix.step, moved, prefix.lastSquare, prefix.kin);
    }

    /** The field itself, or a copy without en passant squares if they mean nothing from a place on. */
    private BoardState without(BoardState field, int place, long last) {
        return !field.hasEnPassantSquares() || rules.usesEnPassantSquares(place, last)
                ? field
                : field.copy(BoardState.NONE);
    }

    private long count(BoardState field, int place, long moved, int last, int kin) {
        Interruption.check();
        if (place == structure.length - 1) {
            return countLast(field, place, moved, last, kin);
        }
        SeriesTable known = place == 0 || field.hasEnPassantSquares() ? null : table;
        long duties = duties(place, last, kin);
        long asked = asked(moved);
        long count = known == null ? SeriesTable.UNKNOWN : known.get(field, duties, asked);
        if (count == SeriesTable.UNKNOWN) {
            count = countAll(field, place, moved, last, kin);
            if (known != null) {
                known.put(field, duties, asked, count);
            }
        }
        return count;
    }

    /** What the steps to come depend on besides the board and the pieces that have moved. */
    private long duties(int place, int last, int kin) {
        return (long) (next == Next.SAME ? last + 1 : 0) << 32 | (long) (next == Next.KIN ? kin + 1 : 0) << 16 | place;
    }

    private long asked(long moved) {
        return next == Next.ANY || next == Next.SAME ? 0 : moved;
    }

    private long countAll(BoardState field, int place, long moved, int last, int kin) {
        SubMoves list = list(place);
        if (rules.isSafeBetween(place)) {
            rules.sets.listSafe(field, list);
        } else {
            listAny(field, list);
        }
        Step step = structure.step(place);
        long pieces = movers(place, moved, last);
        long total = 0;
        boolean any = false;
        while (true) {
            for (int i = 0; i < list.size; i++) {
                long m = list.at[i];
                if (!isFree(m, pieces, kin) || !structure.fits(step, m)) {
                    continue;
                }
                BoardState after = made(field, m, place);
                boolean event = hasEvents && happens(field, after, m);
                if (event && onlyLast) {
                    continue;
                }
                any = true;
                boolean ends = event || step.isLast() || capturesLastRoyal(after, m);
                long n = ends
                        ? (rules.mayEnd(after) ? 1 : 0)
                        : countThen(after, m, place, pieces == -1 ? 0 : moved, kin);
                total = Math.addExact(total, n);
            }
            if (any || next != Next.ROUNDS || pieces == -1) {
                break;
            }
            pieces = -1; // a new round
        }
        return Math.addExact(total, stops(field, place, step, any));
    }

    private long countThen(BoardState after, long m, int place, long moved, int kin) {
        int to = Packed.to(m);
        long now = (moved & ~(1L << Packed.from(m))) | (1L << to);
        if (Packed.kind(m) == Packed.CASTLE) {
            var right = after.tables.castles[Packed.extra(m)];
            now = (now & ~(1L << right.rook().index())) | (1L << right.rookTo().index());
        }
        return count(after, place + 1, now, to, kin < 0 ? structure.kin[Packed.type(m)] : kin);
    }

    /** One if what has been played may be the turn (rules/series.md, short). */
    private long stops(BoardState field, int place, Step step, boolean any) {
        boolean may = place > 0 && step.duty() != Duty.REQUIRED && (!any || step.duty() == Duty.OPTIONAL);
        return may && rules.mayEnd(field) ? 1 : 0;
    }

    /** The board after a sub-move, en passant squares kept where they still mean something. */
    private BoardState made(BoardState field, long m, int place) {
        if (field.hasEnPassantSquares() && rules.usesEnPassantSquares(place + 1, m)) {
            return SeriesStructure.made(field, m);
        }
        BoardState after = field.copy(BoardState.NONE);
        after.apply(m);
        return after;
    }

    private boolean happens(BoardState before, BoardState after, long m) {
        for (Event event : structure.description.events()) {
            boolean happens = event == Event.CHECK
                    ? rules.sets.isAttacked(after, 1 - after.side)
                    : structure.happens(event, before, after, m);
            if (happens) {
                return true;
            }
        }
        return false;
    }

    private boolean capturesLastRoyal(BoardState after, long m) {
        return Packed.is(m, Packed.CAPTURE) && rules.sets.royals(after, 1 - after.side) == 0;
    }

    // ---- who may move -----------------------------------------------------------------------------------------------

    /** The squares whose pieces may move by what has moved before, all if nothing is asked; kinds aside. */
    private long movers(int place, long moved, int last) {
        if (place == 0) {
            return -1;
        }
        return switch (next) {
            case ANY -> -1;
            case SAME -> 1L << last;
            case ANOTHER, KIN, ROUNDS -> ~moved;
        };
    }

    private boolean isFree(long m, long pieces, int kin) {
        if (pieces == -1) {
            return true;
        }
        if ((pieces >>> Packed.from(m) & 1) == 0 || (next == Next.KIN && structure.kin[Packed.type(m)] != kin)) {
            return false;
        }
        return Packed.kind(m) != Packed.CASTLE
                || next == Next.SAME
                || (pieces >>> structure.tables.castles[Packed.extra(m)].rook().index() & 1) != 0;
    }

    // ---- the last step ----------------------------------------------------------------------------------------------

    private long countLast(BoardState field, int place, long moved, int last, int kin) {
        Step step = structure.step(place);
        boolean safe = rules.isSafeBetween(place) || rules.law.guards();
        long pieces = movers(place, moved, last);
        boolean all = pieces == -1 && !step.isQuiet() && step.allowsDoubleStep();
        long count;
        if (all) {
            count = safe ? rules.sets.countSafe(field) : rules.sets.countAny(field);
        } else {
            SubMoves list = list(place);
            if (safe) {
                rules.sets.listSafe(field, list);
            } else {
                rules.sets.listAny(field, list);
            }
            count = count(list, step, pieces, kin);
            if (count == 0 && next == Next.ROUNDS && pieces != -1) {
                count = count(list, step, -1, kin);
            }
        }
        boolean any = count > 0;
        if (!any && safe && !rules.isSafeBetween(place)) {
            SubMoves list = list(place);
            listAny(field, list);
            any = count(list, step, pieces, kin) > 0;
        }
        return Math.addExact(count, stops(field, place, step, any));
    }

    private long count(SubMoves list, Step step, long pieces, int kin) {
        long n = 0;
        for (int i = 0; i < list.size; i++) {
            n += isFree(list.at[i], pieces, kin) && structure.fits(step, list.at[i]) ? 1 : 0;
        }
        return n;
    }

    /** The moves of a step after which the king need not be safe; the royal rule may still forbid castling. */
    private void listAny(BoardState field, SubMoves list) {
        rules.sets.listAny(field, list);
        int kept = 0;
        for (int i = 0; i < list.size; i++) {
            long m = list.at[i];
            if (Packed.kind(m) != Packed.CASTLE || rules.law.mayCastle(field, m)) {
                list.at[kept++] = m;
            }
        }
        list.size = kept;
    }

    private SubMoves list(int place) {
        if (place >= lists.length) {
            lists = java.util.Arrays.copyOf(lists, Math.max(place + 1, lists.length * 2));
        }
        SubMoves list = lists[place];
        if (list == null) {
            list = new SubMoves();
            lists[place] = list;
        }
        return list;
    }
}
