package io.github.multimove.independent;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * One sub-move, of any kind.
 *
 * @param from the square of the piece (castling: of the king)
 * @param to where it lands (remotely: its own square; castling: the king's destination)
 * @param taken the square of the piece captured, which en passant and remotely is not {@code to}, or
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
     * remotely before castling, promotion letters.
     */
    static final Comparator<PlainSubMove> ORDER = Comparator.comparingInt(PlainSubMove::from)
            .thenComparingInt(PlainSubMove::target)
            .thenComparingInt(PlainSubMove::kind)
            .thenComparing(PlainSubMove::promotion);

    /** The order of turns: sub-move by sub-move, a turn before its continuations. */
    static final Comparator<List<PlainSubMove>> TURN_ORDER = ofTurns(ORDER);

    static <T> Comparator<List<T>> ofTurns(Comparator<T> order) {
        return (one, other) -> {
            for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
                int first = order.compare(one.get(i), other.get(i));
                if (first != 0) {
                    return first;
                }
            }
            return Integer.compare(one.size(), other.size());
        };
    }

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

    static PlainSubMove remotely(int from, int taken) {
        return new PlainSubMove(from, from, taken, "", PlainShape.NOWHERE, List.of(), Optional.empty());
    }

    boolean takes() {
        return taken != PlainShape.NOWHERE;
    }

    boolean isEnPassant() {
        return takes() && taken != to && !isRemote();
    }

    boolean isRemote() {
        return to == from && castling.isEmpty();
    }

    /** Returns the second square of the text: remotely the square struck, otherwise the destination. */
    int target() {
        return isRemote() ? taken : to;
    }

    /** Returns the squares of the pieces that move: castling moves two. */
    List<Integer> movers() {
        return castling.map(way -> List.of(way.kingFrom(), way.rookFrom())).orElse(List.of(from));
    }

    /** Returns the squares where pieces stand afterwards, in the order of {@link #movers()}. */
    List<Integer> destinations() {
        return castling.map(way -> List.of(way.kingTo(), way.rookTo())).orElse(List.of(to));
    }

    /** Returns the squares that pieces leave: the moved and the captured ones. */
    List<Integer> touched() {
        List<Integer> touched = new ArrayList<>(movers());
        if (takes()) {
            touched.add(taken);
        }
        return touched;
    }

    static String text(PlainShape shape, List<PlainSubMove> turn) {
        return turn.stream().map(subMove -> subMove.text(shape)).collect(Collectors.joining(","));
    }

    String text(PlainShape shape) {
        String between = isRemote() ? "*" : shape.hasLevels() ? "-" : "";
        // rules/notation.md, coordinate form: the rook's square where the king stays or could step
        int named = castling.isPresent() && Math.abs(to - from) <= 1
                ? castling.get().rookFrom()
                : target();
        return shape.name(from) + between + shape.name(named) + promotion;
    }

    private int kind() {
        return castling.isPresent() ? 2 : isRemote() ? 1 : 0;
    }
}
