package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.RuleSetLibrary;
import io.github.multimove.spi.Variant;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Positions as text and bytes that name their rule set. */
class PositionWithIdTest {
    private static final Position START = RuleSets.of("orthodox").initialPosition();

    @Test
    void textAndBytesReadBackWithCounters() {
        Position later = START.play("g1f3").play("g8f6");
        assertThat(PositionCodec.toTextWithId(later)).isEqualTo("orthodox " + later);
        for (Position read : List.of(
                PositionCodec.positionWithId(PositionCodec.toTextWithId(later)),
                PositionCodec.positionWithId(PositionCodec.toBytesWithId(later)))) {
            assertThat(read).isEqualTo(later).hasToString(later.toString());
            assertThat(read.ruleSet()).isEqualTo(later.ruleSet());
        }
    }

    @Test
    void aLibraryIsAskedForTheId() {
        RuleSet own = RuleSet.of("own", Orthodox.game(), TurnStructure.upTo(2));
        Variant announced = Variant.of("own", "Own", "Up to two pieces move.", choice -> own);
        RuleSetLibrary library = RuleSetLibrary.of(List.of(() -> List.of(announced)), List.of());
        Position position = own.initialPosition();
        assertThat(PositionCodec.positionWithId(PositionCodec.toTextWithId(position), library))
                .isEqualTo(position);
        assertThat(PositionCodec.positionWithId(PositionCodec.toBytesWithId(position), library))
                .isEqualTo(position);
        assertThatExceptionOfType(RuleSetIdException.class)
                .isThrownBy(() -> PositionCodec.positionWithId(PositionCodec.toTextWithId(position)))
                .withMessageContaining("found \"own\"");
    }

    @Test
    void whatIsNotOfTheFormIsRefused() {
        for (String text : List.of("", " ", "orthodx " + START, START.toString())) {
            assertThatExceptionOfType(RuleSetIdException.class)
                    .as(text)
                    .isThrownBy(() -> PositionCodec.positionWithId(text));
            assertThatExceptionOfType(RuleSetIdException.class)
                    .as(text)
                    .isThrownBy(() -> PositionCodec.positionWithId(text.getBytes(StandardCharsets.UTF_8)));
        }
        assertThatExceptionOfType(PositionException.class).isThrownBy(() -> PositionCodec.positionWithId("orthodox"));
        byte[] bytes = PositionCodec.toBytesWithId(START);
        for (int length = 0; length < bytes.length; length++) {
            byte[] shorter = Arrays.copyOf(bytes, length);
            assertThatExceptionOfType(InputException.class).isThrownBy(() -> PositionCodec.positionWithId(shorter));
        }
        assertThatExceptionOfType(RuleSetIdException.class)
                .isThrownBy(() -> PositionCodec.positionWithId(new byte[5000]));
    }
}
