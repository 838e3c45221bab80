package io.github.multimove.internal.explain;

import io.github.multimove.Bond;
import io.github.multimove.Refusal;
import io.github.multimove.SubMoveRefusal;
import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.Written;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.internal.turns.siblings.SiblingStructure;
import io.github.multimove.internal.turns.simultaneous.Prongs;
import java.util.List;
import java.util.Optional;

/** What one kind of structure has to say about turns that are refused and men that are bound. */
abstract class Explainer {
    final Structure structure;

    Explainer(Structure structure) {
        this.structure = structure;
    }

    /** The explainer of a structure: the one place that tells structures apart. */
    static Explainer of(Structure structure) {
        if (structure instanceof Prongs prongs) {
            return new ProngExplainer(prongs);
        }
        if (structure instanceof SeriesStructure series) {
            return new SeriesExplainer(series);
        }
        return new SiblingExplainer((SiblingStructure) structure);
    }

    /** Why sub-moves, each possible where it stands and in canonical order, are no turn, the royal rule aside or not. */
    abstract Optional<Refusal> misfit(Rules rules, Field field, long[] turn, boolean isOpening);

    /** Why a sub-move cannot be made on a field, if the structure can say more than the board. */
    Optional<Refusal> reason(Field now, Written subMove) {
        return Optional.empty();
    }

    /** Why a castling whose right stands and whose way is clear cannot be made, if the structure forbids it. */
    Optional<SubMoveRefusal> castlingReason(Field now, int right, String subMove) {
        return Optional.empty();
    }

    /** The board on which the sub-moves of the man on a square are judged. */
    Field boardFor(Field field, int square) {
        return field;
    }

    /** What the structure itself binds the side to move to. */
    List<Bond> bonds(Rules rules, Field field) {
        return List.of();
    }

    /** Whether a man may have sub-moves in a turn that he has not before it, for others who moved first. */
    boolean mayMakeWay() {
        return false;
    }

    /** Whether men of the side to move could all leave their squares in one turn, if each can by himself. */
    abstract boolean mayLeaveTogether(Field field, int[] squares);

    /** Whether a man's capture of the last royal man is a turn by itself, whatever else the board looks like. */
    abstract boolean takesAlone(Field field, int from, int code);

    /** Whether captures of all royal men, by different men, make up a turn; only sets that are free to combine say so. */
    boolean fitTogether(Field field, long[] captures) {
        return false;
    }
}
