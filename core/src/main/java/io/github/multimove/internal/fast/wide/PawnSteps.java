package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.MovePath;
import java.util.ArrayList;
import java.util.List;

/**
 * One way of a kind of pawn, by which all pawns of the kind go at once, as a shift of their set: so many squares on by so much
 * each, those before the last empty. Two pawns never reach one square one way, so that the sizes of the shifted sets add up.
 *
 * @param code the pawn's code
 * @param shift how far square numbers go up or down with each square
 * @param squares how many
 * @param toEmpty whether it may land on an empty square
 * @param takes whether it may land on an enemy
 * @param low the squares from which it goes so
 * @param high the same among the others
 */
public record PawnSteps(int code, int shift, int squares, boolean toEmpty, boolean takes, long low, long high) {
    /** All that a kind of pawn does; empty if some path of it is no row of equal shifts. */
    public static List<PawnSteps> of(GameTables tables, int code) {
        List<PawnSteps> found = new ArrayList<>();
        for (int s = 0; !tables.severalWays[code] && s < tables.size; s++) {
            for (MovePath path : tables.paths[code][s]) {
                short[] squares = path.squares();
                int shift = squares[0] - s;
                if (Math.abs(shift) > 63 || path.remote()) {
                    return List.of();
                }
                for (int i = 0; i < squares.length; i++) {
                    if (squares[i] != s + (i + 1) * shift) {
                        return List.of();
                    }
                    if (i >= path.firstLanding()) {
                        long low = Tables128.low(s);
                        long high = Tables128.high(s);
                        add(found, new PawnSteps(code, shift, i + 1, path.toEmpty(), path.capturing(), low, high));
                    }
                }
            }
        }
        return found;
    }

    /** How far it is in square numbers. */
    public int far() {
        return squares * shift;
    }

    private static void add(List<PawnSteps> found, PawnSteps more) {
        for (int i = 0; i < found.size(); i++) {
            PawnSteps w = found.get(i);
            if (w.shift == more.shift
                    && w.squares == more.squares
                    && w.toEmpty == more.toEmpty
                    && w.takes == more.takes) {
                long allLow = w.low | more.low;
                long allHigh = w.high | more.high;
                found.set(i, new PawnSteps(w.code, w.shift, w.squares, w.toEmpty, w.takes, allLow, allHigh));
                return;
            }
        }
        found.add(more);
    }
}
