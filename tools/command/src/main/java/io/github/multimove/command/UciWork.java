package io.github.multimove.command;

import io.github.multimove.Game;
import io.github.multimove.Position;
import io.github.multimove.Turn;
import io.github.multimove.board.Opponent;
import io.github.multimove.files.FairyStockfish;
import io.github.multimove.perft.Perft;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** What one {@code go} asked for, done by a thread of its own that can be stopped: the choice of a turn, or perft. */
final class UciWork {
    /** Of more first turns, perft tells the sum alone. */
    private static final int MOST_DIVIDED = 1_000_000;

    private final Terminal terminal;
    private final Game game;
    private final boolean fairy;
    private final CountDownLatch stopped = new CountDownLatch(1);
    private final Thread thread = new Thread(this::work, "uci");
    private int depth = -1;
    private int threads = 1;
    private long nodes = Long.MAX_VALUE;
    private long milliseconds = Long.MAX_VALUE;
    private boolean waits;

    /**
     * @param fairy whether turns are written as Fairy-Stockfish does, where it has a form for them
     */
    UciWork(Terminal terminal, Game game, boolean fairy) {
        this.terminal = terminal;
        this.game = game;
        this.fairy = fairy;
    }

    void perft(int turns, int onThreads) {
        depth = turns;
        threads = onThreads;
    }

    void nodes(long most) {
        nodes = most;
    }

    void milliseconds(long most) {
        milliseconds = most;
    }

    /** The answer waits until it is stopped. */
    void waitForStop() {
        waits = true;
    }

    /** Whether it chooses a turn, and does not count. */
    boolean chooses() {
        return depth < 0;
    }

    void start() {
        thread.start();
        if (milliseconds < Long.MAX_VALUE) {
            CompletableFuture.delayedExecutor(milliseconds, TimeUnit.MILLISECONDS)
                    .execute(this::stop);
        }
    }

    /** Has it answer at once, with what it knows. */
    void stop() {
        stopped.countDown();
        thread.interrupt();
    }

    /** Waits for its end, and stops what would wait for a stop. */
    void finish() {
        if (waits) {
            stop();
        }
        try {
            thread.join();
        } catch (InterruptedException e) {
            stop();
            Thread.currentThread().interrupt();
        }
    }

    private void work() {
        try {
            say(chooses() ? choice() : perft());
        } catch (CancellationException e) {
            say("info string stopped");
        } catch (RuntimeException e) { // such as more games than can be counted
            say(Uci.refusal(Multimove.sentence(e)));
        }
    }

    private String choice() {
        Position position = game.position();
        if (game.outcome().isPresent()) {
            awaitStop();
            return "info string " + game.outcome().get().words() + "\nbestmove (none)";
        }
        AtomicReference<@Nullable Turn> best = new AtomicReference<>();
        Turn turn;
        try {
            turn = new Opponent(new SplittableRandom()).bestTurn(game, nodes, best::set);
        } catch (CancellationException e) {
            Thread.interrupted(); // so that the first turn can be asked for
            Turn found = best.get();
            turn = found == null ? position.legalTurns().at(0) : found;
        }
        awaitStop();
        String word = word(turn);
        return "info depth 1 pv " + word + "\nbestmove " + word;
    }

    private void awaitStop() {
        try {
            if (waits) {
                stopped.await();
            }
        } catch (InterruptedException e) {
            // by what stops it
        }
    }

    private String perft() {
        Perft perft = Perft.of(game.position()).threads(threads);
        StringBuilder text = new StringBuilder();
        if (depth > 0 && game.position().legalTurns().countUpTo(MOST_DIVIDED) < MOST_DIVIDED) {
            long total = 0;
            for (var part : perft.divide(depth).entrySet()) {
                text.append(word(part.getKey()))
                        .append(": ")
                        .append(part.getValue())
                        .append('\n');
                total = Math.addExact(total, part.getValue());
            }
            return text + "\nNodes searched: " + total;
        }
        return "\nNodes searched: " + perft.count(depth);
    }

    private String word(Turn turn) {
        try {
            return fairy ? FairyStockfish.uci(game.position(), turn) : turn.toString();
        } catch (IllegalArgumentException e) {
            return turn.toString(); // a turn that it knows no form of
        }
    }

    private void say(String text) {
        synchronized (terminal.out()) {
            terminal.out().println(text);
            terminal.out().flush();
        }
    }
}
