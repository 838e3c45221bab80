package io.github.multimove.problems;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.royal.RoyalLaw;
import io.github.multimove.internal.turns.RoyalGuard;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.series.SeriesPrefixState;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series.Closing;
import io.github.multimove.rules.Series.Event;
import io.github.multimove.rules.Series.Next;
import io.github.multimove.rules.Step;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A look at the turns of a position of a table in a pass. A turn is not made where its squares tell the next placement, of this
 * table or of another. Of a series it goes from beginning to beginning; what the last sub-move leads to is found once for all first
 * sub-moves that come to the same board, on boards of another table for good.
 */
final class EndingLook {
    // what is known of a board before the last sub-move, if not one more than the number of a placement that keeps it
    // from being lost
    private static final int UNKNOWN = 0;
    private static final int WON = -1;
    private static final int LOST = -2;
    // may lead to a placement lost since, and not looked at from then on
    private static final int REACHED = -3;
    // less the first pass in which a value of another table counts: another table keeps it from being lost
    private static final int KEPT_ELSEWHERE = -4;

    private final EndingWork work;
    private final BoardPosition position;
    private final Structure structure;
    private final int turns;
    /** Whether no turn can win, and one that keeps from losing is enough. */
    private boolean isOneEnough;
    /** Whether no turn that stays within the table can win. */
    private boolean isUnmarked;
    /** Whether the table tells which steps to empty squares are legal. */
    private final boolean isByTable;
    /** Whether a turn may capture a royal piece. */
    private final boolean capturesRoyals;

    private boolean isWon;
    /** Whether all turns seen lead to won placements. */
    private boolean isLost = true;
    /** Whether a placement of another table keeps it from being lost for ever. */
    private boolean isKept;
    /** One more than the number of a placement of this table that keeps it from being lost, or 0. */
    private int keeps;
    /** The largest number of sub-moves of a turn. */
    private int moves;
    /** Whether it is kept from being lost by a turn that passes have to look at again. */
    private boolean isDoubtful;
    /** The first pass in which a value of another table counts, and the last in which a loss does. */
    private short due = EndingAgenda.NEVER;

    private short lastLost;

    EndingLook(EndingWork work, BoardPosition position, int turns) {
        this.work = work;
        this.position = position;
        this.structure = position.clause.structure;
        this.turns = turns;
        this.isByTable = work.isToldByTable[position.side];
        RoyalLaw royal = work.board.work.royal;
        this.capturesRoyals = !(royal.guards()
                && royal.bound() == RoyalRule.Bound.TOGETHER
                && work.board.hasLoneRoyals
                && (isByTable || structure.isSimultaneous()));
    }

    /** The value of a position that is decided in so many turns, 0 if it is not; the agenda notes what keeps it. */
    short value(int number, int[] at) {
        EndingAgenda agenda = work.agenda;
        Placement placement = new Placement(work.table, at, number);
        if (agenda != null) {
            if (agenda.isNew(position.side, number) && winsOnlyWithin(placement, 0)) {
                agenda.neverDue(position.side, number);
            }
            isOneEnough = !agenda.mayWin(position.side, number, turns);
            isUnmarked = agenda.isUnmarked(position.side, number);
        }
        if (structure instanceof SeriesStructure series && !series.tables.limitsChecks) {
            RoyalGuard guard = isByTable ? null : work.board.work.royal;
            look(series, SeriesPrefixState.start(series, position, guard), placement);
        } else {
            Placement after = new Placement(work.table, at.clone(), number);
            for (TurnCursor cursor = work.board.work.turns(position).cursor(); !isDone() && cursor.next(); ) {
                if (isUnmarked && keeps > 0 && isQuiet(cursor)) {
                    continue;
                }
                if (after.make(cursor, at)) {
                    look(after.table, after.takeNumber(), cursor.size);
                } else {
                    look(cursor.toArray());
                }
            }
        }
        boolean isFound = isWon || isLost;
        boolean mayBeLost = !isKept && keeps == 0 && lastLost > 0;
        short later = mayBeLost ? (short) Math.min(due, lastLost) : due;
        if (agenda != null) {
            agenda.notice(moves);
            if (isOneEnough && (keeps > 0 || isKept)) {
                agenda.keep(position.side, number, isKept ? 0 : keeps);
                later = agenda.due(position.side, number);
            } else if (!isFound) {
                agenda.note(position.side, number, isKept ? 0 : keeps, isDoubtful ? (short) turns : later);
            }
        }
        work.await(!isFound && later > turns && later < EndingAgenda.NEVER);
        return (short) (isWon ? turns + 1 : isLost ? -turns - 1 : 0);
    }

    /** Whether the pieces of a turn of sub-moves in no order stay what they are, and no pawn passes a square. */
    private boolean isQuiet(TurnCursor cursor) {
        boolean isQuiet = true;
        for (int i = 0; i < cursor.size; i++) {
            long m = cursor.turn[i];
            isQuiet &= Packed.isStep(m) && !Packed.is(m, Packed.CAPTURE) && !Packed.is(m, Packed.PASSING);
        }
        return isQuiet;
    }

    private boolean isDone() {
        return isWon || (isOneEnough && (keeps > 0 || isKept));
    }

    /** Looks at a turn of so many sub-moves that leads to a placement. */
    private void look(EndingTable table, int to, int size) {
        short value = table.values()[1 - position.side][to];
        moves = Math.max(moves, size);
        if (table != work.table) {
            lookElsewhere(value);
        } else if (keeps(value)) {
            keeps = to + 1;
        }
    }

    /** Looks at a turn. */
    private void look(long[] turn) {
        BoardPosition made = work.board.work.after(position, turn);
        String pieces = EndingBoard.pieces(made);
        moves = Math.max(moves, turn.length);
        if (made.hasEnPassantSquares() && made.side != position.side) {
            EndingWork.Passed passed = work.passed(made, pieces, turns);
            if (keeps(passed.value())) {
                keeps = passed.keeps() > 0 ? passed.keeps() : keeps;
                isDoubtful |= passed.keeps() == 0;
            }
            return;
        }
        short value = work.value(made, pieces, position.side, turns);
        if (work.isElsewhere(made, pieces, position.side)) {
            lookElsewhere(value);
        } else if (keeps(value)) {
            isDoubtful = true;
        }
    }

    /** Looks at a value that passes may change, and tells whether it keeps from losing. */
    private boolean keeps(short value) {
        require(value);
        boolean keeps = value <= 0 || value > turns;
        isWon |= value < 0 && -value <= turns;
        isLost &= !keeps;
        return keeps;
    }

    /** Looks at a value of another table, which no pass changes. */
    private void lookElsewhere(short value) {
        require(value);
        boolean isLoss = value < 0 && value > EndingTable.DRAWN;
        isWon |= isLoss && -value <= turns;
        isLost &= value > 0 && value <= turns;
        isKept |= value <= 0;
        due = isLoss ? (short) Math.min(due, -value) : due;
        lastLost = value > turns ? (short) Math.max(lastLost, value) : lastLost;
    }

    private void require(short value) {
        if (value == EndingTable.IMPOSSIBLE) {
            throw new IllegalStateException("no position after a turn of " + position);
        }
    }

    // ---- turns whose squares tell where they lead -------------------------------------------------------------------

    /** Pieces of a table on squares, in the order of their codes; those after a turn are made in room of their own, again and again. */
    private final class Placement {
        EndingTable table;
        int[] at;
        private final int[] room;
        /** The number, until another turn is made on it. */
        private int number;

        Placement(EndingTable table, int[] at, int number) {
            this.table = table;
            this.at = at;
            this.room = at;
            this.number = number;
        }

        /** The number, whatever becomes of the order of the squares. */
        int takeNumber() {
            return table.board.numbers.number(at);
        }

        /** The pieces after a sub-move of the side to move, or null if it takes a board to tell what becomes of them. */
        @Nullable
        Placement after(long m) {
            Placement after = new Placement(table, at.clone(), number);
            if (!after.make(m)) {
                return null;
            }
            EndingNumbers numbers = after.table.board.numbers;
            after.number = after.table == table
                    ? numbers.moved(number, after.at, piece(Packed.from(m)), Packed.from(m))
                    : numbers.number(after.at.clone());
            return after;
        }

        /** Makes a sub-move of the side to move; false if it takes a board to tell what becomes of the pieces. */
        private boolean make(long m) {
            EndingBoard board = table.board;
            int piece = piece(Packed.from(m));
            if (Packed.kind(m) != Packed.MOVE || piece < 0 || (Packed.is(m, Packed.PASSING) && isPassed(m))) {
                return false;
            }
            if (Packed.isStep(m) && !Packed.is(m, Packed.CAPTURE)) {
                at[piece] = Packed.to(m);
                return true;
            }
            int captured = piece(Packed.capturedOn(m)); // -1 where none is
            int taken = captured < 0 ? 1 - position.side : board.numbers.codes[captured];
            boolean isEnemy = (taken & 1) != position.side && !board.work.tables.isRoyal(taken);
            if (!isEnemy || captured < 0 == Packed.is(m, Packed.CAPTURE)) {
                return false;
            }
            at[piece] = Packed.to(m);
            int code = Packed.promotion(m) == 0
                    ? board.numbers.codes[piece]
                    : board.work.tables.promotedType(m) << 1 | position.side;
            EndingBoard.Change change = board.change(piece, captured, code);
            EndingTable other = change.table == null ? work.table(change.pieces) : change.table;
            change.table = other;
            if (other == null) {
                return false;
            }
            int[] left = new int[change.were.length];
            for (int i = 0; i < left.length; i++) {
                left[i] = at[change.were[i]];
            }
            table = other;
            at = left;
            return true;
        }

        /** Makes the sub-moves of a turn on pieces that stand so; false as well if one goes to where another leaves at once. */
        boolean make(TurnCursor cursor, int[] from) {
            table = work.table;
            System.arraycopy(from, 0, room, 0, from.length);
            at = room;
            boolean isMade = structure.makesInPlace(cursor.size);
            for (int i = 0; i < cursor.size && isMade; i++) {
                long m = cursor.turn[i];
                boolean isApart =
                        !structure.isSimultaneous() || Packed.is(m, Packed.CAPTURE) || piece(from, Packed.to(m)) < 0;
                isMade = isApart && make(m);
            }
            return isMade;
        }

        /** Whether a pawn may stand ready to capture one that passes a square. */
        private boolean isPassed(long m) {
            GameTables tables = table.board.work.tables;
            short[][][] passings = tables.passings[Packed.type(m) << 1 | position.side];
            boolean isPassed = passings == null;
            for (short crossed : isPassed ? BoardState.NONE : passings[Packed.from(m)][Packed.to(m)]) {
                for (var attack : tables.pawnAttacks[crossed]) {
                    int from = attack.from();
                    boolean isPawn = (attack.codes() >>> position.piece(from) & 1) != 0;
                    isPassed |= isPawn && position.isEnemy(from, position.side);
                }
            }
            return isPassed;
        }

        /** The piece on a square, or -1. */
        int piece(int square) {
            return piece(at, square);
        }

        private int piece(int[] at, int square) {
            int piece = at.length - 1;
            while (piece >= 0 && at[piece] != square) {
                piece--;
            }
            return piece;
        }
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
                && !series.tables.limitsChecks
                && !series.description.isInAnyOrder()
                && Set.of(Event.CHECK, Event.CAPTURE, Event.PROMOTION).containsAll(series.events.all());
    }

    /**
     * How many moves of its own pieces a turn of a side has at most that may do nothing else, or 0 if it may; the pieces are of some
     * codes, and none promotes.
     */
    static int mostPlainMoves(Structure structure, int side, int[] codes) {
        boolean isPlain = !structure.facts.swaps()
                && (!(structure instanceof SeriesStructure series)
                        || series.places(side, codes)
                                .allMatch(place -> series.step(place).kind() == Step.Kind.MOVE));
        int most = structure instanceof SimultaneousStructure set ? set.most : mostSubMoves(structure, side, codes);
        return isPlain && IntStream.rangeClosed(1, most).allMatch(structure::makesInPlace) ? most : 0;
    }

    /** How many sub-moves an ordered turn of a side has at most if the pieces are of some codes, and none promotes; else 0. */
    static int mostSubMoves(Structure structure, int side, int[] codes) {
        return structure instanceof SeriesStructure series ? series.most(side, codes) : 0;
    }

    /** How many moves of its own pieces a turn has at most, whatever else it does. */
    static int mostMoves(Structure structure) {
        return structure instanceof SeriesStructure series
                ? (int) IntStream.range(0, series.length)
                        .filter(place -> series.step(place).kind() == Step.Kind.MOVE)
                        .count()
                : Integer.MAX_VALUE;
    }

    /** Whether a board is won whichever piece has made the first move: what leads there has been looked at since. */
    static boolean isWon(int[][] inside, int number) {
        for (int[] known : inside) {
            if (known.length > 0 && known[number] != WON) {
                return false;
            }
        }
        return true;
    }

    /** Notes that a placement lost since may change what is known of a number. */
    static void forget(int[][] inside, int number) {
        for (int[] known : inside) {
            if (known.length > 0 && known[number] != WON && known[number] != LOST) {
                known[number] = REACHED;
            }
        }
    }

    /**
     * Whether the table tells which steps to empty squares are legal: those that lead to positions. Every sub-move leaves the royal
     * piece safe from attack then, and what else may follow does not depend on which are legal, if any is.
     */
    static boolean isToldByTable(EndingBoard board, int side) {
        Rules rules = board.work;
        return board.structure(side) instanceof SeriesStructure series
                && series.isOpen(rules.royal, side)
                && series.length == 2
                && series.step(0).duty() == Step.Duty.REQUIRED
                && series.description.next() != Next.ROUNDS
                && isShared(series)
                && !rules.tables.game.mustCapture()
                && rules.royal.guards()
                && rules.royal.bound() == RoyalRule.Bound.TOGETHER;
    }

    /** The same beginning under the royal rule. */
    private SeriesPrefixState guarded(SeriesStructure series, SeriesPrefixState prefix) {
        SeriesPrefixState before = prefix.before;
        return before == null
                ? SeriesPrefixState.start(series, position, work.board.work.royal)
                : Objects.requireNonNull(guarded(series, before).with(prefix.last));
    }

    /**
     * Looks at the turns that begin so, which have left the pieces so if the squares tell; only such beginnings may be without the
     * royal rule.
     */
    private void look(SeriesStructure series, SeriesPrefixState prefix, @Nullable Placement at) {
        boolean isTold = at != null && isByTable;
        RoyalLaw royal = work.board.work.royal;
        boolean isOpen = !royal.guards() || series.isOpen(royal, position.side);
        boolean isFirst = prefix.made == 0 && work.inside[position.side].length > 0;
        boolean isEnding = series.description.closing() == Closing.ENDS;
        boolean isAny = prefix.ended;
        for (int i = 0; i < prefix.size() && !isDone(); i++) {
            long m = prefix.subMove(i);
            Placement after = at == null ? null : at.after(m);
            if (after == null) {
                SeriesPrefixState then = isTold ? guarded(series, prefix).with(m) : prefix.then(i);
                if (then != null) {
                    isAny = true;
                    look(series, then, null);
                }
                continue;
            }
            if (isUnmarked
                    && keeps > 0
                    && isAny
                    && after.table == work.table
                    && winsOnlyWithin(after, prefix.made + 1)) {
                continue;
            }
            int number = after.number;
            if (isTold && after.table.values()[1 - position.side][number] == EndingTable.IMPOSSIBLE) {
                continue;
            }
            isAny = true;
            boolean isLast = prefix.isLastStep(i)
                    || (work.most[position.side] == 1 && Packed.promotion(m) == 0)
                    || (isEnding
                            && Packed.is(m, Packed.CAPTURE)
                            && series.events.all().contains(Event.CAPTURE))
                    || (isEnding
                            && Packed.promotion(m) != 0
                            && series.events.all().contains(Event.PROMOTION));
            boolean isAlike = Packed.promotion(m) == 0 || series.description.next() != Next.KIN;
            if (isOpen && isLast && series.makesInPlace(prefix.made + 1)) {
                look(after.table, number, prefix.made + 1);
            } else if (isFirst && !isLast && prefix.place(i) == series.length - 2 && isAlike) {
                int kinds = work.inside[position.side].length;
                int last = after.piece(Packed.to(m));
                int kind = kinds == 1 ? 0 : after.table.board.numbers.place(after.at, last);
                lookInside(series, prefix, i, after, number, kind);
            } else {
                look(series, prefix.then(i), after);
            }
        }
        boolean isUnknown = isTold && !isAny && prefix.size() > 0; // where none follows, the table has told already
        if (!isDone() && (isUnknown ? guarded(series, prefix) : prefix).isTurn()) {
            if (at != null && series.makesInPlace(prefix.made)) {
                look(at.table, at.number, prefix.made);
            } else {
                look(prefix.turn());
            }
        }
    }

    /** Whether turns win only within the table that have begun with so many sub-moves, which have left the pieces so. */
    private boolean winsOnlyWithin(Placement at, int made) {
        EndingAgenda agenda = work.agenda;
        return agenda != null && agenda.winsOnlyWithin(position.side, at.at, made, capturesRoyals);
    }

    /** The same of a beginning with one more sub-move, after which one is left, and whose board may be known. */
    private void lookInside(
            SeriesStructure series, SeriesPrefixState prefix, int i, Placement after, int number, int kind) {
        moves = Math.max(moves, 2);
        if (after.table != work.table) {
            lookInsideElsewhere(series, prefix, i, after, number, after.table.inside(position.side, kind));
            return;
        }
        int[] known = work.inside[position.side][kind];
        int found = known[number];
        boolean isKeptNoMore = found > 0 && work.isWon(1 - position.side, found - 1, turns);
        if (found == UNKNOWN || found == REACHED || isKeptNoMore || isDue(found)) {
            EndingLook look = new EndingLook(work, position, turns);
            look.isUnmarked = work.agenda != null && found != REACHED;
            look.isOneEnough = isKeptNoMore || (look.isUnmarked && winsOnlyWithin(after, 1));
            look.look(series, prefix.then(i), after);
            found = look.found();
            known[number] = found;
            isLost &= look.isLost;
            isKept |= look.isKept;
            keeps = look.keeps > 0 ? look.keeps : keeps;
            isDoubtful |= look.isDoubtful;
            due = (short) Math.min(due, look.due);
            lastLost = (short) Math.max(lastLost, look.lastLost);
        }
        isWon |= found == WON;
        isLost &= found == LOST;
        if (found < KEPT_ELSEWHERE) {
            isKept = true;
            due = (short) Math.min(due, KEPT_ELSEWHERE - found);
        }
        keeps = found > 0 ? found : keeps;
    }

    private boolean isDue(int found) {
        return found < KEPT_ELSEWHERE && KEPT_ELSEWHERE - found <= turns;
    }

    /** What is known of a board since this look at it. */
    private int found() {
        if (isWon || isLost) {
            return isWon ? WON : LOST;
        }
        return isDoubtful ? UNKNOWN : isKept ? KEPT_ELSEWHERE - due : keeps;
    }

    /** The same of one whose board is another table's, which is known for good once it is. */
    private void lookInsideElsewhere(
            SeriesStructure series, SeriesPrefixState prefix, int i, Placement after, int number, short[] known) {
        if (known[number] == 0) {
            EndingLook look = new EndingLook(work, position, 0);
            look.look(series, prefix.then(i), after);
            short kept = look.isKept ? EndingTable.DRAWN : look.isLost ? EndingTable.IMPOSSIBLE : look.lastLost;
            short decided = look.due < EndingAgenda.NEVER ? (short) -look.due : kept;
            known[number] = look.isDoubtful ? 0 : decided;
        }
        if (known[number] == 0) {
            look(series, prefix.then(i), after); // passes tell
        } else if (known[number] != EndingTable.IMPOSSIBLE) {
            lookElsewhere(known[number]);
        } // else no turn begins so
    }
}
