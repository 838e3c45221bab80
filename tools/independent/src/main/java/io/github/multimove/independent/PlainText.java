package io.github.multimove.independent;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads and writes positions of a base game ({@code rules/notation.md}, positions). */
final class PlainText {

    private PlainText() {}

    /** Reads a position of a game won by checkmate, en passant squares with it. */
    static PlainPosition read(PlainBase base, String text) {
        return read(base, text, false, true);
    }

    /**
     * Reads a position.
     *
     * @param capture whether the side to move may have lost its last royal
     * @param recorded whether en passant squares are kept; otherwise those that could have been passed are dropped
     */
    static PlainPosition read(PlainBase base, String text, boolean capture, boolean recorded) {
        PlainPosition position = readFreely(base, text, recorded);
        for (boolean side : new boolean[] {true, false}) {
            int royals = base.royals(position.board(), side).size();
            int least = capture && side == position.white() ? 0 : 1;
            require(royals >= least && royals <= base.royals(), "1 to " + base.royals() + " royal pieces a side", text);
        }
        return position;
    }

    /** Reads a position with any number of royal pieces. */
    static PlainPosition readFreely(PlainBase base, String text, boolean recorded) {
        String[] fields = text.split(" ", -1);
        require(fields.length == 4 || fields.length == 6, "four or six fields", text);
        char[] board = placement(base, fields[0]);
        require(fields[1].equals("w") || fields[1].equals("b"), "w or b", fields[1]);
        boolean white = fields[1].equals("w");
        List<String> rights = rights(base, board, fields[2]);
        List<Integer> crossed = crossed(base, board, white, fields[3]);
        int clock = fields.length == 6 ? Integer.parseInt(fields[4]) : 0;
        int number = fields.length == 6 ? Integer.parseInt(fields[5]) : 1;
        require(clock >= 0 && number >= 1, "a clock from 0 and a turn number from 1", text);
        List<Integer> kept = recorded ? crossed : List.of();
        return new PlainPosition(board, white, rights, PlainPosition.usable(base, board, white, kept), clock, number);
    }

    static char[] placement(PlainBase base, String text) {
        PlainShape shape = base.shape();
        char[] board = new char[shape.squares()];
        Arrays.fill(board, PlainBase.EMPTY);
        String[] levels = text.split("\\|", -1);
        require(levels.length == shape.levels(), shape.levels() + " levels", text);
        for (int l = 0; l < levels.length; l++) {
            String[] ranks = levels[l].split("/", -1);
            require(ranks.length == shape.ranks(), shape.ranks() + " ranks", levels[l]);
            for (int r = 0; r < ranks.length; r++) {
                int first = shape.square(0, shape.ranks() - 1 - r, shape.levels() - 1 - l);
                rank(base, ranks[r], board, first);
            }
        }
        return board;
    }

    private static void rank(PlainBase base, String text, char[] board, int first) {
        int file = 0;
        for (int at = 0; at < text.length(); at++) {
            if (Character.isDigit(text.charAt(at))) {
                int end = at;
                while (end < text.length() && Character.isDigit(text.charAt(end))) {
                    end++;
                }
                file += Integer.parseInt(text.substring(at, end));
                at = end - 1;
            } else {
                char piece = text.charAt(at);
                require(isPiece(base, piece), "a piece", String.valueOf(piece));
                require(file < base.shape().files(), "a rank of " + base.shape().files() + " squares", text);
                require(base.mayStand(piece, first + file), piece + " on a level of its own", text);
                board[first + file] = piece;
                file++;
            }
        }
        require(file == base.shape().files(), "a rank of " + base.shape().files() + " squares", text);
    }

    private static boolean isPiece(PlainBase base, char piece) {
        return base.pieces().indexOf(Character.toUpperCase(piece)) >= 0
                || (piece == PlainBase.NEUTRAL && base.hasNeutral());
    }

    static List<String> rights(PlainBase base, char[] board, String text) {
        List<String> rights = new ArrayList<>();
        StringBuilder written = new StringBuilder();
        for (PlainCastling castling : base.castlings()) {
            int length = castling.right().length();
            for (int at = 0; at + length <= text.length(); at += length) {
                if (text.startsWith(castling.right(), at)) {
                    boolean home = board[castling.kingFrom()] == (castling.white() ? 'K' : 'k')
                            && board[castling.rookFrom()] == (castling.white() ? 'R' : 'r');
                    require(home, "king and rook at home for " + castling.right(), text);
                    rights.add(castling.right());
                    written.append(castling.right());
                    break;
                }
            }
        }
        require(text.equals("-") ? rights.isEmpty() : text.contentEquals(written), "castling rights or -", text);
        return rights;
    }

    /** Reads squares that pawns have passed, whether or not a pawn can use them. */
    static List<Integer> crossed(PlainBase base, char[] board, boolean white, String text) {
        PlainShape shape = base.shape();
        List<Integer> crossed = new ArrayList<>();
        if (text.equals("-")) {
            return crossed;
        }
        String rest = text;
        while (!rest.isEmpty()) {
            int end = 1;
            while (end < rest.length() && Character.isDigit(rest.charAt(end))) {
                end++;
            }
            int square = shape.named(rest.substring(0, end));
            require(square != PlainShape.NOWHERE, "squares to capture on en passant", text);
            // The pawn that passed stands beyond the square as its own side sees it: it is not the side to move's.
            int beyond = shape.shifted(square, 0, white ? -1 : 1, 0);
            boolean passed = board[square] == PlainBase.EMPTY
                    && shape.rank(square) == base.crossedRank(!white)
                    && board[beyond] == (white ? 'p' : 'P');
            require(passed, "a pawn that has just passed " + shape.name(square), text);
            require(crossed.isEmpty() || crossed.get(crossed.size() - 1) < square, "squares ascending", text);
            crossed.add(square);
            rest = rest.substring(end);
        }
        return crossed;
    }

    static String write(PlainBase base, PlainPosition position) {
        StringBuilder text = new StringBuilder(placement(base, position.board()));
        text.append(position.white() ? " w " : " b ");
        text.append(position.rights().isEmpty() ? "-" : String.join("", position.rights()));
        text.append(' ').append(position.enPassant().isEmpty() ? "-" : "");
        for (int square : position.enPassant()) {
            text.append(base.shape().name(square));
        }
        return text.append(' ')
                .append(position.clock())
                .append(' ')
                .append(position.number())
                .toString();
    }

    static String placement(PlainBase base, char[] board) {
        PlainShape shape = base.shape();
        StringBuilder text = new StringBuilder();
        for (int level = shape.levels() - 1; level >= 0; level--) {
            for (int rank = shape.ranks() - 1; rank >= 0; rank--) {
                int empty = 0;
                for (int file = 0; file < shape.files(); file++) {
                    char piece = board[shape.square(file, rank, level)];
                    if (piece == PlainBase.EMPTY) {
                        empty++;
                    } else {
                        text.append(empty > 0 ? String.valueOf(empty) : "").append(piece);
                        empty = 0;
                    }
                }
                text.append(empty > 0 ? String.valueOf(empty) : "").append(rank > 0 ? "/" : level > 0 ? "|" : "");
            }
        }
        return text.toString();
    }

    static void require(boolean holds, String expected, String found) {
        if (!holds) {
            throw new IllegalArgumentException("expected " + expected + ", found " + found);
        }
    }
}
