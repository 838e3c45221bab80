package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;

/**
 * The squares that the enemy king steps to, and which of the mover's pieces attacks them: what a turn of one or two pieces has to
 * attack if it is to mate. Where a square may be attacked or not, it is captured to be, so that what is said to be left to the
 * king is. Used by one thread: it is asked about one sub-move after the other.
 */
final class KingEscapes {
    private final Attacks64 reach;
    /** Where the enemy king stands. */
    final int king;
    /** The pieces on the board but for the enemy king, which hides nothing from those who attack it. */
    private final long lifted;

    private final long enemy;
    private final int[] squares;
    /** By square the pieces that attack it as they stand, and those who would if some of the mover's pieces went. */
    private final long[] attackers;

    private final long[] hidden;
    /** By square from where slides attack it, the mover's pieces gone; found when first asked for. */
    private final long[] straight;

    private final long[] oblique;
    /** The mover's pieces that hide some square from one of their side. */
    private final long screens;
    /** The sub-move that is asked about, the numbers of the squares that it leaves the king, and which stands in its way. */
    private long piece;

    private int code;
    private int to;
    private long left;
    private long inTheWay;

    KingEscapes(Attacks64 reach, BoardState field) {
        this.reach = reach;
        int side = field.side;
        long occupied = field.straight | field.oblique | field.low | field.high;
        long own = occupied & (field.black ^ (side - 1L));
        long kings = reach.royals(field) & ~own;
        king = Long.numberOfTrailingZeros(kings);
        lifted = occupied & ~kings;
        enemy = lifted & ~own;
        long all = reach.leaps[reach.royals[1 - side][0]][king] & reach.board;
        squares = new int[Long.bitCount(all)];
        attackers = new long[squares.length];
        hidden = new long[squares.length];
        straight = new long[squares.length];
        oblique = new long[squares.length];
        long hiding = 0;
        int n = 0;
        for (long each = all; each != 0; each &= each - 1) {
            int s = Long.numberOfTrailingZeros(each);
            squares[n] = s;
            attackers[n] = KingConstraints.leapers(reach, field, 1 - side, s, own);
            long sliders =
                    own & ((field.straight & Attacks64.straightLines(s)) | (field.oblique & Attacks64.obliqueLines(s)));
            for (long slider = sliders; slider != 0; slider &= slider - 1) {
                long pieces = Attacks64.between(s, Long.numberOfTrailingZeros(slider)) & lifted;
                if (pieces == 0) {
                    attackers[n] |= slider & -slider;
                } else if ((pieces & enemy) == 0) {
                    hidden[n] |= slider & -slider;
                    hiding |= pieces;
                }
            }
            n++;
        }
        screens = hiding;
    }

    /** Takes up a sub-move; whether it leaves the king some square whatever pieces do that stay. */
    boolean begin(long who, int as, int square) {
        piece = who;
        code = as;
        to = square;
        left = 0;
        inTheWay = 0;
        for (int n = 0; n < squares.length; n++) {
            boolean isOpen = (enemy >>> squares[n] & 1) == 0 || squares[n] == square;
            if (isOpen
                    && (attackers[n] & ~who) == 0
                    && !isAttacked(n, who)
                    && ((screens & who) == 0 || !isOpened(n, who))) {
                left |= 1L << n;
                straight[n] = straight[n] == 0 ? Attacks64.rook(squares[n], enemy) : straight[n];
                oblique[n] = oblique[n] == 0 ? Attacks64.bishop(squares[n], enemy) : oblique[n];
                inTheWay |= slides(n) ? Attacks64.between(squares[n], square) : 0;
            }
        }
        return left != 0;
    }

    /** Whether the piece that has gone attacks a square from there, some pieces gone. */
    private boolean isAttacked(int n, long gone) {
        return (reach.attackedFrom[code][squares[n]] >>> to & 1) != 0
                || (slides(n) && (Attacks64.between(squares[n], to) & lifted & ~gone) == 0);
    }

    /** Whether the piece that has gone stands on a line to a square along which it slides. */
    private boolean slides(int n) {
        return (reach.orthogonal[code] && (Attacks64.straightLines(squares[n]) >>> to & 1) != 0)
                || (reach.diagonal[code] && (Attacks64.obliqueLines(squares[n]) >>> to & 1) != 0);
    }

    /** Whether some pieces hide a square from another one of their side, and no one else does. */
    private boolean isOpened(int n, long gone) {
        for (long each = hidden[n] & ~gone; each != 0; each &= each - 1) {
            if ((Attacks64.between(squares[n], Long.numberOfTrailingZeros(each)) & lifted & ~gone) == 0) {
                return true;
            }
        }
        return false;
    }

    /** The squares among some on which a partner may land, so that what the sub-move has left to the king is attacked. */
    long covering(long partner, int as, long landings) {
        long covering = landings;
        boolean opens = ((screens | inTheWay) & partner) != 0;
        for (long rest = left; rest != 0 && covering != 0; rest &= rest - 1) {
            int n = Long.numberOfTrailingZeros(rest);
            if (!opens || !(isOpened(n, piece | partner) || isAttacked(n, piece | partner))) {
                covering &= reach.attackedFrom[as][squares[n]]
                        | (reach.orthogonal[as] ? straight[n] : 0)
                        | (reach.diagonal[as] ? oblique[n] : 0);
            }
        }
        return covering;
    }
}
