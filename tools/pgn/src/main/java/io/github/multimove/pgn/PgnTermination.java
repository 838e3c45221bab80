package io.github.multimove.pgn;

import io.github.multimove.Outcome;
import io.github.multimove.Outcome.Reason;
import io.github.multimove.Side;
import java.util.Locale;
import java.util.Optional;

/** What the tags {@code Result} and {@code Termination} say of an outcome. */
final class PgnTermination {
    private PgnTermination() {}

    static String result(Optional<Outcome> outcome) {
        return outcome.map(o -> o.winner()
                        .map(side -> side == Side.WHITE ? "1-0" : "0-1")
                        .orElse("1/2-1/2"))
                .orElse("*");
    }

    /** The word that tells the reason as far as the last turn and the result do not. */
    static String word(Optional<Outcome> outcome) {
        if (outcome.isEmpty()) {
            return "unterminated";
        }
        Reason reason = outcome.get().reason();
        return switch (reason) {
            case CHECKMATE,
                    STALEMATE,
                    BARE_KINGS,
                    DEAD_POSITION,
                    KING_CAPTURED,
                    LAST_PIECE_CAPTURED,
                    GOAL_REACHED,
                    PIECES_CONNECTED,
                    BOTH_PASSED,
                    TOO_FEW_PIECES,
                    RESIGNATION,
                    AGREEMENT -> "normal";
            case TIME -> "time forfeit";
            default -> reason.words();
        };
    }

    /** The outcome that a result and a word mean where the last position shows none; nothing if they contradict. */
    static Optional<Outcome> read(String result, String word) {
        boolean draw = result.equals("1/2-1/2");
        Reason reason = reason(word, draw);
        boolean fits = switch (reason) {
            case RESIGNATION -> !draw;
            case AGREEMENT, THREEFOLD_REPETITION, FIFTY_TURNS -> draw;
            case TIME, ADJUDICATION -> true;
            default -> false;
        };
        if (!fits) {
            return Optional.empty();
        }
        return Optional.of(
                draw ? Outcome.draw(reason) : Outcome.win(result.equals("1-0") ? Side.WHITE : Side.BLACK, reason));
    }

    private static Reason reason(String word, boolean draw) {
        String lower = word.toLowerCase(Locale.ROOT);
        if (lower.equals("time forfeit") || lower.endsWith(" won on time") || lower.contains(" by timeout ")) {
            return Reason.TIME; // in the words of chess.com, too
        }
        if (lower.equals("abandoned")
                || lower.endsWith(" game abandoned")
                || lower.equals("death")
                || lower.equals("emergency")
                || lower.equals("rules infraction")) {
            return Reason.ADJUDICATION;
        }
        for (Reason reason : Reason.values()) {
            if (reason.words().equals(lower)) {
                return reason;
            }
        }
        return draw ? Reason.AGREEMENT : Reason.RESIGNATION;
    }
}
