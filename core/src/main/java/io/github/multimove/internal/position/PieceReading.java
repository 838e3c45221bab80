package io.github.multimove.internal.position;

import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SquareSet;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.turns.Structure;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.ToIntFunction;

/** Reads the pieces of a board off its bit sets: those between turns and those in the midst of one. */
public final class PieceReading {
    /** Facts of boards on which {@link BoardState#of(int)} tells all pieces apart. */
    private static final int FEW_FACTS = 5;

    private PieceReading() {}

    /** The occupied squares, each with its pieces. */
    public static Map<Square, List<Piece>> pieces(BoardState field) {
        Map<Square, List<Piece>> all = new LinkedHashMap<>();
        for (int s = 0; s < field.tables.size; s++) {
            if (field.piece(s) > BoardState.NEUTRAL) {
                all.put(field.tables.board.square(s), Structure.pieces(field, s));
            }
        }
        return Collections.unmodifiableMap(all);
    }

    /** Goes through the pieces in the board's order. */
    public static void forEach(BoardState field, BiConsumer<? super Square, ? super Piece> action) {
        GameTables tables = field.tables;
        for (int w = 0; w < tables.words; w++) {
            for (long left = field.occupied(w); left != 0; left &= left - 1) {
                int s = w << 6 | Long.numberOfTrailingZeros(left);
                Square square = tables.board.square(s);
                action.accept(square, tables.pieces[field.piece(s)]);
                for (short extra : field.extras()) {
                    if (extra >> 6 == s) {
                        action.accept(square, tables.pieces[extra & 63]);
                    }
                }
            }
        }
    }

    /** The squares with a piece of either side. */
    public static SquareSet occupied(BoardState field) {
        GameTables tables = field.tables;
        if (tables.words == 1) {
            return SquareSet.of(tables.board, field.occupied(0));
        }
        long[] words = new long[tables.words];
        for (int w = 0; w < words.length; w++) {
            words[w] = field.occupied(w);
        }
        return SquareSet.of(tables.board, words);
    }

    /** The squares with pieces of a side. */
    public static SquareSet squares(BoardState field, Side side) {
        GameTables tables = field.tables;
        int of = GameTables.number(side);
        long[] words = new long[tables.words];
        for (int w = 0; w < words.length; w++) {
            words[w] = field.ofSide(of, w);
        }
        return SquareSet.of(tables.board, words);
    }

    /** The squares with a piece of that side and kind. */
    public static SquareSet squares(BoardState field, Piece piece) {
        GameTables tables = field.tables;
        int code = code(tables, piece);
        long[] words = new long[tables.words];
        if (code > 0) {
            for (int w = 0; w < words.length; w++) {
                words[w] = of(field, code, w);
            }
            for (short extra : field.extras()) {
                words[extra >> 12] |= (extra & 63) == code ? 1L << (extra >> 6) : 0;
            }
        }
        return SquareSet.of(tables.board, words);
    }

    private static long of(BoardState field, int code, int word) {
        return isShort(field.tables) ? field.of(code) : field.of(code, word);
    }

    private static boolean isShort(GameTables tables) {
        return tables.words == 1 && tables.planes.count == FEW_FACTS;
    }

    /** The number of pieces of a side. */
    public static int count(BoardState field, Side side) {
        int of = GameTables.number(side);
        int n = 0;
        for (int w = 0; w < field.tables.words; w++) {
            n += Long.bitCount(field.ofSide(of, w));
        }
        for (short extra : field.extras()) {
            n += (extra & 1) == of ? 1 : 0;
        }
        return n;
    }

    /** The number of pieces of that side and kind. */
    public static int count(BoardState field, Piece piece) {
        int code = code(field.tables, piece);
        if (code == 0) {
            return 0;
        }
        return isShort(field.tables) && !field.hasStacks() ? Long.bitCount(field.of(code)) : field.count(code);
    }

    /** The values of a side's pieces less those of the other side's. */
    public static int balance(BoardState field, Side side, ToIntFunction<? super PieceType> value) {
        GameTables tables = field.tables;
        boolean isShort = isShort(tables) && !field.hasStacks();
        int sum = 0;
        for (int code = 2; code < tables.codes; code += 2) {
            int more = isShort
                    ? Long.bitCount(field.of(code)) - Long.bitCount(field.of(code + 1))
                    : field.count(code) - field.count(code + 1);
            sum += more == 0 ? 0 : more * value.applyAsInt(tables.types[code >> 1]);
        }
        return side == Side.WHITE ? sum : -sum;
    }

    /** The code of a piece, or 0 if the game has none of its kind. */
    private static int code(GameTables tables, Piece piece) {
        PieceType type = piece.type();
        int side = GameTables.number(piece.side());
        for (int i = 1; i < tables.types.length; i++) {
            if (tables.types[i].equals(type)) {
                return i << 1 | side;
            }
        }
        return 0;
    }
}
