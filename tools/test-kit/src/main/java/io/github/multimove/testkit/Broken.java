package io.github.multimove.testkit;

import io.github.multimove.Position;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;

/** Says which law is broken, and where: the rule set, the position, what was expected and what was found. */
final class Broken {
    private static final int LONGEST = 300;

    private Broken() {}

    static AssertionError law(Position position, String law, Object expected, Object found) {
        return new AssertionError(position.ruleSet().id() + " at " + position + "\n  " + law + "\n  expected: "
                + shortened(expected) + "\n  found:    " + shortened(found));
    }

    static AssertionError law(Position position, String law, Throwable found) {
        AssertionError error = law(position, law, "no such exception", found);
        error.initCause(found);
        return error;
    }

    static void equal(Position position, String law, Object expected, Object found) {
        if (!Objects.equals(expected, found)) {
            throw law(position, law, expected, found);
        }
    }

    static void holds(Position position, String law, boolean holds) {
        equal(position, law, true, holds);
    }

    /** Compares texts in order and names the first place at which they differ. */
    static void equalTexts(Position position, String law, List<String> expected, List<String> found) {
        if (expected.equals(found)) {
            return;
        }
        Iterator<String> a = expected.iterator();
        Iterator<String> b = found.iterator();
        int place = 0;
        while (a.hasNext() && b.hasNext()) {
            String one = a.next();
            String other = b.next();
            if (!one.equals(other)) {
                throw law(position, law + ", at place " + place, one, other);
            }
            place++;
        }
        throw law(
                position,
                law + ", " + expected.size() + " expected and " + found.size() + " found",
                a.hasNext() ? a.next() : "no more",
                b.hasNext() ? b.next() : "no more");
    }

    private static String shortened(Object object) {
        String text = String.valueOf(object);
        return text.length() > LONGEST ? text.substring(0, LONGEST) + "..." : text;
    }
}
