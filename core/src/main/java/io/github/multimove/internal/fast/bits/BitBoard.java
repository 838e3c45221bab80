package io.github.multimove.internal.fast.bits;

import io.github.multimove.internal.board.Field;
import java.util.Arrays;

/**
 * A field of a {@link BitTables} game as bit sets, with what binds the mover's king: the conditions of {@link Safety},
 * <em>if every man of B leaves, some destination must lie in L</em>.
 */
final class BitBoard {
    private static final int FEW_CONDITIONS = 8;
    private static final long[] NONE = {};

    final BitTables bits;
    final int side;
    final long own;
    final long enemy;
    /** The mover's king, if it has one. */
    final int king;

    private final int kings;
    private final BitMen men;
    /** The enemies that slide along ranks and files, and along diagonals. */
    private final long straight;

    private final long oblique;

    /** The conditions of the king's square last looked at. */
    int conditions;

    long[] leaving = NONE;
    long[] answer = NONE;
    /** How many of the conditions are checks, which bind whoever moves; no square answers two of them. */
    int checks;

    BitBoard(Field field, BitTables bits) {
        this.bits = bits;
        this.side = field.side;
        men = new BitMen(field, bits);
        own = men.side(side);
        enemy = men.side(1 - side);
        long royal = 0;
        for (int code : bits.royals[side]) {
            royal |= set(code);
        }
        kings = Long.bitCount(royal);
        king = Long.numberOfTrailingZeros(royal) & 63;
        long sliders = 0;
        for (int code : bits.straight[1 - side]) {
            sliders |= set(code);
        }
        straight = sliders;
        sliders = 0;
        for (int code : bits.oblique[1 - side]) {
            sliders |= set(code);
        }
        oblique = sliders;
    }

    /** The squares of the men of a code. */
    long set(int code) {
        return men.of(code);
    }

    boolean hasOneKing() {
        return kings == 1;
    }

    long occupied() {
        return men.occupied;
    }

    /** The squares that a man of the mover's, not a king, can go to. */
    long reach(int code, int s) {
        return bits.isPawn[code]
                ? bits.pawnReach(code, s, men.occupied, enemy)
                : bits.reach(code, s, men.occupied) & ~own;
    }

    /** The squares that the king can step to, safe or not. */
    long kingSteps() {
        for (int code : bits.royals[side]) {
            if ((set(code) >>> king & 1) != 0) {
                return bits.leaps[code][king] & ~own;
            }
        }
        return 0;
    }

    /** The squares that the king can step to alone. */
    long safeKingSteps() {
        long safe = 0;
        long mine = own & ~(1L << king);
        for (long steps = kingSteps(); steps != 0; steps &= steps - 1) {
            long to = steps & -steps;
            safe |= isAttacked(Long.numberOfTrailingZeros(steps), mine, enemy & ~to) ? 0 : to;
        }
        return safe;
    }

    /** Whether the king were attacked on a square. */
    boolean isAttacked(int at) {
        return isAttacked(at, own & ~(1L << king), enemy & ~(1L << at));
    }

    /** Whether the king could be taken where it stands. */
    boolean isCheck() {
        return isAttacked(king, own, enemy);
    }

    private boolean isAttacked(int at, long mine, long theirs) {
        for (int code : bits.leapers[1 - side]) {
            if ((set(code) & theirs & bits.attackedFrom[code][at]) != 0) {
                return true;
            }
        }
        long occupied = mine | theirs;
        for (long lines = lines(at) & theirs; lines != 0; lines &= lines - 1) {
            if ((BitTables.between(at, Long.numberOfTrailingZeros(lines)) & occupied) == 0) {
                return true;
            }
        }
        return false;
    }

    /** The enemies that would attack a square were the board empty but for them. */
    private long lines(int at) {
        return (straight & BitTables.straightLines(at)) | (oblique & BitTables.obliqueLines(at));
    }

    /** Finds the conditions of the king where it stands; conditions that more than {@code most} men must leave for bind nothing. */
    void look(int most) {
        look(king, own, enemy, most);
    }

    /** Finds the conditions that the king's partners must keep once it has stepped to a square. */
    void lookFrom(int at, int most) {
        look(at, own & ~(1L << king), enemy & ~(1L << at), most);
    }

    private void look(int at, long mine, long theirs, int most) {
        conditions = 0;
        checks = 0;
        for (int code : bits.leapers[1 - side]) {
            for (long hits = set(code) & theirs & bits.attackedFrom[code][at]; hits != 0; hits &= hits - 1) {
                condition(0, hits & -hits);
            }
        }
        long occupied = mine | theirs;
        for (long lines = lines(at) & theirs; lines != 0; lines &= lines - 1) {
            int s = Long.numberOfTrailingZeros(lines);
            long between = BitTables.between(at, s);
            long blockers = between & occupied;
            if ((blockers & theirs) == 0 && Long.bitCount(blockers) <= most) {
                condition(blockers, between | 1L << s);
            }
        }
    }

    private void condition(long men, long squares) {
        if (leaving.length == conditions) {
            leaving = Arrays.copyOf(leaving, Math.max(FEW_CONDITIONS, 2 * conditions));
            answer = Arrays.copyOf(answer, leaving.length);
        }
        checks += men == 0 ? 1 : 0;
        leaving[conditions] = men;
        answer[conditions++] = squares;
    }
}
