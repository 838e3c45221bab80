package io.github.multimove.internal.board;

import io.github.multimove.Board;
import io.github.multimove.PieceType;
import io.github.multimove.internal.text.Quoted;
import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Reads and writes placement and hands (rules/notation.md, Positions 1). */
public final class PlacementText {
    /** How a neutral piece is written, and a square that is not part of the board. */
    private static final char NEUTRAL = '*';

    private static final char PROMOTED = '~';
    private static final char TURNED = '+';

    private static final int MAX_IN_HAND = 100;
    private static final String PIECES_ABOVE = "a piece, a run of empty squares";

    private PlacementText() {}

    /**
     * Reads placement and hand, with which a text begins, into a draft.
     *
     * @param end where they end
     * @param refusal what is thrown where the text stops being of the form
     */
    public static void read(
            GameTables tables, String text, int end, PositionDraft draft, Function<String, RuntimeException> refusal) {
        Reader reader = new Reader(tables, text, end, draft, refusal);
        reader.placement();
        Arrays.sort(draft.extras);
    }

    private static final class Reader {
        private final GameTables tables;
        private final Board board;
        private final String text;
        /** Where the placement ends. */
        private final int end;

        private final PositionDraft draft;
        private final Function<String, RuntimeException> refusal;
        private int placed;
        private int inHand;
        private int at;

        Reader(
                GameTables tables,
                String text,
                int end,
                PositionDraft draft,
                Function<String, RuntimeException> refusal) {
            this.end = end;
            this.tables = tables;
            this.board = tables.board;
            this.text = text;
            this.draft = draft;
            this.refusal = refusal;
        }

        void placement() {
            for (int level = board.levels() - 1; level >= 0; level--) {
                for (int rank = board.ranks() - 1; rank >= 0; rank--) {
                    rank(level, rank);
                    if (rank > 0) {
                        expect('/');
                    }
                }
                if (level > 0) {
                    expect('|');
                }
            }
            if (tables.hands) {
                hand();
            }
            if (at < end) {
                throw bad("the end of the placement");
            }
        }

        private void rank(int level, int rank) {
            int file = 0;
            while (file < board.files()) {
                int square = (level * board.ranks() + rank) * board.files() + file;
                if (tables.isHole(square)) {
                    expect(NEUTRAL);
                    file++;
                } else if (at < end && isDigit(text.charAt(at))) {
                    file += run(untilHole(square, board.files() - file));
                } else if (at < end && text.charAt(at) == '(') {
                    stack(square);
                    file++;
                } else if (at < end && text.charAt(at) == NEUTRAL) {
                    place(square, BoardState.NEUTRAL);
                    at++;
                    file++;
                } else {
                    place(square, piece(PIECES_ABOVE));
                    file++;
                }
            }
        }

        private void place(int square, int code) {
            draft.put(square, code);
            placed++;
        }

        private int untilHole(int first, int most) {
            int n = 1;
            while (n < most && !tables.isHole(first + n)) {
                n++;
            }
            return n;
        }

        private int run(int most) {
            int start = at;
            int value = 0;
            while (at < end && isDigit(text.charAt(at)) && value <= most) {
                value = value * 10 + text.charAt(at) - '0';
                at++;
            }
            if (value < 1 || value > most || text.charAt(start) == '0') {
                at = start;
                throw bad("a run of 1 to " + most + " empty squares");
            }
            return value;
        }

        private void stack(int square) {
            at++;
            int before = 0;
            int count = 0;
            while (at >= end || text.charAt(at) != ')') {
                int code = piece("a piece of the stack or )");
                if (before != 0 && ((code & 1) != (before & 1) || code < before)) {
                    at--;
                    throw bad("a piece of the same side, in the order of the piece list");
                }
                place(square, code);
                if (placed > tables.mostPieces()) {
                    at--;
                    throw bad("at most " + tables.mostPieces() + " pieces on the board");
                }
                before = code;
                count++;
            }
            if (count < 2) {
                throw bad("two pieces or more in a stack");
            }
            at++;
        }

        private void hand() {
            expect('[');
            int before = 0;
            while (at >= end || text.charAt(at) != ']') {
                int code = piece("a piece in hand or ]");
                int order = (code & 1) << 8 | code;
                if (order < before
                        || (tables.isPawn(code) && !tables.pawnsInHand)
                        || tables.types[code >> 1].isPromoted()) {
                    at--;
                    throw bad("White's pieces and then Black's, in the order of the piece list"
                            + (tables.pawnsInHand ? "" : ", no pawns"));
                }
                before = order;
                draft.hand[code]++;
                if (++inHand > MAX_IN_HAND) {
                    throw bad("at most " + MAX_IN_HAND + " pieces in hand");
                }
            }
            at++;
        }

        private int piece(String expected) {
            boolean isTurned = at < end && text.charAt(at) == TURNED;
            at += isTurned ? 1 : 0;
            int code = at < end ? tables.code(text.charAt(at), isTurned ? "+" : "") : 0;
            if (code == 0) {
                at -= isTurned ? 1 : 0;
                throw bad(expected + " (pieces are " + letters() + ")");
            }
            at++;
            if (!isTurned && at < end && text.charAt(at) == PROMOTED) {
                code = tables.code(text.charAt(at - 1), "~");
                if (code == 0) {
                    throw bad("a piece that is not marked as promoted");
                }
                at++;
            }
            return code;
        }

        private String letters() {
            return tables.game.types().stream().map(PieceType::text).collect(Collectors.joining());
        }

        private void expect(char c) {
            if (at >= end || text.charAt(at) != c) {
                throw bad("\"" + c + "\"");
            }
            at++;
        }

        private RuntimeException bad(String expected) {
            String found = at < text.length() ? Quoted.of(text.substring(at, at + 1)) : "the end";
            return refusal.apply("expected " + expected + ", found " + found + " at character " + at);
        }

        private static boolean isDigit(char c) {
            return c >= '0' && c <= '9';
        }
    }

    /** Writes placement and, in games with hands, the hands. */
    public static void write(BoardState state, StringBuilder out) {
        Board board = state.tables.board;
        for (int level = board.levels() - 1; level >= 0; level--) {
            for (int rank = board.ranks() - 1; rank >= 0; rank--) {
                rank(state, (level * board.ranks() + rank) * board.files(), out);
                if (rank > 0) {
                    out.append('/');
                }
            }
            if (level > 0) {
                out.append('|');
            }
        }
        byte[] hand = state.hand();
        if (hand != null) {
            out.append('[');
            for (int side = 0; side < 2; side++) {
                for (int code = 2 + side; code < hand.length; code += 2) {
                    out.append(state.tables.pieces[code].toString().repeat(hand[code]));
                }
            }
            out.append(']');
        }
    }

    private static void rank(BoardState state, int first, StringBuilder out) {
        int empty = 0;
        for (int s = first; s < first + state.tables.board.files(); s++) {
            if (state.piece(s) == 0 && !state.tables.isHole(s)) {
                empty++;
                continue;
            }
            if (empty > 0) {
                out.append(empty);
                empty = 0;
            }
            if (state.extras().length > 0 && state.isStack(s)) {
                out.append('(');
                for (int code : state.codes(s)) {
                    out.append(state.tables.pieces[code]);
                }
                out.append(')');
            } else if (state.piece(s) == BoardState.NEUTRAL || state.tables.isHole(s)) {
                out.append(NEUTRAL);
            } else {
                out.append(state.tables.pieces[state.piece(s)]);
            }
        }
        if (empty > 0) {
            out.append(empty);
        }
    }
}
