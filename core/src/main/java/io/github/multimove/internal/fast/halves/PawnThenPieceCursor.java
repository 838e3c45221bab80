package io.github.multimove.internal.fast.halves;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.SubMoveWalk;
import io.github.multimove.internal.turns.TurnCursor;
import org.jspecify.annotations.Nullable;

/** Goes through the turns of {@link PawnThenPieceMoves} in order; looks no further than the turn that it stands on. */
final class PawnThenPieceCursor extends TurnCursor {
    private final PawnThenPieceMoves structure;
    private final BoardState field;
    private final SubMoveWalk firsts;
    private final SubMoveWalk seconds;
    /** The board that the second sub-moves of the first one are made on, if there are any left. */
    private @Nullable BoardState after;

    private boolean isDutyOver;
    private boolean any;

    PawnThenPieceCursor(PawnThenPieceMoves structure, BoardState field) {
        this.structure = structure;
        this.field = field;
        this.firsts = new SubMoveWalk(field, structure.compelled ? Generator.PAWNS_ONLY : 0);
        this.seconds = new SubMoveWalk(field, Generator.NO_PAWNS);
        this.isDutyOver = !structure.compelled;
    }

    @Override
    public boolean next() {
        if (after != null && second()) {
            return true;
        }
        long first = first();
        if (first < 0) {
            return false;
        }
        turn[0] = first;
        size = 1;
        after = structure.between(field, first);
        if (after != null) {
            seconds.restart(after, Generator.NO_PAWNS);
            second();
        }
        return true;
    }

    private long first() {
        long first = firsts.next();
        if (first < 0 && !any && !isDutyOver) {
            isDutyOver = true;
            firsts.restart(field, Generator.NO_PAWNS);
            first = firsts.next();
        }
        any = true;
        return first;
    }

    private boolean second() {
        long second = seconds.next();
        if (second < 0) {
            after = null;
            return false;
        }
        turn[1] = second;
        size = 2;
        return true;
    }
}
