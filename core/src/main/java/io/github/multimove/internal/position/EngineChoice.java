package io.github.multimove.internal.position;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What answers for a rule set besides the reference generator. */
public interface EngineChoice {
    /** Nothing does. */
    EngineChoice PLAIN = new EngineChoice() {
        @Override
        public List<EngineFamily> families() {
            return List.of();
        }

        @Override
        public @Nullable RuleSetAnswers answers(Rules rules) {
            return null;
        }
    };

    /** Families of engines, asked in order for each structure. */
    List<EngineFamily> families();

    /** Answers for which no engine is made, or null if there are none for these rules. */
    @Nullable
    RuleSetAnswers answers(Rules rules);
}
