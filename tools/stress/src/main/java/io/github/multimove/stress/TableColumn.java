package io.github.multimove.stress;

import java.util.Locale;

/** What a fingerprint is of. Each kind of answer has its own, so that a changed sentence is told from a changed rule. */
enum TableColumn {
    /** Text and key of the position, number and texts of its legal turns, sub-moves offered, positions after turns. */
    TURNS,
    /** Check, mate, stalemate, outcome and threats. */
    JUDGMENTS,
    /** Turns in algebraic form. */
    NOTATION,
    /** What turns do to the board. */
    EFFECTS,
    /** Sentences of bonds and refusals. */
    EXPLANATIONS;

    /** Returns its name in small letters, as the file's heading has it. */
    String heading() {
        return name().toLowerCase(Locale.ROOT);
    }
}
