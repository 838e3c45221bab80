package io.github.multimove.docs;

import io.github.multimove.Effect;
import io.github.multimove.LegalTurns;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SquareSet;
import io.github.multimove.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Asks what bots, analysis boards and teachers ask of a position; each line says what it prints. */
public final class Questions {
    private Questions() {}

    /** Prints what its lines say. */
    public static void main(String[] args) {
        views();
        combined();
        mateInOne();
        attackers();
        exchange();
        pieces();
        constraints();
        captures();
        forms();
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

    private static void combined() {
        // @start region="combined"
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.position("2r3k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 20");
        Square rook = position.board().square("d1");
        LegalTurns checks = position.legalTurns().givingCheck();
        System.out.println(checks.moving(rook).count()); // -> 26
        System.out.println(checks.leavingAlone(rook).at(0)); // -> e1e8
        System.out.println(
                checks.all(subMove -> subMove.to().rank() == 7).mating().at(0)); // -> d1d8,e1e8
        // @end
    }

    private static void mateInOne() {
        // @start region="winning"
        RuleSet rules = RuleSets.of("duck"); // won by capturing the king
        Position position = rules.position("4k3/8/8/8/8/8/4R3/4K3 w - - 0 9");
        LegalTurns turns = position.legalTurns();
        System.out.println(turns.winning().count()); // -> 1
        System.out.println(turns.winning().iterator().next()); // -> e2e8
        System.out.println(turns.mating().contains(turns.winning().iterator().next())); // -> false
        // @end
    }

    private static void attackers() {
        // @start region="attackers"
        RuleSet rules = RuleSets.of("twins");
        Position position = rules.position("4k3/8/8/3p4/8/2N1N3/8/R3K3 w - - 0 1 c3+e3");
        Square pawn = position.board().square("d5");
        Set<Square> attackers = position.attackers(pawn, Side.WHITE); // how pieces move, and nothing else
        List<Turn> threats = position.threats(pawn, Side.WHITE); // a turn for each sub-move that captures
        System.out.println(attackers); // -> [c3, e3]
        System.out.println(threats); // -> [c3b1,e3d5, c3d5,e3d1]
        System.out.println(threats.stream().map(position::algebraic).toList()); // -> [Nb1,Nexd5, Ncxd5,Ned1]
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
        SquareSet file = position.board().file(pawns.iterator().next().file());
        System.out.println(file.intersection(pawns).size()); // -> 2
        System.out.println(Long.toHexString(pawns.word(0))); // -> 8002800
        System.out.println(position.piece(position.board().square("e8"))); // -> Optional[k]
        System.out.println(position.materialBalance(Side.WHITE, kind -> kind.equals(pawn) ? 1 : 0)); // -> 1
        List<String> all = new ArrayList<>();
        position.forEachPiece((square, piece) -> all.add(piece + "" + square));
        System.out.println(all); // -> [Ke1, Pd2, Pf2, Pd4, pc7, pg7, ke8]
        // @end
    }

    private static void constraints() {
        // @start region="bonds"
        RuleSet rules = RuleSets.of("orthodox");
        Position position = rules.position("4k3/8/4n3/8/8/8/4R3/4K3 w - - 0 1");
        System.out.println(position.constraints(Side.BLACK).get(0).squares()); // -> [e6]
        Position passed = position.withSideToMove(Side.BLACK).orElseThrow(); // as if White had passed
        System.out.println(passed.legalTurns().count()); // -> 5
        Position check = rules.position("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
        System.out.println(check.withSideToMove(Side.BLACK)); // -> Optional.empty
        // @end
    }

    private static void captures() {
        // @start region="captures"
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.position("4k3/8/8/3pP3/8/4b3/3P4/4K3 w - d6 0 9");
        Turn turn = position.parseTurn("d2e3,e5d6");
        List<Effect> captured = position.effects(turn).stream() // nothing is played
                .filter(Effect.Captured.class::isInstance)
                .toList();
        System.out.println(captured.get(0)); // -> Captured[piece=b, on=e3]
        System.out.println(captured.size()); // -> 2
        // @end
    }

    private static void forms() {
        // @start region="forms"
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.position("6k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 20");
        System.out.println(
                position.legalTurns().givingCheck().algebraic().limit(3).toList()); // -> [Ra1,Re8#, Rb1,Re8#, Rc1,Re8#]
        // @end
    }
}
