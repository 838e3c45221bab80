package io.github.multimove.internal.fast.prongs;

import io.github.multimove.internal.board.Attack;
import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.simultaneous.Prongs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How one or two royal men are taken on a board as it is: what {@link Safety} knows beforehand, found anew where it has too
 * many conditions or the takers may collide.
 */
final class Exposed {
    private final Prongs judge;
    private final Field after;

    /** Looks at a board on which the takers' side is to move. */
    Exposed(Prongs judge, Field after) {
        this.judge = judge;
        this.after = after;
    }

    /**
     * The squares of which one has to be entered, or the man there taken, before the royal men are safe, all further
     * sub-moves being mere landings; null if that cannot be told.
     */
    short @Nullable [] answers() {
        int[] kings = after.royals(1 - after.side);
        if (kings.length == 0 || kings.length > 2) {
            return null;
        }
        List<Attack> first = attacks(kings[0]);
        if (kings.length == 1) {
            return first.isEmpty() ? null : squares(first.get(0));
        }
        List<Attack> second = attacks(kings[1]);
        for (Attack a : first) {
            for (Attack b : second) {
                if (a.from() != b.from() && takeTogether(a, kings[0], b, kings[1])) {
                    return both(squares(a), squares(b));
                }
            }
        }
        return null;
    }

    private List<Attack> attacks(int king) {
        List<Attack> found = new ArrayList<>();
        for (Attack attack : after.tables.attacks[king]) {
            int man = after.man(attack.from());
            if (man > Field.NEUTRAL
                    && (man & 1) == after.side
                    && (attack.codes() >>> man & 1) != 0
                    && after.isClear(attack.between())
                    && !after.isFrozen(attack.from())) {
                found.add(attack);
            }
        }
        return found;
    }

    private boolean takeTogether(Attack a, int onA, Attack b, int onB) {
        SubMoves first = takers(a, onA);
        SubMoves second = takers(b, onB);
        for (int i = 0; i < first.size; i++) {
            for (int j = 0; j < second.size; j++) {
                if (judge.fits(after, new long[] {first.at[i]}, 1, second.at[j])) {
                    return true;
                }
            }
        }
        return false;
    }

    private SubMoves takers(Attack attack, int on) {
        SubMoves all = new SubMoves();
        Generator.from(after, attack.from(), Generator.NO_EN_PASSANT | Generator.NO_CASTLING, all);
        int kept = 0;
        for (int i = 0; i < all.size; i++) {
            if (Packed.takenOn(all.at[i]) == on) {
                all.at[kept++] = all.at[i];
            }
        }
        all.size = kept;
        return all;
    }

    private static short[] squares(Attack attack) {
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
