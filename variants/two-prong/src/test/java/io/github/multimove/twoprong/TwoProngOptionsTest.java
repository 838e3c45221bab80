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
