package io.github.multimove.internal.turns.series;

/** What keeps a sub-move that could be made from being a step after a beginning, by how near it comes: the last is told. */
public enum SeriesObstacle {
    /** The pieces that have moved, or have not (rules/series.md, next). */
    RELATION(-1),
    /** The step is for other pieces, or another kind of sub-move. */
    KIND(-2),
    DOUBLE_STEP(-3),
    CAPTURE(-4),
    EN_PASSANT(-5),
    /** The step captures en passant only right after a sub-move that did. */
    EN_PASSANT_LATER(-6),
    /** Only the first sub-move captures a royal piece. */
    ROYAL_CAPTURE(-7),
    /** What closes the series, before its last sub-move (rules/series.md, closing: last). */
    EVENT(-8),
    /** Attack forbids the castling. */
    CASTLING(-9),
    /** The royal piece is not safe after it (rules/series.md, between: each). */
    EXPOSED(-10),
    /** The two sub-moves commute and stand in the other order. */
    ORDER(-11),
    /** Captures are mandatory, and another sub-move captures. */
    MUST_CAPTURE(-12);

    /** Less than 0, which no place of a step is. */
    final int code;

    SeriesObstacle(int code) {
        this.code = code;
    }

    static SeriesObstacle of(int code) {
        return values()[-1 - code];
    }
}
