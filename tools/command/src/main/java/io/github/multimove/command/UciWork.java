package io.github.multimove.command;

import io.github.multimove.Game;
import io.github.multimove.LegalTurns;
import io.github.multimove.PartialTurn;
import io.github.multimove.Reading;
import io.github.multimove.Turn;
import io.github.multimove.board.Opponent;
import io.github.multimove.files.FairyStockfish;
import io.github.multimove.perft.Perft;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One {@code go}, from when its line is read to its answer: the choice of a turn, or perft. It can be stopped before it has
 * begun. Its search alone is interrupted; what is asked before and after the search is asked without an interrupt.
 */
final class UciWork {
    private static final int MAX_DEPTH = 1000;

    /** Of more first turns, perft tells the sum alone. */
    private static final int MOST_DIVIDED = 1_000_000;

    private static final Set<String> WORDS = Set.of(
            "perft",
            "nodes",
            "movetime",
            "infinite",
            "ponder",
            "searchmoves",
            "wtime",
            "btime",
            "winc",
            "binc",
            "movestogo",
            "depth",
            "mate");

    private final List<String> words;
    private final RandomGenerator random = new SplittableRandom();
    private final CountDownLatch released = new CountDownLatch(1);
    private final List<Turn> among = new ArrayList<>();
    private @Nullable Thread searching;
    private boolean cut;
    private boolean isRestricted;
    private int depth = -1;
    private long nodes = Long.MAX_VALUE;
    private long milliseconds = Long.MAX_VALUE;

    /**
     * @param words what follows {@code go}
     */
    UciWork(List<String> words) {
        this.words = words;
    }

    /** Has it answer at once, with what it knows. */
    void stop() {
        cut();
        release();
    }

    /** Has its answer wait for no stop. */
    void release() {
        released.countDown();
    }

    private synchronized void cut() {
        cut = true;
        if (searching != null) {
            searching.interrupt();
        }
    }

    private synchronized void begin() {
        searching = Thread.currentThread();
        if (cut) {
            searching.interrupt();
        }
    }

    /** From here on the thread is not interrupted. */
    private synchronized void end() {
        searching = null;
        Thread.interrupted();
    }

    /**
     * Searches, and says the answer.
     *
     * @param game the game, or nothing if there is none to ask about
     * @param threads threads of perft
     * @param fairy whether turns are written as Fairy-Stockfish does, where it has a form for them
     */
    void answer(Optional<Game> game, int threads, boolean fairy, Consumer<String> say) {
        boolean counts = words.contains("perft");
        String best = "(none)";
        try {
            if (game.isEmpty()) {
                throw new IllegalArgumentException(
                        "expected a position or variant that is read, found one that is refused");
            }
            read(game.get(), say);
            if (!counts) {
                best = choice(game.get(), fairy, say);
            } else if (depth >= 0) {
                say.accept(perft(game.get(), threads, fairy));
            }
        } catch (RuntimeException refused) { // such as more games than can be counted
            say.accept(Uci.refusal(Multimove.sentence(refused)));
        } finally { // whatever has happened, it comes
            if (!counts) {
                awaitRelease();
                say.accept("bestmove " + best);
            }
        }
    }

    private void awaitRelease() {
        try {
            if (words.contains("infinite") || words.contains("ponder")) {
                released.await();
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    /** Reads the words; what is refused is told, and the others count. A clock is not looked at. */
    private void read(Game game, Consumer<String> say) {
        boolean turns = false;
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            String next = i + 1 < words.size() ? words.get(i + 1) : "nothing";
            turns &= !WORDS.contains(word);
            try {
                switch (word) {
                    case "perft" -> depth = (int) Uci.number(word, next, 0, MAX_DEPTH);
                    case "nodes" -> nodes = Uci.number(word, next, 1, Long.MAX_VALUE);
                    case "movetime" -> milliseconds = Uci.number(word, next, 0, Long.MAX_VALUE);
                    case "searchmoves" -> turns = true;
                    default -> {
                        if (turns) {
                            isRestricted = true;
                            among.add(game.position().parseTurn(word, Reading.LENIENT));
                        } // UCI has other words, and wants those that are not known passed over
                    }
                }
            } catch (IllegalArgumentException refused) {
                say.accept(Uci.refusal(Multimove.sentence(refused)));
            }
        }
    }

    private String choice(Game game, boolean fairy, Consumer<String> say) {
        if (game.outcome().isPresent()) {
            say.accept("info string " + game.outcome().get().words());
        }
        if (game.outcome().isPresent() || (isRestricted && among.isEmpty())) {
            return "(none)";
        }
        List<Turn> found = new ArrayList<>();
        if (milliseconds < Long.MAX_VALUE) {
            CompletableFuture.delayedExecutor(milliseconds, TimeUnit.MILLISECONDS)
                    .execute(this::cut);
        }
        begin();
        try {
            Opponent opponent = new Opponent(random);
            Stream<Turn> looked = isRestricted ? among.stream() : opponent.lookedAt(game);
            found.add(opponent.bestTurn(game, looked.limit(nodes), found::add));
        } catch (CancellationException e) {
            // the best so far, or any
        } finally {
            end();
        }
        String word = word(game, found.isEmpty() ? any(game) : found.get(found.size() - 1), fairy);
        say.accept("info depth 1 pv " + word);
        return word;
    }

    private Turn any(Game game) {
        if (isRestricted) {
            return among.get(0);
        }
        LegalTurns turns = game.position().legalTurns();
        try {
            return turns.at(0);
        } catch (
                CancellationException
                        e) { // among siblings the first may not be found, and drawing takes long (guide, limits)
            PartialTurn begun = game.position().begin();
            return begun.next().stream()
                    .map(begun::then)
                    .filter(PartialTurn::mayStop)
                    .findFirst()
                    .map(PartialTurn::turn)
                    .orElseGet(() -> turns.sample(random));
        }
    }

    private String perft(Game game, int threads, boolean fairy) {
        begin();
        try {
            Perft perft = Perft.of(game.position()).threads(threads);
            StringBuilder text = new StringBuilder();
            if (depth == 0 || game.position().legalTurns().countUpTo(MOST_DIVIDED) == MOST_DIVIDED) {
                return "\nNodes searched: " + perft.count(depth);
            }
            long total = 0;
            for (var part : perft.divide(depth).entrySet()) {
                text.append(word(game, part.getKey(), fairy))
                        .append(": ")
                        .append(part.getValue())
                        .append('\n');
                total = Math.addExact(total, part.getValue());
            }
            return text + "\nNodes searched: " + total;
        } catch (CancellationException e) {
            return "info string stopped";
        } finally {
            end();
        }
    }

    private static String word(Game game, Turn turn, boolean fairy) {
        try {
            return fairy ? FairyStockfish.uci(game.position(), turn) : turn.toString();
        } catch (IllegalArgumentException e) {
            return turn.toString(); // a turn that it knows no form of
        }
    }
}
