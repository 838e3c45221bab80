package io.github.multimove.counting;

import io.github.multimove.Board;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CancellationException;

/**
 * The positions after one more turn, as bytes: one step of every count that merges positions.
 *
 * <p>Immutable; several threads may share it.
 */
public final class Successors {
    private static final int PASSED_FIELD = 3;

    /** Stands for no en passant capture; of a board that no game has. */
    private static final Square NOWHERE = Board.of(1, 1).squares().get(0);

    private final RuleSet rules;
    private final EnPassantSquares passed;

    private Successors(RuleSet rules, EnPassantSquares passed) {
        this.rules = rules;
        this.passed = passed;
    }

    /** Returns the step of a rule set. */
    public static Successors of(RuleSet rules, EnPassantSquares passed) {
        return new Successors(Objects.requireNonNull(rules, "rules"), Objects.requireNonNull(passed, "passed"));
    }

    /**
     * Returns the bytes that stand for a position: its own, or under {@link EnPassantSquares#LEGAL_CAPTURES} those of the
     * position without the squares that no piece can legally use.
     *
     * @throws CancellationException if the thread is interrupted
     */
    public byte[] bytes(Position position) {
        Objects.requireNonNull(position, "position");
        return (passed == EnPassantSquares.AS_PLAYED || position.enPassant().isEmpty() ? position : withLegal(position))
                .toBytes();
    }

    private Position withLegal(Position position) {
        Set<Square> used = new HashSet<>();
        int all = position.enPassant().size();
        for (Turn turn : rules.legalTurns(position)) {
            for (SubMove subMove : turn.subMoves()) {
                Square on = subMove instanceof SubMove.EnPassant capture ? capture.to() : NOWHERE;
                if (position.enPassant().contains(on)) {
                    used.add(on);
                }
            }
            if (used.size() == all) {
                return position;
            }
        }
        StringBuilder left = new StringBuilder();
        position.enPassant().stream().filter(used::contains).forEach(left::append);
        String[] fields = position.toString().split(" ");
        fields[PASSED_FIELD] = left.length() == 0 ? "-" : left.toString();
        return rules.position(String.join(" ", fields));
    }

    /**
     * Shows a visitor the position after each legal turn, with the multiplicity given; positions that several turns lead
     * to are shown as often.
     *
     * @param bytes what {@link #bytes} has returned
     * @throws PositionException if the bytes are not of the form
     * @throws CancellationException if the thread is interrupted
     */
    public void forEach(byte[] bytes, long multiplicity, PositionVisitor visitor) {
        Objects.requireNonNull(visitor, "visitor");
        Position position = rules.positionUnchecked(bytes);
        for (Turn turn : rules.legalTurns(position)) {
            byte[] next = bytes(rules.playUnchecked(position, turn));
            visitor.visit(next, 0, next.length, multiplicity);
        }
    }
}
