package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.Reference;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A pawn move and then a piece move where that leaves its king exposed loses: every turn is legal but castling under attack. */
class ExposureOfPawnThenPieceTest {
    private static final RuleSet RULES = RuleSet.of(
            "exposed-twinmove",
            RuleSets.of("twinmove").base(),
            TurnStructure.pawnThenPiece(true),
            RoyalRule.lastRoyal().exposure(RoyalRule.LastRoyal.Exposure.LOSES));

    @Test
    void attackForbidsCastling() {
        RuleSet plain = Reference.of(RULES);
        String text = "r1bqk2r/5pp1/pnp2n2/bB2p2p/QP1pN2P/N1P1PPP1/P2P4/1RB1K1R1 b kq - 0 8";
        assertThat(RULES.legalTurns(RULES.position(text)).count())
                .isEqualTo(plain.legalTurns(plain.position(text)).count())
                .isEqualTo(264);
    }

    @Test
    void turnsAreThoseOfTheReferenceGenerator() {
        RuleSet plain = Reference.of(RULES);
        Random random = new Random(3);
        int compared = 0;
        for (int game = 0; game < 10; game++) {
            Position position = RULES.initialPosition();
            LegalTurns turns = RULES.legalTurns(position);
            for (int ply = 0; ply < 60 && !turns.isEmpty(); ply++) {
                assertThat(turns.count())
                        .as(position.toString())
                        .isEqualTo(plain.legalTurns(position).count());
                position = RULES.play(position, turns.uniform(random));
                turns = RULES.legalTurns(position);
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(50);
    }
}
