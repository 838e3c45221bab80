package io.github.multimove.twoprong;

import static io.github.multimove.twoprong.Picture.play;
import static io.github.multimove.twoprong.Picture.refuses;
import static io.github.multimove.twoprong.Picture.turns;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Orthodox;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.Refusal.Rule;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import io.github.multimove.rules.BaseGame;
import org.junit.jupiter.api.Test;

/** Each numbered rule of rules/two-prong.md on boards. */
class TwoProngRulesTest {
    private static final RuleSet RULES = RuleSets.of("two-prong");

    // ---- 1. single and dual moves -----------------------------------------------------------------------------------

    @Test
    void rule1TheFirstTurnIsASingleMove() {
        Position start = RULES.initialPosition();
        assertThat(turns(start)).hasSize(20).contains("e2e4").noneMatch(turn -> turn.contains(","));
        refuses(
                start,
                "d2d4,e2e4",
                Rule.STRUCTURE,
                "the first turn may move at most 1 piece (castling counts for 2), found 2");
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
    void listedTurnsLeadWhereTurnsFromTextLead() {
        Position steps = RULES.position("r3k3/1P5p/8/8/1p1p4/8/P1P5/R3K2R w KQq - 0 9");
        for (Turn listed : RULES.legalTurns(steps)) {
            Position next = RULES.play(steps, listed);
            assertThat(next)
                    .isEqualTo(RULES.play(steps, RULES.parseTurn(steps, listed.toString())))
                    .isEqualTo(RULES.position(next.toString()));
        }
        assertThat(RULES.legalTurns(steps).stream()
                        .filter(turn -> turn.toString().equals("a2a4,c2c4"))
                        .map(turn -> RULES.play(steps, turn).toString()))
                .containsExactly("r3k3/1P5p/8/8/PpPp4/8/8/R3K2R b KQq a3c3 0 9");
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
    void rule2APieceNeitherEntersNorPassesItsPartnersOrigin() {
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
        refuses(
                position,
                "a1a2,a2a4",
                Rule.MOVEMENT,
                "the White rook on a1 cannot make the move a1a2: the White pawn stands on a2");
        refuses(
                position,
                "a1a3,a2a4",
                Rule.MOVEMENT,
                "the White rook on a1 cannot make the move a1a3: the White pawn stands on a2");
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
        refuses(position, "c3e4,g3e4", Rule.COMBINATION, "the pieces on c3 and g3 cannot both go to e4 in one turn");
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
        refuses(
                position,
                "e2e4,f1c4",
                Rule.MOVEMENT,
                "the White bishop on f1 cannot make the move f1c4: the White pawn stands on e2");
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
    void rule3TheKingMayStepWhereThePartnerCapturesTheAttacker() {
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
    void rule3APinnedPieceMayLeaveIfThePartnerCovers() {
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
                "this turn may move at most 2 pieces (castling counts for 2), found 3");
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
}
