package io.github.multimove.docs;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.TurnFormatException;

/** Asks about check, mate, the outcome, threats, and why a turn is refused; each line says what it prints. */
public final class CheckAndMate {
    private CheckAndMate() {}

    /** Prints what its lines say. */
    public static void main(String[] args) {
        mate();
        twoKings();
        captured();
        threats();
        refusals();
    }

    private static void mate() {
        // @start region="mate"
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.position("2r3k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 20");
        position = rules.play(position, rules.parseTurn(position, "Rd8,Re8#"));
        System.out.println(rules.isCheck(position)); // -> true
        System.out.println(rules.isCheckmate(position)); // -> true
        System.out.println(rules.outcome(position).get().winner()); // -> Optional[WHITE]
        // @end
    }

    private static void twoKings() {
        // @start region="two-kings"
        RuleSet rules = RuleSets.of("double-king");
        Position both = rules.position("4k1k3/10/10/10/10/4r5/10/4K1K3 w - - 0 30");
        Position last = rules.position("4k1k3/10/10/10/10/4r5/10/4K5 w - - 0 30");
        System.out.println(rules.isCheck(both) + " " + rules.isBoundByCheck(both)); // -> true false
        System.out.println(rules.isCheck(last) + " " + rules.isBoundByCheck(last)); // -> true true
        // @end
    }

    private static void captured() {
        // @start region="captured"
        RuleSet rules = RuleSets.of("twinmove");
        Position position = rules.position("4k3/8/8/8/8/8/4P3/4RK2 w - - 0 30");
        System.out.println(rules.isCheck(rules.play(position, rules.parseTurn(position, "e2e3,f1f2")))); // -> false
        position = rules.position("4k3/8/8/8/8/3p4/4P3/4RK2 w - - 0 30");
        position = rules.play(position, rules.parseTurn(position, "e2d3,e1e8"));
        System.out.println(rules.outcome(position).get().reason()); // -> KING_CAPTURED
        System.out.println(rules.legalTurns(position).isEmpty()); // -> true
        // @end
    }

    private static void threats() {
        // @start region="threats"
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.position("r6b/5p1p/6k1/2R5/8/1r3N2/7P/K7 w - - 0 20");
        System.out.println(rules.threats(position)); // -> [b3b1,a8a1, b3b1,h8a1]
        System.out.println(rules.legalTurns(position).stream().toList()); // -> [a1a2,c5a5, f3d4,c5a5, f3e5,c5a5]
        // @end
    }

    private static void refusals() {
        // @start region="refusals"
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.position("r6b/5p1p/6k1/2R5/8/1r3N2/7P/K7 w - - 0 20");
        try {
            rules.parseTurn(position, "c5a5"); // blocks the rook and leaves the bishop
        } catch (IllegalTurnException e) {
            System.out.println(e.rule() + " " + e.squares()); // -> ROYAL_LEFT_ATTACKED [a1, h8]
            System.out.println(e.getMessage()); // -> c5a5: your king on a1 would be left attacked by the bishop on h8
        }
        try {
            rules.parseTurn(position, "c5-a5, Nd4");
        } catch (TurnFormatException e) {
            System.out.println(e.offset()); // -> 6
        }
        // @end
    }
}
