package io.github.multimove.files;

import io.github.multimove.Board;
import io.github.multimove.Square;
import io.github.multimove.files.VariantFileException.Kind;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Squares as a file names them: {@code *8} a rank, {@code e*} a file, {@code e4} a square, {@code -} none. What a board does not
 * have is left out when the squares are asked for, since a default may be meant for a larger board.
 */
final class Zone {
    static final Zone NONE = new Zone(List.of());

    /** A file and a rank from 0, either of them -1 for all; a level, -1 for all. */
    private record Part(int level, int file, int rank, int offset, String text) {}

    private final List<Part> parts;

    private Zone(List<Part> parts) {
        this.parts = parts;
    }

    static Zone rank(int rank) {
        return new Zone(List.of(new Part(-1, -1, rank, 0, "*" + (rank + 1))));
    }

    static Zone ranks(int first, int last) {
        List<Part> parts = new ArrayList<>();
        for (int rank = first; rank <= last; rank++) {
            parts.addAll(rank(rank).parts);
        }
        return new Zone(parts);
    }

    /** No square at all, where {@code -} means all of them. */
    static Zone nowhere() {
        return new Zone(List.of(new Part(-1, Board.MAX_SQUARES, -1, 0, "none")));
    }

    static Zone all() {
        return new Zone(List.of(new Part(-1, -1, -1, 0, "**")));
    }

    /** Reads a list of squares, separated by spaces. */
    static Zone read(Value value) {
        List<Part> parts = new ArrayList<>();
        List<Value.Word> words = value.words();
        if (words.size() == 1 && words.get(0).text().equals("-")) {
            return NONE;
        }
        for (Value.Word word : words) {
            String text = word.text();
            if (!text.matches("([a-zA-Z*]|[0-9][a-zA-Z*]|[A-Z][a-z*])([0-9]{1,2}|\\*)")) {
                throw new BadValue(
                        Kind.VALUE,
                        word.offset(),
                        "squares such as e4, *8 for a rank, e* for a file, or -",
                        Words.quoted(text));
            }
            boolean leveled = text.matches("[0-9A-Z][a-z*].+");
            int at = leveled ? 1 : 0;
            char file = Character.toLowerCase(text.charAt(at));
            String rank = text.substring(at + 1);
            int level = !leveled ? -1 : Character.isDigit(text.charAt(0)) ? text.charAt(0) - '1' : text.charAt(0) - 'A';
            parts.add(new Part(
                    level,
                    file == '*' ? -1 : file - 'a',
                    rank.equals("*") ? -1 : Integer.parseInt(rank) - 1,
                    word.offset(),
                    text));
        }
        return new Zone(parts);
    }

    /** Refuses a square or a rank that a board does not have. */
    void requireOn(Board board) {
        for (Part part : parts) {
            if (part.file >= board.files()
                    || part.rank >= board.ranks()
                    || part.rank < -1
                    || part.level >= board.levels()) {
                throw new BadValue(Kind.SQUARE, part.offset, "squares of " + board, part.text);
            }
        }
    }

    Set<Square> on(Board board) {
        Set<Square> squares = new LinkedHashSet<>();
        for (Square square : board.squares()) {
            for (Part part : parts) {
                if ((part.file < 0 || part.file == square.file())
                        && (part.rank < 0 || part.rank == square.rank())
                        && (part.level < 0 || part.level == square.level())) {
                    squares.add(square);
                }
            }
        }
        return squares;
    }

    boolean isAll() {
        return parts.stream().anyMatch(part -> part.file < 0 && part.rank < 0 && part.level < 0);
    }

    boolean isNone() {
        return parts.isEmpty();
    }
}
