package io.github.multimove.testkit.reference;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * One sub-move, of any kind.
 *
 * @param from the square of the man (castling: of the king)
 * @param to where it lands (from afar: its own square; castling: the king's destination)
 * @param taken the square of the man taken, which in passing and from afar is not {@code to}, or
 *     {@link PlainShape#NOWHERE}
 * @param promotion the letter it becomes, in lower case, or nothing
 * @param crossed the square that a pawn's double step crossed, or {@link PlainShape#NOWHERE}
 * @param way for a step or slide along a line the squares travelled, destination included and origin not; empty for a
 *     leap
 * @param castling which castling this is, if it is one
 */
record PlainSubMove(
        int from,
        int to,
        int taken,
        String promotion,
        int crossed,
        List<Integer> way,
        Optional<PlainCastling> castling) {

    /**
     * The order of sub-moves (rules/notation.md, the order of turns): origin, target, step or capture before capture
     * from afar before castling, promotion letters.
     */
    static final Comparator<PlainSubMove> ORDER = Comparator.comparingInt(PlainSubMove::from)
            .thenComparingInt(PlainSubMove::target)
            .thenComparingInt(PlainSubMove::kind)
            .thenComparing(PlainSubMove::promotion);

    /** The order of turns: sub-move by sub-move, a turn before its continuations. */
    static final Comparator<List<PlainSubMove>> TURN_ORDER = (one, other) -> {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            int order = ORDER.compare(one.get(i), other.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(one.size(), other.size());
    };

    static PlainSubMove of(PlainCastling castling) {
        return new PlainSubMove(
                castling.kingFrom(),
                castling.kingTo(),
                PlainShape.NOWHERE,
                "",
                PlainShape.NOWHERE,
                List.of(),
                Optional.of(castling));
    }

    static PlainSubMove fromAfar(int from, int taken) {
        return new PlainSubMove(from, from, taken, "", PlainShape.NOWHERE, List.of(), Optional.empty());
    }

    boolean takes() {
        return taken != PlainShape.NOWHERE;
    }

    boolean isFromAfar() {
        return to == from;
    }

    /** Returns the second square of the text: from afar the square struck, otherwise the destination. */
    int target() {
        return isFromAfar() ? taken : to;
    }

    /** Returns the squares of the men that move: castling moves two. */
    List<Integer> movers() {
        return castling.map(way -> List.of(way.kingFrom(), way.rookFrom())).orElse(List.of(from));
    }

    /** Returns the squares where men stand afterwards, in the order of {@link #movers()}. */
    List<Integer> destinations() {
        return castling.map(way -> List.of(way.kingTo(), way.rookTo())).orElse(List.of(to));
    }

    String text(PlainShape shape) {
        String between = isFromAfar() ? "*" : shape.hasLevels() ? "-" : "";
        return shape.name(from) + between + shape.name(target()) + promotion;
    }

    private int kind() {
        return castling.isPresent() ? 2 : isFromAfar() ? 1 : 0;
    }
}
