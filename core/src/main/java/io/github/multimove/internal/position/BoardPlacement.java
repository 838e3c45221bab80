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
    BoardState state();

    @Override
    default Board board() {
        return state().tables.board;
    }

    @Override
    default Optional<Piece> piece(Square square) {
        BoardState state = state();
        state.tables.requireSquare(square);
        return state.tables.optional.get(state.piece(square.index()));
    }

    @Override
    default List<Piece> pieces(Square square) {
        BoardState state = state();
        state.tables.requireSquare(square);
        return Structure.pieces(state, square.index());
    }

    @Override
    default Map<Square, List<Piece>> pieces() {
        return pieces(state());
    }

    static Map<Square, List<Piece>> pieces(BoardState state) {
        Map<Square, List<Piece>> all = new LinkedHashMap<>();
        for (int s = 0; s < state.tables.size; s++) {
            if (state.piece(s) > BoardState.NEUTRAL) {
                all.put(state.tables.board.square(s), Structure.pieces(state, s));
            }
        }
        return Collections.unmodifiableMap(all);
    }

    @Override
    default void forEachPiece(BiConsumer<? super Square, ? super Piece> action) {
        Objects.requireNonNull(action, "action");
        BoardState state = state();
        GameTables tables = state.tables;
        for (int w = 0; w < tables.words; w++) {
            for (long left = state.occupied(w); left != 0; left &= left - 1) {
                int s = w << 6 | Long.numberOfTrailingZeros(left);
                Square square = tables.board.square(s);
                action.accept(square, tables.pieces[state.piece(s)]);
                for (short extra : state.extras()) {
                    if (extra >> 6 == s) {
                        action.accept(square, tables.pieces[extra & 63]);
                    }
                }
            }
        }
    }

    @Override
    default SquareSet occupiedSquares() {
        return squares(state()::occupied);
    }

    private SquareSet squares(IntToLongFunction ofWord) {
        long[] words = new long[state().tables.words];
        Arrays.setAll(words, ofWord);
        return SquareSet.of(board(), words);
    }

    @Override
    default SquareSet squares(Side side) {
        int of = GameTables.number(Objects.requireNonNull(side, "side"));
        BoardState state = state();
        return squares(w -> state.ofSide(of, w));
    }

    @Override
    default SquareSet squares(Piece piece) {
        BoardState state = state();
        int code = state.tables.code(Objects.requireNonNull(piece, "piece"));
        long[] words = new long[state.tables.words];
        Arrays.setAll(words, w -> code > BoardState.NEUTRAL ? state.of(code, w) : 0);
        for (short extra : state.extras()) {
            words[extra >> 12] |= (extra & 63) == code ? 1L << (extra >> 6) : 0;
        }
        return SquareSet.of(board(), words);
    }

    @Override
    default int count(Side side) {
        int of = GameTables.number(Objects.requireNonNull(side, "side"));
        BoardState state = state();
        int n = 0;
        for (int w = 0; w < state.tables.words; w++) {
            n += Long.bitCount(state.ofSide(of, w));
        }
        for (short extra : state.extras()) {
            n += (extra & 1) == of ? 1 : 0;
        }
        return n;
    }

    @Override
    default int count(Piece piece) {
        BoardState state = state();
        int code = state.tables.code(Objects.requireNonNull(piece, "piece"));
        return code > BoardState.NEUTRAL ? state.count(code) : 0;
    }

    @Override
    default int materialBalance(Side side, ToIntFunction<? super PieceType> value) {
        Objects.requireNonNull(value, "value");
        Objects.requireNonNull(side, "side");
        BoardState state = state();
        int sum = 0;
        for (int code = 2; code < state.tables.codes; code += 2) {
            int more = state.count(code) - state.count(code + 1);
            sum += more == 0 ? 0 : more * value.applyAsInt(state.tables.types[code >> 1]);
        }
        return side == Side.WHITE ? sum : -sum;
    }

    @Override
    default Set<Square> neutralSquares() {
        BoardState state = state();
        return state.neutral() < 0 ? Set.of() : Set.of(state.tables.board.square(state.neutral()));
    }

    @Override
    default Map<PieceType, Integer> hand(Side side) {
        int of = GameTables.number(Objects.requireNonNull(side, "side"));
        BoardState state = state();
        Map<PieceType, Integer> all = new LinkedHashMap<>();
        byte[] hand = state.hand();
        for (int code = 2 + of; hand != null && code < hand.length; code += 2) {
            if (hand[code] > 0) {
                all.put(state.tables.types[code >> 1], (int) hand[code]);
            }
        }
        return Collections.unmodifiableMap(all);
    }
}
