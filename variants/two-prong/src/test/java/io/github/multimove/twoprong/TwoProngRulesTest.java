package io.github.multimove.twoprong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.Board;
import io.github.multimove.IllegalTurnException;
import io.github.multimove.IllegalTurnException.Rule;
import io.github.multimove.Movement;
import io.github.multimove.Orthodox;
import io.github.multimove.Outcome;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Each numbered rule and each decided point of rules/two-prong.md, on boards. */
class TwoProngRulesTest {
    private static final RuleSet RULES = RuleSets.of("two-prong");
    private static final RuleSet THREE = RuleSets.of("two-prong[prongs=3]");
    private static final RuleSet COLLISION = RuleSets.of("two-prong[collision=true]");

    private static List<String> turns(Position position) {
        return position.ruleSet().legalTurns(position).stream()
                .map(Turn::toString)
                .toList();
    }

    private static Position play(Position position, String turn) {
        return position.ruleSet().play(position, position.ruleSet().parseTurn(position, turn));
    }

    private static void refuses(Position position, String turn, Rule rule, String sentence) {
        assertThat(turns(position)).doesNotContain(turn);
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> position.ruleSet().parseTurn(position, turn))
                .withMessage(turn + ": " + sentence)
                .satisfies(e -> assertThat(e.rule()).isEqualTo(rule));
    }

    // ---- 1. single and dual moves -----------------------------------------------------------------------------------

    @Test
    void rule1TheFirstTurnIsASingleMove() {
        Position start = RULES.initialPosition();
        assertThat(turns(start)).hasSize(20).contains("e2e4").noneMatch(turn -> turn.contains(","));
        refuses(
                start,
                "d2d4,e2e4",
                Rule.STRUCTURE,
                "this turn has at most 1 man move (castling counts for 2), found 2");
    }

    @Test
    void rule1FromThenOnATurnIsOneOrTwoMoves() {
        Position reply = play(RULES.initialPosition(), "e2e4");
        assertThat(turns(reply)).hasSize(196).contains("e7e5", "e7e5,g8f6", "b8c6,g8f6");
    }

    @Test
    void rule1TheFirstTurnIsKnownByNumberSideAndArray() {
        String array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        assertThat(RULES.position(array + " w KQkq - 0 1").isUnderOpeningRule()).isTrue();
        assertThat(RULES.position(array + " w - - 7 1").isUnderOpeningRule()).isTrue();
        assertThat(turns(RULES.position(array + " w KQkq - 4 3"))).contains("d2d4,e2e4");
        assertThat(turns(RULES.position(array + " b KQkq - 0 1"))).contains("d7d5,e7e5");
        assertThat(turns(RULES.position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1")))
                .contains("d2d4,e2e4");
    }

    @Test
    void rule1PositionsWithAndWithoutTheFirstTurnDiffer() {
        String array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - ";
        Position first = RULES.position(array + "0 1");
        Position third = RULES.position(array + "0 3");
        assertThat(first).isNotEqualTo(third).isEqualTo(RULES.position(array + "9 1"));
        assertThat(first.hash()).isNotEqualTo(third.hash());
    }

    // ---- 2. simultaneous --------------------------------------------------------------------------------------------

    @Test
    void rule2AManNeitherEntersNorPassesItsPartnersOrigin() {
        Position position = Picture.of(RULES, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                P . . . . . . .
                R . . . K . . .
                """);
        refuses(position, "a1a2,a2a4", Rule.MOVEMENT, "the White rook on a1 cannot make the move a1a2");
        refuses(position, "a1a3,a2a4", Rule.MOVEMENT, "the White rook on a1 cannot make the move a1a3");
    }

    @Test
    void rule2APartnerDoesNotBlockOnItsDestination() {
        Position position = Picture.of(RULES, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . N . . . . .
                . . . . . . . .
                R . . . K . . .
                """);
        assertThat(turns(position)).contains("a1a8,c3a4", "a1a7,c3a4").doesNotContain("a1a4,c3a4");
        Position after = play(position, "a1a7,c3a4");
        assertThat(after).hasToString("4k3/R7/8/8/N7/8/8/4K3 b - - 1 9");
    }

    @Test
    void rule2DestinationsDiffer() {
        Position position = Picture.of(RULES, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . N . . . N .
                . . . . . . . .
                . . . . K . . .
                """);
        refuses(
                position,
                "c3e4,g3e4",
                Rule.COMBINATION,
                "the moves of the men on c3 and g3 meet on one square or take one man");
    }

    @Test
    void rule2TwoSlidersMayPassEachOther() {
        Position position = Picture.of(RULES, "w - - 0 9", """
                . k . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                R . . . . . . R
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .
                """);
        assertThat(turns(position)).contains("a4g4,h4b4").doesNotContain("a4h4,h4a4");
    }

    @Test
    void rule2ALineIsNotOpenedWithinTheTurn() {
        Position position = Picture.of(RULES, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . P . . .
                . . . . K B . .
                """);
        refuses(position, "e2e4,f1c4", Rule.MOVEMENT, "the White bishop on f1 cannot make the move f1c4");
    }

    // ---- 3. safety after the turn -----------------------------------------------------------------------------------

    @Test
    void rule3TheKingMayStepIntoALineThatThePartnerShuts() {
        Position position = Picture.of(RULES, "w - - 0 9", """
                . . . r . . k .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . N . . . . .
                . . . . . . . .
                . . . . K . . .
                """);
        refuses(position, "e1d1", Rule.ROYAL_LEFT_ATTACKED, "your king on d1 would be left attacked by the rook on d8");
        assertThat(turns(position)).contains("e1d1,c3d5").doesNotContain("e1d1,c3b5");
    }

    @Test
    void rule3TheKingMayStepWhereThePartnerTakesTheAttacker() {
        Position position = Picture.of(RULES, "w - - 0 9", """
                . . . . . . k .
                . . . . . . . .
                . . . . . . . .
                . . . n . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .
                . . . R . . . .
                """);
        refuses(
                position,
                "e2e3",
                Rule.ROYAL_LEFT_ATTACKED,
                "your king on e3 would be left attacked by the knight on d5");
        assertThat(turns(position)).contains("d1d5,e2e3");
    }

    @Test
    void rule3APinnedManMayLeaveIfThePartnerCovers() {
        Position position = Picture.of(RULES, "w - - 0 9", """
                . . . . r . k .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . N .
                . . . . . . . .
                . . . . B . . .
                . . . . K . . .
                """);
        assertThat(turns(position)).contains("e2d3,g4e3", "e2c4,g4e5").doesNotContain("e2d3", "e2d3,g4h6");
    }

    @Test
    void rule3DoubleCheckIsAnsweredWithoutMovingTheKing() {
        Position position = Picture.of(RULES, "w - - 0 9", """
                . . . . r . k .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . b . . . . . .
                . . . . . . . .
                . . P . . . . .
                . . . . K . N .
                """);
        assertThat(RULES.isCheck(position)).isTrue();
        assertThat(RULES.threats(position)).hasSizeGreaterThanOrEqualTo(2);
        assertThat(turns(position)).contains("g1e2,c2c3").doesNotContain("c2c3", "g1e2");
    }

    // ---- 4. mate and stalemate --------------------------------------------------------------------------------------

    @Test
    void rule4ACheckThatOnlyADualMoveAnswersIsNotMate() {
        Position position = Picture.of(RULES, "w - - 0 9", """
                . . . . r . k .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . b . . . . . .
                . . . . . . . .
                . . P . . P . .
                . . R Q K B N .
                """);
        assertThat(turns(position)).isNotEmpty().allMatch(turn -> turn.contains(","));
        assertThat(RULES.isCheckmate(position)).isFalse();
        assertThat(RULES.outcome(position)).isEmpty();
    }

    @Test
    void rule4CheckmateIsCheckWithoutASingleOrDualMove() {
        Position position = Picture.of(RULES, "b - - 0 9", """
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . K . .
                . . . . . . R .
                R . . . . . . k
                """);
        assertThat(turns(position)).isEmpty();
        assertThat(RULES.isCheckmate(position)).isTrue();
        assertThat(RULES.outcome(position)).contains(Outcome.win(Side.WHITE, Outcome.Reason.CHECKMATE));
    }

    @Test
    void rule4ADualMoveMates() {
        Position position = Picture.of(RULES, "w - - 0 9", """
                . . . . . . . k
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                R . . . . . . .
                . R . . K . . .
                """);
        assertThat(RULES.isCheckmate(play(position, "b1b7,a2a8"))).isTrue();
        assertThat(RULES.isCheckmate(play(position, "a2a8"))).isFalse();
    }

    @Test
    void rule4StalemateIsNoMoveWithoutCheck() {
        Position position = Picture.of(RULES, "b - - 0 9", """
                k . . . . . . .
                . . . . . . . .
                . Q . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .
                """);
        assertThat(RULES.isStalemate(position)).isTrue();
        assertThat(RULES.isCheckmate(position)).isFalse();
        assertThat(RULES.outcome(position)).contains(Outcome.draw(Outcome.Reason.STALEMATE));
    }

    // ---- 5. castling ------------------------------------------------------------------------------------------------

    @Test
    void rule5CastlingIsAFullDualMove() {
        Position position = Picture.of(RULES, "w KQ - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                P . . . . . . .
                R . . . K . . R
                """);
        assertThat(turns(position)).contains("e1g1", "e1c1");
        refuses(
                position,
                "e1g1,a2a3",
                Rule.STRUCTURE,
                "this turn has at most 2 men move (castling counts for 2), found 3");
    }

    @Test
    void rule5CastlingIsNotASingleMove() {
        BaseGame open = Orthodox.game().toBuilder("open")
                .array("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R")
                .build();
        RuleSet rules = TwoProng.over(open);
        Position start = rules.initialPosition();
        assertThat(turns(start)).doesNotContain("e1g1", "e1c1");
        assertThat(turns(play(start, "a2a3"))).contains("e8g8", "e8c8");
    }

    // ---- N prongs ---------------------------------------------------------------------------------------------------

    @Test
    void threeProngsMoveUpToThreeDifferentMen() {
        Position reply = play(THREE.initialPosition(), "e2e4");
        assertThat(turns(reply)).contains("e7e5", "e7e5,g8f6", "e7e5,b8c6,g8f6");
        assertThat(turns(THREE.initialPosition())).hasSize(20);
        refuses(
                reply,
                "a7a6,b7b6,c7c6,d7d6",
                Rule.STRUCTURE,
                "this turn has at most 3 men move (castling counts for 2), found 4");
    }

    @Test
    void withThreeProngsCastlingTakesTwoOfThem() {
        Position position = Picture.of(THREE, "w KQ - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                P P . . . . . .
                R . . . K . . R
                """);
        assertThat(turns(position)).contains("e1g1,a2a3");
        refuses(
                position,
                "e1g1,a2a3,b2b3",
                Rule.STRUCTURE,
                "this turn has at most 3 men move (castling counts for 2), found 4");
    }

    @Test
    void whetherTheKingPassesAttackIsJudgedBeforeTheTurn() {
        Position passing = Picture.of(THREE, "w K - 0 9", """
                . . . . k r . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . N .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . R
                """);
        refuses(passing, "e1g1,g5f3", Rule.CASTLING_ATTACKED, "the king may not castle out of or through attack");
    }

    @Test
    void whetherTheKingArrivesInAttackIsJudgedAfterTheTurn() {
        Position arriving = Picture.of(THREE, "w K - 0 9", """
                . . . . k . r .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . N . .
                . . . . . . . .
                . . . . K . . R
                """);
        assertThat(turns(arriving)).contains("e1g1,f3g5").doesNotContain("e1g1", "e1g1,f3d4");
    }

    @Test
    void theRooksDestinationIsOneToo() {
        Position position = Picture.of(THREE, "w K - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . N .
                . . . . . . . .
                . . . . K . . R
                """);
        refuses(
                position,
                "e1g1,g3f1",
                Rule.COMBINATION,
                "the moves of the men on e1 and g3 meet on one square or take one man");
    }

    // ---- collision --------------------------------------------------------------------------------------------------

    @Test
    void withCollisionTwoMenMayNotMeetOnOneLine() {
        String rooks = """
                . k . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                R . . . . . . R
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .
                """;
        assertThat(turns(Picture.of(RULES, "w - - 0 9", rooks))).contains("a4e4,h4d4", "a4d4,h4e4");
        Position position = Picture.of(COLLISION, "w - - 0 9", rooks);
        assertThat(turns(position)).contains("a4d4,h4e4", "a4a8,h4d4");
        refuses(position, "a4e4,h4d4", Rule.COMBINATION, "the men on a4 and h4 would collide");
    }

    @Test
    void withCollisionAPawnMeetsARookOnItsFile() {
        Position position = Picture.of(COLLISION, "w - - 0 9", """
                k . . . . . . .
                . . . . R . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . P . . .
                . . . . . . K .
                """);
        assertThat(turns(position)).contains("e2e4,e7e5", "e2e3,e7e4");
        refuses(position, "e2e4,e7e3", Rule.COMBINATION, "the men on e2 and e7 would collide");
    }

    @Test
    void leapsAndCrossingLinesNeverCollide() {
        Position position = Picture.of(COLLISION, "w - - 0 9", """
                . k . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                R . . . . . . .
                . . N . . . . .
                . . . . . . . .
                . . . B . . K .
                """);
        assertThat(turns(position)).contains("d1h5,a4h4", "c3d5,a4e4", "c3e4,a4d4");
    }

    // ---- decided ----------------------------------------------------------------------------------------------------

    @Test
    void decidedATurnIsASet() {
        Position reply = play(RULES.initialPosition(), "e2e4");
        Turn turn = RULES.parseTurn(reply, "e7e5,g8f6");
        assertThat(RULES.parseTurn(reply, "g8f6,e7e5")).isEqualTo(turn).hasToString("e7e5,g8f6");
        assertThat(turns(reply)).doesNotContain("g8f6,e7e5");
    }

    @Test
    void decidedBothPawnsMayBeCapturedInPassing() {
        Position before = Picture.of(RULES, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . p . . . . p .
                . . . . . . . .
                . . P . . P . .
                . . . . K . . .
                """);
        Position position = play(before, "c2c4,f2f4");
        assertThat(position).hasToString("4k3/8/8/8/1pP2Pp1/8/8/4K3 b - c3f3 0 9");
        assertThat(turns(position)).contains("b4c3", "g4f3", "b4c3,g4f3");
        assertThat(play(position, "b4c3,g4f3")).hasToString("4k3/8/8/8/8/2p2p2/8/4K3 w - - 0 10");
    }

    @Test
    void decidedAPawnWhoseCrossedSquareIsFilledIsNotCapturedInPassing() {
        Position position = Picture.of(RULES, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . p . . . .
                . . . . . . . .
                . . . . P . . .
                . . . . K N . .
                """);
        assertThat(play(position, "e2e4").enPassant()).hasSize(1);
        assertThat(play(position, "e2e4,f1e3")).hasToString("4k3/8/8/8/3pP3/4N3/8/4K3 b - - 0 9");
    }

    @Test
    void decidedOneManIsCapturedOnce() {
        Position position = Picture.of(RULES, "w - d6 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . p P . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . R K . . .
                """);
        assertThat(turns(position)).contains("d1d5", "e5d6");
        refuses(
                position,
                "d1d5,e5d6",
                Rule.COMBINATION,
                "the moves of the men on d1 and e5 meet on one square or take one man");
    }

    @Test
    void decidedAManCapturedByOneProngStillBlocksTheOther() {
        Position position = Picture.of(RULES, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                p . . . . . . .
                . . N . . . . .
                . . . . . . . .
                R . . . K . . .
                """);
        assertThat(turns(position)).contains("a1a3,c3a4");
        refuses(position, "a1a5,c3a4", Rule.MOVEMENT, "the White rook on a1 cannot make the move a1a5");
    }

    @Test
    void decidedEachProngPromotesFreely() {
        Position position = Picture.of(RULES, "w - - 0 9", """
                . . . . . . . .
                P P . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .
                """);
        assertThat(turns(position))
                .contains("a7a8n,b7b8q", "a7a8q,b7b8q", "a7a8r,b7b8b")
                .filteredOn(turn -> turn.matches("a7a8.,b7b8."))
                .hasSize(16);
    }

    @Test
    void decidedOneCapturedManServesOnePromotion() {
        Board board = Board.of(8, 8);
        PieceType pawn = PieceType.of("pawn", 'P', "mfWcfF");
        BaseGame base = BaseGame.builder("captured-only", board)
                .royal(Orthodox.KING)
                .men(Orthodox.ROOK)
                .pawn(pawn)
                .array("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R")
                .promotion(new Promotion(
                        pawn,
                        Set.of(),
                        board.squares().stream()
                                .filter(square -> square.rank() == 7)
                                .collect(Collectors.toSet()),
                        List.of(Orthodox.ROOK),
                        true))
                .build();
        String pawns = """
                . . . . . . . .
                P P . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . R
                """;
        Position one = Picture.of(TwoProng.over(base), "w - - 0 9", pawns);
        assertThat(turns(one)).contains("a7a8r", "b7b8r");
        refuses(one, "a7a8r,b7b8r", Rule.COMBINATION, "there are not enough captured men for these promotions");
        Position two = Picture.of(TwoProng.over(base), "w - - 0 9", pawns.replace("K . . R", "K . . ."));
        assertThat(turns(two)).contains("a7a8r,b7b8r");
    }

    @Test
    void decidedNeitherHalfNeedsToBeLegalByItself() {
        Position position = Picture.of(RULES, "w - - 0 9", """
                . . . . r . k .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . b . . . . . .
                . . . . . . . .
                . . P . . . . .
                . . . . K . N .
                """);
        assertThat(turns(position)).contains("g1e2,c2c3").doesNotContain("g1e2", "c2c3");
    }

    @Test
    void decidedADualMoveMayCaptureBothRoyalsAndWins() {
        BaseGame base = BaseGame.builder("two kings", Board.of(8, 8))
                .royal(Orthodox.KING)
                .men(Orthodox.ROOK, Orthodox.KNIGHT)
                .array("r2kk2r/8/8/8/8/8/8/R2KK2R")
                .build();
        RuleSet rules = TwoProng.over(base);
        Position rooks = Picture.of(rules, "w - - 0 9", """
                k . . . . . . k
                . . . . . . . .
                . . . . . . . .
                . . r . . r . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . K . . K . .
                """);
        assertThat(rules.isBoundByCheck(rooks)).isTrue();
        assertThat(rules.threats(rooks)).map(Turn::toString).contains("c5c1,f5f1");
        assertThat(turns(rooks)).contains("c1d1", "f1g1").doesNotContain("c1c2", "c1c2,f1f2");
        Position fork = Picture.of(rules, "w - - 0 9", """
                k . . . . . . k
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . n . . . .
                . . . . . . . .
                . . K . K . . .
                """);
        assertThat(rules.isCheck(fork)).isTrue();
        assertThat(rules.isBoundByCheck(fork)).isFalse();
    }

    @Test
    void decidedMenAreHeldByTheBoardBeforeTheTurn() {
        PieceType basilisk = PieceType.of("basilisk", 'B', "K");
        BaseGame base = BaseGame.builder("basilisks", Board.of(5, 5))
                .royal(Orthodox.KING)
                .men(Orthodox.ROOK, basilisk)
                .freeze(basilisk, 0, 1, 0)
                .array("k1b1r/5/5/5/K1B1R")
                .build();
        Position position = Picture.of(TwoProng.over(base), "w - - 0 9", """
                k . . . .
                . . b . .
                . . R . .
                . . . . .
                K . . . R
                """);
        refuses(position, "c3d3", Rule.FROZEN, "the White rook on c3 is held fast");
        refuses(position, "e1e4,c3d3", Rule.FROZEN, "the White rook on c3 is held fast");
    }

    @Test
    void decidedACaptureFromAfarHasItsOwnSquareAsDestination() {
        PieceType dragon = PieceType.of(
                "dragon", 'D', Movement.betza("K").and(Movement.leap(0, 2, 0).remote()));
        BaseGame base = BaseGame.builder("dragons", Board.of(5, 5))
                .royal(Orthodox.KING)
                .men(Orthodox.ROOK, dragon)
                .array("k1d1r/5/5/5/K1D1R")
                .build();
        Position position = Picture.of(TwoProng.over(base), "w - - 0 9", """
                k . . . .
                . . . . .
                . . r . R
                . . . . .
                K . D . .
                """);
        assertThat(turns(position)).contains("c1*c3", "c1*c3,e3d3");
        refuses(
                position,
                "c1*c3,e3c3",
                Rule.COMBINATION,
                "the moves of the men on c1 and e3 meet on one square or take one man");
        assertThat(play(position, "c1*c3,e3d3")).hasToString("k4/5/3R1/5/K1D2 b - - 0 9");
    }
}
