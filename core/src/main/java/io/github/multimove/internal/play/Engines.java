package io.github.multimove.internal.play;

import io.github.multimove.internal.fast.series.SeriesAnswers;
import io.github.multimove.internal.fast.series.SeriesFamily;
import io.github.multimove.internal.fast.sets.GeometryTables;
import io.github.multimove.internal.fast.sets.PairAnswers;
import io.github.multimove.internal.fast.sets.ProngFamily;
import io.github.multimove.internal.fast.siblings.SiblingAnswers;
import io.github.multimove.internal.fast.siblings.SiblingFamily;
import io.github.multimove.internal.fast.singles.PathAnswers;
import io.github.multimove.internal.fast.wide.WideAnswers;
import io.github.multimove.internal.position.EngineChoice;
import io.github.multimove.internal.position.EngineFamily;
import io.github.multimove.internal.position.RuleSetAnswers;
import io.github.multimove.internal.position.Rules;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chooses engines: the one place that names what answers sooner than the reference generator. */
final class Engines implements EngineChoice {
    private static final List<EngineFamily> FAMILIES =
            List.of(new ProngFamily(), new SiblingFamily(), new SeriesFamily());

    @Override
    public List<EngineFamily> families() {
        return FAMILIES;
    }

    @Override
    public @Nullable RuleSetAnswers answers(Rules rules) {
        RuleSetAnswers answers = PairAnswers.of(rules);
        if (answers == null) {
            answers = WideAnswers.of(rules, GeometryTables.of(rules.tables).wide);
        }
        if (answers == null) {
            answers = SiblingAnswers.of(rules);
        }
        if (answers == null) {
            answers = PathAnswers.of(rules);
        }
        return answers != null ? answers : SeriesAnswers.of(rules);
    }
}
