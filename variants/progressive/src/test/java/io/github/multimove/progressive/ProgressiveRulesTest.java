package io.github.multimove.progressive;

import static io.github.multimove.testkit.Drawn.play;
import static io.github.multimove.testkit.Drawn.turns;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Game;
import io.github.multimove.LegalTurns;
import io.github.multimove.Outcome;
import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.progressive.Progressive.Form;
import io.github.multimove.testkit.Drawn;
import org.junit.jupiter.api.Test;

/** Each point of {@code rules/progressive.md}. */
class ProgressiveRulesTest {
    private final RuleSet scottish = Progressive.rules();
    private final RuleSet italian = Progressive.options().form(Form.ITALIAN).rules();
    private final RuleSet english = Progressive.options().form(Form.ENGLISH).rules();
    private final RuleSet logical = Progressive.options().logical(true).rules();

    private static boolean has(Position position, String turn) {
        PartialTurn entered = position.ruleSet().begin(position);
        for (String subMove : turn.split(",", -1)) {
            var found = entered.next().stream()
                    .filter(offered -> offered.toString().equals(subMove))
                    .findFirst();
            if (found.isEmpty()) {
                return false;
            }
            entered = entered.then(found.get());
        }
        return entered.mayStop();
    }

    @Test
    void theLengthOfASeriesComesFromTheTurnNumber() {
        for (int number = 1; number <= 2; number++) {
            int n = number;
            Position white = scottish.position("7k/p7/8/8/8/8/7P/K7 w - - 0 " + number);
            Position black = scottish.position("7k/p7/8/8/8/8/7P/K7 b - - 0 " + number);

            assertThat(turns(white)).isNotEmpty().allMatch(turn -> turn.split(",", -1).length == 2 * n - 1);
            assertThat(turns(black)).isNotEmpty().allMatch(turn -> turn.split(",", -1).length == 2 * n);
        }
    }

    @Test
    void aSeriesCutShortDoesNotShortenTheNext() {
        Position position = play(scottish.initialPosition(), "e2e4", "e7e5,f7f6", "d1h5");

        assertThat(scottish.isCheck(position)).isTrue();
        assertThat(has(position, "g7g6,g6h5,a7a6,a6a5")).isTrue();
        assertThat(has(position, "g7g6,g6h5")).isFalse();
    }

    @Test
    void theTurnNumberIsPartOfThePosition() {
        Position second = scottish.position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 2");
        Position third = scottish.position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 3");

        assertThat(second).isNotEqualTo(third);
        assertThat(second.hash()).isNotEqualTo(third.hash());
        assertThat(scottish.position("4k3/8/8/8/8/8/4P3/4K3 w - - 7 2")).isEqualTo(second);
    }

    @Test
    void aCheckIsMetByTheFirstSubMoveAndEverySubMoveLeavesTheKingSafe() {
        Position position = Drawn.position(scottish, "w - - 0 2", """
                . . . . r . . k
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . P . . . .
                . . . . K . . .""");

        assertThat(turns(position))
                .isNotEmpty()
                .noneMatch(turn -> turn.startsWith("d2"))
                .noneMatch(turn -> turn.matches(".*,e.e.(,.*)?"));
    }

    @Test
    void withoutASubMoveInTheMidstOfTheSeriesTheMoverIsStalemated() {
        Position position = Drawn.position(scottish, "w - - 0 2", """
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . k . .
                . . . . . q . .
                . . . . . . K .""");

        assertThat(turns(position)).containsExactly("g1h1");
        Position after = play(position, "g1h1");
        assertThat(after).hasToString("8/8/8/8/8/5k2/5q2/7K w - - 1 2");
        assertThat(scottish.isStalemate(after)).isTrue();
        assertThat(scottish.isCheck(after)).isFalse();
        assertThat(scottish.outcome(after)).contains(Outcome.draw(Outcome.Reason.STALEMATE));
        assertThat(scottish.legalTurns(after)).isEmpty();
        assertThat(scottish.position(after.toString())).isEqualTo(after);
    }

    @Test
    void enPassantIsCapturedByTheFirstSubMove() {
        Position position = Drawn.position(scottish, "w - - 0 1", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . p . . . . . .
                . . . . . . . .
                P . P . . . . .
                . . . . K . . .""");
        Position passed = play(position, "c2c4");

        assertThat(passed).hasToString("4k3/8/8/8/1pP5/8/P7/4K3 b - c3 0 1");
        assertThat(turns(passed)).hasSize(52).contains("b4c3,c3c2", "b4c3,e8d7").doesNotContain("e8d7,b4c3");
    }

    @Test
    void aPawnThatMovedAgainOrMadeTwoStepsIsNotCapturedEnPassant() {
        Position position = scottish.position("4k3/8/8/8/1p6/2N5/P1P5/4K3 w - - 0 3");

        assertThat(play(position, "c3a4,c2c4,a4c3,c3d5,a2a3"))
                .as("entered and left in between")
                .asString()
                .endsWith(" b - c3 0 3");
        assertThat(play(position, "c3a4,c2c4,a4c3,a2a3,e1e2"))
                .as("filled")
                .asString()
                .endsWith(" b - - 0 3");
        assertThat(play(position, "c3a4,c2c4,c4c5,a2a3,e1e2"))
                .as("moved again")
                .asString()
                .endsWith(" b - - 0 3");
        assertThat(play(position, "c3a4,c2c3,c3c4,a2a3,e1e2"))
                .as("two steps")
                .asString()
                .endsWith(" b - - 0 3");
    }

    @Test
    void inTheScottishFormACheckEndsTheSeries() {
        Position position = Drawn.position(scottish, "w - - 0 2", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                K . . . . . . R""");

        assertThat(turns(position))
                .contains("h1h8", "h1e1", "h1h7,h7h8", "a1b1,h1h2,h2e2")
                .noneMatch(turn -> turn.startsWith("h1h8,") || turn.startsWith("h1e1,"))
                .doesNotContain("a1b1", "a1b1,b1c1");
    }

    @Test
    void inTheItalianFormOnlyTheLastSubMoveOfTheFullSeriesChecks() {
        Position scots = scottish.position("4k3/8/8/8/8/8/8/K6R w - - 0 2");
        Position italians = italian.position("4k3/8/8/8/8/8/8/K6R w - - 0 2");

        assertThat(has(scots, "h1h8")).isTrue();
        assertThat(has(scots, "h1h8,a1b1,b1c1")).isFalse();
        assertThat(turns(italians))
                .isNotEmpty()
                .contains("a1b1,b1c1,h1h8", "h1h7,a1b1,h7h8")
                .allMatch(turn -> turn.split(",", -1).length == 3)
                .noneMatch(turn -> turn.startsWith("h1h8,") || turn.startsWith("h1e1,"));
    }

    @Test
    void inTheItalianFormWhoCouldOnlyCheckTooSoonIsMatedInCheckAndStalematedOutOfIt() {
        Position mated = Drawn.position(italian, "w - - 0 2", """
                . . . Q . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . P P
                . k . r . . . K""");
        Position stuck = Drawn.position(italian, "w - - 0 30", """
                . . . . . . r .
                . . . . . . . .
                . . . . k . . .
                . . . . . . . .
                . . . P . . . .
                . . . . . . . p
                . . . . . . . P
                . . . . . . . K""");

        assertThat(turns(scottish.position(mated.toString()))).containsExactly("d8d1");
        assertThat(italian.isCheckmate(mated)).isTrue();
        assertThat(italian.outcome(mated)).contains(Outcome.win(Side.BLACK, Outcome.Reason.CHECKMATE));
        assertThat(italian.isStalemate(stuck)).isTrue();
    }

    @Test
    void inTheEnglishFormNoPieceMovesTwiceUntilAllThatCanHaveMoved() {
        Position position = play(english.initialPosition(), "e2e4", "e7e6,f7f6");
        Position two = Drawn.position(english, "w - - 0 3", """
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . k . . . . . .
                . . . . . . . P
                K . . . . . . .""");

        assertThat(has(position, "e4e5,g1f3,f1c4")).isTrue();
        assertThat(has(position, "e4e5,f1a6,a6b7")).isFalse();
        assertThat(turns(two))
                .contains("h2h3,a1b1,h3h4,b1a1,h4h5", "h2h3,a1b1,b1a1,h3h4,a1b1")
                .noneMatch(turn -> turn.startsWith("h2h3,h3h4"))
                .allMatch(turn -> turn.split(",", -1).length == 5);
    }

    @Test
    void inTheEnglishFormCastlingMovesKingAndRookAndAPromotedPieceHasMoved() {
        Position castles = Drawn.position(english, "w K - 0 2", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . P
                . . . . K . . R""");
        Position promotes = Drawn.position(english, "w - - 0 2", """
                . . . . . . . .
                P . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . k . . . . .
                . . . . . . . P
                K . . . . . . .""");

        assertThat(turns(castles))
                .hasSize(314)
                .contains("e1g1,h2h3,f1a1", "e1g1,h2h4,g1f2")
                .noneMatch(turn -> turn.startsWith("e1g1,f1") || turn.startsWith("e1g1,g1"));
        assertThat(turns(promotes))
                .hasSize(96)
                .contains("a7a8b,a1b1,h2h3")
                .noneMatch(turn -> turn.matches("a7a8.,a8.*"));
    }

    @Test
    void inTheEnglishFormThereIsNoEnPassant() {
        Position position = english.position("4k3/8/8/8/1pP5/8/P7/4K3 b - c3 0 1");

        assertThat(position.enPassant()).isEmpty();
        assertThat(turns(position)).noneMatch(turn -> turn.contains("b4c3"));
    }

    @Test
    void logicalChessHasNoDoubleStepNoEnPassantAndNoCastling() {
        Position start = logical.initialPosition();
        Position position = Drawn.position(logical, "w - - 0 1", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . p . . .
                . . . . . . . .
                . . . P . . . .
                R . . . K . . R""");

        assertThat(start).hasToString("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1");
        assertThat(turns(start)).hasSize(12).contains("e2e3").doesNotContain("e2e4");
        assertThat(turns(position)).contains("d2d3").doesNotContain("d2d4", "e1g1", "e1c1");
        assertThat(Progressive.options()
                        .form(Form.ENGLISH)
                        .logical(true)
                        .rules()
                        .id())
                .isEqualTo("progressive[form=english,logical=true]");
    }

    @Test
    void tenTurnsWithoutCaptureOrPawnMoveMayBeClaimed() {
        Position nine = scottish.position("4k3/7p/8/8/8/8/8/K6R w - - 9 3");
        Position ten = scottish.position("4k3/7p/8/8/8/8/8/K6R w - - 10 3");

        assertThat(scottish.royalRule().claimAfter()).isEqualTo(10);
        assertThat(Game.of(nine).claims()).isEmpty();
        assertThat(Game.of(ten).claims()).containsExactly(Outcome.Reason.FIFTY_TURNS);
        assertThat(Game.of(ten).claimDraw(Outcome.Reason.FIFTY_TURNS).outcome())
                .contains(Outcome.draw(Outcome.Reason.FIFTY_TURNS));
        assertThat(Game.of(scottish.position("4k3/7p/8/8/8/8/8/K6R w - - 150 30"))
                        .outcome())
                .contains(Outcome.draw(Outcome.Reason.SEVENTY_FIVE_TURNS));
    }

    @Test
    void endsAreToldHoweverLongTheSeries() {
        Position position = scottish.position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 30");
        LegalTurns turns = scottish.legalTurns(position);

        assertThat(turns).isNotNull();
        assertThat(turns.isEmpty()).isFalse();
        assertThat(scottish.isCheckmate(position) || scottish.isStalemate(position))
                .isFalse();
        assertThat(scottish.outcome(position)).isEmpty();
        assertThat(turns.iterator().next().subMoves()).hasSizeLessThanOrEqualTo(59);
        assertThat(turns.contains(turns.iterator().next())).isTrue();
        assertThat(scottish.begin(position).next()).hasSize(48);
    }

    /** The turn that shows the check goes on after the first king is captured, as long as Black's turn of this number is. */
    @Test
    void overTwoKingsAThreatIsAWholeTurn() {
        RuleSet kings = RuleSets.of("progressive[base=double-king]");
        Position position = kings.position("10/1k6k1/10/10/10/3n6/1K8/8K1 w - - 0 2");

        assertThat(kings.threats(position)).hasToString("[d3b2,b2d1,d1b2,b2d1]");
        assertThat(position.threats(position.board().square("b2"), Side.BLACK)).hasToString("[d3b2,b2d1,d1b2,b2d1]");
    }

    @Test
    void overAnotherBaseItIsWonAsThatGameIsAndClaimedAfterTenTurns() {
        RuleSet kings = RuleSets.of("progressive[base=double-king]");

        assertThat(kings.royalRule())
                .isEqualTo(RuleSets.of("double-king").royalRule().claimAfter(10));
        assertThat(turns(kings.initialPosition())).hasSize(29);
    }
}
