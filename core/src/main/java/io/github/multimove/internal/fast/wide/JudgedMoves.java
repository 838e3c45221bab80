package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.royal.RoyalLaw;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;

/**
 * Castlings and captures en passant, which are rare and judged on copies of the position, and the kinds left to promote to. Not
 * safe to share between threads.
 */
final class JudgedMoves {
    private final GameTables tables;
    private final RoyalLaw royal;
    private final SimultaneousStructure prongs;
    private final SubMoves found = new SubMoves(0);
    private final SubMoves counted = new SubMoves(0);

    JudgedMoves(GameTables tables, RoyalLaw royal, SimultaneousStructure prongs) {
        this.tables = tables;
        this.royal = royal;
        this.prongs = prongs;
    }

    /** The number of safe castlings and captures en passant. */
    long count(BoardState field) {
        counted.clear();
        list(field, counted);
        return counted.size;
    }

    /** Adds castlings and captures en passant, in no order. */
    void list(BoardState field, SubMoves out) {
        if (field.castling != 0 && prongs.castlingWeight <= prongs.most) {
            castlings(field, out);
        }
        if (field.hasEnPassantSquares()) {
            found.clear();
            Generator.all(field, field.side, Generator.PAWNS_ONLY, found);
            for (int i = 0; i < found.size; i++) {
                if (Packed.is(found.at[i], Packed.EN_PASSANT)) {
                    addIfSafe(field, found.at[i], out);
                }
            }
        }
    }

    /** Adds the castlings of the side to move that are safe alone. */
    void castlings(BoardState field, SubMoves out) {
        findCastlings(field);
        for (int i = 0; i < found.size; i++) {
            addIfSafe(field, found.at[i], out);
        }
    }

    /** Whether the side to move may castle, wherever its king stands then: others of the turn may make it safe there. */
    boolean mayCastle(BoardState field) {
        findCastlings(field);
        return found.size > 0;
    }

    /** Finds the castlings over empty squares that attack does not forbid. */
    private void findCastlings(BoardState field) {
        found.clear();
        Generator.castlings(field, found);
        int kept = 0;
        for (int i = 0; i < found.size; i++) {
            if (royal.mayCastle(field, found.at[i])) {
                found.at[kept++] = found.at[i];
            }
        }
        found.size = kept;
    }

    private void addIfSafe(BoardState field, long m, SubMoves out) {
        if (royal.isSafe(prongs, field, new long[] {m}, 1)) {
            out.add(m);
        }
    }

    /** The kinds that are left to a piece of the side to move to promote to, one bit a piece type. */
    long kinds(PathBoard position, int code) {
        long left = 0;
        for (int type : tables.promotionTypes[code]) {
            boolean isLeft = tables.mostAfterPromotion(code, type) > position.count(type << 1 | position.side);
            left |= isLeft ? 1L << type : 0;
        }
        return left;
    }
}
