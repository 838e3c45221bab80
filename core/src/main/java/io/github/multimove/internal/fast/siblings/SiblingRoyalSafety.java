package io.github.multimove.internal.fast.siblings;

import io.github.multimove.internal.fast.sets.Attacks64;
import io.github.multimove.internal.fast.sets.KingConstraints;
import java.util.Arrays;

/**
 * What ties the movers of a {@link SiblingBoard} to the safety of their royal pieces.
 *
 * <p>A turn is <em>quiet</em> if no piece in it is royal and none captures a piece whose siblings then die. A quiet turn is unsafe
 * only if it fails a condition: an enemy's line to a royal piece that no piece but the movers blocks, and to which no
 * destination gives an answer. Every other turn is judged by {@link SiblingBoard#isSafe}, unless no enemy could ever capture
 * a royal piece where it stands, whatever left the board.
 *
 * <p>must agree with ReferenceTurns: EveryRuleSetLaws prove it.
 */
final class SiblingRoyalSafety {
    private static final int MOST_CONDITIONS = 4;

    private SiblingBoard board;
    /** The enemies' lines to royal pieces that no enemy blocks: blockers, and squares that answer them. */
    private long[] blockers = {};

    private long[] answers = {};
    /** Whether it is certain that such a line, opened, captures the piece. */
    private boolean[] sure = {};

    private int lines;
    /** Pieces that block a line, and whether one is open already. */
    long blocking;

    boolean isOpen;
    /** Squares on which captures have an aftermath that matters. */
    long grave;
    /** The conditions that bind the chosen movers. */
    final long[] bound = new long[MOST_CONDITIONS];

    int conditions;
    /** Whether each turn of the chosen movers has to be judged. */
    boolean judgesAll;

    SiblingRoyalSafety(SiblingBoard board) {
        this.board = board;
    }

    /** Looks at a board, whose side is to move. */
    void look(SiblingBoard of) {
        board = of;
        lines = 0;
        blocking = 0;
        isOpen = false;
        boolean isAimedAt = false;
        for (long left = of.royals; left != 0; left &= left - 1) {
            int royal = Long.numberOfTrailingZeros(left);
            long sliders = KingConstraints.sliders(of, royal) & of.enemy;
            long leapers = KingConstraints.leapers(of.reach, of, of.side, royal, of.enemy);
            if ((sliders | leapers) != 0) {
                isAimedAt = true;
                lines(royal, sliders, leapers);
            }
        }
        grave = isAimedAt ? of.grave() : 0;
    }

    private void lines(int royal, long sliders, long leapers) {
        for (long left = leapers; left != 0; left &= left - 1) {
            line(royal, Long.numberOfTrailingZeros(left), 0);
        }
        for (long left = sliders; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            long between = Attacks64.between(royal, from);
            if ((between & board.enemy) == 0) {
                line(royal, from, between);
            }
        }
    }

    private void line(int royal, int from, long between) {
        if (lines == blockers.length) {
            int room = 2 * lines + 4;
            blockers = Arrays.copyOf(blockers, room);
            answers = Arrays.copyOf(answers, room);
            sure = Arrays.copyOf(sure, room);
        }
        blockers[lines] = between & board.own;
        blocking |= between & board.own;
        isOpen |= (between & board.own) == 0;
        answers[lines] = between | 1L << from;
        sure[lines++] = board.surelyCompletes(from, royal);
    }

    /** Chooses what moves: one piece, or siblings, all of them. */
    void choose(long movers) {
        conditions = 0;
        judgesAll = (movers & board.royals) != 0;
        for (int i = 0; i < lines && !judgesAll; i++) {
            if ((blockers[i] & ~movers) == 0) {
                judgesAll = !sure[i] || conditions == MOST_CONDITIONS;
                if (!judgesAll) {
                    bound[conditions++] = answers[i];
                }
            }
        }
    }

    /** Those of some squares that a single piece can safely go to. */
    long safe(long piece, long to) {
        choose(piece);
        long judged = judgesAll ? to : to & grave;
        long safe = to & ~judged;
        for (int i = 0; i < conditions; i++) {
            safe &= bound[i];
        }
        for (long left = judged; left != 0; left &= left - 1) {
            safe |= board.isSafe(piece, left & -left, left & -left) ? left & -left : 0;
        }
        return safe;
    }

    /** Whether the turn of the chosen movers to other squares, the royal pieces among them to those entered, is safe. */
    boolean isSafe(long left, long arrived, long entered) {
        if (judgesAll || (arrived & grave) != 0) {
            return board.isSafe(left, arrived, entered);
        }
        for (int i = 0; i < conditions; i++) {
            if ((arrived & bound[i]) == 0) {
                return false;
            }
        }
        return true;
    }
}
