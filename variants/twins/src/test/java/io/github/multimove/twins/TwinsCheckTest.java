package io.github.multimove.twins;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Effect;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Check, castling and promotion of siblings where they depend on what the siblings may do first. */
class TwinsCheckTest {
    private static RuleSet rules(String options) {
        return RuleSets.of("twins[" + options + "]");
    }

    private static boolean isCheck(String options, String position) {
        return rules(options).isCheck(rules(options).position(position));
    }

    @Test
    void aKingCastlesThoughHisSiblingMightMakeWay() {
        RuleSet royal = rules("array=royal-queen,bond=separated,order=sequential");
        Position position = royal.position("4k3/8/8/8/8/8/8/Q3K2R w K - 0 1 a1+e1");
        assertThat(Drawn.turns(royal, position)).containsSubsequence("e1f1", "e1g1", "e1d2");
        assertThat(royal.effects(position, royal.parseTurn(position, "e1g1")))
                .hasToString("[Moved[piece=K, from=e1, to=g1], Moved[piece=R, from=h1, to=f1]]");
    }

    @Test
    void effectsSayWhatAPawnHasBecome() {
        RuleSet twins = Twins.options().rules();
        Position position = twins.position("4k3/P7/8/8/8/8/8/4K3 w - - 0 1 -");
        assertThat(promoted(twins, position, "a7a8n")).hasSize(1);
        assertThat(promoted(twins, position, "a7a8nn")).hasSize(2);
    }

    private static List<?> promoted(RuleSet rules, Position position, String turn) {
        return rules.effects(position, rules.parseTurn(position, turn)).stream()
                .filter(Effect.Promoted.class::isInstance)
                .map(effect -> ((Effect.Promoted) effect).into())
                .findFirst()
                .orElseThrow();
    }

    /** The hash is the same in every version. */
    @Test
    void theHashCoversWhoIsWhoseSibling() {
        RuleSet twins = Twins.options().rules();
        assertThat(twins.initialPosition().hash()).isEqualTo(3828435424799681299L);
        assertThat(twins.position("4k3/8/8/8/8/8/8/R2RK2R w - - 0 1 a1+d1").hash())
                .isNotEqualTo(
                        twins.position("4k3/8/8/8/8/8/8/R2RK2R w - - 0 1 a1+h1").hash());
    }
}
