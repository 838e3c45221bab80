package io.github.multimove.independent;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads and writes positions of a base game ({@code rules/notation.md}, positions). */
final class PlainText {

    private static final Pattern PIECES = Pattern.compile("([0-9]+)|\\(([^)][^)]+)\\)|[^()]");

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
        char[] board = new char[base.shape.squares()];
        Arrays.fill(board, PlainBase.EMPTY);
        placement(base.shape, text, (square, pieces) -> {
            char piece = pieces.charAt(0);
            require(pieces.length() == 1 && isPiece(base, piece), "a piece", pieces);
            require(base.mayStand(piece, square), piece + " on a level of its own", text);
            board[square] = piece;
        });
        return board;
    }

    /** Reads what stands on each square that is not empty: a letter, or something in parentheses, which are left out. */
    static void placement(PlainShape shape, String text, BiConsumer<Integer, String> standing) {
        String[] levels = text.split("\\|", -1);
        require(levels.length == shape.levels(), shape.levels() + " levels", text);
        for (int l = 0; l < levels.length; l++) {
            String[] ranks = levels[l].split("/", -1);
            require(ranks.length == shape.ranks(), shape.ranks() + " ranks", levels[l]);
            for (int r = 0; r < ranks.length; r++) {
                int file = 0;
                Matcher next = PIECES.matcher(ranks[r]);
                while (next.lookingAt()) {
                    if (next.group(1) != null) {
                        file += Integer.parseInt(next.group(1));
                    } else {
                        require(file < shape.files(), "a rank of " + shape.files() + " squares", text);
                        String pieces = next.group(2) != null ? next.group(2) : next.group();
                        standing.accept(shape.square(file, shape.ranks() - 1 - r, shape.levels() - 1 - l), pieces);
                        file++;
                    }
                    next.region(next.end(), ranks[r].length());
                }
                require(file == shape.files() && next.hitEnd(), "a rank of " + shape.files() + " squares", text);
            }
        }
    }

    private static boolean isPiece(PlainBase base, char piece) {
        return base.pieces.indexOf(Character.toUpperCase(piece)) >= 0 || (piece == PlainBase.NEUTRAL && base.neutral);
    }

    static List<String> rights(PlainBase base, char[] board, String text) {
        List<String> rights = new ArrayList<>();
        StringBuilder written = new StringBuilder();
        for (PlainCastling castling : base.castlings) {
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
        PlainShape shape = base.shape;
        List<Integer> crossed = new ArrayList<>();
        if (text.equals("-")) {
            return crossed;
        }
        for (String name : text.split("(?<=[0-9])(?=[A-Za-z])", -1)) {
            int square = shape.named(name);
            require(square != PlainShape.NOWHERE, "squares to capture on en passant", text);
            // The pawn that passed stands beyond the square as its own side sees it: it is not the side to move's.
            int beyond = shape.shifted(square, 0, white ? -1 : 1, 0);
            boolean passed = board[square] == PlainBase.EMPTY
                    && shape.rank(square) == base.crossedRank(!white)
                    && board[beyond] == (white ? 'p' : 'P');
            require(passed, "a pawn that has just passed " + shape.name(square), text);
            require(crossed.isEmpty() || crossed.get(crossed.size() - 1) < square, "squares ascending", text);
            crossed.add(square);
        }
        return crossed;
    }

    static String write(PlainBase base, PlainPosition position) {
        return write(base.shape, position, placement(base, position.board()));
    }

    static String write(PlainShape shape, PlainPosition position, String placement) {
        String rights = String.join("", position.rights());
        String squares = position.enPassant().stream().map(shape::name).collect(Collectors.joining());
        return String.join(
                " ",
                placement,
                position.white() ? "w" : "b",
                rights.isEmpty() ? "-" : rights,
                squares.isEmpty() ? "-" : squares,
                String.valueOf(position.clock()),
                String.valueOf(position.number()));
    }

    static String placement(PlainBase base, char[] board) {
        return placement(base.shape, square -> board[square] == PlainBase.EMPTY ? "" : String.valueOf(board[square]));
    }

    /** Writes what stands on each square, nothing where it is empty. */
    static String placement(PlainShape shape, IntFunction<String> standing) {
        StringBuilder text = new StringBuilder();
        for (int level = shape.levels() - 1; level >= 0; level--) {
            for (int rank = shape.ranks() - 1; rank >= 0; rank--) {
                int empty = 0;
                for (int file = 0; file < shape.files(); file++) {
                    String pieces = standing.apply(shape.square(file, rank, level));
                    if (pieces.isEmpty()) {
                        empty++;
                    } else {
                        text.append(empty > 0 ? String.valueOf(empty) : "").append(pieces);
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
