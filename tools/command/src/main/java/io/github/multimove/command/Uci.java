package io.github.multimove.command;

import io.github.multimove.Game;
import io.github.multimove.Reading;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.diagram.Diagram;
import io.github.multimove.files.VariantFile;
import io.github.multimove.perft.Perft;
import io.github.multimove.spi.RuleSetLibrary;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * A conversation in UCI in which a turn is one word, its coordinate form. The guide has the profile (texts of other programs,
 * UCI for turns).
 *
 * <p>One thread reads lines and one, the worker, does what they say in their order, searches among it. The reader never
 * waits: it stops searches, and while one is asked for, what needs no order is answered by the reader. A line that is refused
 * changes nothing, and is answered by {@code info string} and why.
 */
final class Uci {
    /** Longer lines are refused: a game of 10,000 turns of 100 characters is shorter. */
    static final int MAX_LINE = 1 << 20;

    /** The most characters of a refusal. */
    private static final int MOST_SAID = 500;

    /** How long {@code quit} lets a search go on. */
    private static final int SECONDS_TO_FINISH = 1;

    private static final Set<String> COMMANDS = Set.of(
            "uci",
            "isready",
            "ucinewgame",
            "setoption",
            "position",
            "go",
            "stop",
            "ponderhit",
            "quit",
            "d",
            "debug",
            "register");

    private final Terminal terminal;
    private final ExecutorService worker = Executors.newSingleThreadExecutor(work -> new Thread(work, "uci"));

    /** What was asked by {@code go} and has no answer yet. */
    private final Queue<UciWork> searches = new ConcurrentLinkedQueue<>();

    // read and written by the worker alone
    private RuleSetLibrary library;
    private Game game;
    private boolean fairy;
    private int threads = 1;

    /** Whether the last line that was to set the game was refused, so that a turn would be one of another game. */
    private boolean unset;

    Uci(Terminal terminal, RuleSetLibrary library) {
        this.terminal = terminal;
        this.library = library;
        this.game = Game.of(RuleSets.of("orthodox"));
    }

    /** Answers lines until {@code quit}, or the end of input and of what was started before it. */
    void run() throws IOException {
        try {
            Optional<String> line = line();
            while (line.isPresent() && hear(line.get())) {
                line = line();
            }
            searches.forEach(UciWork::release);
            worker.shutdown();
            if (!worker.awaitTermination(line.isPresent() ? SECONDS_TO_FINISH : Long.MAX_VALUE, TimeUnit.SECONDS)) {
                searches.forEach(UciWork::stop);
                worker.awaitTermination(Long.MAX_VALUE, TimeUnit.SECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            searches.forEach(UciWork::stop);
            worker.shutdown();
        }
    }

    /** The next line, or nothing at the end of input; one that is too long is passed over. */
    private Optional<String> line() throws IOException {
        StringBuilder line = new StringBuilder();
        int length = 0;
        int c = terminal.in().read();
        if (c < 0) {
            return Optional.empty();
        }
        for (; c >= 0 && c != '\n'; c = terminal.in().read()) {
            if (length++ < MAX_LINE) {
                line.append((char) c);
            }
        }
        if (length > MAX_LINE) {
            String why = "expected a line of at most " + MAX_LINE + " characters, found one of " + length;
            whileSearching(() -> refuse(why));
            return Optional.of("");
        }
        return Optional.of(line.toString());
    }

    /** Has a line answered and returns whether there is to be another; words before a command are passed over, as UCI asks. */
    private boolean hear(String line) {
        List<String> words = Arrays.asList(line.strip().split("\\s+", -1));
        int at = 0;
        while (at < words.size() - 1 && !COMMANDS.contains(words.get(at))) {
            at++;
        }
        String command = COMMANDS.contains(words.get(at)) ? words.get(at) : words.get(0);
        List<String> after = words.subList(at + 1, words.size());
        switch (command) {
            case "quit" -> {
                return false;
            }
            case "stop" -> searches.forEach(UciWork::stop);
            case "ponderhit" -> searches.forEach(UciWork::release);
            case "", "debug", "register" -> {}
            case "isready" -> whileSearching(() -> say("readyok"));
            case "uci" -> inOrder(this::introduce);
            case "d" -> inOrder(() -> say(Diagram.of(game.position()).threats().text() + "Fen: " + game.position()));
            case "ucinewgame" -> change(() -> begin(Game.of(game.ruleSet())));
            case "setoption" -> change(() -> set(line));
            case "position" -> change(() -> position(after.iterator()));
            case "go" -> {
                UciWork search = new UciWork(after);
                searches.forEach(UciWork::release);
                searches.add(search);
                inOrder(() -> {
                    try {
                        search.answer(unset ? Optional.empty() : Optional.of(game), threads, fairy, this::say);
                    } finally {
                        searches.remove(search);
                    }
                });
            }
            default -> {
                String why = "expected uci, isready, ucinewgame, setoption, position, go, stop, d or quit, found ";
                whileSearching(() -> refuse(why + command));
            }
        }
        return true;
    }

    /** Answers what needs no order: at once while there is a search, that may take long; else after the lines before it. */
    private void whileSearching(Line line) {
        if (searches.isEmpty()) {
            inOrder(line);
        } else {
            answer(line);
        }
    }

    /** Has a line done that ends a search without end. */
    private void change(Line line) {
        searches.forEach(UciWork::release);
        inOrder(line);
    }

    private void inOrder(Line line) {
        worker.execute(() -> answer(line));
    }

    private void answer(Line line) {
        try {
            line.answer();
        } catch (IOException | RuntimeException refused) { // whatever it is, the conversation goes on
            refuse(Multimove.sentence(refused));
        }
    }

    private interface Line {
        void answer() throws IOException;
    }

    private void begin(Game begun) {
        game = begun;
        unset = false;
    }

    private void introduce() throws IOException {
        say("id name " + new Multimove.Version().getVersion()[0].replaceFirst("multimove", "Multimove"));
        say("id author the Multimove maintainers");
        say("option name UCI_Variant type combo default orthodox var " + String.join(" var ", RuleSets.ids(library)));
        say("option name VariantPath type string default <empty>");
        say("option name TurnForm type combo default multimove var multimove var fairy-stockfish");
        say("option name Threads type spin default 1 min 1 max " + Perft.MAX_THREADS);
        say("uciok");
    }

    private void set(String line) throws IOException {
        String[] parts = line.strip()
                .replaceFirst("(?s)^.*?(?<!\\S)setoption(\\s+name)?\\s+", "")
                .split("(?<!\\s)\\s+value(\\s+|$)", 2);
        String value = parts.length > 1 ? parts[1] : "";
        switch (parts[0].toLowerCase(Locale.ROOT)) {
            case "uci_variant" -> {
                unset = true;
                begin(Game.of(RuleSets.ofLeniently(value, library)));
            }
            case "variantpath" -> load(value);
            case "turnform" -> {
                String form = value.toLowerCase(Locale.ROOT);
                if (!List.of("multimove", "fairy-stockfish").contains(form)) {
                    throw new IllegalArgumentException("expected multimove or fairy-stockfish, found " + value);
                }
                fairy = form.equals("fairy-stockfish");
            }
            case "threads" -> threads = (int) number("Threads", value, 1, Perft.MAX_THREADS);
            default ->
                throw new IllegalArgumentException(
                        "expected UCI_Variant, VariantPath, TurnForm or Threads, found " + parts[0]);
        }
    }

    /** Reads variant files, in the place of those before. */
    private void load(String paths) throws IOException {
        List<VariantFile> files = new ArrayList<>();
        for (String path :
                paths.isEmpty() || paths.equals("<empty>") ? new String[0] : paths.split(File.pathSeparator, -1)) {
            files.add(VariantFiles.readable(Path.of(path), line -> say("info string " + line)));
        }
        library = VariantFile.library(files);
        say("info string UCI_Variant can be " + String.join(", ", RuleSets.ids(library)));
    }

    private void position(Iterator<String> words) {
        unset = true;
        String first = words.hasNext() ? words.next() : "nothing";
        List<String> fen = new ArrayList<>();
        boolean moves = false;
        while (words.hasNext() && !moves) {
            String word = words.next();
            moves = word.equals("moves");
            if (!moves) {
                fen.add(word);
            }
        }
        RuleSet rules = game.ruleSet();
        Game found;
        if (first.equals("fen")) {
            found = Game.of(rules.position(String.join(" ", fen)));
        } else if (first.equals("startpos") && fen.isEmpty()) {
            found = Game.of(rules);
        } else {
            throw new IllegalArgumentException("expected startpos or fen, and then moves, found " + first
                    + (fen.isEmpty() ? "" : " " + fen.get(0)));
        }
        while (words.hasNext()) {
            found = found.play(found.position().parseTurn(words.next(), Reading.LENIENT));
        }
        begin(found);
    }

    static long number(String what, String text, long least, long most) {
        try {
            long number = Long.parseLong(text);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // said below
        }
        throw new IllegalArgumentException(
                "expected a number from " + least + " to " + most + " after " + what + ", found " + text);
    }

    private void say(String line) {
        terminal.out().println(line);
        terminal.out().flush();
    }

    private void refuse(String why) {
        say(refusal(why));
    }

    /** A refusal in one line. */
    static String refusal(String why) {
        String line = why.replaceAll("\\s+", " ");
        return "info string " + (line.length() <= MOST_SAID ? line : line.substring(0, MOST_SAID) + "...");
    }
}
