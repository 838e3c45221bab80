package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.explain.ConstraintKinds;
import io.github.multimove.explain.Line;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What binds a piece: pins of one piece and shared ones, checks, duties. */
class BondTest {
    private static final RuleSet ONE = Orthodox.rules();
    private static final RuleSet TWO = RuleSet.of("two", Orthodox.game(), TurnStructure.upTo(2));
    private static final RuleSet THREE = RuleSet.of("three", Orthodox.game(), TurnStructure.upTo(3));

    private static List<String> constraints(RuleSet rules, String position) {
        return rules.position(position).constraints().stream()
                .map(Constraint::sentence)
                .toList();
    }

    @Test
    void onePieceOnTheLineIsPinned() {
        assertThat(constraints(ONE, "4r1k1/8/8/8/8/8/4N3/4K3 w - -"))
                .containsExactly(
                        "the piece on e2 is pinned: it alone stands between the rook on e8 and the king on e1");
    }

    @Test
    void blackIsBoundAlike() {
        assertThat(constraints(ONE, "4k3/4n3/8/8/8/8/8/2K1R3 b - -"))
                .containsExactly(
                        "the piece on e7 is pinned: it alone stands between the rook on e1 and the king on e8");
        assertThat(constraints(TWO, "4k3/4n3/8/4n3/8/8/8/2K1R3 b - -"))
                .containsExactly(
                        "the pieces on e5 and e7 may not all leave: they alone stand between the rook on e1 and"
                                + " the king on e8");
        assertThat(constraints(ONE, "4k3/8/8/8/8/8/4N3/2K1R3 b - -")).isEmpty();
        assertThat(constraints(ONE, "4k3/8/8/8/8/8/8/2K1R3 b - -"))
                .containsExactly("every turn must answer the check by the rook on e1 to the king on e8");
    }

    @Test
    void aPinnedPieceMayLeaveIfAPartnerCovers() {
        assertThat(constraints(TWO, "4r1k1/8/8/8/R7/8/4N3/4K3 w - -")).hasSize(1);
    }

    @Test
    void twoPiecesShareAPinWhereTwoMoveInATurn() {
        String position = "4r1k1/8/8/8/4N3/8/4N3/4K3 w - -";
        assertThat(constraints(ONE, position)).isEmpty();
        assertThat(constraints(TWO, position))
                .containsExactly(
                        "the pieces on e2 and e4 may not all leave: they alone stand between the rook on e8 and"
                                + " the king on e1");
        ConstraintKinds.Pin pin =
                (ConstraintKinds.Pin) TWO.position(position).constraints().get(0);
        assertThat(pin.isShared()).isTrue();
        assertThat(pin.isClosable()).isTrue();
        assertThat(pin.lines().get(0).between()).hasToString("[e7, e6, e5, e4, e3, e2]");
        assertThat(TWO.legalTurns(TWO.position(position)).stream().map(Turn::toString))
                .contains("e2c3", "e4c3")
                .doesNotContain("e2c3,e4c5");
    }

    @Test
    void threePiecesShareOneOnlyWhereThreeMove() {
        String position = "4r1k1/8/8/4N3/4N3/8/4N3/4K3 w - -";
        assertThat(constraints(TWO, position)).isEmpty();
        assertThat(constraints(THREE, position)).hasSize(1).first().asString().contains("e2 and e4 and e5");
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
    void aPieceThatCannotLeaveSharesNoPin() {
        assertThat(constraints(TWO, "4r1k1/8/8/4p3/4P3/8/4N3/4K3 w - -")).isEmpty();
        assertThat(constraints(TWO, "4r1k1/8/4p3/8/4P3/8/4N3/4K3 w - -")).isEmpty();
        assertThat(constraints(TWO, "4r1k1/8/8/3p4/4P3/8/4N3/4K3 w - -")).hasSize(1);
    }

    @Test
    void everyCheckIsADuty() {
        String position = "4r1k1/8/8/8/1b6/8/8/4K2R w K -";
        assertThat(constraints(ONE, position))
                .containsExactly(
                        "every turn must answer the check by the bishop on b4 to the king on e1",
                        "every turn must answer the check by the rook on e8 to the king on e1");
        Position here = TWO.position(position);
        assertThat(here.constraints(here.board().square("h1")))
                .allMatch(Constraint::isDuty)
                .hasSize(2);
    }

    @Test
    void mateIsADutyThatNoPieceCanDo() {
        assertThat(constraints(ONE, "R5k1/5ppp/8/8/8/8/8/6K1 b - -")).hasSize(1);
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
    void whereTheKingMayBeCapturedNothingIsPinned() {
        RuleSet capture = RuleSet.of("capture", Orthodox.game(), TurnStructure.one(), RoyalRule.capture());
        assertThat(constraints(capture, "4r1k1/8/8/8/8/8/4N3/4K3 w - -")).isEmpty();
    }

    @Test
    void aPawnBindsThePieces() {
        RuleSet pawnThenPiece = RuleSet.of("pawn-then-piece", Orthodox.game(), TurnStructure.pawnThenPiece(true));
        assertThat(constraints(pawnThenPiece, "4r1k1/8/8/8/8/4P3/4N3/4K2R w - -"))
                .containsExactly(
                        "a turn begins with a pawn move while a pawn can move, such as e3e4",
                        "the pieces on e2 and e3 may not all leave: they alone stand between the rook on e8 and the king"
                                + " on e1");
        ConstraintKinds.Pin pin = (ConstraintKinds.Pin) pawnThenPiece
                .position("4r1k1/8/8/8/8/4P3/4N3/4K2R w - -")
                .constraints()
                .get(1);
        // a rook captures the king only as long as no black pawn has to move first
        assertThat(pin.isClosable()).isFalse();
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

    /** Two kings a side; a castling with a tower that otherwise only captures. */
    private static BaseGame.Builder courts() {
        PieceType tower = PieceType.of("tower", 'T', Movement.leaps(0, 1, 1).captureOnly());
        return BaseGame.builder("courts", Board.of(8, 8))
                .royal(Orthodox.KING)
                .pieces(Orthodox.ROOK, tower)
                .pawn(Orthodox.PAWN)
                .array("k6k/8/8/8/8/8/8/K3K2T")
                .castling(
                        Side.WHITE,
                        "T",
                        right -> right.king("e1", "g1").rook("h1", "f1").symbol("O-O"));
    }

    @Test
    void twoKingsAreBoundTogetherWhereOneTurnMayCaptureBoth() {
        String checks = "3r3r/8/kk6/8/8/8/8/3K3K w - -";
        String pins = "3r3r/8/kk6/8/3R4/8/8/3K3K w - -";
        RuleSet free = RuleSet.of("free", courts().build(), TurnStructure.upTo(2), RoyalRule.lastRoyal());
        assertThat(constraints(free, checks))
                .containsExactly("every turn must answer the check by the rook on d8 to the king on d1 and the rook on"
                        + " h8 to the king on h1");
        assertThat(constraints(free, pins))
                .containsExactly("the piece on d4 is pinned: it alone stands between the rook on d8 and the king on d1,"
                        + " and between the rook on h8 and the king on h1");
        RuleSet ordered = RuleSet.of(
                "ordered",
                courts().build(),
                Series.repeat(Series.Length.of(2), Step.move(), Step.move()),
                RoyalRule.lastRoyal());
        assertThat(ordered.isCheck(ordered.position(checks))).isTrue();
        assertThat(constraints(ordered, checks)).isEmpty();
        // whether two pawns may promote to captured pieces depends on the turn before
        BaseGame reserve = courts().promotion(
                        Promotion.of(Orthodox.PAWN, Orthodox.ROOK).onlyToCaptured())
                .build();
        assertThat(constraints(RuleSet.of("reserve", reserve, TurnStructure.upTo(2), RoyalRule.lastRoyal()), checks))
                .isEmpty();
    }

    @Test
    void piecesShareAPinWhereTheTurnHasPlacesForThem() {
        String knights = "4r1k1/8/8/8/8/4N3/4N3/4K3 w - -";
        String pawn = "4r1k1/8/8/8/3p4/4P3/4N3/4K3 w - -";
        RuleSet mixed = places(Step.Pieces.PAWNS, Step.Pieces.OTHERS);
        RuleSet others = places(Step.Pieces.OTHERS, Step.Pieces.OTHERS);
        assertThat(constraints(mixed, pawn)).anyMatch(bond -> bond.contains("e2") && bond.contains("e3"));
        assertThat(constraints(mixed, knights)).noneMatch(bond -> bond.contains("e2") && bond.contains("e3"));
        assertThat(constraints(others, knights)).anyMatch(bond -> bond.contains("e2") && bond.contains("e3"));
        assertThat(constraints(others, pawn)).noneMatch(bond -> bond.contains("e2") && bond.contains("e3"));
    }

    private static RuleSet places(Step.Pieces... places) {
        return RuleSet.of("places", Orthodox.game(), TurnStructure.upTo(2).places(places), RoyalRule.lastRoyal());
    }

    private static RuleSet closedByCheck(Series series) {
        return RuleSet.of("series", Orthodox.game(), series.on(Series.Closing.ENDS, Series.Event.CHECK));
    }
}
