package io.github.multimove.twinmove;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.CheckByTurns;
import io.github.multimove.testkit.Comparisons;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Twinmove over the published base games: both paths agree, check is what the opponent's turns say, games end. */
class TwinmoveCrossingsTest {
    @Tag("budget")
    @ParameterizedTest
    @ValueSource(strings = {"grand", "double-king", "raumschach", "dragonchess"})
    void gamesArePlayedOverEveryPublishedBase(String base) {
        RuleSet rules = Twinmove.over(RuleSets.baseGame(base));
        Random random = new Random(61);
        int captures = 0;
        for (int game = 0; game < Budget.of(1, 4); game++) {
            Position position = rules.initialPosition();
            for (int i = 0; i < 400; i++) {
                LegalTurns turns = rules.legalTurns(position);
                if (turns.isEmpty()) {
                    break;
                }
                if (i % Budget.of(80, 20) == 0 && turns.count() < 4_000) {
                    Comparisons.fastWithReference(position, random.nextLong());
                    CheckByTurns.agrees(position);
                }
                position = rules.play(position, turns.uniform(random));
                assertThat(rules.position(position.toString())).isEqualTo(position);
            }
            captures += rules.outcome(position)
                            .map(Outcome::reason)
                            .filter(Outcome.Reason.KING_CAPTURED::equals)
                            .isPresent()
                    ? 1
                    : 0;
        }
        assertThat(captures).isGreaterThanOrEqualTo(Budget.of(0, 1));
    }

    /** Ten pawns with a single and a double step each. */
    @Test
    void overGrandTheFirstTurnIsAPawnMoveAndAPieceMove() {
        RuleSet rules = Twinmove.over(RuleSets.baseGame("grand"));
        LegalTurns turns = rules.legalTurns(rules.initialPosition());
        assertThat(turns).allSatisfy(turn -> assertThat(turn.subMoves()).hasSize(2));
        assertThat(turns.count())
                .isEqualTo(turns.stream().map(Turn::toString).distinct().count());
        assertThat(turns.stream().map(turn -> turn.subMoves().get(0)).distinct())
                .hasSize(20);
    }

    /**
     * <pre>
     * 10 . . . . k . . . . .
     *  9 P . . . . . . . . .     no white piece has been captured but pawns:
     *    ...                      the pawn may not go to the tenth rank
     * </pre>
     */
    @Test
    void overGrandAPawnThatCannotPromoteCapturesTheKingAndStaysAPawn() {
        RuleSet rules = Twinmove.over(RuleSets.baseGame("grand"));
        Position position = rules.position("1k8/P9/10/10/10/10/10/10/1NBQKCABN1/R8R w - - 0 20");
        Turn take = rules.parseTurn(position, "a9b10");
        Position next = rules.play(position, take);
        assertThat(rules.outcome(next)).map(Outcome::reason).contains(Outcome.Reason.KING_CAPTURED);
        assertThat(rules.position(next.toString())).isEqualTo(next);
        assertThat(rules.legalTurns(position).stream().map(Turn::toString)).noneMatch(text -> text.startsWith("a9a10"));
    }
}
