package io.github.multimove.internal.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Numbers that a structure declares stand side by side in one number, and are written and read each on its own. */
class NumberFieldTest {
    private static final NumberField REPLY = NumberField.first("reply", 1, true);
    private static final NumberField LENGTH = REPLY.then("length", 63);
    private static final NumberField LARGE = LENGTH.then("large", Integer.MAX_VALUE);

    @Test
    void numbersDoNotTouchEachOther() {
        long all = LARGE.with(LENGTH.with(REPLY.with(0, 1), 63), Integer.MAX_VALUE);
        assertThat(REPLY.of(all)).isEqualTo(1);
        assertThat(LENGTH.of(all)).isEqualTo(63);
        assertThat(LARGE.of(all)).isEqualTo(Integer.MAX_VALUE);
        assertThat(LENGTH.of(LENGTH.with(all, 5))).isEqualTo(5);
        assertThat(LARGE.of(LENGTH.with(all, 0))).isEqualTo(Integer.MAX_VALUE);
    }

    @Test
    void textsAreReadBackAndNoOthers() {
        for (int value : new int[] {0, 1, 9, 10, 63}) {
            assertThat(LENGTH.read(LENGTH.text(value))).isEqualTo(value);
        }
        assertThat(LARGE.read(LARGE.text(Integer.MAX_VALUE))).isEqualTo(Integer.MAX_VALUE);
        for (String text : new String[] {"", "-", "-1", "+1", "01", "64", "x", "2147483648", "99999999999", "\u0661"}) {
            assertThat(LENGTH.read(text)).as(text).isEqualTo(-1);
        }
        assertThat(REPLY.read("-")).isZero();
        assertThat(REPLY.read("r")).isEqualTo(1);
        assertThat(REPLY.read("1")).isEqualTo(-1);
        assertThat(REPLY.expected()).isEqualTo("r where a reply is owed, or -");
        assertThat(LENGTH.expected()).isEqualTo("the number length, from 0 to 63");
    }

    @Test
    void keysAreOfNames() {
        assertThat(REPLY.key(0)).isEqualTo(LENGTH.key(0)).isZero();
        assertThat(REPLY.key(1)).isEqualTo(PositionKeys.of("reply"));
        assertThat(LENGTH.key(7)).isEqualTo(PositionKeys.of("length=7"));
    }

    @Test
    void bytesHoldTheLargestValue() {
        assertThat(LENGTH.bytes()).isEqualTo(1);
        assertThat(LENGTH.then("two", 256).bytes()).isEqualTo(2);
        assertThat(LARGE.bytes()).isEqualTo(4);
    }

    @Test
    void whatNoPositionCanHoldIsRefused() {
        assertThatThrownBy(() -> LARGE.then("more", Integer.MAX_VALUE)).hasMessageContaining("in 62 bits");
        assertThatThrownBy(() -> REPLY.initially(2)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> REPLY.then("none", 0)).isInstanceOf(IllegalArgumentException.class);
    }
}
