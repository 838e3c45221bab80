package io.github.multimove.internal.turns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A cursor that passes over many turns answers the interruption of its thread, and over few it does not ask. */
class SafeCursorTest {
    private int looked;

    /** So many turns of which none passes. */
    private SafeCursor noneOf(int turns) {
        TurnCursor all = new TurnCursor(1) {
            @Override
            public boolean next() {
                return looked++ < turns;
            }
        };
        return new SafeCursor(all, (turn, size) -> false);
    }

    @AfterEach
    void isInterruptedNoMore() {
        Thread.interrupted();
    }

    @Test
    void aLongWayIsInterrupted() {
        Thread.currentThread().interrupt();
        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> noneOf(5000).next());
        assertThat(looked).isEqualTo(1024);
    }

    @Test
    void aShortWayIsNot() {
        Thread.currentThread().interrupt();
        assertThat(noneOf(1000).next()).isFalse();
        assertThat(looked).isEqualTo(1001);
    }
}
