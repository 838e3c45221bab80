package io.github.multimove.docs;

import io.github.multimove.Constraint;
import io.github.multimove.Position;
import io.github.multimove.Refusal;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.explain.GeneralRefusal;
import io.github.multimove.explain.MissingStep;
import io.github.multimove.explain.RoyalRefusal.RoyalLeft;
import io.github.multimove.explain.TurnRefusal;

/** Asks why a turn is refused and what binds a piece, for values and not only for sentences; each line says what it prints. */
public final class Explaining {
    private Explaining() {}

    /** Prints what its lines say. */
    public static void main(String[] args) {
        attacked();
        clash();
        form();
        step();
        constraints();
        duties();
        siblings();
    }

    private static void attacked() {
        // @start region="refusal"
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.position("4r1k1/8/8/8/4N3/8/4B3/4K3 w - - 0 20");
        Refusal refusal = position.refusal("e2d3,e4c5").get();
        System.out.println(refusal.rule()); // -> ROYAL_LEFT_ATTACKED
        System.out.println(refusal.sentence()); // -> your king on e1 would be left attacked by the rook on e8
        if (refusal instanceof RoyalLeft left) {
            System.out.println(left.attackers().get(0).line().squares()); // -> [e8, e7, e6, e5, e4, e3, e2, e1]
            System.out.println(left.attackers().get(0).capture()); // -> e8e1
        }
        System.out.println(position.refusal("e2d3").isEmpty()); // -> true
        // @end
    }

    private static void clash() {
        // @start region="clash"
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.position("4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 20");
        Refusal refusal = position.refusal("c3e4,g3e4").get();
        System.out.println(refusal.sentence()); // -> the pieces on c3 and g3 cannot both go to e4 in one turn
        if (refusal instanceof TurnRefusal clash) {
            System.out.println(clash.kind() + " " + clash.on().get()); // -> SAME_DESTINATION e4
        }
        // @end
    }

    private static void form() {
        // @start region="form"
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.initialPosition();
        if (position.refusal("e2-e9").get() instanceof GeneralRefusal form) {
            System.out.println(form.rule() + " " + form.offset().getAsInt()); // -> FORM 3
        }
        System.out.println(position.refusal("a1a3").get().sentence());
        // -> the White rook on a1 cannot make the move a1a3: the White pawn stands on a2
        // @end
    }

    private static void step() {
        // @start region="step"
        RuleSet rules = RuleSets.of("marseillais");
        Position position = rules.position("4k3/8/8/8/8/8/8/R3K3 w - - 0 20");
        if (position.refusal("a1a7").get() instanceof MissingStep missing) {
            System.out.println(missing.kind() + " " + missing.place() + " " + missing.possible()); // -> MOVE 2 e1d1
        }
        Refusal refusal = position.refusal("a1a8,e1e2").get();
        System.out.println(refusal.sentence()); // -> a1a8 gives check and ends the turn
        // @end
    }

    private static void constraints() {
        // @start region="constraints"
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.position("4r1k1/8/8/8/1b2N3/8/3PB3/R3K3 w - - 0 20");
        for (Constraint constraint : position.constraints()) {
            System.out.println(constraint.sentence());
        }
        // -> the piece on d2 is pinned: it alone stands between the bishop on b4 and the king on e1
        // -> the pieces on e2 and e4 may not all leave: they alone stand between the rook on e8 and the king on e1
        System.out.println(position.constraints(position.board().square("a1"))); // -> []
        // @end
    }

    private static void duties() {
        // @start region="duties"
        RuleSet twinmove = RuleSets.of("twinmove");
        Position position = twinmove.position("4k3/8/8/8/8/8/4P3/4RK2 w - - 0 30");
        System.out.println(position.constraints().get(0).sentence());
        // -> a turn begins with a pawn move while a pawn can move, such as e2e3
        // @end
    }

    private static void siblings() {
        // @start region="siblings"
        RuleSet twins = RuleSets.of("twins");
        Position position = twins.initialPosition();
        for (Constraint constraint : position.constraints(position.board().square("c1"))) {
            System.out.println(constraint.sentence());
        }
        // -> the siblings on c1, f1 move together
        // -> the bishop on c1 cannot move, and so none of its siblings may
        // @end
    }
}
