package io.github.multimove;

import java.util.Optional;

/** A sub-move of a piece that stands on the board. */
interface SubMoveFrom extends SubMove {
    /** Returns the piece. */
    Piece piece();

    /** Returns the square that it stands on before the sub-move. */
    Square from();

    @Override
    default Optional<Piece> actor() {
        return Optional.of(piece());
    }

    @Override
    default Optional<Square> origin() {
        return Optional.of(from());
    }
}
