package io.github.multimove.internal.play;

import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.position.BoardPosition;
import java.util.function.Predicate;

/** What is asked of sub-moves by the views of legal turns. */
final class TurnViews {
    private TurnViews() {}

    /**
     * Whether a sub-move of a turn acts on whatever stands on a square before the turn. In ordered turns a piece that has come
     * to the square within the turn is another one: so of an empty square no piece does, and of an enemy a push or swap alone. A piece
     * of the mover's is there until the first sub-move that begins there, which is its.
     */
    static Predicate<SubMove> moves(BoardPosition position, Square square) {
        int piece = position.piece(square.index());
        if (piece == 0) {
            return subMove -> false;
        }
        if (piece == BoardState.NEUTRAL) {
            return SubMove.Placement.class::isInstance;
        }
        return (piece & 1) == position.side ? own(square) : enemy(square);
    }

    private static Predicate<SubMove> own(Square square) {
        return subMove -> subMove.accept(new SubMove.Visitor<Boolean>() {
            @Override
            public Boolean other(SubMove other) {
                return other.origin().filter(square::equals).isPresent();
            }

            @Override
            public Boolean castling(SubMove.Castling castling) {
                return castling.from().equals(square) || castling.rookFrom().equals(square);
            }

            @Override
            public Boolean swap(SubMove.Swap swap) {
                boolean isOther =
                        swap.other().side() == swap.piece().side() && swap.to().equals(square);
                return isOther || swap.from().equals(square);
            }

            @Override
            public Boolean relocatingDrop(SubMove.RelocatingDrop drop) {
                return drop.to().equals(square);
            }
        });
    }

    private static Predicate<SubMove> enemy(Square square) {
        return subMove -> subMove.accept(new SubMove.Visitor<Boolean>() {
            @Override
            public Boolean other(SubMove other) {
                return false;
            }

            @Override
            public Boolean swap(SubMove.Swap swap) {
                return swap.other().side() != swap.piece().side() && swap.to().equals(square);
            }

            @Override
            public Boolean push(SubMove.Push push) {
                return push.from().equals(square);
            }
        });
    }
}
