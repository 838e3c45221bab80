package io.github.multimove.docs;

import io.github.multimove.Position;
import io.github.multimove.Reading;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.files.FairyStockfish;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnGame;

/** Texts of Fairy-Stockfish and PyChess, read and written. */
public final class OtherPrograms {
    private OtherPrograms() {}

    /** Prints what its lines say. */
    public static void main(String[] args) {
        turns();
        games();
    }

    static void turns() {
        // @start region="turns"
        Position position =
                RuleSets.of("duck").position("rnbqkbnr/pppppppp/4*3/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        Turn turn = position.parseTurn("d7d5,d5a3", Reading.LENIENT);
        System.out.println(turn); // -> d7d5,@a3
        System.out.println(FairyStockfish.uci(position, turn)); // -> d7d5,d5a3
        System.out.println(FairyStockfish.algebraic(position, turn)); // -> d5,a3
        // @end
    }

    static void games() {
        PgnGame game = Pgn.lenient().read("""
                [Variant "Duck"]

                1. e4,e6 d5,a3 2. exd5,h6 *
                """);
        System.out.println(game.game().turns()); // -> [e2e4,@e6, d7d5,@a3, e4d5,@h6]
        FairyStockfish.pgn(game).lines().skip(8).forEach(System.out::println); // -> [Variant "Duck"]
    }
}
