package io.github.multimove.docs;

import io.github.multimove.Game;
import io.github.multimove.Outcome;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnAnnotation;
import io.github.multimove.pgn.PgnGame;
import io.github.multimove.pgn.PgnReader;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;

/** Games: played, ended, saved and opened again. */
final class GameExample {
    private GameExample() {}

    static Game play() {
        // @start region="game"
        Game game = Game.of(RuleSets.of("two-prong"));
        game = game.play("e4").play("e5,Nf6").play("Bc4,Qh5"); // coordinate form would do as well
        Game before = game.undo(); // the game as it was; keep the other to redo
        game = before.play("Nf3,Nc3");
        if (game.claims().contains(Outcome.Reason.THREEFOLD_REPETITION)) {
            game = game.claimDraw(Outcome.Reason.THREEFOLD_REPETITION);
        } else {
            game = game.resign(Side.BLACK);
        }
        Outcome outcome = game.outcome().orElseThrow(); // White has won by resignation
        // @end
        if (outcome.isDraw()) {
            throw new IllegalStateException("no draw has been claimed");
        }
        return game;
    }

    static PgnGame save(Game game) {
        // @start region="pgn"
        PgnGame saved = PgnGame.of(game)
                .withTag("White", "Ada")
                .withTag("Date", "2026.11.21")
                .withAnnotations(1, List.of(new PgnAnnotation.Comment("both at once"), new PgnAnnotation.Nag(1)));
        String text = saved.toString(); // [Variant "two-prong"] ... 1. e4 e5,Nf6 {both at once} $1 2. ...
        PgnGame opened = Pgn.strict().read(text); // equal to the one that was saved
        // @end
        return opened;
    }

    static List<String> winners(Reader file) throws IOException {
        // @start region="stream"
        List<String> winners = new ArrayList<>();
        try (PgnReader games = Pgn.lenient().reader(file)) {
            while (games.hasNext()) {
                PgnGame game = games.next(); // one at a time is in memory
                game.game().outcome().flatMap(Outcome::winner).ifPresent(side -> winners.add(side.toString()));
            }
        }
        // @end
        return winners;
    }
}
