package io.github.multimove.problems;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.Turn;
import io.github.multimove.problems.Stipulation.Play;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
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
 * Time grows with the number of turns to the power of the number of half-turns. First turns are not listed. What is
 * held in memory is bounded: the table by {@link #tableEntries} positions, the solution by {@link #lines} and
 * {@link #solutions}, and in long turns of series games a table of 72 MiB for each thread that looks for a mate.
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

    /** How much of direct play and selfmate play a solution tells. This enum may grow. */
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
     * @param parts how many first turns there are; empty if they are too many to be counted beforehand, or if the turns
     *     that reach the goal are found without going through them
     * @param positions the positions looked at so far
     * @param elapsed the time since solving began
     * @param trying the first turn begun last, or where mates are found without going through first turns the first sub-move
     *     that is tried, in algebraic form; empty before the first
     */
    public record Progress(long done, OptionalLong parts, long positions, Duration elapsed, String trying) {
        /** Checks that nothing is null. */
        public Progress {
            Objects.requireNonNull(parts, "parts");
            Objects.requireNonNull(elapsed, "elapsed");
            Objects.requireNonNull(trying, "trying");
        }

        /** Returns the positions looked at in a second, on average; 0 in the first millisecond. */
        public long positionsPerSecond() {
            long millis = elapsed.toMillis();
            return millis == 0 ? 0 : positions * 1000 / millis;
        }
    }

    /** So many first turns are counted before they are tried. */
    private static final long MOST_COUNTED = 10_000;

    private final Problem problem;
    /** What is not as usual. */
    private final Map<Setting, Integer> settings;

    private final Detail detail;

    private final Consumer<Progress> listener;
    private final boolean listens;

    /** What is asked of solving, each with what it usually is; 1 for yes. */
    private enum Setting {
        THREADS(1),
        ENTRIES(1 << 18),
        REFUTATIONS(0),
        /** Whether threats and variations of tries are told. */
        VARIATIONS(0),
        /** Whether tries that give check are told. */
        CHECKS(1),
        SET_PLAY(0),
        /** Whether the key has been played. */
        AFTER_KEY(0),
        LINES(10_000),
        SOLUTIONS(Integer.MAX_VALUE),
        SHORTER(0);

        private final int usual;

        Setting(int usual) {
            this.usual = usual;
        }
    }

    private Solver(
            Problem problem,
            Map<Setting, Integer> settings,
            Detail detail,
            Consumer<Progress> listener,
            boolean listens) {
        this.problem = problem;
        this.settings = settings;
        this.detail = detail;
        this.listener = listener;
        this.listens = listens;
    }

    private Solver with(Setting setting, int value) {
        Map<Setting, Integer> changed = new EnumMap<>(Setting.class);
        changed.putAll(settings);
        changed.put(setting, value);
        return new Solver(problem, Map.copyOf(changed), detail, listener, listens);
    }

    private int get(Setting setting) {
        return settings.getOrDefault(setting, setting.usual);
    }

    private boolean is(Setting setting) {
        return get(setting) == 1;
    }

    /**
     * Returns a solver of a problem: on the calling thread, with a table of 262,144 entries, telling variations, neither
     * tries nor set play, and at most 10,000 branches below each first turn.
     */
    public static Solver of(Problem problem) {
        Objects.requireNonNull(problem, "problem");
        return new Solver(problem, Map.of(), Detail.VARIATIONS, progress -> {}, false);
    }

    /**
     * Returns the same solver on that many threads. They share the first turns among them.
     *
     * @throws IllegalArgumentException if the number is not 1 to {@value #MAX_THREADS}
     */
    public Solver threads(int number) {
        require(number, 1, MAX_THREADS, "threads");
        return with(Setting.THREADS, number);
    }

    /**
     * Returns the same solver with a table of at most that many positions, rounded down to a power of two; 0 or 1 for
     * none. Where the memory of the virtual machine runs out, the table is emptied and solving goes on.
     *
     * @throws IllegalArgumentException if the number is not 0 to {@value #MAX_TABLE_ENTRIES}
     */
    public Solver tableEntries(int number) {
        require(number, 0, MAX_TABLE_ENTRIES, "table entries");
        int rounded = number < 2 ? 0 : Integer.highestOneBit(number);
        return with(Setting.ENTRIES, rounded);
    }

    /**
     * Returns the same solver that also tells tries: first turns that fail to at least one and at most that many
     * defences. 0 for none; help play and series have none.
     *
     * @throws IllegalArgumentException if the number is not 0 to {@value #MAX_REFUTATIONS}
     */
    public Solver tries(int mostRefutations) {
        require(mostRefutations, 0, MAX_REFUTATIONS, "refutations");
        return with(Setting.REFUTATIONS, mostRefutations);
    }

    /**
     * Returns the same solver that tells set play or does not: what would be played if the other side began, with one
     * half-turn less. There is none in a series of one side, where the order of sub-moves counts, under an opening rule,
     * and where the side to move is bound by check.
     */
    public Solver setPlay(boolean told) {
        return with(Setting.SET_PLAY, told ? 1 : 0);
    }

    /**
     * Returns the same solver of a position after the key, in direct, self or reflex play: the side to move defends, and the
     * solutions are its turns with the answers to them; none if it has a defence. There are neither tries nor set play.
     *
     * @throws IllegalArgumentException if the problem has no keys
     */
    public Solver afterKey(boolean played) {
        if (played && !problem.stipulation().play().isForced()) {
            throw new IllegalArgumentException(
                    "expected direct, self or reflex play after a key, found " + problem.stipulation());
        }
        return with(Setting.AFTER_KEY, played ? 1 : 0);
    }

    /** Returns the same solver that tells so much of direct play and selfmate play. */
    public Solver detail(Detail told) {
        Objects.requireNonNull(told, "told");
        return new Solver(problem, settings, told, listener, listens);
    }

    /**
     * Returns the same solver with at most that many branches below each first turn (in help play and series: complete
     * lines). {@link Solution#isComplete()} says whether more were left out.
     *
     * @throws IllegalArgumentException if the number is not 1 to {@value #MAX_LINES}
     */
    public Solver lines(int most) {
        require(most, 1, MAX_LINES, "lines");
        return with(Setting.LINES, most);
    }

    /**
     * Returns the same solver with a listener, called after each first turn and five times a second, one call at a time, by
     * the thread that solves or by one that ends with solving.
     */
    public Solver listener(Consumer<Progress> newListener) {
        Objects.requireNonNull(newListener, "newListener");
        return new Solver(problem, settings, detail, newListener, true);
    }

    /** Returns the same solver that tells threats and variations of tries as well, or does not. */
    public Solver tryVariations(boolean told) {
        return with(Setting.VARIATIONS, told ? 1 : 0);
    }

    /** Returns the same solver that tells tries which give check, as it does unless asked not to, or leaves them out. */
    public Solver checkingTries(boolean told) {
        return with(Setting.CHECKS, told ? 1 : 0);
    }

    /**
     * Returns the same solver that ends when so many first turns are found to solve the problem, or shortly after.
     * {@link Solution#isComplete()} is then false.
     *
     * @throws IllegalArgumentException if the number is not positive
     */
    public Solver solutions(int most) {
        require(most, 1, Integer.MAX_VALUE, "solutions");
        return with(Setting.SOLUTIONS, most);
    }

    /**
     * Returns the same solver that tells shorter solutions of a series or a proof game, or does not: lines with fewer turns than asked for,
     * which to a composer are cooks.
     */
    public Solver shorter(boolean told) {
        return with(Setting.SHORTER, told ? 1 : 0);
    }

    static void require(int number, int least, int most, String what) {
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
        Work work = new Work(problem.stipulation());
        if (!listens) {
            return work.solve();
        }
        try (Ticker ticker = Ticker.start(work::tell)) {
            Objects.requireNonNull(ticker, "ticker");
            return work.solve();
        }
    }

    /** One solving of the problem, or of one that asks for fewer turns. */
    private final class Work {
        private final Stipulation asked;
        private final Position start = start(problem);
        private final Search search = new Search(problem, get(Setting.ENTRIES));
        private final long begun = System.nanoTime();
        private final boolean onlyGoals;
        private long done;
        private OptionalLong parts = OptionalLong.empty();
        private volatile Optional<Turn> trying = Optional.empty();
        /** The mates that are gone through as a whole. */
        private volatile Optional<FollowedTurns> mates = Optional.empty();

        Work(Stipulation asked) {
            this.asked = asked;
            this.onlyGoals = asked.plies() == 1 && search.findsMates() && get(Setting.REFUTATIONS) == 0;
        }

        synchronized void tell() {
            String text = mates.map(FollowedTurns::trying)
                    .orElseGet(() -> trying.map(start::algebraic).orElse(""));
            listener.accept(new Progress(done, parts, positions(), Duration.ofNanos(System.nanoTime() - begun), text));
        }

        private long positions() {
            return search.positions() + mates.map(FollowedTurns::looked).orElse(0L);
        }

        private FollowedTurns follow(LegalTurns mating) {
            FollowedTurns followed = new FollowedTurns(mating);
            mates = Optional.of(followed);
            return followed;
        }

        private void isDone() {
            done++;
            tell();
        }

        Solution solve() {
            SolutionLines whole = new SolutionLines(get(Setting.LINES));
            Optional<List<Branch>> atOnce = atOnce(whole);
            List<First> firsts = atOnce.isPresent() ? List.of() : firsts();
            List<Branch> found = atOnce.orElseGet(() ->
                    firsts.stream().flatMap(first -> first.solution.stream()).toList());
            SolutionLines setLines = new SolutionLines(get(Setting.LINES));
            List<Branch> set = is(Setting.SET_PLAY) && !is(Setting.AFTER_KEY) ? setPlay(search, setLines) : List.of();
            boolean isComplete = !setLines.isCut()
                    && !whole.isCut()
                    && firsts.stream().noneMatch(First::isCut)
                    && found.size() < get(Setting.SOLUTIONS);
            return new Solution(
                    problem,
                    found,
                    firsts.stream().flatMap(first -> first.attempt.stream()).toList(),
                    set,
                    shorterLines(),
                    isComplete,
                    positions());
        }

        /**
         * What is found as a whole and not first turn by first turn: what follows a key, a series to mate by the turns of a series game, where
         * that is sooner, and ends that depend on each other.
         */
        private Optional<List<Branch>> atOnce(SolutionLines counted) {
            if (is(Setting.AFTER_KEY)) {
                Forced forced = new Forced(search, asked.play());
                int left = asked.turns() - 1;
                return Optional.of(forced.isDefended(start, left) ? List.of() : forced.setPlay(start, left, counted));
            }
            if (asked.play().isReciprocal() && asked.plies() == 2) {
                return Optional.of(new Helped(search, asked.play()).lines(start, 2, counted));
            }
            return asked.play() == Play.SERIES && search.findsMates()
                    ? SeriesComposition.of(problem.position(), asked.turns())
                            .map(composition -> composition.lines(counted, this::follow))
                    : Optional.empty();
        }

        private List<First> firsts() {
            Position position = start;
            if (!onlyGoals) {
                long counted = search.turns(position).countUpTo(MOST_COUNTED);
                parts = counted < MOST_COUNTED ? OptionalLong.of(counted) : OptionalLong.empty();
            }
            Iterator<Turn> turns = onlyGoals
                    ? follow(search.turns(position).mating())
                    : search.turns(position).iterator();
            Parallel.Work<Turn, First> work = new Parallel.Work<>(
                    turns,
                    get(Setting.SOLUTIONS),
                    first -> first.solution.isPresent(),
                    turn -> first(search, turn),
                    turn -> trying = Optional.of(turn),
                    this::isDone);
            return Parallel.map(get(Setting.THREADS), work);
        }

        private boolean hasShorter() {
            return is(Setting.SHORTER)
                    && (asked.play().isSeries() || asked.play().isProof());
        }

        private List<Branch> shorterLines() {
            List<Branch> found = new ArrayList<>();
            for (int turns = 1; hasShorter() && turns < asked.turns(); turns++) {
                Problem shorter = new Problem(problem.position(), asked.withTurns(turns));
                found.addAll(new Solver(shorter, settings, detail, listener, false)
                        .shorter(false)
                        .setPlay(false)
                        .solve()
                        .solutions());
            }
            return found;
        }
    }

    /** The position that is played from. */
    private static Position start(Problem problem) {
        return problem.stipulation().play().isProof()
                ? problem.position().ruleSet().initialPosition()
                : problem.position();
    }

    /** What a first turn is: a solution or a try. */
    private record First(Optional<Branch> solution, Optional<Branch> attempt, boolean isCut) {}

    private Optional<First> first(Search search, Turn turn) {
        Stipulation asked = problem.stipulation();
        Position position = start(problem);
        SolutionLines counted = new SolutionLines(get(Setting.LINES));
        Optional<Branch> solution;
        Optional<Branch> attempt = Optional.empty();
        if (asked.play().isForced()) {
            Forced forced = new Forced(search, asked.play());
            solution = forced.key(position, turn, asked.turns(), detail, counted);
            if (solution.isEmpty() && get(Setting.REFUTATIONS) > 0 && isTold(search, turn)) {
                attempt = forced.attempt(
                        position, turn, asked.turns(), get(Setting.REFUTATIONS), is(Setting.VARIATIONS), counted);
            }
        } else {
            Helped helped = new Helped(search, asked.play());
            solution = helped.isObliged(position, asked.plies())
                    ? Optional.empty()
                    : helped.line(position, turn, asked.plies(), counted);
        }
        return solution.isEmpty() && attempt.isEmpty() && !counted.isCut()
                ? Optional.empty()
                : Optional.of(new First(solution, attempt, counted.isCut()));
    }

    private boolean isTold(Search search, Turn turn) {
        return is(Setting.CHECKS) || !search.rules.isCheck(search.play(problem.position(), turn));
    }

    private List<Branch> setPlay(Search search, SolutionLines counted) {
        if (!SideExchange.isSensible(problem.position())) {
            return List.of();
        }
        Optional<Position> passed =
                SideExchange.of(problem.position()).filter(position -> !position.isUnderOpeningRule());
        return passed.map(position -> setPlay(search, counted, position)).orElse(List.of());
    }

    private List<Branch> setPlay(Search search, SolutionLines counted, Position passed) {
        Stipulation asked = problem.stipulation();
        if (asked.play().isForced()) {
            return new Forced(search, asked.play()).setPlay(passed, asked.turns() - 1, counted);
        }
        return switch (asked.play()) {
            case HELP, HELP_SELF, HELP_REFLEX, RECIPROCAL ->
                asked.plies() == (asked.play() == Play.RECIPROCAL ? 2 : 1)
                        ? List.<Branch>of()
                        : new Helped(search, asked.play()).lines(passed, asked.plies() - 1, counted);
            case SERIES_HELP_SELF -> new Helped(search, Play.HELP_SELF).lines(passed, 2, counted);
            case SERIES_HELP, PARRY_SERIES_HELP -> new Helped(search, Play.HELP).lines(passed, 1, counted);
            default -> List.<Branch>of();
        };
    }
}
