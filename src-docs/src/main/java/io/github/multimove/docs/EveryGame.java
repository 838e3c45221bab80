package io.github.multimove.docs;

import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import io.github.multimove.avalanche.Avalanche;
import io.github.multimove.bases.Chess960;
import io.github.multimove.bases.Dragonchess;
import io.github.multimove.bases.Grand;
import io.github.multimove.bases.Raumschach;
import io.github.multimove.doubleking.DoubleKing;
import io.github.multimove.doublemoves.Accelerated;
import io.github.multimove.doublemoves.BalancedSwap;
import io.github.multimove.doublemoves.Bennekom;
import io.github.multimove.doublemoves.Doublemove;
import io.github.multimove.doublemoves.ExtraMove;
import io.github.multimove.doublemoves.Triplets;
import io.github.multimove.doublemoves.TwoFisted;
import io.github.multimove.doublemoves.TwoMove;
import io.github.multimove.duck.Duck;
import io.github.multimove.geminus.Geminus;
import io.github.multimove.marseillais.Marseillais;
import io.github.multimove.monster.Monster;
import io.github.multimove.progressive.KingsProgressive;
import io.github.multimove.progressive.ModerateProgressive;
import io.github.multimove.progressive.Progressive;
import io.github.multimove.progressive.ProgressiveTakeAll;
import io.github.multimove.rules.SiblingBond;
import io.github.multimove.swedish.Swedish;
import io.github.multimove.twinmove.Twinmove;
import io.github.multimove.twins.Twins;
import io.github.multimove.twoprong.TwoProng;

/** Each game made by its class, with an option where it has one; each line says what it prints. */
public final class EveryGame {
    private EveryGame() {}

    /** Prints what its lines say. */
    public static void main(String[] args) {
        orthodox();
        twoProng();
        twinmove();
        geminus();
        twins();
        marseillais();
        monster();
        avalanche();
        doublemove();
        extraMove();
        twoMove();
        twoFisted();
        bennekom();
        accelerated();
        triplets();
        balancedSwap();
        progressive();
        kingsProgressive();
        moderateProgressive();
        progressiveTakeAll();
        swedish();
        duck();
        doubleKing();
        chess960();
        grand();
        raumschach();
        dragonchess();
    }

    private static void orthodox() {
        // @start region="orthodox"
        Position position = Orthodox.rules().initialPosition().play("e4").play("e5");
        System.out.println(position.legalTurns().count()); // -> 29
        // @end
    }

    private static void twoProng() {
        // @start region="two-prong"
        RuleSet rules = TwoProng.over(Orthodox.game());
        Position position = rules.initialPosition().play("e4").play("e5,Nf6"); // two pieces, one turn
        System.out.println(position.legalTurns().count()); // -> 393
        RuleSet three = TwoProng.options().prongs(3).over(Grand.game());
        System.out.println(three); // -> two-prong[base=grand,prongs=3]
        // @end
    }

    private static void twinmove() {
        // @start region="twinmove"
        RuleSet rules = Twinmove.options().promotion(Twinmove.PromotionTo.QUEEN).rules();
        Position position = rules.initialPosition().play("e2e4,g1f3"); // a pawn move, then another piece
        System.out.println(position.refusal("g8f6").orElseThrow().sentence());
        // -> a turn begins with a pawn move while a pawn can move, such as a7a5
        System.out.println(position.legalTurns().count()); // -> 121
        // @end
    }

    private static void geminus() {
        // @start region="geminus"
        RuleSet rules = Geminus.options().pawnMove(Geminus.PawnMove.OPTIONAL).rules();
        Position position = rules.initialPosition().play("K@e1,Q@d1"); // two drops a turn
        System.out.println(position.hand(position.side().opposite())); // -> {rook=2, bishop=2, knight=2}
        // @end
    }

    private static void twins() {
        // @start region="twins"
        RuleSet rules =
                Twins.options().bond(SiblingBond.SEPARATED).sharing(true).rules();
        Position position = rules.initialPosition().play("b1c3,g1f3"); // both knights, as they are twins
        System.out.println(position.siblings()); // -> [[a1, h1], [c1, f1], [c3, f3], [a8, h8], [b8, g8], [c8, f8]]
        // @end
    }

    private static void marseillais() {
        // @start region="marseillais"
        RuleSet rules =
                Marseillais.options().enPassant(Marseillais.EnPassant.FIRST).rules();
        Position position = rules.initialPosition().play("e4").play("e5,Nf6"); // balanced: White begins with one
        Turn check = position.parseTurn("Bb5,Bxd7+");
        System.out.println(check + " " + position.play(check).isCheck()); // -> f1b5,b5d7 true
        // @end
    }

    private static void monster() {
        // @start region="monster"
        RuleSet rules = Monster.options().pawns(8).rules();
        Position position = rules.initialPosition();
        System.out.println(position); // -> rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/4K3 w kq - 0 1
        System.out.println(position.play("e2e4,d2d4").legalTurns().count()); // -> 20
        // @end
    }

    private static void avalanche() {
        // @start region="avalanche"
        RuleSet rules = Avalanche.options().balanced(true).rules();
        Position position = rules.initialPosition().play("e4").play("e5,d3"); // a move, then a push of an enemy pawn
        System.out.println(position); // -> rnbqkbnr/pppp1ppp/8/4p3/4P3/3P4/PPP2PPP/RNBQKBNR w KQkq - 0 2
        // @end
    }

    private static void doublemove() {
        // @start region="doublemove"
        RuleSet rules = Doublemove.options().balanced(false).rules();
        Position position = rules.initialPosition().play("e2e4,f1b5"); // two moves, won by capturing the king
        System.out.println(position.isCheck() + " " + position.threats()); // -> true [b5d7,d7e8]
        // @end
    }

    private static void extraMove() {
        // @start region="extra-move"
        RuleSet rules = ExtraMove.rules();
        Position position = rules.initialPosition().play("e4").play("Nf6"); // a second quiet move is optional
        System.out.println(position.legalTurns().contains(position.parseTurn("Nf3,d3"))); // -> true
        // @end
    }

    private static void twoMove() {
        // @start region="two-move"
        RuleSet rules = TwoMove.rules();
        Position position = rules.initialPosition().play("e4").play("Nc6,d6"); // two quiet moves
        System.out.println(position.play("f1b5,g1f3"));
        // -> r1bqkbnr/ppp1pppp/2np4/1B6/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 1 2 -
        // @end
    }

    private static void twoFisted() {
        // @start region="two-fisted"
        RuleSet rules = TwoFisted.rules();
        Position position = rules.initialPosition().play("e4").play("Nc6,Nf6"); // two pieces of one kind
        System.out.println(position.refusal("Nf3,Be2").isPresent()); // -> true
        // @end
    }

    private static void bennekom() {
        // @start region="bennekom"
        RuleSet rules = Bennekom.rules();
        Position position = rules.initialPosition().play("g1f3,f3e5"); // one piece twice
        System.out.println(position.legalTurns().count()); // -> 33
        // @end
    }

    private static void accelerated() {
        // @start region="accelerated"
        RuleSet rules = Accelerated.rules();
        Position position = rules.initialPosition().play("e4,d4").play("e5,Nf6"); // two moves that capture nothing
        System.out.println(position.refusal("dxe5,exf6").isPresent()); // -> true
        // @end
    }

    private static void triplets() {
        // @start region="triplets"
        RuleSet rules = Triplets.rules();
        Position position =
                rules.initialPosition().play("e4").play("e5").play("d3,Nf3").play("Nc6,d6");
        System.out.println(position.legalTurns().contains(position.parseTurn("Ke2,a3,Nbd2"))); // -> true
        // @end
    }

    private static void balancedSwap() {
        // @start region="balanced-swap"
        RuleSet rules = BalancedSwap.rules();
        Position position =
                rules.initialPosition().play("e4").play("e7e5,g7/f8"); // a move, then two pieces change places
        System.out.println(position); // -> rnbqkpnr/pppp1pbp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2
        // @end
    }

    private static void progressive() {
        // @start region="progressive"
        RuleSet rules = Progressive.options().form(Progressive.Form.ITALIAN).rules();
        Position position = rules.initialPosition().play("e4").play("e5,Nf6"); // White's next turn has three sub-moves
        System.out.println(
                rules.id() + " " + position.begin("d2d4,d4d5").mayStop()); // -> progressive[form=italian] false
        // @end
    }

    private static void kingsProgressive() {
        // @start region="kings-progressive"
        RuleSet rules = KingsProgressive.rules();
        Position position = rules.position("8/8/8/8/p6p/P4k1P/7K/8 w - - 0 9"); // the king is on its second rank
        System.out.println(position.legalTurns().count()); // -> 5
        // @end
    }

    private static void moderateProgressive() {
        // @start region="moderate-progressive"
        RuleSet rules = ModerateProgressive.rules();
        Position position = rules.initialPosition().play("e4").play("e5,Nf6"); // the next turn has three at most
        System.out.println(position); // -> rnbqkb1r/pppp1ppp/5n2/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 2
        // @end
    }

    private static void progressiveTakeAll() {
        // @start region="progressive-take-all"
        RuleSet rules = ProgressiveTakeAll.rules();
        Position position = rules.position("8/7p/8/8/2Pp4/8/8/8 b - c3 1 1").play("d4c3"); // the last piece
        System.out.println(position.outcome().orElseThrow().words()); // -> last piece captured, black wins
        // @end
    }

    private static void swedish() {
        // @start region="swedish"
        RuleSet rules = Swedish.rules();
        Position position = rules.initialPosition().play("N@d3>c2"); // a drop on a pawn, which makes room
        System.out.println(position); // -> r3k2r/8/pppppppp/8/8/PPPNPPPP/2P5/R3K2R[QBBNqbbnn] b KQkq - 0 1
        // @end
    }

    private static void duck() {
        // @start region="duck"
        RuleSet rules = Duck.rules();
        Position position = rules.initialPosition().play("e4@e5"); // a move, then the duck
        System.out.println(position.refusal("e7e5,@a3").orElseThrow().sentence());
        // -> the Black pawn on e7 cannot make the move e7e5: the duck stands on e5
        System.out.println(Duck.over(Grand.game())); // -> duck[base=grand]
        // @end
    }

    private static void doubleKing() {
        // @start region="double-king"
        RuleSet rules = DoubleKing.options().scoreDoubleCheckmate(true).rules();
        Position position = rules.position("4k1k3/10/10/10/10/4r5/10/4K1K3 w - - 0 30");
        System.out.println(position.isCheck() + " " + position.isBoundByCheck()); // -> true false
        // @end
    }

    private static void chess960() {
        // @start region="chess960"
        String text = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";
        RuleSet rules = Chess960.options().array(Chess960.arrayOf(text)).rules();
        System.out.println(rules.position(text).legalTurns().count()); // -> 21
        System.out.println(
                Chess960.options().array(0).game().array()); // -> bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR
        // @end
    }

    private static void grand() {
        // @start region="grand"
        Position position = Grand.rules().initialPosition();
        System.out.println(position.legalTurns().count()); // -> 65
        System.out.println(TwoProng.over(Grand.game())
                .initialPosition()
                .play("e5")
                .legalTurns()
                .count()); // -> 1950
        // @end
    }

    private static void raumschach() {
        // @start region="raumschach"
        RuleSet rules = Raumschach.options().array(Raumschach.Array.CVP).rules();
        System.out.println(rules.initialPosition().legalTurns().count()); // -> 61
        System.out.println(rules.initialPosition().play("Ab2-Ab3").side()); // -> BLACK
        // @end
    }

    private static void dragonchess() {
        // @start region="dragonchess"
        RuleSet rules = Dragonchess.options()
                .elementalRise(Dragonchess.ElementalRise.MOVE)
                .rules();
        System.out.println(rules.initialPosition().legalTurns().count()); // -> 90
        System.out.println(rules.initialPosition().play("2a2-2a3").side()); // -> BLACK
        // @end
    }
}
