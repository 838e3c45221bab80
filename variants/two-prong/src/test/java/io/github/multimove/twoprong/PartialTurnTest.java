package io.github.multimove.twoprong;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Orthodox;
import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.SubMove;
import java.util.List;
import org.junit.jupiter.api.Test;

class PartialTurnTest {
    private static final RuleSet RULES = TwoProng.over(Orthodox.game());

    private static List<String> texts(PartialTurn turn) {
        return turn.next().stream().map(SubMove::toString).toList();
    }

    @Test
    void theFirstTurnOfAllIsSingle() {
        PartialTurn first = RULES.initialPosition().begin("e2e4");
        assertThat(first.mustStop()).isTrue();
        Position reply = RULES.play(first.position(), first.turn());
        PartialTurn second = reply.begin("e7e5");
        assertThat(second.mayStop()).isTrue();
        assertThat(second.mustStop()).isFalse();
        assertThat(texts(second)).doesNotContain("e7e6", "e7e5").contains("g8f6");
    }

    @Test
    void castlingIsAWholeDualMove() {
        Position position = RULES.position("4k3/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQ - 0 2");
        assertThat(position.begin("e1g1").mustStop()).isTrue();
        assertThat(texts(position.begin("a2a3"))).contains("e1d1").doesNotContain("e1g1", "e1c1");
        RuleSet three = TwoProng.options().prongs(3).rules();
        Position same = three.position(position.toString());
        assertThat(texts(same.begin("a2a3"))).contains("e1g1");
        assertThat(same.begin("a2a3,e1g1").mustStop()).isTrue();
        assertThat(texts(same.begin("a2a3,b2b3"))).contains("e1d1").doesNotContain("e1g1");
    }

    @Test
    void doubleCheckIsAnsweredByTwoPiecesAndOffersOnlyThose() {
        // The rook checks along the file, the knight by a leap: one piece blocks or captures each, or the king goes.
        Position position = RULES.position("4r1k1/8/8/8/1B6/3n4/8/3QK3 w - - 0 9");
        assertThat(RULES.isCheck(position)).isTrue();
        PartialTurn taken = position.begin("d1d3");
        assertThat(taken.mayStop()).isFalse();
        assertThat(texts(taken)).contains("b4e7", "e1d2").doesNotContain("b4a3", "e1d1");
        PartialTurn aside = position.begin("d1a4");
        assertThat(aside.next())
                .isNotEmpty()
                .allMatch(m -> m.actor().orElseThrow().type().equals(Orthodox.KING));
    }

    @Test
    void aPieceWhoWouldCollideWithTheFirstIsNotOffered() {
        Position position = TwoProng.options().collision(true).rules().position("7k/8/8/8/8/8/8/R2R3K w - - 0 9");
        PartialTurn turn = position.begin("a1c1");
        assertThat(texts(turn)).doesNotContain("d1b1", "d1c1").contains("d1e1", "d1d5");
    }
}
