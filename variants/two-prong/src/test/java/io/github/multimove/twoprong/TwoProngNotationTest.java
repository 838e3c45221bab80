package io.github.multimove.twoprong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.Game;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.TurnFormatException;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnGame;
import io.github.multimove.testkit.NotationLaws;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TwoProngNotationTest {
    private static final RuleSet RULES = RuleSets.of("two-prong");

    @Test
    void theTurnsOfThePageAreWrittenSo() {
        Game game = Game.of(RULES).play("e4").play("e5,Nf6");
        assertThat(game.turns()).extracting(Object::toString).containsExactly("e2e4", "e7e5,g8f6");
        Position position = RULES.position("3qkb2/3ppp2/8/8/8/5Q2/B7/4K3 w - - 0 2");
        assertThat(position.algebraic(RULES.parseTurn(position, "f3h5,a2f7"))).isEqualTo("Bxf7,Qh5#");
        assertThat(Game.of(position).play("Bxf7,Qh5#").outcome())
                .contains(Outcome.win(Side.WHITE, Outcome.Reason.CHECKMATE));
    }

    @Test
    void theOrderOfSubMovesIsFreeAndTheMarkClosesTheTurn() {
        Position position = RULES.position("3qkb2/3ppp2/8/8/8/5Q2/B7/4K3 w - - 0 2");
        assertThat(RULES.parseTurn(position, "Qh5,Bxf7#")).hasToString("a2f7,f3h5");
        assertThatThrownBy(() -> RULES.parseTurn(position, "Bxf7#,Qh5"))
                .isInstanceOf(TurnFormatException.class)
                .hasMessageContaining("at character 4");
        assertThatThrownBy(() -> RULES.parseTurn(position, "Bxf7,Qh5"))
                .isInstanceOf(TurnFormatException.class)
                .hasMessage("expected #, found the end at character 8");
    }

    /** The knight on e3 is pinned, and may go to d5 only while the bishop or the queen covers the king. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4r1k1/8/8/8/8/2N1N3/8/4KB2 w - - 0 2 | c3d5 | Ncd5",
                "4r1k1/8/8/8/8/2N1N3/8/4KB2 w - - 0 2 | e3d5,f1e2 | Be2,Ned5",
                "4r1k1/8/8/8/8/2N1N3/3PPP2/4K3 w - - 0 2 | c3d5 | Ncd5",
                "4r1k1/8/8/8/4p3/2N1N3/3P1P2/3RKR2 w - - 0 2 | c3d5 | Ncd5"
            })
    void piecesAreToldApartThatMayGoThereInAnyTurn(String position, String turn, String text) {
        Position p = RULES.position(position);
        String written = p.algebraic(RULES.parseTurn(p, turn));
        assertThat(RULES.parseTurn(p, written))
                .hasToString(RULES.parseTurn(p, turn).toString());
        if (text.startsWith("N")) {
            assertThat(written).isEqualTo(text);
        } else {
            assertThat(written.split(",")).containsExactlyInAnyOrder(text.split(","));
        }
    }

    @Test
    void theVariantTagHasTheOptions() {
        RuleSet rules = RuleSets.of("two-prong[prongs=3,collision=true]");
        PgnGame game = PgnGame.of(Game.of(rules).play("e4").play("e5,d5,Nf6").resign(Side.WHITE));
        assertThat(game.tag("Variant")).contains("two-prong[collision=true,prongs=3]");
        assertThat(game.toString()).endsWith("\n\n1. e4 d5,e5,Nf6 0-1\n");
        assertThat(Pgn.strict().read(game.toString())).isEqualTo(game);
        assertThat(Pgn.strict().read(game.toString()).game().ruleSet()).isEqualTo(rules);
    }

    @ParameterizedTest
    @ValueSource(strings = {"orthodox", "two-prong", "two-prong[prongs=3]", "two-prong[collision=true]"})
    void theLawsOfNotationHold(String id) {
        laws(RuleSets.of(id), 4, 40);
    }

    private static void laws(RuleSet rules, int games, int length) {
        SplittableRandom random = new SplittableRandom(20_261_121);
        for (int i = 0; i < games; i++) {
            Position position = rules.initialPosition();
            for (int turn = 0; turn < length && rules.outcome(position).isEmpty(); turn++) {
                NotationLaws.algebraicReadsBack(position, random, 2);
                NotationLaws.brokenTurnsAreRefused(position, random, 2);
                if (turn % 8 == 1) {
                    NotationLaws.algebraicNamesTheLeast(position, random, 40);
                }
                position = rules.play(position, rules.legalTurns(position).uniform(random));
            }
        }
        NotationLaws.gamesReadBack(rules, random, games, length);
        NotationLaws.brokenGamesAreRefused(rules, random, games * 5, 12);
    }
}
