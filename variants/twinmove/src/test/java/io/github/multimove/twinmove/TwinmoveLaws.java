package io.github.multimove.twinmove;

import io.github.multimove.RuleSet;
import io.github.multimove.independent.ReferencePositions;
import io.github.multimove.testkit.RuleSetLaws;
import java.util.List;
import org.junit.jupiter.api.Nested;

/** Every law in Twinmove Chess, both duties. */
class TwinmoveLaws {
    abstract static class Base extends RuleSetLaws {
        @Override
        protected List<String> starts() {
            return ReferencePositions.of("twinmove");
        }

        @Override
        protected int games() {
            return 15;
        }

        @Override
        protected int turns() {
            return 2;
        }

        @Override
        protected boolean isPublished() {
            return true;
        }
    }

    @Nested
    class Compelled extends Base {
        @Override
        protected RuleSet ruleSet() {
            return Twinmove.rules();
        }
    }

    @Nested
    class Optional extends Base {
        @Override
        protected RuleSet ruleSet() {
            return Twinmove.options()
                    .pawnMove(Twinmove.PawnMove.OPTIONAL)
                    .promotion(Twinmove.PromotionTo.QUEEN)
                    .rules();
        }
    }

    @Nested
    class FromTheArray extends RuleSetLaws {
        @Override
        protected RuleSet ruleSet() {
            return Twinmove.options()
                    .pawnMove(Twinmove.PawnMove.OPTIONAL)
                    .balanced(true)
                    .rules();
        }

        @Override
        protected int games() {
            return 2;
        }

        @Override
        protected int turns() {
            return 6;
        }

        @Override
        protected boolean isPublished() {
            return true;
        }
    }
}
