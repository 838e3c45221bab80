package io.github.multimove.marseillais;

import static io.github.multimove.testkit.Drawn.play;
import static io.github.multimove.testkit.Drawn.turns;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.marseillais.Marseillais.EarlyCheck;
import io.github.multimove.marseillais.Marseillais.EnPassant;
import io.github.multimove.marseillais.Marseillais.Stuck;
import io.github.multimove.testkit.Drawn;
import org.junit.jupiter.api.Test;

/** Each point of {@code rules/marseillais.md}. */
class MarseillaisRulesTest {
    private static final String TWO_PASSED = "k7/8/8/8/1pP2Pp1/8/8/K7 b - c3f3 0 9";

    private final RuleSet rules = Marseillais.rules();

    @Test
    void theSecondSubMoveIsJudgedOnTheBoardAfterTheFirst() {
        Position position = Drawn.position(rules, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . P . . .
                . . . . K B . .""");

        assertThat(turns(position))
                .contains("e2e4,f1c4", "e2e3,e3e4", "e1d1,d1e1", "e1d1,e2e4", "e2e4,e1d1")
                .doesNotContain("f1c4,e2e4", "e2e4", "e2e3,e2e4", "e1d1");
        assertThat(play(position, "e2e4,f1c4")).hasToString("4k3/8/8/8/2B1P3/8/8/4K3 b - - 0 9");
    }

    /** Check ends the turn, so that no king is captured by a second sub-move; other pieces are. */
    @Test
    void aPieceIsThreatenedByTheSecondSubMoveToo() {
        Position position = rules.position("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3");
        Position passed = rules.position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9");

        assertThat(position.threats(position.board().square("d7"), Side.WHITE)).hasToString("[d1g4,g4d7, f1b5,b5d7]");
        assertThat(passed.threats(passed.board().square("d5"), Side.WHITE)).hasToString("[e5d6,e1d1]");
    }

    @Test
    void whitesFirstTurnIsOneSubMoveAtTheArray() {
        Position start = rules.initialPosition();
        Position withoutRights = rules.position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 5 1");
        Position later = rules.position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2");

        assertThat(start.isUnderOpeningRule()).isTrue();
        assertThat(turns(start)).hasSize(20).contains("e2e4").doesNotContain("e2e4,d2d4");
        assertThat(turns(withoutRights)).hasSize(20);
        assertThat(turns(later)).hasSize(445);
        assertThat(turns(play(start, "e2e4"))).contains("e7e5,g8f6", "e7e5,d7d5");
        assertThat(turns(Marseillais.options().balanced(false).rules().initialPosition()))
                .hasSize(445)
                .contains("e2e4,d2d4", "g1f3,f3e5");
    }

    @Test
    void aCheckIsMetByTheFirstSubMove() {
        Position position = Drawn.position(rules, "w - - 0 9", """
                . . . . r . . k
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . P . . . .
                . . . . K . . .""");

        assertThat(rules.isCheck(position)).isTrue();
        assertThat(turns(position)).hasSize(16).contains("e1d1,d2d4").noneMatch(turn -> turn.startsWith("d2"));
    }

    @Test
    void noSubMovePutsTheKingInCheckNotEvenToLeaveItAgain() {
        Position position = Drawn.position(rules, "w - - 0 9", """
                . . . r . . . k
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .""");

        assertThat(turns(position))
                .contains("e1f1,f1e1")
                .noneMatch(turn -> turn.startsWith("e1d"))
                .noneMatch(turn -> turn.matches(".*,..d."));
    }

    @Test
    void aFirstSubMoveThatChecksIsTheWholeTurn() {
        Position position = Drawn.position(rules, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                K . . . . . . R""");

        assertThat(turns(position)).contains("h1h8", "h1e1", "h1h7,h7h8", "a1b1,h1h8");
        assertThat(turns(position)).doesNotContain("h1h8,a1b1", "h1h8,h8h7", "h1h7");
        assertThat(position.algebraic(rules.parseTurn(position, "h1h8"))).isEqualTo("Rh8+");
    }

    @Test
    void checkIsOrdinaryCheck() {
        Position twoAway = Drawn.position(rules, "b - - 0 9", """
                k . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                K . . . . . . R""");
        Position mate = Drawn.position(rules, "b - - 0 9", """
                . . . . R . k .
                . . . . . p p p
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                K . . . . . . .""");
        Position stalemate = Drawn.position(rules, "b - - 0 9", """
                k . . . . . . .
                . . Q . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                K . . . . . . .""");

        assertThat(rules.isCheck(twoAway)).isFalse();
        assertThat(rules.isCheckmate(mate)).isTrue();
        assertThat(rules.outcome(mate)).contains(Outcome.win(Side.WHITE, Outcome.Reason.CHECKMATE));
        assertThat(rules.isStalemate(stalemate)).isTrue();
        assertThat(rules.outcome(stalemate)).contains(Outcome.draw(Outcome.Reason.STALEMATE));
    }

    @Test
    void castlingIsOneSubMove() {
        Position position = Drawn.position(rules, "w KQ - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                R . . . K . . R""");

        assertThat(turns(position))
                .contains("e1c1,c1b1", "e1g1,f1f2", "h1h2,e1c1", "a1a2,e1g1")
                .doesNotContain("a1b1,e1c1", "e1c1,e1g1", "e1e2,e1g1");
        assertThat(play(position, "e1c1,c1b1")).hasToString("4k3/8/8/8/8/8/8/1K1R3R b - - 1 9");
    }

    @Test
    void aDoubleStepIsCapturedEnPassantWhicheverHalfItWas() {
        Position position = Drawn.position(rules, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . p . . . .
                . . . . . . . .
                . . . . P . . .
                . . B . K . . .""");

        assertThat(play(position, "e2e4,e1e2")).asString().endsWith(" b - e3 0 9");
        assertThat(play(position, "e1d2,e2e4")).asString().endsWith(" b - e3 0 9");
        assertThat(play(position, "e2e4,e4e5")).as("moved again").asString().endsWith(" b - - 0 9");
        assertThat(play(position, "e2e3,e3e4"))
                .as("two single steps")
                .asString()
                .endsWith(" b - - 0 9");
        assertThat(play(position, "e2e4,c1e3")).as("filled").asString().endsWith(" b - - 0 9");
        assertThat(turns(play(position, "e2e4,e1e2"))).contains("d4e3,e8d8");
    }

    @Test
    void twoPawnsAreBothCapturedEnPassantOneByEachHalf() {
        Position position = Drawn.position(rules, "b - c3f3 0 9", """
                k . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . p P . . P p .
                . . . . . . . .
                . . . . . . . .
                K . . . . . . .""");

        assertThat(turns(position))
                .hasSize(46)
                .contains("b4c3,g4f3", "g4f3,b4c3", "b4c3,a8a7")
                .doesNotContain("a8a7,b4c3", "b4b3,g4f3");
        assertThat(play(position, "b4c3,g4f3")).hasToString("k7/8/8/8/8/2p2p2/8/K7 w - - 0 10");
    }

    @Test
    void whereNoSecondSubMoveExistsTheTurnIsTheFirstAloneOrTheMoverIsStalemated() {
        String text = "8/8/8/8/p7/2p4p/P1P2k1P/7K w - - 3 30";
        RuleSet draws = Marseillais.options().stuck(Stuck.DRAWS).rules();
        Position passes = rules.position(text);
        Position stuck = play(draws.position(text), "a2a3");

        assertThat(turns(passes)).containsExactly("a2a3");
        assertThat(play(passes, "a2a3")).hasToString("8/8/8/8/p7/P1p4p/2P2k1P/7K b - - 0 30");
        assertThat(stuck).as("the same side is to move").hasToString("8/8/8/8/p7/P1p4p/2P2k1P/7K w - - 0 30");
        assertThat(draws.isStalemate(stuck)).isTrue();
        assertThat(draws.isCheck(stuck)).isFalse();
        assertThat(draws.legalTurns(stuck)).isEmpty();
        assertThat(draws.outcome(stuck)).contains(Outcome.draw(Outcome.Reason.STALEMATE));
        assertThat(draws.position(stuck.toString())).isEqualTo(stuck);
    }

    @Test
    void withChecksLeftToTheLastALoneFirstHalfThatChecksIsNotLegal() {
        RuleSet last = Marseillais.options().earlyCheck(EarlyCheck.LAST).rules();
        Position rook = Drawn.position(last, "w - - 0 9", """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                K . . . . . . R""");
        Position stuck = Drawn.position(last, "w - - 0 30", """
                . . . . . . r .
                . . . . . . . .
                . . . . k . . .
                . . . . . . . .
                . . . P . . . .
                . . . . . . . p
                . . . . . . . P
                . . . . . . . K""");

        assertThat(turns(rook)).contains("h1h7,h7h8", "a1b1,h1h8").noneMatch(turn -> turn.startsWith("h1h8"));
        assertThat(turns(stuck)).isEmpty();
        assertThat(last.isStalemate(stuck)).isTrue();
        assertThat(turns(rules.position(stuck.toString()))).containsExactly("d4d5");
    }

    @Test
    void enPassantByTheFirstHalfOnly() {
        RuleSet first = Marseillais.options().enPassant(EnPassant.FIRST).rules();

        assertThat(turns(first.position(TWO_PASSED)))
                .contains("b4c3,a8a7", "g4f3,a8a7")
                .doesNotContain("b4c3,g4f3", "g4f3,b4c3");
    }

    @Test
    void enPassantOfTheLastDoubleStepOnly() {
        RuleSet last = Marseillais.options().enPassant(EnPassant.LAST).rules();
        Position position = last.position("4k3/8/8/8/1p1p4/8/P3P3/4K3 w - - 0 9");

        assertThat(play(position, "e2e4,e1e2")).asString().endsWith(" b - - 0 9");
        assertThat(play(position, "e1d1,e2e4")).asString().endsWith(" b - e3 0 9");
        assertThat(play(position, "e2e4,a2a4")).asString().endsWith(" b - a3 0 9");
    }

    @Test
    void aTurnMayLeadBackToThePositionBeforeIt() {
        Position position = rules.position("4k3/8/8/8/8/8/4P3/4K1N1 w - - 4 9");

        assertThat(play(position, "g1f3,f3g1")).hasToString("4k3/8/8/8/8/8/4P3/4K1N1 b - - 5 9");
    }

    @Test
    void overAnotherBaseItIsWonAsThatGameIs() {
        RuleSet grand = RuleSets.of("marseillais[base=grand]");
        RuleSet kings = RuleSets.of("marseillais[base=double-king[castling=lenient]]");

        assertThat(turns(grand.initialPosition())).hasSize(65);
        assertThat(grand.base().id()).isEqualTo("grand");
        assertThat(kings.royalRule()).isEqualTo(kings.base().royalRule());
        assertThat(kings.id()).isEqualTo("marseillais[base=double-king[castling=lenient]]");
    }
}
