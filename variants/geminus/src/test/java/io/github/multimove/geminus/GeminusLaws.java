package io.github.multimove.geminus;

import io.github.multimove.RuleSet;
import io.github.multimove.independent.ReferencePositions;
import io.github.multimove.testkit.RuleSetLaws;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

/** Every law in Geminus Chess: both duties, in play and in the drop phase. */
class GeminusLaws {
    abstract static class Base extends RuleSetLaws {
        @Override
        protected int turns() {
            return 2;
        }

        @Override
        protected boolean isPublished() {
            return true;
        }
    }

    /** From the last drops on; before them a position has thousands of turns. */
    abstract static class Late extends Base {
        @Override
        protected List<String> starts() {
            return ReferencePositions.of("geminus").stream()
                    .filter(text -> text.contains("[]") || text.endsWith(" b - - 0 4"))
                    .toList();
        }

        @Override
        protected int games() {
            return starts().size();
        }
    }

    @Nested
    class Compelled extends Late {
        @Override
        protected RuleSet ruleSet() {
            return Geminus.rules();
        }
    }

    @Nested
    class Optional extends Late {
        @Override
        protected RuleSet ruleSet() {
            return Geminus.options()
                    .pawnMove(Geminus.PawnMove.OPTIONAL)
                    .balanced(true)
                    .promotion(Geminus.PromotionTo.ANY)
                    .rules();
        }
    }

    @Nested
    @Tag("slow")
    class FromTheFirstDrops extends Base {
        @Override
        protected RuleSet ruleSet() {
            return Geminus.rules();
        }

        @Override
        protected int games() {
            return 2;
        }

        @Override
        protected int turns() {
            return 8;
        }
    }
}
