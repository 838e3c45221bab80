package io.github.multimove.internal;

import io.github.multimove.Turn;
import io.github.multimove.TurnFormatException;

/** Writes and reads turns in algebraic form (rules/notation.md). */
final class Algebraic {
    private final Composition rules;
    private final BoardPosition position;

    Algebraic(Composition rules, BoardPosition position) {
        this.rules = rules;
        this.position = position;
    }

    String write(long[] turn) {
        throw new UnsupportedOperationException();
    }

    Turn parse(String text, int offset) {
        throw new TurnFormatException(
                "expected a turn of " + rules.id() + " such as e2e4, found " + Quoted.of(text.substring(offset))
                        + (position.number < 0 ? "?" : ""),
                offset);
    }
}
