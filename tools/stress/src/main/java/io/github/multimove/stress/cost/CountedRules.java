package io.github.multimove.stress.cost;

import io.github.multimove.InputException;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.stress.StressRules;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/** Asks the library that stands beside it: made by a {@link CountingLoader}, the counted one. */
public final class CountedRules implements Asker {
    private @Nullable RuleSet rules;
    private @Nullable Position position;

    @Override
    public List<String> questions(boolean counting) {
        List<String> asked = new ArrayList<>();
        for (String question : CostQuestions.BOUNDED.keySet()) {
            if (counting != isBounded(question)) {
                asked.add(question);
            }
        }
        if (counting) {
            asked.addAll(CostQuestions.COUNTING.keySet());
        }
        return List.copyOf(asked);
    }

    /** Of several sub-moves, an outcome that asks for a mate of both kings is not. */
    private boolean isBounded(String question) {
        boolean scored = known().royalRule() instanceof RoyalRule.LastRoyal rule && rule.scoreDoubleCheckmate();
        return !scored || !question.equals("outcome") || known().structure() instanceof TurnStructure.One;
    }

    @Override
    public List<String> ids() {
        Set<String> ids =
                new LinkedHashSet<>(StressRules.all().stream().map(RuleSet::id).toList());
        ids.addAll(StressRules.twins());
        return List.copyOf(ids);
    }

    @Override
    public void rules(String id) {
        rules = RuleSets.of(id);
        position = rules.initialPosition();
    }

    @Override
    public boolean position(String text) {
        try {
            position = known().position(text);
            return true;
        } catch (InputException e) {
            return false;
        }
    }

    @Override
    public void ask(String question) {
        CostQuestions.Question asked = CostQuestions.BOUNDED.get(question);
        if (asked == null) {
            asked = Objects.requireNonNull(CostQuestions.COUNTING.get(question), question);
        }
        try {
            asked.ask(Objects.requireNonNull(position, "position"));
        } catch (InputException
                | NoSuchElementException
                | IndexOutOfBoundsException
                | ArithmeticException
                | CancellationException refused) {
            // refused in words: no such turn, none found within a budget, or too many to count
        }
    }

    @Override
    public Optional<String> wild(long seed) {
        return new WildPositions(known(), seed, true).next();
    }

    @Override
    public Optional<String> changed(String text, long seed) {
        return new WildPositions(known(), seed, true).changed(text);
    }

    private RuleSet known() {
        return Objects.requireNonNull(rules, "rules");
    }
}
