package io.github.multimove.problems;

import io.github.multimove.RuleSet;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.play.Composition;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Structure;
import java.util.Arrays;
import java.util.HashSet;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** Some pieces on a game's board: their placements by number, and the positions that these are. */
final class EndingBoard {
    final Composition rules;
    final Rules work;
    final EndingNumbers numbers;
    private final GameTables tables;
    /** The codes of the pieces, as {@link #pieces(BoardState)} gives them. */
    final String pieces;

    /** Whether no side has two royal pieces. */
    final boolean hasLoneRoyals;

    private final BoardState empty;
    /** What is known of {@link #change}. */
    private final AtomicReferenceArray<@Nullable Change> changes;

    EndingBoard(Rules work, String pieces) {
        this.rules = (Composition) work.owner;
        this.work = work;
        this.tables = work.tables;
        this.pieces = pieces;
        this.empty = BoardState.of(tables, new byte[tables.size], BoardState.NONE, null, 0, 0);
        this.numbers = new EndingNumbers(work, pieces.chars().toArray());
        this.hasLoneRoyals = pieces.chars()
                .filter(tables::isRoyal)
                .mapToObj(code -> code & 1)
                .allMatch(new HashSet<>()::add);
        this.changes = new AtomicReferenceArray<>(pieces.length() * (pieces.length() + 1) * tables.codes);
    }

    /** Other pieces that a capture or promotion leaves, and of each, in order, which it was before. */
    static final class Change {
        final String pieces;
        final int[] were;
        /** Their table, once it has been asked for. */
        @Nullable
        EndingTable table;

        Change(String pieces, int[] were) {
            this.pieces = pieces;
            this.were = were;
        }
    }

    /** What is left if a piece becomes that of a code, and one is captured unless that is -1. */
    Change change(int piece, int captured, int code) {
        int place = (piece * (pieces.length() + 1) + captured + 1) * tables.codes + code;
        Change known = changes.get(place);
        if (known == null) {
            int[] after = Arrays.copyOf(numbers.codes, pieces.length() + 1);
            after[piece] = code;
            after[captured < 0 ? pieces.length() : captured] = 0;
            String left = pieces(Arrays.stream(after).filter(each -> each > 0).toArray());
            int[] were = EndingNumbers.ordered(left.chars().toArray());
            Arrays.setAll(were, i -> EndingNumbers.take(after, were[i]));
            known = new Change(left, were);
            changes.set(place, known);
        }
        return known;
    }

    /** The game at work. */
    static Rules work(RuleSet rules) {
        return ((BoardPosition) rules.initialPosition()).rules();
    }

    String material() {
        return material(tables, pieces);
    }

    /** The same pieces in the other colours if they have the same game, else none. */
    String exchanged() {
        int[] others = pieces.chars().map(code -> code ^ 1).toArray();
        return numbers.isExchangeable() ? pieces(others) : "";
    }

    /** The letters of pieces, White's before Black's, royal ones first. */
    static String material(GameTables tables, String pieces) {
        StringBuilder text = new StringBuilder();
        for (int side = 0; side < 2; side++) {
            int of = side;
            for (boolean isRoyal : new boolean[] {true, false}) {
                pieces.chars()
                        .filter(code -> (code & 1) == of && tables.isRoyal(code) == isRoyal)
                        .sorted()
                        .forEach(code -> text.append(tables.pieces[code].letter()));
            }
        }
        return text.toString();
    }

    /** The position of squares and a side to move, or null if it is impossible. */
    @Nullable
    BoardPosition possible(int[] at, int side) {
        BoardPosition position = position(at, side);
        return rules.isPossible(position) ? position : null;
    }

    /** The same, known to be possible. */
    BoardPosition position(int[] at, int side) {
        BoardState state = empty.copy();
        state.side = side;
        for (int i = 0; i < at.length; i++) {
            state.put(at[i], numbers.codes[i]);
        }
        return new BoardPosition(work, state, 0, work.structures.numberWithoutOpening());
    }

    /** The structure of a side's turns. */
    Structure structure(int side) {
        return position(new int[0], side).clause.structure;
    }

    /** The position of a number and a side to move, known to be possible. */
    BoardPosition position(int number, int side) {
        int[] at = new int[numbers.codes.length];
        numbers.squares(number, at);
        return position(at, side);
    }

    private static int[] squares(BoardState state) {
        return state.squares(-1L >>> -state.tables.codes & ~3L); // codes begin with 2
    }

    /** The codes of the pieces on a board, ascending, one character each. */
    static String pieces(BoardState state) {
        int[] found = squares(state);
        for (int i = 0; i < found.length; i++) {
            found[i] = state.piece(found[i]);
        }
        return pieces(found);
    }

    /** As {@link #pieces(BoardState)}, the codes in any order given, which is changed. */
    static String pieces(int[] codes) {
        Arrays.sort(codes);
        return new String(codes, 0, codes.length);
    }

    /** The number of a position's placement, whose pieces are these. */
    int number(BoardState state) {
        return numbers.number(placed(state));
    }

    /** The squares of a position's pieces, which are these, in the order of their numbers. */
    int[] placed(BoardState state) {
        int[] at = new int[numbers.codes.length];
        int[] left = numbers.codes.clone();
        for (int square : squares(state)) {
            at[EndingNumbers.take(left, state.piece(square))] = square;
        }
        return at;
    }

    /** How many placements, each as often as symmetries show it, have a value that passes. */
    long sum(short[] values, IntPredicate passes) {
        long sum = 0;
        for (int number = 0; number < values.length; number++) {
            sum += passes.test(values[number]) ? numbers.weight(number) : 0;
        }
        return sum;
    }
}
