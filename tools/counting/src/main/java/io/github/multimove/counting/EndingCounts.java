package io.github.multimove.counting;

import io.github.multimove.Position;

/**
 * How many positions after a number of turns, and how many games that lead to them, are check, checkmate and stalemate.
 *
 * @param positions distinct positions
 * @param games the games that lead to them
 * @param checkPositions distinct positions in which a royal piece of the side to move stands in check, mates among them
 * @param checks the games that lead to these
 * @param checkmatePositions distinct positions in which the side to move is mated
 * @param checkmates the games that lead to these
 * @param stalematePositions distinct positions in which the side to move is stalemated
 * @param stalemates the games that lead to these
 */
public record EndingCounts(
        long positions,
        long games,
        long checkPositions,
        long checks,
        long checkmatePositions,
        long checkmates,
        long stalematePositions,
        long stalemates)
        implements java.io.Serializable {

    /** Nothing counted yet. */
    public static final EndingCounts NONE = new EndingCounts(0, 0, 0, 0, 0, 0, 0, 0);

    /** Returns the counts of one position that is reached in so many ways. */
    public static EndingCounts of(Position position, long multiplicity) {
        int check = position.isCheck() ? 1 : 0;
        int mate = position.isCheckmate() ? 1 : 0;
        int stalemate = position.isStalemate() ? 1 : 0;
        return new EndingCounts(
                1,
                multiplicity,
                check,
                check * multiplicity,
                mate,
                mate * multiplicity,
                stalemate,
                stalemate * multiplicity);
    }

    /**
     * Returns these counts and others together, of other positions.
     *
     * @throws ArithmeticException if a sum is larger than {@link Long#MAX_VALUE}
     */
    public EndingCounts plus(EndingCounts other) {
        return new EndingCounts(
                Math.addExact(positions, other.positions),
                Math.addExact(games, other.games),
                Math.addExact(checkPositions, other.checkPositions),
                Math.addExact(checks, other.checks),
                Math.addExact(checkmatePositions, other.checkmatePositions),
                Math.addExact(checkmates, other.checkmates),
                Math.addExact(stalematePositions, other.stalematePositions),
                Math.addExact(stalemates, other.stalemates));
    }
}
