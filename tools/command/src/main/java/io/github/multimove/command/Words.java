package io.github.multimove.command;

import io.github.multimove.Effect;

/** What a turn does to each piece, in words. */
public final class Words {
    private Words() {}

    /** Returns what a turn does to one piece: {@code N g8 to f6}. */
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
        public String swapped(Effect.Swapped swapped) {
            return swapped.piece().letter() + " " + swapped.from() + " and "
                    + swapped.other().letter() + " " + swapped.to() + " change places";
        }

        @Override
        public String placed(Effect.Placed placed) {
            return "the duck set on " + placed.to();
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
        public String taken(Effect.Captured taken) {
            return taken.piece().letter() + " captured on " + taken.on();
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
