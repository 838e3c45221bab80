package io.github.multimove.problems;

import io.github.multimove.Board;
import io.github.multimove.Movement.Component;
import io.github.multimove.Movement.Kind;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.problems.Stipulation.Goal;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Tells of a position that the turns left are too few to mate or stalemate one side's king, even if both sides help: never
 * wrongly, and often soon.
 *
 * <p>The king is mated on a square that it reaches with its own side's turns. There each square that it could go to is
 * attacked by the mating side or has a piece of the king's own side on it, and in a mate the king's square is attacked too.
 * A piece covers such <em>targets</em> from where it stands, if it stays there and the squares between are left, each by a
 * turn of its own; or after as many turns of its side as {@link Distances} says. Check is given by the last turn: a piece
 * that nothing can stand before goes away and comes back if it attacks the king's square now. The position is given up if
 * for no square of the king different pieces cover all targets with the turns that each side has. Where no turn of the side
 * to move is to spare, the first turns of all ways that are left are told.
 *
 * <p>Safe to share between threads: what is made when first asked is immutable, and may be made twice.
 */
final class MateDistance {
    /** The place of the mating side in what there is of each. */
    static final int MATING = 0;
    /** The place of the other side. */
    static final int MATED = 1;
    /** The place of the other side where it captures nothing, for then nothing is left to mate its king. */
    static final int PEACEFUL = 2;

    /** All squares. */
    static final long ANY = -1L;

    static final int MOST_SQUARES = 64;
    static final int MOST_TARGETS = 24;
    final Board board;
    private final List<PieceType> types;
    final PieceType royal;
    final boolean isMate;
    /** Whether pieces attack only by leaps, which nothing hinders, and along lines, which hold no second way to a square. */
    final boolean isPlain;

    final Side mating;
    /** By side, how far its pieces are. */
    final List<Distances> distances;
    /** By piece and square, what a piece of the mating side attacks on an empty board, each with the squares between. */
    private final List<Map<Square, List<Square>>> attacks;
    /** By side, and by piece and square: how far it is to each piece and square; made when first asked. */
    private final @Nullable Way[][] ways;
    /** By square, what there is to cover when the king stands there; made when first asked. */
    private final @Nullable Targets[] targets;
    /** By square of the king and by number of steps, the squares that are so far. */
    private final long[][] rings;

    private MateDistance(RuleSet rules, Goal goal, Side mating) {
        BaseGame base = rules.base();
        board = base.board();
        types = base.types();
        royal = base.royals().iterator().next();
        isMate = goal == Goal.MATE;
        isPlain = base.types().stream()
                .flatMap(type -> type.movement().components().stream())
                .filter(Component::capturing)
                .allMatch(MateDistance::isPlain);
        this.mating = mating;
        distances = List.of(
                new Distances(rules, mating, Set.of(), true),
                new Distances(rules, mating.opposite(), Set.of(), true),
                new Distances(rules, mating.opposite(), Set.of(), false));
        attacks = types.stream()
                .flatMap(type -> board.squares().stream()
                        .map(from -> distances.get(MATING).reached(type, from, Component::capturing)))
                .toList();
        ways = new @Nullable Way[distances.size()][board.size() * base.types().size()];
        targets = new @Nullable Targets[board.size()];
        rings = board.squares().stream().map(this::rings).toArray(long[][]::new);
    }

    /** Returns the question for the mates or stalemates of one side, or nothing if the rules have others than it knows. */
    static Optional<MateDistance> of(RuleSet rules, Goal goal, Side mating) {
        return (goal == Goal.MATE || goal == Goal.STALEMATE) && isSound(rules)
                ? Optional.of(new MateDistance(rules, goal, mating))
                : Optional.empty();
    }

    /** Whether a king goes by plain steps to every square that it reaches and that is not attacked, and only its mate wins. */
    private static boolean isSound(RuleSet rules) {
        BaseGame base = rules.base();
        return Distances.areSound(rules)
                && base.board().size() <= MOST_SQUARES
                && base.royals().size() == 1
                && base.freezes().isEmpty()
                && base.holes().isEmpty()
                && base.enterable().isEmpty()
                && !base.flyingGeneral()
                && !base.forbidsChecks()
                && !base.barredRanks().containsKey(base.royals().iterator().next())
                && base.promotions().stream()
                        .noneMatch(promotion -> promotion.into().stream().anyMatch(base.royals()::contains))
                && base.royals().iterator().next().movement().components().size() < MOST_TARGETS
                && base.royals().iterator().next().movement().components().stream()
                        .allMatch(MateDistance::isStep)
                && isMirrored(base.royals().iterator().next())
                && rules.royalRule() instanceof RoyalRule.LastRoyal rule
                && rule.exposure() == RoyalRule.Exposure.ILLEGAL;
    }

    private static boolean isPlain(Component component) {
        int files = component.vector().files();
        int ranks = component.vector().ranks();
        boolean isShortest =
                BigInteger.valueOf(files).gcd(BigInteger.valueOf(ranks)).intValue() == 1;
        return !component.screened()
                && component.over().isEmpty()
                && !component.initial()
                && (component.range() == 1 || isShortest);
    }

    /** Whether a king goes back by the steps by which it comes, so that kings attack each other, and Black's as White's. */
    private static boolean isMirrored(PieceType king) {
        Set<List<Integer>> steps = king.movement().components().stream()
                .map(step -> List.of(step.vector().files(), step.vector().ranks()))
                .collect(Collectors.toSet());
        return steps.stream()
                .allMatch(step -> steps.contains(List.of(-step.get(0), step.get(1)))
                        && steps.contains(List.of(step.get(0), -step.get(1))));
    }

    private static boolean isStep(Component component) {
        return component.kind() == Kind.TRAVEL
                && component.range() == 1
                && component.toEmpty()
                && component.capturing()
                && !component.initial()
                && !component.screened()
                && component.over().isEmpty()
                && component.levels().isEmpty();
    }

    int index(Side side) {
        return side == mating ? MATING : MATED;
    }

    /** How many moves a piece needs to each piece and square: in a record, so that another thread sees them all. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Way(int[] moves) {}

    int[] way(int side, int state) {
        Way found = ways[side][state];
        if (found == null) {
            found = new Way(distances.get(side).from(state));
            ways[side][state] = found;
        }
        return found.moves;
    }

    private long[] rings(Square from) {
        int[] way = way(MATED, royalOn(from.index()));
        long[] rings = new long[board.size()];
        for (int square = 0; square < board.size(); square++) {
            int steps = way[royalOn(square)];
            if (steps < rings.length) {
                rings[steps] |= 1L << square;
            }
        }
        return rings;
    }

    /** By number of steps, the squares that are so far from the other side's king on a square. */
    long[] rings(int square) {
        return rings[square];
    }

    /** Whether a piece is the king that is to be mated. */
    boolean isKing(Piece piece) {
        return piece.side() != mating && piece.type().letter() == royal.letter(); // letters tell types apart
    }

    int royalOn(int square) {
        return distances.get(MATED).state(royal, board.square(square));
    }

    /** The squares to which the first of so many moves may go with which a piece comes to be another on a square. */
    long first(int side, int state, int end, int moves) {
        long found = 0;
        for (int next : distances.get(side).after(state)) {
            found |= way(side, next)[end] == moves - 1 ? 1L << next % board.size() : 0;
        }
        return found;
    }

    Targets targets(int square) {
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
     * @param slides those of them that it slides to past other squares
     * @param between for each target, those squares, which must be empty then
     * @param sets by the number of moves, the largest sets of targets first covered after so many
     * @param within by the number of moves, all targets covered after one to so many
     * @param first by the number of moves and by target, the squares to which the first of so many goes to cover it
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared, read in every loop
    record Coverage(int now, int slides, long[] between, int[][] sets, int[] within, long[][] first) {
        int within(int moves) {
            return within[Math.min(moves, within.length - 1)];
        }

        /** The targets covered at once or after so many moves. */
        int ever(int moves) {
            return now | within(moves);
        }
    }

    /** What there is to cover when the king stands on a square. */
    final class Targets {
        private final Square king;
        /** The squares to which the king could go, and in a mate its own square last. */
        private final List<Square> squares;

        final int all;
        /** In a mate the target that is the king's own square. */
        final int check;
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
            check = isMate ? 1 << (squares.size() - 1) : 0;
            covered = new int[distances.size()][types.size() * board.size()];
            coverages = new @Nullable Coverage[distances.size()][types.size() * board.size()];
            for (PieceType type : types) {
                for (Square from : board.squares()) {
                    int state = distances.get(MATING).state(type, from);
                    covered[MATING][state] = set(attacks(type, from).keySet());
                    covered[MATED][state] = type.equals(royal) || from.equals(king) ? 0 : set(Set.of(from));
                    covered[PEACEFUL][state] = covered[MATED][state];
                }
            }
        }

        /** What a piece of the mating side attacks; nothing from where the king could take a king. */
        private Map<Square, List<Square>> attacks(PieceType type, Square from) {
            boolean isTaken = from.equals(king) || (type.equals(royal) && squares.contains(from));
            return isTaken ? Map.of() : attacks.get(distances.get(MATING).state(type, from));
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
            int back = back(side, state);
            int farthest =
                    Arrays.stream(way).filter(steps -> steps < Distances.NEVER).reduce(back, Math::max);
            int now = covered[side][state];
            long[] between = between(side, state);
            for (int k = 1; k <= farthest; k++) {
                largest.add(largest(way, k, covered[side], largest));
                if (k == back) {
                    add(now, largest);
                }
            }
            int[][] sets = largest.stream()
                    .map(found -> found.stream().mapToInt(Integer::intValue).toArray())
                    .toArray(int[][]::new);
            int[] within = new int[sets.length];
            for (int k = 1; k < sets.length; k++) {
                within[k] = Arrays.stream(sets[k]).reduce(within[k - 1], (one, other) -> one | other);
            }
            // the last turn gives check: what nothing can stand before has moved
            boolean isOpened = !isMate || !isPlain || between[squares.size() - 1] != 0;
            int stays = isOpened ? now : now & ~check;
            int slides = 0;
            for (int t = 0; t < between.length; t++) {
                slides |= between[t] != 0 ? 1 << t : 0;
            }
            return new Coverage(stays, slides, between, sets, within, firsts(side, state, back, sets.length));
        }

        /** After how many moves a piece that gives check where it stands may be back to give it; 0 if never. */
        private int back(int side, int state) {
            int moves = (covered[side][state] & check) == 0
                    ? Distances.NEVER
                    : Arrays.stream(distances.get(side).after(state))
                            .map(next -> way(side, next)[state])
                            .min()
                            .orElse(Distances.NEVER);
            return moves == Distances.NEVER ? 0 : moves + 1;
        }

        private long[][] firsts(int side, int state, int back, int number) {
            int[] way = way(side, state);
            long[][] firsts = new long[number][squares.size()];
            for (int end = 0; end < way.length; end++) {
                int moves = end == state ? back : way[end];
                if (covered[side][end] != 0 && moves > 0 && moves < number) {
                    long first = first(side, state, end, moves);
                    for (int left = covered[side][end]; left != 0; left &= left - 1) {
                        firsts[moves][Integer.numberOfTrailingZeros(left)] |= first;
                    }
                }
            }
            return firsts;
        }

        /** The sets covered after so many moves that are part of no other, nor of one covered sooner. */
        private List<Integer> largest(int[] way, int moves, int[] sets, List<List<Integer>> sooner) {
            List<Integer> found = new ArrayList<>();
            List<List<Integer>> all = new ArrayList<>(sooner);
            all.add(found);
            for (int state = 0; state < way.length; state++) {
                if (way[state] == moves && sets[state] != 0) {
                    add(sets[state], all);
                }
            }
            return found;
        }

        /** Adds a set to the last of some lists unless it is part of one that is known. */
        private static void add(int set, List<List<Integer>> known) {
            for (List<Integer> sets : known) {
                for (int other : sets) {
                    if ((set & ~other) == 0) {
                        return;
                    }
                }
            }
            List<Integer> last = known.get(known.size() - 1);
            last.removeIf(other -> (other & ~set) == 0);
            last.add(set);
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
