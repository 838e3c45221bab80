package io.github.multimove.internal.explain;

import io.github.multimove.Constraint;
import io.github.multimove.Refusal;
import io.github.multimove.explain.SubMoveRefusal;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.ParsedSubMove;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.internal.turns.siblings.SiblingStructure;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;
import java.util.List;
import java.util.Optional;

/** What one kind of structure has to say about turns that are refused and pieces that are bound. */
abstract class Explainer {
    final Structure structure;

    Explainer(Structure structure) {
        this.structure = structure;
    }

    /** The explainer of a structure: the one place that tells structures apart. */
    static Explainer of(Structure structure) {
        if (structure instanceof SimultaneousStructure simultaneous) {
            return new SimultaneousExplainer(simultaneous);
        }
        if (structure instanceof SeriesStructure series) {
            return new SeriesExplainer(series);
        }
        return new SiblingExplainer((SiblingStructure) structure);
    }

    /** What a player may do now. */
    abstract String instruction(Instruction entered);

    /** Why sub-moves, each possible where it stands and in canonical order, are no turn, the royal rule aside or not. */
    abstract Optional<Refusal> misfit(Rules rules, BoardState state, long[] turn, boolean isOpening);

    /** Why a sub-move cannot be made on a board, if the structure can say more than the board. */
    Optional<Refusal> reason(BoardState now, ParsedSubMove subMove) {
        return Optional.empty();
    }

    /** Why a castling whose right stands and whose way is clear cannot be made, if the structure forbids it. */
    Optional<SubMoveRefusal> castlingReason(BoardState now, int right, String subMove) {
        return Optional.empty();
    }

    /** The board on which the sub-moves of the piece on a square are judged. */
    BoardState boardFor(BoardState state, int square) {
        return state;
    }

    /** What the structure itself binds the side to move to. */
    List<Constraint> constraints(Rules rules, BoardState state) {
        return List.of();
    }

    /** Whether pieces of the side to move could all leave their squares in one turn, if each can by itself. */
    abstract boolean mayLeaveTogether(BoardState state, int[] squares);

    /** Whether a piece's capture of the last royal piece is a turn by itself, whatever else the board looks like. */
    abstract boolean capturesAlone(BoardState state, int from, int code);

    /** Whether captures of all royal pieces, by different pieces, make up a turn; only sets that are free to combine say so. */
    boolean fitTogether(BoardState state, long[] captures) {
        return false;
    }
}
