package io.github.multimove.bases;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.independent.ReferencePositions;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.Laws;
import io.github.multimove.testkit.RandomPlay;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** Every law in the larger base games, alone and under two prongs, from the array and from positions worth a look. */
class BaseGamesLaws {
    private static final List<RuleSet> ALONE = List.of(
            Grand.rules(),
            Raumschach.rules(),
            Raumschach.options()
                    .array(Raumschach.Array.CVP)
                    .pawnCaptures(Raumschach.PawnCaptures.FOUR)
                    .rules(),
            Dragonchess.rules(),
            Dragonchess.options().elementalRise(Dragonchess.ElementalRise.MOVE).rules());
    private static final List<RuleSet> TWO_PRONG = List.of(
            RuleSets.of("two-prong[base=grand]"),
            RuleSets.of("two-prong[base=raumschach,collision=true]"),
            RuleSets.of("two-prong[base=dragonchess]"));

    @Provide
    Arbitrary<RuleSet> alone() {
        return Arbitraries.of(ALONE);
    }

    @Provide
    Arbitrary<RuleSet> twoProng() {
        return Arbitraries.of(TWO_PRONG);
    }

    @Example
    void positionsWorthALookAreRead() {
        Stream.concat(ALONE.stream(), TWO_PRONG.stream())
                .forEach(rules -> assertThat(ReferencePositions.of(rules.id()))
                        .allSatisfy(text -> assertThat(rules.position(text)).hasToString(text)));
    }

    @Tag("budget")
    @Property(tries = 10)
    void everyLawHoldsAlone(@ForAll("alone") RuleSet rules, @ForAll long seed) {
        RandomPlay.game(rules, seed, Budget.of(4, 12)).forEach(position -> Laws.all(position, seed));
        Laws.idReadsBack(rules);
    }

    @Property(tries = 4)
    void everyLawHoldsUnderTwoProngs(@ForAll("twoProng") RuleSet rules, @ForAll long seed) {
        List<Position> game = RandomPlay.game(rules, ReferencePositions.of(rules.id()), seed, 2);
        game.forEach(position -> Laws.all(position, seed));
        Laws.idReadsBack(rules);
    }

    @Tag("slow")
    @Property(tries = 30)
    void everyLawHoldsInLongGamesAlone(@ForAll("alone") RuleSet rules, @ForAll long seed) {
        RandomPlay.game(rules, ReferencePositions.of(rules.id()), seed, 80)
                .forEach(position -> Laws.all(position, seed));
    }

    @Tag("slow")
    @Property(tries = 12)
    void everyLawHoldsInLongGamesUnderTwoProngs(@ForAll("twoProng") RuleSet rules, @ForAll long seed) {
        RandomPlay.game(rules, ReferencePositions.of(rules.id()), seed, 12)
                .forEach(position -> Laws.all(position, seed));
    }
}
