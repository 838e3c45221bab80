package io.github.multimove.problems;

import io.github.multimove.Outcome;
import io.github.multimove.Side;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.TurnCursor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Solves one table, from the ends of the game backwards. Pass 0 finds the placements that are positions, and the games that are over;
 * pass n decides those that end in n turns: a win where some turn leads to a loss, a loss where all lead to wins.
 */
final class EndingWork {
    /** The numbers are gone through in so many parts. */
    static final int PARTS = 1024;
    /** For so many numbers what is known of one position with an en passant square is kept: two bytes each. */
    private static final int PASSED_SHARE = 64;

    private final Function<String, @Nullable EndingTable> others;
    final EndingBoard board;
    final EndingNumbers numbers;
    /** The table as far as it is solved. */
    final EndingTable table;

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
    /** By side, what the pass before has decided, and what the one that goes on has. */
    Decided[] before;

    private Decided[] now;

    /** What must be looked at, or null if all that is undecided must. */
    final @Nullable EndingAgenda agenda;

    /** By side, how many sub-moves an ordered turn has at most, unless it promotes. */
    final int[] most = new int[2];

    /** By side, whether the table tells which steps are legal. */
    final boolean[] isToldByTable = new boolean[2];

    /** By square passed, side and number, what turns that capture the pawn which passed it lead to, which is elsewhere. */
    private final Map<Long, short[]> taken = new ConcurrentHashMap<>();

    /** By side, kind and number, what is known of boards within a turn: {@link EndingLook#kinds}. */
    final int[][][] inside = new int[2][0][];

    /**
     * The work of a table; the others are those that are solved, by their pieces. It is told whose capture may win, or nothing of a lone
     * pass, which keeps no agenda.
     */
    EndingWork(
            EndingBoard board,
            short[][] values,
            Function<String, @Nullable EndingTable> others,
            boolean @Nullable [] gains) {
        this.agenda = gains == null ? null : new EndingAgenda(board, values, gains, kinds(board) > 0);
        this.table = new EndingTable(board, values);
        this.others = others;
        this.board = board;
        this.numbers = board.numbers;
        this.values = values;
        this.before = newDecided();
        before[0].hasLosses = true; // where solving goes on from a file
        before[1].hasLosses = true;
        this.now = newDecided();
        for (int side = 0; side < 2; side++) {
            most[side] = EndingLook.mostSubMoves(board.structure(side), side, numbers.codes);
            isToldByTable[side] = EndingLook.isToldByTable(board, side);
        }
        if (gains != null) {
            share();
        }
    }

    /** Keeps what is known of boards within a turn. */
    void share() {
        int kinds = kinds(board);
        for (int side = 0; side < 2; side++) {
            int of = side;
            inside[side] = IntStream.range(0, kinds)
                    .mapToObj(kind -> new int[kinds == 1 || (numbers.codes[kind] & 1) == of ? (int) numbers.size : 0])
                    .toArray(int[][]::new);
        }
    }

    private static int kinds(EndingBoard board) {
        return EndingLook.kinds(board.work.structures.judge(0), board.pieces.length());
    }

    /** How many bytes solving takes for each number besides the values. */
    static int bytes(EndingBoard board) {
        int kinds = kinds(board);
        return EndingAgenda.BYTES + Short.BYTES + (kinds == 0 ? 0 : 1 + Integer.BYTES * Math.max(2, kinds));
    }

    /** The first number of a part. */
    int first(int part) {
        return (int) (numbers.size * part / PARTS);
    }

    short[][] values() {
        return values;
    }

    /** What a pass has decided of the positions with a side to move; several threads tell it, and ask when all are done. */
    static final class Decided {
        /** So many numbers, a power of two, are told of together. */
        private static final int BLOCK_BITS = 9;

        /** By block, whether one of its numbers was found won. */
        private final boolean[] wins;

        private boolean hasWins;
        boolean hasLosses;

        Decided(long size) {
            wins = new boolean[(int) (size >>> BLOCK_BITS) + 1];
        }

        boolean isAny() {
            return hasWins || hasLosses;
        }

        /** Whether a number may have been found won. */
        boolean mayBeWon(int number) {
            return wins[number >>> BLOCK_BITS];
        }

        private void tell(int number, boolean isWon) {
            if (isWon) {
                wins[number >>> BLOCK_BITS] = true;
                hasWins = true;
            } else {
                hasLosses = true;
            }
        }
    }

    /** Notes a value that was found in the pass that goes on, or in one before. */
    void decide(int side, int number, short value) {
        values[side][number] = value;
        if (Math.abs(value) == pass + 1) {
            now[side].tell(number, value > 0);
        }
    }

    /** Ends a pass, and answers whether it has decided anything. */
    boolean endPass() {
        before = now;
        now = newDecided();
        return before[0].isAny() || before[1].isAny();
    }

    private Decided[] newDecided() {
        return new Decided[] {new Decided(numbers.size), new Decided(numbers.size)};
    }

    /** Whether the other side is known to win what a side may leave to it. */
    boolean isWon(int side, int number, int turns) {
        return values[side][number] > 0 && values[side][number] <= turns;
    }

    /** Marks what may lead to placements of a part that are found lost by the pass before. */
    void mark(int side, int part, int turns) {
        int[] at = new int[numbers.codes.length];
        boolean isOnce = board.work.structures.judge(0).isSimultaneous();
        for (int number = first(part); agenda != null && turns > 0 && number < first(part + 1); number++) {
            if (values[1 - side][number] == -turns) {
                numbers.squares(number, at);
                agenda.mark(side, at, isOnce, inside[side].length > 0);
            }
        }
    }

    /** Forgets what is known of boards of a part from which the last sub-move may lead to such placements, and marks what leads there. */
    void spread(int side, int part) {
        int[] at = new int[numbers.codes.length];
        for (int number = first(part);
                agenda != null && inside[side].length > 0 && number < first(part + 1);
                number++) {
            if (agenda.takeReached(number) && !EndingLook.isWon(inside[side], number)) {
                EndingLook.forget(inside[side], number);
                numbers.squares(number, at);
                agenda.markBefore(side, at);
            }
        }
    }

    /** Tells Black's values that a pass has found of a part as White's, of a table of the same pieces on both sides. */
    void exchange(int part) {
        int[] at = new int[numbers.codes.length];
        for (int number = first(part); number < first(part + 1); number++) {
            short value = values[0][number];
            if (pass == 0 ? value != 0 : Math.abs(value) == pass + 1) {
                if (numbers.squares(number, at)) {
                    numbers.exchanged(at, numbers, other -> decide(1, other, value));
                } else {
                    decide(1, number, value);
                }
            }
        }
    }

    /** Goes through the positions of a part with a side to move. What is decided stays so if it is stopped and begun again. */
    void go(int side, int part, int turns) {
        int[] at = new int[numbers.codes.length];
        int asked = 0;
        if (!missing.isEmpty()) {
            return; // the pass is begun again when they are there
        }
        for (int number = first(part); number < first(part + 1); number++) {
            if (turns > 0 && values[side][number] != 0) {
                continue;
            }
            if (turns > 0 && agenda != null && !agenda.isDue(side, number, turns, before[1 - side])) {
                await(agenda.due(side, number) < EndingAgenda.NEVER);
                continue;
            }
            if (Thread.currentThread().isInterrupted()) {
                throw new CancellationException("interrupted while solving " + board.material());
            }
            short value = !numbers.squares(number, at)
                    ? EndingTable.IMPOSSIBLE
                    : turns == 0 ? ended(at, side) : decided(number, at, side, turns);
            if (value != 0) {
                decide(side, number, value);
            }
            asked++;
        }
        looked.addAndGet(asked);
    }

    /** Notes that a later pass is needed if it is; several threads may, and write once. */
    void await(boolean isNeeded) {
        if (isNeeded && !waits) {
            waits = true;
        }
    }

    /** The value of a position that a pass decides, 0 if it does not. */
    private short decided(int number, int[] at, int side, int turns) {
        return new EndingLook(this, board.position(at, side), turns).value(number, at);
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

    /** Whether the value of a position is one of another table, which no pass of this one changes. */
    boolean isElsewhere(BoardPosition after, String pieces, int mover) {
        return after.side != mover
                && !after.hasEnPassantSquares()
                && !pieces.equals(board.pieces)
                && (board.work.royal.isOver(after) || others.apply(pieces) != null);
    }

    /**
     * The value of a position after a turn that is made, as the other side sees it; no pass before that of so many turns has decided
     * it if it is 0.
     */
    short value(BoardPosition after, String pieces, int mover, int turns) {
        short value = value(after, pieces, turns);
        if (after.side == mover && !staysToMove) {
            staysToMove = true;
        }
        return asSeen(value, after.side == mover);
    }

    /** A value as the other side sees it, if it is that of a position whose side to move has stayed to move. */
    static short asSeen(short value, boolean isMovers) {
        return isMovers && value > EndingTable.DRAWN ? (short) -value : value;
    }

    private short value(BoardPosition after, String pieces, int turns) {
        if (after.hasEnPassantSquares()) {
            return passed(after, pieces, turns).value;
        }
        if (pieces.equals(board.pieces)) {
            return values[after.side][board.number(after)];
        }
        if (board.work.royal.isOver(after)) {
            return ended(after);
        }
        EndingTable table = table(pieces);
        return table == null ? 0 : table.value(after);
    }

    /** The table of other pieces, or null if it is missing, which is noted. */
    @Nullable
    EndingTable table(String pieces) {
        EndingTable found = others.apply(pieces);
        if (found == null) {
            missing.add(pieces);
        }
        return found;
    }

    /**
     * A position in which squares are passed, which no table holds.
     *
     * @param value what it is worth in a pass
     * @param keeps one more than the number of the placement of this table that alone changes this in later passes, or 0
     */
    record Passed(short value, int keeps) {}

    /**
     * What a position in which squares are passed is worth: of turns that capture no pawn that passed, which are those of its placement
     * unless their number is another, the table tells it.
     */
    Passed passed(BoardPosition position, String pieces, int turns) {
        boolean isHere = pieces.equals(board.pieces);
        int[] at = isHere ? board.placed(position) : new int[0];
        long square = isHere && position.passed().length == 1 ? numbers.image(at, position.passed()[0]) : -1;
        int number = isHere ? numbers.number(at) : 0;
        long key = square < 0 ? -1 : (2 * square + position.side) * numbers.size + number;
        short[] settled = taken.get(key);
        if (settled != null) {
            return passed(values[position.side][number], settled, turns, number);
        }
        short over = ended(position);
        if (over != 0) {
            return new Passed(over, 0);
        }
        List<long[]> asked = new ArrayList<>();
        List<long[]> others = new ArrayList<>();
        for (TurnCursor cursor = board.work.turns(position).cursor(); cursor.next(); ) {
            long[] turn = cursor.toArray();
            boolean takes = Arrays.stream(turn).anyMatch(m -> Packed.is(m, Packed.EN_PASSANT));
            (takes ? asked : others).add(turn);
        }
        EndingTable held = isHere ? table : table(pieces);
        BoardPosition placed = new BoardPosition(board.work, position.copy(BoardState.NONE), 0, position.number);
        short known = held == null ? EndingTable.IMPOSSIBLE : held.value(placed);
        boolean isTold = known > EndingTable.DRAWN
                && Math.abs(known) != 1 // whose game is over
                && board.work.turns(placed).count() == others.size();
        if (!isTold) {
            asked.addAll(others);
        }
        short[] after = new short[asked.size()];
        boolean isKnown = isTold && isHere;
        for (int i = 0; i < after.length; i++) {
            BoardPosition made = board.work.after(position, asked.get(i));
            String left = EndingBoard.pieces(made);
            after[i] = value(made, left, position.side, turns - 1);
            isKnown &= isElsewhere(made, left, position.side);
        }
        if (isKnown && key >= 0 && taken.size() < numbers.size / PASSED_SHARE) {
            taken.put(key, after);
        }
        return passed(isTold ? known : EndingTable.IMPOSSIBLE, after, turns, isKnown ? number : -1);
    }

    /** The same, known what turns that the table does not tell lead to, and the number of the placement if that alone may change it. */
    private Passed passed(short told, short[] after, int turns, int number) {
        List<Short> all = new ArrayList<>();
        boolean isSettled = number >= 0;
        for (short value : after) {
            short counting = counting(value, turns);
            isSettled &= counting == value;
            all.add(counting);
        }
        if (told != EndingTable.IMPOSSIBLE) {
            all.add(counting(afterwards(told), turns));
        }
        return new Passed(best(all), isSettled ? number + 1 : 0);
    }

    /** A value after a turn if a pass counts it, else 0, and notes that a later one does. */
    private short counting(short value, int turns) {
        boolean counts = value <= EndingTable.DRAWN || Math.abs(value) < turns;
        await(turns > 0 && !counts);
        return counts ? value : 0;
    }

    /** The value that the best turn of a position of some value leads to, whose game is not over. */
    private static short afterwards(short value) {
        return (short) (value == 0 ? 0 : value > 0 ? 1 - value : -1 - value);
    }

    /** The value of a position after whose turns there are such values: the soonest win, or the latest loss if all are lost. */
    static short best(Collection<Short> after) {
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
