package io.github.multimove.problems;

import io.github.multimove.Outcome;
import io.github.multimove.Side;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnCursor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Solves one table, from the ends of the game backwards. Pass 0 finds the placements that are positions, and the games that are over;
 * pass n decides those that end in n turns: a win where some turn leads to a loss, a loss where all lead to wins. A turn that only
 * moves pieces leads to a number of the same table, found without making it; any other is made, and its position asked for.
 */
final class EndingWork {
    /** The numbers are gone through in so many parts. */
    static final int PARTS = 1024;

    private final Function<String, @Nullable EndingTable> others;
    private final EndingBoard board;
    private final EndingNumbers numbers;
    private final short[][] values;
    /** Since the solving began, how many positions have been looked at. */
    final AtomicLong looked = new AtomicLong();
    /** The pieces of the tables that are wanted and not solved yet. */
    final Set<String> missing = ConcurrentHashMap.newKeySet();
    /** Whether a value of another table was seen that counts in a later pass, and whether some turn leaves its side to move. */
    volatile boolean waits;

    volatile boolean staysToMove;
    /** The pass that goes on. */
    volatile int pass;

    /** What must be looked at, or null if all that is undecided must. */
    private final @Nullable EndingAgenda agenda;

    /** The work of a table; the others are those that are solved, by their pieces. A lone pass keeps no agenda. */
    EndingWork(
            EndingBoard board, short[][] values, Function<String, @Nullable EndingTable> others, boolean isLonePass) {
        this.agenda = isLonePass ? null : new EndingAgenda(board.work, board.numbers, values);
        this.others = others;
        this.board = board;
        this.numbers = board.numbers;
        this.values = values;
    }

    /** The first number of a part. */
    int first(int part) {
        return (int) (numbers.size * part / PARTS);
    }

    short[][] values() {
        return values;
    }

    /** How many positions of a part were decided in a pass. */
    int decided(int side, int part, int turns) {
        int decided = 0;
        for (int number = first(part); number < first(part + 1); number++) {
            decided += Math.abs(values[side][number]) == turns + 1 ? 1 : 0;
        }
        return decided;
    }

    /** Marks what a side may leave to the other, of a part: placements that are found lost by the pass before. */
    void mark(int side, int part, int turns) {
        int[] at = new int[numbers.codes.length];
        boolean isOnce = board.work.structures.judge(0).isSimultaneous();
        for (int number = first(part); agenda != null && turns > 1 && number < first(part + 1); number++) {
            if (values[1 - side][number] == -turns) {
                numbers.squares(number, at);
                agenda.mark(side, at, isOnce);
            }
        }
    }

    /** Tells Black's values that a pass has found of a part as White's, of a table of the same pieces on both sides. */
    void exchange(int part, int turns) {
        int[] at = new int[numbers.codes.length];
        for (int number = first(part); number < first(part + 1); number++) {
            short value = values[0][number];
            if (turns == 0 ? value != 0 : Math.abs(value) == turns + 1) {
                if (numbers.squares(number, at)) {
                    numbers.exchanged(at, numbers, other -> values[1][other] = value);
                } else {
                    values[1][number] = value;
                }
            }
        }
    }

    /** Goes through the positions of a part with a side to move. What is decided stays so if it is stopped and begun again. */
    void go(int side, int part, int turns) {
        int[] at = new int[numbers.codes.length];
        int[] next = new int[at.length];
        int asked = 0;
        if (!missing.isEmpty()) {
            return; // the pass is begun again when they are there
        }
        for (int number = first(part); number < first(part + 1); number++) {
            if (turns > 0 && values[side][number] != 0) {
                continue;
            }
            if (turns > 1 && agenda != null && !agenda.isDue(side, number, turns)) {
                waits |= agenda.waits(side, number);
                continue;
            }
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException("interrupted while solving " + board.material());
            }
            short value = !numbers.squares(number, at)
                    ? EndingTable.IMPOSSIBLE
                    : turns == 0 ? ended(at, side) : after(number, board.position(at, side), at, next, turns);
            if (value != 0) {
                values[side][number] = value;
            }
            asked++;
        }
        looked.addAndGet(asked);
    }

    /** The value of a placement whose game is over, 0 if it is not. */
    private short ended(int[] at, int side) {
        BoardPosition position = board.possible(at, side);
        return position == null ? EndingTable.IMPOSSIBLE : ended(position);
    }

    static short ended(BoardPosition position) {
        Optional<Outcome> outcome = position.outcome();
        if (outcome.isEmpty()) {
            return 0;
        }
        Optional<Side> winner = outcome.get().winner();
        return winner.isEmpty() ? EndingTable.DRAWN : (short) (winner.get() == position.side() ? 1 : -1);
    }

    /** The value of a position that is decided in so many turns, 0 if it is not. */
    private short after(int number, BoardPosition position, int[] at, int[] next, int turns) {
        Structure structure = position.clause.structure;
        boolean mayPass = !board.hasPawns(board.pieces, 1 - position.side);
        boolean isLost = true;
        boolean isKept = false;
        int keeps = 0;
        int moves = 0;
        short due = EndingAgenda.NEVER;
        short lastLost = 0;
        for (TurnCursor cursor = board.work.turns(position).cursor(); cursor.next(); ) {
            boolean isPlain = isPlain(structure, cursor, mayPass);
            int to = isPlain ? moved(structure.isSimultaneous(), cursor, at, next) : 0;
            BoardPosition made = isPlain ? null : board.work.after(position, cursor.toArray());
            String pieces = made == null ? board.pieces : EndingBoard.pieces(made);
            short value = made == null ? values[1 - position.side][to] : value(made, pieces, position.side, turns);
            if (value == EndingTable.IMPOSSIBLE) {
                throw new IllegalStateException("no position after a turn of " + position);
            }
            if (value < 0 && -value <= turns) {
                return (short) (turns + 1);
            }
            moves = Math.max(moves, cursor.size);
            if (value > 0 && value <= turns) {
                continue;
            }
            isLost = false;
            if (made == null) {
                keeps = to + 1;
            } else if (!isElsewhere(made, pieces, position.side)) {
                due = (short) turns;
            } else if (value > 0) {
                lastLost = (short) Math.max(lastLost, value);
            } else {
                isKept = true;
                due = value < 0 && value > EndingTable.DRAWN ? (short) Math.min(due, -value) : due;
            }
        }
        if (!isLost && agenda != null) {
            boolean mayBeLost = !isKept && keeps == 0 && lastLost > 0;
            agenda.note(
                    position.side,
                    number,
                    isKept ? 0 : keeps,
                    mayBeLost ? (short) Math.min(due, lastLost) : due,
                    moves);
        }
        return (short) (isLost ? -turns - 1 : 0);
    }

    /** Whether a pawn might capture en passant. */
    private boolean isPassed(BoardPosition after, String pieces) {
        return after.hasEnPassantSquares() && board.hasPawns(pieces, after.side);
    }

    /** Whether the value of a position is one of another table, which no pass of this one changes. */
    private boolean isElsewhere(BoardPosition after, String pieces, int mover) {
        return after.side != mover
                && !isPassed(after, pieces)
                && !pieces.equals(board.pieces)
                && (board.work.royal.isOver(after) || others.apply(pieces) != null);
    }

    /** Whether a turn does no more than that pieces go to empty squares, and nothing captures en passant then. */
    private static boolean isPlain(Structure structure, TurnCursor cursor, boolean mayPass) {
        boolean isPlain = structure.makesInPlace(cursor.size);
        long never = mayPass ? Packed.CAPTURE : Packed.CAPTURE | Packed.PASSING;
        for (int i = 0; i < cursor.size; i++) {
            isPlain &= Packed.isStep(cursor.turn[i]) && !Packed.is(cursor.turn[i], never);
        }
        return isPlain;
    }

    /** The number of the placement to which such a turn leads. */
    private int moved(boolean isSimultaneous, TurnCursor cursor, int[] at, int[] next) {
        System.arraycopy(at, 0, next, 0, at.length);
        int[] before = isSimultaneous ? at : next;
        for (int i = 0; i < cursor.size; i++) {
            int from = Packed.from(cursor.turn[i]);
            int piece = 0;
            while (before[piece] != from) {
                piece++;
            }
            next[piece] = Packed.to(cursor.turn[i]);
        }
        return numbers.number(next);
    }

    /** The value of a position after a turn that is made, which no pass before that of so many turns has decided if it is 0. */
    private short value(BoardPosition after, String pieces, int mover, int turns) {
        if (after.side == mover) {
            staysToMove = true;
        }
        if (isPassed(after, pieces)) {
            return ofTurns(after, turns);
        }
        short value = at(after, pieces);
        if (value > EndingTable.DRAWN && Math.abs(value) > turns) {
            waits = true;
        }
        return value;
    }

    private short at(BoardPosition after, String pieces) {
        if (pieces.equals(board.pieces)) {
            return values[after.side][board.number(after)];
        }
        if (board.work.royal.isOver(after)) {
            return ended(after);
        }
        EndingTable table = others.apply(pieces);
        if (table == null) {
            missing.add(pieces);
            return 0;
        }
        return table.value(after);
    }

    /** The value of a position in which squares are passed, which no table holds: that of its turns. */
    private short ofTurns(BoardPosition position, int turns) {
        List<Short> after = new ArrayList<>();
        for (TurnCursor cursor = board.work.turns(position).cursor(); cursor.next(); ) {
            BoardPosition made = board.work.after(position, cursor.toArray());
            short value = value(made, EndingBoard.pieces(made), position.side, turns - 1);
            after.add(Math.abs(value) < turns ? value : 0);
        }
        return best(after);
    }

    /** The value of a position after whose turns there are such values: the soonest win, or the latest loss if all are lost. */
    static short best(List<Short> after) {
        int win = Short.MAX_VALUE;
        int loss = 0;
        for (short value : after) {
            if (value < 0 && value > EndingTable.DRAWN) {
                win = Math.min(win, 1 - value);
            }
            loss = value > 0 && loss <= 0 ? Math.min(loss, -1 - value) : 1;
        }
        return (short) (win < Short.MAX_VALUE ? win : Math.min(loss, 0));
    }
}
