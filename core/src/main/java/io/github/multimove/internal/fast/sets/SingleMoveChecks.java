package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;

/**
 * Counts the safe sub-moves of single pieces that give check: those to squares from which the piece attacks the enemy king, and
 * those by which it leaves the only place between a slider of its side and that king. // must agree with CheckFilter:
 * ViewLaws of the orthodox game
 */
final class SingleMoveChecks {
    private final Attacks64 reach;
    private final BoardState field;
    private final long occupied;
    private final long own;
    private final long enemy;
    private final int target;
    /** The pieces that stand alone between a slider and the enemy king. */
    private long screens;

    private SingleMoveChecks(Attacks64 reach, BoardState field) {
        this.reach = reach;
        this.field = field;
        occupied = field.straight | field.oblique | field.low | field.high;
        own = occupied & (field.black ^ (field.side - 1L));
        enemy = occupied ^ own;
        target = Long.numberOfTrailingZeros(reach.royals(field) & enemy);
        for (long left = sliders() & own; left != 0; left &= left - 1) {
            long pieces = Attacks64.between(target, Long.numberOfTrailingZeros(left)) & occupied;
            screens |= (pieces & pieces - 1) == 0 ? pieces & own : 0;
        }
    }

    private long sliders() {
        return (field.straight & Attacks64.straightLines(target)) | (field.oblique & Attacks64.obliqueLines(target));
    }

    /** The number of safe sub-moves that give check, captures en passant and castlings aside. */
    static long count(Attacks64 reach, BoardState field) {
        return new SingleMoveChecks(reach, field).count();
    }

    private long count() {
        long king = reach.royals(field) & own;
        int at = Long.numberOfTrailingZeros(king);
        long lines = KingConstraints.lines(field, at, occupied, enemy, 1);
        long leapers = KingConstraints.leapers(reach, field, at, enemy);
        long answers = (lines | leapers) == 0 ? -1 : KingConstraints.answers(at, lines, leapers, occupied);
        long total = (screens & king) == 0
                ? 0
                : Long.bitCount(SingleMoves64.kingSteps(reach, field, king, at, occupied, own) & opening(king));
        if (answers == 0) {
            return total;
        }
        long straight = Attacks64.rook(target, occupied);
        long oblique = Attacks64.bishop(target, occupied);
        long pawns = reach.pawns(field) & own & ~screens & ~mayPromote();
        total += pawns == 0 ? 0 : pawns(pawns, answers, lines, at);
        for (long left = own & ~king & ~pawns & ~reach.blockedSliders(field, own); left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long open = answers;
            for (long bound = lines; bound != 0; bound &= bound - 1) {
                int l = Long.numberOfTrailingZeros(bound);
                open &= (Attacks64.between(at, l) & occupied) == (left & -left) ? KingConstraints.answers(at, l) : -1;
            }
            total += of(s, left & -left, open, straight, oblique);
        }
        return total;
    }

    private long mayPromote() {
        return reach.pawns(field) & own & reach.beforePromotion[field.side];
    }

    /** The squares by going to which a piece opens the lines that it stands on. */
    private long opening(long who) {
        long squares = 0;
        for (long left = sliders() & own & ~who; left != 0; left &= left - 1) {
            long between = Attacks64.between(target, Long.numberOfTrailingZeros(left));
            squares |= (between & occupied) == who ? ~between : 0;
        }
        return squares;
    }

    /** The checks of pawns that stand on no line to the enemy king and do not promote. */
    private long pawns(long pawns, long answers, long lines, int at) {
        int c = reach.pawn[field.side];
        long squares = reach.attackedFrom[c][target] & answers;
        long total = 0;
        PawnShifts shifts = reach.pawnShifts[c];
        for (int way = 0; squares != 0 && way < shifts.ways(); way++) {
            long to = shifts.to(way, pawns, ~occupied, enemy) & squares;
            for (; to != 0; to &= to - 1) {
                long from = shifts.from(way, to & -to);
                total += isFree(from, to & -to, lines, at) ? 1 : 0;
            }
        }
        return total;
    }

    private boolean isFree(long from, long to, long lines, int at) {
        for (long bound = lines; bound != 0; bound &= bound - 1) {
            int l = Long.numberOfTrailingZeros(bound);
            if ((Attacks64.between(at, l) & occupied) == from && (KingConstraints.answers(at, l) & to) == 0) {
                return false;
            }
        }
        return true;
    }

    private long of(int s, long who, long open, long straight, long oblique) {
        int c = field.piece(s);
        boolean screens = (this.screens & who) != 0;
        if (reach.isPawn[c]) {
            return ofPawn(c, s, who, open);
        }
        long wanted = reach.attackedFrom[c][target];
        long seen = screens ? occupied & ~who : occupied;
        if (reach.orthogonal[c]) {
            wanted |= slides(Attacks64.straightLines(target), straight, seen, who, screens);
        }
        if (reach.diagonal[c]) {
            wanted |= slides(Attacks64.obliqueLines(target), oblique, seen, who, screens);
        }
        wanted = (screens ? wanted | opening(who) : wanted) & open & ~own;
        return wanted == 0 ? 0 : Long.bitCount(reach.reach(c, s, occupied) & wanted);
    }

    /** The squares from which a slide attacks the enemy king once a piece has left its own. */
    private long slides(long lines, long seen, long after, long who, boolean screens) {
        // a piece that does not stand in sight of the king hides nothing from it
        if (!screens && (seen & who) == 0) {
            return seen;
        }
        long all = 0;
        for (long left = lines & ~own; left != 0; left &= left - 1) {
            long between = Attacks64.between(target, Long.numberOfTrailingZeros(left));
            all |= (between & after & ~who) == 0 ? left & -left : 0;
        }
        return all;
    }

    private long ofPawn(int c, int s, long who, long open) {
        int side = field.side;
        long to = reach.pawnReach(c, s, occupied, enemy) & open;
        long promotions = to & reach.promotionSquares[side];
        long wanted = opening(who);
        long total = Long.bitCount(to & ~promotions & (wanted | reach.attackedFrom[c][target]));
        for (int type : promotions == 0 ? new int[0] : field.tables.promotionTypes[c]) {
            int into = type << 1 | side;
            long checking = wanted
                    | reach.attackedFrom[into][target]
                    | (reach.orthogonal[into] ? slides(Attacks64.straightLines(target), 0, occupied, who, true) : 0)
                    | (reach.diagonal[into] ? slides(Attacks64.obliqueLines(target), 0, occupied, who, true) : 0);
            total += Long.bitCount(promotions & checking);
        }
        return total;
    }
}
