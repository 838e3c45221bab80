package io.github.multimove.internal.fast.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.fast.sets.Attacks64;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.siblings.SiblingStructure;
import io.github.multimove.rules.SiblingBond;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Counts the legal turns of single pieces and siblings by the sets of squares that the movers can go to, castling and
 * captures en passant aside.
 *
 * <p>A turn is <em>quiet</em> if no piece in it is royal and none captures a piece whose siblings then die. Quiet turns by the
 * same pieces are chosen by destinations alone, and one is unsafe only if it fails a condition: an enemy's line to a royal
 * piece that no piece but the movers blocks, and to which no destination gives an answer. So they are counted as sets of
 * different destinations, with inclusion and exclusion over the conditions. All other turns are judged one by one by
 * {@link BitSiblings#isSafe}.
 */
final class BitSiblingCounter extends SeveralSiblings {
    private static final int MOST_CONDITIONS = 4;

    private final BoardState field;
    private final SiblingStructure structure;
    private final BitSiblings all;
    private final int promotions;
    private final long royals;
    private final long promoting;

    /** The enemies' lines to royal pieces that no enemy blocks: blockers, and squares that answer them. */
    private long[] blockers = new long[8];

    private long[] answers = new long[8];
    /** Whether it is certain that such a line, opened, captures the piece. */
    private boolean[] sure = new boolean[8];

    private int lines;

    private BitSiblingCounter(BoardState field, SiblingStructure structure, BitSiblings all, long royals) {
        super(all.sharing, new long[MOST_CONDITIONS]);
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
        BoardState field = position;
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
        // a promoted piece may become a sibling of the king and royal with it
        boolean joins = (royals & royals - 1) != 0 && structure.joinsSiblings();
        BitSiblingCounter counter = new BitSiblingCounter(field, structure, all, royals);
        return joins && counter.promotes() ? null : counter;
    }

    private boolean promotes() {
        for (long left = all.pieces.ofMask(field.side, field.tables.pawnMask); left != 0; left &= left - 1) {
            if ((reach(Long.numberOfTrailingZeros(left)) & promoting) != 0) {
                return true;
            }
        }
        return false;
    }

    // ---- lines ------------------------------------------------------------------------------------------------------

    private void lines(int royal) {
        Attacks64 bits = all.bits;
        long sliders = 0;
        for (int code = 3 - field.side; code < bits.codes; code += 2) {
            long pieces = all.pieces.of(code);
            for (long left = pieces & bits.attackedFrom[code][royal]; left != 0; left &= left - 1) {
                line(royal, Long.numberOfTrailingZeros(left), 0);
            }
            sliders |= bits.orthogonal[code] ? pieces & Attacks64.straightLines(royal) : 0;
            sliders |= bits.diagonal[code] ? pieces & Attacks64.obliqueLines(royal) : 0;
        }
        for (long left = sliders; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            long between = Attacks64.between(royal, from);
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

    /** The number of legal turns but castling and captures en passant. */
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

    /** Whether there is a legal turn but castling and captures en passant; few pieces are tried before many. */
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

    /** The pieces that move by themselves. */
    private long singles() {
        return structure.description.bond() == SiblingBond.SEPARATED_SINGLE ? all.own : all.own & ~all.twins;
    }

    /** Those of some pieces that can go anywhere. */
    private long able(long movers) {
        long able = 0;
        for (long left = movers; left != 0; left &= left - 1) {
            able |= reach(Long.numberOfTrailingZeros(left)) != 0 ? left & -left : 0;
        }
        return able;
    }

    private void choose(long movers) {
        clear();
        for (long left = movers; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            int pieces = all.pieces(s);
            stacked |= pieces > 1;
            for (; pieces > 0; pieces--) {
                add(s, reach(s));
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
        grave = judgesAll ? -1 : all.grave();
    }

    private long reach(int s) {
        int code = field.piece(s);
        return field.tables.isPawn(code)
                ? all.bits.pawnReach(code, s, all.pieces.occupied, all.enemy)
                : all.bits.reach(code, s, all.pieces.occupied)
                        & ~(all.sharing && all.sets[s] != 0 ? all.own & ~all.setOf(s) : all.own);
    }

    // ---- turns ------------------------------------------------------------------------------------------------------

    /** The number of legal turns in which the chosen pieces move, all of them. */
    private long turns() {
        Interruption.check();
        return size == 1 ? single() : several();
    }

    @Override
    boolean isAny(long movers) {
        Interruption.check();
        choose(movers);
        return size == 1 ? turns() > 0 : areAny();
    }

    private long single() {
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
        int code = field.piece(s);
        boolean promotes =
                (safe & promoting) != 0 && field.tables.isPawn(code) && field.tables.promotionZone[code] != null;
        return promotes ? total + (promotions - 1L) * Long.bitCount(safe & promoting) : total;
    }

    @Override
    boolean isSafe(long arrived) {
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
