package io.github.multimove.files;

import io.github.multimove.Board;
import io.github.multimove.Movement;
import io.github.multimove.Movement.Component;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.files.VariantFileException.Kind;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Double steps: the pawn's own, and what Betza notation marks with {@code i}. The format lets both begin on the squares of the
 * double step region; the library from the ranks on which the array has pawns of the kind. Where these differ the game is
 * refused.
 */
final class PawnSteps {
    private final GameMaker maker;

    PawnSteps(GameMaker maker) {
        this.maker = maker;
    }

    /** Returns how a piece moves, with its double step if it has one. */
    Movement movement(Man man) {
        Draft draft = maker.draft;
        Movement movement = man.movement();
        boolean pawn = man.slot().equals("pawn");
        boolean initial = movement.components().stream().anyMatch(Component::initial);
        if ((!pawn && !initial) || draft.given.containsKey("initial")) {
            return movement;
        }
        Set<Square> white = region(man, Side.WHITE);
        Set<Square> black = region(man, Side.BLACK);
        if ((pawn && !draft.doubleStep) || (white.isEmpty() && black.isEmpty())) {
            return Movement.of(movement.components().stream()
                    .filter(component -> !component.initial())
                    .toList());
        }
        if (!white.equals(home(man, Side.WHITE)) || !black.equals(home(man, Side.BLACK))) {
            maker.problem(
                    draft.doubleStepEntry,
                    Kind.UNSUPPORTED,
                    "a double step region that is the ranks on which the array has the "
                            + NamedMen.english(man.slot(), man.letter()),
                    "another");
        }
        return pawn ? movement.and(Movement.betza("imfnD")) : movement;
    }

    /** The squares of the region that the piece can stand on, which never goes back. */
    private Set<Square> region(Man man, Side side) {
        Board board = maker.board;
        Zone zone = side == Side.WHITE ? maker.draft.doubleStepWhite : maker.draft.doubleStepBlack;
        Set<Square> squares = new LinkedHashSet<>(zone.on(board));
        boolean back =
                man.movement().components().stream().anyMatch(c -> c.vector().ranks() < 0);
        List<Integer> ranks = ranks(man, side);
        squares.removeIf(square -> ranks.isEmpty()
                || (!back
                        && (side == Side.WHITE
                                ? square.rank() < ranks.get(0)
                                : square.rank() > ranks.get(ranks.size() - 1))));
        return squares;
    }

    /** The ranks on which the array has the piece, ascending. */
    private List<Integer> ranks(Man man, Side side) {
        return maker.board.squares().stream()
                .filter(square -> maker.array.has(maker.board, square, man.letter(), side))
                .map(Square::rank)
                .distinct()
                .sorted()
                .toList();
    }

    private Set<Square> home(Man man, Side side) {
        Set<Square> squares = new LinkedHashSet<>();
        boolean isPawn = maker.draft.pawns.contains(man.slot());
        for (Square square : maker.board.squares()) {
            if (maker.array.has(maker.board, square, man.letter(), side)) {
                squares.addAll(isPawn ? maker.board.rank(square.rank()) : Set.of(square));
            }
        }
        return squares;
    }
}
