package io.github.multimove.problems;

import io.github.multimove.Movement.Component;
import io.github.multimove.Movement.Kind;
import io.github.multimove.Movement.Offset;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.CastlingRight;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The placement that a proof game leads to. In games of one move a turn it tells how many turns are still needed at least.
 *
 * <ul>
 *   <li>A piece that is wanted where no such piece can come stands there from the beginning, and never moves: nothing goes
 *       through it.
 *   <li>To each square that does not have its piece yet one must come, each another, which takes {@link Distances}; castling
 *       alone brings two pieces to their squares.
 *   <li>Pieces that a side has too many must be captured one by one. For each of them some piece of the other side has to
 *       capture on a square to which the captured one can go, and to go from there where it is wanted.
 * </ul>
 */
final class ProofTarget {
    private static final int PLACEMENT = 0;
    /** After so many choices the question is left open. */
    private static final int MOST_CHOICES = 500;

    private static final int MOST_SQUARES = 64;
    /** More turns of a side than there are in any stipulation. */
    private static final int MOST_GRANTED = Stipulation.MAX_TURNS + 2;

    private final String placement;
    private final boolean isBounded;
    /** Whether a captured piece stands where its captor arrives, or could have gone there as soon. */
    private final boolean seesCaptures;

    private final List<Square> squares;
    private final List<PieceType> types;
    private final List<List<Piece>> wanted;
    /** The squares where nothing ever moves. */
    private Set<Square> fixed = Set.of();
    /** By square, how far pieces are from being the wanted one on it. */
    private final List<int[]> distances = new ArrayList<>();

    private final Map<Side, Distances> moves = new EnumMap<>(Side.class);
    /** By side, and by piece, square and number of moves, what it may come to; made when first asked. */
    private final Map<Side, @Nullable Ways[]> ways = new EnumMap<>(Side.class);

    private final long whites;
    private final long blacks;

    ProofTarget(Position target) {
        RuleSet rules = target.ruleSet();
        placement = placement(target);
        isBounded = Distances.areSound(rules);
        squares = rules.base().board().squares();
        types = rules.base().types();
        seesCaptures = squares.size() <= MOST_SQUARES
                && types.stream().allMatch(type -> isCapturedWhereItGoes(rules.base(), type));
        wanted = squares.stream().map(target::pieces).toList();
        whites = size(Side.WHITE);
        blacks = size(Side.BLACK);
        if (!isBounded) {
            return;
        }
        Set<Square> found = Set.of();
        do {
            fixed = found;
            for (Side side : Side.values()) {
                moves.put(side, new Distances(rules, side, fixed, true));
                ways.put(side, new @Nullable Ways[types.size() * squares.size() * MOST_GRANTED]);
            }
            found = neverEntered(rules.initialPosition());
        } while (found.size() > fixed.size());
        for (int i = 0; i < squares.size(); i++) {
            List<Piece> pieces = wanted.get(i);
            distances.add(
                    pieces.size() == 1
                            ? moves(pieces.get(0).side()).to(pieces.get(0).type(), squares.get(i))
                            : new int[0]);
        }
    }

    /** Whether a kind captures by going, and can stop on each square on which it may be captured en passant. */
    private static boolean isCapturedWhereItGoes(BaseGame base, PieceType type) {
        boolean isPassed = base.enPassant()
                && (base.pawns().contains(type) || base.capturedEnPassant().contains(type));
        List<Component> components = type.movement().components();
        Set<Offset> steps = components.stream()
                .filter(component -> component.toEmpty() && !component.initial())
                .map(Component::vector)
                .collect(Collectors.toSet());
        return components.stream()
                .allMatch(component -> component.kind() == Kind.TRAVEL
                        && (!isPassed || length(component) == 1 || isTwoSteps(component, steps)));
    }

    private static boolean isTwoSteps(Component component, Set<Offset> steps) {
        return length(component) == 2 && component.over().size() == 1 && steps.containsAll(component.over());
    }

    private static int length(Component component) {
        Offset vector = component.vector();
        return Math.max(Math.abs(vector.files()), Math.abs(vector.ranks()));
    }

    /** The squares whose wanted piece could not come there. */
    private Set<Square> neverEntered(Position initial) {
        Set<Square> found = new HashSet<>(squares);
        for (Side side : Side.values()) {
            List<Integer> starts = new ArrayList<>();
            initial.forEachPiece((square, piece) -> {
                if (piece.side() == side) {
                    starts.add(moves(side).state(piece.type(), square));
                }
            });
            boolean[] entered = moves(side).entered(starts);
            for (CastlingRight right : initial.ruleSet().base().castlingRights()) {
                found.removeAll(List.of(right.kingTo(), right.rookTo()));
            }
            found.removeIf(square -> {
                List<Piece> pieces = wanted.get(square.index());
                return pieces.size() != 1
                        || (has(pieces, side)
                                && entered[moves(side).state(pieces.get(0).type(), square)]);
            });
        }
        return found;
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
        if (!isBounded) {
            return false;
        }
        List<Missing> mover = ways(position, position.side(), own);
        List<Missing> other = ways(position, position.side().opposite(), others);
        position.forEachPiece((square, piece) ->
                (piece.side() == position.side() ? mover : other).forEach(each -> each.add(square, piece)));
        mover.removeIf(each -> !each.mayCome(others));
        other.removeIf(each -> !each.mayCome(own));
        boolean sees = seesCaptures && position.enPassant().isEmpty();
        return mover.stream()
                .noneMatch(
                        one -> other.stream().anyMatch(two -> !sees || (one.mayCapture(two) && two.mayCapture(one))));
    }

    /** The ways of a side: without castling, and with each castling that it has the right to. */
    private List<Missing> ways(Position position, Side side, int turns) {
        List<Missing> found = new ArrayList<>(List.of(new Missing(side, turns, Map.of())));
        for (CastlingRight right : position.castlingRights()) {
            if (right.side() == side && turns > 0) {
                found.add(new Missing(
                        side, turns - 1, Map.of(right.king(), right.kingTo(), right.rook(), right.rookTo())));
            }
        }
        return found;
    }

    /**
     * What a piece may come to within all moves that there are, by the number of moves to spare.
     *
     * @param gone the squares to which it may go to be captured
     * @param captured the squares on which it may capture, and stay
     * @param returned those on which it may capture with so many moves more than it needs anyhow
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared, read in every loop
    private record Ways(long[] gone, long[] captured, long[] returned) {}

    private Ways ways(Side side, int state, int granted) {
        @Nullable Ways[] known = Objects.requireNonNull(ways.get(side));
        int place = state * MOST_GRANTED + granted;
        Ways found = known[place];
        if (found == null) {
            int[] capturing = moves(side).capturing(state);
            found = new Ways(
                    squaresWithin(moves(side).from(state), granted),
                    squaresWithin(capturing, granted),
                    squaresWithin(detours(side, state, capturing, granted), granted));
            known[place] = found;
        }
        return found;
    }

    /** By piece and square, how many moves more it takes to capture there on the way to where the piece is wanted. */
    private int[] detours(Side side, int state, int[] capturing, int granted) {
        int[] found = new int[capturing.length];
        Arrays.fill(found, Distances.NEVER);
        for (int i = 0; i < squares.size(); i++) {
            for (int k = 0; has(wanted.get(i), side) && k < found.length; k++) {
                int way = capturing[k] + distances.get(i)[k];
                found[k] = way > granted
                        ? found[k]
                        : Math.min(found[k], way - distances.get(i)[state]);
            }
        }
        return found;
    }

    /** By the number of moves, a bit for each square on which a piece arrives in so many. */
    private long[] squaresWithin(int[] moves, int granted) {
        long[] found = new long[granted + 1];
        for (int state = 0; state < moves.length; state++) {
            for (int k = moves[state]; k <= granted; k++) {
                found[k] |= 1L << state % squares.size();
            }
        }
        return found;
    }

    private static long within(long[] squares, int moves) {
        return moves < 0 ? 0 : squares[moves];
    }

    /**
     * The pieces of a side. One that stands where it is wanted may stay: if another came there for it, that one could as well
     * go on to where it would go.
     */
    private final class Missing {
        private final Side side;
        /** How many moves there are. */
        private final int granted;
        /** Where the pieces stand that castle. */
        private final Map<Square, Square> castled;

        private long surplus;
        private final int[] states = new int[squares.size()];
        private final int[] places = new int[squares.size()];
        private final boolean[] stays = new boolean[squares.size()];
        private final boolean[] used = new boolean[squares.size()];
        private final boolean[] filled = new boolean[squares.size()];
        private int size;
        private int least;
        private int choices;

        Missing(Side side, int granted, Map<Square, Square> castled) {
            this.side = side;
            this.granted = granted;
            this.castled = castled;
            surplus = side == Side.WHITE ? -whites : -blacks;
        }

        void add(Square from, Piece piece) {
            Square square = castled.getOrDefault(from, from);
            int place = square.index();
            surplus++;
            states[size] = moves(side).state(piece.type(), square);
            stays[size] = has(wanted.get(place), side) && distances.get(place)[states[size]] == 0;
            filled[place] |= stays[size];
            places[size] = place;
            size += stays[size] && fixed.contains(square) ? 0 : 1;
        }

        /** Whether the missing pieces may come to their squares and those too many be captured. */
        boolean mayCome(int opponents) {
            least = least(-1);
            return surplus >= 0 && surplus <= opponents && least <= granted;
        }

        /** Whether enough of the other side's pieces may be captured, each in the moves that both sides have to spare. */
        boolean mayCapture(Missing victims) {
            long squares = 0;
            for (int k = 0; k < size && victims.surplus > 0; k++) {
                Ways way = ways(side, states[k], granted);
                squares |= within(way.returned, granted - least);
                squares |= surplus > 0 ? within(way.captured, granted - least) : 0;
            }
            int found = 0;
            for (int k = 0; k < victims.size && found < victims.surplus; k++) {
                int spare = victims.granted - victims.least(k);
                found += (within(ways(victims.side, victims.states[k], victims.granted).gone, spare) & squares) != 0
                        ? 1
                        : 0;
            }
            return found >= victims.surplus;
        }

        /** The least number of moves that bring the missing pieces to their squares, without one of the pieces. */
        private int least(int without) {
            int[][] far = new int[squares.size()][];
            int[] nearest = new int[squares.size() + 1];
            int missing = 0;
            for (int k = 0; k < size; k++) {
                used[k] = k == without || stays[k];
            }
            for (int i = 0; i < squares.size(); i++) {
                if (has(wanted.get(i), side)
                        && (!filled[i] || (without >= 0 && stays[without] && places[without] == i))) {
                    far[missing] = distances.get(i);
                    nearest[missing + 1] = nearest[missing] + nearest(far[missing]);
                    missing++;
                }
            }
            choices = 0;
            return least(far, missing, nearest, granted);
        }

        private int nearest(int[] way) {
            int nearest = Distances.NEVER;
            for (int k = 0; k < size; k++) {
                nearest = used[k] ? nearest : Math.min(nearest, way[states[k]]);
            }
            return nearest;
        }

        /** The least number of moves for so many of the missing pieces, or more than there are. */
        private int least(int[][] far, int missing, int[] nearest, int most) {
            if (nearest[missing] > most || missing == 0 || choices++ > MOST_CHOICES) {
                return nearest[missing];
            }
            int found = Distances.NEVER;
            for (int k = 0; k < size; k++) {
                int way = far[missing - 1][states[k]];
                int left = Math.min(most, found - 1) - way;
                if (!used[k] && left >= 0) {
                    used[k] = true;
                    found = Math.min(found, way + least(far, missing - 1, nearest, left));
                    used[k] = false;
                }
            }
            return found;
        }
    }
}
