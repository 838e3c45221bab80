package io.github.multimove.command;

import io.github.multimove.Game;
import io.github.multimove.Reading;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSetLibrary;
import io.github.multimove.RuleSets;
import io.github.multimove.diagram.Diagram;
import io.github.multimove.files.VariantFile;
import io.github.multimove.perft.Perft;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A conversation in UCI in which a turn is one word, its coordinate form. The guide has the profile (texts of other programs,
 * UCI for turns).
 *
 * <p>A line that is refused changes nothing, and is answered by {@code info string} and why. Work that {@code go} starts is
 * done by another thread; a line that changes what it works on waits for its end.
 */
final class Uci {
    /** Longer lines are refused: a game of 10,000 turns of 100 characters is shorter. */
    static final int MAX_LINE = 1 << 20;

    private static final int MAX_DEPTH = 1000;

    /** The most characters of a refusal. */
    private static final int MOST_SAID = 500;

    private final Terminal terminal;
    private RuleSetLibrary library;
    private Game game;
    private boolean fairy;
    private int threads = 1;
    private Optional<UciWork> work = Optional.empty();

    Uci(Terminal terminal, RuleSetLibrary library) {
        this.terminal = terminal;
        this.library = library;
        this.game = Game.of(RuleSets.of("orthodox"));
    }

    /** Answers lines until {@code quit}, or the end of input and of what was started before it. */
    void run() throws IOException {
        Optional<String> line = line();
        while (line.isPresent() && answer(line.get())) {
            line = line();
        }
        if (line.isPresent()) {
            work.filter(UciWork::chooses).ifPresent(UciWork::stop);
        }
        end();
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
            refuse("expected a line of at most " + MAX_LINE + " characters, found one of " + length);
            return Optional.of("");
        }
        return Optional.of(line.toString());
    }

    /** Answers a line and returns whether there is to be another. */
    private boolean answer(String line) {
        Iterator<String> words = Arrays.asList(line.strip().split("\\s+", -1)).iterator();
        String command = words.next();
        try {
            switch (command) {
                case "uci" -> introduce();
                case "isready" -> say("readyok");
                case "stop", "ponderhit" -> work.ifPresent(UciWork::stop);
                case "quit" -> {
                    return false;
                }
                case "", "debug", "register" -> {}
                case "ucinewgame" -> {
                    end();
                    game = Game.of(game.ruleSet());
                }
                case "setoption" -> {
                    end();
                    set(line.strip());
                }
                case "position" -> {
                    end();
                    game = position(words);
                }
                case "go" -> {
                    end();
                    go(words);
                }
                case "d" -> say(Diagram.of(game.position()).threats().text() + "Fen: " + game.position());
                default ->
                    refuse("expected uci, isready, ucinewgame, setoption, position, go, stop, d or quit, found "
                            + command);
            }
        } catch (IOException | RuntimeException refused) { // whatever it is, the conversation goes on
            refuse(Multimove.sentence(refused));
        }
        return true;
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
        String[] parts = line.replaceFirst("setoption\\s+name\\s+", "").split("\\s+value(\\s+|$)", 2);
        String value = parts.length > 1 ? parts[1] : "";
        switch (parts[0].toLowerCase(Locale.ROOT)) {
            case "uci_variant" -> game = Game.of(RuleSets.ofLeniently(value, library));
            case "variantpath" -> load(value);
            case "turnform" -> {
                if (!List.of("multimove", "fairy-stockfish").contains(value)) {
                    throw new IllegalArgumentException("expected multimove or fairy-stockfish, found " + value);
                }
                fairy = value.equals("fairy-stockfish");
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
            files.add(VariantFile.read(Path.of(path)));
        }
        library = VariantFile.library(files);
        say("info string UCI_Variant can be " + String.join(", ", RuleSets.ids(library)));
    }

    private Game position(Iterator<String> words) {
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
            found = Game.from(rules.position(String.join(" ", fen)));
        } else if (first.equals("startpos") && fen.isEmpty()) {
            found = Game.of(rules);
        } else {
            throw new IllegalArgumentException("expected startpos or fen, and then moves, found " + first
                    + (fen.isEmpty() ? "" : " " + fen.get(0)));
        }
        while (words.hasNext()) {
            found = found.play(found.position().parseTurn(words.next(), Reading.LENIENT));
        }
        return found;
    }

    /** Starts work; what a clock says is not asked for, since one turn is looked ahead. */
    private void go(Iterator<String> words) {
        UciWork started = new UciWork(terminal, game, fairy);
        while (words.hasNext()) {
            String word = words.next();
            switch (word) {
                case "perft" -> started.perft((int) number(word, next(words), 0, MAX_DEPTH), threads);
                case "nodes" -> started.nodes(number(word, next(words), 1, Long.MAX_VALUE));
                case "movetime" -> started.milliseconds(number(word, next(words), 0, Long.MAX_VALUE));
                case "infinite", "ponder" -> started.waitForStop();
                default -> {} // UCI has other words, and wants those that are not known passed over
            }
        }
        work = Optional.of(started);
        started.start();
    }

    private static String next(Iterator<String> words) {
        return words.hasNext() ? words.next() : "nothing";
    }

    private static long number(String what, String text, long least, long most) {
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

    private void end() {
        work.ifPresent(UciWork::finish);
        work = Optional.empty();
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
