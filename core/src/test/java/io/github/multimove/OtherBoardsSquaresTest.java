package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Questions about a square refuse one that the position's board does not have. */
final class OtherBoardsSquaresTest {
    private static final Position ARRAY = RuleSets.of("orthodox").initialPosition();
    private static final Square OTHER = Board.of(10, 10).square("j10");

    static Stream<Runnable> questions() {
        return Stream.of(
                () -> ARRAY.threats(OTHER, Side.WHITE),
                () -> ARRAY.attackers(OTHER, Side.WHITE),
                () -> ARRAY.constraints(OTHER),
                () -> ARRAY.exchangeValue(OTHER, type -> 1, 2),
                () -> ARRAY.begin().from(OTHER),
                () -> ARRAY.begin().targets(OTHER),
                () -> ARRAY.legalTurns().from(OTHER),
                () -> ARRAY.legalTurns().moving(OTHER),
                () -> ARRAY.legalTurns().capturing(OTHER));
    }

    @ParameterizedTest
    @MethodSource("questions")
    void itIsRefused(Runnable question) {
        assertThatIllegalArgumentException().isThrownBy(question::run).withMessageContaining("j10");
    }

    @Test
    void squaresThatMeanNoSubMoveAreExplained() {
        PartialTurn empty = ARRAY.begin();
        Square e1 = ARRAY.board().square("e1");
        Square e4 = ARRAY.board().square("e4");
        assertThat(empty.refusal(List.of(e1, e1)).orElseThrow().sentence()).contains("e1");
        assertThat(empty.refusal(List.of(e4, e4)).orElseThrow().sentence()).contains("e4");
        assertThat(empty.refusal(List.of(ARRAY.board().square("e2"), e4))).isEmpty();
        Square e2 = ARRAY.board().square("e2");
        PartialTurn pinned = RuleSets.of("orthodox")
                .position("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1")
                .begin();
        assertThat(pinned.refusal(List.of(e2, e2)).orElseThrow().sentence()).contains("e8");
    }
}
