package io.github.multimove.files;

import io.github.multimove.Board;
import io.github.multimove.Movement;
import io.github.multimove.Movement.Component;
import io.github.multimove.Movement.Offset;
import io.github.multimove.PieceType;
import io.github.multimove.Side;
import io.github.multimove.Square;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Double steps: the pawn's own, and what Betza notation marks with {@code i}. The format lets both begin on the squares of the
 * double step region; the library from the ranks on which the array has pawns of the kind, unless the game says otherwise.
 */
final class PawnSteps {
    private static final Component TRIPLE_STEP = Component.leap(new Offset(0, 3, 0))
            .moveOnly()
            .initialOnly()
            .over(List.of(new Offset(0, 1, 0), new Offset(0, 2, 0)));

    private final GameMaker maker;

    PawnSteps(GameMaker maker) {
        this.maker = maker;
    }

    /** Whether a piece goes sideways from some rank on alone. */
    private boolean crosses(DraftPiece piece) {
        return piece.slot().equals("soldier") && maker.draft.soldierRank > 1;
    }

    /** Whether a piece that goes sideways from some rank on does so from a square. */
    boolean crosses(PieceType type, Side side, Square from) {
        return maker.draft.soldierRank > 1
                && type.equals(maker.types.get("soldier"))
                && beyond(side).contains(from);
    }

    /** Returns how a piece moves, with its double step if it has one. */
    Movement movement(DraftPiece piece) {
        if (crosses(piece)) {
            return maker.draft.withLines(
                    new DraftPiece(piece.slot(), piece.letter(), Movement.betza("fWisW"), piece.entry()));
        }
        Draft draft = maker.draft;
        Movement movement = draft.withLines(piece);
        if (piece.slot().equals(draft.passer()) && draft.passing.size() == 2) {
            movement = movement.and(Movement.of(List.of(Component.stay())));
        }
        boolean pawn = piece.slot().equals("pawn");
        boolean triple = pawn
                && !(tripleSteps(Side.WHITE).isEmpty()
                        && tripleSteps(Side.BLACK).isEmpty());
        if (triple && !draft.given.containsKey("initial")) {
            movement = movement.and(Movement.of(List.of(TRIPLE_STEP)));
        }
        boolean initial = movement.components().stream().anyMatch(Component::initial);
        if ((!pawn && !initial) || draft.given.containsKey("initial")) {
            return movement;
        }
        Set<Square> white = region(piece, Side.WHITE);
        Set<Square> black = region(piece, Side.BLACK);
        if (!draft.doubleStep || (white.isEmpty() && black.isEmpty())) {
            return Movement.of(movement.components().stream()
                    .filter(component -> !component.initial() || component.equals(TRIPLE_STEP))
                    .toList());
        }
        return pawn ? movement.and(Movement.betza("imfnD")) : movement;
    }

    /** Says from which squares initial moves begin, where they are not those that the array says. */
    void begin(DraftPiece piece, PieceType type) {
        if (!crosses(piece) && maker.draft.given.containsKey("initial")) {
            return;
        }
        for (Side side : Side.values()) {
            Set<Square> region = crosses(piece) ? beyond(side) : region(piece, side);
            for (Component component : type.movement().components()) {
                if (component.initial() && component.equals(TRIPLE_STEP)) {
                    maker.builder.initialFrom(side, type, component, tripleSteps(side));
                } else if (component.initial() && !region.equals(home(piece, side))) {
                    maker.builder.initialFrom(side, type, component, region);
                }
            }
        }
    }

    /** Whether a piece passes squares by a move with {@code i}, so that it can be captured there. */
    static boolean passes(PieceType type) {
        return type.movement().components().stream().anyMatch(PawnSteps::passes);
    }

    private static boolean passes(Component c) {
        int length = Math.max(Math.abs(c.vector().files()), Math.abs(c.vector().ranks()));
        boolean straight = c.vector().levels() == 0
                && (c.vector().files() == 0
                        || c.vector().ranks() == 0
                        || Math.abs(c.vector().files()) == Math.abs(c.vector().ranks()));
        boolean far = c.range() != 1 || (straight && length > 1) || !c.over().isEmpty();
        return c.initial() && c.toEmpty() && !c.screened() && far;
    }

    /** The squares from which a soldier goes sideways. */
    private Set<Square> beyond(Side side) {
        int ranks = maker.draft.ranks;
        int first = maker.draft.soldierRank;
        return (side == Side.WHITE ? Zone.ranks(first - 1, ranks - 1) : Zone.ranks(0, ranks - first)).on(maker.board);
    }

    private Set<Square> tripleSteps(Side side) {
        Zone zone = side == Side.WHITE ? maker.draft.tripleStepWhite : maker.draft.tripleStepBlack;
        Set<Square> squares = new LinkedHashSet<>(zone.on(maker.board));
        squares.removeIf(square -> leavesRegion(side, square, 2));
        return squares;
    }

    /** Whether a pawn's steps leave the squares where it may go: its double step is one step after another, and none may. */
    private boolean leavesRegion(Side side, Square from, int steps) {
        Zone way = maker.draft.regions.get(Draft.regionKey(side, "pawn"));
        boolean leaves = false;
        for (int n = 1; way != null && !way.isNone() && n <= steps; n++) {
            leaves |= maker.board
                    .square(from.file(), from.rank() + (side == Side.WHITE ? n : -n), 0)
                    .filter(way.on(maker.board)::contains)
                    .isEmpty();
        }
        return leaves;
    }

    /** The squares of the region that the piece can stand on: it never goes back, unless it is dropped there. */
    private Set<Square> region(DraftPiece piece, Side side) {
        Board board = maker.board;
        Zone zone = side == Side.WHITE ? maker.draft.doubleStepWhite : maker.draft.doubleStepBlack;
        Set<Square> squares = new LinkedHashSet<>(zone.on(board));
        boolean back =
                piece.movement().components().stream().anyMatch(c -> c.vector().ranks() < 0);
        List<Integer> ranks = ranks(piece, side);
        if (piece.slot().equals("pawn")) {
            squares.removeIf(square -> leavesRegion(side, square, 1));
        }
        if (maker.mayDrop(piece.letter(), side)) {
            return squares; // it may be dropped behind where it stands in the array
        }
        squares.removeIf(square -> ranks.isEmpty()
                || (!back
                        && (side == Side.WHITE
                                ? square.rank() < ranks.get(0)
                                : square.rank() > ranks.get(ranks.size() - 1))));
        return squares;
    }

    /** The ranks on which the array has the piece, ascending. */
    private List<Integer> ranks(DraftPiece piece, Side side) {
        return maker.board.squares().stream()
                .filter(square -> maker.stands(square, piece.letter(), side))
                .map(Square::rank)
                .distinct()
                .sorted()
                .toList();
    }

    private Set<Square> home(DraftPiece piece, Side side) {
        Set<Square> squares = new LinkedHashSet<>();
        boolean isPawn = maker.draft.pawns().contains(piece.slot());
        for (Square square : maker.board.squares()) {
            if (maker.stands(square, piece.letter(), side)) {
                squares.addAll(isPawn ? maker.board.rank(square.rank()) : Set.of(square));
            }
        }
        return squares;
    }
}
