package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;
import java.util.Arrays;

/**
 * Counts the safe turns of one or two pieces that give check without forming them.
 *
 * <p>A turn that gives check holds a candidate of {@link CheckCandidates}. Candidates are few and each is taken in turn; how many of
 * the other pieces's sub-moves end on each square stands in four planes, as in {@link PairCount}, so that its partners are a count
 * of bits: those within the squares that leave the mover's king safe and keep the line open. Only pieces for which these
 * squares differ, which are pinned or stand on the line, are looked at one by one. The candidates of a piece that has had its
 * turn are taken off the planes, so that no turn is counted twice.
 *
 * <p>Captures en passant, castlings, collisions and pieces that promote are not known here. // must agree with CheckPairs and
 * CheckFilter: ChecksTest of Two-Prong Chess
 */
final class CheckSums {
    private static final int MOST = 15;

    private final Attacks64 reach;
    private final BoardState field;
    private final CheckCandidates attack;
    private final PartnerConstraints bound;
    /** The pieces with candidates: their squares and codes, all that they reach, and the candidates among it. */
    private int entries;

    private long[] piece = new long[4];
    private int[] code = new int[4];
    private long[] reached = new long[4];
    private long[] candidates = new long[4];
    /** What the king reaches, less the candidates that have had their turn. */
    private long steps;
    /** How many sub-moves of other pieces end on each square: 1, 2, 4 and 8. */
    private long a;

    private long b;
    private long c;
    private long d;

    private CheckSums(Attacks64 reach, BoardState field) {
        this.reach = reach;
        this.field = field;
        attack = new CheckCandidates(reach, field, true);
        bound = new PartnerConstraints(reach, field, attack, true);
    }

    /** Returns the number of turns that give check, captures en passant and castlings aside. */
    static long count(Attacks64 reach, BoardState field) {
        long occupied = field.straight | field.oblique | field.low | field.high;
        long own = occupied & (field.black ^ (field.side - 1L));
        boolean promotes = (reach.pawns(field) & own & reach.beforePromotion[field.side]) != 0;
        return promotes || Long.bitCount(own) > MOST + 1
                ? CheckPairs.count(reach, field, true, null, Long.MAX_VALUE)
                : new CheckSums(reach, field).count();
    }

    private long count() {
        enterPieces();
        long total = 0;
        for (int e = 0; e < entries; e++) {
            boolean isKing = piece[e] == attack.king;
            if (!isKing) {
                takeOff(reached[e]);
            }
            for (long left = candidates[e]; left != 0; left &= left - 1) {
                total += turns(e, Long.numberOfTrailingZeros(left));
            }
            if (isKing) {
                steps &= ~candidates[e];
            } else {
                put(reached[e] & ~candidates[e]);
            }
        }
        return total;
    }

    // ---- the pieces
    // ----------------------------------------------------------------------------------------------------

    private void enterPieces() {
        int side = field.side;
        long occupied = attack.occupied;
        long own = attack.own;
        long open = reach.board & ~own;
        int royal = reach.royals[side][0];
        steps = reach.leaps[royal][Long.numberOfTrailingZeros(attack.king)] & open;
        enter(attack.king, royal, steps);
        for (int kind : reach.leaping[side]) {
            for (long left = field.of(kind); left != 0; left &= left - 1) {
                long to = reach.leaps[kind][Long.numberOfTrailingZeros(left)] & open;
                put(to);
                enter(left & -left, kind, to);
            }
        }
        long sliders = own & (field.straight | field.oblique) & ~reach.blockedSliders(field, own);
        for (long left = sliders; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            int kind = field.piece(s);
            long to = reach.reach(kind, s, occupied) & open;
            put(to);
            enter(left & -left, kind, to);
        }
        long pawns = reach.pawns(field) & own;
        if (pawns != 0) {
            enterPawns(pawns);
        }
    }

    private void enterPawns(long pawns) {
        int kind = reach.pawn[field.side];
        PawnShifts shifts = reach.pawnShifts[kind];
        long wanted = reach.attackedFrom[kind][attack.target];
        long found = pawns & attack.screens();
        for (int way = 0; way < shifts.ways(); way++) {
            long to = shifts.to(way, pawns, ~attack.occupied, attack.enemy);
            put(to);
            found |= shifts.from(way, to & wanted);
        }
        for (long left = found; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            enter(left & -left, kind, reach.pawnReach(kind, s, attack.occupied, attack.enemy));
        }
    }

    /** Enters a piece if it has candidates. */
    private void enter(long who, int as, long to) {
        long found = attack.candidates(who, as, to);
        if (found == 0) {
            return;
        }
        if (entries == piece.length) {
            piece = Arrays.copyOf(piece, 2 * entries);
            code = Arrays.copyOf(code, 2 * entries);
            reached = Arrays.copyOf(reached, 2 * entries);
            candidates = Arrays.copyOf(candidates, 2 * entries);
        }
        piece[entries] = who;
        code[entries] = as;
        reached[entries] = to;
        candidates[entries++] = found;
    }

    // ---- the planes -------------------------------------------------------------------------------------------------

    private void put(long set) {
        long carry = a & set;
        a ^= set;
        long more = b & carry;
        b ^= carry;
        d |= c & more;
        c ^= more;
    }

    private void takeOff(long set) {
        long borrow = ~a & set;
        a ^= set;
        long more = ~b & borrow;
        b ^= borrow;
        d ^= ~c & more;
        c ^= more;
    }

    private long landings(long within) {
        return Long.bitCount(a & within)
                + 2L * Long.bitCount(b & within)
                + 4L * Long.bitCount(c & within)
                + 8L * Long.bitCount(d & within);
    }

    // ---- the turns --------------------------------------------------------------------------------------------------

    /** The turns of a candidate that have not been counted; its piece is not on the planes. */
    private long turns(int e, int to) {
        long who = piece[e];
        bound.bind(who, to);
        // the squares on which most partners may land, so that the enemy king is attacked
        long checking = attack.landings(who, code[e], to, 0);
        long total = bound.alone && checking != 0 ? 1 : 0;
        if (who != attack.king) {
            // the king has had its turn, or has no candidates
            long checkingKing = attack.landings(who, code[e], to, attack.king);
            total += Long.bitCount(checkingKing == 0 ? 0 : bound.steps(who, to, steps & checkingKing));
        }
        if (bound.within == 0) {
            return total;
        }
        total += landings(bound.within & checking);
        long sliderNeverLeapsMask = (bound.pinned | attack.concerned(who, code[e], to)) & ~who & ~attack.king;
        for (long left = sliderNeverLeapsMask; left != 0; left &= left - 1) {
            long partner = left & -left;
            long others = squares(e, partner);
            long with = attack.landings(who, code[e], to, partner);
            total += Long.bitCount(others & bound.of(partner) & with) - Long.bitCount(others & bound.within & checking);
        }
        return checking == -1 ? total : total + together(e, to);
    }

    /** The squares of a partner whose turns with a candidate have not been counted. */
    private long squares(int e, long partner) {
        int s = Long.numberOfTrailingZeros(partner);
        long to = reach.destinations(field, s, attack.occupied, attack.own);
        for (int f = 0; f < e; f++) {
            to &= piece[f] == partner ? ~candidates[f] : -1;
        }
        return to;
    }

    /** The turns of a candidate with those of others that come later where it gives no check by itself. */
    private long together(int e, int to) {
        long total = 0;
        for (int f = e + 1; f < entries; f++) {
            long others = candidates[f] & bound.of(piece[f]) & ~attack.landings(piece[e], code[e], to, piece[f]);
            total += Long.bitCount(attack.together(piece[e], to, piece[f], code[f], others));
        }
        return total;
    }
}
