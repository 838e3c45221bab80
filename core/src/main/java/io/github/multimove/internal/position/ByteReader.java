package io.github.multimove.internal.position;

import io.github.multimove.PositionException;
import io.github.multimove.PositionException.Kind;
import io.github.multimove.PositionException.Problem;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.PassedSquares;
import io.github.multimove.internal.board.PositionDraft;
import java.util.List;
import java.util.Locale;

/**
 * Reads the byte form of a position into a draft: whatever no draft can hold is refused here, and whatever is of the form
 * without being canonical is noticed by writing the position again.
 */
final class ByteReader {
    private final Rules rules;
    private final GameTables tables;
    private final ByteLayout layout;
    private final byte[] in;
    /** What has been read, to be validated. */
    final PositionDraft draft;

    private int at;
    /** How many squares are occupied. */
    int pieces;

    private ByteReader(Rules rules, byte[] bytes) {
        this.rules = rules;
        this.tables = rules.tables;
        this.layout = rules.layout;
        this.in = bytes;
        this.draft = new PositionDraft(tables);
    }

    /**
     * Reads bytes.
     *
     * @throws PositionException if they are not of the form
     */
    static ByteReader of(Rules rules, byte[] bytes) {
        ByteReader reader = new ByteReader(rules, bytes);
        reader.all();
        return reader;
    }

    /** The draft as a board, with everything that it says. */
    BoardState state() {
        BoardState state = BoardState.of(
                tables, draft.pieces, draft.extras, tables.hands ? draft.hand : null, draft.side, draft.castling);
        if (!draft.passed.isEmpty()) {
            state.passed(PassedSquares.read(state, draft.passed, wrong -> {}));
        }
        for (PositionFeature feature : layout.features) {
            feature.setUnchecked(draft, state);
        }
        return state;
    }

    private void all() {
        int head = next("the version and the side to move") & 255;
        if (head >> 4 != ByteLayout.VERSION) {
            throw refuse("version " + ByteLayout.VERSION + " in the upper four bits", 1);
        }
        boolean counters = (head & ByteLayout.COUNTERS) != 0;
        boolean number = (head & ByteLayout.NUMBER) != 0;
        if (number && (counters || !layout.numbers)) {
            throw refuse(counters ? "no turn number beside the counters" : "no turn number in this game", 1);
        }
        if (layout.counts && !number && !counters) {
            throw refuse("a turn number, which turns of this game depend on", 1);
        }
        if (flag() && !layout.hasFlag) {
            throw refuse("no reply owed in this game", 1);
        }
        draft.side = head & ByteLayout.BLACK;
        draft.castling = (int) bits(layout.castling, tables.castles.length, "castling rights");
        pieces();
        passed();
        for (PositionFeature feature : layout.features) {
            feature.read(this, draft);
        }
        draft.clock = counters ? count("a half-turn clock", 0) : 0;
        draft.number = counters || number ? count("a turn number", 1) : rules.structures.numberWithoutOpening();
        if (at < in.length) {
            throw refuse("the end", 0);
        }
    }

    /** Whether the first byte says yes to the number that stands there. */
    boolean flag() {
        return (in[0] & ByteLayout.FLAG) != 0;
    }

    private void pieces() {
        int codes = at + layout.board;
        require(layout.board, "the occupied squares");
        int n = 0;
        for (int s = 0; s < tables.size; s += 64) {
            int length = Math.min(8, codes - at);
            for (long left = bits(length, Math.min(64, tables.size - s), "the occupied squares");
                    left != 0;
                    left &= left - 1) {
                int place = layout.halfBytes ? codes + (n >> 1) : codes + n;
                if (place >= in.length) {
                    throw refusal("one piece for each occupied square", in, in.length);
                }
                int piece = layout.halfBytes ? in[place] >> ((n & 1) << 2) & 15 : in[place] & 255;
                if (piece + 2 >= tables.codes) {
                    throw refusal("pieces from 0 to " + (tables.codes - 3), in, place);
                }
                draft.pieces[s | Long.numberOfTrailingZeros(left)] = (byte) (piece + 2);
                n++;
            }
        }
        at = codes + (layout.halfBytes ? (n + 1) >> 1 : n);
        pieces = n;
    }

    private void passed() {
        int count = number(layout.square, "the number of en passant squares");
        for (int i = 0; i < count; i++) {
            draft.passed.add(square(i == 0 ? -1 : draft.passed.get(i - 1), "an en passant square"));
        }
    }

    int square(int before, String what) {
        int square = number(layout.square, what);
        if (square <= before || square >= tables.size) {
            throw refuse(what + " from " + (before + 1) + " to " + (tables.size - 1), layout.square);
        }
        return square;
    }

    private int count(String what, int least) {
        return number(4, what, least, Integer.MAX_VALUE);
    }

    /** Reads a number within bounds. */
    int number(int length, String what, int least, int most) {
        int number = number(length, what);
        if (number < least || number > most) {
            throw refuse(what + " from " + least + " to " + most, length);
        }
        return number;
    }

    /** Reads a number, the highest byte first. */
    int number(int length, String what) {
        require(length, what);
        int value = 0;
        for (int i = 0; i < length; i++) {
            value = value << 8 | (in[at++] & 255);
        }
        return value;
    }

    /** Reads bits, the lowest first, of which so many have a meaning. */
    private long bits(int length, int known, String what) {
        require(length, what);
        long bits = 0;
        for (int i = 0; i < length; i++) {
            bits |= (in[at + i] & 255L) << (i << 3);
        }
        if (known < length << 3 && bits >>> known != 0) {
            throw refuse("no bits beyond the " + known + " of " + what, 1 - length);
        }
        at += length;
        return bits;
    }

    byte next(String what) {
        require(1, what);
        return in[at++];
    }

    private void require(int length, String what) {
        if (in.length - at < length) {
            throw refusal(what, in, in.length);
        }
    }

    /** The refusal of what was read last, so many bytes. */
    PositionException refuse(String expected, int length) {
        return refusal(expected, in, at - length);
    }

    /** The refusal of bytes that are something else than expected at a place. */
    static PositionException refusal(String expected, byte[] bytes, int offset) {
        String found = offset < bytes.length ? String.format(Locale.ROOT, "0x%02x", bytes[offset]) : "the end";
        return new PositionException(
                List.of(new Problem(Kind.BYTES, "expected " + expected + ", found " + found + " at byte " + offset)));
    }
}
