package io.github.multimove.internal.turns.siblings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Matchings of pieces with squares on two words, compared with going through all of them. */
class DestinationMatchingTest {
    private static final int PIECES = 5;
    /** Those that are drawn, three on each word. */
    private static final int[] SQUARES = {0, 1, 63, 64, 65, 127};

    private final DestinationMatching matching = new DestinationMatching();
    private final long[] low = new long[PIECES];
    private final long[] high = new long[PIECES];
    private int size;

    private void add(int preferred, int... squares) {
        for (int square : squares) {
            low[size] |= square < 64 ? 1L << square : 0;
            high[size] |= square < 64 ? 0 : 1L << square;
        }
        matching.add(low[size], high[size], preferred);
        size++;
    }

    private boolean goes(int piece, int square) {
        return SiblingSearch.holds(low[piece], high[piece], square);
    }

    /** Whether the pieces of a mask from one on can go to different squares that are not taken. */
    private boolean exists(int pieces, int piece, int taken) {
        if (piece == size) {
            return true;
        }
        if ((pieces >> piece & 1) == 0) {
            return exists(pieces, piece + 1, taken);
        }
        for (int i = 0; i < SQUARES.length; i++) {
            if ((taken >> i & 1) == 0 && goes(piece, SQUARES[i]) && exists(pieces, piece + 1, taken | 1 << i)) {
                return true;
            }
        }
        return false;
    }

    @Test
    void preferredSquaresAreKeptWhereNothingSpeaksAgainst() {
        add(0, 0, 64);
        add(127, 1, 127);
        add(-1, 65);
        assertThat(matching.exist()).isTrue();
        assertThat(matching.squareOf(0)).isZero();
        assertThat(matching.squareOf(1)).isEqualTo(127);
        assertThat(matching.squareOf(2)).isEqualTo(65);
    }

    @Test
    void piecesThatHaveTooFewSquaresTogetherAreInTheWay() {
        add(-1, 1, 65);
        add(-1, 0);
        add(-1, 65);
        add(-1, 1, 65);
        assertThat(matching.exist()).isFalse();
        assertThat(matching.isInTheWay(0)).isTrue();
        assertThat(matching.isInTheWay(1)).isFalse();
        assertThat(matching.isInTheWay(2)).isTrue();
        assertThat(matching.isInTheWay(3)).isTrue();
    }

    @Test
    void matchingsAreFoundWhereThereAreSome() {
        SplittableRandom random = new SplittableRandom(3);
        int missing = 0;
        for (int i = 0; i < 3_000; i++) {
            matching.clear();
            Arrays.fill(low, 0);
            Arrays.fill(high, 0);
            size = 0;
            for (int n = 1 + random.nextInt(PIECES); n > 0; n--) {
                int[] squares = random.ints(1 + random.nextInt(3), 0, SQUARES.length)
                        .map(k -> SQUARES[k])
                        .toArray();
                add(random.nextBoolean() ? -1 : SQUARES[random.nextInt(SQUARES.length)], squares);
            }
            boolean exists = exists(-1, 0, 0);
            assertThat(matching.exist()).isEqualTo(exists);
            if (exists) {
                int taken = 0;
                for (int piece = 0; piece < size; piece++) {
                    int square = matching.squareOf(piece);
                    assertThat(goes(piece, square)).isTrue();
                    int bit = 1 << Arrays.binarySearch(SQUARES, square);
                    assertThat(taken & bit).isZero();
                    taken |= bit;
                }
            } else {
                missing++;
                int inTheWay = 0;
                for (int piece = 0; piece < size; piece++) {
                    inTheWay |= matching.isInTheWay(piece) ? 1 << piece : 0;
                }
                // they alone have too few squares
                assertThat(exists(inTheWay, 0, 0)).isFalse();
            }
        }
        assertThat(missing).isGreaterThan(300);
    }
}
