package io.github.multimove.doublemoves;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.testkit.RuleSetLaws;
import java.util.List;
import org.junit.jupiter.api.Nested;

/** Every law in Balanced Swap Chess, and in invented games that have a swap at other places and on another board. */
class SwapLaws {
    abstract static class Every extends RuleSetLaws {
        private final RuleSet rules;
        private final List<String> starts;

        Every(RuleSet rules, String... starts) {
            this.rules = rules;
            this.starts = List.of(starts);
        }

        @Override
        protected RuleSet ruleSet() {
            return rules;
        }

        @Override
        protected List<String> starts() {
            return starts;
        }

        @Override
        protected int games() {
            return 3;
        }

        @Override
        protected int turns() {
            return 3;
        }

        @Override
        protected boolean isPublished() {
            return false;
        }
    }

    @Nested
    class Balanced extends Every {
        Balanced() {
            super(
                    BalancedSwap.rules(),
                    "8/8/7K/4PPp1/P5k1/8/8/7P w - g6 7 9",
                    "4k2r/8/8/8/8/8/8/R3K3 b Qk - 4 9",
                    "7N/1b6/8/6P1/k6P/b7/8/5K2 w - - 3 9",
                    "8/8/8/8/8/1k6/1p6/1K6 w - - 0 9");
        }
    }

    /** The swap comes first: the move may capture by a line that it opens, so check needs the whole turn. */
    @Nested
    class SwapFirst extends Every {
        SwapFirst() {
            super(
                    RuleSet.of(
                            "swap-then-move",
                            Orthodox.game(),
                            Series.of(Step.swap().safe(), Step.move().safe())),
                    "7N/1b6/8/6P1/k6P/b7/8/5K2 w - - 3 9");
        }
    }

    @Nested
    class SwapOrNot extends Every {
        SwapOrNot() {
            super(
                    RuleSet.of(
                            "move-and-swap-or-not",
                            Orthodox.game(),
                            Series.of(Step.move(), Step.swap().duty(Step.Duty.OPTIONAL)),
                            RoyalRule.capture()),
                    "4k2r/8/8/8/8/8/8/R3K3 b Qk - 4 9");
        }
    }

    /** A zone in which pawns may promote, to captured pieces alone. */
    @Nested
    class OnGrandBoard extends Every {
        OnGrandBoard() {
            super(
                    RuleSet.of(
                            "grand-swap",
                            RuleSets.of("grand").base(),
                            Series.of(Step.move().safe(), Step.swap().safe().duty(Step.Duty.IF_POSSIBLE))),
                    "10/2k3P3/5N4/10/10/10/10/3B6/4K4p/10 w - - 0 20");
        }
    }
}
