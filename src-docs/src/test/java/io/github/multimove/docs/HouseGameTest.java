package io.github.multimove.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import io.github.multimove.perft.Perft;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.testkit.Laws;
import io.github.multimove.testkit.RandomPlay;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A house of two floors is a game like any other. */
class HouseGameTest {
    @Test
    void everyLawHoldsOfIt() {
        List<Position> game = RandomPlay.game(HouseGame.rules(), 1, 15);
        for (int i = 0; i < game.size(); i += 5) {
            Laws.all(game.get(i), i);
        }
    }

    @Test
    void piecesMoveAsTheyAreSaidTo() {
        RuleSet single = RuleSet.of("house", HouseGame.game(), TurnStructure.one());
        Position position = single.position("5/5/5/5/5|2k2/5/2C2/4M/2K1L w - - 0 9");
        List<String> turns =
                single.legalTurns(position).stream().map(Turn::toString).toList();
        assertThat(turns)
                .contains("1c3-1d5", "1c3-2c4", "1e2-1e3", "1e2-2e2", "1e1-2e1", "1c1-2c1")
                .doesNotContain("1c3-2c3", "1e1-1e3", "1c3-1c4");
    }

    @Test
    void firstTurnIsASingleMove() {
        RuleSet rules = HouseGame.rules();
        long alone = Perft.count(
                RuleSet.of("house", HouseGame.game(), TurnStructure.one()).initialPosition(), 1);
        assertThat(rules.legalTurns(rules.initialPosition()).count()).isEqualTo(alone);
        Turn first = rules.legalTurns(rules.initialPosition()).at(0);
        assertThat(rules.legalTurns(rules.play(rules.initialPosition(), first)).count())
                .isGreaterThan(alone);
    }

    @Test
    void arrayCanBeChangedAlone() {
        RuleSet rules = RuleSet.of("knights-only", HouseGame.knightsOnly(), TurnStructure.one());
        assertThat(rules.initialPosition()).hasToString("nnnnknnn/pppppppp/8/8/8/8/PPPPPPPP/NNNNKNNN w - - 0 1");
        assertThat(rules.initialPosition().castlingRights()).isEmpty();
    }
}
