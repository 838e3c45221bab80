package io.github.multimove.docs;

import io.github.multimove.LegalTurns;
import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.catalogue.Description;
import io.github.multimove.catalogue.RuleSetOption;
import io.github.multimove.diagram.Diagram;
import io.github.multimove.twoprong.TwoProng;

/** The first things to do with the library; each line says what it prints. */
public final class GettingStarted {
    private GettingStarted() {}

    /** Prints what its lines say. */
    public static void main(String[] args) {
        twoRooks();
        firstSteps();
        ways();
        words();
    }

    private static void twoRooks() {
        // @start region="two-rooks"
        RuleSet rules = RuleSets.of("two-prong"); // a turn moves one piece or two
        Position position = rules.position("2r3k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 20");
        LegalTurns turns = position.legalTurns(); // a Set<Turn>; size() does not enumerate it
        System.out.println(turns.size()); // -> 273
        System.out.println(position.refusal("e1f1,g1f1").get().sentence());
        // -> the pieces on e1 and g1 cannot both go to f1 in one turn

        Turn turn = position.parseTurn("Rd8,Re8#");
        System.out.println(turn + " " + turns.contains(turn)); // -> d1d8,e1e8 true
        position = position.play(turn);
        System.out.println(position.outcome().get().winner()); // -> Optional[WHITE]
        // @end
    }

    private static void firstSteps() {
        // @start region="first"
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.initialPosition();
        position = position.play(position.parseTurn("e2e4"));

        LegalTurns turns = position.legalTurns(); // a lazy Set<Turn>
        Turn turn = position.parseTurn("e5,Nf6"); // one turn: two pieces move at once
        System.out.println(turns.size() + " " + turns.contains(turn)); // -> 196 true

        position = position.play(turn);
        System.out.println(turn + " leads to " + position.side()); // -> e7e5,g8f6 leads to WHITE
        System.out.println(position.isCheck() + " " + position.outcome()); // -> false Optional.empty
        System.out.print(Diagram.of(position));
        // @end
    }

    private static void ways() {
        // @start region="ways"
        RuleSet byId = RuleSets.of("two-prong[base=grand,prongs=3]"); // any module on the class or module path
        RuleSet direct = TwoProng.over(Orthodox.game()); // straight from the variant's module
        System.out.println(byId.id()); // -> two-prong[base=grand,prongs=3]
        System.out.println(direct.equals(RuleSets.of("two-prong[prongs=2]"))); // -> true
        System.out.println(RuleSets.ids().contains("twinmove")); // -> true
        // @end
    }

    private static void words() {
        // @start region="words"
        Description twins = RuleSets.describe("twins");
        System.out.println(twins); // -> Twins Chess (Edward Jackman, 1998)
        System.out.println(twins.sentence());
        // -> Rooks, bishops and knights are twins, which move together; checkmate wins.
        RuleSetOption order = twins.option("order").orElseThrow();
        System.out.println(order.title() + ": " + order.sentence()); // -> Order: How the siblings of a turn move.
        System.out.println(order.titles()); // -> {simultaneous=At once, sequential=One after the other}
        // @end
    }
}
