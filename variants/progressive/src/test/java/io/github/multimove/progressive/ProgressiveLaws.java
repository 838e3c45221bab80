package io.github.multimove.progressive;

import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.independent.ReferencePositions;
import io.github.multimove.testkit.RuleSetLaws;
import java.util.List;
import org.junit.jupiter.api.Nested;

/** Every law in Progressive, King's Progressive and Moderate Progressive Chess, every option. */
class ProgressiveLaws {
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
    class Progressive extends Every {
        Progressive() {
            super("progressive");
        }
    }

    @Nested
    class ProgressiveFormItalian extends Every {
        ProgressiveFormItalian() {
            super("progressive[form=italian]");
        }
    }

    @Nested
    class ProgressiveFormEnglish extends Every {
        ProgressiveFormEnglish() {
            super("progressive[form=english]");
        }
    }

    @Nested
    class ProgressiveLogicalTrue extends Every {
        ProgressiveLogicalTrue() {
            super("progressive[logical=true]");
        }
    }

    @Nested
    class ProgressiveFormItalianLogicalTrue extends Every {
        ProgressiveFormItalianLogicalTrue() {
            super("progressive[form=italian,logical=true]");
        }
    }

    @Nested
    class ProgressiveFormEnglishLogicalTrue extends Every {
        ProgressiveFormEnglishLogicalTrue() {
            super("progressive[form=english,logical=true]");
        }
    }

    @Nested
    class ProgressiveFormPortuguese extends Every {
        ProgressiveFormPortuguese() {
            super("progressive[form=portuguese]");
        }
    }

    @Nested
    class KingsProgressive extends Every {
        KingsProgressive() {
            super("kings-progressive");
        }
    }

    @Nested
    class KingsProgressiveFormItalian extends Every {
        KingsProgressiveFormItalian() {
            super("kings-progressive[form=italian]");
        }
    }

    @Nested
    class ModerateProgressive extends Every {
        ModerateProgressive() {
            super("moderate-progressive");
        }
    }

    @Nested
    class ModerateProgressiveConservativeTrue extends Every {
        ModerateProgressiveConservativeTrue() {
            super("moderate-progressive[conservative=true]");
        }
    }
}
