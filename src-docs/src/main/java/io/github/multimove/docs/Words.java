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
        return effect.accept(new EffectWords());
    }

    private static final class EffectWords implements Effect.Visitor<String> {
        @Override
        public String other(Effect effect) { // kinds may grow in a minor version
            return effect.toString();
        }

        @Override
        public String moved(Effect.Moved moved) {
            return moved.piece().letter() + " " + moved.from() + " to " + moved.to();
        }

        @Override
        public String pushed(Effect.Pushed pushed) {
            return pushed.piece().letter() + " pushed from " + pushed.from() + " to " + pushed.to();
        }

        @Override
        public String placed(Effect.Placed placed) {
            return "the neutral man set on " + placed.to();
        }

        @Override
        public String dropped(Effect.Dropped dropped) {
            return dropped.piece().letter() + " dropped on " + dropped.on();
        }

        @Override
        public String relocated(Effect.Relocated relocated) {
            return relocated.piece().letter() + " relocated from " + relocated.from() + " to " + relocated.to();
        }

        @Override
        public String taken(Effect.Taken taken) {
            return taken.piece().letter() + " taken on " + taken.on();
        }

        @Override
        public String struck(Effect.Struck struck) {
            return struck.piece().letter() + " struck on " + struck.on();
        }

        @Override
        public String removedWithSibling(Effect.RemovedWithSibling removed) {
            return removed.piece().letter() + " removed from " + removed.on();
        }

        @Override
        public String promoted(Effect.Promoted promoted) {
            return promoted.piece().letter() + " promotes on " + promoted.on();
        }
    }
}
