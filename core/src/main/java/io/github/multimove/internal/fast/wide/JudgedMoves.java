package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.board.CapturePath;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.royal.RoyalLaw;
import io.github.multimove.rules.CastlingRight;
import org.jspecify.annotations.Nullable;

/**
 * Castlings and captures en passant, each made on a board and judged there, and the kinds that are left to promote to. Not
 * safe to share between threads.
 */
final class JudgedMoves {
    private final GameTables tables;
    private final RoyalLaw royal;
    private final boolean castles;
    private final SubMoves counted = new SubMoves(0);
    private @Nullable PathBoard made;
    /** By piece type, whether one is left to promote to. */
    private final boolean[] inReserve;

    /** Makes those of a game whose turns castle or do not. */
    JudgedMoves(GameTables tables, RoyalLaw royal, boolean castles) {
        this.tables = tables;
        this.royal = royal;
        this.castles = castles;
        this.inReserve = new boolean[tables.types.length];
    }

    /** The number of safe castlings and captures en passant. */
    long count(PathBoard position) {
        if (position.castling == 0 && position.passed.length == 0) {
            return 0;
        }
        counted.clear();
        list(position, counted);
        return counted.size;
    }

    /** Adds castlings and captures en passant, in no order. */
    void list(PathBoard position, SubMoves out) {
        if (castles && position.castling != 0) {
            castlings(position, out);
        }
        for (short to : position.passed) {
            passing(position, to, out);
        }
    }

    /** Adds the castlings of the side to move that are safe alone. */
    void castlings(PathBoard position, SubMoves out) {
        for (int left = position.castling; left != 0; left &= left - 1) {
            int i = Integer.numberOfTrailingZeros(left);
            int from = tables.castles[i].king().index();
            int to = tables.castles[i].kingTo().index();
            long m = Packed.of(from, to, Packed.CASTLE, position.piece[from] >> 1, 0, i, 0);
            if (mayCastle(position, i) && (!isStrict(position) || isSafeAt(after(position, m), to))) {
                out.add(m);
            }
        }
    }

    /** Whether the side to move may castle, wherever its king stands then: others of the turn may make it safe there. */
    boolean mayCastle(PathBoard position) {
        for (int left = position.castling; left != 0; left &= left - 1) {
            if (mayCastle(position, Integer.numberOfTrailingZeros(left))) {
                return true;
            }
        }
        return false;
    }

    private boolean isStrict(PathBoard position) {
        return royal.forbidsCastling((int) position.royals(position.side));
    }

    /** Whether a castling goes over empty squares and attack does not forbid it. */
    private boolean mayCastle(PathBoard position, int castling) {
        CastlingRight right = tables.castles[castling];
        byte[] piece = position.piece;
        int from = right.king().index();
        int code = piece[from];
        if (!tables.isRoyal(code) || (code & 1) != position.side || GameTables.number(right.side()) != position.side) {
            return false;
        }
        for (int s : tables.castleEmpty[castling]) {
            if (piece[s] != 0) {
                return false;
            }
        }
        if (!isStrict(position)) {
            return true;
        }
        PathBoard lifted = scratch(position);
        lifted.piece[from] = 0;
        for (int s : tables.castleCrossed[castling]) {
            if (!isSafeAt(lifted, s)) {
                return false;
            }
        }
        return isSafeAt(lifted, from);
    }

    static boolean isSafeAt(PathBoard position, int square) {
        return !position.isAttackedAlongPaths(square, position.side);
    }

    private void passing(PathBoard position, int to, SubMoves out) {
        int victim = position.victim(to, 1 - position.side);
        long royals = position.royals(position.side);
        int at = (int) (royals >>> 32);
        for (CapturePath attack : tables.pawnAttacks[to]) {
            int from = attack.from();
            if (victim >= 0 && position.isByPawn(attack)) {
                long flags = Packed.CLOCK | Packed.PAWN | Packed.CAPTURE | Packed.EN_PASSANT;
                long m = Packed.of(from, to, Packed.MOVE, position.piece[from] >> 1, 0, victim + 1, flags);
                if ((int) royals != 1 || isSafeAt(after(position, m), from == at ? to : at)) {
                    out.add(m);
                }
            }
        }
    }

    /** A board after a sub-move, the same side to move; written over by the next. */
    private PathBoard after(PathBoard position, long m) {
        PathBoard next = scratch(position);
        next.apply(m);
        return next;
    }

    private PathBoard scratch(PathBoard position) {
        PathBoard next = made;
        if (next == null) {
            next = new PathBoard(position.paths, position.words);
            made = next;
        }
        next.become(position);
        return next;
    }

    // ---- promotions -------------------------------------------------------------------------------------------------

    /** Into how many kinds a piece of the side to move promotes; which are left is noted. */
    int kinds(PathBoard position, int code) {
        int n = 0;
        for (int type : tables.promotionTypes[code]) {
            inReserve[type] = tables.mostAfterPromotion(code, type) > position.count(type << 1 | position.side);
            n += inReserve[type] ? 1 : 0;
        }
        return n;
    }

    /** Whether a kind was left when last noted. */
    boolean isLeft(int type) {
        return inReserve[type];
    }
}
