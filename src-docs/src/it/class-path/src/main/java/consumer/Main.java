package consumer;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;

/** Finds Two-Prong Chess by its id, as a program on the class path does. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        expect(RuleSet.class.getModule().isNamed(), false, "the library in a named module");
        expect(RuleSets.ids().contains("two-prong"), true, "two-prong announced");

        RuleSet rules = RuleSets.of("two-prong");
        Position start = rules.initialPosition();
        expect(rules.legalTurns(start).size(), 20, "turns of the initial position");

        Position next = rules.play(start, rules.parseTurn(start, "e2e4"));
        LegalTurns replies = rules.legalTurns(next);
        expect(replies.size(), 196, "replies to e2e4");
        expect(replies.contains(rules.parseTurn(next, "e7e5,g8f6")), true, "e7e5,g8f6 among them");
        System.out.println(rules.id() + " on the class path: " + replies);
    }

    private static void expect(Object actual, Object expected, String what) {
        if (!actual.equals(expected)) {
            throw new AssertionError(what + ": expected " + expected + ", was " + actual);
        }
    }
}
