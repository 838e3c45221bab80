package io.github.multimove.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import io.github.multimove.rules.TurnStructure;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** Every law in games on small boards, of two dimensions and three, under every structure of simultaneous sub-moves. */
@Tag("budget")
class SmallGameLaws {
    private static final List<RuleSet> GAMES = SmallGames.all();

    @Provide
    Arbitrary<RuleSet> games() {
        return Arbitraries.of(GAMES);
    }

    @Property(tries = 15)
    void everyLawHolds(@ForAll("games") RuleSet rules, @ForAll long seed) {
        for (Position position : RandomPlay.game(rules, seed, Budget.of(3, 4))) {
            Laws.all(position, seed);
        }
    }

    @Example
    void aPieceThatReachesASquareInTwoWaysHasOneTurnThere() {
        RuleSet rules = RuleSet.of("squirks", SmallGames.squirks(), TurnStructure.one());
        Position position = rules.position("4k3/8/8/2s5/2S5/8/8/4K3 w - - 0 1");
        assertThat(rules.legalTurns(position).stream().map(Turn::toString))
                .containsOnlyOnce("c4e4", "c4c5", "c4c6")
                .doesNotContain("c4c7");
        Laws.all(position, 1);
    }
}
