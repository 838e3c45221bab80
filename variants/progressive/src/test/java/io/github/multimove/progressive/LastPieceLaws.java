package io.github.multimove.progressive;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.testkit.RuleSetLaws;
import java.util.List;
import org.junit.jupiter.api.Nested;

/** Every law in Progressive Take-All Chess, and in invented games that are won by capturing the last piece. */
class LastPieceLaws {
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
            return 4;
        }

        @Override
        protected boolean isPublished() {
            return false;
        }
    }

    @Nested
    class TakeAll extends Every {
        TakeAll() {
            super(
                    ProgressiveTakeAll.rules(),
                    "8/8/8/8/p7/1p6/P7/8 w - - 0 2",
                    "8/P7/8/8/8/8/8/5n2 w - - 0 1",
                    "8/7p/8/8/2Pp4/8/8/8 b - c3 1 1",
                    "8/8/8/8/8/8/P7/8 b - - 0 2");
        }

        @Override
        protected int turns() {
            return 2;
        }
    }

    @Nested
    class OneMove extends Every {
        OneMove() {
            super(
                    RuleSet.of("one-take-all", Orthodox.game(), TurnStructure.one(), RoyalRule.lastPiece()),
                    "4k2r/8/8/8/8/8/8/R3K3 b Qk - 4 9",
                    "8/8/2k5/8/3R4/8/8/8 b - - 0 1");
        }
    }

    @Nested
    class TwoAtOnce extends Every {
        TwoAtOnce() {
            super(
                    RuleSet.of(
                            "two-take-all",
                            Orthodox.game(),
                            TurnStructure.upTo(2),
                            RoyalRule.lastPiece().withoutTurn(RoyalRule.WithoutTurn.LOSES)),
                    "8/8/2k5/1P1P4/8/3R4/8/8 b - - 0 1");
        }
    }

    @Nested
    class TwoInOrder extends Every {
        TwoInOrder() {
            super(
                    RuleSet.of(
                            "two-moves-take-all",
                            Orthodox.game(),
                            Series.of(Step.move(), Step.move().duty(Step.Duty.IF_POSSIBLE))
                                    .next(Series.Next.ANOTHER),
                            RoyalRule.lastPiece().withoutTurn(RoyalRule.WithoutTurn.WINS)),
                    "8/8/2k5/1P1P4/8/3R4/8/8 b - - 0 1");
        }
    }
}
