package io.github.multimove.internal.turns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import java.lang.reflect.Proxy;
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

    @Test
    void noTurnIsGoneThroughWhereTheGameIsOver() {
        RuleSet rules = RuleSet.of("captured", Orthodox.game(), TurnStructure.upTo(6), RoyalRule.capture());
        BoardPosition over = (BoardPosition) rules.position("rnbq1bnr/8/8/8/8/8/8/RNBQKBNR b - - 0 30");
        int[] asked = new int[1];
        RoyalGuard guard = (RoyalGuard) Proxy.newProxyInstance(
                RoyalGuard.class.getClassLoader(), new Class<?>[] {RoyalGuard.class}, (proxy, method, arguments) -> {
                    assertThat(method.getName()).isEqualTo("isOver");
                    asked[0]++;
                    return true;
                });
        assertThat(over.clause.structure.legal(over, guard).next()).isFalse();
        assertThat(asked[0]).isEqualTo(1);
        assertThat(over.legalTurns()).isEmpty();
    }
}
