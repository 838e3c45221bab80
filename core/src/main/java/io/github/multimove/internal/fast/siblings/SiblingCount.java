package io.github.multimove.internal.fast.siblings;

import io.github.multimove.internal.fast.sets.OneMan;
import io.github.multimove.internal.fast.sets.PawnShifts;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.siblings.Destinations;
import io.github.multimove.rules.SiblingBond;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Counts the legal turns of a {@link SiblingBoard} by the sets of squares that the movers can go to.
 *
 * <p>Quiet turns by the same men, of which {@link SiblingTies} tells, are chosen by destinations alone: they are counted
 * as sets of different destinations, with inclusion and exclusion over the conditions. All others are judged one by one.
 */
final class SiblingCount {
    private SiblingBoard board;
    private final SiblingTies ties;
    private final boolean alone;

    /** The men whose turns are being counted: their squares, and where they can go. */
    private int[] square = new int[4];

    private long[] reach = new long[4];
    /** Where they are being put, one bit each. */
    private long[] placed = new long[4];

    private int size;
    private long movers;
    /** Whether two of them stand on one square. */
    private boolean stacked;
    /** Used where one turn is looked for and not all are counted; made when first needed. */
    private @Nullable Destinations destinations;

    SiblingCount(SiblingBoard board) {
        this.board = board;
        this.ties = new SiblingTies(board);
        this.alone = board.structure.description.bond() == SiblingBond.SEPARATED_SINGLE;
    }

    /** The number of legal turns of a board. */
    long count(SiblingBoard of) {
        board = of;
        ties.look(of);
        long total = singles();
        for (int i = 0; i < of.sets && !alone; i++) {
            long men = of.members[i] & of.own;
            if (men != 0 && of.together) {
                total = Math.addExact(total, together(men));
            } else if (men != 0) {
                total = Math.addExact(total, some(men));
            }
        }
        total += of.castling == 0 ? 0 : castlings();
        return of.hasPassed() ? total + inPassing() : total;
    }

    /** Whether there is a legal turn; few men are tried before many. */
    boolean any(SiblingBoard of) {
        board = of;
        ties.look(of);
        if (singles() > 0) {
            return true;
        }
        for (int i = 0; i < of.sets && !alone; i++) {
            long men = of.members[i] & of.own;
            if (men != 0 && (of.together ? isAny(men) : isAnyOf(able(men)))) {
                return true;
            }
        }
        return (of.castling != 0 && castlings() > 0) || (of.hasPassed() && inPassing() > 0);
    }

    // ---- single men -------------------------------------------------------------------------------------------------

    private long singles() {
        SiblingBoard b = board;
        long singles = alone ? b.own : b.own & ~b.twins;
        long oneByOne = singles;
        long total = 0;
        if (!ties.isOpen) {
            long free = singles & ~b.royals & ~ties.blocking;
            long pawns = b.reach.pawns(b) & free;
            long quiet = ~ties.grave;
            total = OneMan.free(b.reach, b, free & ~pawns, b.occupied, b.own, quiet) + pawns(pawns, quiet);
            oneByOne &= ~free;
            if (ties.grave != 0) {
                ties.choose(0);
                for (long left = free; left != 0; left &= left - 1) {
                    int s = Long.numberOfTrailingZeros(left);
                    long to = b.destinations(s) & ties.grave;
                    total += to == 0 ? 0 : weight(s, safe(left & -left, to));
                }
            }
        }
        for (long left = oneByOne; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            total += single(s, b.destinations(s));
        }
        return total;
    }

    /** The number of sub-moves of free pawns to squares of a set. */
    private long pawns(long pawns, long within) {
        if (pawns == 0) {
            return 0;
        }
        SiblingBoard b = board;
        PawnShifts shifts = b.reach.pawnShifts[b.reach.pawn[b.side]];
        long empty = ~b.occupied;
        long enemy = b.enemy & within;
        long steps = shifts.steps(pawns, empty);
        long doubles = shifts.doubleSteps(pawns, empty);
        long total = (long) Long.bitCount(steps) + Long.bitCount(doubles);
        long promoting = (pawns & b.reach.beforePromotion[b.side]) != 0 ? b.reach.promotionSquares[b.side] : 0;
        long promotions = (long) Long.bitCount(steps & promoting) + Long.bitCount(doubles & promoting);
        for (int i = 0; i < shifts.captures(); i++) {
            long to = shifts.captures(i, pawns) & enemy;
            total += Long.bitCount(to);
            promotions += Long.bitCount(to & promoting);
        }
        return promotions == 0 ? total : total + promotions * (promotions() - 1L);
    }

    /** The number of sub-moves by which a pawn promotes on a square. */
    private long promotions() {
        return (long) board.promotionWays * board.reach.promotionKinds[board.side];
    }

    private long weight(int s, long to) {
        long total = Long.bitCount(to);
        long promoting = to & board.reach.promotionSquares[board.side];
        return promoting != 0 && board.reach.isPawn[board.man(s)]
                ? total + (promotions() - 1) * Long.bitCount(promoting)
                : total;
    }

    /** Those of some squares that a man can safely go to, each judged. */
    private long safe(long man, long to) {
        long safe = 0;
        for (long left = to; left != 0; left &= left - 1) {
            safe |= ties.isSafe(man, left & -left, left & -left) ? left & -left : 0;
        }
        return safe;
    }

    private long single(int s, long to) {
        if (to == 0) {
            return 0;
        }
        ties.choose(1L << s);
        long judged = ties.judgesAll ? to : to & ties.grave;
        long safe = to & ~judged;
        for (int i = 0; i < ties.conditions; i++) {
            safe &= ties.bound[i];
        }
        return weight(s, safe | safe(1L << s, judged));
    }

    private long castlings() {
        long found = 0;
        for (int left = board.castling & board.reach.castlings[board.side]; left != 0; left &= left - 1) {
            found += board.mayCastle(Integer.numberOfTrailingZeros(left)) ? 1 : 0;
        }
        return found;
    }

    private long inPassing() {
        long found = 0;
        for (short to : board.passed()) {
            int code = board.reach.pawn[board.side];
            long captors = board.reach.attackedFrom[code][to] & board.reach.pawns(board) & board.own;
            int victim = captors == 0 ? -1 : board.victim(to, 1 - board.side);
            for (; captors != 0 && victim >= 0; captors &= captors - 1) {
                found += board.mayTakeInPassing(Long.numberOfTrailingZeros(captors), to, victim) ? 1 : 0;
            }
        }
        return found;
    }

    // ---- siblings ---------------------------------------------------------------------------------------------------

    /** The number of legal turns in which some men move, all of them. */
    private long together(long men) {
        return choose(men) ? turns() : 0;
    }

    /** The number of legal turns in which some or all of the men move. */
    private long some(long men) {
        long able = able(men);
        long total = 0;
        for (long some = able; some != 0; some = some - 1 & able) {
            Interruption.check();
            total = Math.addExact(total, together(some));
        }
        return total;
    }

    /** Those of some men who can go anywhere. */
    private long able(long men) {
        long able = 0;
        for (long left = men; left != 0; left &= left - 1) {
            able |= board.destinations(Long.numberOfTrailingZeros(left)) != 0 ? left & -left : 0;
        }
        return able;
    }

    /** Chooses the movers; answers false if one of them cannot go anywhere. */
    private boolean choose(long men) {
        size = 0;
        movers = men;
        stacked = (men & board.stacked) != 0;
        for (long left = men; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long to = board.destinations(s);
            if (to == 0) {
                return false;
            }
            for (int n = board.men(s); n > 0; n--) {
                add(s, to);
            }
        }
        ties.choose(men);
        return true;
    }

    private void add(int s, long to) {
        if (size == square.length) {
            square = Arrays.copyOf(square, 2 * size);
            reach = Arrays.copyOf(reach, 2 * size);
            placed = Arrays.copyOf(placed, 2 * size);
        }
        square[size] = s;
        reach[size++] = to;
    }

    private long turns() {
        long grave = ties.judgesAll ? -1 : ties.grave;
        if (size == 1) {
            return single(square[0], reach[0]);
        }
        long judged = 0;
        for (int i = 0; i < size; i++) {
            judged |= reach[i] & grave;
        }
        long total = ties.judgesAll ? 0 : quiet(0, ~grave, 1);
        return judged == 0 ? total : Math.addExact(total, judged(0, 0, grave, false));
    }

    /** Adds up, with alternating signs, the quiet turns that fail each subset of the conditions from a place on. */
    private long quiet(int from, long within, int sign) {
        long total = sign * choices(within);
        for (int i = from; i < ties.conditions; i++) {
            total += quiet(i + 1, within & ~ties.bound[i], -sign);
        }
        return total;
    }

    /** In how many ways the men can go to different squares of a set. */
    private long choices(long within) {
        if (stacked || size > 3) {
            return choices(0, 0, within);
        }
        long a = reach[0] & within;
        long b = reach[1] & within;
        if (size == 2) {
            return (long) Long.bitCount(a) * Long.bitCount(b) - Long.bitCount(a & b);
        }
        long c = reach[2] & within;
        long n = Long.bitCount(a);
        long m = Long.bitCount(b);
        long k = Long.bitCount(c);
        return n * m * k
                - n * Long.bitCount(b & c)
                - m * Long.bitCount(a & c)
                - k * Long.bitCount(a & b)
                + 2L * Long.bitCount(a & b & c);
    }

    private long choices(int man, long arrived, long within) {
        long open = open(man, arrived) & within;
        if (man == size - 1) {
            return Long.bitCount(open);
        }
        Interruption.check();
        long total = 0;
        for (long left = open; left != 0; left &= left - 1) {
            placed[man] = left & -left;
            total = Math.addExact(total, choices(man + 1, arrived | placed[man], within));
        }
        return total;
    }

    /** Where a man can go when those before him have gone to squares; of men on one square the later goes further. */
    private long open(int man, long arrived) {
        long open = reach[man] & ~arrived;
        return man > 0 && square[man] == square[man - 1] ? open & -placed[man - 1] : open;
    }

    /** Goes through the turns of which some destination is not quiet, from a man on, and counts the safe ones. */
    private long judged(int man, long arrived, long grave, boolean isGrave) {
        if (man == size) {
            return isSafe(arrived) ? 1 : 0;
        }
        boolean last = man == size - 1;
        if (!last) {
            Interruption.check();
        }
        long total = 0;
        for (long left = open(man, arrived) & (last && !isGrave ? grave : -1); left != 0; left &= left - 1) {
            placed[man] = left & -left;
            total += judged(man + 1, arrived | placed[man], grave, isGrave || (placed[man] & grave) != 0);
        }
        return total;
    }

    private boolean isSafe(long arrived) {
        long entered = 0;
        for (int i = 0; i < size; i++) {
            entered |= (board.royals >>> square[i] & 1) != 0 ? placed[i] : 0;
        }
        return ties.isSafe(movers, arrived, entered);
    }

    // ---- one turn of siblings ---------------------------------------------------------------------------------------

    /** Whether there is a legal turn by some of the men, the fewest first. */
    private boolean isAnyOf(long able) {
        for (int men = 1; men <= Long.bitCount(able); men++) {
            if (isAnyOf(able, men, 0)) {
                return true;
            }
        }
        return false;
    }

    private boolean isAnyOf(long able, int more, long chosen) {
        if (more == 0) {
            return isAny(chosen);
        }
        for (long left = able; Long.bitCount(left) >= more; left &= left - 1) {
            if (isAnyOf(left & (left - 1), more - 1, chosen | (left & -left))) {
                return true;
            }
        }
        return false;
    }

    /** Whether there is a legal turn in which those men move, all of them. */
    private boolean isAny(long men) {
        Interruption.check();
        if (!choose(men)) {
            return false;
        }
        if (size == 1) {
            return single(square[0], reach[0]) > 0;
        }
        long grave = ties.judgesAll ? -1 : ties.grave;
        long judged = 0;
        for (int i = 0; i < size; i++) {
            judged |= reach[i] & grave;
        }
        if (!mayArrive(0, 0, -1)) {
            return false;
        }
        return (!ties.judgesAll && isAnyQuiet(0, 0, ~grave)) || (judged != 0 && isAnyJudged(0, 0, grave, false));
    }

    private Destinations destinations() {
        Destinations places = destinations;
        if (places == null) {
            places = new Destinations();
            destinations = places;
        }
        places.clear();
        return places;
    }

    /** Whether there is a quiet turn that answers each condition from a place on, some men placed already. */
    private boolean isAnyQuiet(int condition, long moved, long within) {
        if (condition == ties.conditions) {
            Destinations places = destinations();
            for (int i = 0; i < size; i++) {
                long to = (moved >>> i & 1) != 0 ? placed[i] : reach[i] & within;
                if (to == 0) {
                    return false;
                }
                places.add(to, 0);
            }
            return places.exist();
        }
        for (int i = 0; i < size; i++) {
            long to = reach[i] & within & ties.bound[condition];
            if ((moved >>> i & 1) != 0) {
                if ((placed[i] & ties.bound[condition]) != 0 && isAnyQuiet(condition + 1, moved, within)) {
                    return true;
                }
                continue;
            }
            for (long left = to; left != 0; left &= left - 1) {
                placed[i] = left & -left;
                if (isAnyQuiet(condition + 1, moved | 1L << i, within)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** As {@link #judged}, until the first safe turn. */
    private boolean isAnyJudged(int man, long arrived, long grave, boolean isGrave) {
        if (man == size) {
            return isSafe(arrived);
        }
        Interruption.check();
        boolean last = man == size - 1;
        for (long left = open(man, arrived) & (last && !isGrave ? grave : -1); left != 0; left &= left - 1) {
            placed[man] = left & -left;
            long now = arrived | placed[man];
            if (mayArrive(man + 1, now, placed[man])
                    && isAnyJudged(man + 1, now, grave, isGrave || (placed[man] & grave) != 0)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the men from one on can go to different squares, those before them having gone to some. */
    private boolean mayArrive(int man, long arrived, long last) {
        if (size - man <= 2) {
            return true;
        }
        Destinations places = destinations();
        for (int i = man; i < size; i++) {
            boolean same = i > 0 && man > 0 && square[i] == square[man - 1];
            places.add(reach[i] & ~arrived & (same ? -last : -1), 0);
        }
        return places.exist();
    }
}
