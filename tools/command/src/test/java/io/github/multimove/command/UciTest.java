package io.github.multimove.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.Reading;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.perft.Perft;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A conversation in UCI. */
class UciTest {
    private static final int SESSIONS = 200;
    private static final List<String> WORDS = List.of(
            "uci",
            "isready",
            "ucinewgame",
            "position",
            "startpos",
            "fen",
            "moves",
            "go",
            "perft",
            "1",
            "0",
            "-3",
            "nodes",
            "movetime",
            "5",
            "infinite",
            "ponder",
            "stop",
            "ponderhit",
            "d",
            "setoption",
            "name",
            "value",
            "UCI_Variant",
            "duck",
            "two-prong",
            "marseillais",
            "progressive",
            "VariantPath",
            "/nowhere",
            "TurnForm",
            "fairy-stockfish",
            "Threads",
            "e2e4",
            "e2e4,@f6",
            "e2e4,e4f6",
            "e7e5",
            "d7d5,g8f6",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
            "w",
            "KQkq",
            "-",
            "*",
            "two-prong[base=",
            "\u0000",
            "é",
            "[[[",
            "99999999999999999999",
            "register",
            "debug",
            "on");

    @TempDir
    private Path folder;

    private static List<String> answers(String... lines) {
        Ran ran = Ran.typing(String.join("\n", lines) + "\n", "uci");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.code()).isZero();
        return ran.out().lines().toList();
    }

    @Test
    void aConversationAsItWasRecorded() {
        assertThat(answers("isready", "position startpos moves e2e4 e7e5", "go perft 1")
                        .subList(0, 4))
                .containsExactly("readyok", "b1a3: 1", "b1c3: 1", "d1e2: 1");
        assertThat(answers("setoption name UCI_Variant value duck", "position startpos moves e2e4,e4f6 d7d5,@e3", "d"))
                .endsWith("White to move", "Fen: rnbqkbnr/ppp1pppp/8/3p4/4P3/4*3/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
        assertThat(answers("position fen 7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", "go depth 3"))
                .last()
                .asString()
                .matches("bestmove (f7g7|f7f8|f7h7|f7e8)");
        assertThat(answers("position fen 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "go"))
                .last()
                .isEqualTo("bestmove (none)");
    }

    @Test
    void theVariantsAreThoseOfTheLibraryAndTheirOptionsAreRead() {
        assertThat(answers("uci"))
                .contains("uciok")
                .anySatisfy(line ->
                        assertThat(line).startsWith("option name UCI_Variant").contains(" var marseillais "));
        assertThat(answers("setoption name UCI_Variant value two-prong[base=grand,prongs=3]", "go perft 1"))
                .last()
                .isEqualTo("Nodes searched: "
                        + RuleSets.of("two-prong[base=grand,prongs=3]")
                                .initialPosition()
                                .legalTurns()
                                .count());
    }

    @ParameterizedTest
    @ValueSource(strings = {"orthodox", "marseillais", "duck", "twins", "progressive"})
    void divideIsThatOfTheLibrary(String id) {
        RuleSet rules = RuleSets.of(id);
        List<String> answers =
                answers("setoption name UCI_Variant value " + id, "setoption name Threads value 2", "go perft 1");
        Position start = rules.initialPosition();
        assertThat(answers).hasSize(Perft.of(start).divide(1).size() + 2);
        assertThat(answers.subList(0, answers.size() - 2))
                .allSatisfy(line ->
                        assertThat(start.parseTurn(line.replace(": 1", ""))).isNotNull());
        assertThat(answers).endsWith("", "Nodes searched: " + start.legalTurns().count());
    }

    @Test
    void turnsAreWrittenAsFairyStockfishDoesIfItIsAsked() {
        List<String> answers = answers(
                "setoption name UCI_Variant value duck", "setoption name TurnForm value fairy-stockfish", "go perft 1");
        assertThat(answers).contains("e2e4,e4f6: 1").last().isEqualTo("Nodes searched: 640");
    }

    @Test
    void variantFilesAreRead() throws IOException {
        Path file = folder.resolve("mine.ini");
        Files.writeString(file, "[mine:chess]\nturn = move, move\n");
        assertThat(answers(
                        "setoption name VariantPath value " + file,
                        "setoption name UCI_Variant value mine",
                        "go perft 1"))
                .anySatisfy(line -> assertThat(line)
                        .startsWith("info string UCI_Variant can be ")
                        .contains("mine"))
                .anySatisfy(line -> assertThat(line).startsWith("e2e4,"));
    }

    static List<String> refused() {
        return List.of(
                "position",
                "position e2e4",
                "position fen 8/8 w",
                "position startpos moves e2e5",
                "position startpos moves e2e4 e2e4",
                "setoption name UCI_Variant value chaturaji",
                "setoption name VariantPath value /nowhere/at/all.ini",
                "setoption name VariantPath value \u0000",
                "setoption name Threads value 0",
                "setoption name Hash value 16",
                "setoption",
                "go perft",
                "go perft -1",
                "go nodes 0",
                "go movetime soon",
                "hello");
    }

    @ParameterizedTest
    @MethodSource("refused")
    void aLineThatIsRefusedIsAnsweredAndChangesNothing(String line) {
        List<String> answers = answers("position startpos moves e2e4", line, "d", "isready");
        assertThat(answers.get(0)).startsWith("info string ").hasSizeLessThan(600);
        assertThat(answers).endsWith("Fen: rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "readyok");
    }

    @Test
    void aLineWithoutEndIsPassedOver() {
        assertThat(answers("x".repeat(Uci.MAX_LINE + 7), "isready"))
                .containsExactly(
                        "info string expected a line of at most 1048576 characters, found one of 1048583", "readyok");
    }

    /** Whoever speaks waits for the answer to the stop: the test ends because it comes. */
    @ParameterizedTest
    @ValueSource(strings = {"go infinite", "go perft 20", "go ponder"})
    void workIsStopped(String go) throws IOException, InterruptedException {
        StringWriter out = new StringWriter();
        try (PipedWriter typed = new PipedWriter();
                BufferedReader in = new BufferedReader(new PipedReader(typed))) {
            PrintWriter to = new PrintWriter(out, true);
            Thread uci = new Thread(() -> Multimove.run(new Terminal(in, to, to, false, false), "uci"));
            uci.start();
            typed.write("setoption name UCI_Variant value progressive\n" + go + "\nisready\n");
            typed.flush();
            while (!out.toString().contains("readyok")) {
                Thread.onSpinWait();
            }
            assertThat(out.toString()).doesNotContain("bestmove", "stopped");
            typed.write("stop\nquit\n");
            typed.flush();
            uci.join();
        }
        assertThat(out.toString()).containsAnyOf("bestmove ", "info string stopped");
    }

    /** Of bestmove, one for each go that is understood; nothing ends the conversation. */
    @Test
    void garbageIsAnswered() {
        Random random = new Random(39);
        for (int session = 0; session < SESSIONS; session++) {
            StringBuilder typed = new StringBuilder();
            for (int i = random.nextInt(60); i >= 0; i--) {
                typed.append(WORDS.get(random.nextInt(WORDS.size()))).append(random.nextInt(3) == 0 ? "\n" : " ");
            }
            Ran ran = Ran.typing(typed + "\nstop\nucinewgame\nisready\n", "uci");
            assertThat(ran.err()).as(typed.toString()).isEmpty();
            assertThat(ran.out()).as(typed.toString()).matches("(?s)(.*\n)?readyok\n");
        }
    }

    /** Games that it plays against itself are legal to the end that they reach. */
    @ParameterizedTest
    @ValueSource(strings = {"duck", "marseillais", "two-prong"})
    void itsTurnsAreLegal(String id) {
        StringBuilder moves = new StringBuilder();
        for (int turn = 0; turn < 4; turn++) {
            String last = answers(
                            "setoption name UCI_Variant value " + id,
                            "setoption name TurnForm value fairy-stockfish",
                            "position startpos moves" + moves,
                            "go nodes 20")
                    .stream()
                    .reduce((a, b) -> b)
                    .orElseThrow();
            assertThat(last).startsWith("bestmove ");
            moves.append(' ').append(last.substring("bestmove ".length()));
        }
        Position position = RuleSets.of(id).initialPosition();
        for (String word : moves.toString().strip().split(" ", -1)) {
            position = position.play(position.parseTurn(word, Reading.LENIENT));
        }
        assertThat(position.turnNumber()).isEqualTo(3);
    }
}
