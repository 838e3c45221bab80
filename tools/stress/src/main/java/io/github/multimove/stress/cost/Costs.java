package io.github.multimove.stress.cost;

import java.util.List;

/** What every question costs at a position, in units of {@link Work}, and what each may cost. */
public final class Costs {
    /** What a question may cost that does not count turns: about a tenth of a second. */
    public static final long MOST_UNITS = 60_000_000;

    /** What any question may do between two looks at the interruption of its thread: well below 50 milliseconds. */
    public static final long MOST_STRETCH = 5_000_000;

    /** So much is looked at of a question that may go through turns. */
    private static final long LOOKED_AT = MOST_STRETCH + MOST_STRETCH / 2;

    private final Asker asker;

    /** Takes the cost of a question. */
    @FunctionalInterface
    public interface Capturer {
        /** Takes the cost of a question; {@code bounded} says whether {@link #MOST_UNITS} holds for it. */
        void take(String question, boolean bounded, Work.Cost cost);
    }

    /** Loads the counted library. */
    public Costs() {
        ClassLoader loader = new CountingLoader(Costs.class.getClassLoader());
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        try {
            asker = (Asker) loader.loadClass(CountedRules.class.getName())
                    .getDeclaredConstructor()
                    .newInstance();
            asker.ids();
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("the counted library", e);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    /** Returns the ids of the rule sets that are tried. */
    public List<String> ids() {
        return within(asker::ids);
    }

    /** Takes up a rule set, and asks everything about its first position so that what is made once is made. */
    public Asker rules(String id) {
        return within(() -> {
            asker.rules(id);
            asker.questions(false).forEach(question -> Work.of(MOST_UNITS, () -> asker.ask(question)));
            return asker;
        });
    }

    /** Asks every question of a position; answers whether it is one. */
    public boolean ask(String text, Capturer capturer) {
        return ask(text, List.of(), capturer);
    }

    /** As {@link #ask(String, Capturer)}, some questions bounded that are not so everywhere. */
    public boolean ask(String text, List<String> boundedHere, Capturer capturer) {
        boolean[] possible = new boolean[1];
        Work.Cost reading = Work.of(Long.MAX_VALUE, () -> possible[0] = asker.position(text));
        if (possible[0]) {
            capturer.take("reading", true, reading);
            asker.questions(false).forEach(question -> capturer.take(question, true, cost(question, MOST_UNITS + 1)));
            for (String question : asker.questions(true)) {
                boolean bounded = boundedHere.contains(question);
                capturer.take(question, bounded, cost(question, bounded ? MOST_UNITS + 1 : LOOKED_AT));
            }
        }
        return possible[0];
    }

    private Work.Cost cost(String question, long most) {
        return Work.of(most, () -> asker.ask(question));
    }

    /** Services of the counted library are found by the loader that holds it. */
    private <T> T within(java.util.function.Supplier<T> task) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(asker.getClass().getClassLoader());
        try {
            return task.get();
        } finally {
            thread.setContextClassLoader(before);
        }
    }
}
