package io.github.multimove.internal.turns.series;

/** What keeps a sub-move that could be made from being a step after a beginning, by how near it comes: the last is told. */
public enum SeriesObstacle {
    /** The pieces that have moved, or have not (rules/series.md, next). */
    RELATION,
    /** The step is for other pieces, or another kind of sub-move. */
    KIND,
    DOUBLE_STEP,
    CAPTURE,
    EN_PASSANT,
    /** The step captures en passant only right after a sub-move that did. */
    EN_PASSANT_LATER,
    /** Only the first sub-move captures a royal piece. */
    ROYAL_CAPTURE,
    /** What closes the series, before its last sub-move (rules/series.md, closing: last). */
    EVENT,
    /** Attack forbids the castling. */
    CASTLING,
    /** The royal piece is not safe after it (rules/series.md, between: each). */
    EXPOSED,
    /** The two sub-moves commute and stand in the other order. */
    ORDER
}
