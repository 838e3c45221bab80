package io.github.multimove.monster;

import static io.github.multimove.testkit.Drawn.play;
import static io.github.multimove.testkit.Drawn.texts;
import static io.github.multimove.testkit.Drawn.turns;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.Game;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.monster.Monster.EnPassant;
import io.github.multimove.monster.Monster.Win;
import io.github.multimove.testkit.Drawn;
import org.junit.jupiter.api.Test;

/** Each point of {@code rules/monster.md}. */
class MonsterRulesTest {
    private final RuleSet rules = Monster.rules();
    private final RuleSet capture = Monster.options().win(Win.CAPTURE).rules();
    private final RuleSet reversed = Monster.options().reversed(true).rules();

    @Test
    void whiteMakesTwoSubMovesAndBlackOne() {
        Position start = rules.initialPosition();

        assertThat(start).hasToString("rnbqkbnr/pppppppp/8/8/8/8/2PPPP2/4K3 w kq - 0 1");
        assertThat(turns(start)).hasSize(99).allMatch(turn -> turn.length() == 9);
        assertThat(turns(play(start, "e2e4,e4e5"))).contains("d7d6").allMatch(turn -> turn.length() == 4);
    }

    @Test
    void theWhiteKingPassesThroughAttackAndCapturesAGuardedPieceAndStepsBack() {
        Position position = Drawn.position(rules, "w - - 0 9", """
                . . . . . . . .
                . . . . . . . .
                . . . . p . . .
                . . . p . . . .
                . . . . K . . .
                . . . . . . . .
                . . . . . . . .
                k . . . . . . .""");

        assertThat(rules.isCheck(position)).as("by one black sub-move").isTrue();
        assertThat(turns(position))
                .hasSize(51)
                .contains("e4d5,d5e4", "e4d5,d5e6", "e4d4,d4c5")
                .doesNotContain("e4d3,d3c4", "e4f4,f4f5");
    }

    @Test
    void aPublishedPositionWhereTheKingCapturesTheQueenAndComesBack() {
        Position position = Drawn.position(rules, "w - - 0 30", """
                r b b k n n . r
                . p . . p p . p
                . . p . . . q K
                p . . p . . p .
                . . P P P . . .
                . . . . . . . .
                . . . . . P . .
                . . . . . . . .""");

        assertThat(play(position, "h6g6,g6h6")).hasToString("rbbknn1r/1p2pp1p/2p4K/p2p2p1/2PPP3/8/5P2/8 b - - 0 30");
    }

    @Test
    void blackIsInCheckWhenWhiteCouldCaptureHisKingWithinTwoSubMoves() {
        Position position = Drawn.position(rules, "b kq - 0 2", """
                r n b q k b n r
                p p p p p . p p
                . . . . . P . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . P P K P . .
                . . . . . . . .""");
        Position opens = Drawn.position(rules, "b - - 0 9", """
                k . . . . . . .
                p p . . . . . .
                . . P . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                K . . . . . . .""");

        assertThat(rules.isCheck(position)).isTrue();
        assertThat(turns(position)).containsExactly("e7f6", "g7f6", "e8f7", "g8f6");
        assertThat(texts(rules.threats(position)))
                .containsExactly("f6f7,f7e8b", "f6f7,f7e8n", "f6f7,f7e8q", "f6f7,f7e8r");
        assertThat(turns(opens)).containsExactly("b7b5", "b7b6", "b7c6");
    }

    @Test
    void aPublishedMateByTwoPawns() {
        Position position = Drawn.position(rules, "w - - 0 30", """
                . . . . k . . .
                . . . . . . . .
                . . . . P . . .
                . . . . . . . .
                . . . P . . . .
                . . . . . . . .
                . . q . . . . .
                . . . . . . . K""");
        Position mate = play(position, "d4d5,d5d6");

        assertThat(mate).hasToString("4k3/8/3PP3/8/8/8/2q5/7K b - - 0 30");
        assertThat(rules.isCheckmate(mate)).as("even though Black could check").isTrue();
        assertThat(rules.outcome(mate)).contains(Outcome.win(Side.WHITE, Outcome.Reason.CHECKMATE));
    }

    @Test
    void theKingsNeverStandWhereWhiteReachesBlackInTwoStepsOnHisTurn() {
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> rules.position("8/8/8/8/8/2k5/8/2K5 w - - 0 9"))
                .satisfies(e -> assertThat(e.kinds()).containsExactly(PositionException.Kind.ROYAL_CAPTURABLE));
        assertThat(turns(rules.position("8/8/8/2k5/8/8/8/1K6 b - - 0 9")))
                .hasSize(8)
                .contains("c5b4");
        assertThat(turns(rules.position("8/8/8/8/2k5/8/8/1K6 b - - 0 9"))).doesNotContain("c4b3", "c4c3", "c4d3");
    }

    @Test
    void squaresOfBlacksCastlingAreAttackedByTwoSubMoves() {
        Position attacked = Drawn.position(rules, "b k - 0 9", """
                . . . . k . . r
                . . . . . . . .
                . . . . P . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .""");
        Position free = Drawn.position(rules, "b k - 0 9", """
                . . . . k . . r
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . P . . . .
                . . . . K . . .""");

        assertThat(turns(attacked)).hasSize(10).doesNotContain("e8g8");
        assertThat(turns(free)).hasSize(15).contains("e8g8");
        assertThat(turns(capture.position("4k2r/8/4P3/8/8/8/8/4K3 b k - 0 9")))
                .as("attack does not matter")
                .contains("e8g8");
    }

    @Test
    void everyPawnThatMadeADoubleStepIsCapturedEnPassant() {
        Position position = Drawn.position(rules, "w - - 0 9", """
                . . . . . . . k
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . p . p . . . .
                . . . . . . . .
                P . P . P . . .
                . . . . . . . K""");
        Position passed = play(position, "c2c4,e2e4");

        assertThat(passed).hasToString("7k/8/8/8/1pPpP3/8/P7/7K b - c3e3 0 9");
        assertThat(turns(passed)).hasSize(8).contains("b4c3", "d4c3", "d4e3");
        assertThat(play(position, "c2c4,c4c5")).as("moved again").asString().endsWith(" b - - 0 9");
    }

    @Test
    void enPassantOfTheLastDoubleStepOnly() {
        RuleSet last = Monster.options().enPassant(EnPassant.LAST).rules();
        Position position = last.position("7k/8/8/8/1p1p4/8/P1P1P3/7K w - - 0 9");

        assertThat(play(position, "c2c4,e2e4")).asString().endsWith(" b - e3 0 9");
        assertThat(play(position, "e2e4,h1h2")).asString().endsWith(" b - - 0 9");
    }

    @Test
    void whiteCapturesEnPassantByHisFirstSubMoveOnly() {
        Position position = rules.position("7k/8/8/3pP3/8/8/8/K7 w - d6 0 9");

        assertThat(turns(position)).contains("e5d6,d6d7", "e5d6,a1b1").doesNotContain("a1b1,e5d6");
    }

    @Test
    void bareKingsDoNotEndTheGame() {
        Position position = Drawn.position(rules, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .""");

        assertThat(Game.of(position).outcome()).isEmpty();
        assertThat(turns(position)).hasSize(34);
    }

    @Test
    void whereNoSecondSubMoveExistsTheTurnIsTheFirstAlone() {
        Position position = Drawn.position(rules, "w - - 0 30", """
                . . . . . . . k
                . . . . . . . .
                . . . . . . . P
                . . . . . . . .
                p . p . . . . .
                P p P p . . . .
                R P . P . . . .
                K N . . . . . .""");

        assertThat(turns(position)).containsExactly("h6h7");
    }

    @Test
    void aDoubleStepIsIllegalIfWhiteCouldCaptureEnPassantAndThenTheKing() {
        Position position = Drawn.position(rules, "b - - 0 9", """
                . . . . . . . .
                . . p k . . . .
                . . . . . . . .
                . P . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                K . . . . . . .""");

        assertThat(turns(position)).containsExactly("d7d6", "d7e6", "d7e7", "d7c8", "d7d8", "d7e8");
        assertThat(turns(rules.position("8/2p1k3/8/1P6/8/8/8/K7 b - - 0 9"))).contains("c7c5", "c7c6");
    }

    @Test
    void wonByCaptureNothingBinds() {
        Position position = capture.position("rnbqkbnr/ppppp1pp/5P2/8/8/8/2PPKP2/8 b kq - 0 2");

        assertThat(capture.isCheck(position)).isTrue();
        assertThat(turns(position)).hasSize(21).contains("a7a6");
        Position taken = play(position, "a7a6", "f6f7,f7e8q");
        assertThat(capture.outcome(taken)).contains(Outcome.win(Side.WHITE, Outcome.Reason.KING_CAPTURED));
        assertThat(capture.legalTurns(taken)).isEmpty();
        assertThat(turns(capture.position("7k/6P1/8/8/8/8/8/K7 w - - 0 9")))
                .as("the king is captured by the first sub-move")
                .contains("g7h8q")
                .noneMatch(turn -> turn.startsWith("g7h8q,"));
    }

    @Test
    void reversedBlackIsTheMonsterAndWhiteBegins() {
        Position start = reversed.initialPosition();

        assertThat(start).hasToString("4k3/2pppp2/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1");
        assertThat(turns(start)).hasSize(20);
        assertThat(turns(play(start, "e2e4"))).contains("e7e5,e8e7").allMatch(turn -> turn.contains(","));
        Position check = reversed.position("8/2ppkp2/8/8/8/5p2/PPPPP1PP/RNBQKBNR w KQ - 0 3");
        assertThat(turns(check)).containsExactlyInAnyOrder("e2f3", "g2f3", "e1f2", "g1f3");
    }

    @Test
    void theMonsterHasAsManyPawnsAsTheOptionSays() {
        assertThat(Monster.options().pawns(2).rules().initialPosition())
                .asString()
                .contains("/3PP3/");
        assertThat(Monster.options().pawns(3).rules().initialPosition())
                .asString()
                .contains("/3PPP2/");
        assertThat(Monster.options().pawns(6).rules().initialPosition())
                .asString()
                .contains("/1PPPPPP1/");
        assertThat(Monster.options().pawns(8).rules().initialPosition())
                .asString()
                .contains("/PPPPPPPP/4K3");
        assertThat(Monster.options().pawns(6).reversed(true).rules().initialPosition())
                .asString()
                .startsWith("4k3/1pppppp1/8");
    }
}
