package io.github.multimove.internal.explain;

import io.github.multimove.PieceType;
import io.github.multimove.Square;
import io.github.multimove.explain.SubMoveRefusal;
import io.github.multimove.explain.SubMoveRefusal.Kind;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.turns.DropSquares;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Says why one drop, as it is written, cannot be made on a board. */
record DropObstacles(DropSquares squares, BoardState now) {
    private static final String SEEN = ", seen from its side";

    /** Says why a drop is not possible; the square is that of the drop. */
    SubMoveRefusal refusal(String drop, Square square) {
        int named = now.tables.code(drop.charAt(0));
        int code = (named & ~1) | now.side;
        PieceType type = now.tables.types[code >> 1];
        byte[] hand = now.hand();
        if (named == 0 || hand == null || hand[code] == 0) {
            String kind = named == 0 ? drop.substring(0, 1) : type.name();
            return Refused.subMove(Kind.NOT_IN_HAND, drop, "no " + kind + " is in hand", square);
        }
        int arrow = drop.indexOf('>');
        Optional<Square> other = arrow < 0 ? Optional.empty() : now.tables.board.find(drop.substring(arrow + 1));
        return Refused.subMove(Kind.BAD_DROP, drop, why(code, type, square, other), square);
    }

    private String why(int code, PieceType type, Square square, Optional<Square> relocatedTo) {
        int on = square.index();
        int stands = now.piece(on);
        Set<Integer> only = squares.drops.only().get(type);
        if (stands != 0 && !squares.isRelocatable(now, on, now.side)) {
            return square + " is occupied by "
                    + (stands == BoardState.NEUTRAL
                            ? "the neutral piece"
                            : "a " + now.tables.pieces[stands].type().name());
        }
        if (only != null && !only.contains(squares.rank(code, on))) {
            return "a " + type.name() + " is dropped on " + ranks(only) + " only" + SEEN;
        }
        if (!squares.allows(code, on, stands == 0)) {
            Set<Integer> zone = stands == 0 ? squares.drops.zone() : squares.drops.onRanks();
            return zone.contains(squares.rank(code, on))
                    ? "a " + type.name() + " is not dropped on " + square
                    : (stands == 0
                                    ? "a piece is dropped on an empty square of "
                                    : "a " + relocated() + " to drop on stands on ")
                            + ranks(zone)
                            + SEEN;
        }
        if (squares.isBarredByFile(now, code, on)) {
            return "a " + type.name() + " already stands on the file of " + square;
        }
        if (!squares.mayDrop(now, code, on)) {
            return "a " + type.name() + " already stands on " + now.tables.board.square(squares.friend(now, code, on))
                    + ", a square of the same colour";
        }
        return stands == 0
                ? "no " + relocated() + " of yours stands on " + square + " to be relocated"
                : relocation(square, relocatedTo);
    }

    /** The kind that may be dropped on, in words. */
    private String relocated() {
        return squares.drops.on().map(PieceType::name).orElse("piece");
    }

    private String relocation(Square square, Optional<Square> to) {
        String piece = "the " + relocated() + " on " + square;
        String rank =
                "an empty square of " + ranks(Set.of(squares.drops.relocatedTo().orElseThrow())) + SEEN;
        if (squares.room(now) == 0) {
            return piece + " cannot be relocated: there is not " + rank;
        }
        return piece + " is relocated to " + rank
                + to.map(there -> ", not to " + there).orElse(": the drop has to say where to");
    }

    private static String ranks(Set<Integer> ranks) {
        return ranks.stream().sorted().map(r -> "rank " + (r + 1)).collect(Collectors.joining(" or "));
    }
}
