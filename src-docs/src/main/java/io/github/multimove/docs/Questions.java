package io.github.multimove.docs;

import io.github.multimove.LegalTurns;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SquareSet;
import java.util.Map;

/** Asks what bots, analysis boards and teachers ask of a position; each line says what it prints. */
public final class Questions {
    private Questions() {}

    /** Prints what its lines say. */
    public static void main(String[] args) {
        views();
        attackers();
        exchange();
        pieces();
    }

    private static void views() {
        // @start region="views"
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.position("2r3k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 20");
        LegalTurns turns = position.legalTurns();
        System.out.println(turns.count()); // -> 273
        System.out.println(turns.givingCheck().count()); // -> 35
        System.out.println(turns.mating().algebraic().toList()); // -> [Rd8,Re8#]
        System.out.println(turns.capturing().isEmpty()); // -> true
        // @end
    }

    private static void attackers() {
        // @start region="attackers"
        RuleSet rules = RuleSets.of("twins");
        Position position = rules.position("4k3/8/8/3p4/8/2N1N3/8/R3K3 w - - 0 1 c3+e3");
        Square pawn = position.board().square("d5");
        System.out.println(position.attackers(pawn, Side.WHITE)); // -> [c3, e3]
        System.out.println(position.threats(pawn, Side.WHITE)); // -> [c3b1,e3d5, c3d5,e3d1]
        // @end
    }

    private static void exchange() {
        // @start region="exchange"
        Map<Character, Integer> worth = Map.of('P', 1, 'N', 3, 'B', 3, 'R', 5, 'Q', 9, 'K', 99);
        Position position = RuleSets.of("orthodox").position("4k3/8/2p5/3p4/4P3/2N5/8/3RK3 w - - 0 1");
        Square pawn = position.board().square("d5"); // exd5 cxd5 Nxd5
        System.out.println(position.exchangeValue(pawn, type -> worth.get(type.letter()), 1000)); // -> OptionalInt[1]
        // @end
    }

    private static void pieces() {
        // @start region="pieces"
        RuleSet rules = RuleSets.of("orthodox");
        Position position = rules.position("4k3/2p3p1/8/8/3P4/8/3P1P2/4K3 w - - 0 30");
        PieceType pawn = rules.base().pawns().iterator().next();
        SquareSet pawns = position.squares(new Piece(Side.WHITE, pawn));
        System.out.println(pawns); // -> [d2, f2, d4]
        System.out.println(position.count(Side.WHITE)); // -> 4
        System.out.println(position.board().file(3).intersection(pawns).size()); // -> 2
        System.out.println(position.materialBalance(Side.WHITE, kind -> kind.equals(pawn) ? 1 : 0)); // -> 1
        // @end
    }
}
