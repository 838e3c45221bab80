package io.github.multimove.internal.fast.prongs;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.CapturePath;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How one or two royal pieces are captured on a board as it is: what {@link RoyalSafety} knows beforehand, found anew where it has too
 * many conditions or the capturers may collide.
 */
final class RoyalExposure {
    private final SimultaneousStructure judge;
    private final BoardState after;

    /** Looks at a board on which the capturers' side is to move. */
    RoyalExposure(SimultaneousStructure judge, BoardState after) {
        this.judge = judge;
        this.after = after;
    }

    /**
     * The squares of which one has to be entered, or the piece there captured, before the royal pieces are safe, all further
     * sub-moves being mere landings; null if that cannot be told.
     */
    short @Nullable [] answers() {
        int[] kings = after.royals(1 - after.side);
        if (kings.length == 0 || kings.length > 2) {
            return null;
        }
        List<CapturePath> first = attacks(kings[0]);
        if (kings.length == 1) {
            return first.isEmpty() ? null : squares(first.get(0));
        }
        List<CapturePath> second = attacks(kings[1]);
        for (CapturePath a : first) {
            for (CapturePath b : second) {
                if (a.from() != b.from() && captureTogether(a, kings[0], b, kings[1])) {
                    return both(squares(a), squares(b));
                }
            }
        }
        return null;
    }

    private List<CapturePath> attacks(int king) {
        List<CapturePath> found = new ArrayList<>();
        for (CapturePath attack : after.tables.attacks[king]) {
            int piece = after.piece(attack.from());
            if (piece > BoardState.NEUTRAL
                    && (piece & 1) == after.side
                    && (attack.codes() >>> piece & 1) != 0
                    && after.isClear(attack.between())
                    && !after.isFrozen(attack.from())) {
                found.add(attack);
            }
        }
        return found;
    }

    private boolean captureTogether(CapturePath a, int onA, CapturePath b, int onB) {
        SubMoves first = capturers(a, onA);
        SubMoves second = capturers(b, onB);
        for (int i = 0; i < first.size; i++) {
            for (int j = 0; j < second.size; j++) {
                if (judge.fits(after, new long[] {first.at[i]}, 1, second.at[j])) {
                    return true;
                }
            }
        }
        return false;
    }

    private SubMoves capturers(CapturePath attack, int on) {
        SubMoves all = new SubMoves();
        Generator.from(after, attack.from(), Generator.NO_EN_PASSANT | Generator.NO_CASTLING, all);
        int kept = 0;
        for (int i = 0; i < all.size; i++) {
            if (Packed.capturedOn(all.at[i]) == on) {
                all.at[kept++] = all.at[i];
            }
        }
        all.size = kept;
        return all;
    }

    private static short[] squares(CapturePath attack) {
        short[] squares = Arrays.copyOf(attack.between(), attack.between().length + 1);
        squares[squares.length - 1] = attack.from();
        return squares;
    }

    /** The squares of two conditions of which one must be met. */
    static short[] both(short[] a, short[] b) {
        short[] all = Arrays.copyOf(a, a.length + b.length);
        System.arraycopy(b, 0, all, a.length, b.length);
        return all;
    }
}
