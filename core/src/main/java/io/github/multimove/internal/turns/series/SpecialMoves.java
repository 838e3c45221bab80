package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.MovePath;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;

/** Sub-moves that only ordered turns know: pushes of enemy pawns, promotions owed, placements of the neutral piece. */
public final class SpecialMoves {
    /** The place of a square in a promotion zone where a piece must promote. */
    private static final int MUST = 2;

    private SpecialMoves() {}

    /** Adds all pushes of the side to move, in order. */
    public static void pushes(BoardState field, SubMoves found) {
        for (int s = 0; s < field.tables.size; s++) {
            push(field, s, found);
        }
    }

    /** Adds the pushes of an enemy pawn on a square: one square forward, to an empty square (rules/avalanche.md, 2). */
    static void push(BoardState field, int square, SubMoves found) {
        int code = field.piece(square);
        if (!field.isEnemy(square, field.side) || !field.tables.isPawn(code)) {
            return;
        }
        int start = found.size;
        for (MovePath path : field.tables.paths[code][square]) {
            int to = path.squares()[0];
            long push = Packed.of(square, to, Packed.PUSH, code >> 1, 0, 0, Packed.CLOCK);
            boolean isForward = path.toEmpty() && !path.capturing() && !path.remote() && path.firstLanding() == 0;
            if (isForward && field.piece(to) == 0 && !found.has(push)) {
                found.add(push);
            }
        }
        found.sort(start);
    }

    /** Adds the choices that the side to move owes, in order. */
    static void choices(BoardState field, SubMoves found) {
        for (int s = 0; s < field.tables.size; s++) {
            choice(field, s, found);
        }
    }

    /** Adds the choices owed for a pawn on a square (rules/avalanche.md, 3). */
    static void choice(BoardState field, int square, SubMoves found) {
        if (!isOwed(field, square, field.side)) {
            return;
        }
        GameTables tables = field.tables;
        int code = field.piece(square);
        for (int type : tables.promotionTypes[code]) {
            if (field.reserve(code, type) > 0) {
                int promotion = 1 + 2 * tables.letterPlace[type];
                found.add(
                        Packed.of(square, square, Packed.CHOICE, code >> 1, promotion, 0, Packed.CLOCK | Packed.PAWN));
            }
        }
    }

    private static boolean isOwed(BoardState field, int square, int side) {
        int code = field.piece(square);
        if (code < 2 || (code & 1) != side || !field.tables.isPawn(code)) {
            return false;
        }
        byte[] zone = field.tables.promotionZone[code];
        return zone != null && zone[square] == MUST;
    }

    /** Whether a pawn of the side to move stands on a square where it must promote, and no other does. */
    public static boolean isOnlyOwed(BoardState field, int square) {
        int owed = 0;
        for (int s = 0; s < field.tables.size; s++) {
            owed += isOwed(field, s, field.side) ? 1 : 0;
        }
        return owed == 1 && isOwed(field, square, field.side);
    }

    /** Adds all placements, in order. */
    public static void placements(BoardState field, SubMoves found) {
        for (int s = 0; s < field.tables.size; s++) {
            placement(field, s, found);
        }
    }

    /** Adds the placement of the neutral piece on a square that is empty (rules/duck.md, 2). */
    static void placement(BoardState field, int square, SubMoves found) {
        if (field.piece(square) == 0) {
            found.add(Packed.of(square, square, Packed.PLACE, 0, 0, 0, 0));
        }
    }
}
