package io.github.multimove.internal.position;

import io.github.multimove.PositionException;
import io.github.multimove.PositionException.Kind;
import io.github.multimove.PositionException.Problem;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.PositionDraft;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Reads the byte form of a position into a draft: whatever no draft can hold is refused here, and whatever is of the form
 * without being canonical is noticed by writing the position again.
 */
final class ByteReader {
    /** The most pieces of one kind in hand that position text can say. */
    private static final int MAX_IN_HAND = 100;

    private static final int SETS = Byte.MAX_VALUE;

    private final Rules rules;
    private final GameTables tables;
    private final ByteLayout layout;
    private final byte[] in;
    private final PositionDraft draft;
    /** By square, the number of the set of siblings; empty in games without siblings. */
    private byte[] sets = {};

    private int at;

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

    /** The draft, to be validated. */
    PositionDraft draft() {
        if (layout.siblings) {
            draft.sets = listed();
        }
        return draft;
    }

    /** The draft as a field, with everything that it says. */
    BoardState field() {
        BoardState field = BoardState.of(
                tables, draft.pieces, draft.extras, layout.hands ? draft.hand : null, draft.side, draft.castling);
        if (!draft.passed.isEmpty()) {
            short[] passed = new short[draft.passed.size()];
            for (int i = 0; i < passed.length; i++) {
                passed[i] = draft.passed.get(i).shortValue();
            }
            field.passed(passed);
        }
        if (layout.siblings) {
            field.siblings(sets);
        }
        field.reply = draft.reply != null && draft.reply;
        return field;
    }

    int clock() {
        return draft.clock;
    }

    int number() {
        return draft.number;
    }

    private void all() {
        int head = next("the version and the side to move") & 255;
        if (head >> 4 != ByteLayout.VERSION) {
            throw refuse("version " + ByteLayout.VERSION + " in the upper four bits", at - 1);
        }
        boolean counters = (head & ByteLayout.COUNTERS) != 0;
        boolean number = (head & ByteLayout.NUMBER) != 0;
        if (number && (counters || !layout.numbers)) {
            throw refuse(counters ? "no turn number beside the counters" : "no turn number in this game", at - 1);
        }
        if (layout.counts && !number && !counters) {
            throw refuse("a turn number, which turns of this game depend on", at - 1);
        }
        boolean reply = (head & ByteLayout.REPLY) != 0;
        if (reply && !layout.replies) {
            throw refuse("no reply owed in this game", at - 1);
        }
        draft.reply = reply;
        draft.side = head & ByteLayout.BLACK;
        draft.castling = (int) bits(layout.castling, tables.castles.length, "castling rights");
        int pieces = pieces();
        passed();
        if (layout.siblings) {
            siblings(pieces);
        }
        if (layout.neutral) {
            neutral();
        }
        if (layout.hands) {
            hands();
        }
        draft.clock = counters ? count("a half-turn clock", 0) : 0;
        draft.number = counters || number ? count("a turn number", 1) : rules.structures.numberWithoutOpening();
        if (at < in.length) {
            throw refuse("the end", at);
        }
    }

    private int pieces() {
        int codes = at + layout.board;
        require(layout.board, "the occupied squares");
        int pieces = 0;
        for (int s = 0; s < tables.size; s += 64) {
            int length = Math.min(8, codes - at);
            for (long left = bits(length, Math.min(64, tables.size - s), "the occupied squares");
                    left != 0;
                    left &= left - 1) {
                int place = layout.halfBytes ? codes + (pieces >> 1) : codes + pieces;
                if (place >= in.length) {
                    throw refuse("a piece by occupied square", in.length);
                }
                int piece = layout.halfBytes ? in[place] >> ((pieces & 1) << 2) & 15 : in[place] & 255;
                if (piece + 2 >= tables.codes) {
                    throw refuse("pieces from 0 to " + (tables.codes - 3), place);
                }
                draft.pieces[s | Long.numberOfTrailingZeros(left)] = (byte) (piece + 2);
                pieces++;
            }
        }
        at = codes + layout.pieces(pieces);
        return pieces;
    }

    private void passed() {
        int count = number(layout.square, "the number of en passant squares");
        for (int i = 0; i < count; i++) {
            draft.passed.add(square(i == 0 ? -1 : draft.passed.get(i - 1), "an en passant square"));
        }
    }

    private void siblings(int pieces) {
        int count = number(2, "the number of pieces beyond the first on their squares");
        if (count > tables.mostPieces() - pieces) {
            throw refuse("at most " + tables.mostPieces() + " pieces on the board", at - 2);
        }
        short[] extras = new short[count];
        for (int i = 0; i < count; i++) {
            extras[i] = (short) number(2, "a piece beyond the first on its square");
            int square = (extras[i] & 0xffff) >> 6;
            int code = extras[i] & 63;
            int first = square < tables.size ? draft.pieces[square] : 0;
            boolean good = first != 0 && code < tables.codes && code >= first && (code & 1) == (first & 1);
            if (!good || (i > 0 && extras[i] < extras[i - 1])) {
                throw refuse("a piece of a stack, by squares and in the order of the piece list", at - 2);
            }
        }
        draft.extras = extras;
        sets = new byte[tables.size];
        int most = 0;
        for (int s = 0; s < tables.size; s++) {
            if (draft.pieces[s] != 0) {
                int set = next("the set of siblings on a square") & 255;
                if (set > Math.min(most + 1, SETS)) {
                    throw refuse("a set of siblings from 0 to " + Math.min(most + 1, SETS), at - 1);
                }
                sets[s] = (byte) set;
                most = Math.max(most, set);
            }
        }
    }

    /** The squares of the sets, a stacked piece's square repeated. */
    private List<List<Integer>> listed() {
        List<List<Integer>> all = new ArrayList<>();
        int extra = 0;
        for (int s = 0; s < sets.length; s++) {
            int pieces = draft.pieces[s] == 0 ? 0 : 1;
            while (extra < draft.extras.length && draft.extras[extra] >> 6 == s) {
                extra++;
                pieces++;
            }
            if (sets[s] > all.size()) {
                all.add(new ArrayList<>());
            }
            for (int i = 0; i < pieces && sets[s] > 0; i++) {
                all.get(sets[s] - 1).add(s);
            }
        }
        return all;
    }

    private void neutral() {
        int stands = next("whether there is a neutral piece");
        if (stands != 0 && stands != 1) {
            throw refuse("0, or 1 for a neutral piece", at - 1);
        }
        if (stands == 1) {
            int square = square(-1, "the neutral piece's square");
            if (draft.pieces[square] != 0) {
                throw refuse("an empty square for the neutral piece", at - layout.square);
            }
            draft.pieces[square] = BoardState.NEUTRAL;
        }
    }

    private void hands() {
        for (int code = 2; code < tables.codes; code++) {
            int most = tables.isPawn(code) ? 0 : MAX_IN_HAND;
            int count = next("pieces in hand") & 255;
            if (count > most) {
                throw refuse("at most " + most + " of " + tables.pieces[code] + " in hand", at - 1);
            }
            draft.hand[code] = (byte) count;
        }
    }

    private int square(int before, String what) {
        int square = number(layout.square, what);
        if (square <= before || square >= tables.size) {
            throw refuse(what + " from " + (before + 1) + " to " + (tables.size - 1), at - layout.square);
        }
        return square;
    }

    private int count(String what, int least) {
        int count = number(4, what);
        if (count < least) {
            throw refuse(what + " from " + least + " to " + Integer.MAX_VALUE, at - 4);
        }
        return count;
    }

    /** Reads a number, the highest byte first. */
    private int number(int length, String what) {
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
            throw refuse("no bits beyond the " + known + " of " + what, at + length - 1);
        }
        at += length;
        return bits;
    }

    private byte next(String what) {
        require(1, what);
        return in[at++];
    }

    private void require(int length, String what) {
        if (in.length - at < length) {
            throw refuse(what, in.length);
        }
    }

    private PositionException refuse(String expected, int offset) {
        return refusal(expected, in, offset);
    }

    /** The refusal of bytes that are something else than expected at a place. */
    static PositionException refusal(String expected, byte[] bytes, int offset) {
        String found = offset < bytes.length ? String.format(Locale.ROOT, "0x%02x", bytes[offset]) : "the end";
        return new PositionException(
                List.of(new Problem(Kind.BYTES, "expected " + expected + ", found " + found + " at byte " + offset)));
    }
}
