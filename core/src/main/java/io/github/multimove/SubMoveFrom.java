package io.github.multimove;

import java.util.Optional;

/** A sub-move of a man that stands on the board. */
interface SubMoveFrom extends SubMoveKind {
    /** Returns the man. */
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
