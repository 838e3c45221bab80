package io.github.multimove.progressive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.Game;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnException;
import io.github.multimove.pgn.PgnGame;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A published game is replayed, and PGN goes both ways, turns numbered as always. */
class ProgressiveGamesTest {
    /** Peter Coast against Paul Byway, postal tournament of Variant Chess, issue 21, 1996. */
    private static final String COAST_BYWAY = "1. e4 Nc6,d5 2. Qg4,Qxc8,Qxd8+ Kxd8,dxe4,h5,Nf6 "
            + "3. d4,Bg5,Kd2,Bxf6,Bxe7+ Bxe7,Bh4,Bxf2,Bxd4,Kd7,e3+ 4. Ke1,g4,g5,g6,gxf7,f8=Q,Bh3#";

    @Test
    void aPublishedGame() {
        PgnGame read = Pgn.lenient().read("[Variant \"progressive[form=italian]\"]\n\n" + COAST_BYWAY + " 1-0\n");
        Game game = read.game();

        assertThat(game.length()).isEqualTo(7);
        assertThat(game.position()).hasToString("r4Q1r/pppk2p1/2n5/7p/3b4/4p2B/PPP4P/RN2K1NR b - - 0 4");
        assertThat(game.outcome()).contains(Outcome.win(Side.WHITE, Outcome.Reason.CHECKMATE));
        assertThat(read.toString().replaceAll("\\s+", " ")).contains(COAST_BYWAY);
        assertThat(Pgn.strict().read(read.toString()).game()).isEqualTo(game);
        assertThat(game.positions().get(6)).hasToString("r6r/pppk1pp1/2n5/7p/3b4/4p3/PPPK2PP/RN3BNR w - - 0 4");
    }

    @Test
    void theWinnersOtherWayIsAGameToo() {
        RuleSet italian = RuleSets.of("progressive[form=italian]");
        Position position = italian.position("r6r/pppk1pp1/2n5/7p/3b4/4p3/PPPK2PP/RN3BNR w - - 0 4");
        Turn turn = italian.parseTurn(position, "Kd1,g4,g5,g6,gxf7,f8=Q,Bh3#");

        assertThat(turn).hasToString("d2d1,g2g4,g4g5,g5g6,g6f7,f7f8q,f1h3");
        assertThat(italian.isCheckmate(italian.play(position, turn))).isTrue();
        assertThat(position.algebraic(turn)).isEqualTo("Kd1,g4,g5,g6,gxf7,f8=Q,Bh3#");
    }

    @Test
    void turnsAreNumberedAsAlways() {
        Game game = Game.of(Progressive.rules()).play("e4").play("e5,f6").play("Nh3,Be2,Bh5+");

        assertThat(PgnGame.of(game).toString()).contains("1. e4 e5,f6 2. Nh3,Be2,Bh5+");
    }

    /** As the literature writes games: numbered by turn, sub-moves apart by spaces or semicolons. */
    @Test
    void publishedNotationIsRead() {
        for (String text : List.of(
                "1. e4 2. e5 Nf6 3. Qh5 Bc4 Qxf7# 1-0",
                "1. e4! 2. e5 Nf6?! 3. Qh5; Bc4; Qxf7# 1-0",
                "1. e4 e5; Nf6 {two} 2. Qh5 Bc4 Qxf7#")) {
            String pgn = "[Variant \"progressive\"]\n\n" + text + "\n";
            PgnGame read = Pgn.lenient().read(pgn);
            assertThat(read.game().turns()).hasToString("[e2e4, e7e5,g8f6, d1h5,f1c4,h5f7]");
            assertThat(Pgn.strict().read(read.toString()).game()).isEqualTo(read.game());
            assertThatThrownBy(() -> Pgn.strict().read(pgn)).isInstanceOf(PgnException.class);
        }
        String coastByway = COAST_BYWAY.replace(",", "; ");
        assertThat(Pgn.lenient()
                        .read("[Variant \"progressive[form=italian]\"]\n\n" + coastByway + " 1-0\n")
                        .game()
                        .position())
                .hasToString("r4Q1r/pppk2p1/2n5/7p/3b4/4p2B/PPP4P/RN2K1NR b - - 0 4");
        assertThatThrownBy(() -> Pgn.lenient().read("[Variant \"progressive\"]\n\n1. e4 2. e5 Nh6 3. Ke3 Bc4 *"))
                .isInstanceOf(PgnException.class)
                .hasMessageContaining("line 3, column 20");
    }
}
