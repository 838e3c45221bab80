package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;
import java.util.List;

/**
 * Counts the safe turns of one or two pieces on a board of one king without forming them, from the sets D of squares that the
 * mover's pieces reach.
 *
 * <p>How many sub-moves end on each square stands in four planes (a, b, c, d for 1, 2, 4 and 8), to which a piece's set is
 * added as a carry-save adder does; a promotion into k kinds is added k times. Of S sub-moves, pairs of two pieces on two
 * squares are (S² - Σw²)/2 less the pairs that share a square, Σ n(n-1)/2, where w is the number of a piece's sub-moves and n
 * that of a square's; k sub-moves of one promoting piece to one square are no pair and are taken out of Σw².
 *
 * <p>A check, a pin and a pair of pieces on one line forbid turns whose pieces all leave the line and land elsewhere: these are
 * counted from the same planes and taken off, and those that two conditions forbid are put back. // must agree with
 * ReferenceTurns: EveryRuleSetLaws
 */
final class PairCount {
    private static final int MOST = 15;

    private PairCount() {}

    /** Returns the number of turns, by {@link PairMatrix} where the planes do not hold them. */
    static long turns(Attacks64 reach, BoardState state, SimultaneousStructure simultaneous) {
        long count = state.hasEnPassantSquares() || simultaneous.collision ? -1 : count(reach, state);
        return count < 0 ? new PairMatrix(reach, state, simultaneous, -1).count(List.of()) : count;
    }

    /** Returns the number of turns, captures en passant aside, or -1 if the planes could not hold them. */
    private static long count(Attacks64 reach, BoardState state) {
        int side = state.side;
        long straight = state.straight;
        long oblique = state.oblique;
        long occupied = straight | oblique | state.low | state.high;
        long own = Attacks64.own(state, occupied);
        long enemy = occupied ^ own;
        long king = reach.royals(state) & own;
        long pawns = reach.pawns(state) & own;
        long promoters = pawns & reach.beforePromotion[side];
        if (Long.bitCount(own) + Long.bitCount(promoters) * (reach.promotionKinds[side] - 1) > MOST + 1) {
            return -1;
        }
        int at = Long.numberOfTrailingZeros(king);
        long lines = KingConstraints.lines(state, at, occupied, enemy, 2);
        long leapers = KingConstraints.leapers(reach, state, side, at, enemy);
        long answers = (lines | leapers) == 0 ? -1 : KingConstraints.answers(at, lines, leapers, occupied);
        boolean checked = answers != -1;
        long off = ~answers;
        long open = reach.board & ~own;
        long a = 0;
        long b = 0;
        long c = 0;
        long d = 0;
        long squares = 0;
        // the same of those sub-moves that do not answer the check, if there is one
        long evading = 0;
        long carry;
        long more;
        long movers = pawns & ~promoters;
        if (movers != 0) {
            PawnShifts shifts = reach.pawnShifts[reach.pawn[side]];
            for (int way = 0; way < shifts.ways(); way++) {
                long to = shifts.to(way, movers, ~occupied, enemy);
                carry = a & to;
                a ^= to;
                more = b & carry;
                b ^= carry;
                c |= more;
            }
            squares = pawns(shifts, movers, occupied, enemy, -1);
            if (checked) {
                evading = pawns(shifts, movers, occupied, enemy, off);
            }
        }
        for (int code : reach.leaping[side]) {
            long[] leaps = reach.leaps[code];
            for (long left = state.of(code); left != 0; left &= left - 1) {
                long to = leaps[Long.numberOfTrailingZeros(left)] & open;
                int w = Long.bitCount(to);
                squares += (long) w * w;
                if (checked) {
                    w = Long.bitCount(to & off);
                    evading += (long) w * w;
                }
                carry = a & to;
                a ^= to;
                more = b & carry;
                b ^= carry;
                d |= c & more;
                c ^= more;
            }
        }
        // who is hemmed in by its own side slides nowhere
        long slide = reach.sliderNeverLeapsMask == 0
                ? straight | oblique
                : (Attacks64.besideOblique(open) & oblique) | (Attacks64.besideStraight(open) & straight);
        for (long left = own & slide; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long to = (oblique >>> s & 1) == 0 ? 0 : Attacks64.bishop(s, occupied);
            if ((straight >>> s & 1) != 0) {
                to |= Attacks64.rook(s, occupied);
            }
            to = (reach.sliderNeverLeapsMask == 0 ? to | reach.leaps[state.piece(s)][s] : to) & open;
            int w = Long.bitCount(to);
            squares += (long) w * w;
            if (checked) {
                w = Long.bitCount(to & off);
                evading += (long) w * w;
            }
            carry = a & to;
            a ^= to;
            more = b & carry;
            b ^= carry;
            d |= c & more;
            c ^= more;
        }
        if (promoters != 0) {
            int extra = reach.promotionKinds[side] - 1;
            long promoting = reach.promotionSquares[side];
            for (long left = promoters; left != 0; left &= left - 1) {
                long to = destinations(reach, state, left & -left);
                long both = to & promoting;
                squares += squares(to, both, extra);
                evading += squares(to & off, both & off, extra);
                // once for the landing, and once more for each further kind
                for (int kind = 0; kind <= extra; kind++) {
                    long set = kind == 0 ? to : both;
                    carry = a & set;
                    a ^= set;
                    more = b & carry;
                    b ^= carry;
                    d |= c & more;
                    c ^= more;
                }
            }
        }
        long total;
        if ((lines | leapers) == 0) {
            long sum = landings(a, b, c, d, -1);
            total = sum + (sum * sum - squares) / 2 - shared(a, b, c, d, -1);
        } else {
            total = bound(reach, state, at, lines, leapers, a, b, c, d, squares, evading);
        }
        if (state.castling != 0 && !checked) {
            total += Integer.bitCount(SingleMoves64.castlings(reach, state, king, occupied, own));
        }
        for (long left = reach.leaps[reach.royals[side][0]][at] & open; left != 0; left &= left - 1) {
            total += steps(reach, state, Long.numberOfTrailingZeros(left), king, occupied, own, a, b, c, d);
        }
        return total;
    }

    /** A promoting piece's share of Σw², pairs of its own promotions on one square taken out. */
    private static long squares(long to, long promotions, long extra) {
        long n = Long.bitCount(promotions);
        long w = Long.bitCount(to) + extra * n;
        return w * w - (extra + 1) * extra * n;
    }

    /** The number of sub-moves to squares of a set. */
    private static long landings(long a, long b, long c, long d, long within) {
        return Long.bitCount(a & within)
                + 2L * Long.bitCount(b & within)
                + 4L * Long.bitCount(c & within)
                + 8L * Long.bitCount(d & within);
    }

    /** The pairs of sub-moves to one square of a set: Σ n(n-1)/2. */
    private static long shared(long a0, long b0, long c0, long d0, long within) {
        long a = a0 & within;
        long b = b0 & within;
        long c = c0 & within;
        long d = d0 & within;
        long pairs = Long.bitCount(b) + 2L * Long.bitCount(a & b);
        if ((c | d) != 0) {
            pairs += 6L * Long.bitCount(c)
                    + 4L * Long.bitCount(a & c)
                    + 8L * Long.bitCount(b & c)
                    + 28L * Long.bitCount(d)
                    + 8L * Long.bitCount(a & d)
                    + 16L * Long.bitCount(b & d)
                    + 32L * Long.bitCount(c & d);
        }
        return pairs;
    }

    // ---- what binds the king ----------------------------------------------------------------------------------------

    /** The turns of pieces other than the king where checks or lines bind them. */
    private static long bound(
            Attacks64 reach,
            BoardState state,
            int at,
            long lines,
            long leapers,
            long a,
            long b,
            long c,
            long d,
            long squares,
            long evading) {
        long occupied = Attacks64.occupied(state);
        int checks = Long.bitCount(leapers);
        long answers = 0;
        long other = 0;
        if (leapers != 0) {
            answers = leapers & -leapers;
            other = leapers & leapers - 1;
        }
        for (long left = lines; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            if ((Attacks64.between(at, s) & occupied) == 0) {
                other = answers;
                answers = KingConstraints.answers(at, s);
                checks++;
            }
        }
        if (checks > 1) {
            return checks > 2 ? 0 : both(reach, state, at, lines, answers, other);
        }
        long all = avoiding(reach, state, at, lines, a, b, c, d, squares, 0);
        return checks == 0 ? all : all - avoiding(reach, state, at, lines, a, b, c, d, evading, answers);
    }

    /** Σw² of pawns that do not promote, as far as they land on squares of a set. */
    private static long pawns(PawnShifts shifts, long pawns, long occupied, long enemy, long within) {
        long ones = 0;
        long twos = 0;
        long fours = 0;
        for (int way = 0; way < shifts.ways(); way++) {
            long from = shifts.from(way, shifts.to(way, pawns, ~occupied, enemy) & within);
            long carry = ones & from;
            ones ^= from;
            fours |= twos & carry;
            twos ^= carry;
        }
        return Long.bitCount(ones)
                + 4L * (Long.bitCount(twos) + Long.bitCount(ones & twos))
                + 16L * Long.bitCount(fours)
                + 8L * Long.bitCount(fours & ones)
                + 16L * Long.bitCount(fours & twos);
    }

    /** The sets of one or two sub-moves to squares other than some that no line forbids. */
    private static long avoiding(
            Attacks64 reach,
            BoardState state,
            int at,
            long lines,
            long a,
            long b,
            long c,
            long d,
            long squares,
            long avoided) {
        long occupied = Attacks64.occupied(state);
        long sum = landings(a, b, c, d, ~avoided);
        long total = sum + (sum * sum - squares) / 2 - shared(a, b, c, d, ~avoided);
        for (long left = lines; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long pieces = Attacks64.between(at, s) & occupied;
            long off = ~(KingConstraints.answers(at, s) | avoided);
            if (pieces == 0) {
                continue;
            }
            if ((pieces & pieces - 1) != 0) {
                total -= together(reach, state, pieces & -pieces, off, pieces & pieces - 1, off);
                continue;
            }
            total -= alone(reach, state, pieces, off, a, b, c, d);
            for (long later = left & left - 1; later != 0; later &= later - 1) {
                int t = Long.numberOfTrailingZeros(later);
                long others = Attacks64.between(at, t) & occupied;
                if (others != 0 && (others & others - 1) == 0) {
                    long offBoth = off & ~KingConstraints.answers(at, t);
                    total += together(reach, state, pieces, offBoth, others, offBoth);
                }
            }
        }
        return total;
    }

    /** The sets of one or two sub-moves to squares of a set of which one is by a given piece. */
    private static long alone(
            Attacks64 reach, BoardState state, long piece, long within, long a, long b, long c, long d) {
        int side = state.side;
        long to = destinations(reach, state, piece) & within;
        if (to == 0) {
            return 0;
        }
        long promotions = (reach.pawns(state) & piece) == 0 ? 0 : to & reach.promotionSquares[side];
        long kinds = promotions == 0 ? 1 : reach.promotionKinds[side];
        long plain = to & ~promotions;
        long n = Long.bitCount(plain) + kinds * Long.bitCount(promotions);
        long sharing = landings(a, b, c, d, plain)
                - Long.bitCount(plain)
                + kinds * (landings(a, b, c, d, promotions) - kinds * Long.bitCount(promotions));
        return n * (1 + landings(a, b, c, d, within) - n) - sharing;
    }

    private static long destinations(Attacks64 reach, BoardState state, long piece) {
        long occupied = Attacks64.occupied(state);
        long own = Attacks64.own(state, occupied);
        int s = Long.numberOfTrailingZeros(piece);
        return reach.destinations(state.piece(s), s, occupied, own);
    }

    /** The pairs of sub-moves of two pieces, each to squares of a set. */
    private static long together(
            Attacks64 reach, BoardState state, long piece, long within, long other, long withinOther) {
        long first = destinations(reach, state, piece) & within;
        long second = destinations(reach, state, other) & withinOther;
        long both = first & second;
        long promotions = both & reach.promotionSquares[state.side];
        long same = Long.bitCount(both & ~promotions);
        for (long left = promotions; left != 0; left &= left - 1) {
            same += weight(reach, state, piece, left & -left) * weight(reach, state, other, left & -left);
        }
        return weight(reach, state, piece, first) * weight(reach, state, other, second) - same;
    }

    /** The number of sub-moves of a piece to squares. */
    private static long weight(Attacks64 reach, BoardState state, long piece, long to) {
        return reach.weight(state.side, to, (reach.pawns(state) & piece) != 0);
    }

    /** The pairs of which one answers one check and the other the other. */
    private static long both(Attacks64 reach, BoardState state, int at, long lines, long answers, long others) {
        long occupied = Attacks64.occupied(state);
        long own = Attacks64.own(state, occupied);
        long free = own & ~(1L << at);
        long total = 0;
        for (long left = lines; left != 0; left &= left - 1) {
            long pieces = Attacks64.between(at, Long.numberOfTrailingZeros(left)) & occupied;
            if (pieces != 0 && (pieces & pieces - 1) == 0) {
                // who leaves a third line lands on none of its squares
                free &= ~pieces;
            } else if (pieces != 0) {
                total -= together(reach, state, pieces & -pieces, answers, pieces & pieces - 1, others);
                total -= together(reach, state, pieces & -pieces, others, pieces & pieces - 1, answers);
            }
        }
        long first = 0;
        long second = 0;
        for (long left = free; left != 0; left &= left - 1) {
            long to = destinations(reach, state, left & -left);
            long one = weight(reach, state, left & -left, to & answers);
            long two = weight(reach, state, left & -left, to & others);
            total += one * second + two * first;
            first += one;
            second += two;
        }
        return total;
    }

    // ---- the king's own steps ---------------------------------------------------------------------------------------

    /** The turns in which the king steps to a square, alone or with one partner. */
    private static long steps(
            Attacks64 reach,
            BoardState state,
            int to,
            long king,
            long occupied,
            long own,
            long a,
            long b,
            long c,
            long d) {
        long enemy = occupied & ~own & ~(1L << to);
        long lifted = occupied & ~king;
        long leapers = KingConstraints.leapers(reach, state, state.side, to, enemy);
        long lines = KingConstraints.lines(state, to, lifted, enemy, 1);
        if ((leapers | lines) == 0) {
            return 1 + landings(a, b, c, d, ~(1L << to));
        }
        long answers = KingConstraints.answers(to, lines, leapers, lifted);
        long within = answers & ~(1L << to);
        long total = (answers == -1 ? 1 : 0) + landings(a, b, c, d, within);
        for (long left = lines; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long piece = Attacks64.between(to, s) & lifted;
            if (piece != 0) {
                long gone = destinations(reach, state, piece) & within & ~KingConstraints.answers(to, s);
                total -= weight(reach, state, piece, gone);
            }
        }
        return total;
    }
}
