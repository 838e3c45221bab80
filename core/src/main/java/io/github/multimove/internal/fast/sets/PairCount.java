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
 * ReferenceTurns: TwoProngLaws and TwoProngPositionsTest
 */
final class PairCount {
    private static final int MOST = 15;

    private final Attacks64 reach;
    private final BoardState field;
    private final int side;
    private final long occupied;
    private final long own;
    private final long king;
    private final long pawns;
    /** The planes: on which squares an odd number of sub-moves ends, and so on. */
    private long a;

    private long b;
    private long c;
    private long d;
    /** Σw², and the same of those sub-moves that do not answer the check, if there is one; to which squares those go. */
    private long squares;

    private long evading;
    private long off;

    private PairCount(Attacks64 reach, BoardState field) {
        this.reach = reach;
        this.field = field;
        side = field.side;
        occupied = Attacks64.occupied(field);
        own = Attacks64.own(field, occupied);
        king = reach.royals(field) & own;
        pawns = reach.pawns(field) & own;
    }

    /** Returns the number of turns, by {@link PairMatrix} where the planes do not hold them. */
    static long turns(Attacks64 reach, BoardState field, SimultaneousStructure prongs) {
        long count = field.hasEnPassantSquares() || prongs.collision ? -1 : new PairCount(reach, field).count();
        return count < 0 ? new PairMatrix(reach, field, prongs).count(List.of()) : count;
    }

    /** Returns the number of turns, captures en passant aside, or -1 if the planes could not hold them. */
    private long count() {
        long promoters = pawns & reach.beforePromotion[side];
        if (Long.bitCount(own) + Long.bitCount(promoters) * (reach.promotionKinds[side] - 1) > MOST + 1) {
            return -1;
        }
        int at = Long.numberOfTrailingZeros(king);
        long enemy = occupied ^ own;
        long lines = KingConstraints.lines(field, at, occupied, enemy, 2);
        long leapers = KingConstraints.leapers(reach, field, at, enemy);
        long answers = (lines | leapers) == 0 ? -1 : KingConstraints.answers(at, lines, leapers, occupied);
        off = ~answers;
        long open = reach.board & ~own;
        addPawns(pawns & ~promoters, enemy);
        addPieces(open);
        for (long left = promoters; left != 0; left &= left - 1) {
            long to = destinations(left & -left);
            addPromoting(to, to & reach.promotionSquares[side], reach.promotionKinds[side] - 1);
        }
        long total = (lines | leapers) == 0 ? pairs(squares, -1) : bound(at, lines, leapers);
        if (field.castling != 0 && off == 0) {
            total += Integer.bitCount(SingleMoves64.castlings(reach, field, king, occupied, own));
        }
        for (long left = reach.leaps[reach.royals[side][0]][at] & open; left != 0; left &= left - 1) {
            total += steps(Long.numberOfTrailingZeros(left));
        }
        return total;
    }

    // ---- the planes -------------------------------------------------------------------------------------------------

    private void addPawns(long movers, long enemy) {
        if (movers != 0) {
            PawnShifts shifts = reach.pawnShifts[reach.pawn[side]];
            squares = pawns(shifts, movers, enemy, -1, true);
            evading = off == 0 ? 0 : pawns(shifts, movers, enemy, off, false);
        }
    }

    /** Adds all but pawns and the king; who is hemmed in by its own side slides nowhere. */
    private void addPieces(long open) {
        for (int code : reach.leaping[side]) {
            for (long left = field.of(code); left != 0; left &= left - 1) {
                add(reach.leaps[code][Long.numberOfTrailingZeros(left)] & open);
            }
        }
        long straight = field.straight;
        long oblique = field.oblique;
        boolean mayLeap = reach.sliderNeverLeapsMask == 0;
        long slide = Attacks64.besideOblique(open) | (Attacks64.besideStraight(open) & straight);
        for (long left = oblique & own & (mayLeap ? -1 : slide); left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long to = Attacks64.bishop(s, occupied) | ((straight >>> s & 1) == 0 ? 0 : Attacks64.rook(s, occupied));
            add((mayLeap ? to | reach.leaps[field.piece(s)][s] : to) & open);
        }
        slide = mayLeap ? -1 : Attacks64.besideStraight(open);
        for (long left = straight & ~oblique & own & slide; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long to = Attacks64.rook(s, occupied);
            add((mayLeap ? to | reach.leaps[field.piece(s)][s] : to) & open);
        }
    }

    private void add(long to) {
        int w = Long.bitCount(to);
        squares += (long) w * w;
        if (off != 0) {
            w = Long.bitCount(to & off);
            evading += (long) w * w;
        }
        put(to);
    }

    /** Adds a piece that promotes on some squares, into one kind and so many more. */
    private void addPromoting(long to, long promotions, int extra) {
        squares += squares(to, promotions, extra);
        evading += squares(to & off, promotions & off, extra);
        put(to);
        for (int kind = 0; kind < extra; kind++) {
            put(promotions);
        }
    }

    private void put(long to) {
        long carry = a & to;
        a ^= to;
        long more = b & carry;
        b ^= carry;
        d |= c & more;
        c ^= more;
    }

    /** A promoting piece's share of Σw², pairs of its own promotions on one square taken out. */
    private static long squares(long to, long promotions, long extra) {
        long n = Long.bitCount(promotions);
        long w = Long.bitCount(to) + extra * n;
        return w * w - (extra + 1) * extra * n;
    }

    /** Σw² of pawns that do not promote, as far as they land on squares of a set; they may be put into the planes at once. */
    private long pawns(PawnShifts shifts, long movers, long enemy, long within, boolean puts) {
        long ones = 0;
        long twos = 0;
        long fours = 0;
        for (int way = 0; way < shifts.ways(); way++) {
            long to = shifts.to(way, movers, ~occupied, enemy);
            if (puts) {
                put(to);
            }
            long from = shifts.from(way, to & within);
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

    /** The sets of one or two sub-moves to squares of a set, Σw² of these given. */
    private long pairs(long ofSquares, long within) {
        long sum = landings(within);
        return sum + (sum * sum - ofSquares) / 2 - shared(within);
    }

    /** The number of sub-moves to squares of a set. */
    private long landings(long within) {
        return Long.bitCount(a & within)
                + 2L * Long.bitCount(b & within)
                + 4L * Long.bitCount(c & within)
                + 8L * Long.bitCount(d & within);
    }

    /** The pairs of sub-moves to one square of a set: Σ n(n-1)/2. */
    private long shared(long within) {
        long ones = a & within;
        long twos = b & within;
        long fours = c & within;
        long eights = d & within;
        long pairs = Long.bitCount(twos) + 2L * Long.bitCount(ones & twos);
        if ((fours | eights) != 0) {
            pairs += 6L * Long.bitCount(fours)
                    + 4L * Long.bitCount(ones & fours)
                    + 8L * Long.bitCount(twos & fours)
                    + 28L * Long.bitCount(eights)
                    + 8L * Long.bitCount(ones & eights)
                    + 16L * Long.bitCount(twos & eights)
                    + 32L * Long.bitCount(fours & eights);
        }
        return pairs;
    }

    // ---- what binds the king ----------------------------------------------------------------------------------------

    /** The turns of pieces other than the king where checks or lines bind them. */
    private long bound(int at, long lines, long leapers) {
        int checks = Long.bitCount(leapers);
        long answers = leapers & -leapers;
        long other = leapers & leapers - 1;
        for (long left = lines; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            if ((Attacks64.between(at, s) & occupied) == 0) {
                other = answers;
                answers = KingConstraints.answers(at, s);
                checks++;
            }
        }
        if (checks > 1) {
            return checks > 2 ? 0 : both(at, lines, answers, other);
        }
        long all = avoiding(at, lines, squares, 0);
        return checks == 0 ? all : all - avoiding(at, lines, evading, answers);
    }

    /** The sets of one or two sub-moves to squares other than some that no line forbids, Σw² of these given. */
    private long avoiding(int at, long lines, long ofSquares, long avoided) {
        long total = pairs(ofSquares, ~avoided);
        for (long left = lines; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long pieces = Attacks64.between(at, s) & occupied;
            long outside = ~(KingConstraints.answers(at, s) | avoided);
            if (pieces == 0) {
                continue;
            }
            if ((pieces & pieces - 1) != 0) {
                total -= together(pieces & -pieces, outside, pieces & pieces - 1, outside);
                continue;
            }
            total -= alone(pieces, outside);
            for (long later = left & left - 1; later != 0; later &= later - 1) {
                int t = Long.numberOfTrailingZeros(later);
                long others = Attacks64.between(at, t) & occupied;
                if (others != 0 && (others & others - 1) == 0) {
                    long outsideBoth = outside & ~KingConstraints.answers(at, t);
                    total += together(pieces, outsideBoth, others, outsideBoth);
                }
            }
        }
        return total;
    }

    /** The sets of one or two sub-moves to squares of a set of which one is by a given piece. */
    private long alone(long piece, long within) {
        long to = destinations(piece) & within;
        long promotions = (pawns & piece) == 0 ? 0 : to & reach.promotionSquares[side];
        long kinds = promotions == 0 ? 1 : reach.promotionKinds[side];
        long plain = to & ~promotions;
        long n = Long.bitCount(plain) + kinds * Long.bitCount(promotions);
        long sharing = landings(plain)
                - Long.bitCount(plain)
                + kinds * (landings(promotions) - kinds * Long.bitCount(promotions));
        return n * (1 + landings(within) - n) - sharing;
    }

    private long destinations(long piece) {
        return reach.destinations(field, Long.numberOfTrailingZeros(piece), occupied, own);
    }

    /** The pairs of sub-moves of two pieces, each to squares of a set. */
    private long together(long piece, long within, long other, long withinOther) {
        long first = destinations(piece) & within;
        long second = destinations(other) & withinOther;
        long both = first & second;
        long promotions = both & reach.promotionSquares[side];
        long same = Long.bitCount(both & ~promotions);
        for (long left = promotions; left != 0; left &= left - 1) {
            same += weight(piece, left & -left) * weight(other, left & -left);
        }
        return weight(piece, first) * weight(other, second) - same;
    }

    /** The number of sub-moves of a piece to squares. */
    private long weight(long piece, long to) {
        return reach.weight(side, to, (pawns & piece) != 0);
    }

    /** The pairs of which one answers one check and the other the other. */
    private long both(int at, long lines, long answers, long others) {
        long free = own & ~king;
        long total = 0;
        for (long left = lines; left != 0; left &= left - 1) {
            long pieces = Attacks64.between(at, Long.numberOfTrailingZeros(left)) & occupied;
            if (pieces != 0 && (pieces & pieces - 1) == 0) {
                // who leaves a third line lands on none of its squares
                free &= ~pieces;
            } else if (pieces != 0) {
                total -= together(pieces & -pieces, answers, pieces & pieces - 1, others);
                total -= together(pieces & -pieces, others, pieces & pieces - 1, answers);
            }
        }
        long first = 0;
        long second = 0;
        for (long left = free; left != 0; left &= left - 1) {
            long to = destinations(left & -left);
            long one = weight(left & -left, to & answers);
            long two = weight(left & -left, to & others);
            total += one * second + two * first;
            first += one;
            second += two;
        }
        return total;
    }

    // ---- the king's own steps ---------------------------------------------------------------------------------------

    /** The turns in which the king steps to a square, alone or with one partner. */
    private long steps(int to) {
        long open = ~(1L << to);
        long enemy = occupied & ~own & open;
        long lifted = occupied & ~king;
        long leapers = KingConstraints.leapers(reach, field, to, enemy);
        long lines = KingConstraints.lines(field, to, lifted, enemy, 1);
        long answers = (leapers | lines) == 0 ? -1 : KingConstraints.answers(to, lines, leapers, lifted);
        if (answers == 0) {
            return 0;
        }
        long within = answers & open;
        long total = (answers == -1 ? 1 : 0) + landings(within);
        for (long left = lines; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long piece = Attacks64.between(to, s) & lifted;
            if (piece != 0) {
                total -= weight(piece, destinations(piece) & within & ~KingConstraints.answers(to, s));
            }
        }
        return total;
    }
}
