package io.github.multimove.bases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.Effect;
import io.github.multimove.IllegalTurnException;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What rules/base-games.md says of Dragonchess, point by point. */
class DragonchessTest {
    private static final RuleSet RULES = Dragonchess.rules();
    private static final String NONE = "12/12/12/12/12/12/12/12";

    private static List<String> turns(RuleSet rules, String position) {
        return rules.legalTurns(rules.position(position)).stream()
                .map(Turn::toString)
                .toList();
    }

    private static Position play(String position, String turn) {
        Position before = RULES.position(position);
        return RULES.play(before, RULES.parseTurn(before, turn));
    }

    @Test
    void dragonCapturesRemotelyAndStays() {
        String text = "12/12/12/12/12/5r6/12/12|k11/12/12/12/12/12/5D6/11K|" + NONE + " b - - 7 30";
        assertThat(play(text, "3f3*2f2"))
                .hasToString("12/12/12/12/12/5r6/12/12|k11/12/12/12/12/12/12/11K|" + NONE + " w - - 0 31");
        Position before = RULES.position(text);
        assertThat(RULES.effects(before, RULES.parseTurn(before, "3f3*2f2")))
                .singleElement()
                .isInstanceOf(Effect.Captured.class);
    }

    @Test
    void dragonGivesCheckRemotelyWhateverStandsBetween() {
        Position position =
                RULES.position("12/12/12/12/12/5r6/12/12|k11/12/12/12/12/5W6/5K6/12|" + NONE + " w - - 0 30");
        assertThat(RULES.isCheck(position)).isTrue();
        assertThat(RULES.threats(position)).extracting(Turn::toString).containsExactly("3f3*2f2");
    }

    @Test
    void twoDragonsDoNotCaptureOnePieceNorADragonAndItsPartner() {
        RuleSet twoProng = RuleSets.of("two-prong[base=dragonchess]");
        String text = "12/12/12/3R1R6/12/12/12/12|k11/12/12/3oth6/4U7/12/12/11K|" + NONE + " w - - 2 30";
        assertThat(turns(twoProng, text))
                .contains("3d5*2d5,3f5*2e5", "3d5*2e5,3f5*2f5", "3d5*2e5")
                .doesNotContain("3d5*2e5,3f5*2e5", "3d5*2d5,3d5*2e5");
        String warrior = "12/12/12/4R7/12/12/12/12|k11/12/12/4w7/3W8/12/12/11K|" + NONE + " w - - 2 30";
        assertThat(turns(twoProng, warrior)).contains("2d4-2e5", "3e5*2e5").doesNotContain("2d4-2e5,3e5*2e5");
    }

    @Test
    void frozenPieceNeitherMovesNorGivesCheckButBlocks() {
        String position = NONE + "|k11/12/12/12/4o7/12/12/4K7|12/12/12/12/4B7/12/12/12 %s - - 0 9";
        assertThat(turns(RULES, position.formatted("b"))).noneMatch(turn -> turn.startsWith("2e4"));
        assertThat(RULES.isCheck(RULES.position(position.formatted("w")))).isFalse();
        Position black = RULES.position(position.formatted("b"));
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> RULES.parseTurn(black, "2e4-2e3"))
                .withMessageContaining("frozen");
        String behind = NONE + "|k3o7/12/12/12/4h7/12/12/4K7|12/12/12/12/4B7/12/12/12 w - - 0 9";
        assertThat(RULES.isCheck(RULES.position(behind))).isFalse();
    }

    @Test
    void basiliskThatHoldsACheckingPieceMayNotLetGo() {
        String position = NONE + "|k11/12/12/12/4o7/12/12/4K7|12/12/12/12/4B7/12/12/12 w - - 0 9";
        assertThat(turns(RULES, position)).noneMatch(turn -> turn.startsWith("1e4"));
        assertThat(turns(RuleSets.of("two-prong[base=dragonchess]"), position))
                .contains("1e4-1e5,2e1-2d1")
                .doesNotContain("1e4-1e5", "1e4-1e5,2e1-2e2");
    }

    @Test
    void piecesHeldBeforeTheTurnStayHeldWhateverAPartnerCaptures() {
        String text = NONE + "|k11/12/12/12/4O7/12/12/11K|12/12/12/3D8/4b7/12/12/12 w - - 0 9";
        assertThat(turns(RuleSets.of("two-prong[base=dragonchess]"), text)).noneMatch(turn -> turn.contains("2e4"));
        // A basilisk reached within the turn frees no piece, and one that arrives freezes at once for the judgement of
        // check.
        String arriving = NONE + "|k11/12/12/12/4o7/12/12/4K7|12/12/12/12/12/4B7/12/12 w - - 0 9";
        assertThat(turns(RULES, arriving)).contains("1e3-1e4").doesNotContain("1e3-1d4");
    }

    @Test
    void warriorBecomesAHeroAndMust() {
        String text = NONE + "|1o9k/W11/12/12/12/12/12/K11|" + NONE + " w - - 9 40";
        assertThat(turns(RULES, text)).contains("2a7-2a8h", "2a7-2b8h").doesNotContain("2a7-2a8");
        assertThat(play(text, "2a7-2a8h")).hasToString(NONE + "|Ho9k/12/12/12/12/12/12/K11|" + NONE + " b - - 0 40");
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> RULES.position(NONE + "|W10k/12/12/12/12/12/12/K11|" + NONE + " b - - 9 40"))
                .satisfies(e -> assertThat(e.kinds()).containsExactly(PositionException.Kind.PIECE_OUT_OF_PLACE));
    }

    @Test
    void dwarfAndSylphStayWhatTheyAreAtTheFarEdge() {
        String text = "12/1S10/12/12/12/12/12/12|11k/D11/12/12/12/12/12/K11|" + NONE + " w - - 9 40";
        assertThat(turns(RULES, text)).contains("2a7-2a8", "3b7-3a8", "3b7-3c8");
    }

    @Test
    void clockIsResetByWarriorsAndCapturesOnly() {
        String text = "12/12/12/12/12/12/1S10/12|11k/12/12/12/12/12/1W10/K11|12/12/12/12/12/12/1D10/12 w - - 9 40";
        assertThat(play(text, "2b2-2b3").halfTurnClock()).isZero();
        assertThat(play(text, "1b2-1b3").halfTurnClock()).isEqualTo(10);
        assertThat(play(text, "3b2-3a3").halfTurnClock()).isEqualTo(10);
    }

    @Test
    void kingIsRoyalOnEveryBoard() {
        Position sky = RULES.position("K11/12/12/12/12/12/12/r11|11k/12/12/12/12/12/12/12|" + NONE + " w - - 0 9");
        assertThat(RULES.isCheck(sky)).isFalse();
        Position attacked =
                RULES.position("K11/1r10/12/12/12/12/12/12|11k/12/12/12/12/12/12/12|" + NONE + " w - - 0 9");
        assertThat(RULES.isCheck(attacked)).isTrue();
    }

    @Test
    void elementalRisesToCaptureAndByOptionToMove() {
        String position = NONE + "|k10K/12/12/5w6/12/12/12/12|12/12/12/12/5E6/12/12/12 w - - 0 9";
        assertThat(turns(RULES, position)).contains("1f4-2f5").doesNotContain("1f4-2e4");
        assertThat(turns(
                        Dragonchess.options()
                                .elementalRise(Dragonchess.ElementalRise.MOVE)
                                .rules(),
                        position))
                .contains("1f4-2f5", "1f4-2e4");
    }

    @Test
    void everyPieceOutOfItsBoardsIsNamed() {
        String text = "W11/O11/12/12/12/12/12/B11|R10k/12/12/12/12/12/12/K11|G11/T11/12/12/12/12/12/12 w - - 0 9";
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> RULES.position(text))
                .satisfies(e -> assertThat(e.problems())
                        .hasSize(6)
                        .allMatch(problem -> problem.kind() == PositionException.Kind.PIECE_OUT_OF_PLACE))
                .withMessageContaining("no dragon of White on 2a8");
    }

    @Test
    void twoKingsAreTooMany() {
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> RULES.position(NONE + "|11k/12/12/12/12/12/12/KK10|" + NONE + " w - - 0 9"))
                .satisfies(e -> assertThat(e.kinds()).containsExactly(PositionException.Kind.TOO_MANY_ROYALS));
    }
}
