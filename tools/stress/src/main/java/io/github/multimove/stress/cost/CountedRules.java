package io.github.multimove.stress.cost;

import io.github.multimove.InputException;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Siblings;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.stress.StressRules;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
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

    /** Of siblings, the first turn is not; of several sub-moves, an outcome that asks for a mate of both kings. */
    private boolean isBounded(String question) {
        TurnStructure structure = known().structure();
        boolean scored = known().royalRule() instanceof RoyalRule.LastRoyal rule && rule.scoreDoubleCheckmate();
        boolean tries = structure instanceof Siblings && !CostQuestions.OF_NO_TURN.contains(question);
        return !tries && !(scored && question.equals("outcome") && !(structure instanceof TurnStructure.One));
    }

    @Override
    public List<String> ids() {
        return StressRules.all().stream().map(RuleSet::id).toList();
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
        } catch (InputException | NoSuchElementException | IndexOutOfBoundsException | ArithmeticException refused) {
            // refused in words: there is no such turn, or there are too many to count
        }
    }

    @Override
    public Optional<String> wild(long seed) {
        return new WildPositions(known(), seed).next();
    }

    @Override
    public Optional<String> changed(String text, long seed) {
        return new WildPositions(known(), seed).changed(text);
    }

    private RuleSet known() {
        return Objects.requireNonNull(rules, "rules");
    }
}
