package io.github.multimove.twoprong;

import static io.github.multimove.twoprong.Picture.play;
import static io.github.multimove.twoprong.Picture.refuses;
import static io.github.multimove.twoprong.Picture.turns;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.Refusal.Rule;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.rules.BaseGame;
import org.junit.jupiter.api.Test;

/** Rules 1 to 5 with three prongs and with collision (rules/two-prong.md), on boards. */
class TwoProngOptionsTest {
    private static final RuleSet RULES = RuleSets.of("two-prong");
    private static final RuleSet SINGLE = RuleSets.of("two-prong[castling=single]");
    private static final RuleSet THREE = RuleSets.of("two-prong[prongs=3]");
    private static final RuleSet COLLISION = RuleSets.of("two-prong[collision=true]");

    @Test
    void overABaseGameItIsTheRuleSetOfItsName() {
        assertThat(TwoProng.over(Orthodox.game())).isEqualTo(RULES).hasToString("two-prong");
        assertThat(TwoProng.options().prongs(3).rules()).isEqualTo(THREE).hasToString("two-prong[prongs=3]");
        assertThat(TwoProng.options().collision(true).rules()).isEqualTo(COLLISION);
        assertThat(TwoProng.options().prongs(8).collision(true).rules().id())
                .isEqualTo("two-prong[collision=true,prongs=8]");
        BaseGame open = Orthodox.game().toBuilder("open").noCastling().build();
        assertThat(TwoProng.options().prongs(4).over(open).id()).isEqualTo("two-prong[base=open,prongs=4]");
        for (int prongs : new int[] {Integer.MIN_VALUE, 1, 65}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> TwoProng.options().prongs(prongs).over(open))
                    .withMessage("expected 2 to 64 prongs, found " + prongs);
        }
    }

    // ---- N prongs ---------------------------------------------------------------------------------------------------

    @Test
    void threeProngsMoveUpToThreeDifferentPieces() {
        Position reply = play(THREE.initialPosition(), "e2e4");
        assertThat(turns(reply)).contains("e7e5", "e7e5,g8f6", "e7e5,b8c6,g8f6");
        assertThat(turns(THREE.initialPosition())).hasSize(20);
        refuses(
                reply,
                "a7a6,b7b6,c7c6,d7d6",
                Rule.STRUCTURE,
                "this turn may move at most 3 pieces (castling counts for 2), found 4");
    }

    @Test
    void withThreeProngsCastlingCapturesTwoOfThem() {
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
                "this turn may move at most 3 pieces (castling counts for 2), found 4");
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
        refuses(
                passing,
                "e1g1,g5f3",
                Rule.CASTLING_ATTACKED,
                "the king may not castle out of or through attack: on f1 it would be attacked by the rook on f8");
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
        refuses(position, "e1g1,g3f1", Rule.COMBINATION, "the pieces on e1 and g3 cannot both go to f1 in one turn");
    }

    // ---- collision --------------------------------------------------------------------------------------------------

    @Test
    void withCollisionTwoPiecesMayNotMeetOnOneLine() {
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
        refuses(position, "a4e4,h4d4", Rule.COMBINATION, "the pieces on a4 and h4 would collide on d4");
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
        refuses(position, "e2e4,e7e3", Rule.COMBINATION, "the pieces on e2 and e7 would collide on e3");
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

    // ---- castling as one prong --------------------------------------------------------------------------------------

    /**
     * "either because Rule 5 were dispensed with or because one were attempting Three-Prong Chess": castling and a move of a third
     * piece (rules/two-prong.md, Castling as one prong).
     */
    @Test
    void castlingAsOneProngCombinesWithAThirdPiece() {
        Position position = SINGLE.position("4k3/8/8/8/8/8/P7/4K2R w K - 0 20");
        assertThat(turns(position)).contains("e1g1", "e1g1,a2a3", "e1g1,a2a4").doesNotContain("e1g1,h1h8");
        assertThat(play(position, "e1g1,a2a3")).hasToString("4k3/8/8/8/8/P7/8/5RK1 b - - 0 20");
        refuses(
                RULES.position(position.toString()),
                "e1g1,a2a3",
                Rule.STRUCTURE,
                "this turn may move at most 2 pieces (castling counts for 2), found 3");
        assertThat(TwoProng.options().castling(TwoProng.Castling.SINGLE).rules())
                .isEqualTo(SINGLE);
        assertThat(TwoProng.options().castling(TwoProng.Castling.DUAL).rules()).isEqualTo(RULES);
    }

    /** "rule 3 governs whether the king ends in check": on the board after the turn. */
    @Test
    void whereTheKingEndsIsJudgedAfterTheTurn() {
        Position position = SINGLE.position("4k1r1/8/8/8/8/8/1Q6/4K2R w K - 0 20");
        assertThat(turns(position)).contains("e1g1,b2g2").doesNotContain("e1g1", "e1g1,b2a2");
        refuses(position, "e1g1", Rule.ROYAL_LEFT_ATTACKED, "your king on g1 would be left attacked by the rook on g8");
    }

    /** "rule 2 whether it castles from or through one": on the board before the turn, whatever the partner covers. */
    @Test
    void whatTheKingPassesIsJudgedBeforeTheTurn() {
        assertThat(turns(SINGLE.position("4kr2/8/8/8/8/8/1Q6/4K2R w K - 0 20"))).noneMatch(t -> t.contains("e1g1"));
        assertThat(turns(SINGLE.position("k3r3/8/8/8/8/8/1Q6/4K2R w K - 0 20"))).noneMatch(t -> t.contains("e1g1"));
    }

    // ---- any number of prongs ---------------------------------------------------------------------------------------

    /** "Any number of moves per turn": sixteen are all that an orthodox side has. */
    @Test
    void everyPieceMayMoveInOneTurn() {
        RuleSet all = RuleSets.of("two-prong[prongs=16]");
        Position reply = play(all.initialPosition(), "e2e4");
        // three choices for each pawn, of knight and pawns of two files 21
        assertThat(reply.legalTurns().count()).isEqualTo(21 * 21 * 81 - 1);
        String ten = "a7a6,b7b6,c7c5,d7d6,e7e5,f7f6,g7g6,h7h5,b8c6,g8h6";
        assertThat(play(reply, ten)).hasToString("r1bqkb1r/8/ppnp1ppn/2p1p2p/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
        assertThat(reply.legalTurns().countUpTo(1_000)).isEqualTo(1_000);
        assertThat(TwoProng.options().prongs(16).rules()).isEqualTo(all);
    }
}
