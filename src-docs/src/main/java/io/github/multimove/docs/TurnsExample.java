package io.github.multimove.docs;

import io.github.multimove.Effect;
import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.Reading;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import java.util.List;
import java.util.Random;

/** Asks for legal turns, tells sub-moves apart and plays; each line says what it prints. */
public final class TurnsExample {
    private TurnsExample() {}

    /** Prints what its lines say. */
    public static void main(String[] args) {
        count();
        tellApart();
        write();
        effects();
    }

    private static void count() {
        // @start region="count"
        RuleSet rules = RuleSets.of("two-prong[base=dragonchess]");
        Position position = rules.initialPosition();
        position = position.play(position.legalTurns().at(0));
        LegalTurns turns = position.legalTurns(); // nothing is computed yet
        System.out.println(turns.count()); // -> 3885
        System.out.println(turns.at(0)); // -> 1b7-1b6
        System.out.println(turns.uniform(new Random(1))); // -> 1b7-1a7,2j8-1i7
        // @end
    }

    private static void tellApart() {
        // @start region="kinds"
        RuleSet rules = RuleSets.of("orthodox");
        Position position = rules.position("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        Turn castles = position.parseTurn("e1g1");
        if (castles.subMoves().get(0) instanceof SubMove.Castling castling) { // kinds may grow in a minor version
            System.out.println("castles with the rook on " + castling.rookFrom()); // -> castles with the rook on h1
        }
        // @end
    }

    private static void write() {
        // @start region="forms"
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.position("2r3k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 20");
        Turn turn = position.parseTurn("Re8,Rd8#"); // two sub-moves at once: any order is read
        System.out.println(turn); // -> d1d8,e1e8
        System.out.println(position.algebraic(turn)); // -> Rd8,Re8#
        System.out.println(turn.equals(position.parseTurn("Re1-e8,Rd1d8+", Reading.LENIENT))); // -> true
        // @end
    }

    private static void effects() {
        // @start region="effects"
        RuleSet rules = RuleSets.of("twins");
        Position position = rules.position("4k3/8/8/8/8/2bb4/2NP4/N3K3 b - - 0 1 a1+c2,c3+d3");
        List<Effect> effects = position.effects(position.parseTurn("c3a1,d3c2"));
        for (Effect effect : effects) {
            System.out.println(effect);
        }
        // @end
    }
}
