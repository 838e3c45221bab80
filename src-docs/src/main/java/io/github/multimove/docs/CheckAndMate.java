package io.github.multimove.docs;

import io.github.multimove.Game;
import io.github.multimove.IllegalTurnException;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.TurnFormatException;

/** Asks about check, mate, the outcome, threats, and why a turn is refused; each line says what it prints. */
public final class CheckAndMate {
    private CheckAndMate() {}

    /** Prints what its lines say. */
    public static void main(String[] args) {
        mate();
        canWin();
        refusals();
    }

    private static void mate() {
        // @start region="mate"
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.position("2r3k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 20");
        position = position.play(position.parseTurn("Rd8,Re8#"));
        System.out.println(position.isCheck()); // -> true
        System.out.println(position.isCheckmate()); // -> true
        System.out.println(position.outcome().get().winner()); // -> Optional[WHITE]
        // @end
    }

    private static void canWin() {
        // @start region="can-win"
        RuleSet rules = RuleSets.of("marseillais");
        Game game = Game.of(rules.position("4k3/8/8/8/8/8/3r4/2N1K3 w - - 0 20"));
        System.out.println(game.position().canWin(Side.WHITE)); // -> NOT_KNOWN
        game = game.play("Kxd2,Kd3");
        System.out.println(game.position().canWin(Side.WHITE)); // -> NO
        System.out.println(game.timeout(Side.BLACK).outcome().get().words()); // -> time, a draw
        // @end
    }

    private static void refusals() {
        // @start region="refusals"
        RuleSet rules = RuleSets.of("two-prong");
        Position position = rules.position("r6b/5p1p/6k1/2R5/8/1r3N2/7P/K7 w - - 0 20");
        try {
            position.parseTurn("c5a5"); // blocks the rook and leaves the bishop
        } catch (IllegalTurnException e) {
            System.out.println(e.rule() + " " + e.squares()); // -> ROYAL_LEFT_ATTACKED [a1, h8]
            System.out.println(e.getMessage()); // -> c5a5: your king on a1 would be left attacked by the bishop on h8
        }
        try {
            position.parseTurn("c5-a5, Nd4");
        } catch (TurnFormatException e) {
            System.out.println(e.offset()); // -> 6
        }
        // @end
    }
}
