package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;

/**
 * What binds the mover's king, read off the sets of a board: who could capture it, and which lines lead to it over the
 * mover's own pieces. Nothing is made to answer; sets of enemies stand for the conditions.
 */
public final class KingConstraints {
    private KingConstraints() {}

    /** Whether enemies could capture a king of a side on a square, whichever side is to move. */
    static boolean isAttacked(Attacks64 reach, BoardState state, int side, int at, long occupied, long enemies) {
        return isSeen(state, at, occupied, enemies) || leapers(reach, state, side, at, enemies) != 0;
    }

    /** Whether the king of the side to move could be captured. */
    static boolean isKingAttacked(Attacks64 reach, BoardState state) {
        long occupied = Attacks64.occupied(state);
        long own = Attacks64.own(state, occupied);
        int at = Long.numberOfTrailingZeros(reach.royals(state) & own);
        return isAttacked(reach, state, state.side, at, occupied, occupied ^ own);
    }

    private static boolean isSeen(BoardState state, int at, long occupied, long enemies) {
        for (long left = sliders(state, at) & enemies; left != 0; left &= left - 1) {
            if ((Attacks64.between(at, Long.numberOfTrailingZeros(left)) & occupied) == 0) {
                return true;
            }
        }
        return false;
    }

    /** The pieces of either side that would attack a square by sliding were the board empty but for them. */
    public static long sliders(BoardState state, int at) {
        return (state.straight & Attacks64.straightLines(at)) | (state.oblique & Attacks64.obliqueLines(at));
    }

    /** The enemies that could capture a king of a side on a square by a leap or as a pawn. */
    public static long leapers(Attacks64 reach, BoardState state, int side, int at, long enemies) {
        long found = 0;
        long left =
                reach.near[1 - side][at] & enemies & ~((state.straight | state.oblique) & reach.sliderNeverLeapsMask);
        for (; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            found |= reach.attackedFrom[state.pieceOn(s)][at] & left & -left;
        }
        return found;
    }

    /** The enemies that slide toward the king with no piece between, or only some of the mover's pieces, at most so many. */
    static long lines(BoardState state, int at, long occupied, long enemies, int most) {
        long found = 0;
        for (long left = sliders(state, at) & enemies; left != 0; left &= left - 1) {
            long pieces = Attacks64.between(at, Long.numberOfTrailingZeros(left)) & occupied;
            found |= (pieces & enemies) == 0 && Long.bitCount(pieces) <= most ? left & -left : 0;
        }
        return found;
    }

    /** The squares that answer the check of a line or a leaper: those between and the attacker's. */
    static long answers(int at, int attacker) {
        return Attacks64.between(at, attacker) | 1L << attacker;
    }

    /** The squares that answer every check: all if there is none, none if no sub-move of one piece answers. */
    static long answers(int at, long lines, long leapers, long occupied) {
        long answers = -1;
        for (long left = leapers; left != 0; left &= left - 1) {
            answers &= left & -left;
        }
        for (long left = lines; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            answers &= (Attacks64.between(at, s) & occupied) == 0 ? answers(at, s) : -1;
        }
        return answers;
    }
}
