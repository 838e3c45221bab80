package io.github.multimove.rules;

import io.github.multimove.Board;
import io.github.multimove.Side;
import io.github.multimove.Square;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One right to castle: which king and rook, where they go, and how right and move are written.
 *
 * <p>Immutable, equal by value. Castling needs king and rook unmoved, every square between them empty, and every other
 * square that either crosses or reaches empty. Whether attack forbids it is the {@link RoyalRule}'s.
 *
 * <p>The king may stay where it is, or go where it could step as well: then the text of the castling ends with the rook's square,
 * {@code f1h1}. It is usually royal; attack on its way forbids castling to a royal piece alone, check to any.
 *
 * <p>A rule set is refused if its positions or turns would not read back: if two castlings lead the king to one square; if a
 * right is not written in letters, or begins with another; if a move is written otherwise than {@code O-O} with up to three more
 * {@code -O}. It is refused, too, if neither king nor rook moves, if the four squares are not on one
 * rank of the board, or the array has no piece of the side on the king's or on the rook's.
 *
 * {@snippet class="io.github.multimove.docs.PartsOfGames" region="castling"}
 *
 * @param side whose right it is
 * @param text the right in position text, such as {@code K} or {@code GJ}
 * @param king the king's home square
 * @param kingTo where the king goes
 * @param rook the rook's home square
 * @param rookTo where the rook goes
 * @param symbol the move in algebraic form, such as {@code O-O}
 * @param ends the rights of the other side, as position text has them, that end when this castling is made
 */
public record CastlingRight(
        Side side,
        String text,
        Square king,
        Square kingTo,
        Square rook,
        Square rookTo,
        String symbol,
        Set<String> ends) {
    /** Copies the set. */
    public CastlingRight {
        Objects.requireNonNull(side, "side");
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(king, "king");
        Objects.requireNonNull(kingTo, "kingTo");
        Objects.requireNonNull(rook, "rook");
        Objects.requireNonNull(rookTo, "rookTo");
        Objects.requireNonNull(symbol, "symbol");
        ends = Set.copyOf(Objects.requireNonNull(ends, "ends"));
    }

    /**
     * Begins a right.
     *
     * @param board the board
     * @param side whose right it is
     * @param text the right in position text, such as {@code K} or {@code GJ}
     */
    public static Builder builder(Board board, Side side, String text) {
        return new Builder(board, side, text);
    }

    /** Returns side, right, move and squares, for messages. */
    @Override
    public String toString() {
        return side + " " + text + " " + symbol + ": king " + king + " to " + kingTo + ", rook " + rook + " to "
                + rookTo;
    }

    /** Collects the parts of a right; not safe to share between threads. */
    public static final class Builder {
        private final Board board;
        private final Side side;
        private final String text;
        private @Nullable Square king;
        private @Nullable Square kingTo;
        private @Nullable Square rook;
        private @Nullable Square rookTo;
        private @Nullable String symbol;
        private Set<String> ends = Set.of();

        private Builder(Board board, Side side, String text) {
            this.board = Objects.requireNonNull(board, "board");
            this.side = Objects.requireNonNull(side, "side");
            this.text = Objects.requireNonNull(text, "text");
        }

        /** Sets the king's home square and where the king goes. */
        public Builder king(Square from, Square to) {
            this.king = Objects.requireNonNull(from, "from");
            this.kingTo = Objects.requireNonNull(to, "to");
            return this;
        }

        /**
         * Sets the king's home square and where the king goes, by name.
         *
         * @throws IllegalArgumentException if a name is not of the board
         */
        public Builder king(String from, String to) {
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(to, "to");
            return king(board.square(from), board.square(to));
        }

        /** Sets the rook's home square and where the rook goes. */
        public Builder rook(Square from, Square to) {
            this.rook = Objects.requireNonNull(from, "from");
            this.rookTo = Objects.requireNonNull(to, "to");
            return this;
        }

        /**
         * Sets the rook's home square and where the rook goes, by name.
         *
         * @throws IllegalArgumentException if a name is not of the board
         */
        public Builder rook(String from, String to) {
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(to, "to");
            return rook(board.square(from), board.square(to));
        }

        /** Sets the move in algebraic form, such as {@code O-O}. */
        public Builder symbol(String written) {
            this.symbol = Objects.requireNonNull(written, "written");
            return this;
        }

        /** Sets which rights of the other side, as position text has them, end when this castling is made; none by default. */
        public Builder ends(String... rights) {
            this.ends = Set.of(Objects.requireNonNull(rights, "rights"));
            return this;
        }

        /**
         * Returns the right.
         *
         * @throws IllegalStateException if king, rook or symbol has not been set
         */
        public CastlingRight build() {
            return new CastlingRight(
                    side,
                    text,
                    said(king, "king"),
                    said(kingTo, "king"),
                    said(rook, "rook"),
                    said(rookTo, "rook"),
                    said(symbol, "symbol"),
                    ends);
        }

        private static <T> T said(@Nullable T part, String method) {
            if (part == null) {
                throw new IllegalStateException("expected " + method + "(...) to be called before build()");
            }
            return part;
        }
    }
}
