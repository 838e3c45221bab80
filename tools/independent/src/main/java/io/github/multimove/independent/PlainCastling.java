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
    /** Reads {@code K e1 h1 g1 f1}: the right, king and rook before, king and rook after. */
    static PlainCastling of(PlainShape shape, String line) {
        String[] words = line.split(" ", -1);
        return new PlainCastling(
                words[0], shape.named(words[1]), shape.named(words[2]), shape.named(words[3]), shape.named(words[4]));
    }

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

    /** Returns the squares of the king that attack is asked of: left, passed and reached. */
    List<Integer> asked() {
        List<Integer> asked = new ArrayList<>(between(kingFrom, kingTo));
        asked.add(kingFrom);
        asked.add(kingTo);
        return asked;
    }

    private static List<Integer> between(int one, int other) {
        List<Integer> squares = new ArrayList<>();
        for (int square = Math.min(one, other) + 1; square < Math.max(one, other); square++) {
            squares.add(square);
        }
        return squares;
    }
}
