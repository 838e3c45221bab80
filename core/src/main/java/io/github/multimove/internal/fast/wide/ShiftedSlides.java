package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.MovePath;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The movement of a side's pieces as shifts of whole sets: pieces that slide without limit, direction by direction, and pawns, step
 * by step. Two pieces never reach one square in one direction, so that the sizes of the shifted sets add up. What the paths of
 * a piece type do not show to be shifts is left to its squares one by one.
 */
final class ShiftedSlides {
    /** Words of a direction: the squares from which it leads to a square. */
    static final int EACH = 2;

    /**
     * Pieces that slide in the same directions.
     *
     * @param codes their codes
     * @param shifts by direction, how far square numbers go up or down
     * @param from by direction, {@link #EACH} words: the squares from which one can step
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared, read in every loop
    record Slides(int[] codes, int[] shifts, long[] from) {}

    /**
     * One way of a kind of pawn: so many squares on by so much each, those before the last empty.
     *
     * @param code its code
     * @param shift how far square numbers go up or down with each square
     * @param squares how many
     * @param toEmpty whether it may land on an empty square
     * @param takes whether it may land on an enemy
     * @param low the squares from which it goes so
     * @param high the same among the others
     */
    record Steps(int code, int shift, int squares, boolean toEmpty, boolean takes, long low, long high) {}

    final Slides[] slides;
    final Steps[] steps;
    /** By code, whether all that is not a leap of {@link #leaps} is among the slides; and among the steps. */
    final boolean[] slidesAll;

    final boolean[] stepsAll;
    /** By code and square, leaps of pieces that slide: words as {@link Tables128#leaps}. */
    final long[] leaps;
    /** By code, whether there are such leaps. */
    final boolean[] leapsToo;

    private final GameTables tables;

    ShiftedSlides(GameTables tables, int side) {
        this.tables = tables;
        slidesAll = new boolean[tables.codes];
        stepsAll = new boolean[tables.codes];
        leapsToo = new boolean[tables.codes];
        leaps = new long[tables.codes * tables.size * Tables128.LEAPS];
        List<Steps> allSteps = new ArrayList<>();
        List<Integer> codes = new ArrayList<>();
        List<List<Integer>> directions = new ArrayList<>();
        for (int code : tables.codes(side, code -> !tables.isRoyal(code) && !tables.severalWays[code])) {
            if (tables.isPawn(code)) {
                stepsAll[code] = steps(code, allSteps);
            } else if (tables.promotionZone[code] == null) {
                List<Integer> found = directions(code);
                if (found != null) {
                    slidesAll[code] = true;
                    codes.add(code);
                    directions.add(found);
                    others(code, found);
                }
            }
        }
        steps = allSteps.toArray(new Steps[0]);
        slides = slides(codes, directions);
    }

    /** The shifts by which a piece slides; none if it only leaps, null if some line of its is no slide without limit. */
    private @Nullable List<Integer> directions(int code) {
        List<Integer> found = new ArrayList<>();
        for (int s = 0; s < tables.size; s++) {
            for (MovePath path : tables.paths[code][s]) {
                int shift = path.squares()[0] - s;
                if (path.squares().length > 1 && !found.contains(shift)) {
                    found.add(shift);
                }
            }
        }
        for (int shift : found) {
            for (int s = 0; s < tables.size; s++) {
                if (Math.abs(shift) > 63 || !goesOn(code, s, shift)) {
                    return null;
                }
            }
        }
        return found;
    }

    /** Whether what a piece can do from a square by a shift is a step and then what it can do from there. */
    private boolean goesOn(int code, int from, int shift) {
        short[] squares = slide(code, from, shift);
        if (squares == null) {
            return count(code, from, shift) == 0;
        }
        short[] next = slide(code, squares[0], shift);
        short[] rest = next == null ? new short[0] : next;
        return count(code, from, shift) == 1 && Arrays.equals(Arrays.copyOfRange(squares, 1, squares.length), rest);
    }

    private int count(int code, int from, int shift) {
        int n = 0;
        for (MovePath path : tables.paths[code][from]) {
            n += path.squares()[0] == from + shift ? 1 : 0;
        }
        return n;
    }

    private short @Nullable [] slide(int code, int from, int shift) {
        for (MovePath path : tables.paths[code][from]) {
            if (path.squares()[0] == from + shift
                    && path.firstLanding() == 0
                    && path.toEmpty()
                    && path.capturing()
                    && !path.remote()) {
                return path.squares();
            }
        }
        return null;
    }

    /** Notes the leaps of a piece, those aside that are slides of one square at the edge. */
    private void others(int code, List<Integer> directions) {
        for (int s = 0; s < tables.size; s++) {
            for (MovePath path : tables.paths[code][s]) {
                int to = path.squares()[0];
                if (!directions.contains(to - s)) {
                    int kind = path.toEmpty() ? path.capturing() ? 0 : 2 : 4;
                    int place = (code * tables.size + s) * Tables128.LEAPS + kind;
                    leaps[place] |= Tables128.low(to);
                    leaps[place + 1] |= Tables128.high(to);
                    leapsToo[code] = true;
                }
            }
        }
    }

    private Slides[] slides(List<Integer> codes, List<List<Integer>> directions) {
        List<Integer> shifts =
                directions.stream().flatMap(List::stream).distinct().toList();
        List<Slides> found = new ArrayList<>();
        List<List<Integer>> known = new ArrayList<>();
        for (int shift : shifts) {
            List<Integer> sliding = new ArrayList<>();
            for (int i = 0; i < codes.size(); i++) {
                if (directions.get(i).contains(shift)) {
                    sliding.add(codes.get(i));
                }
            }
            if (known.contains(sliding)) {
                continue;
            }
            known.add(sliding);
            int[] all = shifts.stream()
                    .filter(other -> isOf(sliding, other, codes, directions))
                    .mapToInt(Integer::intValue)
                    .toArray();
            add(found, sliding, all);
        }
        return found.toArray(new Slides[0]);
    }

    private static boolean isOf(List<Integer> sliding, int shift, List<Integer> codes, List<List<Integer>> directions) {
        for (int i = 0; i < codes.size(); i++) {
            if (directions.get(i).contains(shift) != sliding.contains(codes.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** Adds pieces with their directions; those who may not stand everywhere slide from other squares, so each by itself. */
    private void add(List<Slides> found, List<Integer> sliding, int[] shifts) {
        List<long[]> froms = new ArrayList<>();
        List<List<Integer>> by = new ArrayList<>();
        for (int code : sliding) {
            long[] from = new long[shifts.length * EACH];
            for (int i = 0; i < shifts.length; i++) {
                for (int s = 0; s < tables.size; s++) {
                    if (count(code, s, shifts[i]) > 0) {
                        from[i * EACH] |= Tables128.low(s);
                        from[i * EACH + 1] |= Tables128.high(s);
                    }
                }
            }
            int same = 0;
            while (same < froms.size() && !Arrays.equals(froms.get(same), from)) {
                same++;
            }
            if (same == froms.size()) {
                froms.add(from);
                by.add(new ArrayList<>());
            }
            by.get(same).add(code);
        }
        for (int i = 0; i < froms.size(); i++) {
            found.add(new Slides(by.get(i).stream().mapToInt(Integer::intValue).toArray(), shifts, froms.get(i)));
        }
    }

    /** Adds the ways of a pawn; false if some path of its is no row of equal shifts. */
    private boolean steps(int code, List<Steps> out) {
        List<Steps> found = new ArrayList<>();
        for (int s = 0; s < tables.size; s++) {
            for (MovePath path : tables.paths[code][s]) {
                short[] squares = path.squares();
                int shift = squares[0] - s;
                if (Math.abs(shift) > 63 || path.remote()) {
                    return false;
                }
                for (int i = 0; i < squares.length; i++) {
                    if (squares[i] != s + (i + 1) * shift) {
                        return false;
                    }
                    if (i >= path.firstLanding()) {
                        add(
                                found,
                                new Steps(
                                        code,
                                        shift,
                                        i + 1,
                                        path.toEmpty(),
                                        path.capturing(),
                                        Tables128.low(s),
                                        Tables128.high(s)));
                    }
                }
            }
        }
        out.addAll(found);
        return true;
    }

    private static void add(List<Steps> found, Steps way) {
        for (int i = 0; i < found.size(); i++) {
            Steps w = found.get(i);
            if (w.shift == way.shift && w.squares == way.squares && w.toEmpty == way.toEmpty && w.takes == way.takes) {
                found.set(
                        i,
                        new Steps(w.code, w.shift, w.squares, w.toEmpty, w.takes, w.low | way.low, w.high | way.high));
                return;
            }
        }
        found.add(way);
    }
}
