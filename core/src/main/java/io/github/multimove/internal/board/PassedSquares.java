package io.github.multimove.internal.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * En passant squares as a board keeps them, one number each: the square crossed and, where pawns can cross it on the way to
 * several squares, which of them did. In orthodox chess a pawn that has crossed a square stands straight behind it; a
 * pawn that steps diagonally may stand on either side (guide/decided.md, What every game shares).
 */
public final class PassedSquares {
    private static final int BITS = 9;
    private static final int SQUARE = (1 << BITS) - 1;
    private static final int MOST_WAYS = (1 << (Short.SIZE - 1 - BITS)) - 1;

    private PassedSquares() {}

    /**
     * Puts one way to each square that is reached over a crossed one before all others, where there are more than a number can tell
     * apart.
     */
    static void order(int[][] ways) {
        if (ways.length <= MOST_WAYS) {
            return;
        }
        Set<Integer> ends = new TreeSet<>();
        List<int[]> first = new ArrayList<>();
        List<int[]> others = new ArrayList<>();
        for (int[] way : ways) {
            (ends.add(way[0]) ? first : others).add(way);
        }
        if (first.size() > MOST_WAYS) {
            throw new IllegalArgumentException("expected at most " + MOST_WAYS
                    + " squares to which pieces go by initial moves over one square, found " + first.size());
        }
        first.addAll(others);
        first.toArray(ways);
    }

    /** The square crossed. */
    public static int square(int passed) {
        return passed & SQUARE;
    }

    /** Whether a way is the one by which a square was crossed, or ends where that one does. */
    static boolean isBy(int passed, int[][] ways, int[] way) {
        int which = passed >>> BITS;
        return which == 0 || ways[which - 1][0] == way[0];
    }

    /** A square crossed by that side's pawn that now stands on another, or -1 if it cannot have crossed it. */
    public static int of(BoardState state, int crossed, int side, int pawn) {
        int[][] ways = state.tables.victims[side][crossed];
        if (ways == null) {
            return -1;
        }
        int passed = crossed;
        boolean several = false;
        for (int i = ways.length; --i >= 0; ) {
            several |= ways[i][0] != pawn;
            if (ways[i][0] == pawn && i < MOST_WAYS) {
                passed = crossed | ((i + 1) << BITS);
            }
        }
        int known = several ? passed : crossed;
        return state.victim(known, side) == pawn ? known : -1;
    }

    /** Where pawns of a side stand that can have crossed a square, each once. */
    private static int[] pawns(BoardState state, int crossed, int side) {
        int[][] ways = state.tables.victims[side][crossed];
        return ways == null || state.piece(crossed) != 0
                ? new int[0]
                : Arrays.stream(ways)
                        .filter(state::canHaveGone)
                        .mapToInt(way -> way[0])
                        .distinct()
                        .toArray();
    }

    /**
     * The squares of the text's en passant field, ascending: those crossed and, where several pawns can have crossed one, that
     * of the pawn that did.
     */
    public static short[] written(BoardState state) {
        short[] passed = state.passed();
        boolean alone = true;
        for (short p : passed) {
            alone &= p == square(p);
        }
        if (alone) {
            return passed;
        }
        int side = 1 - state.side;
        return GameTables.array(IntStream.range(0, passed.length)
                .map(i -> passed[i])
                .flatMap(p -> pawns(state, square(p), side).length > 1
                        ? IntStream.of(square(p), state.victim(p, side))
                        : IntStream.of(square(p)))
                .sorted()
                .distinct());
    }

    /**
     * What the squares of an en passant field say: an occupied one names the pawn that has crossed another. Where several pawns
     * can have crossed a square and none is named, it is the one on the first square.
     *
     * @param wrong told of each square that no enemy pawn can have crossed, and of each that names none
     */
    public static short[] read(BoardState state, List<Integer> squares, IntConsumer wrong) {
        if (squares.isEmpty()) {
            return BoardState.NONE;
        }
        int side = 1 - state.side;
        Set<Integer> named = new TreeSet<>(squares);
        named.removeIf(square -> state.piece(square) == 0);
        Map<Integer, Set<Integer>> pawns = new TreeMap<>();
        for (int crossed : squares) {
            if (state.piece(crossed) == 0) {
                Set<Integer> can = new TreeSet<>();
                Arrays.stream(pawns(state, crossed, side)).forEach(can::add);
                if (can.isEmpty()) {
                    wrong.accept(crossed);
                } else {
                    pawns.put(crossed, can);
                }
            }
        }
        for (int pawn : named) {
            if (pawns.values().stream().noneMatch(can -> can.contains(pawn))) {
                wrong.accept(pawn);
            }
        }
        pawns.values().stream()
                .filter(can -> can.stream().anyMatch(named::contains))
                .forEach(can -> can.retainAll(named));
        // a pawn that alone can have crossed one square has not crossed another
        for (int round = 0; round < pawns.size(); round++) {
            for (Set<Integer> one : pawns.values()) {
                if (one.size() == 1) {
                    pawns.values().stream().filter(can -> can.size() > 1).forEach(can -> can.removeAll(one));
                }
            }
        }
        return GameTables.array(pawns.entrySet().stream()
                .mapToInt(entry -> of(
                        state, entry.getKey(), side, entry.getValue().iterator().next())));
    }
}
