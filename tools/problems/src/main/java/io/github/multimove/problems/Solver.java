package io.github.multimove.problems;

import io.github.multimove.Position;
import io.github.multimove.Turn;
import io.github.multimove.problems.Stipulation.Play;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

/**
 * Solves a problem by trying every turn: nothing is estimated and nothing left out, so that the answer is exact.
 *
 * <h2>Guarantees</h2>
 *
 * Immutable; each method returns a changed solver, and one solver may solve on several threads at once. The solution does
 * not depend on the number of threads nor on the size of the table; only {@link Solution#positions()} does. Solving
 * answers interruption of the calling thread with a {@link CancellationException} and leaves no thread behind.
 *
 * <h2>Cost</h2>
 *
 * Time grows with the number of turns to the power of the number of half-turns. The list of first turns is held in
 * memory, and a table of at most {@link #tableEntries} positions.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.SolvingProblems" region="solve"}
 */
public final class Solver {
    /** The largest number of threads. */
    public static final int MAX_THREADS = 1024;

    /** The largest number of entries of the table. */
    public static final int MAX_TABLE_ENTRIES = 1 << 24;

    /** The largest number of branches below each first turn. */
    public static final int MAX_LINES = 1_000_000;

    /** The largest number of refutations of a try. */
    public static final int MAX_REFUTATIONS = 100;

    private static final int USUAL_ENTRIES = 1 << 18;
    private static final int USUAL_LINES = 10_000;

    /** How much of direct play and selfplay a solution tells. This enum may grow. */
    public enum Detail {
        /** The keys alone. */
        KEYS,
        /** Threats, the defences that no threat answers, and the answers to them. */
        VARIATIONS,
        /** Threats, and every defence with the answers to it. */
        FULL
    }

    /**
     * How far solving has come.
     *
     * @param done how many first turns are decided
     * @param parts how many first turns there are
     * @param positions the positions looked at so far
     */
    public record Progress(int done, int parts, long positions) {}

    private final Problem problem;
    private final int threads;
    private final int entries;
    private final int refutations;
    private final boolean setPlay;
    private final Detail detail;
    private final int lines;
    private final Consumer<Progress> listener;

    private Solver(
            Problem problem,
            int threads,
            int entries,
            int refutations,
            boolean setPlay,
            Detail detail,
            int lines,
            Consumer<Progress> listener) {
        this.problem = problem;
        this.threads = threads;
        this.entries = entries;
        this.refutations = refutations;
        this.setPlay = setPlay;
        this.detail = detail;
        this.lines = lines;
        this.listener = listener;
    }

    /**
     * Returns a solver of a problem: on the calling thread, with a table of 262,144 entries, telling variations, neither
     * tries nor set play, and at most 10,000 branches below each first turn.
     */
    public static Solver of(Problem problem) {
        Objects.requireNonNull(problem, "problem");
        return new Solver(problem, 1, USUAL_ENTRIES, 0, false, Detail.VARIATIONS, USUAL_LINES, progress -> {});
    }

    /**
     * Returns the same solver on that many threads. They share the first turns among them.
     *
     * @throws IllegalArgumentException if the number is not 1 to {@value #MAX_THREADS}
     */
    public Solver threads(int number) {
        require(number, 1, MAX_THREADS, "threads");
        return new Solver(problem, number, entries, refutations, setPlay, detail, lines, listener);
    }

    /**
     * Returns the same solver with a table of at most that many positions, rounded down to a power of two; 0 or 1 for
     * none.
     *
     * @throws IllegalArgumentException if the number is not 0 to {@value #MAX_TABLE_ENTRIES}
     */
    public Solver tableEntries(int number) {
        require(number, 0, MAX_TABLE_ENTRIES, "table entries");
        int rounded = number < 2 ? 0 : Integer.highestOneBit(number);
        return new Solver(problem, threads, rounded, refutations, setPlay, detail, lines, listener);
    }

    /**
     * Returns the same solver that also tells tries: first turns that fail to at least one and at most that many
     * defences. 0 for none; help play and series have none.
     *
     * @throws IllegalArgumentException if the number is not 0 to {@value #MAX_REFUTATIONS}
     */
    public Solver tries(int mostRefutations) {
        require(mostRefutations, 0, MAX_REFUTATIONS, "refutations");
        return new Solver(problem, threads, entries, mostRefutations, setPlay, detail, lines, listener);
    }

    /**
     * Returns the same solver that tells set play or does not: what would be played if the other side began, with one
     * half-turn less. There is none in a series of one side, where the order of sub-moves counts, under an opening rule,
     * and where the side to move is bound by check.
     */
    public Solver setPlay(boolean told) {
        return new Solver(problem, threads, entries, refutations, told, detail, lines, listener);
    }

    /** Returns the same solver that tells so much of direct play and selfplay. */
    public Solver detail(Detail told) {
        Objects.requireNonNull(told, "told");
        return new Solver(problem, threads, entries, refutations, setPlay, told, lines, listener);
    }

    /**
     * Returns the same solver with at most that many branches below each first turn (in help play and series: complete
     * lines). {@link Solution#isComplete()} says whether more were left out.
     *
     * @throws IllegalArgumentException if the number is not 1 to {@value #MAX_LINES}
     */
    public Solver lines(int most) {
        require(most, 1, MAX_LINES, "lines");
        return new Solver(problem, threads, entries, refutations, setPlay, detail, most, listener);
    }

    /** Returns the same solver with a listener, called after each first turn, one call at a time. */
    public Solver listener(Consumer<Progress> newListener) {
        Objects.requireNonNull(newListener, "newListener");
        return new Solver(problem, threads, entries, refutations, setPlay, detail, lines, newListener);
    }

    private static void require(int number, int least, int most, String what) {
        if (number < least || number > most) {
            throw new IllegalArgumentException("expected " + least + " to " + most + " " + what + ", found " + number);
        }
    }

    /**
     * Returns the solution.
     *
     * @throws CancellationException if the thread is interrupted
     */
    public Solution solve() {
        Search search = new Search(problem, entries);
        List<Turn> turns = List.copyOf(search.turns(problem.position()));
        List<First> firsts = Parallel.map(
                threads,
                turns.size(),
                part -> first(search, turns.get(part)),
                done -> listener.accept(new Progress(done, turns.size(), search.positions())));
        SolutionLines setLines = new SolutionLines(lines);
        List<Branch> set = setPlay ? setPlay(search, setLines) : List.of();
        return new Solution(
                problem,
                firsts.stream().flatMap(first -> first.solution.stream()).toList(),
                firsts.stream().flatMap(first -> first.attempt.stream()).toList(),
                set,
                !setLines.isCut() && firsts.stream().noneMatch(First::isCut),
                search.positions());
    }

    /** What a first turn is: a solution, a try, or neither. */
    private record First(Optional<Branch> solution, Optional<Branch> attempt, boolean isCut) {}

    private First first(Search search, Turn turn) {
        Stipulation asked = problem.stipulation();
        Position position = problem.position();
        SolutionLines counted = new SolutionLines(lines);
        if (asked.play() != Play.DIRECT && asked.play() != Play.SELF) {
            Optional<Branch> line = new Helped(search, asked.play()).line(position, turn, asked.plies(), counted);
            return new First(line, Optional.empty(), counted.isCut());
        }
        Forced forced = new Forced(search, asked.play() == Play.SELF);
        Optional<Branch> key = forced.key(position, turn, asked.turns(), detail, counted);
        Optional<Branch> attempt = key.isPresent() || refutations == 0
                ? Optional.empty()
                : forced.attempt(position, turn, asked.turns(), refutations);
        return new First(key, attempt, counted.isCut());
    }

    private List<Branch> setPlay(Search search, SolutionLines counted) {
        Stipulation asked = problem.stipulation();
        if (!SideExchange.isSensible(problem.position())) {
            return List.of();
        }
        Optional<Position> passed =
                SideExchange.of(problem.position()).filter(position -> !position.isUnderOpeningRule());
        return passed.map(position -> switch (asked.play()) {
                    case DIRECT, SELF ->
                        new Forced(search, asked.play() == Play.SELF).setPlay(position, asked.turns() - 1, counted);
                    case HELP ->
                        asked.plies() == 1
                                ? List.<Branch>of()
                                : new Helped(search, Play.HELP).lines(position, asked.plies() - 1, counted);
                    case SERIES_HELP -> new Helped(search, Play.HELP).lines(position, 1, counted);
                    case SERIES -> List.<Branch>of();
                })
                .orElse(List.of());
    }
}
