package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Series.Closing;
import io.github.multimove.rules.Series.Event;
import io.github.multimove.rules.Series.Length;
import io.github.multimove.rules.Series.Next;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.Step.Duty;
import io.github.multimove.rules.TurnStructure;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which series can be played, and what is said of those that cannot. */
class SeriesDescriptionTest {
    private static final Step MOVE = Step.move();
    private static final Step SAFE = MOVE.safe();
    private static final Step LATER = SAFE.duty(Duty.IF_POSSIBLE);

    private static RuleSet played(Series series) {
        return RuleSet.of("house", Orthodox.game(), series, RoyalRule.capture());
    }

    private static void refused(Series series, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> played(series))
                .withMessageStartingWith("expected " + message)
                .withMessageContaining(", found ");
    }

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
    void kinArePiecesOfTheGame() {
        PieceType camel = PieceType.of("camel", 'L', "C");
        Series series = Series.of(SAFE, LATER).next(Next.KIN);
        assertThat(played(series.kin(Set.of(Orthodox.ROOK, Orthodox.QUEEN))).initialPosition())
                .isNotNull();
        refused(series.kin(Set.of(Orthodox.ROOK, camel)), "piece types of orthodox in a series");
    }

    @Test
    void aLongSeriesRequiresItsFirstSubMoveAlone() {
        assertThat(played(Series.repeat(Length.of(3), SAFE, SAFE).on(Closing.ENDS, Event.CHECK))
                        .id())
                .isEqualTo("house");
        refused(
                Series.repeat(Length.of(4), SAFE, SAFE).on(Closing.ENDS, Event.CHECK),
                "no required later step in a series of more than 3 sub-moves");
    }

    @Test
    void aMoverStalematedInTheMidstHasAFreeChoiceOfPieces() {
        Step stalemates = SAFE.duty(Duty.OR_STALEMATE);
        Series series = Series.of(SAFE, stalemates);
        assertThat(played(series).structure()).isEqualTo(series);
        assertThat(played(series.next(Next.ROUNDS)).structure()).isNotEqualTo(series);
        refused(series.next(Next.SAME), "a free choice of the next piece");
        refused(series.next(Next.ANOTHER), "a free choice of the next piece");
        String restricted = "later steps restricted no further than the first where a mover may be stalemated";
        refused(Series.of(SAFE, MOVE.duty(Duty.OR_STALEMATE)), restricted);
        refused(Series.of(SAFE, stalemates.pawns()), restricted);
        refused(Series.of(SAFE, stalemates.quiet()), restricted);
        refused(Series.of(SAFE, stalemates.noDoubleStep()), restricted);
        assertThat(played(Series.of(SAFE.quiet(), stalemates.quiet())).id()).isEqualTo("house");
        assertThat(played(Series.of(SAFE.quiet(), stalemates)).id()).isEqualTo("house");
        assertThat(played(Series.of(SAFE.noDoubleStep(), stalemates)).id()).isEqualTo("house");
    }

    @Test
    void aDeepSeriesIsClosedByCheckOrCapturesOnceAtMost() {
        Step optional = SAFE.duty(Duty.OPTIONAL);
        assertThat(played(Series.repeat(Length.of(4), SAFE, optional)).id()).isEqualTo("house");
        refused(
                Series.repeat(Length.of(5), SAFE, optional),
                "at most 4 sub-moves where check needs the whole turn (no event CHECK, and later steps that capture)");
        assertThat(played(Series.repeat(Length.of(5), SAFE, optional.quiet())).id())
                .isEqualTo("house");
        assertThat(played(Series.repeat(Length.of(5), SAFE.quiet(), optional.quiet()))
                        .id())
                .isEqualTo("house");
        assertThat(played(Series.repeat(Length.of(5), SAFE, optional).on(Closing.ENDS, Event.CHECK))
                        .id())
                .isEqualTo("house");
        assertThat(played(Series.repeat(Length.of(64), SAFE, optional).on(Closing.ENDS, Event.CHECK))
                        .id())
                .isEqualTo("house");
    }

    @Test
    void twoSubMovesAtMostCommute() {
        Series two = Series.of(MOVE.pawns(), MOVE.others().duty(Duty.IF_POSSIBLE));
        assertThat(played(two.commuting()).structure()).isNotEqualTo(two);
        refused(Series.repeat(Length.of(2), MOVE, MOVE).commuting(), "at most two sub-moves that commute");
        refused(Series.of(MOVE, MOVE, MOVE).commuting(), "at most two sub-moves that commute");
    }

    @Test
    void aReplyIsPlain() {
        Series series = Series.of(SAFE, LATER).on(Closing.ENDS, Event.CHECK);
        assertThat(played(series.reply(Series.of(SAFE))).id()).isEqualTo("house");
        String plain = "a reply without length, events and reply of its own";
        refused(series.reply(Series.repeat(Length.of(2), SAFE, LATER)), plain);
        refused(series.reply(Series.of(SAFE, LATER).on(Closing.ENDS, Event.CAPTURE)), plain);
        refused(series.beginsAsReply(), "a reply to begin with");
        assertThat(played(series.reply(Series.of(SAFE)).beginsAsReply()).id()).isEqualTo("house");
    }

    @Test
    void aStepIsRestrictedToPiecesOnce() {
        assertThatThrownBy(() -> Step.move().pawns().others())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("expected one restriction of the pieces that make a step, found OTHERS after PAWNS");
    }

    @Test
    void whatNoStepNumberOrPlaceCanBeIsRefused() {
        PieceType unknown = PieceType.of("unknown", 'S', "N");
        refused(Series.of(MOVE.by(Set.of(unknown))), "");
        assertThatThrownBy(() -> MOVE.by(Set.of())).hasMessageContaining("found none");
        assertThatThrownBy(() -> Series.of(MOVE).atTurn(0, Series.of(MOVE))).hasMessageContaining("found 0");
        assertThatThrownBy(() -> TurnStructure.upTo(2).places(Step.Pieces.ROYALS, Step.Pieces.ALL))
                .hasMessageContaining("found ROYALS");
        assertThatThrownBy(() -> RuleSet.of("drops", Orthodox.game(), TurnStructure.twoDrops()))
                .hasMessageContaining("expected a structure of one turn that is not drops alone, found ");
        assertThatThrownBy(() -> Length.byCheck(0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Length.kingsRank().at(true, 1)).isInstanceOf(IllegalStateException.class);
    }
}
