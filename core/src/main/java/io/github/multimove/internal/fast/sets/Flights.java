package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.Field;

/**
 * The squares next to the enemy king that his own men leave him, and who of the mover's men attacks them: what a turn of one
 * or two men has to attack if it is to mate. Where a square may be attacked or not, it is taken to be, so that what is said
 * to be left to the king is.
 */
final class Flights {
    private final Reach reach;
    /** Where the enemy king stands. */
    final int king;

    /** The men on the board but for the enemy king, who hides nothing from those who attack him. */
    private final long lifted;

    private final int[] squares;
    /** By square the men who attack it as they stand, and those who would if one or two of the mover's men went. */
    private final long[] attackers;

    private final long[] hidden;
    /** By square from where a slide attacks it, the mover's men gone. */
    private final long[] straight;

    private final long[] oblique;

    Flights(Reach reach, Field field) {
        this.reach = reach;
        int side = field.side;
        long occupied = field.straight | field.oblique | field.low | field.high;
        long own = occupied & (field.black ^ (side - 1L));
        long kings = reach.royals(field) & ~own;
        king = Long.numberOfTrailingZeros(kings);
        lifted = occupied & ~kings;
        long enemy = lifted & ~own;
        long all = reach.leaps[reach.royals[1 - side][0]][king] & reach.board & ~enemy;
        squares = new int[Long.bitCount(all)];
        attackers = new long[squares.length];
        hidden = new long[squares.length];
        straight = new long[squares.length];
        oblique = new long[squares.length];
        int n = 0;
        for (long left = all; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            squares[n] = s;
            attackers[n] = Kings.leapers(reach, field, 1 - side, s, own);
            long sliders = own & ((field.straight & Reach.straightLines(s)) | (field.oblique & Reach.obliqueLines(s)));
            for (long each = sliders; each != 0; each &= each - 1) {
                long men = Reach.between(s, Long.numberOfTrailingZeros(each)) & lifted;
                if (men == 0) {
                    attackers[n] |= each & -each;
                } else if ((men & enemy) == 0) {
                    hidden[n] |= each & -each;
                }
            }
            straight[n] = Reach.rook(s, enemy);
            oblique[n++] = Reach.bishop(s, enemy);
        }
    }

    /** The squares that are left to the king whatever men do who stay, once a man has gone to a square. */
    long left(long man, int code, int to) {
        long left = 0;
        for (int n = 0; n < squares.length; n++) {
            if ((attackers[n] & ~man) == 0 && !isAttacked(n, man, code, to) && !isOpened(n, man, 0)) {
                left |= 1L << squares[n];
            }
        }
        return left;
    }

    /** Whether a man who has gone to a square attacks another from there, some men gone. */
    private boolean isAttacked(int n, long gone, int code, int to) {
        int s = squares[n];
        if ((reach.attackedFrom[code][s] >>> to & 1) != 0) {
            return true;
        }
        boolean slides = (reach.orthogonal[code] && (Reach.straightLines(s) >>> to & 1) != 0)
                || (reach.diagonal[code] && (Reach.obliqueLines(s) >>> to & 1) != 0);
        return slides && (Reach.between(s, to) & lifted & ~gone) == 0;
    }

    /** Whether two men hide a square from a third one of their side, or one of them does. */
    private boolean isOpened(int n, long man, long partner) {
        for (long left = hidden[n] & ~man & ~partner; left != 0; left &= left - 1) {
            long men = Reach.between(squares[n], Long.numberOfTrailingZeros(left)) & lifted;
            if ((men & ~man & ~partner) == 0) {
                return true;
            }
        }
        return false;
    }

    /** The squares on which a partner may land, so that squares are attacked that a man has left who has gone to another. */
    long covering(long left, long man, int code, int to, long partner, int partnerCode) {
        long landings = -1;
        for (int n = 0; n < squares.length && landings != 0; n++) {
            if ((left >>> squares[n] & 1) == 0 || isOpened(n, man, partner) || isAttacked(n, man | partner, code, to)) {
                continue;
            }
            landings &= reach.attackedFrom[partnerCode][squares[n]]
                    | (reach.orthogonal[partnerCode] ? straight[n] : 0)
                    | (reach.diagonal[partnerCode] ? oblique[n] : 0);
        }
        return landings;
    }
}
