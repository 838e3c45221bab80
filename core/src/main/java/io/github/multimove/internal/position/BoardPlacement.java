package io.github.multimove.internal.position;

import io.github.multimove.Board;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Placement;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SquareSet;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.turns.Structure;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.IntToLongFunction;
import java.util.function.ToIntFunction;

/** The pieces of a board, read off its bit sets: those between turns and those in the midst of one. */
public sealed interface BoardPlacement extends Placement permits BoardPosition, PartialPlacement {
    /** The board as it stands; only to be read. */
    BoardState field();

    @Override
    default Board board() {
        return field().tables.board;
    }

    @Override
    default Optional<Piece> piece(Square square) {
        BoardState field = field();
        field.tables.requireSquare(square);
        return field.tables.optional.get(field.piece(square.index()));
    }

    @Override
    default List<Piece> pieces(Square square) {
        BoardState field = field();
        field.tables.requireSquare(square);
        return Structure.pieces(field, square.index());
    }

    @Override
    default Map<Square, List<Piece>> pieces() {
        return pieces(field());
    }

    static Map<Square, List<Piece>> pieces(BoardState field) {
        Map<Square, List<Piece>> all = new LinkedHashMap<>();
        for (int s = 0; s < field.tables.size; s++) {
            if (field.piece(s) > BoardState.NEUTRAL) {
                all.put(field.tables.board.square(s), Structure.pieces(field, s));
            }
        }
        return Collections.unmodifiableMap(all);
    }

    @Override
    default void forEachPiece(BiConsumer<? super Square, ? super Piece> action) {
        Objects.requireNonNull(action, "action");
        BoardState field = field();
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

    @Override
    default SquareSet occupiedSquares() {
        return squares(field()::occupied);
    }

    private SquareSet squares(IntToLongFunction ofWord) {
        long[] words = new long[field().tables.words];
        Arrays.setAll(words, ofWord);
        return SquareSet.of(board(), words);
    }

    @Override
    default SquareSet squares(Side side) {
        int of = GameTables.number(Objects.requireNonNull(side, "side"));
        BoardState field = field();
        return squares(w -> field.ofSide(of, w));
    }

    @Override
    default SquareSet squares(Piece piece) {
        BoardState field = field();
        int code = field.tables.code(Objects.requireNonNull(piece, "piece"));
        long[] words = new long[field.tables.words];
        Arrays.setAll(words, w -> code > BoardState.NEUTRAL ? field.of(code, w) : 0);
        for (short extra : field.extras()) {
            words[extra >> 12] |= (extra & 63) == code ? 1L << (extra >> 6) : 0;
        }
        return SquareSet.of(board(), words);
    }

    @Override
    default int count(Side side) {
        int of = GameTables.number(Objects.requireNonNull(side, "side"));
        BoardState field = field();
        int n = 0;
        for (int w = 0; w < field.tables.words; w++) {
            n += Long.bitCount(field.ofSide(of, w));
        }
        for (short extra : field.extras()) {
            n += (extra & 1) == of ? 1 : 0;
        }
        return n;
    }

    @Override
    default int count(Piece piece) {
        BoardState field = field();
        int code = field.tables.code(Objects.requireNonNull(piece, "piece"));
        return code > BoardState.NEUTRAL ? field.count(code) : 0;
    }

    @Override
    default int materialBalance(Side side, ToIntFunction<? super PieceType> value) {
        Objects.requireNonNull(value, "value");
        Objects.requireNonNull(side, "side");
        BoardState field = field();
        int sum = 0;
        for (int code = 2; code < field.tables.codes; code += 2) {
            int more = field.count(code) - field.count(code + 1);
            sum += more == 0 ? 0 : more * value.applyAsInt(field.tables.types[code >> 1]);
        }
        return side == Side.WHITE ? sum : -sum;
    }

    @Override
    default Set<Square> neutralSquares() {
        BoardState field = field();
        return field.neutral() < 0 ? Set.of() : Set.of(field.tables.board.square(field.neutral()));
    }

    @Override
    default Map<PieceType, Integer> hand(Side side) {
        int of = GameTables.number(Objects.requireNonNull(side, "side"));
        BoardState field = field();
        Map<PieceType, Integer> all = new LinkedHashMap<>();
        byte[] hand = field.hand();
        for (int code = 2 + of; hand != null && code < hand.length; code += 2) {
            if (hand[code] > 0) {
                all.put(field.tables.types[code >> 1], (int) hand[code]);
            }
        }
        return Collections.unmodifiableMap(all);
    }
}
