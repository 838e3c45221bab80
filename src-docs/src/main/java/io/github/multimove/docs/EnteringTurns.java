package io.github.multimove.docs;

import io.github.multimove.Diagram;
import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import java.util.List;

/** Enters turns sub-move by sub-move, and draws; each line says what it prints. */
public final class EnteringTurns {
    private EnteringTurns() {}

    /** Prints what its lines say. */
    public static void main(String[] args) {
        walk();
        store();
        draw();
    }

    private static void walk() {
        // @start region="walk"
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.position("r6b/5p1p/6k1/2R5/8/1r3N2/7P/K7 w - - 0 20");
        PartialTurn turn = rules.begin(position);
        Square rook = position.board().square("c5");
        List<SubMove> offered = turn.from(rook); // what the rook may do in some legal turn
        System.out.println(offered); // -> [c5a5]
        turn = turn.then(offered.get(0));
        System.out.println(turn.mayStop()); // -> false
        System.out.println(turn.next()); // -> [a1a2, f3d4, f3e5]
        turn = turn.back().then(offered.get(0)).then(turn.next().get(0));
        System.out.println(turn.mustStop() + " " + turn.turn()); // -> true a1a2,c5a5
        // @end
    }

    private static void store() {
        // @start region="store"
        RuleSet rules = RuleSets.of("geminus");
        PartialTurn turn = rules.begin(rules.initialPosition(), "N@b1");
        System.out.println(turn.next().size()); // -> 323
        System.out.println(turn.equals(rules.begin(turn.position(), turn.toString()))); // -> true
        // @end
    }

    private static void draw() {
        // @start region="draw"
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.position("2r3k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 20");
        Diagram diagram = Diagram.of(position)
                .turn(rules.parseTurn(position, "d1d8,e1e8"))
                .seenFrom(Side.BLACK)
                .theme(Diagram.Theme.DARK);
        System.out.println(diagram.svg().startsWith("<svg")); // -> true
        System.out.print(diagram.text());
        // @end
    }
}
