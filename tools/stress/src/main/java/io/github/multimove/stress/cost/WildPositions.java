package io.github.multimove.stress.cost;

import io.github.multimove.Board;
import io.github.multimove.InputException;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Siblings;
import io.github.multimove.testkit.RandomSetup;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Draws positions that are expensive to ask about, and changes them a little; possible ones only, and if asked those
 * whose material a game can reach. One thread.
 */
final class WildPositions {
    private static final int TRIES = 30;
    private static final int[] PERCENT = {5, 15, 35, 60, 90};
    private static final int[] NUMBERS = {2, 3, 6, 12, 20, 30};
    private static final int CHANGES = 9;

    private final RuleSet rules;
    private final BaseGame game;
    private final Board board;
    private final SplittableRandom random;
    private final boolean areReachable;
    private final List<PieceType> kinds = new ArrayList<>();

    WildPositions(RuleSet rules, long seed, boolean areReachable) {
        this.areReachable = areReachable;
        this.rules = rules;
        this.game = rules.base();
        this.board = game.board();
        this.random = new SplittableRandom(seed);
        for (PieceType type : game.types()) {
            if (!game.royals().contains(type)) {
                kinds.add(type);
            }
        }
    }

    /** The text of a position drawn at random, if one of some is possible. */
    Optional<String> next() {
        boolean drops = Stream.of(Side.values())
                .anyMatch(side -> !rules.initialPosition().hand(side).isEmpty());
        for (int i = 0; i < TRIES; i++) {
            if (drops && random.nextInt(3) > 0) {
                return Optional.of(played().toString());
            }
            Optional<String> text = text(drawn());
            if (text.isPresent()) {
                return text;
            }
        }
        return Optional.empty();
    }

    /** Games that begin with drops are played for some turns: few other positions of theirs are possible. */
    private Position played() {
        Position position = rules.initialPosition();
        for (int left = random.nextInt(20); left > 0 && !position.legalTurns().isEmpty(); left--) {
            position = position.play(position.legalTurns().sample(random));
        }
        return position;
    }

    /** The text of a position that differs from another by a piece or a few, if one of some is possible. */
    Optional<String> changed(String text) {
        for (int i = 0; i < TRIES; i++) {
            Setup.Builder builder = rules.setup(text).toBuilder().noEnPassant();
            for (int n = 1 + random.nextInt(4); n > 0; n--) {
                change(builder, rules.setup(text));
            }
            Optional<String> changed = text(builder);
            if (changed.isPresent() && !changed.get().equals(text)) {
                return changed;
            }
        }
        return Optional.empty();
    }

    private Optional<String> text(Setup.Builder builder) {
        try {
            Setup setup = RandomSetup.withReachableMaterial(rules, builder.build())
                    .withoutPiecesOutOfPlace(rules)
                    .withoutImpossibleCastlingRights(rules)
                    .withoutImpossibleEnPassant(rules);
            setup = needsSets() ? inSets(setup) : setup;
            if (!rules.problems(setup).isEmpty()) {
                setup = setup.withOtherSideToMove();
            }
            return rules.problems(setup).isEmpty() ? reachable(setup).map(Position::toString) : Optional.empty();
        } catch (InputException e) {
            return Optional.empty();
        }
    }

    /** The position of a set-up, if asked without some pieces, so that a game can reach what is left; nothing if there is none. */
    private Optional<Position> reachable(Setup setup) {
        Position position = rules.position(setup);
        List<Square> squares = new ArrayList<>(setup.pieces().keySet());
        while (areReachable && position.hasTooMuchMaterial() && !squares.isEmpty()) {
            Square square = squares.remove(random.nextInt(squares.size()));
            Setup without =
                    Setup.of(position).toBuilder().noEnPassant().pieces(square).build();
            position = rules.problems(without).isEmpty() ? rules.position(without) : position;
        }
        return Optional.of(position).filter(each -> !areReachable || !each.hasTooMuchMaterial());
    }

    /** Whether kinds do not tell who is whose sibling. */
    private boolean needsSets() {
        return rules.structure() instanceof Siblings siblings && siblings.kin().isEmpty();
    }

    /** The same with pieces of the kinds that have siblings in the array put into sets, each side's own. */
    private Setup inSets(Setup setup) {
        Position start = rules.initialPosition();
        Set<PieceType> types = start.siblings().stream()
                .flatMap(List::stream)
                .map(square -> start.pieces(square).get(0).type())
                .collect(Collectors.toSet());
        List<List<Square>> sets = new ArrayList<>();
        for (Side side : Side.values()) {
            List<Square> squares = setup.pieces().keySet().stream()
                    .filter(square -> setup.pieces(square).get(0).side() == side
                            && types.contains(setup.pieces(square).get(0).type()))
                    .sorted()
                    .toList();
            int cut = random.nextInt(squares.size() + 1);
            Stream.of(squares.subList(0, cut), squares.subList(cut, squares.size()))
                    .filter(set -> set.size() > 1)
                    .forEach(sets::add);
        }
        sets.sort(Comparator.comparing(set -> set.get(0)));
        return setup.toBuilder().siblings(sets).build();
    }

    private Setup.Builder drawn() {
        Position start = rules.initialPosition();
        Setup.Builder builder = Setup.builder(board)
                .side(random.nextBoolean() ? Side.WHITE : Side.BLACK)
                .turnNumber(NUMBERS[random.nextInt(NUMBERS.length)])
                .castlingRights(game.castlingRights());
        if (random.nextInt(4) == 0) {
            builder.variantField("reply", random.nextBoolean() ? "r" : "-");
        }
        int percent = PERCENT[random.nextInt(PERCENT.length)];
        PieceType[] few = {kind(), kind(), kind()};
        int used = 1 + random.nextInt(few.length);
        for (Square square : board.squares()) {
            if (random.nextInt(100) < percent) {
                builder.pieces(square, new Piece(side(), few[random.nextInt(used)]));
            }
        }
        for (List<Piece> pieces : start.pieces().values()) {
            for (Piece piece : pieces) {
                if (game.royals().contains(piece.type())) {
                    builder.pieces(square(), piece);
                }
            }
        }
        start.neutralSquares().forEach(square -> builder.neutral(square()));
        if (random.nextInt(3) == 0) {
            for (int i = 0; i < board.files(); i++) {
                builder.enPassant(square());
            }
        }
        return builder;
    }

    private void change(Setup.Builder builder, Setup old) {
        Square square = square();
        boolean royal =
                old.pieces(square).stream().anyMatch(piece -> game.royals().contains(piece.type()));
        switch (random.nextInt(CHANGES)) {
            case 0 -> builder.side(old.side().opposite());
            case 1 -> builder.turnNumber(NUMBERS[random.nextInt(NUMBERS.length)]);
            case 2, 3 -> { // a piece, or two, goes elsewhere
                Square to = square();
                if (old.pieces(to).stream().noneMatch(piece -> game.royals().contains(piece.type()))) {
                    builder.pieces(to, old.pieces(square)).pieces(square, royal ? List.of() : old.pieces(to));
                }
            }
            case 4 -> {
                if (!royal) {
                    builder.pieces(square, List.of());
                }
            }
            case 5 -> builder.enPassant(square);
            default -> {
                if (!royal) {
                    builder.pieces(square, new Piece(side(), random.nextBoolean() ? kind() : like(old)));
                }
            }
        }
    }

    /** A kind that stands on the board already, if the first piece looked at is of one. */
    private PieceType like(Setup old) {
        for (List<Piece> pieces : old.pieces().values()) {
            PieceType type = pieces.get(0).type();
            if (!game.royals().contains(type) && random.nextInt(3) == 0) {
                return type;
            }
        }
        return kind();
    }

    private PieceType kind() {
        return kinds.get(random.nextInt(kinds.size()));
    }

    private Side side() {
        return random.nextBoolean() ? Side.WHITE : Side.BLACK;
    }

    private Square square() {
        return board.square(random.nextInt(board.size()));
    }
}
