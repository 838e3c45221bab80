package io.github.multimove.twoprong;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.independent.ReferenceGames;
import io.github.multimove.independent.ReferencePositions;
import io.github.multimove.spi.Reference;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.Comparisons;
import io.github.multimove.testkit.Laws;
import io.github.multimove.testkit.RandomPlay;
import io.github.multimove.testkit.RandomSetup;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;

/** Every law in Two-Prong Chess with every option, and its agreement with the independent implementation. */
@Tag("budget")
class TwoProngLaws {
    private static final RuleSet RULES = RuleSets.of("two-prong");
    private static final List<String> STARTS = ReferencePositions.of("two-prong");

    private static RuleSet rules(int prongs, boolean collision) {
        return RuleSets.of("two-prong[prongs=" + prongs + ",collision=" + collision + "]");
    }

    /** The positions of a game of two prongs in which the turns of another number of prongs are still few. */
    private static List<Position> fewTurned(RuleSet rules, long seed, int turns, long most) {
        List<Position> found = new ArrayList<>();
        for (Position position : RandomPlay.game(RULES, STARTS, seed, turns)) {
            Position here = rules.position(position.toString());
            boolean listable =
                    Reference.of(rules).legalTurns(here).stream().limit(most).count() < most;
            if (listable) {
                found.add(here);
            }
        }
        return found;
    }

    @Property(tries = 8)
    void everyLawHolds(@ForAll long seed) {
        RandomPlay.game(RULES, STARTS, seed, Budget.of(4, 10)).forEach(position -> Laws.all(position, seed));
    }

    @Property(tries = 6)
    void everyLawHoldsWithCollision(@ForAll long seed) {
        RandomPlay.game(rules(2, true), STARTS, seed, Budget.of(3, 8)).forEach(position -> Laws.all(position, seed));
    }

    @Property(tries = 12)
    void everyLawHoldsWithMoreProngs(
            @ForAll @IntRange(min = 3, max = 8) int prongs, @ForAll boolean collision, @ForAll long seed) {
        fewTurned(rules(prongs, collision), seed, 40, 3_000).stream()
                .limit(Budget.of(1, 3))
                .forEach(position -> Laws.all(position, seed));
    }

    @Property(tries = 60)
    void theFastPathAgreesWherePiecesAreSetUp(
            @ForAll @IntRange(min = 2, max = 5) int prongs, @ForAll boolean collision, @ForAll long seed) {
        RandomSetup.position(rules(prongs, collision), seed).ifPresent(position -> {
            if (position.legalTurns().count() < 3_000) {
                Comparisons.fastWithReference(position, seed);
                Comparisons.perftWithReference(position, 60);
            }
        });
    }

    /** Castling beside others: where the king lands it is safe only after what they do. */
    @Example
    void aPartnerMakesTheCastledKingSafe() {
        RuleSet rules = rules(3, false);
        Position position = rules.position("2r1kr1r/6n1/2P4r/2P4P/8/5P2/Q6p/4K2R w Kk - 1 28");
        assertThat(position.legalTurns()).contains(rules.parseTurn(position, "e1g1,a2h2"));
        assertThat(position.legalTurns().count())
                .isEqualTo(position.legalTurns().stream().count());
    }

    @Property(tries = 15)
    void theReferenceAgrees(@ForAll long seed) {
        for (Position position : RandomPlay.game(RULES, STARTS, seed, Budget.of(10, 30))) {
            Comparisons.withReference(position, ReferenceGames.of("two-prong"), seed);
        }
    }

    @Property(tries = 10)
    void theReferenceAgreesWithCollision(@ForAll long seed) {
        RuleSet rules = rules(2, true);
        for (Position position : RandomPlay.game(rules, STARTS, seed, Budget.of(8, 20))) {
            Comparisons.withReference(position, ReferenceGames.of(rules.id()), seed);
        }
    }

    @Property(tries = 20)
    void theReferenceAgreesWithMoreProngs(
            @ForAll @IntRange(min = 3, max = 8) int prongs, @ForAll boolean collision, @ForAll long seed) {
        RuleSet rules = rules(prongs, collision);
        fewTurned(rules, seed, 40, 3_000).stream()
                .limit(Budget.of(2, 6))
                .forEach(position -> Comparisons.withReference(position, ReferenceGames.of(rules.id()), seed));
    }

    @Example
    void theReferenceAgreesOnThePositionsKept() {
        for (boolean collision : new boolean[] {false, true}) {
            RuleSet rules = rules(2, collision);
            for (String text : STARTS) {
                Comparisons.withReference(rules.position(text), ReferenceGames.of(rules.id()), 1);
                Comparisons.fastWithReference(rules.position(text), 1);
            }
        }
    }

    @Tag("slow")
    @Property(tries = 50)
    void theReferenceAgreesInLongGames(@ForAll boolean collision, @ForAll long seed) {
        RuleSet rules = rules(2, collision);
        for (Position position : RandomPlay.game(rules, STARTS, seed, 80)) {
            Comparisons.withReference(position, ReferenceGames.of(rules.id()), seed);
            Comparisons.fastWithReference(position, seed);
        }
    }

    @Tag("slow")
    @Property(tries = 20)
    void theReferenceAgreesWithManyProngs(
            @ForAll @IntRange(min = 3, max = 8) int prongs, @ForAll boolean collision, @ForAll long seed) {
        RuleSet rules = rules(prongs, collision);
        for (Position position : fewTurned(rules, seed, 80, prongs == 3 ? 100_000 : 20_000)) {
            Comparisons.withReference(position, ReferenceGames.of(rules.id()), seed);
            Comparisons.fastWithReference(position, seed);
        }
    }

    @Tag("slow")
    @Property(tries = 50)
    void everyLawHoldsInLongGames(@ForAll boolean collision, @ForAll long seed) {
        RandomPlay.game(rules(2, collision), STARTS, seed, 60).forEach(position -> Laws.all(position, seed));
    }

    @Example
    void idsReadBack() {
        for (int prongs = 2; prongs <= 8; prongs++) {
            Laws.idReadsBack(rules(prongs, false));
            Laws.idReadsBack(rules(prongs, true));
        }
    }
}
