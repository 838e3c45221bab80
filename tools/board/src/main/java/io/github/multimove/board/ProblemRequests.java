package io.github.multimove.board;

import io.github.multimove.Position;
import io.github.multimove.problems.Problem;
import io.github.multimove.problems.Solution;
import io.github.multimove.problems.Solver;
import io.github.multimove.problems.Stipulation;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Solves problems for pages. A problem may take minutes, longer than an answer: a page asks again and again, names its request by
 * a word of its own, and hears how far the work is. Work that no page asks for any more is interrupted.
 */
final class ProblemRequests {
    /** A page that has not asked for so long has gone. */
    private static final long PATIENCE_NANOS = 5_000_000_000L;

    /** An answer comes after so long, whether there is a solution or not. */
    private static final long ANSWER_MILLIS = 500;

    /** As many lines of a solution are told below each first turn. */
    private static final int MOST_LINES = 200;

    /** As many problems are solved at once. */
    private static final int MOST_AT_ONCE = 4;

    private final BoardGames games;
    private final Map<String, Work> byName = new LinkedHashMap<>();

    ProblemRequests(BoardGames games) {
        this.games = games;
    }

    /** A problem that is being solved. */
    private static final class Work {
        final FutureTask<Solution> task;
        private volatile String progress = "";
        private volatile long asked = System.nanoTime();

        Work(Solver solver) {
            this.task = new FutureTask<>(solver.listener(this::tell)::solve);
        }

        private void tell(Solver.Progress at) {
            progress = String.format(
                            Locale.ROOT,
                            "%,d positions in %d s %s",
                            at.positions(),
                            at.elapsed().toSeconds(),
                            at.trying())
                    .strip();
            if (System.nanoTime() - asked > PATIENCE_NANOS) {
                task.cancel(true);
            }
        }
    }

    // @start region="solve"
    /**
     * Answers the solution of a problem, or how far the work is: the position, what is asked of it as {@code stipulation}, such as
     * {@code #2}, and the {@code name} of the request. {@code stop} ends the work.
     */
    Map<String, Object> solve(RequestForm form) {
        Work work = work(form);
        work.asked = System.nanoTime();
        if (form.isOn("stop")) {
            work.task.cancel(true);
        }
        try {
            Solution solution = work.task.get(ANSWER_MILLIS, TimeUnit.MILLISECONDS);
            forget(form);
            return Map.of("solution", solution.toString(), "solved", solution.isSolved());
        } catch (TimeoutException e) {
            return Map.of("progress", work.progress);
        } catch (CancellationException e) {
            forget(form);
            throw new IllegalStateException("the solver was stopped", e);
        } catch (ExecutionException e) {
            forget(form);
            throw new IllegalStateException("the solver failed: " + e.getCause(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw (CancellationException) new CancellationException("the board is being closed").initCause(e);
        }
    }
    // @end

    private synchronized void forget(RequestForm form) {
        byName.remove(form.text("name"));
    }

    private synchronized Work work(RequestForm form) {
        Work known = byName.get(form.text("name"));
        if (known != null) {
            return known;
        }
        byName.values().removeIf(work -> work.task.isDone());
        if (byName.size() >= MOST_AT_ONCE) {
            throw new IllegalStateException("expected at most " + MOST_AT_ONCE + " problems at once; stop another");
        }
        Position position = games.game(form).position();
        Work work = new Work(Solver.of(new Problem(position, Stipulation.of(form.text("stipulation"))))
                .threads(1)
                .lines(MOST_LINES));
        byName.put(form.text("name"), work);
        Thread thread = new Thread(work.task, "board-solver");
        thread.setDaemon(true);
        thread.start();
        return work;
    }
}
