package io.github.multimove.doubleking;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.independent.ReferencePositions;
import io.github.multimove.testkit.Laws;
import io.github.multimove.testkit.RandomPlay;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** Every law in Double King Chess, alone and under two prongs, from the array and from positions worth a look. */
class DoubleKingLaws {
    private static final List<RuleSet> ALONE = List.of(
            DoubleKing.rules(),
            DoubleKing.options()
                    .castling(DoubleKing.Castling.LENIENT)
                    .scoreDoubleCheckmate(true)
                    .rules());
    private static final List<RuleSet> TWO_PRONG = List.of(
            RuleSets.of("two-prong[base=double-king]"),
            RuleSets.of("two-prong[base=double-king[castling=lenient],collision=true]"));

    @Provide
    Arbitrary<RuleSet> alone() {
        return Arbitraries.of(ALONE);
    }

    @Provide
    Arbitrary<RuleSet> twoProng() {
        return Arbitraries.of(TWO_PRONG);
    }

    @Property(tries = 8)
    void everyLawHoldsAlone(@ForAll("alone") RuleSet rules, @ForAll long seed) {
        RandomPlay.game(rules, ReferencePositions.of(rules.id()), seed, 12)
                .forEach(position -> Laws.all(position, seed));
        Laws.idReadsBack(rules);
    }

    @Property(tries = 4)
    void everyLawHoldsUnderTwoProngs(@ForAll("twoProng") RuleSet rules, @ForAll long seed) {
        RandomPlay.game(rules, ReferencePositions.of(rules.id()), seed, 2)
                .forEach(position -> Laws.all(position, seed));
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
