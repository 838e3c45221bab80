package io.github.multimove.problems;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.position.BoardPosition;
import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * All positions of some pieces, solved: for each, which side wins and how soon. Made by {@link Endings}.
 *
 * <h2>Guarantees</h2>
 *
 * Immutable and safe to share between threads. Positions that a symmetry of board and pieces takes to each other are counted
 * once in {@link #positions} and as often as they stand there in {@link #count}. The counts are of positions that are possible:
 * those of which {@link RuleSet#problems} says nothing.
 */
public final class EndingTable {
    /** Which side wins, as the side to move sees it. */
    public enum Result {
        /** The side to move wins. */
        WIN,
        /** Neither side can force a win. */
        DRAW,
        /** The side to move loses. */
        LOSS
    }

    /**
     * What a position leads to.
     *
     * @param result which side wins
     * @param turns the turns of both sides to the end of the game, if the winner hurries and the loser delays; 0 for a draw
     */
    public record Value(Result result, int turns) {
        /** Checks that nothing is null. */
        public Value {
            Objects.requireNonNull(result, "result");
        }
    }

    /** The value of a placement that is no position, and of one whose game is drawn; 0 for one that neither side can win. */
    static final short IMPOSSIBLE = Short.MIN_VALUE;

    static final short DRAWN = Short.MIN_VALUE + 1;

    final EndingBoard board;
    private final short[][] values;
    /** By kind and side, if asked for. */
    private final AtomicReferenceArray<short @Nullable []> inside;

    EndingTable(EndingBoard board, short[][] values) {
        this.board = board;
        this.values = values;
        this.inside = new AtomicReferenceArray<>(2 * Math.max(1, board.pieces.length()));
    }

    /** Returns the game. */
    public RuleSet ruleSet() {
        return board.rules;
    }

    /** Returns the pieces, White's before Black's, as {@code KRk}. */
    public String material() {
        return board.material();
    }

    /** Returns the number of positions in which a side is to move. */
    public long size(Side toMove) {
        return board.sum(of(toMove), value -> value != IMPOSSIBLE);
    }

    /** Returns the number of positions in which a side is to move with a result for that side. */
    public long count(Side toMove, Result result) {
        Objects.requireNonNull(result, "result");
        return board.sum(
                of(toMove), value -> value != IMPOSSIBLE && value((short) value).result() == result);
    }

    /** Returns the largest number of turns of both sides to a result in positions with a side to move; 0 if there is none. */
    public int longest(Side toMove, Result result) {
        Objects.requireNonNull(result, "result");
        int longest = 0;
        for (short value : of(toMove)) {
            Value known = value == IMPOSSIBLE ? new Value(Result.DRAW, 0) : value(value);
            longest = known.result() == result ? Math.max(longest, known.turns()) : longest;
        }
        return longest;
    }

    /** Returns the positions with a side to move and a value, one of those that symmetries take to each other, in a fixed order. */
    public Stream<Position> positions(Side toMove, Value value) {
        Objects.requireNonNull(value, "value");
        short[] all = of(toMove);
        return IntStream.range(0, all.length)
                .filter(number ->
                        all[number] != IMPOSSIBLE && value(all[number]).equals(value))
                .mapToObj(number -> board.position(number, GameTables.number(toMove)));
    }

    private short[] of(Side side) {
        return values[GameTables.number(Objects.requireNonNull(side, "toMove"))];
    }

    short value(BoardPosition position) {
        return values[position.side][board.number(position)];
    }

    /** Tells the values of the same pieces in the other colours. */
    void exchange(EndingNumbers others, short[][] into) {
        Arrays.fill(into[0], IMPOSSIBLE);
        Arrays.fill(into[1], IMPOSSIBLE);
        int[] at = new int[others.codes.length];
        for (int number = 0; number < values[0].length; number++) {
            if (board.numbers.squares(number, at)) {
                short white = values[0][number];
                short black = values[1][number];
                board.numbers.exchanged(at, others, other -> {
                    into[0][other] = black;
                    into[1][other] = white;
                });
            }
        }
    }

    short[][] values() {
        return values;
    }

    /** Whether some placement is lost for a side to move, or its game over. */
    boolean mayBeLost(int side) {
        int[] at = new int[board.numbers.codes.length];
        return IntStream.range(0, values[side].length).anyMatch(number -> {
            short value = values[side][number];
            return value != IMPOSSIBLE
                    ? value < 0 && value != DRAWN
                    : board.numbers.squares(number, at) && board.work.royal.isOver(board.position(at, side));
        });
    }

    /** What boards of a {@linkplain EndingLook#kinds kind} lead to, by number: the other side's value after the best last sub-move, or 0. */
    short[] inside(int side, int kind) {
        int place = 2 * kind + side;
        short[] known = inside.get(place);
        if (known == null) {
            inside.compareAndSet(place, null, new short[values[0].length]);
            known = Objects.requireNonNull(inside.get(place));
        }
        return known;
    }

    long bytes() {
        long held = IntStream.range(0, inside.length())
                .filter(place -> inside.get(place) != null)
                .count();
        return (2 + held) * Short.BYTES * values[0].length;
    }

    static Value value(short value) {
        return value == 0 || value == DRAWN
                ? new Value(Result.DRAW, 0)
                : new Value(value > 0 ? Result.WIN : Result.LOSS, Math.abs(value) - 1);
    }
}
