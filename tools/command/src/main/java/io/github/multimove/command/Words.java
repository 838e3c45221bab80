package io.github.multimove.command;

import io.github.multimove.Effect;

/** What a turn does to each piece, in words. */
public final class Words {
    private Words() {}

    /** Returns what a turn does to one piece: {@code N g8 to f6}. */
    public static String of(Effect effect) {
        if (effect instanceof Effect.Moved moved) {
            return moved.piece().letter() + " " + moved.from() + " to " + moved.to();
        }
        if (effect instanceof Effect.Pushed pushed) {
            return pushed.piece().letter() + " pushed from " + pushed.from() + " to " + pushed.to();
        }
        if (effect instanceof Effect.Swapped swapped) {
            return swapped.piece().letter() + " " + swapped.from() + " and "
                    + swapped.other().letter() + " " + swapped.to() + " change places";
        }
        if (effect instanceof Effect.Placed placed) {
            return "the duck set on " + placed.to();
        }
        if (effect instanceof Effect.Held held) {
            return held.piece().letter() + " comes to hand";
        }
        if (effect instanceof Effect.Dropped dropped) {
            return dropped.piece().letter() + " dropped on " + dropped.on();
        }
        if (effect instanceof Effect.Relocated relocated) {
            return relocated.piece().letter() + " relocated from " + relocated.from() + " to " + relocated.to();
        }
        if (effect instanceof Effect.Captured taken) {
            return taken.piece().letter() + " captured on " + taken.on();
        }
        if (effect instanceof Effect.Struck struck) {
            return struck.piece().letter() + " struck on " + struck.on();
        }
        if (effect instanceof Effect.RemovedWithSibling removed) {
            return removed.piece().letter() + " removed from " + removed.on();
        }
        if (effect instanceof Effect.Promoted promoted) {
            return promoted.piece().letter() + " promotes on " + promoted.on();
        }
        return effect.toString(); // kinds may grow in a minor version
    }
}
