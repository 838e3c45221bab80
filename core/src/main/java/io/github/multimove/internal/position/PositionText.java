package io.github.multimove.internal.position;

import io.github.multimove.PositionException;
import io.github.multimove.PositionException.Kind;
import io.github.multimove.PositionException.Problem;
import io.github.multimove.Side;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.NumberField;
import io.github.multimove.internal.board.PassedSquares;
import io.github.multimove.internal.board.PlacementText;
import io.github.multimove.internal.board.PositionDraft;
import io.github.multimove.internal.text.Quoted;
import io.github.multimove.rules.CastlingRight;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Reads and writes the fields of position text (rules/notation.md, Positions). */
public final class PositionText {
    private final GameTables tables;
    /** The features of the game that have a field, in its order. */
    private final List<PositionFeature> further;

    private final String text;
    private final PositionDraft draft;

    private PositionText(Rules rules, String text) {
        this.tables = rules.tables;
        this.further = rules.layout.written;
        this.text = text;
        this.draft = new PositionDraft(tables);
    }

    /**
     * Reads a text.
     *
     * @throws PositionException if it is not of the form
     */
    public static PositionDraft read(Rules rules, String text) {
        PositionText reader = new PositionText(rules, text);
        reader.fields();
        return reader.draft;
    }

    private void fields() {
        List<String> fields = new ArrayList<>();
        List<Integer> offsets = new ArrayList<>();
        int start = 0;
        int most = 6 + further.size();
        for (int i = 0; i < text.length(); i++) {
            boolean isBetween = text.charAt(i) == ' ' && i > 0 && i + 1 < text.length() && text.charAt(i - 1) != ' ';
            if (Character.isWhitespace(text.charAt(i)) && !isBetween) {
                throw refuse("one space between fields", i);
            }
        }
        while (true) {
            int end = text.indexOf(' ', start);
            offsets.add(start);
            fields.add(text.substring(start, end < 0 ? text.length() : end));
            if (end < 0) {
                break;
            }
            start = end + 1;
            if (fields.size() == most) {
                throw refuse("at most " + most + " fields", end);
            }
        }
        int size = fields.size();
        boolean shortForm = size < 6 && (size == 4 || size == 4 + further.size());
        if (!shortForm && size != 6 && size != most) {
            StringBuilder titles = new StringBuilder();
            further.forEach(feature -> titles.append(", and ").append(feature.title()));
            throw refuse("4 or 6 fields" + titles + " apart by one space", text.length());
        }
        PlacementText.read(
                tables,
                text,
                fields.get(0).length(),
                draft,
                problem -> new PositionException(List.of(new Problem(Kind.TEXT, problem))));
        side(fields.get(1), offsets.get(1));
        castling(fields.get(2), offsets.get(2));
        passed(fields.get(3), offsets.get(3));
        int next = 4;
        if (!shortForm) {
            draft.clock = number(fields.get(4), offsets.get(4), 0);
            draft.number = number(fields.get(5), offsets.get(5), 1);
            next = 6;
        }
        for (int i = next; i < size; i++) {
            further.get(i - next).read(this, fields.get(i), offsets.get(i), draft);
        }
    }

    private void side(String field, int offset) {
        if (!field.equals("w") && !field.equals("b")) {
            throw refuse("the side to move, w or b", offset);
        }
        draft.side = field.equals("w") ? 0 : 1;
    }

    private void castling(String field, int offset) {
        if (field.equals("-")) {
            return;
        }
        int at = 0;
        int before = -1;
        while (at < field.length() || at == 0) {
            int found = -1;
            int length = 1;
            for (int i = tables.castles.length - 1; i > before; i--) {
                if (field.startsWith(tables.castles[i].text(), at)) {
                    found = i;
                    length = tables.castles[i].text().length();
                }
            }
            found = found < 0 && at < field.length() ? byRook(field.charAt(at), before) : found;
            found = found < 0 && at < field.length() ? byOutermostRook(field.charAt(at), before) : found;
            if (found < 0) {
                throw refuse(castlings(field, at), offset + at, offset + field.length());
            }
            draft.castling |= 1 << found;
            at += length;
            before = found;
        }
    }

    /** The only right of a side, after another, whose rook stands on a file, as other programs write rights; -1 if there is none. */
    private int byRook(char letter, int before) {
        int found = -1;
        for (int i = 0; i < tables.castles.length; i++) {
            char file = tables.castles[i].rook().toString().charAt(0);
            boolean flat = tables.board.levels() == 1;
            if (flat && letter == (tables.castles[i].side() == Side.WHITE ? Character.toUpperCase(file) : file)) {
                if (found >= 0 || i <= before) {
                    return -1;
                }
                found = i;
            }
        }
        return found;
    }

    /** The right, after another, of the outermost rook on its side of the king, as X-FEN names it by K or Q; -1 if there is none. */
    private int byOutermostRook(char letter, int before) {
        int found = -1;
        for (int i = before + 1; i < tables.castles.length && "KQkq".indexOf(letter) >= 0; i++) {
            CastlingRight right = tables.castles[i];
            boolean kingside = isKingside(right);
            int rook = right.rook().index();
            int files = tables.board.files();
            int outward = kingside ? 1 : -1;
            boolean outermost = true;
            for (int square = rook + outward; square >= 0 && square / files == rook / files; square += outward) {
                outermost &= draft.pieces[square] != draft.pieces[rook];
            }
            if (outermost && isOnWing(right, letter)) {
                found = found < 0 ? i : -1;
            }
        }
        return found;
    }

    /** Whether {@code K}, {@code Q}, {@code k} or {@code q} is the side and wing of a right. */
    public static boolean isOnWing(CastlingRight right, char letter) {
        return (right.side() == Side.WHITE) == Character.isUpperCase(letter)
                && isKingside(right) == (Character.toUpperCase(letter) == 'K');
    }

    private static boolean isKingside(CastlingRight right) {
        return right.rook().file() > right.king().file();
    }

    /** What rights are expected where a field has others: those of the game in their order, none with a rook on another file. */
    private String castlings(String field, int at) {
        String all = Arrays.stream(tables.castles).map(CastlingRight::text).collect(Collectors.joining());
        char file = at < field.length() ? Character.toLowerCase(field.charAt(at)) : 0;
        boolean isFile = tables.board.levels() == 1
                && file >= 'a'
                && file < 'a' + tables.board.files()
                && all.indexOf(field.charAt(at)) < 0;
        boolean isOfGame = Arrays.stream(tables.castles)
                .anyMatch(right -> right.rook().toString().charAt(0) == file);
        if (all.isEmpty()) {
            return "- for castling, which the game does not have";
        }
        return isFile && !isOfGame
                ? "castling rights of \"" + all + "\", or - (no castling of the game has its rook on file " + file + ")"
                : "castling rights in the order \"" + all + "\", or -";
    }

    private void passed(String field, int offset) {
        if (field.equals("-")) {
            return;
        }
        int before = -1;
        for (int at = 0; at < field.length() || at == 0; ) {
            int end = square(field, at);
            int index =
                    end < 0 ? -1 : tables.board.square(field.substring(at, end)).index();
            if (index <= before) {
                throw refuse("en passant squares, ascending, or -", offset + at);
            }
            before = index;
            draft.passed.add(index);
            at = end;
        }
    }

    /**
     * Where the square ends that begins at a place, or -1: the longest name after which another square begins, for on
     * numbered levels a digit may be of the rank or of the next square, or else the longest.
     */
    private int square(String field, int at) {
        int end = named(field, at, 4);
        int next = end;
        while (next >= 0 && next < field.length() && named(field, next, 4) < 0) {
            next = named(field, at, next - at - 1);
        }
        return next < 0 ? end : next;
    }

    /** Where the longest square name of at most so many characters ends that begins at a place, or -1. */
    private int named(String field, int at, int most) {
        for (int end = Math.min(at + most, field.length()); end > at; end--) {
            if (tables.board.find(field.substring(at, end)).isPresent()) {
                return end;
            }
        }
        return -1;
    }

    private int number(String field, int offset, int least) {
        long value = NumberField.number(field);
        if (value < least || value > Integer.MAX_VALUE) {
            throw refuse("a number from " + least + " to " + Integer.MAX_VALUE, offset);
        }
        return (int) value;
    }

    /** The refusal of a text that says something else than expected at a place. */
    PositionException refuse(String expected, int offset) {
        return refuse(expected, offset, Math.min(text.length(), offset + 20));
    }

    private PositionException refuse(String expected, int offset, int end) {
        String found = offset < text.length() ? Quoted.of(text.substring(offset, end)) : "the end";
        return new PositionException(List.of(
                new Problem(Kind.TEXT, "expected " + expected + ", found " + found + " at character " + offset)));
    }

    /** Writes a position. */
    static String write(BoardPosition position) {
        GameTables tables = position.tables;
        StringBuilder out = new StringBuilder(100);
        PlacementText.write(position, out);
        out.append(position.side == 0 ? " w " : " b ");
        int start = out.length();
        for (int i = 0; i < tables.castles.length; i++) {
            if ((position.castling >>> i & 1) != 0) {
                out.append(tables.castles[i].text());
            }
        }
        if (out.length() == start) {
            out.append('-');
        }
        out.append(' ');
        for (short s : PassedSquares.written(position)) {
            out.append(tables.board.square(s));
        }
        if (position.passed().length == 0) {
            out.append('-');
        }
        out.append(' ').append(position.clock).append(' ').append(position.number);
        for (PositionFeature feature : position.rules().layout.written) {
            feature.write(position, out.append(' '));
        }
        return out.toString();
    }
}
