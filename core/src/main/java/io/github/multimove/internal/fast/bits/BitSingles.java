package io.github.multimove.internal.fast.bits;

/**
 * The safe single sub-moves of a {@link BitBoard} but castlings and captures in passing: what each man may do, and how
 * many there are of all of them. // must agree with PlainEngine: the fast path's laws prove it
 */
final class BitSingles {
    private final BitBoard board;
    private final long occupied;
    /** Where a man must go to answer all checks, and the men that are tied to a line. */
    private final long answers;

    private final long tied;

    BitSingles(BitBoard board) {
        this.board = board;
        this.occupied = board.occupied();
        board.look(1);
        long within = -1;
        long pinned = 0;
        for (int i = 0; i < board.conditions; i++) {
            if (board.leaving[i] == 0) {
                within &= board.answer[i];
            } else {
                pinned |= board.leaving[i];
            }
        }
        answers = within;
        tied = pinned;
    }

    /** The squares that a man, not the king, may go to. */
    long destinations(int code, int s) {
        long to = board.reach(code, s) & answers;
        if ((tied >>> s & 1) != 0) {
            for (int i = 0; i < board.conditions; i++) {
                to &= board.leaving[i] == 1L << s ? board.answer[i] : -1;
            }
        }
        return to;
    }

    long count() {
        long total = Long.bitCount(board.safeKingSteps());
        return answers == 0 ? total : total + free() + bound();
    }

    /** Whether there is one; men that are free to go are looked at first. */
    boolean exists() {
        return (answers != 0 && (anyFree() || bound() > 0)) || board.safeKingSteps() != 0;
    }

    private long free() {
        BitTables bits = board.bits;
        long loose = ~tied;
        long open = answers & ~board.own;
        long total = 0;
        for (int code : bits.pawns[board.side]) {
            total += pawns(bits.pawnShifts[code], board.set(code) & loose);
        }
        for (int code : bits.others[board.side]) {
            for (long men = board.set(code) & loose; men != 0; men &= men - 1) {
                total += Long.bitCount(bits.reach(code, Long.numberOfTrailingZeros(men), occupied) & open);
            }
        }
        return total;
    }

    private boolean anyFree() {
        BitTables bits = board.bits;
        long open = answers & ~board.own;
        for (int code : bits.pawns[board.side]) {
            if (pawns(bits.pawnShifts[code], board.set(code) & ~tied) > 0) {
                return true;
            }
        }
        for (int code : bits.others[board.side]) {
            for (long men = board.set(code) & ~tied; men != 0; men &= men - 1) {
                if ((bits.reach(code, Long.numberOfTrailingZeros(men), occupied) & open) != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    private long pawns(PawnShifts shifts, long pawns) {
        long empty = ~occupied;
        long total = weight(shifts.steps(pawns, empty) & answers) + weight(shifts.doubleSteps(pawns, empty) & answers);
        for (int i = 0; i < shifts.captures(); i++) {
            total += weight(shifts.captures(i, pawns) & board.enemy & answers);
        }
        return total;
    }

    /** The number of sub-moves of pawns to squares, promotions each by each. */
    private long weight(long to) {
        long promotions = to & board.bits.promotionSquares[board.side];
        long count = Long.bitCount(to);
        return promotions == 0
                ? count
                : count + (board.bits.promotionKinds[board.side] - 1L) * Long.bitCount(promotions);
    }

    /** The sub-moves of the men that are tied to a line. */
    private long bound() {
        long total = 0;
        for (int code = 2 + board.side; tied != 0 && code < board.bits.codes; code += 2) {
            for (long men = board.set(code) & tied; men != 0; men &= men - 1) {
                long to = destinations(code, Long.numberOfTrailingZeros(men));
                total += board.bits.isPawn[code] ? weight(to) : Long.bitCount(to);
            }
        }
        return total;
    }
}
