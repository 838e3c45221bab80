package io.github.multimove.problems;

import io.github.multimove.Piece;
import io.github.multimove.Position;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.rules.TurnStructure;
import java.util.List;

/**
 * The placement that a proof game leads to. In games of one move a turn it tells how many turns are still needed at least:
 * pieces that a side has too many must be captured one by one, and on each square that does not have its piece yet one must
 * arrive; castling alone brings two pieces to their squares.
 */
final class ProofTarget {
    private static final int PLACEMENT = 0;

    private final String placement;
    private final boolean isBounded;
    private final List<Square> squares;
    private final List<List<Piece>> wanted;
    private final long whites;
    private final long blacks;

    ProofTarget(Position target) {
        placement = placement(target);
        isBounded = target.ruleSet().structure().equals(TurnStructure.one());
        squares = target.ruleSet().base().board().squares();
        wanted = squares.stream().map(target::pieces).toList();
        whites = size(Side.WHITE);
        blacks = size(Side.BLACK);
    }

    private long size(Side side) {
        return wanted.stream().filter(pieces -> has(pieces, side)).count();
    }

    private static String placement(Position position) {
        return position.toString().split(" ", -1)[PLACEMENT];
    }

    private static boolean has(List<Piece> pieces, Side side) {
        return pieces.size() == 1 && pieces.get(0).side() == side;
    }

    boolean isReached(Position position) {
        return !isTooFar(position, 0) && placement(position).equals(placement);
    }

    /** Returns whether the placement cannot be reached in so many turns of both sides together. */
    boolean isTooFar(Position position, int left) {
        if (!isBounded) {
            return false;
        }
        int own = (left + 1) / 2;
        return isTooFar(position, position.side(), own, left - own)
                || isTooFar(position, position.side().opposite(), left - own, own);
    }

    private boolean isTooFar(Position position, Side side, int turns, int opponents) {
        long size = 0;
        int missing = 0;
        for (int i = 0; i < squares.size(); i++) {
            List<Piece> here = position.pieces(squares.get(i));
            if (has(here, side)) {
                size++;
            }
            if (has(wanted.get(i), side) && !here.equals(wanted.get(i))) {
                missing++;
            }
        }
        long surplus = size - (side == Side.WHITE ? whites : blacks);
        boolean castles = position.castlingRights().stream().anyMatch(right -> right.side() == side);
        return surplus < 0 || surplus > opponents || missing > turns + (castles && turns > 0 ? 1 : 0);
    }
}
