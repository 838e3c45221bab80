package io.github.multimove.avalanche;

import static io.github.multimove.testkit.Drawn.play;
import static io.github.multimove.testkit.Drawn.turns;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Game;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.avalanche.Avalanche.Array;
import io.github.multimove.testkit.Drawn;
import org.junit.jupiter.api.Test;

/** Each point of {@code rules/avalanche.md}. */
class AvalancheRulesTest {
    private final RuleSet rules = Avalanche.rules();
    private final RuleSet reversed = Avalanche.options().array(Array.REVERSED).rules();

    @Test
    void aTurnIsAMoveAndAPush() {
        Position start = rules.initialPosition();

        assertThat(turns(start)).hasSize(160).contains("e2e4,d7d6").doesNotContain("e2e4", "e2e4,d7d5", "d7d6,e2e4");
        assertThat(play(start, "e2e4,d7d6"))
                .hasToString("rnbqkbnr/ppp1pppp/3p4/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    }

    @Test
    void theFirstPartMeetsACheckAndThePushCannotRepairIt() {
        Position position = Drawn.position(rules, "w - - 0 9", """
                . . . . k . . .
                . . . . p . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . r""");
        Position closes = Drawn.position(rules, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . p . . .
                . . . . . . . r
                . K . . . . . .
                . . . . . . . .""");

        assertThat(turns(position)).containsExactly("e1d2,e7e6", "e1e2,e7e6", "e1f2,e7e6");
        assertThat(turns(closes)).contains("b2b1,e4e3").doesNotContain("b2b3,e4e3", "b2c3,e4e3", "b2a3,e4e3");
    }

    @Test
    void thePushIsCompulsoryAndLeftOutIfThereIsNone() {
        Position none = Drawn.position(rules, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                p . . . . . . .
                P . . . . . . .
                K . . . . . . .""");
        Position one = Drawn.position(rules, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . p . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                P . . . . . . .
                K . . . . . . .""");

        assertThat(turns(none)).containsExactly("a1b1");
        assertThat(turns(one)).contains("a2a4,e6e5", "a1b1,e6e5").allMatch(turn -> turn.endsWith(",e6e5"));
    }

    @Test
    void nothingIsCapturedEnPassantAndTheDoubleStepExists() {
        Position position = Drawn.position(rules, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . p . . . .
                . . . . . . . .
                . . . . P . . .
                . . . . K . . .""");
        Position next = play(position, "e2e4,d4d3");

        assertThat(turns(position)).contains("e2e4,d4d3");
        assertThat(next.enPassant()).isEmpty();
        assertThat(rules.position("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 9").enPassant())
                .isEmpty();
    }

    @Test
    void theOwnerOfAPawnOnItsLastRankChoosesFirst() {
        Position position = Drawn.position(rules, "w - - 0 9", """
                k . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . p . . . .
                K . . . . . . .""");
        Position owed = play(position, "a1a2,d2d1");

        assertThat(owed).hasToString("k7/8/8/8/8/8/K7/3p4 b - - 0 9");
        assertThat(turns(owed))
                .hasSize(58)
                .contains("d1d1q,d1d8", "d1d1n,d1c3", "d1d1r,a8a7", "d1d1b,a8b8")
                .allMatch(turn -> turn.startsWith("d1d1"))
                .doesNotContain("a8a7", "d1d1q");
        assertThat(play(owed, "d1d1q,d1d8")).hasToString("k2q4/8/8/8/8/8/K7/8 w - - 0 10");
        assertThat(rules.position(owed.toString())).isEqualTo(owed);
    }

    @Test
    void aPushMayCheckAndAShieldMayBePushedAway() {
        Position position = Drawn.position(rules, "w - - 0 9", """
                . . . . k . . .
                . . . p . . . .
                . . . . . . . .
                . . . . . . . .
                B . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . K . .""");
        Position check = play(position, "f1g1,d7d6");

        assertThat(rules.isCheck(check)).isTrue();
        assertThat(turns(check)).containsExactly("e8e7", "e8f7", "e8d8", "e8f8");
    }

    @Test
    void pushingOneselfIntoCheckLosesAtOnce() {
        Position position = Drawn.position(rules, "w - - 0 9", """
                . . . b k . . .
                . . . . p . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . K
                . . . . . . . .
                . . . . . . . .""");
        Position lost = play(position, "h3h4,e7e6");

        assertThat(rules.outcome(lost)).contains(Outcome.win(Side.BLACK, Outcome.Reason.EXPOSURE));
        assertThat(rules.legalTurns(lost)).isEmpty();
        assertThat(rules.isCheckmate(lost) || rules.isStalemate(lost)).isFalse();
        assertThat(rules.position(lost.toString())).isEqualTo(lost);
    }

    @Test
    void pushingOneselfIntoCheckLosesEvenAfterMating() {
        Position position = Drawn.position(rules, "w - - 0 30", """
                . . . . . . . k
                p . . . . . p p
                . . . . . b . .
                . . . . . . . .
                . . . p . . . .
                . . . . . . . .
                . . . . . . . .
                K . . . R . . .""");
        Position mate = play(position, "e1e8,a7a6");
        Position lost = play(position, "e1e8,d4d3");

        assertThat(rules.isCheckmate(mate)).isTrue();
        assertThat(rules.outcome(mate)).contains(Outcome.win(Side.WHITE, Outcome.Reason.CHECKMATE));
        assertThat(rules.outcome(lost)).contains(Outcome.win(Side.BLACK, Outcome.Reason.EXPOSURE));
        assertThat(rules.isCheck(lost))
                .as("the side to move stands in check all the same")
                .isTrue();
        assertThat(rules.isCheckmate(lost)).isFalse();
    }

    @Test
    void aPawnOnItsLastRankAttacksAsEveryPieceThatItMayBecome() {
        Position queen = rules.position("4k3/8/8/8/8/8/P2p4/7K w - - 0 9");
        Position knight = rules.position("4k3/8/8/8/8/5K2/3p4/8 w - - 0 9");

        assertThat(rules.outcome(play(queen, "a2a3,d2d1"))).contains(Outcome.win(Side.BLACK, Outcome.Reason.EXPOSURE));
        assertThat(rules.outcome(play(knight, "f3f2,d2d1"))).contains(Outcome.win(Side.BLACK, Outcome.Reason.EXPOSURE));
    }

    @Test
    void stalemateIsADrawAndSoAreBareKings() {
        Position stalemate = Drawn.position(rules, "w - - 0 9", """
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                k . . . . . . .
                p . . . . . . .
                K . . . . . . .""");

        assertThat(rules.isStalemate(stalemate)).isTrue();
        assertThat(rules.outcome(stalemate)).contains(Outcome.draw(Outcome.Reason.STALEMATE));
        assertThat(Game.of(rules.position("4k3/8/8/8/8/8/8/4K3 w - - 0 9")).outcome())
                .contains(Outcome.draw(Outcome.Reason.BARE_KINGS));
    }

    @Test
    void theClockIsResetByPushesAndChoices() {
        Position position = rules.position("k7/p7/8/8/8/8/8/K7 w - - 7 9");
        Position quiet = rules.position("k7/8/8/8/8/8/8/KR6 w - - 7 9");

        assertThat(play(position, "a1b1,a7a6").halfTurnClock()).isZero();
        assertThat(play(quiet, "b1b2").halfTurnClock()).isEqualTo(8);
        assertThat(play(rules.position("k7/8/8/8/8/8/K7/3p4 b - - 5 9"), "d1d1n,a8a7")
                        .halfTurnClock())
                .isZero();
    }

    @Test
    void balancedWhitesFirstTurnHasNoPush() {
        RuleSet balanced = Avalanche.options().balanced(true).rules();

        assertThat(turns(balanced.initialPosition())).hasSize(20).contains("e2e4");
        assertThat(turns(play(balanced.initialPosition(), "e2e4"))).contains("e7e5,d2d3");
    }

    @Test
    void reversedBlacksKingAndQueenHaveExchangedSquaresAndHeCastlesFromThere() {
        Position position = Drawn.position(reversed, "b KQkq - 0 9", """
                r . . k . . . r
                p p p p p p p p
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                P P P P P P P P
                R . . . K . . R""");

        assertThat(reversed.initialPosition()).hasToString("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        assertThat(play(position, "d8f8,a2a3")).hasToString("r3rk2/pppppppp/8/8/8/P7/1PPPPPPP/R3K2R w KQ - 0 10");
        assertThat(play(position, "d8b8,a2a3")).hasToString("1kr4r/pppppppp/8/8/8/P7/1PPPPPPP/R3K2R w KQ - 0 10");
        assertThat(position.algebraic(reversed.parseTurn(position, "d8f8,a2a3")))
                .isEqualTo("O-O,a3");
        assertThat(position.algebraic(reversed.parseTurn(position, "d8b8,a2a3")))
                .isEqualTo("O-O-O,a3");
    }
}
