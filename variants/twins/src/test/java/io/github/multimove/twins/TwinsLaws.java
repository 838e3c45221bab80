package io.github.multimove.twins;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.independent.ReferencePositions;
import io.github.multimove.testkit.RuleSetLaws;
import java.util.List;
import org.junit.jupiter.api.Nested;

/** The laws of every rule set, for Twins Chess and for the options that change most. */
class TwinsLaws {
    /** Short games from every position kept for the rule set, for turns of siblings are many. */
    private abstract static class Laws extends RuleSetLaws {
        private final String id;

        Laws(String id) {
            this.id = id;
        }

        @Override
        protected RuleSet ruleSet() {
            return RuleSets.of(id);
        }

        @Override
        protected List<String> starts() {
            return ReferencePositions.of(id);
        }

        @Override
        protected int games() {
            return 3;
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
    class Standard extends Laws {
        Standard() {
            super("twins");
        }
    }

    @Nested
    class RoyalQueenSharingSequentially extends Laws {
        RoyalQueenSharingSequentially() {
            super("twins[array=royal-queen,order=sequential,sharing=true]");
        }
    }

    @Nested
    class FraternalSharing extends Laws {
        FraternalSharing() {
            super("twins[array=fraternal,sharing=true]");
        }
    }

    @Nested
    class Separated extends Laws {
        Separated() {
            super("twins[array=twin-queens,bond=separated]");
        }
    }

    @Nested
    class Identical extends Laws {
        Identical() {
            super("twins[bond=identical]");
        }
    }
}
