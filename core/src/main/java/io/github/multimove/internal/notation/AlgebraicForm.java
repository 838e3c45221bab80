package io.github.multimove.internal.notation;

import io.github.multimove.Board;
import io.github.multimove.Square;
import io.github.multimove.TurnFormatException;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.text.Quoted;
import io.github.multimove.internal.turns.CoordinateForm;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * One sub-move in algebraic form, as text alone: what may stand in it, whatever the position. Looser than what is
 * written (rules/notation.md): the caller compares with that.
 */
final class AlgebraicForm {
    /**
     * What a text says.
     *
     * @param whole the text itself, {@code 0-0} as {@code O-O}
     * @param origin the letter of the piece and what is named of its origin, as they stand
     * @param to the destination; empty for castling, drops and remote captures, which are read as a whole
     * @param promotion the letters that it promotes to
     */
    record Read(String whole, String origin, String to, String promotion) {}

    private static final Pattern CASTLING = Pattern.compile("O-O(-O){0,3}|0-0(-0){0,3}");
    private static final int LETTER = 1;
    private static final int LEVEL = 2;
    private static final int FILE = 4;
    private static final int RANK = 8;
    private static final int LONG_RANK = 16;
    private static final int ALL = 31;

    private final GameTables tables;
    private final Board board;
    private final boolean flat;
    private final String text;
    private final int offset;
    /** The furthest place that any way to read the text has come to, and what was expected there. */
    private int furthest;

    private String expected = "a piece's letter or a square";

    private AlgebraicForm(GameTables tables, String text, int offset) {
        this.tables = tables;
        this.board = tables.board;
        this.flat = board.levelNames() == Board.LevelNames.UNNAMED;
        this.text = text;
        this.offset = offset;
    }

    /**
     * Reads a sub-move.
     *
     * @param offset where it stands in the turn
     * @throws TurnFormatException if it is not of the form
     */
    static Read read(GameTables tables, String text, int offset) {
        return new AlgebraicForm(tables, text, offset).read();
    }

    private Read read() {
        if (CASTLING.matcher(text).matches()) {
            return whole(text.replace('0', 'O'));
        }
        if (text.startsWith("@")) {
            return wholeUpTo(square(1));
        }
        if (text.indexOf('@') >= 0 && isLetter(0)) {
            return drop();
        }
        if (text.indexOf('*') >= 0) {
            return remote();
        }
        int slash = square(0);
        if (slash > 0 && is(slash, '/') && square(slash + 1) > 0) {
            return swap(square(slash + 1));
        }
        for (int parts = 0; parts <= ALL; parts++) {
            if ((flat && (parts & LEVEL) != 0) || (parts & (RANK | LONG_RANK)) == LONG_RANK) {
                continue;
            }
            Optional<Read> read = move(parts);
            if (read.isPresent()) {
                return read.get();
            }
        }
        throw refuse();
    }

    private Read whole(String canonical) {
        return new Read(canonical, "", "", "");
    }

    private Read drop() {
        fail(1, "@ and a square");
        int at = text.charAt(1) == '@' ? square(2) : -1;
        if (at > 0 && at < text.length()) {
            fail(at, "> and a square");
            at = text.charAt(at) == '>' ? square(at + 1) : -1;
        }
        return wholeUpTo(at);
    }

    /** Two squares, read up to a place, and what a pawn becomes. */
    private Read swap(int end) {
        if (!is(end, '=')) {
            return wholeUpTo(end);
        }
        fail(end + 1, "what the pawn becomes");
        return wholeUpTo(isLetter(end + 1) ? end + 2 : -1);
    }

    private Read remote() {
        int at = square(0) > 0 ? square(0) : isLetter(0) ? square(1) : -1;
        if (at > 0) {
            fail(at, "* and a square");
            at = is(at, '*') ? square(at + 1) : -1;
        }
        return wholeUpTo(at);
    }

    /** The text, if it has been read to its end; -1 says that it has not been read at all. */
    private Read wholeUpTo(int at) {
        if (at != text.length()) {
            fail(at, "the end of the sub-move");
            throw refuse();
        }
        return whole(text);
    }

    /** Reads the text if it names exactly those parts of the origin. */
    private Optional<Read> move(int parts) {
        int at = 0;
        for (int part = LETTER; part <= RANK; part <<= 1) {
            if ((parts & part) != 0) {
                int digits = part == RANK && (parts & LONG_RANK) != 0 ? 2 : 1;
                if (!isPart(part, at, digits)) {
                    return Optional.empty();
                }
                at += digits;
            }
        }
        int origin = at;
        boolean capture = at > 0 && is(at, 'x');
        if (capture || (at > 0 && is(at, '-'))) {
            at++;
        }
        int to = at;
        at = square(at);
        if (at < 0 && capture) {
            // on a board of 24 files and more it may have been a file
            to = origin;
            at = square(to);
        }
        if (at < 0) {
            fail(to, to == 0 ? "a piece's letter or a square" : "a square");
            return Optional.empty();
        }
        return promotion(at, new Read(text, text.substring(0, origin), text.substring(to, at), ""));
    }

    private boolean isPart(int part, int at, int length) {
        return switch (part) {
            case LETTER -> isLetter(at);
            case LEVEL -> isLevel(at);
            case FILE -> isFile(at);
            default -> isRank(at, length);
        };
    }

    private Optional<Read> promotion(int from, Read read) {
        int at = from;
        if (is(at, '=')) {
            at++;
            if (tables.hasSigns && is(at, '+') && isLetter(at + 1)) {
                at++;
            } else if (!isLetter(at)) {
                fail(at, "the letter of a piece");
                return Optional.empty();
            }
        }
        int letters = is(from + 1, '+') ? from + 1 : at;
        while (at < text.length() && at < letters + 2 && isLetter(at)) {
            at++;
        }
        if (at < text.length()) {
            fail(at, "the end of the sub-move");
            return Optional.empty();
        }
        return Optional.of(new Read(text, read.origin(), read.to(), text.substring(letters)));
    }

    private boolean is(int at, char c) {
        return at < text.length() && text.charAt(at) == c;
    }

    private boolean isLetter(int at) {
        return at < text.length() && Character.isUpperCase(text.charAt(at)) && tables.code(text.charAt(at)) != 0;
    }

    private boolean isLevel(int at) {
        char first = board.levelNames() == Board.LevelNames.LETTERS ? 'A' : '1';
        return at < text.length() && text.charAt(at) >= first && text.charAt(at) < first + board.levels();
    }

    private boolean isFile(int at) {
        return at < text.length() && text.charAt(at) >= 'a' && text.charAt(at) < 'a' + board.files();
    }

    private boolean isRank(int at, int digits) {
        int rank = 0;
        for (int i = at; i < at + digits; i++) {
            if (i >= text.length() || text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
            rank = rank * 10 + text.charAt(i) - '0';
        }
        return text.charAt(at) != '0' && rank <= board.ranks();
    }

    /** Where the square ends that begins at a place, or -1 if none does. */
    private int square(int at) {
        Optional<Square> found = CoordinateForm.square(board, text, at);
        if (found.isPresent()) {
            return at + found.get().toString().length();
        }
        fail(at, "a square");
        return -1;
    }

    private void fail(int at, String wanted) {
        if (at > furthest) {
            furthest = at;
            expected = wanted;
        }
    }

    private TurnFormatException refuse() {
        String found = furthest < text.length() ? Quoted.of(text.substring(furthest)) : "the end of the sub-move";
        return new TurnFormatException("expected " + expected + ", found " + found, offset + furthest);
    }
}
