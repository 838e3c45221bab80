package io.github.multimove.bases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What rules/base-games.md says of Grand Chess, point by point. */
class GrandTest {
    private static final RuleSet RULES = Grand.rules();
    private static final String ALL_PIECES = "/10/10/10/10/10/10/1NBQKCABN1/R8R w - - 0 30";
    private static final String CHECK_BY_A_PAWN = "1k8/P9/10/10/10/10/10/10/1NBQKCABN1/R8R b - - 0 1";

    private static List<String> turnsFrom(RuleSet rules, String position, String square) {
        return rules.legalTurns(rules.position(position)).stream()
                .map(Turn::toString)
                .filter(turn -> turn.startsWith(square))
                .toList();
    }

    @Test
    void pawnMayPromoteOnTheEighthAndNinthRankToAMissingPiece() {
        String missing = "/10/10/10/10/10/10/1NB1KCABN1/R9 w - - 0 30";
        assertThat(turnsFrom(RULES, "4k5/10/10/P9/10/10/10/10/1NB1KCABN1/R9 w - - 0 30", "a7"))
                .containsExactly("a7a8", "a7a8q", "a7a8r");
        assertThat(turnsFrom(RULES, "4k5/10/P9" + missing.substring(3), "a8"))
                .containsExactly("a8a9", "a8a9q", "a8a9r");
        assertThat(turnsFrom(RULES, "4k5/P9" + missing, "a9")).containsExactly("a9a10q", "a9a10r");
    }

    @Test
    void pawnStaysWhereItIsWithNoPieceToBecome() {
        assertThat(turnsFrom(RULES, "4k5/P9" + ALL_PIECES, "a9")).isEmpty();
        assertThat(turnsFrom(RULES, "1n2k5/P9" + ALL_PIECES, "a9")).isEmpty();
        assertThat(turnsFrom(RULES, "4k5/10/P9/10/10/10/10/10/1NBQKCABN1/R8R w - - 0 30", "a8"))
                .containsExactly("a8a9");
    }

    @Test
    void pawnCapturesTheKingAndStaysAPawnWhereThatWins() {
        RuleSet capture = RuleSet.of("grand-capture", Grand.game(), TurnStructure.one(), RoyalRule.capture());
        Position position = capture.position(CHECK_BY_A_PAWN.replace(" b ", " w "));
        Position won = capture.play(position, capture.parseTurn(position, "a9b10"));
        assertThat(won).hasToString("1P8/10/10/10/10/10/10/10/1NBQKCABN1/R8R b - - 0 1");
        assertThat(capture.outcome(won)).contains(Outcome.win(Side.WHITE, Outcome.Reason.KING_CAPTURED));
        assertThat(capture.legalTurns(won)).isEmpty();
        assertThat(capture.position(won.toString())).isEqualTo(won);
    }

    /** A label tells pieces apart that may make the sub-move, and no others (rules/notation.md). */
    @Test
    void aPinnedRookIsNotToldApartFromAFreeOne() {
        Position pinned = RULES.position("k3r5/10/7R2/10/10/10/4R5/10/10/4K5 w - - 0 30");
        Position free = RULES.position("k2r6/10/7R2/10/10/10/4R5/10/10/4K5 w - - 0 30");
        assertThat(pinned.algebraic(pinned.parseTurn("h8h4"))).isEqualTo("Rh4");
        assertThat(free.algebraic(free.parseTurn("h8h4"))).isEqualTo("Rhh4");
    }

    @Test
    void oneCapturedPieceServesOnePromotion() {
        RuleSet twoProng = RuleSets.of("two-prong[base=grand]");
        String marshalCaptured = "10/P7P1/4k5/10/10/10/10/10/1NBQK1ABN1/R8R w - - 0 30";
        assertThat(turnsFrom(twoProng, marshalCaptured, "a9")).containsExactly("a9a10c");
        assertThat(turnsFrom(twoProng, marshalCaptured, "i9")).containsExactly("i9i10c");
        assertThat(turnsFrom(twoProng, "10/P7P1/4k5/10/10/10/10/10/1NBQKCABN1/10 w - - 0 30", "a9"))
                .containsExactly("a9a10r", "a9a10r,i9i10r");
    }

    @Test
    void pawnsStandNeitherOnTheirFirstNorOnTheirLastRank() {
        for (String placement : List.of("P3k5/10/10/10/10/10/10/10/10/4K5", "4k5/10/10/10/10/10/10/10/10/P3K5")) {
            assertThatExceptionOfType(PositionException.class)
                    .isThrownBy(() -> RULES.position(placement + " b - - 0 30"))
                    .satisfies(e -> assertThat(e.kinds()).containsExactly(PositionException.Kind.PIECE_OUT_OF_PLACE));
        }
    }
}
