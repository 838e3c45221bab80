package io.github.multimove.testkit;

import io.github.multimove.Board;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.CastlingRight;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Sets positions up at random that play seldom meets: few pieces or many, far from home or promoted, kings and rooks at home
 * with their castling rights, squares that pawns can have passed. The same from the same seed.
 *
 * <p>Pieces are those of the initial position or of a position met in random play, so that any rule set's can be set up; those
 * in hand are put on the board.
 */
public final class RandomSetup {
    private static final int TRIES = 20;
    /** After so many turns of random play at most a position is taken to begin with. */
    private static final int MET_AFTER = 30;
    /** Longer series have too many turns to compare. */
    private static final int LONGEST_SERIES = 4;

    private static final int LONGEST_WAY = 7;

    private final RuleSet rules;
    private final SplittableRandom random;
    private final Setup start;

    private RandomSetup(RuleSet rules, long seed) {
        this.rules = rules;
        this.random = new SplittableRandom(seed);
        this.start = Setup.of(
                random.nextBoolean()
                        ? rules.initialPosition()
                        : RandomPlay.position(rules, List.of(), random.nextLong(), turns(MET_AFTER)));
    }

    /** Returns a position, or nothing if what was set up was impossible many times. */
    public static Optional<Position> position(RuleSet rules, long seed) {
        RandomSetup setup = new RandomSetup(rules, seed);
        for (int i = 0; i < TRIES; i++) {
            Setup tried = setup.repaired(setup.setUp());
            if (rules.problems(tried).isEmpty()) {
                return Optional.of(rules.position(tried));
            }
        }
        return Optional.empty();
    }

    /**
     * Returns a position in which pieces of the side to move stand between a royal piece and one of the other side's, on a row,
     * a diagonal or another straight way; or nothing if what was set up was impossible many times, or no piece is royal.
     */
    public static Optional<Position> sheltered(RuleSet rules, long seed) {
        RandomSetup setup = new RandomSetup(rules, seed);
        for (int i = 0; i < TRIES; i++) {
            Optional<Setup> tried = setup.sheltered(setup.setUp()).map(setup::repaired);
            if (tried.isPresent() && rules.problems(tried.get()).isEmpty()) {
                return Optional.of(rules.position(tried.get()));
            }
        }
        return Optional.empty();
    }

    /** Returns a set-up without so many pieces, in no order, as are {@link PositionException.Kind#TOO_MUCH_MATERIAL too many}. */
    public static Setup withReachableMaterial(RuleSet rules, Setup tried) {
        Set<PositionException.Problem> left = tooMuch(rules, Objects.requireNonNull(tried, "tried"));
        if (left.isEmpty()) {
            return tried;
        }
        List<Square> squares = new ArrayList<>(tried.pieces().keySet());
        Collections.shuffle(squares, new Random(squares.size()));
        Setup reached = tried;
        for (int i = 0; i < squares.size() && !left.isEmpty(); i++) {
            Setup without = reached.toBuilder().pieces(squares.get(i)).build();
            Set<PositionException.Problem> now = tooMuch(rules, without);
            if (!now.equals(left)) { // the numbers that the sentences name have changed
                reached = without;
                left = now;
            }
        }
        return reached;
    }

    private static Set<PositionException.Problem> tooMuch(RuleSet rules, Setup tried) {
        Set<PositionException.Problem> problems = new HashSet<>(rules.problems(tried));
        problems.removeIf(problem -> problem.kind() != PositionException.Kind.TOO_MUCH_MATERIAL);
        return problems;
    }

    private int turns(int most) {
        return TurnTraits.countsTurns(rules) ? LONGEST_SERIES : most;
    }

    private Setup setUp() {
        BaseGame base = rules.base();
        Side side = random.nextBoolean() ? Side.WHITE : Side.BLACK;
        Setup.Builder builder = start.toBuilder()
                .side(side)
                .castlingRights(base.castlingRights())
                .noEnPassant()
                .siblingsByKind()
                .halfTurnClock(random.nextInt(60))
                .turnNumber(1 + random.nextInt(turns(60)));
        Set<Square> kept = castlers(base);
        double gone = random.nextDouble();
        double moved = random.nextDouble();
        double promoted = random.nextInt(3) == 0 ? random.nextDouble() : 0;
        Set<Square> taken = new HashSet<>(start.pieces().keySet());
        taken.addAll(start.neutralSquares());
        start.pieces().forEach((square, pieces) -> {
            Piece piece = pieces.get(0);
            boolean royal = base.royals().contains(piece.type());
            if (kept.contains(square)) {
                return;
            }
            if (!royal && random.nextDouble() < gone) {
                builder.pieces(square);
                taken.remove(square);
            } else if (random.nextDouble() < moved) {
                builder.pieces(square);
                taken.remove(square);
                Square to = empty(taken);
                taken.add(to);
                builder.pieces(to, random.nextDouble() < promoted && !royal ? other(piece) : piece);
            }
        });
        for (Side of : Side.values()) {
            start.hand(of).forEach((type, count) -> {
                builder.hand(of, type, 0);
                for (int i = 0; i < count; i++) {
                    Square to = empty(taken);
                    taken.add(to);
                    builder.pieces(to, new Piece(of, type));
                }
            });
        }
        for (int i = random.nextInt(3); base.enPassant() && i > 0; i--) {
            passing(builder, side);
        }
        return builder.build();
    }

    /** A pawn of the side not to move that has gone two ranks, and one of the other side's beside it. */
    private void passing(Setup.Builder builder, Side side) {
        Board board = rules.base().board();
        PieceType pawn = List.copyOf(rules.base().pawns()).get(0);
        int ahead = side == Side.WHITE ? -1 : 1;
        int home = side == Side.WHITE ? board.ranks() - 2 : 1;
        int file = random.nextInt(board.files());
        int level = random.nextInt(board.levels());
        int beside = file + (random.nextBoolean() ? 1 : -1);
        Optional<Square> passed = board.square(file, home + ahead, level);
        Optional<Square> to = board.square(file, home + 2 * ahead, level);
        Optional<Square> capturer = board.square(beside, home + 2 * ahead, level);
        Optional<Square> from = board.square(file, home, level);
        if (passed.isPresent() && to.isPresent() && from.isPresent()) {
            builder.pieces(from.get())
                    .pieces(passed.get())
                    .pieces(to.get(), new Piece(side.opposite(), pawn))
                    .enPassant(passed.get());
            capturer.ifPresent(square -> builder.pieces(square, new Piece(side, pawn)));
        }
    }

    private Optional<Setup> sheltered(Setup tried) {
        List<Square> royals = tried.pieces().entrySet().stream()
                .filter(entry -> entry.getValue().get(0).side() == tried.side())
                .filter(entry -> isRoyal(entry.getValue()))
                .map(Map.Entry::getKey)
                .toList();
        List<Square> way = royals.isEmpty() ? List.of() : way(tried, royals.get(random.nextInt(royals.size())));
        if (way.size() < 2) {
            return Optional.empty();
        }
        int end = 1 + random.nextInt(way.size() - 1);
        Piece piece = new Piece(tried.side(), List.copyOf(rules.base().types()).get(0));
        Setup.Builder builder = tried.toBuilder();
        way.subList(0, end).forEach(builder::pieces);
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
            builder.pieces(way.get(random.nextInt(end)), other(piece));
        }
        builder.pieces(way.get(end), other(new Piece(tried.side().opposite(), piece.type())));
        return Optional.of(builder.build());
    }

    /** The squares in some direction, up to the edge or a royal piece. */
    private List<Square> way(Setup tried, Square from) {
        int file = random.nextInt(3) - 1;
        int rank = random.nextInt(3) - 1;
        int level = random.nextInt(3) - 1;
        List<Square> way = new ArrayList<>();
        Optional<Square> next = Optional.of(from);
        for (int i = 1; i <= LONGEST_WAY && next.isPresent(); i++) {
            next = rules.base()
                    .board()
                    .square(from.file() + i * file, from.rank() + i * rank, from.level() + i * level)
                    .filter(square -> !isRoyal(tried.pieces().getOrDefault(square, List.of())));
            next.ifPresent(way::add);
        }
        return way;
    }

    private boolean isRoyal(List<Piece> pieces) {
        return pieces.stream().anyMatch(piece -> rules.base().royals().contains(piece.type()));
    }

    /** The squares of pieces that stay at home, so that they can castle. */
    private Set<Square> castlers(BaseGame base) {
        Set<Square> squares = new HashSet<>();
        boolean many = random.nextBoolean();
        for (CastlingRight right : base.castlingRights()) {
            if (many && random.nextInt(4) > 0) {
                squares.add(right.king());
                squares.add(right.rook());
            }
        }
        return squares;
    }

    private Square empty(Set<Square> taken) {
        List<Square> squares = rules.base().board().squares();
        while (true) {
            Square square = squares.get(random.nextInt(squares.size()));
            if (!taken.contains(square)) {
                return square;
            }
        }
    }

    /** A piece of the same side, of any kind that is not royal. */
    private Piece other(Piece piece) {
        List<PieceType> types = rules.base().types().stream()
                .filter(type -> !rules.base().royals().contains(type))
                .toList();
        return new Piece(piece.side(), types.get(random.nextInt(types.size())));
    }

    private Setup repaired(Setup tried) {
        return withReachableMaterial(rules, tried)
                .withoutPiecesOutOfPlace(rules)
                .withoutImpossibleCastlingRights(rules)
                .withoutImpossibleEnPassant(rules);
    }
}
