package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Series.Length;
import io.github.multimove.rules.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Series that no published game makes (rules/series.md): what may follow, what is refused and why, what is threatened. */
class SeriesRulesTest {
    private static final Step MOVE = Step.move();
    private static final Step SAFE = Step.move().safe();

    private static RuleSet orthodox(Series series) {
        return RuleSet.of("series", Orthodox.game(), series, RoyalRule.lastRoyal());
    }

    private static List<String> texts(Iterable<Turn> turns) {
        List<String> texts = new ArrayList<>();
        turns.forEach(turn -> texts.add(turn.toString()));
        return texts;
    }

    private static void refuses(RuleSet rules, String position, String turn, String sentence) {
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> rules.position(position).parseTurn(turn))
                .withMessage(turn + ": " + sentence);
    }

    // ---- refusals ---------------------------------------------------------------------------------------------------

    @Test
    void aMoveIsNotRefusedForACaptureEnPassantThatItIsNot() {
        RuleSet rules = orthodox(Series.of(SAFE, SAFE.enPassant(Step.EnPassant.NEVER)));
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() ->
                        rules.position("4r1k1/8/8/8/8/8/P3N3/4K3 w - - 0 1").parseTurn("a2a3,e2c3"))
                .withMessageContaining("e8");
    }

    @Test
    void noPieceMovesAgainBeforeTheRoundIsOver() {
        RuleSet rounds = orthodox(Series.repeat(Length.of(3), SAFE, SAFE).next(Series.Next.ROUNDS));
        String position = "7k/8/8/8/8/8/P7/4K3 w - - 0 9";
        refuses(
                rounds,
                position,
                "e1e2,e2e3,a2a3",
                "the piece on e2 has moved in this round while others have not, which can make moves such as a2a3");
        assertThat(texts(rounds.position(position).legalTurns())).contains("e1e2,a2a3,e2e3");
    }

    @Test
    void aQuietStepDoesNotCapture() {
        RuleSet quiet = orthodox(Series.repeat(Length.of(2), SAFE, SAFE.quiet()));
        refuses(
                quiet,
                "7k/8/8/p7/8/8/8/R3K3 w - - 0 9",
                "e1e2,a1a5",
                "as move 2 of this turn the piece on a1 may not capture");
    }

    @Test
    void onlyTheLastMoveGivesCheck() {
        RuleSet last =
                orthodox(Series.repeat(Length.of(2), SAFE, SAFE).on(Series.Closing.ONLY_LAST, Series.Event.CHECK));
        String position = "7k/8/8/8/8/8/8/R3K3 w - - 0 9";
        refuses(last, position, "a1a8,e1e2", "only the last move of a full turn gives check");
        assertThat(texts(last.position(position).legalTurns())).contains("e1e2,a1a8");
    }

    @Test
    void whoCouldCaptureTheKingInBetweenIsSaid() {
        RuleSet safe = orthodox(Series.repeat(Length.of(2), SAFE, SAFE));
        refuses(
                safe,
                "4r1bk/6pp/8/8/8/8/4R3/4K3 w - - 0 9",
                "e2a2,e1f1",
                "after e2a2 your king could be captured by e8e1, and move 1 of the turn must leave it safe");
    }

    // ---- what may follow --------------------------------------------------------------------------------------------

    /** Of steps that may be left out each sub-move is the one whose kind it is of, whatever square it begins on. */
    @Test
    void aSubMoveStaysItsStepAmongThoseOfLaterSteps() {
        RuleSet rules = orthodox(
                Series.of(MOVE.pawns().duty(Step.Duty.OPTIONAL), MOVE.others().duty(Step.Duty.OPTIONAL), Step.push()));
        assertThat(texts(rules.position("7k/8/8/p6N/8/8/8/4K3 w - - 0 9").legalTurns()))
                .contains("h5g3,a5a4", "a5a4")
                .doesNotContain("h5g3,e1e2", "h5g3,e1e2,a5a4");
    }

    /** The knight shields the king at its third step; that it could not after going back at the second tells nothing. */
    @Test
    void someWaysOfAPieceLeadNowhere() {
        RuleSet rules = orthodox(
                Series.of(MOVE, MOVE, SAFE).next(Series.Next.SAME).on(Series.Closing.ENDS, Series.Event.CHECK));
        Position position = rules.position("4r2k/8/8/8/8/2P5/2PP4/1N2K3 w - - 0 9");
        assertThat(texts(position.legalTurns()))
                .contains("b1a3,a3c4,c4e3")
                .allMatch(turn -> turn.startsWith("e1") || turn.startsWith("b1a3,a3c4"));
    }

    /** The king may step to an attacked square where the step need not leave it safe, but not castle to it. */
    @Test
    void theKingMayStandAttackedBetweenStepsButNotByCastling() {
        RuleSet rules = orthodox(Series.of(MOVE, SAFE).on(Series.Closing.ENDS, Series.Event.CHECK));
        assertThat(texts(rules.position("6rk/7p/8/8/8/8/8/4K2R w K - 0 9").legalTurns()))
                .contains("e1f1,f1f2")
                .noneMatch(turn -> turn.startsWith("e1g1"));
    }

    // ---- promotion to captured pieces
    // ----------------------------------------------------------------------------------

    /** A pawn that was pushed to the last rank becomes a piece which its side has lost, or stays (rules/avalanche.md, 3). */
    @Test
    void aPushedPawnBecomesALostPieceOnly() {
        Board board = Board.of(6, 6);
        Set<Square> last = board.squares().stream().filter(s -> s.rank() == 5).collect(Collectors.toSet());
        BaseGame base = BaseGame.builder("lost", board)
                .royal(Orthodox.KING)
                .pieces(Orthodox.ROOK)
                .pawn(Orthodox.PAWN)
                .array("r1k2r/6/6/6/PP4/R1K2R")
                .promotion(Promotion.of(Orthodox.PAWN, Orthodox.ROOK).must(last).onlyToCaptured())
                .build();
        RuleSet rules = RuleSet.of(
                "lost",
                base,
                Series.of(
                        Step.choose().duty(Step.Duty.IF_POSSIBLE),
                        SAFE,
                        Step.push().duty(Step.Duty.IF_POSSIBLE)),
                RoyalRule.lastRoyal());
        assertThat(texts(rules.position("P5/6/3k2/6/6/R1K3 w - - 0 9").legalTurns()))
                .isNotEmpty()
                .allMatch(turn -> turn.startsWith("a6a6r,"));
        assertThat(texts(rules.position("P5/6/3k2/6/6/R1K2R w - - 0 9").legalTurns()))
                .isNotEmpty()
                .noneMatch(turn -> turn.startsWith("a6"));
    }

    /** The king of a set-up as in Chess960 castles to where its rook stood, and has moved then. */
    @Test
    void aKingThatHasCastledToItsRooksSquareHasMoved() {
        BaseGame base = BaseGame.builder("beside", Board.of(8, 8))
                .royal(Orthodox.KING)
                .pieces(Orthodox.ROOK)
                .array("7k/8/8/8/8/8/8/5KR1")
                .castling(
                        Side.WHITE,
                        "K",
                        right -> right.king("f1", "g1").rook("g1", "f1").symbol("O-O"))
                .build();
        RuleSet rules = RuleSet.of(
                "beside",
                base,
                Series.repeat(Length.of(2), MOVE, MOVE).next(Series.Next.ANOTHER),
                RoyalRule.lastRoyal());
        Position position = rules.initialPosition();
        LegalTurns turns = position.legalTurns();
        assertThat(turns.count()).isEqualTo(turns.stream().count());
        assertThat(texts(turns)).noneMatch(turn -> turn.startsWith("f1g1,"));
        refuses(rules, position.toString(), "f1g1,g1h1", "the piece on g1 has moved in this turn, by f1g1");
    }

    // ---- threats ----------------------------------------------------------------------------------------------------

    /** For each sub-move that captures a king the first turn, and the first that captures both. */
    @Test
    void theFirstTurnThatCapturesBothKingsIsAThreatOfItsOwn() {
        BaseGame base = BaseGame.builder("two kings", Board.of(8, 8))
                .royal(Orthodox.KING)
                .pieces(Orthodox.ROOK)
                .array("1kk5/8/8/8/8/8/8/KK6")
                .build();
        RuleSet rules = RuleSet.of("two-kings", base, Series.repeat(Length.of(2), MOVE, MOVE), RoyalRule.lastRoyal());
        Position position = rules.position("1KK5/8/8/1rr5/8/8/8/k7 w - - 0 9");
        assertThat(texts(position.threats())).contains("a1b1,b5b8", "a1b1,c5c8", "b5b8,c5c8");
    }
}
