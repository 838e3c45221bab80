package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.explain.ConstraintKinds;
import io.github.multimove.explain.Line;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What binds a piece: pins of one piece and shared ones, checks, duties. */
class BondTest {
    private static final RuleSet ONE = Orthodox.rules();
    private static final RuleSet TWO = RuleSet.of("two", Orthodox.game(), TurnStructure.upTo(2));

    private static List<String> constraints(RuleSet rules, String position) {
        return rules.position(position).constraints().stream()
                .map(Constraint::sentence)
                .toList();
    }

    @Test
    void twoPiecesShareAPinWhereTwoMoveInATurn() {
        String position = "4r1k1/8/8/8/4N3/8/4N3/4K3 w - -";
        ConstraintKinds.Pin pin =
                (ConstraintKinds.Pin) TWO.position(position).constraints().get(0);
        assertThat(pin.isShared()).isTrue();
        assertThat(pin.isClosable()).isTrue();
        assertThat(pin.lines().get(0).between()).hasToString("[e7, e6, e5, e4, e3, e2]");
    }

    @Test
    void piecesShareAPinWhereASeriesHasAPlaceForEach() {
        String two = "4r1k1/8/8/8/4B3/8/4N3/4K3 w - -";
        String three = "4r1k1/8/8/4Q3/4B3/8/4N3/4K3 w - -";
        String alike = "4r1k1/8/8/8/4N3/8/4N3/4K3 w - -";
        String pawn = "7k/8/6b1/8/4P3/3N4/8/1K6 w - -";
        Step move = Step.move().duty(Step.Duty.IF_POSSIBLE).safe();
        Step quiet = move.quiet();

        assertThat(shared(Series.of(move), two)).isEmpty();
        assertThat(shared(Series.of(move, move), two)).containsExactly("e2", "e4");
        assertThat(shared(Series.of(move, quiet), two)).containsExactly("e2", "e4");
        assertThat(shared(Series.of(move.endsTurn(), move), two)).isEmpty();
        assertThat(shared(Series.of(move, move), three)).isEmpty();
        assertThat(shared(Series.repeat(Series.Length.of(3), move, move), three))
                .containsExactly("e2", "e4", "e5");
        assertThat(shared(Series.of(move, move).next(Series.Next.ANOTHER), two)).containsExactly("e2", "e4");
        assertThat(shared(Series.of(move, move).next(Series.Next.SAME), two)).isEmpty();
        assertThat(shared(Series.of(move, move).next(Series.Next.KIN), two)).isEmpty();
        assertThat(shared(Series.of(move, move).next(Series.Next.KIN), alike)).containsExactly("e2", "e4");
        assertThat(shared(Series.of(move.pawns(), move), two)).isEmpty();
        assertThat(shared(Series.of(move.pawns(), move), pawn)).containsExactly("d3", "e4");
        assertThat(shared(Series.of(move.others(), move), pawn)).containsExactly("d3", "e4");
        assertThat(shared(Series.of(move.others(), move.others()), pawn)).isEmpty();
        assertThat(shared(Series.of(move.pawns(), move.others()), pawn)).containsExactly("d3", "e4");
        assertThat(shared(Series.of(Step.move().pawns(), Step.move().others()).inAnyOrder(), pawn))
                .containsExactly("d3", "e4");
    }

    /** The squares of those that share the one pin of a series; a check ends it, so that no king is captured remotely. */
    private static List<String> shared(Series series, String position) {
        RuleSet rules = closedByCheck(series);
        List<Constraint> pins = rules.position(position).constraints().stream()
                .filter(ConstraintKinds.Pin.class::isInstance)
                .toList();
        assertThat(pins).hasSizeLessThan(2);
        return pins.stream()
                .flatMap(pin -> pin.squares().stream())
                .map(Square::toString)
                .toList();
    }

    @Test
    void aPieceWhoLeavesAfterOthersSharesAPinThoughHeIsShutIn() {
        Step move = Step.move().duty(Step.Duty.IF_POSSIBLE).safe();
        // the pawn on f2 has no move before the bishop on f3 has gone
        assertThat(shared(Series.of(move, move, move), "7k/8/8/8/7b/5BN1/5P2/4K3 w - -"))
                .containsExactly("f2", "g3");
        assertThat(constraints(TWO, "7k/8/8/8/7b/5BN1/5P2/4K3 w - -")).isEmpty();
    }

    @Test
    void aCaptureOfTheKingIsATurnOfASeriesUnlessItHasToWait() {
        Step move = Step.move().duty(Step.Duty.IF_POSSIBLE).safe();
        String rook = "4r1k1/8/8/8/8/8/4N3/4K3 w - -";

        assertThat(isClosable(Series.of(move, move), rook)).isTrue();
        assertThat(isClosable(Series.of(move, move).on(Series.Closing.ENDS, Series.Event.CAPTURE), rook))
                .isTrue();
        assertThat(isClosable(Series.of(move, move).on(Series.Closing.ONLY_LAST, Series.Event.CHECK), rook))
                .isTrue();
        assertThat(isClosable(Series.of(move, move).on(Series.Closing.ONLY_LAST, Series.Event.PROMOTION), rook))
                .isTrue();
        assertThat(isClosable(Series.of(move, move).on(Series.Closing.ONLY_LAST, Series.Event.CAPTURE), rook))
                .isFalse();
        assertThat(isClosable(Series.of(move.quiet(), move), rook)).isFalse();
        assertThat(isClosable(Series.of(move.pawns(), move), rook)).isFalse();
    }

    private static boolean isClosable(Series series, String position) {
        RuleSet rules = RuleSet.of("series", Orthodox.game(), series);
        return rules.position(position).constraints().stream()
                .filter(ConstraintKinds.Pin.class::isInstance)
                .map(ConstraintKinds.Pin.class::cast)
                .findFirst()
                .orElseThrow()
                .isClosable();
    }

    @Test
    void nothingBindsWhenTheGameIsOverAndNoPieceOnAnEmptySquare() {
        assertThat(ONE.position("4k3/8/8/8/8/8/8/4K3 w - -").constraints()).isEmpty();
        Position check = ONE.position("4r1k1/8/8/8/8/8/8/R3K3 w - -");
        assertThat(check.constraints(check.board().square("d4"))).isEmpty();
        assertThat(check.constraints(check.board().square("e8"))).isEmpty();
        assertThat(check.constraints(check.board().square("a1"))).hasSize(1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> check.constraints(Board.of(9, 8).square("a1")))
                .withMessageContaining("expected a square of the 8x8 board");
    }

    @Test
    void aLineIsOpenWhenNoPieceStandsOnIt() {
        Position open = ONE.position("4r1k1/8/8/8/8/8/8/R3K3 w - -");
        Line line = ((ConstraintKinds.Check) open.constraints().get(0)).lines().get(0);
        assertThat(line).hasToString("the rook on e8 to the king on e1");
        assertThat(line.isOpen(open)).isTrue();
        assertThat(line.isOpen(ONE.position("4r1k1/8/8/8/8/8/4R3/4K3 w - -"))).isFalse();
        assertThat(line.isOpen(ONE.position("4r1k1/8/8/8/8/8/8/3K4 w - -"))).isFalse();
        assertThat(line.isOpen(ONE.position("4q1k1/8/8/8/8/8/8/4K3 w - -"))).isFalse();
    }

    private static RuleSet closedByCheck(Series series) {
        return RuleSet.of("series", Orthodox.game(), series.on(Series.Closing.ENDS, Series.Event.CHECK));
    }
}
