package io.github.multimove.docs;

import io.github.multimove.Effect;
import io.github.multimove.Outcome;
import java.util.Locale;

/** What the library answers, in plain words. */
public final class Words {
    private Words() {}

    /** Returns how a game has ended: {@code checkmate, white wins}. */
    public static String of(Outcome outcome) {
        return of(outcome.reason()) + ", "
                + outcome.winner()
                        .map(side -> side.name().toLowerCase(Locale.ROOT) + " wins")
                        .orElse("a draw");
    }

    /** Returns why a game has ended: {@code bare kings}. */
    public static String of(Outcome.Reason reason) {
        return reason.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Returns what a turn does to one man: {@code N g8 to f6}. */
    public static String of(Effect effect) {
        if (effect instanceof Effect.Moved moved) {
            return moved.piece().letter() + " " + moved.from() + " to " + moved.to();
        } else if (effect instanceof Effect.Dropped dropped) {
            return dropped.piece().letter() + " dropped on " + dropped.on();
        } else if (effect instanceof Effect.Relocated relocated) {
            return relocated.piece().letter() + " relocated from " + relocated.from() + " to " + relocated.to();
        } else if (effect instanceof Effect.Taken taken) {
            return taken.piece().letter() + " taken on " + taken.on();
        } else if (effect instanceof Effect.Struck struck) {
            return struck.piece().letter() + " struck on " + struck.on();
        } else if (effect instanceof Effect.RemovedWithSibling removed) {
            return removed.piece().letter() + " removed from " + removed.on();
        } else if (effect instanceof Effect.Promoted promoted) {
            return promoted.piece().letter() + " promotes on " + promoted.on();
        }
        return effect.toString();
    }
}
