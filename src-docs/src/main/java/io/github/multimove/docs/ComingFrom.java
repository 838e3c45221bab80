package io.github.multimove.docs;

import io.github.multimove.Game;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.perft.Perft;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnGame;

/** The ordinary things of orthodox chess, for people who know another library; each line says what it prints. */
public final class ComingFrom {
    private ComingFrom() {}

    /** Prints what its lines say. */
    public static void main(String[] args) {
        orthodox();
        undo();
    }

    private static void orthodox() {
        // @start region="orthodox"
        RuleSet rules = RuleSets.of("orthodox");
        Position position = rules.initialPosition().play("e4").play("e5").play("g1f3"); // SAN or coordinates
        System.out.println(position); // -> rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2
        System.out.println(position.legalTurns().count()); // -> 29
        Turn turn = position.parseTurn("Nc6");
        System.out.println(turn + " " + position.algebraic(turn)); // -> b8c6 Nc6
        System.out.println(position.legalTurns().contains(turn)); // -> true
        System.out.println(position.refusal("e5e4").orElseThrow().sentence());
        // -> the Black pawn on e5 cannot make the move e5e4: it cannot capture the White pawn there
        System.out.println(Perft.count(rules.initialPosition(), 4)); // -> 197281
        // @end
    }

    private static void undo() {
        // @start region="undo"
        Game game = Game.of(RuleSets.of("orthodox"))
                .play("f3")
                .play("e5")
                .play("g4")
                .play("Qh4#");
        System.out.println(game.outcome().orElseThrow().words()); // -> checkmate, black wins
        Game before = game.undo(); // games are values: the game itself is still there
        System.out.println(before.length() + " " + game.length()); // -> 3 4
        String pgn = PgnGame.of(game).withTag("Event", "Casual").toString();
        System.out.println(Pgn.strict().read(pgn).game().equals(game)); // -> true
        // @end
    }
}
