package io.github.multimove.rules;

import io.github.multimove.Side;
import io.github.multimove.Square;

/**
 * One right to castle: which king and rook, where they go, and how right and move are written.
 *
 * <p>Castling needs king and rook unmoved, every square between them empty, and every other square that either crosses
 * or reaches empty. Whether attack forbids it is the {@link RoyalRule}'s.
 *
 * <p>A rule set is refused if its positions or turns would not read back: if the king could step to where it castles, or
 * two castlings take it there; if a right is not written in letters, or begins with another; if a move is written
 * otherwise than {@code O-O} with up to three more {@code -O}. It is refused, too, if the four squares are not on one
 * rank of the board, or the array has no man of the side on the king's or the rook's.
 *
 * @param side whose right it is
 * @param text the right in position text, such as {@code K} or {@code GJ}
 * @param king the king's home square
 * @param rook the rook's home square
 * @param kingTo where the king goes
 * @param rookTo where the rook goes
 * @param symbol the move in algebraic form, such as {@code O-O}
 */
public record CastlingRight(
        Side side, String text, Square king, Square rook, Square kingTo, Square rookTo, String symbol) {}
