package io.github.multimove.independent;

import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.testkit.Comparisons;
import io.github.multimove.testkit.Laws;
import io.github.multimove.testkit.RandomPlay;
import io.github.multimove.testkit.ReferenceGame;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

/** Every law in orthodox chess, and its agreement with the independent implementation. */
class OrthodoxLaws {
    private static final RuleSet RULES = Orthodox.rules();
    private static final ReferenceGame REFERENCE = ReferenceGames.of("orthodox");
    private static final List<String> STARTS = ReferencePositions.of("orthodox");

    @Property(tries = 12)
    void everyLawHolds(@ForAll long seed) {
        RandomPlay.game(RULES, STARTS, seed, 12).forEach(position -> Laws.all(position, seed));
    }

    @Property(tries = 12)
    void theReferenceAgrees(@ForAll long seed) {
        for (Position position : RandomPlay.game(RULES, STARTS, seed, 40)) {
            Comparisons.withReference(position, REFERENCE, seed);
        }
    }

    @Tag("slow")
    @Property(tries = 1_000)
    void theReferenceAgreesInLongGames(@ForAll long seed) {
        for (Position position : RandomPlay.game(RULES, STARTS, seed, 120)) {
            Comparisons.withReference(position, REFERENCE, seed);
        }
    }

    @Example
    void theReferenceAgreesOnThePositionsKept() {
        for (String text : STARTS) {
            Comparisons.withReference(RULES.position(text), REFERENCE, 1);
            Laws.all(RULES.position(text), 1);
        }
    }

    @Property(tries = 10)
    void equalityIsThatOfTexts(@ForAll long seed) {
        List<Position> all = new ArrayList<>();
        for (int game = 0; game < 20; game++) {
            all.addAll(RandomPlay.game(RULES, seed + game, 60));
        }
        Laws.equalityIsThatOfTexts(all);
    }

    @Example
    void theIdReadsBack() {
        Laws.idReadsBack(RULES);
    }
}
