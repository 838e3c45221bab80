package io.github.multimove;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Sets of squares are sets, and tell their bits. */
class SquareSetTest {
    private static final Board CHESS = Board.of(8, 8);
    private static final Board GRAND = Board.of(10, 10);

    private static SquareSet of(Board board, String... squares) {
        return SquareSet.of(board, List.of(squares).stream().map(board::square).toList());
    }

    @Test
    void bitsAreSquaresInTheOrderOfTheBoard() {
        assertEquals(1L << 28, of(CHESS, "e4").word(0));
        assertEquals(of(CHESS, "a1", "h8"), SquareSet.of(CHESS, 1L << 63 | 1));
        assertEquals("[a1, c7, d7, j10]", of(GRAND, "j10", "d7", "a1", "c7").toString());
        assertEquals(1L << 35, of(GRAND, "j10").word(1));
        assertEquals(2, SquareSet.of(GRAND).wordCount());
    }

    @Test
    void bitsOfNoSquareAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> SquareSet.of(CHESS, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> SquareSet.of(GRAND, 0, 1L << 36));
        assertThrows(IndexOutOfBoundsException.class, () -> of(CHESS, "a1").word(1));
    }

    @Test
    void aSetIsNotChanged() {
        SquareSet set = of(CHESS, "a1", "b2");
        Square corner = CHESS.square("a1");
        assertThrows(UnsupportedOperationException.class, () -> set.remove(corner));
        assertThrows(UnsupportedOperationException.class, () -> set.add(CHESS.square("c3")));
        assertThrows(UnsupportedOperationException.class, set::clear);
        assertThrows(UnsupportedOperationException.class, () -> set.retainAll(Set.of(corner)));
    }

    @Test
    void squaresOfAnotherBoardAreNotThere() {
        assertFalse(of(CHESS, "a1").contains(GRAND.square("a1")));
        assertFalse(of(CHESS, "a1").contains(GRAND.square("j10")));
        assertFalse(of(CHESS, "a1").equals(of(GRAND, "a1")));
        assertEquals(of(CHESS), of(GRAND));
        assertThrows(IllegalArgumentException.class, () -> of(CHESS, "a1").union(of(GRAND, "a1")));
        assertThrows(IllegalArgumentException.class, () -> SquareSet.of(CHESS, Set.of(GRAND.square("a1"))));
    }

    @Test
    void itIsTheSetOfItsSquares() {
        Random random = new Random(32);
        for (Board board : List.of(CHESS, GRAND, Board.of(16, 12))) {
            for (int i = 0; i < 200; i++) {
                Set<Square> one = some(board, random);
                Set<Square> two = some(board, random);
                SquareSet a = SquareSet.of(board, one);
                SquareSet b = SquareSet.of(board, two);
                assertEquals(one, a);
                assertEquals(a, one);
                assertEquals(one.hashCode(), a.hashCode());
                assertEquals(List.copyOf(new TreeSet<>(one)), List.copyOf(a));
                assertEquals(one.size(), a.size());
                assertEquals(one.isEmpty(), a.isEmpty());
                assertEquals(one.equals(two), a.equals(b));
                Set<Square> both = new HashSet<>(one);
                both.retainAll(two);
                assertEquals(both, a.intersection(b));
                assertEquals(a, a.minus(b).union(a.intersection(b)));
                assertTrue(a.union(b).containsAll(two));
                assertEquals(a.size() + b.size(), a.union(b).size() + both.size());
            }
        }
    }

    private static Set<Square> some(Board board, Random random) {
        int chance = random.nextInt(4);
        Set<Square> some = new HashSet<>();
        for (Square square : board.squares()) {
            if (random.nextInt(4) < chance) {
                some.add(square);
            }
        }
        return some;
    }
}
