package io.github.multimove.internal.fast.halves;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.Path;
import io.github.multimove.internal.board.SubMoves;

/**
 * Counts the turns of pawn half and other half on any board. The other men's moves are counted once on the board before
 * the turn, and after a pawn half anew only for those that looked at one of its two squares.
 *
 * <p>Not safe to share between threads.
 */
final class PathHalfCounter implements HalfCounter {
    private final Halves structure;
    private final Field field;
    /** A copy whose men are moved and put back. */
    private final Field board;

    private final SubMoves found = new SubMoves();
    /** The squares of the other men of the side to move, how many moves each has, and which squares it looks at. */
    private final int[] squares;

    private final int[] moves;
    private final long[][] looks;
    private int men;
    private int total;

    PathHalfCounter(Field field, Halves structure) {
        this.structure = structure;
        this.field = field;
        this.board = field.copy(Field.NONE);
        squares = new int[field.tables.size];
        moves = new int[field.tables.size];
        looks = new long[field.tables.size][];
        for (int s = 0; s < field.tables.size; s++) {
            int code = field.man(s);
            if (code != 0 && (code & 1) == field.side && !field.tables.isPawn(code)) {
                squares[men] = s;
                looks[men] = looks(code, s);
                moves[men] = movesFrom(s);
                total += moves[men++];
            }
        }
    }

    private int movesFrom(int square) {
        found.clear();
        Generator.from(board, square, Generator.NO_PAWNS, found);
        return found.size;
    }

    private long[] looks(int code, int from) {
        long[] seen = new long[(field.tables.size + 63) / 64];
        for (Path path : field.tables.paths[code][from]) {
            for (short s : path.squares()) {
                seen[s >> 6] |= 1L << s;
                if (field.man(s) != 0) {
                    break;
                }
            }
        }
        if (field.castling != 0 && field.tables.isRoyal(code)) {
            for (int[] empty : field.tables.castleEmpty) {
                for (int s : empty) {
                    seen[s >> 6] |= 1L << s;
                }
            }
        }
        return seen;
    }

    @Override
    public long count() {
        SubMoves firsts = structure.firsts(field);
        long n = 0;
        for (int i = 0; i < firsts.size; i++) {
            n += turns(firsts.at[i]);
        }
        return n;
    }

    @Override
    public long turns(long first) {
        if (!structure.paired || !Packed.is(first, Packed.PAWN)) {
            return 1;
        }
        // What takes from afar or in passing, what is held fast and what is stacked goes the plain way.
        if (Packed.kind(first) != Packed.MOVE
                || Packed.is(first, Packed.EN_PASSANT)
                || field.extras().length > 0
                || field.tables.freezerMask != 0
                || (Packed.is(first, Packed.CAPTURE) && field.tables.isRoyal(field.man(Packed.to(first))))) {
            found.clear();
            structure.seconds(field, first, found);
            return Math.max(1, found.size);
        }
        return Math.max(1, afterPawn(first));
    }

    private int afterPawn(long first) {
        int from = Packed.from(first);
        int to = Packed.to(first);
        int pawn = board.set(from, 0);
        int taken = board.set(to, Halves.arrived(field, first));
        int n = total;
        for (int i = 0; i < men; i++) {
            if (((looks[i][from >> 6] >>> from | looks[i][to >> 6] >>> to) & 1) != 0) {
                n += movesFrom(squares[i]) - moves[i];
            }
        }
        if (Packed.promotion(first) != 0) {
            n += movesFrom(to);
        }
        board.set(from, pawn);
        board.set(to, taken);
        return n;
    }
}
