package io.github.multimove.internal.turns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.PackedTurn;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import java.lang.reflect.Proxy;
import java.util.BitSet;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A cursor that passes over many turns answers the interruption of its thread, and over few it does not ask; what disturbs a capture. */
class SafeCursorTest {
    private int looked;

    /** So many turns, of which the eighth passes. */
    private SafeCursor eighthOf(int turns) {
        TurnCursor all = new TurnCursor(1) {
            @Override
            public boolean next() {
                turn[0] = looked;
                size = 1;
                return looked++ < turns;
            }
        };
        return new SafeCursor(all, (turn, size) -> turn[0] == 7);
    }

    private static int passing(SafeCursor cursor) {
        int passing = 0;
        while (cursor.next()) {
            passing++;
        }
        return passing;
    }

    @AfterEach
    void isInterruptedNoMore() {
        Thread.interrupted();
    }

    @Test
    void aLongWayIsInterrupted() {
        Thread.currentThread().interrupt();
        assertThatExceptionOfType(CancellationException.class).isThrownBy(() -> passing(eighthOf(5000)));
        assertThat(looked).isEqualTo(1024);
    }

    @Test
    void aShortWayIsNot() {
        Thread.currentThread().interrupt();
        assertThat(passing(eighthOf(1000))).isEqualTo(1);
        assertThat(looked).isEqualTo(1001);
    }

    @Test
    void itTellsHowManyItHasLookedAtAndWhichItTries() {
        SafeCursor cursor = eighthOf(10);
        assertThat(cursor.next()).isTrue();
        assertThat(cursor.looked()).isEqualTo(8);
        assertThat(cursor.trying()).isEqualTo(7);
        assertThat(cursor.begins(new long[] {7})).isTrue();
        assertThat(TurnCursor.begins(new long[] {7, 8}, 1, new long[] {7, 8})).isFalse();
    }

    @Test
    void aCaptureIsPossibleWhereItsSquaresAreAsTheyWere() {
        BoardPosition position = position("4k3/8/8/8/r7/1b6/8/N3n2K b - - 0 9");
        CaptureWitness witness = new CaptureWitness(position, BitSet.valueOf(new long[] {0x01_01_01_01}));
        assertThat(witness.isPossible(position)).isTrue();
        assertThat(witness.isPossible(position("4k3/8/8/8/r7/8/2b5/N3n2K b - - 0 9")))
                .isTrue();
        assertThat(witness.isPossible(position("4k3/8/8/8/r7/1b6/8/B3n2K b - - 0 9")))
                .isFalse();
        assertThat(witness.mayBeDisturbed(subMove(position, "e1c2"))).isFalse();
        assertThat(witness.mayBeDisturbed(subMove(position, "a4b4"))).isTrue();
        assertThat(witness.mayBeDisturbed(subMove(position, "b3a2"))).isTrue();
    }

    private static BoardPosition position(String text) {
        return (BoardPosition) Orthodox.rules().position(text);
    }

    private static long subMove(BoardPosition position, String turn) {
        return ((PackedTurn) position.parseTurn(turn)).packed()[0];
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
