package io.github.multimove.files;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A conversation in UCI with an engine, which is ended after a minute. */
final class UciEngine implements AutoCloseable {
    private static final String VARIANTS = "option name UCI_Variant ";

    private static final String FEN = "Fen: ";

    private final Process process;
    private final BufferedReader in;
    private final PrintWriter out;

    UciEngine(Path program) throws IOException {
        process = new ProcessBuilder(program.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        in = process.inputReader(StandardCharsets.UTF_8);
        out = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8));
        CompletableFuture.delayedExecutor(1, TimeUnit.MINUTES).execute(process::destroyForcibly);
    }

    /** Returns a Fairy-Stockfish: what the system property {@code fairy-stockfish} names, or one on PATH or where Debian puts games. */
    static Optional<Path> fairyStockfish() {
        String path = System.getenv().getOrDefault("PATH", "") + File.pathSeparator + "/usr/games";
        return Stream.concat(
                        Stream.ofNullable(System.getProperty("fairy-stockfish")).map(Path::of),
                        Stream.of(path.split(File.pathSeparator, -1)).map(folder -> Path.of(folder, "fairy-stockfish")))
                .filter(Files::isExecutable)
                .findFirst();
    }

    void say(String line) {
        out.println(line);
        out.flush();
    }

    /** Says a line and returns what is answered, up to a line that begins with a text. */
    List<String> ask(String line, String last) throws IOException {
        say(line);
        List<String> answer = new ArrayList<>();
        do {
            String next = in.readLine();
            if (next == null) {
                throw new EOFException(line + " is not answered by " + last + " but by " + answer);
            }
            answer.add(next);
        } while (!answer.get(answer.size() - 1).startsWith(last));
        return answer;
    }

    /** Returns the games that it has. */
    Set<String> variants() throws IOException {
        Set<String> all = new TreeSet<>();
        for (String line : ask("uci", "uciok")) {
            if (line.startsWith(VARIANTS)) {
                all.addAll(List.of(line.substring(line.indexOf(" var ") + 5).split(" var ", -1)));
            }
        }
        return all;
    }

    /** Returns the text of the position that it is at. */
    String position() throws IOException {
        say("d");
        return ask("isready", "readyok").stream()
                .filter(line -> line.startsWith(FEN))
                .findFirst()
                .orElseThrow()
                .substring(FEN.length());
    }

    /** Returns the number of games of so many moves, by first move. */
    Map<String, Long> perft(int depth) throws IOException {
        Map<String, Long> numbers = new LinkedHashMap<>();
        for (String line : ask("go perft " + depth, "Nodes searched")) {
            int colon = line.indexOf(": ");
            if (colon > 0 && line.indexOf(' ') > colon) {
                numbers.put(line.substring(0, colon), Long.valueOf(line.substring(colon + 2)));
            }
        }
        return numbers;
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
