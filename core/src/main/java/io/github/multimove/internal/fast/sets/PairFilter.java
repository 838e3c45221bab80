package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.endings.GameEnds;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnSelection;

/** Keeps those turns of a row of {@link PairMatrix} that are wanted. Nothing in it changes. */
interface PairFilter {
    /** Takes out of a sub-move's row what is not wanted. */
    void pick(int i, long[] row);

    /** The turns that a selection wants. */
    static PairFilter of(PairTurns turns, TurnSelection selection) {
        return switch (selection.kind()) {
            case CHECK -> checks(turns, false);
            case MATE -> checks(turns, true);
            case ANY, ALL -> byTest(turns.rows, selection);
        };
    }

    /** The turns of which some sub-move, or every one, passes a test; it is asked once of each sub-move. */
    private static PairFilter byTest(PairMatrix rows, TurnSelection selection) {
        BoardState state = rows.state;
        long[] passing = new long[rows.words];
        for (int i = 0; i < rows.subs.length; i++) {
            if (selection.test().test(Structure.unpack(state, rows.subs[i]))) {
                passing[i >> 6] |= 1L << i;
            }
        }
        boolean all = selection.kind() == TurnSelection.Kind.ALL;
        return (i, row) -> {
            boolean passes = (passing[i >> 6] >>> i & 1) != 0;
            for (int w = 0; w < row.length; w++) {
                row[w] &= passes ? all ? passing[w] : -1 : all ? 0 : passing[w];
            }
        };
    }

    /**
     * The turns after which the enemy king, safe before them, could be captured by one sub-move, or those of them that mate. One of
     * their sub-moves at least attacks it: it lands where its piece attacks the king over no piece but the mover's own, or leaves a line from a slider to
     * the king that only the mover's pieces bar, or it castles or captures en passant. Those that hold such a sub-move are
     * made. // must agree with PairEngine.isCheck after the turn: ViewLaws and ChecksTest of Two-Prong Chess
     */
    private static PairFilter checks(PairTurns turns, boolean mates) {
        long[] candidates = candidates(turns.rows);
        return (i, row) -> {
            if ((candidates[i >> 6] >>> i & 1) == 0) {
                for (int w = 0; w < row.length; w++) {
                    row[w] &= candidates[w];
                }
            }
            keepMade(turns, i, row, mates);
        };
    }

    private static long[] candidates(PairMatrix rows) {
        Attacks64 reach = rows.reach;
        BoardState state = rows.state;
        long occupied = Attacks64.occupied(state);
        long own = Attacks64.own(state, occupied);
        long enemy = occupied & ~own;
        int at = Long.numberOfTrailingZeros(reach.royals(state) & enemy);
        long leaving = 0;
        for (long left = KingConstraints.sliders(state, at) & own; left != 0; left &= left - 1) {
            long between = Attacks64.between(at, Long.numberOfTrailingZeros(left));
            leaving |= (between & enemy) == 0 ? between : 0;
        }
        long[] found = new long[rows.words];
        for (int i = 0; i < rows.subs.length; i++) {
            long m = rows.subs[i];
            int type = Packed.promotion(m) == 0 ? Packed.type(m) : state.tables.promotedType(m);
            int code = type << 1 | state.side;
            long attacking = reach.attackedFrom[code][at] | reach.reach(code, at, enemy);
            if ((attacking >>> Packed.to(m) & 1) != 0
                    || (leaving >>> Packed.from(m) & 1) != 0
                    || Packed.kind(m) == Packed.CASTLE
                    || Packed.is(m, Packed.EN_PASSANT)) {
                found[i >> 6] |= 1L << i;
            }
        }
        return found;
    }

    /** Makes the turns of a row and keeps those that give check, or that mate; the king's ways out are looked at first. */
    private static void keepMade(PairTurns turns, int i, long[] row, boolean mates) {
        Attacks64 reach = turns.rows.reach;
        BoardState after = null;
        for (int w = 0; w < row.length; w++) {
            for (long left = row[w]; left != 0; left &= left - 1) {
                int j = w << 6 | Long.numberOfTrailingZeros(left);
                after = after == null ? turns.rows.state.copy() : after;
                turns.rows.make(after, i, j);
                boolean keeps = KingConstraints.isKingAttacked(reach, after)
                        && !(mates && (SingleMoves64.exists(reach, after) || !GameEnds.isCheckmate(turns.after(i, j))));
                row[w] &= keeps ? -1 : ~(left & -left);
            }
        }
    }
}
