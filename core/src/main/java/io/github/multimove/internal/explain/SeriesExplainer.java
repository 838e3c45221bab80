package io.github.multimove.internal.explain;

import io.github.multimove.Bond;
import io.github.multimove.Refusal;
import io.github.multimove.SubMoveRefusal;
import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Written;
import io.github.multimove.internal.turns.series.DropSquares;
import io.github.multimove.internal.turns.series.SeriesStructure;
import java.util.List;
import java.util.Optional;

/** Explains turns of sub-moves one after the other (rules/series.md). */
final class SeriesExplainer extends Explainer {
    private final SeriesStructure series;

    SeriesExplainer(SeriesStructure series) {
        super(series);
        this.series = series;
    }

    @Override
    Optional<Refusal> misfit(Rules rules, Field field, long[] turn, boolean isOpening) {
        return Optional.of(new SeriesReasons(series, rules, field).refuse(turn));
    }

    @Override
    Optional<Refusal> reason(Field now, Written subMove) {
        DropSquares drops = series.drops;
        if (drops == null) {
            return Optional.empty();
        }
        String text = subMove.canonical();
        return subMove.from()
                .map(from -> text.indexOf('@') == 1
                        ? drops.reason(now, text, from)
                        : new SubMoveRefusal.DropsFirst(text, from));
    }

    @Override
    List<Bond> bonds(Field field) {
        return series.drops == null ? List.of() : List.of(new Bond.DropsFirst(field.inHand(field.side)));
    }
}
