package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.rules.Series;
import io.github.multimove.rules.Series.Length;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which series can be played, and what is said of those that cannot. */
class SeriesDescriptionTest {
    private static final Step MOVE = Step.move();

    @Test
    void lengthsAreOneToSixtyFour() {
        assertThat(Length.of(64).at(true, 9)).isEqualTo(64);
        assertThat(Length.bySide(1, 3).at(true, 9)).isEqualTo(1);
        assertThat(Length.bySide(1, 3).at(false, 9)).isEqualTo(3);
        assertThat(Length.growing().at(true, 1)).isEqualTo(1);
        assertThat(Length.growing().at(false, 1)).isEqualTo(2);
        assertThat(Length.growing().at(true, 3)).isEqualTo(5);
        for (int wrong : new int[] {0, 65, -1}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Length.of(wrong))
                    .withMessage("expected lengths from 1 to 64, found " + wrong + " and " + wrong);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Length.bySide(1, wrong))
                    .withMessage("expected lengths from 1 to 64, found 1 and " + wrong);
        }
    }

    @Test
    void aStepIsRestrictedToPiecesOnce() {
        assertThatThrownBy(() -> Step.move().pawns().others())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("expected one restriction of the pieces that make a step, found OTHERS after PAWNS");
    }

    @Test
    void theLastKingIsNotCapturedWhereCheckSeesNoTurnThatDoes() {
        Series rounds = Series.of(MOVE.royals(), MOVE.safe()).next(Series.Next.ROUNDS); // the rook has no safe move
        RuleSet rules = RuleSet.of("house", Orthodox.game(), rounds);
        assertThat(rules.legalTurns(rules.position("8/8/8/8/8/8/R7/K1k5 w - - 0 1")))
                .isEmpty(); // not a1b1,b1c1
    }

    @Test
    void whereThePlacedPieceGoesIsSafeAndGivesNoCheckTooSoon() {
        Series safe = Series.of(MOVE, Step.place().safe(), MOVE).on(Series.Closing.ENDS, Series.Event.CHECK);
        Series late = Series.of(MOVE, Step.place(), MOVE).on(Series.Closing.ONLY_LAST, Series.Event.CHECK);
        for (Series series : List.of(safe, late)) {
            RuleSet rules = RuleSet.of("house", Orthodox.game(), series);
            String kings = series.equals(safe) ? "4r1k1/8/8/8/4*3/8/7P/4K3" : "4k3/8/8/8/4*3/8/7P/K3R3";
            assertThat(rules.position(kings + " w - - 0 1").begin().then("h2h3").next())
                    .hasToString("[@e2, @e3, @e5, @e6, @e7]");
        }
    }

    @Test
    void whatNoStepNumberOrPlaceCanBeIsRefused() {
        PieceType unknown = PieceType.of("unknown", 'S', "N");
        assertThatThrownBy(() -> RuleSet.of("house", Orthodox.game(), Series.of(MOVE.by(Set.of(unknown)))))
                .hasMessageContaining("found unknown");
        Series kin = Series.of(MOVE).kin(Set.of(Orthodox.ROOK, unknown));
        assertThatThrownBy(() -> RuleSet.of("house", Orthodox.game(), kin))
                .hasMessageStartingWith("expected piece types of orthodox in a series");
        assertThatThrownBy(() -> MOVE.by(Set.of())).hasMessageContaining("found none");
        assertThatThrownBy(() -> Series.of(MOVE).atTurn(0, Series.of(MOVE))).hasMessageContaining("found 0");
        assertThatThrownBy(() -> TurnStructure.upTo(2).places(Step.Pieces.ROYALS, Step.Pieces.ALL))
                .hasMessageContaining("found ROYALS");
        assertThatThrownBy(() -> RuleSet.of("drops", Orthodox.game(), TurnStructure.twoDrops()))
                .hasMessageContaining("expected a structure of one turn that is not drops alone, found ");
        for (Series wrong : List.of(Series.of(MOVE, Step.choose()), Series.repeat(Length.of(2), MOVE, MOVE))) {
            assertThatThrownBy(() -> RuleSet.of("house", Orthodox.game(), wrong.inAnyOrder()))
                    .hasMessageContaining("moves without a length as steps in any order");
        }
        assertThatThrownBy(() -> RuleSet.of("house", Orthodox.game(), Series.of(MOVE, Step.push())))
                .hasMessageStartingWith(
                        "expected one push, and the promotion owed to be chosen first, where pawns promote");
        assertThatThrownBy(() -> Length.byCheck(0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Length.kingsRank().at(true, 1)).isInstanceOf(IllegalStateException.class);
    }
}
