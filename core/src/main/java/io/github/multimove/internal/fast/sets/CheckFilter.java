package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Packed;

/**
 * Keeps the turns of one or two pieces after which the enemy king could be captured by one sub-move; none is made but those
 * that castle or capture en passant.
 *
 * <p>Before the turn the enemy king is safe. After it, it stands attacked for one of two reasons, and the masks of both are
 * joined:
 *
 * <ol>
 *   <li><em>A piece that has moved attacks it</em> from where it lands. A leap does so whatever the partner does. A slide
 *       does so if no piece stands between, or only one piece of the mover's that is the partner, and the partner does not land
 *       between.
 *   <li><em>A line is opened.</em> One or two pieces of the mover's, and no one else, stand between a slider and the king; all
 *       of them go, the slider stays, and no piece lands between.
 * </ol>
 *
 * <p>No one else opens a line: who captures between slider and king stands there itself. // must agree with
 * PairEngine.isCheck after the turn: ViewLaws and ChecksTest of Two-Prong Chess
 */
final class CheckFilter implements PairFilter {
    private final PairMatrix rows;
    private final long enemyKing;
    private final int at;
    /** The sub-moves that check whatever the partner does; those that are tried by making them. */
    private final long[] whole;

    private final long[] made;
    private final boolean anyMade;
    /** The sub-moves that attack by sliding: their numbers, the squares between, the one piece that stands there or none. */
    private int slides;

    private final int[] slide;
    private final long[] slideBetween;
    private final long[] slidePiece;
    /** Lines over one or two pieces, at most two in each of eight directions: slider, pieces, the squares between. */
    private int lines;

    private final long[] lineSlider = new long[16];
    private final long[] linePieces = new long[16];
    private final long[] lineBetween = new long[16];
    /** By slide its partners; by line the partners of a piece that leaves it, and the sub-moves that leave it. */
    private final long[] slidePartners;

    private final long[] linePartners;
    private final long[] leaving;

    CheckFilter(PairMatrix rows) {
        this.rows = rows;
        BoardState field = rows.field;
        Attacks64 reach = rows.reach;
        long occupied = Attacks64.occupied(field);
        long own = Attacks64.own(field, occupied);
        enemyKing = reach.royals(field) & ~own;
        at = Long.numberOfTrailingZeros(enemyKing);
        whole = new long[rows.words];
        made = new long[rows.words];
        slide = new int[rows.subs.length];
        slideBetween = new long[rows.subs.length];
        slidePiece = new long[rows.subs.length];
        for (long left = KingConstraints.sliders(field, at) & own; left != 0; left &= left - 1) {
            line(left & -left, occupied, own);
        }
        boolean any = false;
        for (int i = 0; i < rows.subs.length; i++) {
            any |= !reads(i, reach, field, occupied, own);
        }
        anyMade = any;
        slidePartners = new long[slides * rows.words];
        for (int n = 0; n < slides; n++) {
            long piece = slidePiece[n];
            fill(slidePartners, n, piece == 0 ? -1 : piece, 0, slideBetween[n]);
        }
        linePartners = new long[lines * rows.words];
        leaving = new long[lines * rows.words];
        for (int n = 0; n < lines; n++) {
            fill(linePartners, n, -1, lineSlider[n], lineBetween[n]);
            fill(leaving, n, linePieces[n], 0, lineBetween[n]);
        }
    }

    private void line(long slider, long occupied, long own) {
        long between = Attacks64.between(at, Long.numberOfTrailingZeros(slider));
        long pieces = between & occupied;
        if (pieces != 0 && (pieces & ~own) == 0 && Long.bitCount(pieces) <= 2) {
            lineSlider[lines] = slider;
            linePieces[lines] = pieces;
            lineBetween[lines++] = between;
        }
    }

    /** Reads off a sub-move how it attacks the king from where it lands; false if it has to be made to be known. */
    private boolean reads(int i, Attacks64 reach, BoardState field, long occupied, long own) {
        long m = rows.subs[i];
        if (Packed.kind(m) == Packed.CASTLE || Packed.is(m, Packed.EN_PASSANT)) {
            made[i >> 6] |= 1L << i;
            return false;
        }
        int to = Packed.to(m);
        int code = landed(field.tables, m, field.side);
        if ((reach.attackedFrom[code][at] >>> to & 1) != 0) {
            whole[i >> 6] |= 1L << i;
        } else if ((reach.orthogonal[code] && (Attacks64.straightLines(at) >>> to & 1) != 0)
                || (reach.diagonal[code] && (Attacks64.obliqueLines(at) >>> to & 1) != 0)) {
            long between = Attacks64.between(at, to);
            long pieces = between & occupied & ~(1L << Packed.from(m));
            if ((pieces & pieces - 1) == 0 && (pieces & ~own) == 0) {
                slide[slides] = i;
                slideBetween[slides] = between;
                slidePiece[slides++] = pieces;
            }
        }
        return true;
    }

    /** The code of the piece that stands on the destination after a sub-move that lands. */
    static int landed(GameTables tables, long m, int side) {
        int promotion = Packed.promotion(m);
        int type = promotion == 0 ? Packed.type(m) : tables.byLetter[(promotion - 1) >> 1];
        return type << 1 | side;
    }

    /** Fills a place with the sub-moves of some pieces, others excepted, that do not land within a set. */
    private void fill(long[] sets, int place, long pieces, long others, long without) {
        int start = place * rows.words;
        for (int j = 0; j < rows.subs.length; j++) {
            long m = rows.subs[j];
            long from = 1L << Packed.from(m);
            if ((pieces & from) != 0 && (others & from) == 0 && (without >>> Packed.to(m) & 1) == 0) {
                sets[start + (j >> 6)] |= 1L << j;
            }
        }
    }

    @Override
    public void pick(int i, long[] row) {
        boolean isMade = (made[i >> 6] >>> i & 1) != 0;
        long[] kept = anyMade ? row.clone() : row;
        if (!isMade) {
            mask(i, row);
        }
        for (int w = 0; anyMade && w < row.length; w++) {
            long tried = isMade ? -1 : made[w];
            row[w] &= ~tried;
            kept[w] &= tried;
        }
        if (anyMade) {
            makeEach(i, kept);
            join(row, kept, 0);
        }
    }

    /** Keeps the partners with which a sub-move that lands gives check. */
    private void mask(int i, long[] row) {
        if ((whole[i >> 6] >>> i & 1) != 0) {
            return;
        }
        int words = rows.words;
        long from = 1L << Packed.from(rows.subs[i]);
        long to = 1L << Packed.to(rows.subs[i]);
        long[] mask = slides + lines == 0 ? whole : whole.clone();
        for (int n = 0; n < slides; n++) {
            if (slide[n] == i) {
                join(mask, slidePartners, n);
            } else if ((slidePiece[n] & ~from) == 0 && (slideBetween[n] & to) == 0) {
                mask[slide[n] >> 6] |= 1L << slide[n];
            }
        }
        for (int n = 0; n < lines; n++) {
            if ((lineBetween[n] & to) != 0 || lineSlider[n] == from) {
                continue;
            }
            long others = linePieces[n] & ~from;
            if (others == 0) {
                join(mask, linePartners, n);
            } else if ((others & others - 1) == 0) {
                // the partner has to be the piece that is left; a row has of a piece's other sub-moves none
                boolean alone = (mask[i >> 6] >>> i & 1) != 0;
                join(mask, leaving, n);
                mask[i >> 6] &= alone ? -1 : ~(1L << i);
            }
        }
        for (int w = 0; w < words; w++) {
            row[w] &= mask[w];
        }
    }

    private void join(long[] mask, long[] sets, int place) {
        int start = place * rows.words;
        for (int w = 0; w < mask.length; w++) {
            mask[w] |= sets[start + w];
        }
    }

    /** Keeps the partners with which a sub-move is found to give check when both are made. */
    private void makeEach(int i, long[] row) {
        BoardState after = rows.field.copy();
        for (int w = 0; w < row.length; w++) {
            for (long left = row[w]; left != 0; left &= left - 1) {
                int j = w << 6 | Long.numberOfTrailingZeros(left);
                after.become(rows.field);
                after.apply(rows.subs[i]);
                if (j != i) {
                    after.apply(rows.subs[j]);
                }
                long occupied = Attacks64.occupied(after);
                if (!KingConstraints.isAttacked(
                        rows.reach, after, 1 - after.side, at, occupied, Attacks64.own(after, occupied))) {
                    row[w] &= ~(left & -left);
                }
            }
        }
    }
}
