package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.perft.Perft;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.Reference;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Squares on which a piece wins: judged where a turn of its side ends. */
final class GoalSquaresTest {
    private static final Board BOARD = Orthodox.game().board();
    private static final BaseGame HILL = goal(Side.WHITE, goal(Side.BLACK, Orthodox.game()));

    private static BaseGame goal(Side side, BaseGame game) {
        return game.toBuilder("hill")
                .goal(
                        side,
                        Orthodox.KING,
                        List.of(BOARD.square("d4"), BOARD.square("e4"), BOARD.square("d5"), BOARD.square("e5")))
                .build();
    }

    private static RuleSet rules(TurnStructure structure, RoyalRule royal) {
        return RuleSet.of("hill", HILL, structure, royal);
    }

    @Test
    void reachingAGoalWins() {
        RuleSet rules = rules(TurnStructure.one(), RoyalRule.lastRoyal());
        Position position = rules.position("4k3/8/8/8/8/4K3/P7/8 w - - 0 1");
        Position over = rules.play(position, rules.parseTurn(position, "e3e4"));
        assertThat(over.outcome()).contains(Outcome.win(Side.WHITE, Outcome.Reason.GOAL_REACHED));
        assertThat(rules.legalTurns(over)).isEmpty();
        assertThat(rules.isCheckmate(over)).isFalse();
        assertThat(rules.isStalemate(over)).isFalse();
        assertThat(rules.legalTurns(position).winning())
                .extracting(Turn::toString)
                .containsExactlyInAnyOrder("e3d4", "e3e4");
        assertThat(rules.position(over.toString())).isEqualTo(over);
    }

    @Test
    void onlyTheSideThatHasMovedWins() {
        RuleSet rules = rules(TurnStructure.one(), RoyalRule.lastRoyal());
        assertThat(rules.position("4k3/8/8/8/4K3/8/P7/8 w - - 0 1").outcome()).isEmpty();
        assertThat(rules.position("8/8/8/4k3/8/4P3/8/4K3 w - - 0 1").outcome())
                .contains(Outcome.win(Side.BLACK, Outcome.Reason.GOAL_REACHED));
    }

    @Test
    void anAttackedGoalIsNotReachedWhereTheTurnWouldBeIllegal() {
        RuleSet rules = rules(TurnStructure.one(), RoyalRule.lastRoyal());
        Position position = rules.position("3rk3/8/8/8/8/4K3/P7/8 w - - 0 1");
        assertThat(rules.legalTurns(position).winning())
                .extracting(Turn::toString)
                .containsExactly("e3e4");
    }

    @Test
    void aGoalMayBePassedInTheMidstOfATurn() {
        RuleSet rules = rules(Series.of(Step.move(), Step.move()), RoyalRule.capture());
        Position position = rules.position("4k3/8/8/8/8/4K3/P7/8 w - - 0 1");
        Position passed = rules.play(position, rules.parseTurn(position, "e3e4,e4f3"));
        assertThat(passed.outcome()).isEmpty();
        Position over = rules.play(position, rules.parseTurn(position, "e3e4,a2a3"));
        assertThat(over.outcome()).contains(Outcome.win(Side.WHITE, Outcome.Reason.GOAL_REACHED));
    }

    @Test
    void bareKingsMayStillReachAGoal() {
        Position position = rules(TurnStructure.one(), RoyalRule.lastRoyal()).position("4k3/8/8/8/8/4K3/8/8 w - - 0 1");
        assertThat(Game.of(position).outcome()).isEmpty();
        assertThat(position.ruleSet().legalTurns(position).winning()).hasSize(2);
    }

    @Test
    void aGoalCountsBeforeExposure() {
        RuleSet rules = rules(TurnStructure.one(), RoyalRule.lastRoyal().exposure(RoyalRule.Exposure.LOSES));
        Position position = rules.position("3rk3/8/8/8/8/4K3/P7/8 w - - 0 1");
        Position over = rules.play(position, rules.parseTurn(position, "e3d4"));
        assertThat(over.outcome()).contains(Outcome.win(Side.WHITE, Outcome.Reason.GOAL_REACHED));
    }

    @Test
    void everyWayOfAskingAgreesWithTheReference() {
        SplittableRandom random = new SplittableRandom(7);
        for (TurnStructure structure :
                List.of(TurnStructure.one(), TurnStructure.upTo(2), Series.of(Step.move(), Step.move()))) {
            for (RoyalRule royal : List.of(
                    RoyalRule.lastRoyal(),
                    RoyalRule.capture(),
                    RoyalRule.lastRoyal().exposure(RoyalRule.Exposure.LOSES))) {
                RuleSet rules = rules(structure, royal);
                RuleSet plain = Reference.of(rules);
                Position position = rules.position("4k3/3p4/8/8/8/8/3P4/4K3 w - - 0 1");
                for (int i = 0; i < 20 && position.outcome().isEmpty(); i++) {
                    Position same = plain.position(position.toString());
                    LegalTurns turns = rules.legalTurns(position);
                    assertThat(turns.count()).isEqualTo(plain.legalTurns(same).count());
                    assertThat(Perft.count(position, 2))
                            .as(rules + " " + position)
                            .isEqualTo(turns.stream()
                                    .mapToLong(turn -> rules.legalTurns(
                                                    rules.play(position(rules, same), turnOf(rules, same, turn)))
                                            .count())
                                    .sum());
                    assertThat(turns.winning().count())
                            .isEqualTo(plain.legalTurns(same).winning().count());
                    position = rules.play(position, turns.uniform(random));
                }
            }
        }
    }

    private static Position position(RuleSet rules, Position same) {
        return rules.position(same.toString());
    }

    private static Turn turnOf(RuleSet rules, Position same, Turn turn) {
        return rules.parseTurn(position(rules, same), turn.toString());
    }
}
