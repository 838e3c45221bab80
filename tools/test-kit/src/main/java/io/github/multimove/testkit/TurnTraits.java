package io.github.multimove.testkit;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.RoyalRule.Bound;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Siblings;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.random.RandomGenerator;

/** What laws must know of a rule set's turns, asked of its description. */
final class TurnTraits {
    /** More turns than this are not counted where counting makes every one (long series). */
    private static final int MOST_COUNTED = 5_000;

    private static final int MOST_LISTED_OF_MANY = 2_000;
    /** Boards looked at for one turn whose safety is searched, roughly. */
    private static final int SEARCHED = 100;

    private TurnTraits() {}

    private static boolean holds(TurnStructure structure, java.util.function.Predicate<TurnStructure> test) {
        if (structure instanceof TurnStructure.Opening opening) {
            return holds(opening.first(), test) || holds(opening.then(), test);
        }
        return structure instanceof TurnStructure.WhileInHand inHand
                ? holds(inHand.drops(), test) || holds(inHand.then(), test)
                : test.test(structure);
    }

    private static boolean any(RuleSet rules, java.util.function.Predicate<Series> test) {
        return holds(rules.structure(), part -> part instanceof Series series && test.test(series));
    }

    /** Whether the length of a turn comes from the turn number, which then belongs to the position. */
    static boolean countsTurns(RuleSet rules) {
        return any(
                rules,
                series -> series.length().filter(Series.Length::isGrowing).isPresent());
    }

    /** Whether White's full turns are as long as Black's, both sides must have kings or need not, and none but the first turn of the game is told by number and side. */
    static boolean isAlikeForBothSides(RuleSet rules) {
        TurnStructure structure = rules.structure();
        while (structure instanceof TurnStructure.WhileInHand inHand) {
            structure = inHand.then();
        }
        boolean later =
                structure instanceof TurnStructure.Opening opening && opening.then() instanceof TurnStructure.Opening;
        return !later
                && !(rules.royalRule() instanceof RoyalRule.LastRoyal rule
                        && rule.mayLackRoyals().size() == 1)
                && !any(
                        rules,
                        series -> series.length()
                                .filter(length -> length.source() == Series.Length.Source.NUMBERS)
                                .filter(length -> length.at(true, 1) != length.at(false, 1))
                                .isPresent());
    }

    /** Whether a mover may be stalemated in the midst of its turn, and is then still to move. */
    static boolean mayStalemateItself(RuleSet rules) {
        return any(rules, series -> series.steps().stream().anyMatch(step -> step.duty() == Step.Duty.OR_STALEMATE));
    }

    /** Whether the seventh field of a position names sets of siblings. */
    static boolean hasSiblings(RuleSet rules) {
        return holds(rules.structure(), Siblings.class::isInstance);
    }

    /** Whether games are won by checkmate, so that mates are asked for soon. */
    static boolean isWonByMate(RuleSet rules) {
        return rules.royalRule() instanceof RoyalRule.LastRoyal;
    }

    /** Which royal pieces of a side have to be attacked to bind it. */
    static Bound bound(RuleSet rules) {
        return rules.royalRule() instanceof RoyalRule.LastRoyal rule ? rule.bound() : Bound.TOGETHER;
    }

    /** Whether no position is possible in which the side not to move could lose its last royal piece. */
    static boolean isExposureImpossible(RuleSet rules) {
        return rules.royalRule() instanceof RoyalRule.LastRoyal rule && rule.exposure() == RoyalRule.Exposure.ILLEGAL;
    }

    /** Whether a position has so many turns, one after the other, that they are not counted. */
    static boolean isTooMany(Position position) {
        RuleSet rules = position.ruleSet();
        return rules.structure().isOrdered()
                && any(
                        rules,
                        series -> series.length().isPresent()
                                || series.isInAnyOrder()
                                || series.steps().size() > 2)
                && rules.legalTurns(position).countUpTo(MOST_COUNTED) == MOST_COUNTED;
    }

    /** How much work a position is: its turns, each a hundredfold where its safety takes a search through whole turns. */
    static long work(Position position) {
        boolean searched = isWonByMate(position.ruleSet()) && any(position.ruleSet(), TurnTraits::capturesLater);
        return position.legalTurns().countUpTo(Laws.MAX_LISTED) * (searched ? SEARCHED : 1);
    }

    /** Whether a later sub-move may capture a royal piece that the first could not. */
    private static boolean capturesLater(Series series) {
        long captures = series.steps().stream()
                .filter(step -> step.kind() == Step.Kind.MOVE && !step.isQuiet())
                .count();
        return captures > 1 && !series.events().contains(Series.Event.CHECK) && !series.sparesRoyalsLater();
    }

    /** How many turns of a position are listed at most: fewer where there are so many that no list is near the end. */
    static int mostListed(Position position) {
        return isTooMany(position) ? MOST_LISTED_OF_MANY : Laws.MAX_LISTED;
    }

    /** Returns a legal turn: uniformly, or where there are too many to count by {@link LegalTurns#sample}. */
    static Turn draw(Position position, LegalTurns turns, RandomGenerator random) {
        return isTooMany(position) ? turns.sample(random) : turns.uniform(random);
    }
}
