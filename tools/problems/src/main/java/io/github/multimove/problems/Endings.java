package io.github.multimove.problems;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.problems.EndingTable.Value;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The endings of a game: tables of all positions of a few pieces, solved when they are asked for, and the tables to which captures
 * and promotions lead with them.
 *
 * <h2>Which games</h2>
 *
 * Those whose turns follow from the pieces on the board and the side to move alone: no hands, no neutral piece, no siblings, no length
 * that counts turns or follows from the turn before. Positions are those past any opening rule, without castling rights.
 * Repetition and the rules of fifty turns are left aside: what neither side can force is a draw. A win is counted to the end of the
 * game as {@link RuleSet#outcome} states it.
 *
 * <h2>Guarantees</h2>
 *
 * Safe to share between threads; tables are solved one at a time. What a table holds does not depend on the number of threads.
 * Solving answers interruption of the calling thread with a {@link java.util.concurrent.CancellationException}; with a folder,
 * the next call goes on from the last pass written: those are written after which much would be lost.
 *
 * <h2>Cost</h2>
 *
 * Two bytes for each placement and side, of which symmetries take up to seven in eight; where turns are of two sub-moves as many
 * again, or more, of tables to which first sub-moves lead. A pass goes through turns of the positions that it may decide, and there
 * are as many passes as turns in the longest win.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.SolvingEndings" region="whole"}
 */
public final class Endings {
    /**
     * How far solving has come.
     *
     * @param material the pieces of the table
     * @param turns the positions decided in so many turns are looked for
     * @param positions the positions of the table looked at so far, each as often as it was
     * @param elapsed the time since the table was begun
     */
    public record Progress(String material, int turns, long positions, Duration elapsed) {
        /** Checks that nothing is null. */
        public Progress {
            Objects.requireNonNull(material, "material");
            Objects.requireNonNull(elapsed, "elapsed");
        }

        /** Returns the positions looked at in a second, on average; 0 in the first millisecond. */
        public long positionsPerSecond() {
            long millis = elapsed.toMillis();
            return millis == 0 ? 0 : positions * 1000 / millis;
        }
    }

    private static final int MOST_TABLES = 100_000;
    static final int MAX_PLACEMENTS = Integer.MAX_VALUE - 8;
    /** So many looks, a minute or two of work, are not lost if solving is killed. */
    private static final int MUCH = 1 << 26;

    private static final int MOST_TURNS = Short.MAX_VALUE - 2;

    private final RuleSet rules;
    private final Rules work;
    private final int threads;
    private final long memory;
    private final @Nullable Path folder;
    private final Consumer<Progress> listener;
    /** What goes through passes on other machines, or null if threads here do. */
    private final @Nullable Function<EndingPass, List<byte[]>> passes;
    /** The tables by the codes of their pieces. */
    private final Map<String, EndingTable> solved = new ConcurrentHashMap<>();

    private Endings(
            Rules work,
            int threads,
            long memory,
            @Nullable Path folder,
            Consumer<Progress> listener,
            @Nullable Function<EndingPass, List<byte[]>> passes) {
        this.rules = work.owner;
        this.work = work;
        this.threads = threads;
        this.memory = memory;
        this.folder = folder;
        this.listener = listener;
        this.passes = passes;
    }

    /**
     * Returns the endings of a game, none solved yet: on the calling thread, with as much memory as there is, and without a folder.
     *
     * @throws IllegalArgumentException if the turns of the game follow from more than the board and the side to move
     */
    public static Endings of(RuleSet rules) {
        Rules work = EndingBoard.work(Objects.requireNonNull(rules, "rules"));
        require(work);
        return new Endings(work, 1, Long.MAX_VALUE, null, progress -> {}, null);
    }

    private static void require(Rules work) {
        var facts = work.structures.facts;
        String found = work.tables.hands
                ? "pieces in hand"
                : facts.placesNeutral()
                        ? "a neutral piece"
                        : facts.stacks()
                                ? "siblings"
                                : facts.countsTurns()
                                        ? "turns that count turns"
                                        : facts.numbers().isEmpty() ? "" : "turns that follow from the one before";
        if (!found.isEmpty()) {
            throw new IllegalArgumentException(
                    "expected a game whose turns follow from the board and the side to move alone, found "
                            + work.owner.id() + " with " + found);
        }
    }

    /**
     * Returns the same endings on that many threads, none solved yet.
     *
     * @throws IllegalArgumentException if the number is not 1 to {@value Solver#MAX_THREADS}
     */
    public Endings threads(int number) {
        Solver.require(number, 1, Solver.MAX_THREADS, "threads");
        return new Endings(work, number, memory, folder, listener, passes);
    }

    /**
     * Returns the same endings whose tables together take at most so many bytes, none solved yet.
     *
     * @throws IllegalArgumentException if the number is below 1
     */
    public Endings memory(long bytes) {
        if (bytes < 1) {
            throw new IllegalArgumentException("expected 1 byte or more, found " + bytes);
        }
        return new Endings(work, threads, bytes, folder, listener, passes);
    }

    /** Returns the same endings, none solved yet, that keep their tables in a folder, which is made when first written to. */
    public Endings folder(Path path) {
        return new Endings(work, threads, memory, Objects.requireNonNull(path, "path"), listener, passes);
    }

    /** Returns the same endings, none solved yet, that tell a listener five times a second how far solving has come. */
    public Endings listener(Consumer<Progress> told) {
        return new Endings(work, threads, memory, folder, Objects.requireNonNull(told, "told"), passes);
    }

    /**
     * Returns the same endings, none solved yet, whose passes are gone through elsewhere: a function that returns what
     * {@link EndingPass#part} gave for every part, in any order. The tables are the same bit by bit.
     */
    public Endings passes(Function<EndingPass, List<byte[]>> elsewhere) {
        return new Endings(work, threads, memory, folder, listener, Objects.requireNonNull(elsewhere, "elsewhere"));
    }

    // ---- questions --------------------------------------------------------------------------------------------------

    /**
     * Returns the table of some pieces, solved.
     *
     * @param material the letters of White's pieces, then of Black's, as {@code KRk}, in any order
     * @throws IllegalArgumentException if a letter is no piece's, or a side has no royal piece that has one when the game begins
     * @throws ArithmeticException if the tables would take more memory than they may or have more than 2,147,483,639 placements, or some
     *     win takes more than 32,765 turns
     * @throws UncheckedIOException if the folder cannot be read or written
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     */
    public EndingTable table(String material) {
        Objects.requireNonNull(material, "material");
        int[] codes = new int[material.length()];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = work.tables.code(material.charAt(i));
            if (codes[i] <= 0) {
                throw new IllegalArgumentException("expected letters of pieces of " + rules.id() + ", found \""
                        + material.charAt(i) + "\" in " + SolutionWords.shortened(material));
            }
        }
        String pieces = EndingBoard.pieces(codes);
        boolean hasRoyals = royals().chars()
                .allMatch(royal ->
                        pieces.chars().anyMatch(code -> work.tables.isRoyal(code) && (code ^ royal) % 2 == 0));
        if (pieces.isEmpty() || !hasRoyals) {
            throw new IllegalArgumentException("expected the royal pieces of each side of " + rules.id()
                    + ", White's in capitals, as " + EndingBoard.material(work.tables, royals()) + ", found \""
                    + SolutionWords.shortened(material) + "\"");
        }
        return of(pieces);
    }

    /** The royal pieces that the game begins with. */
    private String royals() {
        return EndingBoard.pieces((BoardPosition) rules.initialPosition())
                .chars()
                .filter(work.tables::isRoyal)
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }

    /**
     * Returns the pieces of every table of so many pieces in all, the royal ones of the game among them. Where both sides play the same
     * game, those of which White has half or more are named.
     *
     * @throws IllegalArgumentException if the game has more royal pieces, the number is not positive, or there would be more than
     *     100,000 tables
     */
    public List<String> materials(int number) {
        String royals = royals();
        if (number < Math.max(1, royals.length())) {
            throw new IllegalArgumentException("expected " + Math.max(1, royals.length())
                    + " pieces or more, the royal ones of " + rules.id() + " among them, found " + number);
        }
        List<String> found = List.of(royals);
        for (int n = royals.length(); n < number; n++) {
            found = found.stream()
                    .flatMap(pieces -> IntStream.range(2, work.tables.codes)
                            .filter(code -> !work.tables.isRoyal(code))
                            .filter(code -> pieces.equals(royals) || code >= pieces.charAt(pieces.length() - 1))
                            .mapToObj(code -> pieces + (char) code))
                    .limit(MOST_TABLES + 1)
                    .toList();
            if (found.size() > MOST_TABLES) {
                throw new IllegalArgumentException("expected pieces of " + rules.id() + " with at most " + MOST_TABLES
                        + " tables, found " + number + " pieces");
            }
        }
        boolean isSame = new EndingBoard(work, royals).numbers.isExchangeable();
        return found.stream()
                .filter(pieces -> !isSame
                        || 2 * pieces.chars().filter(code -> (code & 1) == 0).count() >= pieces.length())
                .map(pieces -> EndingBoard.material(work.tables, pieces))
                .toList();
    }

    /**
     * Returns what a position leads to; its table is solved if it is not yet.
     *
     * @throws IllegalArgumentException if the position is of another game, has a right to castle or stands before or in an opening rule
     */
    public Value value(Position position) {
        return EndingTable.value(exact(own(position)));
    }

    /**
     * Returns what a position leads to if its table is solved, here or in the folder, and otherwise nothing.
     *
     * @throws IllegalArgumentException as {@link #value}
     * @throws UncheckedIOException if the folder cannot be read
     */
    public Optional<Value> known(Position position) {
        String pieces = EndingBoard.pieces(own(position));
        String material = EndingBoard.material(work.tables, pieces);
        boolean isThere = folder != null
                && EndingFile.path(folder, rules.id(), material).toFile().exists();
        return solved.containsKey(pieces)
                        || (isThere && new EndingFile(new EndingBoard(work, pieces), folder).isWhole())
                ? Optional.of(value(position))
                : Optional.empty();
    }

    /** Returns the turns that keep what a position leads to and get there soonest, or delay it longest; none if the game is over. */
    public List<Turn> best(Position position) {
        BoardPosition own = own(position);
        if (own.outcome().isPresent()) {
            return List.of();
        }
        Map<Turn, Short> after = new LinkedHashMap<>();
        own.legalTurns().forEach(turn -> after.put(turn, after(own, (BoardPosition) own.playUnchecked(turn))));
        short best = EndingWork.best(after.values());
        return after.entrySet().stream()
                .filter(turn -> EndingWork.best(List.of(turn.getValue())) == best)
                .map(Map.Entry::getKey)
                .toList();
    }

    private BoardPosition own(Position position) {
        BoardPosition own = (BoardPosition) position;
        if (!position.ruleSet().equals(rules)) {
            throw new IllegalArgumentException("expected a position of " + rules.id() + ", found one of "
                    + position.ruleSet().id());
        }
        int from = work.structures.numberWithoutOpening();
        boolean isBefore = own.isUnderOpeningRule() || work.structures.mayBegin(own, own.number);
        if (own.castling != 0 || isBefore || work.structures.hasOwnTurnFrom(own.number)) {
            throw new IllegalArgumentException("expected a position without castling rights from turn " + from
                    + " on, found " + SolutionWords.shortened(position.toString()));
        }
        return own;
    }

    // ---- solving ----------------------------------------------------------------------------------------------------

    private short exact(BoardPosition position) {
        boolean hasPassed = position.hasEnPassantSquares();
        short over = hasPassed || work.royal.isOver(position) ? EndingWork.ended(position) : 0;
        if (over != 0) {
            return over;
        }
        if (!hasPassed) {
            return of(EndingBoard.pieces(position)).value(position);
        }
        List<Short> after = new ArrayList<>();
        for (TurnCursor cursor = work.turns(position).cursor(); cursor.next(); ) {
            after.add(after(position, work.after(position, cursor.toArray())));
        }
        return EndingWork.best(after);
    }

    /** What a position after a turn leads to, as the other side sees it. */
    private short after(BoardPosition before, BoardPosition made) {
        return EndingWork.asSeen(exact(made), made.side == before.side);
    }

    /** The table of pieces, given by their codes; one that is there is had while another is solved. */
    private EndingTable of(String pieces) {
        EndingTable known = solved.get(pieces);
        return known == null ? solve(pieces) : known;
    }

    private synchronized EndingTable solve(String pieces) {
        EndingTable known = solved.get(pieces);
        if (known != null) {
            return known;
        }
        EndingBoard board = new EndingBoard(work, pieces);
        long size = board.numbers.size;
        long used = solved.values().stream().mapToLong(EndingTable::bytes).sum();
        long needed = (2 * Short.BYTES + (passes == null ? EndingWork.bytes(board) : 0)) * size;
        if (size > MAX_PLACEMENTS || used + needed > memory) {
            throw new ArithmeticException("expected tables of at most "
                    + Math.min(memory, 2L * Short.BYTES * MAX_PLACEMENTS) + " bytes, found " + used + " and "
                    + needed + " of " + board.material());
        }
        EndingFile file = new EndingFile(board, folder);
        EndingTable exchanged = solved.get(board.exchanged());
        if (!file.isWhole() && exchanged != null) {
            exchanged.exchange(board.numbers, file.values());
            file.write(file.passes(), true);
        }
        if (!file.isWhole()) {
            solve(board, file);
        }
        EndingTable table = new EndingTable(board, file.values());
        solved.put(pieces, table);
        return table;
    }

    private void solve(EndingBoard board, EndingFile file) {
        int[] codes = board.numbers.codes;
        boolean[] gains = new boolean[codes.length];
        for (int piece = 0; passes == null && piece < codes.length; piece++) {
            gains[piece] = mayWin(codes, piece);
        }
        EndingWork solving = new EndingWork(board, file.values(), solved::get, passes == null ? gains : null);
        boolean isSymmetric = board.exchanged().equals(board.pieces);
        long begun = System.nanoTime();
        Ticker ticker = Ticker.start(() -> listener.accept(new Progress(
                board.material(), solving.pass, solving.looked.get(), Duration.ofNanos(System.nanoTime() - begun))));
        try {
            int begunAt = file.passes();
            long written = 0;
            for (int turns = begunAt; !file.isWhole(); turns++) {
                if (turns > MOST_TURNS) {
                    throw new ArithmeticException("expected wins in at most " + MOST_TURNS + " turns, found more");
                }
                solving.pass = turns;
                boolean isEach = turns <= 1 || turns == begunAt || solving.waits;
                solving.waits = false;
                for (int side = 0; side < (isSymmetric ? 1 : 2); side++) {
                    if (isEach
                            || solving.before[1 - side].isAny()
                            || (solving.staysToMove && solving.before[side].isAny())) {
                        go(solving, board.pieces, side, turns);
                    }
                }
                if (isSymmetric) {
                    each(solving::exchange);
                }
                boolean isWhole = !solving.endPass() && turns > 0 && !solving.waits;
                long looked = solving.looked.get();
                if (isWhole || passes != null || looked - written > Math.max(MUCH, 2 * board.numbers.size)) {
                    file.write(turns + 1, isWhole);
                    written = looked;
                }
            }
        } finally {
            ticker.close();
        }
    }

    /** Whether a turn that captures a piece, perhaps with others, may win; a royal one is not asked. */
    private boolean mayWin(int[] codes, int taken) {
        int side = codes[taken] & 1;
        int[] left = IntStream.range(0, codes.length)
                .filter(piece -> piece != taken)
                .map(piece -> codes[piece])
                .toArray();
        return !work.tables.isRoyal(codes[taken])
                && (of(EndingBoard.pieces(left)).mayBeLost(side)
                        || IntStream.range(0, left.length)
                                .anyMatch(piece -> (left[piece] & 1) == side && mayWin(left, piece)));
    }

    /** Goes through all positions with a side to move, until no table is missing. */
    private void go(EndingWork solving, String pieces, int side, int turns) {
        do {
            solving.missing.forEach(this::solve);
            solving.missing.clear();
            if (passes == null) {
                if (solving.before[1 - side].hasLosses) {
                    each(part -> solving.mark(side, part, turns));
                    each(part -> solving.spread(side, part));
                }
                each(part -> solving.go(side, part, turns));
            } else {
                Map<String, short[][]> others = new HashMap<>();
                solved.forEach((name, table) -> others.put(name, table.values()));
                EndingPass.take(
                        solving, side, passes.apply(new EndingPass(pieces, side, turns, solving.values(), others)));
            }
        } while (!solving.missing.isEmpty());
    }

    private void each(IntConsumer work) {
        Function<Integer, Optional<Integer>> nothing = part -> {
            work.accept(part);
            return Optional.empty();
        };
        Iterator<Integer> parts = IntStream.range(0, EndingWork.PARTS).iterator();
        Parallel.map(threads, new Parallel.Work<>(parts, 1, none -> false, nothing, part -> {}, () -> {}));
    }
}
