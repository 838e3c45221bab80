package io.github.multimove.internal.notation;

import io.github.multimove.TurnFormatException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The parts of a turn's text, one for each sub-move: commas stand between them, and none before a placement of the
 * neutral piece in algebraic form (rules/notation.md, Turns: algebraic form).
 */
final class TurnParts {
    /** More sub-moves than any turn can have. */
    private static final int MAX_SUB_MOVES = 512;

    /** One sub-move's text and where it stands. */
    record Part(String text, int offset) {}

    private TurnParts() {}

    /**
     * Splits a turn.
     *
     * @param placesNeutral whether turns set a neutral piece on the board
     * @throws TurnFormatException if there are more parts than any turn can have
     */
    static List<Part> of(String turn, boolean placesNeutral) {
        List<Part> parts = new ArrayList<>();
        int start = 0;
        for (int at = 0; at <= Objects.requireNonNull(turn, "turn").length(); at++) {
            boolean comma = at < turn.length() && turn.charAt(at) == ',';
            // behind one letter the sign is that of a drop
            boolean joined = placesNeutral && at > start + 1 && at < turn.length() && turn.charAt(at) == '@';
            if (comma || joined || at == turn.length()) {
                if (parts.size() == MAX_SUB_MOVES) {
                    throw new TurnFormatException("expected at most " + MAX_SUB_MOVES + " sub-moves, found more", 0);
                }
                parts.add(new Part(turn.substring(start, at), start));
                start = comma ? at + 1 : at;
            }
        }
        return parts;
    }

    /** Whether two parts have no comma between them, as algebraic form alone has it. */
    static boolean isJoined(List<Part> parts) {
        for (int i = 1; i < parts.size(); i++) {
            if (parts.get(i - 1).offset() + parts.get(i - 1).text().length()
                    == parts.get(i).offset()) {
                return true;
            }
        }
        return false;
    }
}
