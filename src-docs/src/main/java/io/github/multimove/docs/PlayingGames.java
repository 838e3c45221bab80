package io.github.multimove.docs;

import io.github.multimove.Game;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.pgn.Epd;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnAnnotation;
import io.github.multimove.pgn.PgnException;
import io.github.multimove.pgn.PgnGame;
import io.github.multimove.pgn.PgnNode;
import io.github.multimove.pgn.PgnReader;
import io.github.multimove.pgn.PgnTurn;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;

/** Plays, ends, writes and reads games; each line says what it prints. */
public final class PlayingGames {
    private PlayingGames() {}

    /** Prints what its lines say. */
    public static void main(String[] args) throws IOException {
        game();
        pgn();
        collection();
        epd();
    }

    private static void game() {
        // @start region="game"
        Game game = Game.of(RuleSets.of("two-prong")).play("Nf3");
        for (int i = 0; i < 2; i++) {
            game = game.play("Nc6,Nf6").play("Nc3,Ng1").play("Nb8,Ng8").play("Nb1,Nf3");
        }
        System.out.println(game.repetitions() + " " + game.claims()); // -> 3 [THREEFOLD_REPETITION]
        Game before = game.undo(); // games are immutable: undo is the game before, redo the one after
        System.out.println(before.length() + " " + before.claims()); // -> 8 []
        game = game.resign(Side.WHITE);
        System.out.println(game.outcome().orElseThrow().reason()); // -> RESIGNATION
        // @end
    }

    private static void pgn() {
        // @start region="pgn"
        Game game = Game.of(RuleSets.of("two-prong")).play("e4").play("e5,Nf6").agreeDraw();
        PgnGame written = PgnGame.of(game)
                .withTag("Event", "A short game")
                .withAnnotations(1, List.of(new PgnAnnotation.Comment("two pieces at once")));
        System.out.print(written);
        PgnGame read = Pgn.strict().read(written.toString());
        System.out.println(read.equals(written) + " " + read.game().equals(game)); // -> true true
        // @end
    }

    private static void collection() throws IOException {
        // @start region="collection"
        String text = "1. e4 e5 (1... c5 {Sicilian} 2. Nf3) 2. Nc3 *\n\n1. Ke2 *\n\n1. d4 *\n";
        try (PgnReader games = Pgn.lenient().reader(new StringReader(text))) { // of a file: reader(Pgn.open(file))
            while (games.hasNext()) {
                try {
                    PgnNode first = games.next().root().next().get(0);
                    for (PgnNode reply : first.next()) { // the line of play, then each variation
                        PgnTurn turn = reply.turn().orElseThrow();
                        System.out.println(turn.turn() + " " + reply.next().size()); // -> e7e5 1
                    }
                } catch (PgnException e) { // the next game is read all the same
                    System.out.println("refused: line " + e.line()); // -> refused: line 3
                }
            }
        }
        // @end
    }

    private static void epd() {
        // @start region="epd"
        RuleSet rules = RuleSets.of("two-prong");
        Epd line = Epd.read(rules, "4k3/8/8/8/4P3/8/8/4K3 b - - hmvc 3; id \"king and pawn\"; bm e8d7;");
        System.out.println(line.position()); // -> 4k3/8/8/8/4P3/8/8/4K3 b - - 3 1
        System.out.println(line.operations()); // -> {id=[king and pawn], bm=[e8d7]}
        // @end
    }
}
