package io.github.multimove.marseillais;

import static io.github.multimove.testkit.Drawn.turns;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import org.junit.jupiter.api.Test;

/** Each point of {@code rules/marseillais.md}. */
class MarseillaisRulesTest {

    private final RuleSet rules = Marseillais.rules();

    /** Check ends the turn, so that no king is captured by a second sub-move; other pieces are. */
    @Test
    void aPieceIsThreatenedByTheSecondSubMoveToo() {
        Position position = rules.position("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3");
        Position passed = rules.position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9");

        assertThat(position.threats(position.board().square("d7"), Side.WHITE)).hasToString("[d1g4,g4d7, f1b5,b5d7]");
        assertThat(passed.threats(passed.board().square("d5"), Side.WHITE)).hasToString("[e5d6,e1d1]");
    }

    @Test
    void overAnotherBaseItIsWonAsThatGameIs() {
        RuleSet grand = RuleSets.of("marseillais[base=grand]");
        RuleSet kings = RuleSets.of("marseillais[base=double-king[castling=lenient]]");

        assertThat(turns(grand.initialPosition())).hasSize(65);
        assertThat(grand.base().id()).isEqualTo("grand");
        assertThat(kings.royalRule()).isEqualTo(kings.base().royalRule());
        assertThat(kings.id()).isEqualTo("marseillais[base=double-king[castling=lenient]]");
    }
}
