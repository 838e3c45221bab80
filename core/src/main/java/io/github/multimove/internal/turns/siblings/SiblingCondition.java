package io.github.multimove.internal.turns.siblings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What every turn sought of a set of siblings must meet, learned from a turn that does not: some sibling goes to one of the squares
 * that are noted for it, or no sibling goes to any of some squares. A line to the king is such a condition: a piece must stand in its
 * way or capture the attacker.
 */
final class SiblingCondition {
    /** By sibling, the squares by which it meets the condition. */
    final Squares[] goes;
    /** Squares that meet it if no sibling goes there. */
    final List<Squares> left = new ArrayList<>();

    SiblingCondition(int siblings) {
        goes = new Squares[siblings];
        Arrays.fill(goes, Squares.NONE);
    }

    /** It is met too if any sibling goes to a square. */
    void mayGoTo(int square) {
        for (int i = 0; i < goes.length; i++) {
            mayGo(i, Squares.of(square));
        }
    }

    /** It is met too if a sibling goes to one of some squares. */
    void mayGo(int sibling, Squares squares) {
        goes[sibling] = goes[sibling].or(squares);
    }

    /** It is met too if a sibling does not go to any of some squares. */
    void unless(int sibling, Squares squares) {
        mayGo(sibling, Squares.ALL.minus(squares));
    }

    /** It is met too if no sibling goes to any of some squares. */
    void unlessAny(Squares squares) {
        left.add(squares);
    }

    /** Whether siblings that go to squares, all of which are told as a set too, meet it. */
    boolean isMet(int[] to, Squares all) {
        for (int i = 0; i < goes.length; i++) {
            if (goes[i].has(to[i])) {
                return true;
            }
        }
        for (Squares squares : left) {
            if (!squares.meets(all)) {
                return true;
            }
        }
        return false;
    }

    /** In how many ways siblings that can go to some squares can meet it. */
    int ways(Squares[] may) {
        int ways = left.size();
        for (int i = 0; i < goes.length; i++) {
            ways += goes[i].meets(may[i]) ? 1 : 0;
        }
        return ways;
    }
}
