package io.github.multimove.independent;

import java.util.ArrayList;
import java.util.List;

/**
 * One way of castling: the right it needs, by the letters of the position text, and where king and rook go.
 *
 * @param right the right as written, {@code K} or {@code DA}; lower case for Black
 * @param kingFrom the king's home square
 * @param rookFrom the rook's home square
 * @param kingTo where the king goes
 * @param rookTo where the rook goes
 */
record PlainCastling(String right, int kingFrom, int rookFrom, int kingTo, int rookTo) {

    boolean white() {
        return Character.isUpperCase(right.charAt(0));
    }

    /** Returns the squares between king and rook and every other square that either crosses or reaches. */
    List<Integer> way() {
        List<Integer> way = new ArrayList<>();
        way.addAll(between(kingFrom, rookFrom));
        way.addAll(between(kingFrom, kingTo));
        way.addAll(between(rookFrom, rookTo));
        way.add(kingTo);
        way.add(rookTo);
        way.removeIf(square -> square == kingFrom || square == rookFrom);
        return way;
    }

    /** Returns the squares that the king passes, neither left nor reached. */
    List<Integer> passed() {
        return between(kingFrom, kingTo);
    }

    private static List<Integer> between(int one, int other) {
        List<Integer> squares = new ArrayList<>();
        for (int square = Math.min(one, other) + 1; square < Math.max(one, other); square++) {
            squares.add(square);
        }
        return squares;
    }
}
