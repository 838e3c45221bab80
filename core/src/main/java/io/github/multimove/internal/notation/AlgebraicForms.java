package io.github.multimove.internal.notation;

import io.github.multimove.Turn;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.PackedTurn;
import java.util.Optional;

/** The algebraic forms of many turns of one position, which share what is found out about their sub-moves; any thread may ask. */
public final class AlgebraicForms {
    private final BoardPosition position;
    private final Algebraic algebraic;

    public AlgebraicForms(BoardPosition position) {
        this.position = position;
        this.algebraic = new Algebraic(position.rules(), position);
    }

    /** The algebraic form of a turn that the library has handed out for this position. */
    public synchronized String of(Turn turn) {
        PackedTurn packed = (PackedTurn) turn;
        return algebraic.unsigned(packed.packed()) + algebraic.sign(packed.played(position));
    }

    /** The algebraic form of a turn, legal or not, of the side to move of a position; nothing if it has no such sub-moves. */
    public static Optional<String> threat(BoardPosition position, Turn turn) {
        return position.rules()
                .structures
                .judge(position.side)
                .pack(position, turn.subMoves())
                .map(new Algebraic(position.rules(), position, true)::unsigned);
    }
}
