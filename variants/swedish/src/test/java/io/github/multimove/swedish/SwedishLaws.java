package io.github.multimove.swedish;

import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.independent.ReferencePositions;
import io.github.multimove.testkit.RuleSetLaws;
import java.util.List;
import org.junit.jupiter.api.Nested;

/** Every law in Swedish Chess, every option. */
class SwedishLaws {
    abstract static class Every extends RuleSetLaws {
        private final String id;

        Every(String id) {
            this.id = id;
        }

        @Override
        protected RuleSet ruleSet() {
            return RuleSets.of(id);
        }

        @Override
        protected List<String> starts() {
            // some kept positions are of one option of the game alone
            return ReferencePositions.of(id).stream().filter(this::reads).toList();
        }

        private boolean reads(String text) {
            try {
                return ruleSet().position(text).ruleSet().id().equals(id);
            } catch (PositionException e) {
                return false;
            }
        }

        @Override
        protected int games() {
            return 6;
        }

        @Override
        protected int turns() {
            return 3;
        }

        @Override
        protected boolean isPublished() {
            return true;
        }
    }

    @Nested
    class Swedish extends Every {
        Swedish() {
            super("swedish");
        }
    }
}
