package io.github.multimove.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.Reading;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.perft.Perft;
import io.github.multimove.testkit.Budget;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A conversation in UCI. */
class UciTest {
    private static final List<String> COMMANDS =
            words("uci isready ucinewgame setoption position go stop ponderhit d debug register");
    private static final List<String> WORDS = words("""
            uci isready ucinewgame position startpos fen moves go perft 1 0 -3 nodes movetime 5 infinite ponder stop
            ponderhit d setoption name value UCI_Variant duck two-prong marseillais progressive VariantPath /nowhere
            TurnForm fairy-stockfish Threads e2e4 e2e4,@f6 e2e4,e4f6 e7e5 d7d5,g8f6
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - * two-prong[base= \0 é [[[ 99999999999999999999
            register debug on
            """);

    private static final String HARD = """
            [hard:chess]
            turn = siblings identical sequential
            turnKin = r
            startFen = RRRRRRRk/PPPPPRRR/R1PRRPRP/PPRPRRRP/RRRRRRRR/RPRRPKRP/RRRRRRPP/RRRRRRRR w - - 0 30
            """;

    @TempDir
    private Path folder;

    private static List<String> words(String line) {
        return List.of(line.strip().split("\\s+", -1));
    }

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
        List<String> answers = answers("position startpos moves e2e4", line, "d");
        assertThat(answers.get(0)).startsWith("info string ").hasSizeLessThan(600);
        assertThat(answers).endsWith("Fen: rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    }

    @Test
    void aLineWithoutEndIsPassedOver() {
        assertThat(answers("x".repeat(Uci.MAX_LINE + 7), "isready"))
                .containsExactly(
                        "info string expected a line of at most 1048576 characters, found one of 1048583", "readyok");
    }

    /** A program that waits for an answer before it goes on; a minute is what only a fault takes. */
    private static final class Spoken implements AutoCloseable {
        private final StringWriter out = new StringWriter();
        private final PipedWriter typed = new PipedWriter();
        private final Thread uci;

        Spoken() throws IOException {
            BufferedReader in = new BufferedReader(new PipedReader(typed, 1 << 16));
            PrintWriter to = new PrintWriter(out, true);
            uci = new Thread(() -> Multimove.run(new Terminal(in, to, to, false, false), "uci"));
            uci.start();
        }

        void type(String... lines) throws IOException {
            typed.write(String.join("\n", lines) + "\n");
            typed.flush();
        }

        long said(String beginning) {
            return out.toString()
                    .lines()
                    .filter(line -> line.startsWith(beginning))
                    .count();
        }

        void await(String beginning, long times) throws InterruptedException {
            for (int i = 0; i < 60_000 && said(beginning) < times; i++) {
                Thread.sleep(1);
            }
            assertThat(said(beginning)).as(beginning + " in " + out).isEqualTo(times);
        }

        /** What has been said when it has ended, by {@code quit} or the end of input. */
        List<String> ended() throws IOException, InterruptedException {
            typed.close();
            uci.join(60_000);
            assertThat(uci.isAlive()).as(out.toString()).isFalse();
            return out.toString().lines().toList();
        }

        @Override
        public void close() throws IOException {
            typed.close();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"go infinite", "go perft 20", "go ponder movetime 1"})
    void workIsStopped(String go) throws IOException, InterruptedException {
        try (Spoken spoken = new Spoken()) {
            spoken.type("setoption name UCI_Variant value progressive", go, "isready");
            spoken.await("readyok", 1);
            assertThat(spoken.said("bestmove") + spoken.said("info string")).isZero();
            spoken.type("stop", "isready");
            spoken.await("readyok", 2);
            spoken.await(go.contains("perft") ? "info string stopped" : "bestmove ", 1);
        }
    }

    /** A line that waits for a search does not keep those behind it from being read. */
    @Test
    void whatStandsBehindALineThatWaitsIsRead() throws IOException, InterruptedException {
        try (Spoken spoken = new Spoken()) {
            spoken.type("go perft 9", "position startpos moves e2e4", "xyzzy", "isready");
            spoken.await("readyok", 1);
            spoken.await("info string expected uci", 1);
            spoken.type("setoption name Threads value 2", "ucinewgame", "go perft 9", "go movetime 1", "isready");
            spoken.await("readyok", 2);
            assertThat(spoken.said("info string stopped")).isZero();
            spoken.type("stop", "isready");
            spoken.await("info string stopped", 2);
            spoken.await("bestmove ", 1);
            spoken.type("go perft 9", "position startpos moves e2e4", "go", "d", "quit", "go", "d");
            assertThat(spoken.ended())
                    .contains("Fen: rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1")
                    .filteredOn(line -> line.startsWith("bestmove") || line.startsWith("Fen: "))
                    .hasSize(3);
        }
    }

    @Test
    void ponderingGoesOnUntilItIsHitAndAnEndlessSearchUntilTheNextLine() throws IOException, InterruptedException {
        try (Spoken spoken = new Spoken()) {
            spoken.type("position startpos moves e2e4", "go ponder movetime 0", "isready", "hello", "d");
            spoken.await("readyok", 1);
            assertThat(spoken.said("bestmove")).isZero();
            spoken.type("ponderhit");
            spoken.await("bestmove ", 1);
            spoken.type("go infinite", "position fen 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "go infinite", "isready");
            spoken.await("bestmove ", 2);
            assertThat(spoken.said("bestmove (none)")).isZero();
            spoken.type("stop");
            spoken.await("bestmove (none)", 1);
        }
    }

    static List<String> games() {
        return words("orthodox marseillais swedish monster progressive kings-progressive triplets twins");
    }

    @ParameterizedTest
    @MethodSource("games")
    void whateverStopsASearchItsTurnComes(String game) {
        List<String> lines = new ArrayList<>(List.of("setoption name UCI_Variant value " + game));
        for (int i = 0; i < 4; i++) {
            lines.addAll(List.of(
                    "go infinite", "stop", "go movetime 0", "go movetime 1", "go ponder", "stop", "go nodes 1"));
        }
        assertThat(answers(lines.toArray(String[]::new)))
                .filteredOn(line -> line.startsWith("bestmove "))
                .hasSize(20)
                .doesNotContain("bestmove (none)");
    }

    /** There the first turn is not found and a search by nodes has no end of its own (the guide, limits, Siblings); reading alone takes ten seconds. */
    @Tag("full")
    @Test
    void whereTheFirstTurnIsNotFoundATurnComesToo() throws IOException {
        Path hard = folder.resolve("hard.ini");
        Files.writeString(hard, HARD);
        assertThat(answers(
                        "setoption name VariantPath value " + hard,
                        "setoption name UCI_Variant value hard",
                        "go infinite",
                        "stop",
                        "go nodes 1",
                        "stop"))
                .filteredOn(line -> line.startsWith("bestmove "))
                .hasSize(2)
                .doesNotContain("bestmove (none)");
    }

    @Test
    void onlyTheTurnsAskedForAreLookedAt() {
        assertThat(answers(
                        "go searchmoves a2a3 movetime 5000", "go depth 3 searchmoves h2h3 xyz", "go searchmoves e2e5"))
                .filteredOn(line -> !line.startsWith("info depth"))
                .containsExactly(
                        "bestmove a2a3",
                        "info string expected a piece's letter or a square, found \"xyz\" at character 0",
                        "bestmove h2h3",
                        "info string e2e5: the White pawn on e2 cannot make the move e2e5: it does not move like that",
                        "bestmove (none)");
        assertThat(answers(
                        "setoption name UCI_Variant value marseillais",
                        "position startpos moves e2e4",
                        "go searchmoves e7e5,g8f6 d7d5,d5e4 infinite",
                        "stop"))
                .last()
                .asString()
                .isIn("bestmove e7e5,g8f6", "bestmove d7d5,d5e4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"xyzzy isready", "  joho \t isready now\r", "\u0000 isready", "joho debug on\nisready"})
    void unknownWordsBeforeACommandArePassedOver(String line) {
        assertThat(answers(line)).containsExactly("readyok");
    }

    /** No turn of another game is told as one of the game that was asked for. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "position",
                "position fen 8/8 w",
                "position startpos moves e2e4 e2e4",
                "setoption name UCI_Variant value chaturaji"
            })
    void noTurnIsAnsweredOfAGameThatIsRefused(String refused) {
        List<String> good = List.of("position startpos", "ucinewgame", "setoption name UCI_Variant value duck");
        for (String next : good) {
            assertThat(answers("position startpos moves e2e4", refused, "go", "go perft 1", next, "go"))
                    .filteredOn(line -> !line.startsWith("info depth"))
                    .satisfiesExactly(
                            line -> assertThat(line).startsWith("info string "),
                            line -> assertThat(line).startsWith("info string expected a position"),
                            line -> assertThat(line).isEqualTo("bestmove (none)"),
                            line -> assertThat(line).startsWith("info string expected a position"),
                            line -> assertThat(line).matches("bestmove [a-h].*"));
        }
    }

    /** Some ten thousand lines, or fewer where a build waits: each go has its bestmove, each isready its answer before a line more. */
    @Tag("budget")
    @Test
    void hostileLinesAreAllAnswered() throws IOException, InterruptedException {
        Random random = new Random(55);
        int gos = 0;
        int ready = 0;
        try (Spoken spoken = new Spoken()) {
            for (int i = 0; i < Budget.of(300, 7_000); i++) {
                for (String line : hostile(random).split("\n", -1)) {
                    List<String> words = words(line);
                    String command = words.stream()
                            .filter(COMMANDS::contains)
                            .findFirst()
                            .orElse("");
                    spoken.type(line);
                    gos += command.equals("go") && !words.contains("perft") ? 1 : 0;
                    if (command.equals("isready")) {
                        spoken.await("readyok", ++ready);
                    }
                }
            }
            spoken.type("stop", "isready");
            spoken.await("readyok", ready + 1);
            spoken.await("bestmove ", gos);
            spoken.type("go perft 9", "position startpos", "quit");
            assertThat(spoken.ended()).isNotEmpty();
        }
    }

    private static String hostile(Random random) {
        String id = List.of("orthodox", "marseillais", "duck", "two-prong", "twins", "progressive", "nothing")
                .get(random.nextInt(7));
        return switch (random.nextInt(12)) {
            case 0 -> "setoption name UCI_Variant value " + id;
            case 1 -> "position startpos moves e2e4 e7e5,g8f6";
            case 2 -> "position startpos" + (random.nextBoolean() ? " moves e2e4" : "");
            case 3 -> "go infinite\nstop";
            case 4 -> "go movetime " + random.nextInt(3);
            case 5 -> "go perft 9\nposition startpos\nxyzzy isready\nstop";
            case 6 -> "go nodes " + random.nextInt(3) + " searchmoves e2e4 d2d4";
            case 7 -> "isready";
            case 8 -> "go ponder wtime -5\nponderhit\nstop";
            default -> {
                StringBuilder line = new StringBuilder();
                for (int i = random.nextInt(7); i >= 0; i--) {
                    String word = WORDS.get(random.nextInt(WORDS.size()));
                    line.append(word.equals("perft") ? "wtime" : word).append(random.nextInt(9) == 0 ? "\t " : " ");
                }
                yield line + (random.nextBoolean() ? "\r" : "");
            }
        };
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
