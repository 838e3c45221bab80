package io.github.multimove.problems;

import io.github.multimove.Piece;
import io.github.multimove.Position;
import io.github.multimove.Side;
import io.github.multimove.Square;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;

/**
 * The placement that a proof game leads to. In games of one move a turn it tells how many turns are still needed at least:
 * pieces that a side has too many must be captured one by one, and to each square that does not have its piece yet one must
 * come, each another, which takes {@link Distances}; castling alone brings two pieces to their squares.
 */
final class ProofTarget {
    private static final int PLACEMENT = 0;
    /** After so many choices the question is left open. */
    private static final int MOST_CHOICES = 500;

    private final String placement;
    private final boolean isBounded;
    private final List<Square> squares;
    private final List<List<Piece>> wanted;
    /** By square, how far pieces are from being the wanted one on it. */
    private final List<int[]> distances = new ArrayList<>();

    private final Map<Side, Distances> moves = new EnumMap<>(Side.class);
    private final long whites;
    private final long blacks;

    ProofTarget(Position target) {
        placement = placement(target);
        isBounded = Distances.areSound(target.ruleSet());
        squares = target.ruleSet().base().board().squares();
        wanted = squares.stream().map(target::pieces).toList();
        whites = size(Side.WHITE);
        blacks = size(Side.BLACK);
        for (Side side : Side.values()) {
            moves.put(side, new Distances(target.ruleSet(), side));
        }
        for (int i = 0; isBounded && i < squares.size(); i++) {
            List<Piece> pieces = wanted.get(i);
            distances.add(
                    pieces.size() == 1
                            ? moves(pieces.get(0).side()).to(pieces.get(0).type(), squares.get(i))
                            : new int[0]);
        }
    }

    private Distances moves(Side side) {
        return Objects.requireNonNull(moves.get(side));
    }

    private long size(Side side) {
        return wanted.stream().filter(pieces -> has(pieces, side)).count();
    }

    private static String placement(Position position) {
        return position.toString().split(" ", -1)[PLACEMENT];
    }

    private static boolean has(List<Piece> pieces, Side side) {
        return pieces.size() == 1 && pieces.get(0).side() == side;
    }

    boolean isReached(Position position) {
        return !isTooFar(position, 0, 0) && placement(position).equals(placement);
    }

    /** Returns whether the placement cannot be reached in so many turns of the side to move and of the other. */
    boolean isTooFar(Position position, int own, int others) {
        return isBounded
                && (isTooFar(position, position.side(), own, others)
                        || isTooFar(position, position.side().opposite(), others, own));
    }

    private boolean isTooFar(Position position, Side side, int turns, int opponents) {
        Missing missing = new Missing(side);
        position.forEachPiece(missing);
        long surplus = missing.pieces - (side == Side.WHITE ? whites : blacks);
        int granted = turns == 0 ? 0 : turns + moves(side).castling(position);
        return surplus < 0 || surplus > opponents || !missing.mayCome(granted);
    }

    /**
     * The pieces of a side that stand where no such piece is wanted. A piece that stands where it is wanted may stay: if
     * another came there for it, that one could as well go on to where it would go.
     */
    private final class Missing implements BiConsumer<Square, Piece> {
        private final Side side;
        private final int[] displaced = new int[squares.size()];
        private final boolean[] used = new boolean[squares.size()];
        private final boolean[] filled = new boolean[squares.size()];
        private int size;
        private int pieces;
        private int choices;

        Missing(Side side) {
            this.side = side;
        }

        @Override
        public void accept(Square square, Piece piece) {
            if (piece.side() == side) {
                pieces++;
                int state = moves(side).state(piece.type(), square);
                filled[square.index()] =
                        has(wanted.get(square.index()), side) && distances.get(square.index())[state] == 0;
                if (!filled[square.index()]) {
                    displaced[size++] = state;
                }
            }
        }

        /** Whether the missing pieces may come to their squares, each another one, with so many moves. */
        boolean mayCome(int granted) {
            int[][] ways = new int[squares.size()][];
            int[] nearest = new int[squares.size() + 1];
            int missing = 0;
            for (int i = 0; i < squares.size(); i++) {
                if (has(wanted.get(i), side) && !filled[i]) {
                    ways[missing] = distances.get(i);
                    nearest[missing + 1] = nearest[missing] + nearest(distances.get(i));
                    missing++;
                }
            }
            return mayCome(ways, missing, nearest, granted);
        }

        private int nearest(int[] way) {
            int nearest = Distances.NEVER;
            for (int k = 0; k < size; k++) {
                nearest = Math.min(nearest, way[displaced[k]]);
            }
            return nearest;
        }

        /** Whether so many of the missing pieces may come, with those that the others need at least left aside. */
        private boolean mayCome(int[][] ways, int missing, int[] nearest, int granted) {
            if (nearest[missing] > granted) {
                return false;
            }
            if (missing == 0 || choices++ > MOST_CHOICES) {
                return true;
            }
            for (int k = 0; k < size; k++) {
                int way = ways[missing - 1][displaced[k]];
                if (!used[k] && way <= granted) {
                    used[k] = true;
                    if (mayCome(ways, missing - 1, nearest, granted - way)) {
                        return true;
                    }
                    used[k] = false;
                }
            }
            return false;
        }
    }
}
