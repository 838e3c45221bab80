package io.github.multimove.internal;

/**
 * A field of a {@link BitTables} game as bit sets, the mover's men with their destinations: what is needed to count one
 * or two simultaneous sub-moves without forming them.
 *
 * <p>Counting follows the conditions of {@link Safety}: <em>if every man of B leaves, some destination must lie in
 * L</em>. Sets of at most two sub-moves are counted from the destination sets D and their sizes; how many men reach each
 * square stands in bit planes ({@code c0} to {@code c3}), so that pairs that share a destination are a few population
 * counts. // must agree with PlainEngine: ProngLaws proves it
 */
final class BitBoard {
    private static final int MOST_CONDITIONS = 12;
    /** The planes count to fifteen. */
    private static final int MOST_MEN = 15;

    final BitTables bits;
    private final int side;
    final long own;
    final long enemy;
    private final int kings;
    final int king;
    /** By code the squares of the men. */
    private final long[] sets;

    /** The mover's men but the king, in the order of their squares, and where they can go. */
    int men;

    final int[] square = new int[MOST_MEN];
    final long[] reach = new long[MOST_MEN];
    /** By man its promotion squares among them, if any man promotes. */
    final long[] promotes = new long[MOST_MEN];
    /** Squares on which some man would promote, and into how many kinds. */
    private long promoting;

    final int kinds;
    private long c0;
    private long c1;
    private long c2;
    private long c3;

    /** The conditions of the king's square being looked at. */
    int conditions;

    final long[] leaving = new long[MOST_CONDITIONS];
    final long[] answer = new long[MOST_CONDITIONS];
    boolean overflow;

    BitBoard(Field field, BitTables bits) {
        this.bits = bits;
        this.side = field.side;
        byte[] m = field.men;
        long p0 = BitTables.plane(m, bits.ranks, 0);
        long p1 = BitTables.plane(m, bits.ranks, 1);
        long p2 = BitTables.plane(m, bits.ranks, 2);
        long p3 = BitTables.plane(m, bits.ranks, 3);
        long occupied = p1 | p2 | p3;
        long black = p0;
        own = side == 0 ? occupied & ~black : black;
        enemy = occupied & ~own;
        sets = new long[16];
        for (int code = 2; code < bits.codes; code += 2) {
            long kind = ((code & 2) != 0 ? p1 : ~p1) & ((code & 4) != 0 ? p2 : ~p2) & ((code & 8) != 0 ? p3 : ~p3);
            sets[code] = kind & ~black & occupied;
            sets[code | 1] = kind & black;
        }
        long royal = 0;
        for (int code = 2 + side; code < bits.codes; code += 2) {
            royal |= field.tables.isRoyal(code) ? sets[code] : 0;
        }
        kings = Long.bitCount(royal);
        king = Long.numberOfTrailingZeros(royal) & 63;
        kinds = bits.promotionKinds[side];
        if (canCount()) {
            reach(field, occupied);
        }
    }

    /** Whether a square that a king crosses, or one that it stands on, is attacked. */
    boolean isAttacked(int at) {
        look(at, own & ~(1L << king), enemy & ~(1L << at), 0);
        return conditions > 0 || overflow;
    }

    private void reach(Field field, long occupied) {
        byte[] men = field.men;
        long promotionSquares = bits.promotionSquares[side];
        for (long left = own & ~(1L << king); left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            int code = men[s];
            long to;
            if (field.tables.isPawn(code)) {
                long steps = bits.pawnSteps[code][s] & ~occupied;
                if (steps != 0) {
                    steps |= bits.pawnDoubleSteps[code][s] & ~occupied;
                }
                to = steps | (bits.pawnCaptures[code][s] & enemy);
                promoting |= to & promotionSquares;
                promotes[this.men] = to & promotionSquares;
            } else {
                to = bits.leaps[code][s];
                if (bits.orthogonal[code]) {
                    to |= BitTables.rook(s, occupied);
                }
                if (bits.diagonal[code]) {
                    to |= BitTables.bishop(s, occupied);
                }
                to &= ~own;
            }
            if (to != 0) {
                square[this.men] = s;
                reach[this.men++] = to;
                long carry = c0 & to;
                c0 ^= to;
                long carry2 = c1 & carry;
                c1 ^= carry;
                c3 |= c2 & carry2;
                c2 ^= carry2;
            }
        }
    }

    /** Whether this board can count: one king, and no more men than the planes hold. */
    boolean canCount() {
        return kings == 1 && Long.bitCount(own) <= MOST_MEN + 1;
    }

    long kingSteps() {
        int code = side;
        for (int c = 2 + side; c < bits.codes; c += 2) {
            if ((sets[c] >>> king & 1) != 0) {
                code = c;
            }
        }
        return bits.leaps[code][king] & ~own;
    }

    /** Finds the conditions of a king on a square, the men of both sides given. Men that leave beyond {@code most} bind nothing. */
    void look(int at, long mine, long theirs, int most) {
        conditions = 0;
        overflow = false;
        long occupied = mine | theirs;
        int opponent = 1 - side;
        long straight = BitTables.straightLines(at);
        long oblique = BitTables.obliqueLines(at);
        long sliders = 0;
        for (int code = 2 + opponent; code < bits.codes; code += 2) {
            long men = sets[code] & theirs;
            for (long hits = men & bits.attackedFrom[code][at]; hits != 0; hits &= hits - 1) {
                condition(0, hits & -hits);
            }
            if (bits.orthogonal[code]) {
                sliders |= men & straight;
            }
            if (bits.diagonal[code]) {
                sliders |= men & oblique;
            }
        }
        for (; sliders != 0; sliders &= sliders - 1) {
            int s = Long.numberOfTrailingZeros(sliders);
            long between = BitTables.between(at, s);
            long blockers = between & occupied;
            if ((blockers & theirs) == 0 && Long.bitCount(blockers) <= most) {
                condition(blockers, between | 1L << s);
            }
        }
    }

    private void condition(long men, long squares) {
        if (conditions == MOST_CONDITIONS) {
            overflow = true;
            return;
        }
        leaving[conditions] = men;
        answer[conditions++] = squares;
    }

    /** The number of men, counted once for each of their destinations, that go to squares of a set. */
    private long landings(long within) {
        long total = Long.bitCount(c0 & within)
                + 2L * Long.bitCount(c1 & within)
                + 4L * Long.bitCount(c2 & within)
                + 8L * Long.bitCount(c3 & within);
        if ((promoting & within) != 0) {
            for (int i = 0; i < men; i++) {
                total += (kinds - 1L) * Long.bitCount(promotes[i] & within);
            }
        }
        return total;
    }

    /** The place of a man that can move, or -1. */
    private int indexOf(long man) {
        for (int i = 0; i < men; i++) {
            if (1L << square[i] == man) {
                return i;
            }
        }
        return -1;
    }

    /** The number of a man's sub-moves to squares of a set, promotions each by each. */
    long weight(int i, long within) {
        long n = Long.bitCount(reach[i] & within);
        return promoting == 0 ? n : n + (kinds - 1L) * Long.bitCount(promotes[i] & within);
    }

    private long weight(long man, long within) {
        int i = indexOf(man);
        return i < 0 ? 0 : weight(i, within);
    }

    /** The number of safe single sub-moves by men other than the king. */
    private long singles() {
        long total = landings(-1);
        if (conditions == 0) {
            return total;
        }
        long within = -1;
        for (int i = 0; i < conditions; i++) {
            within &= leaving[i] == 0 ? answer[i] : -1;
        }
        total = landings(within);
        for (int i = 0; i < conditions; i++) {
            if (leaving[i] != 0 && Long.bitCount(leaving[i]) == 1) {
                total -= weight(leaving[i], within & ~answer[i]);
            }
        }
        return total;
    }

    /** The number of safe sets of one or two sub-moves by men other than the king. */
    private long upToTwo() {
        long total = sets(0, 0, -1);
        return conditions == 0 ? total : total - failing(0, 0, -1, 1);
    }

    /** Adds up, with alternating signs, the sets that fail each subset of the conditions from a place on. */
    private long failing(int from, long must, long within, int sign) {
        long total = 0;
        for (int i = from; i < conditions; i++) {
            long more = must | leaving[i];
            if (Long.bitCount(more) <= 2) {
                long open = within & ~answer[i];
                total += sign * sets(more, Long.bitCount(more), open);
                total += failing(i + 1, more, open, -sign);
            }
        }
        return total;
    }

    /** The sets of one or two sub-moves, all to squares of a set, in which one or two given men take part. */
    private long sets(long must, int musts, long within) {
        if (musts == 0) {
            long sum = landings(within);
            return sum + pairs(sum, within);
        }
        int first = indexOf(must & -must);
        long x = first < 0 ? 0 : weight(first, within);
        if (x == 0) {
            return 0;
        }
        if (musts == 2) {
            int second = indexOf(must & must - 1);
            return second < 0 ? 0 : x * weight(second, within) - shared(first, second, within);
        }
        return x + x * (landings(within) - x) - sharedWithOthers(first, x, within);
    }

    /** Pairs of sub-moves of two men to one square of a set. */
    private long shared(int a, int b, long within) {
        long both = reach[a] & reach[b] & within;
        long n = Long.bitCount(both);
        if ((both & promoting) != 0) {
            long aPromotes = both & promotes[a];
            long bPromotes = both & promotes[b];
            n += (kinds - 1L) * (Long.bitCount(aPromotes) + Long.bitCount(bPromotes))
                    + (kinds - 1L) * (kinds - 1L) * Long.bitCount(aPromotes & bPromotes);
        }
        return n;
    }

    /** Pairs of sub-moves of a man, {@code x} in number, and of any other to one square of a set. */
    private long sharedWithOthers(int man, long x, long within) {
        if ((promoting & reach[man] & within) == 0) {
            return landings(reach[man] & within) - x;
        }
        long total = 0;
        for (int i = 0; i < men; i++) {
            total += i == man ? 0 : shared(man, i, within);
        }
        return total;
    }

    /** Pairs of sub-moves of different men to different squares of a set; {@code sum} is the number of sub-moves. */
    private long pairs(long sum, long within) {
        long squares = 0;
        for (int i = 0; i < men; i++) {
            long n = weight(i, within);
            squares += n * n;
        }
        long a0 = c0 & within;
        long a1 = c1 & within;
        long a2 = c2 & within;
        long a3 = c3 & within;
        long ofCounts = Long.bitCount(a0)
                + 4L * (Long.bitCount(a1) + Long.bitCount(a0 & a1))
                + 16L * Long.bitCount(a2)
                + 8L * Long.bitCount(a0 & a2)
                + 16L * Long.bitCount(a1 & a2);
        if (a3 != 0) {
            ofCounts += 64L * Long.bitCount(a3)
                    + 16L * Long.bitCount(a0 & a3)
                    + 32L * Long.bitCount(a1 & a3)
                    + 64L * Long.bitCount(a2 & a3);
        }
        long landings = Long.bitCount(a0) + 2L * Long.bitCount(a1) + 4L * Long.bitCount(a2) + 8L * Long.bitCount(a3);
        long pairs = (sum * sum - squares - (ofCounts - landings)) / 2;
        return (promoting & within) == 0 ? pairs : pairs - sharedByPromotions(within);
    }

    /** What promotions add to the pairs that share a destination, counted once a pair of men so far. */
    private long sharedByPromotions(long within) {
        long total = 0;
        for (int a = 0; a < men; a++) {
            for (int b = a + 1; b < men; b++) {
                if ((reach[a] & reach[b] & within & promoting) != 0) {
                    total += shared(a, b, within) - Long.bitCount(reach[a] & reach[b] & within);
                }
            }
        }
        return total;
    }

    /** The king's turns: alone, or with one partner if two men may move. */
    private long withKing(int most) {
        long total = 0;
        for (long steps = kingSteps(); steps != 0; steps &= steps - 1) {
            int to = Long.numberOfTrailingZeros(steps);
            look(to, own & ~(1L << king), enemy & ~(1L << to), most - 1);
            if (overflow) {
                return -1;
            }
            total += most == 1 ? conditions == 0 ? 1 : 0 : partners(~(1L << to));
        }
        return total;
    }

    private long partners(long open) {
        long within = open;
        boolean checked = false;
        for (int i = 0; i < conditions; i++) {
            if (leaving[i] == 0) {
                checked = true;
                within &= answer[i];
            }
        }
        long total = (checked ? 0 : 1) + landings(within);
        for (int i = 0; i < conditions; i++) {
            if (leaving[i] != 0) {
                total -= weight(leaving[i], within & ~answer[i]);
            }
        }
        return total;
    }

    /** Whether a man other than the king has a safe turn alone: what is likely, looked at before counting. */
    boolean hasSingle() {
        look(king, own, enemy, 1);
        return !overflow && singles() > 0;
    }

    /** The number of safe turns of one or two plain sub-moves and king's steps, or -1 if this board cannot tell. */
    long count(int most) {
        long withKing = withKing(most);
        if (withKing < 0) {
            return -1;
        }
        look(king, own, enemy, most);
        if (overflow) {
            return -1;
        }
        return withKing + (most == 1 ? singles() : upToTwo());
    }
}
