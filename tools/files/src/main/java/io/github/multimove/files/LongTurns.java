package io.github.multimove.files;

import io.github.multimove.rules.Series;
import io.github.multimove.rules.TurnStructure;

/** Says in words that turns are long, or nothing if they are not. */
final class LongTurns implements TurnStructure.Visitor<String> {
    static final int MOST_SUB_MOVES = 3;
    static final int MOST_PIECES = 4;

    @Override
    public String other(TurnStructure structure) {
        return "";
    }

    @Override
    public String upTo(TurnStructure.UpTo structure) {
        return structure.most() > MOST_PIECES ? "up to " + structure.most() + " pieces" : "";
    }

    @Override
    public String series(Series structure) {
        if (structure.length().isEmpty()) {
            return structure.steps().size() > MOST_SUB_MOVES ? structure.steps().size() + " steps" : "";
        }
        Series.Length length = structure.length().get();
        return switch (length.source()) {
            case NUMBERS -> said(Math.max(length.at(true, 1), length.at(false, 1)));
            case CHECK -> said(Math.max(length.at(true), length.at(false)));
            case ROYAL_PIECES -> "";
            default -> "as many sub-moves as " + length;
        };
    }

    private static String said(int length) {
        return length > MOST_SUB_MOVES ? length + " sub-moves" : "";
    }

    @Override
    public String opening(TurnStructure.Opening structure) {
        return structure.then().accept(this);
    }

    @Override
    public String whileInHand(TurnStructure.WhileInHand structure) {
        return structure.then().accept(this);
    }
}
