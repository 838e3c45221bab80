package io.github.multimove;

import static io.github.multimove.rules.RoyalRule.WithoutTurn.LOSES;
import static io.github.multimove.rules.RoyalRule.WithoutTurn.WINS;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import org.junit.jupiter.api.Test;

/** What a side has that is without a turn is the royal rule's to say, whatever a turn is (rules/more-series.md, New properties). */
class NoTurnLosesTest {
    private static final String STALEMATE = "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1";
    private static final String CHECKMATE = "7k/5KQ1/8/8/8/8/8/8 b - - 0 1";
    private static final Outcome LOST = Outcome.win(Side.WHITE, Outcome.Reason.NO_TURN_LOSES);

    private static RuleSet game(TurnStructure structure, RoyalRule rule) {
        return RuleSet.of("no-turn", Orthodox.game(), structure, rule);
    }

    @Test
    void oneMoveATurn() {
        RuleSet rules = game(TurnStructure.one(), RoyalRule.lastRoyal().withoutTurn(LOSES));
        Position lost = rules.position(STALEMATE);
        assertThat(lost.outcome()).contains(LOST);
        assertThat(LOST.words()).isEqualTo("no turn loses, white wins");
        assertThat(lost.isStalemate()).isTrue();
        assertThat(lost.isCheckmate()).isFalse();
        Position mated = rules.position(CHECKMATE);
        assertThat(mated.outcome()).contains(Outcome.win(Side.WHITE, Outcome.Reason.CHECKMATE));
        assertThat(mated.isStalemate()).isFalse();
        assertThat(mated.isCheckmate()).isTrue();
    }

    @Test
    void turnsThatStalemateWinWhereNoTurnLoses() {
        String text = "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1";
        RuleSet loses = game(TurnStructure.one(), RoyalRule.lastRoyal().withoutTurn(LOSES));
        assertThat(loses.position(text).legalTurns().winning())
                .map(Turn::toString)
                .contains("g5g6")
                .containsAll(
                        game(TurnStructure.one(), RoyalRule.lastRoyal()).position(text).legalTurns().winning().stream()
                                .map(Turn::toString)
                                .toList());
        assertThat(game(TurnStructure.one(), RoyalRule.lastRoyal())
                        .position(text)
                        .legalTurns()
                        .winning())
                .map(Turn::toString)
                .isNotEmpty()
                .doesNotContain("g5g6");
    }

    @Test
    void bareKingsEndNothingWhereNoTurnIsNoDraw() {
        String bare = "7k/8/8/8/8/8/8/K7 w - - 0 1";
        assertThat(Game.of(game(TurnStructure.one(), RoyalRule.lastRoyal()).position(bare))
                        .outcome())
                .contains(Outcome.draw(Outcome.Reason.BARE_KINGS));
        for (RoyalRule.WithoutTurn answer : new RoyalRule.WithoutTurn[] {LOSES, WINS}) {
            Position position = game(TurnStructure.one(), RoyalRule.lastRoyal().withoutTurn(answer))
                    .position(bare);
            assertThat(Game.of(position).outcome()).isEmpty();
            assertThat(position.legalTurns().count()).isEqualTo(3);
        }
    }

    @Test
    void twoMovesOfWhichNeitherMayBeMissing() {
        Step safe = Step.move().safe();
        RuleSet rules =
                game(Series.of(safe, safe.quiet()), RoyalRule.lastRoyal().withoutTurn(LOSES));
        // the pawn's one move leaves Black without a second
        Position lost = rules.position("k7/8/K6p/8/8/8/7P/1R6 b - - 0 1");
        assertThat(lost.legalTurns().stream().map(Turn::toString)).containsExactly("h6h5,h5h4");
        Position blocked = rules.position("k7/8/K6p/8/7P/8/8/1R6 b - - 0 1");
        assertThat(blocked.legalTurns()).isEmpty();
        assertThat(blocked.outcome()).contains(LOST);
    }

    @Test
    void kingsThatAreCaptured() {
        RoyalRule rule = RoyalRule.capture().withoutTurn(LOSES);
        RuleSet rules = game(Series.of(Step.move().pawns(), Step.move().others()), rule);
        Position lost = rules.position("7k/8/8/8/8/8/8/K7 b - - 0 1");
        assertThat(lost.outcome()).contains(LOST);
        assertThat(lost.isStalemate()).isTrue();
        assertThat(rule).hasToString("capture().withoutTurn(LOSES)");
    }

    @Test
    void aSideWithoutATurnMayWinWhereMateWins() {
        RuleSet rules = game(TurnStructure.one(), RoyalRule.lastRoyal().withoutTurn(WINS));
        Position won = rules.position(STALEMATE);
        assertThat(won.outcome()).contains(Outcome.win(Side.BLACK, Outcome.Reason.WITHOUT_TURN));
        assertThat(won.isStalemate()).isFalse();
        assertThat(rules.position(CHECKMATE).outcome()).contains(Outcome.win(Side.WHITE, Outcome.Reason.CHECKMATE));
    }
}
