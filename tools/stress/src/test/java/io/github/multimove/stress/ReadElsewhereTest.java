package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnGame;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What is written of orthodox games and of one of Chess960, and the last positions that chessops 0.15.1 and kokopu 4.13.4 (npm)
 * and pgn-extract 19.04 (Debian, {@code -F}) found when they read that text: comments, annotations, variations within each other,
 * quotes in a tag, promotion, en passant, castling, mate, bare kings, a game that Black begins.
 */
class ReadElsewhereTest {
    private static final List<String> LAST_POSITIONS = List.of(
            "r1bqkbnr/1pp2ppp/p1p5/4p3/4P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 1 5",
            "6k1/8/3P4/8/8/8/8/r1KR3R w - - 2 23",
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
            "4k3/8/8/8/8/8/4K3/8 b - - 0 1",
            "8/8/2k5/8/8/1N1N4/8/4K3 b - - 7 9",
            "1nkrbbnr/3ppppp/2q5/ppp5/2P1P3/5P1N/PP1P2PP/QNKRBBR1 b - - 2 6");

    @Test
    void whatOthersHaveReadIsWrittenAndReadHere() throws IOException {
        String text;
        try (InputStream in = ReadElsewhereTest.class.getResourceAsStream("read-elsewhere.pgn")) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        List<PgnGame> games =
                Pgn.strict().reader(new StringReader(text)).games().toList();
        assertThat(games).map(game -> game.game().position().toString()).isEqualTo(LAST_POSITIONS);
        StringBuilder written = new StringBuilder();
        games.forEach(game -> written.append(game).append('\n'));
        assertThat(written).hasToString(text);
    }
}
