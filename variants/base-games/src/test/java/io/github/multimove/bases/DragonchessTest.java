package io.github.multimove.bases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.Effect;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import org.junit.jupiter.api.Test;

/** What rules/base-games.md says of Dragonchess, point by point. */
class DragonchessTest {
    private static final RuleSet RULES = Dragonchess.rules();
    private static final String NONE = "12/12/12/12/12/12/12/12";

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
    void kingIsRoyalOnEveryBoard() {
        Position sky = RULES.position("K11/12/12/12/12/12/12/r11|11k/12/12/12/12/12/12/12|" + NONE + " w - - 0 9");
        assertThat(RULES.isCheck(sky)).isFalse();
        Position attacked =
                RULES.position("K11/1r10/12/12/12/12/12/12|11k/12/12/12/12/12/12/12|" + NONE + " w - - 0 9");
        assertThat(RULES.isCheck(attacked)).isTrue();
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
}
