package io.github.multimove.problems;

import io.github.multimove.Piece;
import io.github.multimove.Position;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.CastlingRight;
import io.github.multimove.rules.TurnStructure;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The placement that a proof game leads to. In games of one move a turn it tells how many turns are still needed at least:
 * pieces that a side has too many must be captured one by one, and to each square that does not have its piece yet one must
 * come, which takes {@link Distances}; castling alone brings two pieces to their squares.
 */
final class ProofTarget {
    private static final int PLACEMENT = 0;

    private final String placement;
    private final boolean isBounded;
    private final List<Square> squares;
    private final List<List<Piece>> wanted;
    /** By square, how far pieces are from being the wanted one on it. */
    private final List<int[]> distances = new ArrayList<>();

    private final Map<Side, Distances> moves = new EnumMap<>(Side.class);
    /** How many moves a castling may save. */
    private final Map<CastlingRight, Integer> saved = new HashMap<>();

    private final long whites;
    private final long blacks;

    ProofTarget(Position target) {
        placement = placement(target);
        BaseGame base = target.ruleSet().base();
        isBounded = target.ruleSet().structure().equals(TurnStructure.one()) && Distances.areSound(base);
        squares = target.ruleSet().base().board().squares();
        wanted = squares.stream().map(target::pieces).toList();
        whites = size(Side.WHITE);
        blacks = size(Side.BLACK);
        for (Side side : Side.values()) {
            moves.put(side, new Distances(base, side));
        }
        Position initial = target.ruleSet().initialPosition();
        for (CastlingRight right : base.castlingRights()) {
            int king = way(initial, right.side(), right.king(), right.kingTo());
            int rook = way(initial, right.side(), right.rook(), right.rookTo());
            saved.put(right, king + rook - 1);
        }
        for (int i = 0; isBounded && i < squares.size(); i++) {
            List<Piece> pieces = wanted.get(i);
            distances.add(
                    pieces.size() == 1 ? moves(pieces.get(0).side()).to(pieces.get(0), squares.get(i)) : new int[0]);
        }
    }

    private Distances moves(Side side) {
        return Objects.requireNonNull(moves.get(side));
    }

    private int way(Position position, Side side, Square from, Square to) {
        List<Piece> pieces = position.pieces(from);
        return pieces.isEmpty()
                ? Distances.NEVER
                : moves(side)
                        .to(pieces.get(0), to)[moves(side).state(pieces.get(0).type(), from)];
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
        return !isTooFar(position, 0) && placement(position).equals(placement);
    }

    /** Returns whether the placement cannot be reached in so many turns of both sides together. */
    boolean isTooFar(Position position, int left) {
        if (!isBounded) {
            return false;
        }
        int own = (left + 1) / 2;
        return isTooFar(position, position.side(), own, left - own)
                || isTooFar(position, position.side().opposite(), left - own, own);
    }

    private boolean isTooFar(Position position, Side side, int turns, int opponents) {
        int[] own = new int[squares.size()];
        int size = 0;
        for (Square square : squares) {
            List<Piece> here = position.pieces(square);
            if (has(here, side)) {
                own[size++] = moves(side).state(here.get(0).type(), square);
            }
        }
        long surplus = size - (side == Side.WHITE ? whites : blacks);
        if (surplus < 0 || surplus > opponents) {
            return true;
        }
        int granted = turns == 0 ? 0 : turns + castling(position, side);
        int needed = 0;
        for (int i = 0; i < squares.size() && needed <= granted; i++) {
            if (has(wanted.get(i), side)) {
                int[] far = distances.get(i);
                int nearest = Distances.NEVER;
                for (int k = 0; k < size; k++) {
                    nearest = Math.min(nearest, far[own[k]]);
                }
                needed += nearest;
            }
        }
        return needed > granted;
    }

    private int castling(Position position, Side side) {
        return position.castlingRights().stream()
                .filter(right -> right.side() == side)
                .mapToInt(right -> saved.getOrDefault(right, Distances.NEVER))
                .max()
                .orElse(0);
    }
}
