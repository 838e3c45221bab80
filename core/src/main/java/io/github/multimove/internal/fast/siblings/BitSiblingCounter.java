package io.github.multimove.internal.fast.siblings;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.fast.sets.Reach;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.siblings.Destinations;
import io.github.multimove.internal.turns.siblings.SiblingStructure;
import io.github.multimove.rules.SiblingBond;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Counts the legal turns of single men and siblings by the sets of squares that the movers can go to, castling and
 * captures in passing aside.
 *
 * <p>A turn is <em>quiet</em> if no man in it is royal and none takes a man whose siblings then die. Quiet turns by the
 * same men are chosen by destinations alone, and one is unsafe only if it fails a condition: an enemy's line to a royal
 * man that nobody but the movers blocks, and to which no destination gives an answer. So they are counted as sets of
 * different destinations, with inclusion and exclusion over the conditions. All other turns are judged one by one by
 * {@link BitSiblings#isSafe}.
 */
final class BitSiblingCounter {
    private static final int MOST_CONDITIONS = 4;

    private final Field field;
    private final SiblingStructure structure;
    private final BitSiblings all;
    private final int promotions;
    private final long royals;
    private final long promoting;

    /** The enemies' lines to royal men that no enemy blocks: blockers, and squares that answer them. */
    private long[] blockers = new long[8];

    private long[] answers = new long[8];
    /** Whether it is certain that such a line, opened, takes the man. */
    private boolean[] sure = new boolean[8];

    private int lines;

    /** The men whose turns are being counted: their squares, and where they can go. */
    private int[] square = new int[8];

    private long[] reach = new long[8];
    /** Where they are being put, one bit each. */
    private long[] placed = new long[8];

    private int size;
    /** Whether several of them stand on one square. */
    private boolean stacked;
    /** The conditions that bind those men. */
    private final long[] bound = new long[MOST_CONDITIONS];

    private int conditions;
    private boolean judgesAll;
    /** Used where one turn is looked for and not all are counted. */
    private final Destinations destinations = new Destinations();

    private BitSiblingCounter(Field field, SiblingStructure structure, BitSiblings all, long royals) {
        this.field = field;
        this.structure = structure;
        this.all = all;
        this.royals = royals;
        int options = structure.options();
        int ways = ((options & Generator.SINGLE_PROMOTION) != 0 ? 1 : 0)
                + ((options & Generator.TWIN_PROMOTION) != 0 ? 1 : 0);
        promotions = ways * all.bits.promotionKinds[field.side];
        promoting = all.bits.promotionSquares[field.side];
        for (long left = royals; left != 0; left &= left - 1) {
            lines(Long.numberOfTrailingZeros(left));
        }
    }

    /** Returns the counter of a position, or null if it is not one for it. */
    static @Nullable BitSiblingCounter of(BoardPosition position, SiblingStructure structure) {
        Field field = position;
        BitSiblings all = BitSiblings.of(structure, field, field.side);
        if (all == null) {
            return null;
        }
        long royals = 0;
        if (position.rules().royal.guards()) {
            int[][] groups = structure.royals(field, field.side);
            if (groups.length != 1) {
                return null;
            }
            for (int royal : groups[0]) {
                royals |= 1L << royal;
            }
        }
        // a promoted man may become a sibling of the king and royal with him
        boolean joins = (royals & royals - 1) != 0 && structure.joinsSiblings();
        BitSiblingCounter counter = new BitSiblingCounter(field, structure, all, royals);
        return joins && counter.promotes() ? null : counter;
    }

    private boolean promotes() {
        for (long left = all.men.ofMask(field.side, field.tables.pawnMask); left != 0; left &= left - 1) {
            if ((reach(Long.numberOfTrailingZeros(left)) & promoting) != 0) {
                return true;
            }
        }
        return false;
    }

    // ---- lines ------------------------------------------------------------------------------------------------------

    private void lines(int royal) {
        Reach bits = all.bits;
        long sliders = 0;
        for (int code = 3 - field.side; code < bits.codes; code += 2) {
            long men = all.men.of(code);
            for (long left = men & bits.attackedFrom[code][royal]; left != 0; left &= left - 1) {
                line(royal, Long.numberOfTrailingZeros(left), 0);
            }
            sliders |= bits.orthogonal[code] ? men & Reach.straightLines(royal) : 0;
            sliders |= bits.diagonal[code] ? men & Reach.obliqueLines(royal) : 0;
        }
        for (long left = sliders; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            long between = Reach.between(royal, from);
            if ((between & all.enemy) == 0) {
                line(royal, from, between);
            }
        }
    }

    private void line(int royal, int from, long between) {
        if (lines == blockers.length) {
            blockers = Arrays.copyOf(blockers, 2 * lines);
            answers = Arrays.copyOf(answers, 2 * lines);
            sure = Arrays.copyOf(sure, 2 * lines);
        }
        blockers[lines] = between & all.own;
        answers[lines] = between | 1L << from;
        sure[lines++] = all.surelyCompletes(from, royal);
    }

    // ---- movers -----------------------------------------------------------------------------------------------------

    /** The number of legal turns but castling and captures in passing. */
    long count() {
        long total = 0;
        long singles = singles();
        for (long left = singles; left != 0; left &= left - 1) {
            choose(left & -left);
            total += turns();
        }
        if (singles == all.own) {
            return total;
        }
        for (int set = 1; set < all.members.length; set++) {
            long movers = all.members[set] & all.own;
            if (movers != 0 && structure.together) {
                choose(movers);
                total = Math.addExact(total, turns());
            } else if (movers != 0) {
                long able = able(movers);
                for (long some = able; some != 0; some = some - 1 & able) {
                    choose(some);
                    total = Math.addExact(total, turns());
                }
            }
        }
        return total;
    }

    /** Whether there is a legal turn but castling and captures in passing; few men are tried before many. */
    boolean any() {
        long singles = singles();
        for (long left = singles; left != 0; left &= left - 1) {
            choose(left & -left);
            if (turns() > 0) {
                return true;
            }
        }
        for (int set = 1; singles != all.own && set < all.members.length; set++) {
            long movers = all.members[set] & all.own;
            if (movers != 0 && (structure.together ? isAny(movers) : isAnyOf(able(movers)))) {
                return true;
            }
        }
        return false;
    }

    /** The men who move by themselves. */
    private long singles() {
        return structure.description.bond() == SiblingBond.SEPARATED_SINGLE ? all.own : all.own & ~all.twins;
    }

    /** Those of some men who can go anywhere. */
    private long able(long movers) {
        long able = 0;
        for (long left = movers; left != 0; left &= left - 1) {
            able |= reach(Long.numberOfTrailingZeros(left)) != 0 ? left & -left : 0;
        }
        return able;
    }

    /** Whether there is a legal turn by some of the men, the fewest first. */
    private boolean isAnyOf(long able) {
        for (int men = 1; men <= Long.bitCount(able); men++) {
            if (isAnyOf(able, men, 0)) {
                return true;
            }
        }
        return false;
    }

    private boolean isAnyOf(long able, int more, long movers) {
        if (more == 0) {
            return isAny(movers);
        }
        for (long left = able; Long.bitCount(left) >= more; left &= left - 1) {
            if (isAnyOf(left & (left - 1), more - 1, movers | (left & -left))) {
                return true;
            }
        }
        return false;
    }

    private void choose(long movers) {
        size = 0;
        stacked = false;
        for (long left = movers; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            int men = all.men(s);
            stacked |= men > 1;
            for (; men > 0; men--) {
                add(s);
            }
        }
        conditions = 0;
        judgesAll = (movers & royals) != 0;
        for (int i = 0; i < lines && !judgesAll; i++) {
            if ((blockers[i] & ~movers) == 0) {
                judgesAll = !sure[i] || conditions == MOST_CONDITIONS;
                if (!judgesAll) {
                    bound[conditions++] = answers[i];
                }
            }
        }
    }

    private void add(int s) {
        if (size == square.length) {
            square = Arrays.copyOf(square, 2 * size);
            reach = Arrays.copyOf(reach, 2 * size);
            placed = Arrays.copyOf(placed, 2 * size);
        }
        square[size] = s;
        reach[size++] = reach(s);
    }

    private long reach(int s) {
        int code = field.man(s);
        return field.tables.isPawn(code)
                ? all.bits.pawnReach(code, s, all.men.occupied, all.enemy)
                : all.bits.reach(code, s, all.men.occupied)
                        & ~(all.sharing && all.sets[s] != 0 ? all.own & ~all.setOf(s) : all.own);
    }

    // ---- turns ------------------------------------------------------------------------------------------------------

    /** The number of legal turns in which the chosen men move, all of them. */
    private long turns() {
        Interruption.check();
        long grave = judgesAll ? -1 : all.grave();
        if (size == 1) {
            return single(grave);
        }
        long judged = 0;
        for (int i = 0; i < size; i++) {
            if (reach[i] == 0) {
                return 0;
            }
            judged |= reach[i] & grave;
        }
        long total = judgesAll ? 0 : quiet(0, ~grave, 1);
        return judged == 0 ? total : Math.addExact(total, judged(0, 0, grave, false));
    }

    /** Whether there is a legal turn in which those men move, all of them. */
    private boolean isAny(long movers) {
        Interruption.check();
        choose(movers);
        if (size == 1) {
            return turns() > 0;
        }
        long grave = judgesAll ? -1 : all.grave();
        long judged = 0;
        for (int i = 0; i < size; i++) {
            if (reach[i] == 0) {
                return false;
            }
            judged |= reach[i] & grave;
        }
        if (!mayArrive(0, 0, -1)) {
            return false;
        }
        return (!judgesAll && isAnyQuiet(0, 0, ~grave)) || (judged != 0 && isAnyJudged(0, 0, grave, false));
    }

    /** Whether there is a quiet turn that answers each condition from a place on, some men placed already. */
    private boolean isAnyQuiet(int condition, long moved, long within) {
        if (condition == conditions) {
            destinations.clear();
            for (int i = 0; i < size; i++) {
                long to = (moved >>> i & 1) != 0 ? placed[i] : reach[i] & within;
                if (to == 0) {
                    return false;
                }
                destinations.add(to, 0);
            }
            return all.sharing || destinations.exist();
        }
        for (int i = 0; i < size; i++) {
            long to = reach[i] & within & bound[condition];
            if ((moved >>> i & 1) != 0) {
                if ((placed[i] & bound[condition]) != 0 && isAnyQuiet(condition + 1, moved, within)) {
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
        if (all.sharing || size - man <= 2) {
            return true;
        }
        destinations.clear();
        for (int i = man; i < size; i++) {
            boolean same = i > 0 && man > 0 && square[i] == square[man - 1];
            destinations.add(reach[i] & ~arrived & (same ? -last : -1), 0);
        }
        return destinations.exist();
    }

    private long single(long grave) {
        int s = square[0];
        long safe = reach[0] & ~grave;
        for (int i = 0; i < conditions; i++) {
            safe &= bound[i];
        }
        for (long left = reach[0] & grave; left != 0; left &= left - 1) {
            placed[0] = left & -left;
            safe |= isSafe(placed[0]) ? placed[0] : 0;
        }
        long total = Long.bitCount(safe);
        int code = field.man(s);
        boolean promotes =
                (safe & promoting) != 0 && field.tables.isPawn(code) && field.tables.promotionZone[code] != null;
        return promotes ? total + (promotions - 1L) * Long.bitCount(safe & promoting) : total;
    }

    /** Adds up, with alternating signs, the quiet turns that fail each subset of the conditions from a place on. */
    private long quiet(int from, long within, int sign) {
        long total = sign * choices(within);
        for (int i = from; i < conditions; i++) {
            total += quiet(i + 1, within & ~bound[i], -sign);
        }
        return total;
    }

    /** In how many ways the men can go to squares of a set, each to another unless they may share. */
    private long choices(long within) {
        if (stacked || all.sharing || size > 3) {
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
        if (all.sharing && !stacked) {
            return Math.multiplyExact(Long.bitCount(open), choices(man + 1, arrived, within));
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
        long open = all.sharing ? reach[man] : reach[man] & ~arrived;
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
        long left = 0;
        for (int i = 0; i < size; i++) {
            left |= 1L << square[i];
        }
        long royal = royals & ~left;
        for (int i = 0; i < size && (royals & left) != 0; i++) {
            royal |= (royals >>> square[i] & 1) != 0 ? placed[i] : 0;
        }
        return all.isSafe(left, arrived, royal);
    }
}
