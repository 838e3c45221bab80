package io.github.multimove.stress;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.RuleSetLaws;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Every law in every game with every option, and in invented games: from positions kept, and set up at random. */
@ParameterizedClass(name = "{0}")
@MethodSource("io.github.multimove.stress.AgreementRules#all")
class EveryRuleSetLaws extends RuleSetLaws {
    private static final int SHORT = Budget.of(1, 2);
    /** A build that somebody waits for begins from one position, any; {@code -Pfull} from a twelfth of them. */
    private static final int EACH_START = Budget.of(1, 12);
    /** Turns of some positions are thousands, and to many laws each is a search. */
    private static final int WORK = Budget.of(150, 300);

    @Parameter
    RuleSet rules = Orthodox.rules();

    @Override
    protected RuleSet ruleSet() {
        return rules;
    }

    @Override
    protected List<String> starts() {
        List<String> kept = AgreementRules.starts(rules);
        int first = Math.floorMod(rules.id().hashCode(), EACH_START);
        return IntStream.range(0, kept.size())
                .filter(i -> kept.size() < EACH_START || i % EACH_START == first)
                .mapToObj(kept::get)
                .toList();
    }

    @Override
    protected int games() {
        return Math.max(1, starts().size());
    }

    @Override
    protected int turns() {
        return SHORT;
    }

    @Override
    protected int setUps() {
        return Budget.of(4, 6);
    }

    @Override
    protected boolean isPublished() {
        return RuleSets.ids().contains(rules.id().replaceFirst("\\[.*", ""));
    }

    @Override
    protected long work() {
        return WORK;
    }
}
