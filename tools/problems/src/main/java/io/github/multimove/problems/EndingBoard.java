package io.github.multimove.problems;

import io.github.multimove.RuleSet;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.play.Composition;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.Rules;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
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

    EndingBoard(Rules work, String pieces) {
        this.rules = (Composition) work.owner;
        this.work = work;
        this.tables = work.tables;
        this.pieces = pieces;
        this.numbers = new EndingNumbers(work, pieces.chars().toArray());
    }

    /** The game at work. */
    static Rules work(RuleSet rules) {
        return ((BoardPosition) rules.initialPosition()).rules();
    }

    String material() {
        return material(tables, pieces);
    }

    /** Whether a side has pawns among some pieces. */
    boolean hasPawns(String some, int side) {
        boolean has = false;
        for (int i = 0; i < some.length(); i++) {
            has |= (some.charAt(i) & 1) == side && (tables.pawnMask >>> some.charAt(i) & 1) != 0;
        }
        return has;
    }

    /** The same pieces in the other colours if they have the same game, else none. */
    String exchanged() {
        byte[] codes = pieces.getBytes(StandardCharsets.ISO_8859_1);
        for (int i = 0; i < codes.length; i++) {
            codes[i] ^= 1;
        }
        return numbers.isExchangeable() ? pieces(codes) : "";
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
        return rules.ending(pieces(at), side);
    }

    /** The same, known to be possible. */
    BoardPosition position(int[] at, int side) {
        BoardState state = BoardState.of(tables, pieces(at), BoardState.NONE, null, side, 0);
        return new BoardPosition(work, state, 0, work.structures.numberWithoutOpening());
    }

    /** The position of a number and a side to move, known to be possible. */
    BoardPosition position(int number, int side) {
        int[] at = new int[numbers.codes.length];
        numbers.squares(number, at);
        return position(at, side);
    }

    private byte[] pieces(int[] at) {
        byte[] pieces = new byte[tables.size];
        for (int i = 0; i < at.length; i++) {
            pieces[at[i]] = (byte) numbers.codes[i];
        }
        return pieces;
    }

    private static int[] squares(BoardState state) {
        return state.squares(-1L >>> -state.tables.codes & ~3L); // codes begin with 2
    }

    /** The codes of the pieces on a board, ascending, one character each. */
    static String pieces(BoardState state) {
        int[] squares = squares(state);
        byte[] found = new byte[squares.length];
        for (int i = 0; i < found.length; i++) {
            found[i] = (byte) state.piece(squares[i]);
        }
        return pieces(found);
    }

    /** As {@link #pieces(BoardState)}, the codes in any order given, which is changed. */
    static String pieces(byte[] codes) {
        Arrays.sort(codes);
        return new String(codes, StandardCharsets.ISO_8859_1);
    }

    /** The number of a position's placement, whose pieces are these. */
    int number(BoardState state) {
        int[] at = new int[numbers.codes.length];
        int[] left = numbers.codes.clone();
        for (int square : squares(state)) {
            int i = 0;
            while (left[i] != state.piece(square)) {
                i++;
            }
            left[i] = 0;
            at[i] = square;
        }
        return numbers.number(at);
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
