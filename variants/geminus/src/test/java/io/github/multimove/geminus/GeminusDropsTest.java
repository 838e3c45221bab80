package io.github.multimove.geminus;

import static io.github.multimove.testkit.Drawn.play;
import static io.github.multimove.testkit.Drawn.turns;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.testkit.Drawn;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Each point of the drop phase ({@code rules/geminus.md}, Drop phase). */
class GeminusDropsTest {
    private final RuleSet rules = Geminus.rules();

    /** White's last two drops: a knight and a bishop of the light colour. */
    private final Position late = Drawn.position(rules, "[BNqr] w - - 0 4", """
            r . . . . b . .
            k . p b . . p .
            p p p n p p n p
            . . . . . . . .
            . . . . . . . .
            P P P N P P P P
            . . P . . . . K
            R . . Q . B . R""");

    @Test
    void publishedNumberOfSingleDrops() {
        Set<SubMove> drops = rules.legalTurns(rules.initialPosition()).stream()
                .flatMap(turn -> turn.subMoves().stream())
                .collect(Collectors.toSet());

        // Every drop that can be made first can be made second after another; those on relocated pawns are second only.
        assertThat(drops.stream().filter(drop -> drop.to().rank() != 1 || drop instanceof SubMove.Drop))
                .hasSize(328);
    }

    @Test
    void theFirstTurnComesAtOnceAndNothingIsListed() {
        LegalTurns turns = rules.legalTurns(rules.initialPosition());

        assertThat(turns.iterator().next()).hasToString("K@a1,Q@b1");
        assertThat(turns.at(44_467)).hasToString("N@h3>h2,N@h2>g2");
        assertThat(turns.count()).isEqualTo(44_468);
        assertThat(turns.isEmpty()).isFalse();
        assertThat(turns).contains(turns.uniform(new Random(3)));
    }

    @Test
    void aTurnIsTwoDropsAndASideHasFourSuchTurns() {
        Position position = rules.initialPosition();
        for (int turn = 0; turn < 8; turn++) {
            assertThat(rules.legalTurns(position).at(0).subMoves())
                    .hasSize(2)
                    .allMatch(drop -> drop instanceof SubMove.Drop || drop instanceof SubMove.RelocatingDrop);
            position = rules.play(position, rules.legalTurns(position).at(20));
        }
        assertThat(position.toString()).contains("[]").endsWith(" w - - 0 5");
        assertThat(turns(position)).noneMatch(turn -> turn.contains("@"));
    }

    @Test
    void dropsThatMayBeMadeInEitherOrderAreOneTurnReadInEither() {
        Turn turn = rules.parseTurn(late, "N@b1,B@c1");

        assertThat(rules.parseTurn(late, "B@c1,N@b1")).isEqualTo(turn).hasToString("N@b1,B@c1");
        assertThat(late.turn(List.of(turn.subMoves().get(1), turn.subMoves().get(0))))
                .isEqualTo(turn);
        assertThat(rules.legalTurns(late))
                .contains(turn)
                .doesNotContain(Turn.of(turn.subMoves().get(1), turn.subMoves().get(0)));
        assertThat(turns(late)).doesNotContain("B@c1,N@b1");
    }

    @Test
    void otherwiseOrderIsPartOfTheTurn() {
        Position start = rules.initialPosition();

        assertThat(turns(start)).contains("N@d3>c2,B@c2>e2", "B@c2,N@d3>e2").doesNotContain("N@d3>e2,B@c2");
        // The second drop is made on the pawn that the first has relocated: the other order cannot be made.
        assertThat(play(start, "N@d3>c2,B@c2>e2")).isEqualTo(play(start, "N@d3>e2,B@c2"));
        assertThat(rules.parseTurn(start, "N@d3>c2,B@c2>e2")).isNotEqualTo(rules.parseTurn(start, "N@d3>e2,B@c2"));
    }

    @Test
    void aPawnWithoutAnotherEmptySquareOfTheSecondRankCannotBeDroppedOn() {
        Position position = Drawn.position(rules, "[RRrr] w - - 0 4", """
                k q n b b n . .
                . . . . . . . .
                p p p p p p p p
                . . . . . . . .
                . . . . . . . .
                Q B N K B N P P
                P P P P P P . .
                . . . . . . . .""");

        assertThat(turns(position)).hasSize(28).startsWith("R@a1,R@b1").endsWith("R@g1,R@h1");
    }

    @Test
    void noDropResetsNothingButTheClockAndCapturesNothing() {
        Position position = rules.position("r4b2/k1pb2p1/pppnppnp/8/8/PPPNPPPP/2P4K/R2Q1B1R[BNqr] w - - 5 4");

        assertThat(play(position, "N@b1,B@c1").halfTurnClock()).isZero();
        assertThat(rules.legalTurns(position).stream().flatMap(turn -> turn.subMoves().stream()))
                .noneMatch(SubMove::isCapture);
    }

    @Test
    void aGameWithHandsNeedsAStructureWithDrops() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSet.of("never-dropped", rules.base(), TurnStructure.one()))
                .withMessage("expected hands and drops together in geminus, found a base game with hands and a"
                        + " structure without drops");
    }
}
