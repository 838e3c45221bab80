package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.RoyalRule.Bound;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.RandomPlay;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games in which a side has several royal pieces, and what binds it. */
final class SeveralRoyalsTest {
    private static VariantFile file() throws IOException {
        return VariantFile.read(VariantFileTest.resource("royals.ini"));
    }

    /**
     * A turn is legal when the turns that follow it, were every king there to be captured, do not capture what the rule protects;
     * where its first step is a safe one, neither does a single move after that step.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "royal-pair",
                "royal-pair-in-order",
                "two-kings",
                "two-kings-in-order",
                "two-kings-at-once",
                "two-kings-at-once-in-order",
                "king-and-princes",
                "king-and-princes-at-once",
                "king-and-princes-in-order"
            })
    @Tag("budget")
    void turnsAreLegalByDefinition(String name) throws IOException {
        RuleSet rules = file().ruleSet(name);
        RuleSet free = RuleSet.of("free", rules.base(), rules.structure(), RoyalRule.capture());
        RuleSet single = RuleSet.of("single", rules.base(), TurnStructure.one(), RoyalRule.capture());
        boolean isSafe = rules.structure() instanceof Series series
                && series.steps().get(0).isSafe();
        Bound bound = ((RoyalRule.LastRoyal) rules.royalRule()).bound();
        int refused = 0;
        int most = Budget.of(100, 400);
        for (long seed = 0; seed < Budget.of(1, 2); seed++) {
            for (Position position : RandomPlay.game(rules, seed, 24)) {
                String text = position.toString();
                Position same = free.position(text);
                if (free.legalTurns(same).countUpTo(most) == most) {
                    continue;
                }
                Set<Turn> legal = new HashSet<>(position.legalTurns());
                for (Turn turn : same.legalTurns()) {
                    boolean isLegal = !isBound(same.play(turn), bound)
                            && !(isSafe && turn.subMoves().size() > 1 && isBound(midst(single, turn, text), bound));
                    refused += isLegal ? 0 : 1;
                    assertThat(legal.contains(turn))
                            .as("%s in %s", turn, position)
                            .isEqualTo(isLegal);
                }
            }
        }
        assertThat(refused).isGreaterThanOrEqualTo(Budget.of(0, 1));
    }

    private static Position midst(RuleSet single, Turn turn, String text) {
        return single.position(text).play(turn.subMoves().get(0).toString());
    }

    /** Whether the side that has just moved is bound, by all turns that follow. */
    private static boolean isBound(Position after, Bound bound) {
        Side mover = after.side().opposite();
        Set<Square> royals = new HashSet<>();
        Map<PieceType, Set<Square>> kinds = new HashMap<>();
        after.pieces().forEach((square, pieces) -> {
            PieceType type = pieces.get(0).type();
            if (pieces.get(0).side() == mover && after.ruleSet().base().royals().contains(type)) {
                royals.add(square);
                kinds.computeIfAbsent(type, key -> new HashSet<>()).add(square);
            }
        });
        boolean ofKind = royals.isEmpty();
        Set<Square> fallen = new HashSet<>();
        boolean together = royals.isEmpty();
        for (Turn reply : after.legalTurns()) {
            Set<Square> taken = new HashSet<>();
            for (SubMove subMove : reply.subMoves()) {
                if (subMove.isCapture() && royals.contains(subMove.capturedOn())) {
                    taken.add(subMove.capturedOn());
                }
            }
            fallen.addAll(taken);
            together |= taken.equals(royals);
            ofKind |= kinds.values().stream().anyMatch(taken::containsAll);
        }
        return switch (bound) {
            case TOGETHER -> together;
            case ANY -> !fallen.isEmpty();
            case EACH -> fallen.equals(royals);
            case LAST_OF_KIND -> ofKind;
        };
    }
}
