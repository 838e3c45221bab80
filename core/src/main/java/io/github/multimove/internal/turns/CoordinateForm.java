package io.github.multimove.internal.turns;

import io.github.multimove.Board;
import io.github.multimove.Square;
import io.github.multimove.internal.board.GameTables;
import java.util.Optional;

/**
 * Reads single sub-moves in coordinate form (rules/notation.md, Turns: coordinate form).
 *
 * @param hasSigns whether a plus is the sign of a promotion
 */
public record CoordinateForm(Board board, boolean hasSigns) {
    /** Reads the sub-moves of a game. */
    public static CoordinateForm of(GameTables tables) {
        return new CoordinateForm(tables.board, tables.hasSigns);
    }

    /** Reads one sub-move in coordinate form, or nothing if it is not in that form. */
    public Optional<ParsedSubMove> read(String part) {
        if (part.equals("O-O") || part.equals("O-O-O") || part.equals("O-O-O-O")) {
            return Optional.of(new ParsedSubMove(part, Optional.empty(), Optional.empty()));
        }
        int at = 0;
        String letter = "";
        if (part.length() > 1
                && isLetter(part.charAt(0))
                && (part.charAt(1) == '@' || square(part, 0).isEmpty())) {
            letter = part.substring(0, 1);
            at = 1;
            if (part.charAt(1) == '@') {
                return drop(part);
            }
        }
        if (part.length() > 1 && part.charAt(0) == '@') {
            return square(part, 1)
                    .filter(to -> 1 + to.toString().length() == part.length())
                    .map(to -> new ParsedSubMove(part, Optional.of(to), Optional.of(to)));
        }
        Optional<Square> from = square(part, at);
        if (from.isEmpty()) {
            return Optional.empty();
        }
        at += from.get().toString().length();
        boolean flat = board.levelNames() == Board.LevelNames.UNNAMED;
        String between = flat ? "" : "-";
        Optional<Square> to = flat ? square(part, at) : Optional.empty();
        if (to.isEmpty() && at < part.length() && "-x*/".indexOf(part.charAt(at)) >= 0) {
            char sign = part.charAt(at);
            between = sign == '*' || sign == '/' ? String.valueOf(sign) : between;
            to = square(part, ++at);
        }
        if (to.isEmpty()) {
            return Optional.empty();
        }
        at += to.get().toString().length();
        String promotion = part.substring(at);
        if (hasSigns && promotion.equals("+")) {
            return Optional.of(new ParsedSubMove(letter + from.get() + between + to.get() + promotion, from, to));
        }
        if (promotion.length() > 2 || !promotion.chars().allMatch(c -> c >= 'a' && c <= 'z')) {
            return Optional.empty();
        }
        return Optional.of(new ParsedSubMove(letter + from.get() + between + to.get() + promotion, from, to));
    }

    private Optional<ParsedSubMove> drop(String part) {
        Optional<Square> to = square(part, 2);
        int at = 2 + to.map(s -> s.toString().length()).orElse(0);
        if (to.isPresent() && at < part.length() && part.charAt(at) == '>') {
            Optional<Square> relocated = square(part, at + 1);
            at += 1 + relocated.map(s -> s.toString().length()).orElse(-1);
        }
        return to.isPresent() && at == part.length() ? Optional.of(new ParsedSubMove(part, to, to)) : Optional.empty();
    }

    private static boolean isLetter(char c) {
        return c >= 'A' && c <= 'Z';
    }

    private Optional<Square> square(String text, int at) {
        return square(board, text, at);
    }

    /** The longest square name that stands at a place of a text. */
    public static Optional<Square> square(Board board, String text, int at) {
        for (int length = Math.min(4, text.length() - at); length >= 2; length--) {
            Optional<Square> found = board.find(text.substring(at, at + length));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }
}
