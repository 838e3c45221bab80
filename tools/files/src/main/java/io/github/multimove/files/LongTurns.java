package io.github.multimove.files;

import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;

/**
 * Says in words that turns are long, or nothing if they are not.
 *
 * @param isWonByMate whether royal pieces must be safe, so that every drop of a turn is tried against every reply
 */
record LongTurns(boolean isWonByMate) {
    private static final int MOST_SUB_MOVES = 3;
    /** Where some of them may be drops and royal pieces must be safe. */
    private static final int MOST_WITH_DROPS = 2;

    private static final int MOST_PIECES = 4;

    /** What turns are that are not long. */
    static final String SHORT = "turns of at most " + MOST_SUB_MOVES + " sub-moves, one after the other ("
            + MOST_WITH_DROPS + " where some may be drops and royal pieces must be safe), or of " + MOST_PIECES
            + " pieces at once";

    String of(TurnStructure structure) {
        if (structure instanceof TurnStructure.Opening opening) {
            return of(opening.then());
        }
        if (structure instanceof TurnStructure.WhileInHand inHand) {
            return of(inHand.then());
        }
        if (structure instanceof TurnStructure.UpTo upTo) {
            return upTo.most() > MOST_PIECES ? "up to " + upTo.most() + " pieces" : "";
        }
        return structure instanceof Series series ? series(series) : "";
    }

    private String series(Series structure) {
        boolean drops = isWonByMate && structure.steps().stream().anyMatch(Step::mayBeDrop);
        int most = drops ? MOST_WITH_DROPS : MOST_SUB_MOVES;
        String what = drops ? ", drops among them" : "";
        if (structure.length().isEmpty()) {
            return structure.steps().size() > most ? structure.steps().size() + " steps" + what : "";
        }
        Series.Length length = structure.length().get();
        return switch (length.source()) {
            case NUMBERS -> said(Math.max(length.at(true, 1), length.at(false, 1)), most, what);
            case CHECK -> said(Math.max(length.at(true), length.at(false)), most, what);
            case ROYAL_PIECES -> "";
            default -> "as many sub-moves as " + length;
        };
    }

    private static String said(int length, int most, String what) {
        return length > most ? length + " sub-moves" + what : "";
    }
}
