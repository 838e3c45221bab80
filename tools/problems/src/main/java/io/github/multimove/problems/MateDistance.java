package io.github.multimove.problems;

import io.github.multimove.Board;
import io.github.multimove.Movement.Component;
import io.github.multimove.Movement.Kind;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.problems.Stipulation.Goal;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Tells of a position that the turns left are too few to mate or stalemate one side's king, even if both sides help: never
 * wrongly, and often soon.
 *
 * <p>The king is mated on a square that it reaches with its own side's turns. There each square that it could go to is
 * attacked by the mating side or has a piece of the king's own side on it, and in a mate the king's square is attacked too.
 * A piece covers such <em>targets</em> from where it stands, if the turns left are enough to take all pieces between away,
 * or after as many turns of its own side as {@link Distances} says. The position is given up if for no square of the king
 * different pieces cover all targets with the turns that each side has.
 *
 * <p>Safe to share between threads: what is made when first asked is immutable, and may be made twice.
 */
final class MateDistance {
    /** The place of the mating side in what there is of each. */
    private static final int MATING = 0;
    /** The place of the other side. */
    private static final int MATED = 1;

    /** All squares. */
    static final long ANY = -1L;

    private static final int MOST_SQUARES = 64;
    private static final int MOST_TARGETS = 24;
    /** After so many choices the question is left open. */
    private static final int MOST_CHOICES = 2000;

    private final Board board;
    private final List<PieceType> types;
    private final PieceType royal;
    private final boolean isMate;
    private final Side mating;
    /** By side, how far its pieces are. */
    private final List<Distances> distances;
    /** By side, and by piece and square: how far it is to each piece and square; made when first asked. */
    private final int[][] @Nullable [] ways;
    /** By square, what there is to cover when the king stands there; made when first asked. */
    private final @Nullable Targets[] targets;
    /** By square of the king, all squares, the nearest first. */
    private final List<List<Square>> nearest;

    private MateDistance(RuleSet rules, Goal goal, Side mating) {
        BaseGame base = rules.base();
        board = base.board();
        types = base.types();
        royal = base.royals().iterator().next();
        isMate = goal == Goal.MATE;
        this.mating = mating;
        distances = List.of(new Distances(rules, mating), new Distances(rules, mating.opposite()));
        ways = new int[distances.size()][board.size() * base.types().size()][];
        targets = new @Nullable Targets[board.size()];
        nearest = board.squares().stream().map(this::nearest).toList();
    }

    /** Returns the question for the mates or stalemates of one side, or nothing if the rules have others than it knows. */
    static Optional<MateDistance> of(RuleSet rules, Goal goal, Side mating) {
        return (goal == Goal.MATE || goal == Goal.STALEMATE) && isSound(rules)
                ? Optional.of(new MateDistance(rules, goal, mating))
                : Optional.empty();
    }

    /** Whether a king goes by plain steps to every square next to it that is not attacked, and only its mate wins. */
    private static boolean isSound(RuleSet rules) {
        BaseGame base = rules.base();
        return Distances.areSound(rules)
                && base.board().size() <= MOST_SQUARES
                && base.royals().size() == 1
                && base.freezes().isEmpty()
                && base.holes().isEmpty()
                && base.enterable().isEmpty()
                && !base.barredRanks().containsKey(base.royals().iterator().next())
                && base.promotions().stream()
                        .noneMatch(promotion -> promotion.into().stream().anyMatch(base.royals()::contains))
                && base.royals().iterator().next().movement().components().size() < MOST_TARGETS
                && base.royals().iterator().next().movement().components().stream()
                        .allMatch(MateDistance::isStep)
                && rules.royalRule() instanceof RoyalRule.LastRoyal rule
                && rule.exposure() == RoyalRule.Exposure.ILLEGAL;
    }

    private static boolean isStep(Component component) {
        return component.kind() == Kind.TRAVEL
                && component.range() == 1
                && component.toEmpty()
                && component.capturing()
                && !component.initial()
                && !component.isScreened()
                && component.over().isEmpty()
                && component.levels().isEmpty();
    }

    private int index(Side side) {
        return side == mating ? MATING : MATED;
    }

    private int[] way(int side, int state) {
        int[] found = ways[side][state];
        if (found == null) {
            found = distances.get(side).from(state);
            ways[side][state] = found;
        }
        return found;
    }

    private List<Square> nearest(Square from) {
        int[] way = way(MATED, distances.get(MATED).state(royal, from));
        return board.squares().stream()
                .sorted(Comparator.comparingInt(
                        square -> way[distances.get(MATED).state(royal, square)]))
                .toList();
    }

    // ---- asked of a position ----------------------------------------------------------------------------------------

    /**
     * Returns the squares, a bit for each, from which the side to move may begin to reach the goal with so many turns of both
     * sides: none where they are certainly too few, {@link #ANY} where a turn is to spare. Where none is, each turn brings a
     * piece to where it is needed.
     *
     * @param own the turns that the side to move has left
     * @param others the turns that the other side has left
     */
    long movers(Position position, int own, int others) {
        Placed placed = new Placed(index(position.side()));
        position.forEachPiece(placed);
        if (placed.kings != 1) {
            return ANY;
        }
        for (Side side : Side.values()) {
            int turns = side == position.side() ? own : others;
            int saved = turns == 0 ? 0 : distances.get(index(side)).castling(position);
            placed.left[index(side)] = turns + saved;
            placed.isSpared |= saved > 0 && side == position.side();
        }
        placed.cleared = placed.left[0] + placed.left[1] + (position.enPassant().isEmpty() ? 0 : 1);
        int[] way = way(MATED, distances.get(MATED).state(royal, board.square(placed.king)));
        for (Square square : nearest.get(placed.king)) {
            int steps = way[distances.get(MATED).state(royal, square)];
            if (steps > placed.left[MATED]) {
                break;
            }
            if (placed.sparesTurn(targets(square.index()), steps)) {
                return ANY;
            }
        }
        return placed.movers;
    }

    /** The pieces of a position but the king, and what each side has left. */
    private final class Placed implements BiConsumer<Square, Piece> {
        private final int mover;
        private final int[] sides = new int[MOST_SQUARES];
        private final int[] states = new int[MOST_SQUARES];
        private int size;
        private long occupied;
        private int kings;
        private int king;
        private final int[] left = new int[2];
        /** How many squares there are turns to clear. */
        private int cleared;
        /** Whether a turn of the side to move may do the work of two. */
        private boolean isSpared;

        private int choices;
        private long movers;

        Placed(int mover) {
            this.mover = mover;
        }

        @Override
        public void accept(Square square, Piece piece) {
            if (piece.side() != mating && piece.type().letter() == royal.letter()) { // letters tell types apart
                kings++;
                king = square.index();
                return;
            }
            sides[size] = index(piece.side());
            states[size] = distances.get(sides[size]).state(piece.type(), square);
            size++;
            occupied |= 1L << square.index();
        }

        /**
         * Whether the targets may be covered with a turn of the side to move to spare when the king has taken so many steps to
         * its square; where they may be without, adds the pieces that have a part in it.
         */
        boolean sparesTurn(Targets targets, int steps) {
            Coverage[] pieces = new Coverage[size];
            int open = targets.all;
            for (int i = 0; i < size; i++) {
                pieces[i] = targets.coverage(sides[i], states[i]);
                for (int now = pieces[i].now & open; now != 0; now &= now - 1) {
                    int t = Integer.numberOfTrailingZeros(now);
                    open &= Long.bitCount(pieces[i].between[t] & occupied) <= cleared ? ~(1 << t) : -1;
                }
            }
            left[MATED] -= steps;
            boolean spares = sparesTurn(pieces, open, 0L, steps > 0 && mover == MATED ? 1L << king : 0L);
            left[MATED] += steps;
            return spares;
        }

        /** Whether pieces that have no part in it yet cover targets, and a turn is left. */
        private boolean sparesTurn(Coverage[] pieces, int open, long used, long moved) {
            if (choices++ > MOST_CHOICES) {
                return true;
            }
            if (open == 0) {
                movers |= moved;
                return left[mover] > 0 || isSpared;
            }
            int rest = open;
            for (int i = 0; i < pieces.length; i++) {
                rest &= (used >>> i & 1) != 0 ? -1 : ~pieces[i].within(left[sides[i]]);
            }
            if (rest != 0) {
                return false;
            }
            int bit = Integer.highestOneBit(open);
            for (int i = 0; i < pieces.length; i++) {
                if ((used >>> i & 1) == 0
                        && (pieces[i].within(left[sides[i]]) & bit) != 0
                        && sparesTurnBy(pieces, i, open, used, moved)) {
                    return true;
                }
            }
            return false;
        }

        /** Whether one of the pieces covers the highest target and perhaps others, and the rest cover what is left. */
        private boolean sparesTurnBy(Coverage[] pieces, int piece, int open, long used, long moved) {
            int[][] sets = pieces[piece].sets;
            int side = sides[piece];
            int had = left[side];
            int bit = Integer.highestOneBit(open);
            long from = side == mover ? 1L << states[piece] % board.size() : 0L;
            for (int k = 1; k <= had && k < sets.length; k++) {
                left[side] = had - k;
                for (int set : sets[k]) {
                    if ((set & bit) != 0 && sparesTurn(pieces, open & ~set, used | 1L << piece, moved | from)) {
                        left[side] = had;
                        return true;
                    }
                }
            }
            left[side] = had;
            return false;
        }
    }

    private Targets targets(int square) {
        Targets found = targets[square];
        if (found == null) {
            found = new Targets(board.square(square));
            targets[square] = found;
        }
        return found;
    }

    // ---- what a piece may come to cover -----------------------------------------------------------------------------

    /**
     * What a piece may come to cover.
     *
     * @param now the targets that it covers where it stands
     * @param between for each target, the squares that must be empty for that
     * @param sets by the number of moves, the largest sets of targets first covered after so many
     * @param within by the number of moves, all targets covered after one to so many
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared, read in every loop
    private record Coverage(int now, long[] between, int[][] sets, int[] within) {
        int within(int moves) {
            return within[Math.min(moves, within.length - 1)];
        }
    }

    /** What there is to cover when the king stands on a square. */
    private final class Targets {
        private final Square king;
        /** The squares to which the king could go, and in a mate its own square last. */
        private final List<Square> squares;

        private final int all;
        /** By side, and by piece and square, the targets covered from there on an empty board. */
        private final int[][] covered;

        private final @Nullable Coverage[][] coverages;

        Targets(Square king) {
            this.king = king;
            squares = new ArrayList<>(distances
                    .get(MATED)
                    .reached(royal, king, Component::capturing)
                    .keySet());
            squares.remove(king);
            if (isMate) {
                squares.add(king);
            }
            all = (1 << squares.size()) - 1;
            covered = new int[2][types.size() * board.size()];
            coverages = new @Nullable Coverage[2][types.size() * board.size()];
            for (PieceType type : types) {
                for (Square from : board.squares()) {
                    int state = distances.get(MATING).state(type, from);
                    covered[MATING][state] = set(attacks(type, from).keySet());
                    covered[MATED][state] = type.equals(royal) || from.equals(king) ? 0 : set(Set.of(from));
                }
            }
        }

        /** What a piece of the mating side attacks; nothing from where the king could take a king. */
        private Map<Square, List<Square>> attacks(PieceType type, Square from) {
            boolean isTaken = from.equals(king) || (type.equals(royal) && squares.contains(from));
            return isTaken ? Map.of() : distances.get(MATING).reached(type, from, Component::capturing);
        }

        private int set(Set<Square> found) {
            int set = 0;
            for (int t = 0; t < squares.size(); t++) {
                set |= found.contains(squares.get(t)) ? 1 << t : 0;
            }
            return set;
        }

        Coverage coverage(int side, int state) {
            Coverage found = coverages[side][state];
            if (found == null) {
                found = make(side, state);
                coverages[side][state] = found;
            }
            return found;
        }

        private Coverage make(int side, int state) {
            int[] way = way(side, state);
            List<List<Integer>> largest = new ArrayList<>(List.of(List.of()));
            int farthest = Arrays.stream(way)
                    .filter(steps -> steps < Distances.NEVER)
                    .max()
                    .orElse(0);
            for (int k = 1; k <= farthest; k++) {
                largest.add(largest(way, k, covered[side], largest));
            }
            int[][] sets = largest.stream()
                    .map(found -> found.stream().mapToInt(Integer::intValue).toArray())
                    .toArray(int[][]::new);
            int[] within = new int[sets.length];
            for (int k = 1; k < sets.length; k++) {
                within[k] = Arrays.stream(sets[k]).reduce(within[k - 1], (one, other) -> one | other);
            }
            return new Coverage(covered[side][state], between(side, state), sets, within);
        }

        /** The sets covered after so many moves that are part of no other, nor of one covered sooner. */
        private List<Integer> largest(int[] way, int moves, int[] sets, List<List<Integer>> sooner) {
            List<Integer> found = new ArrayList<>();
            for (int state = 0; state < way.length; state++) {
                int set = sets[state];
                if (way[state] == moves
                        && set != 0
                        && found.stream().noneMatch(other -> (set & ~other) == 0)
                        && sooner.stream().flatMap(List::stream).noneMatch(other -> (set & ~other) == 0)) {
                    found.removeIf(other -> (other & ~set) == 0);
                    found.add(set);
                }
            }
            return found;
        }

        private long[] between(int side, int state) {
            long[] between = new long[squares.size()];
            if (side == MATING) {
                attacks(types.get(state / board.size()), board.square(state % board.size()))
                        .forEach((to, passed) -> {
                            int target = squares.indexOf(to);
                            if (target >= 0) {
                                between[target] = passed.stream()
                                        .filter(square -> !square.equals(king))
                                        .mapToLong(square -> 1L << square.index())
                                        .sum();
                            }
                        });
            }
            return between;
        }
    }
}
