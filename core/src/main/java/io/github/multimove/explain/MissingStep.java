package io.github.multimove.explain;

import io.github.multimove.PieceType;
import io.github.multimove.Refusal;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A step that can be made, and so has to be made, is missing.
 *
 * {@snippet class="io.github.multimove.docs.Explaining" region="step"}
 *
 * @param kind what the step is
 * @param place its place in the turn, from 1
 * @param possible a sub-move that would be that step
 * @param isWholeTurn whether the turn is that step alone
 * @param types the types of the pieces that it is for, or, in a step for royal pieces or for others, the royal ones
 */
public record MissingStep(Kind kind, int place, SubMove possible, boolean isWholeTurn, Set<PieceType> types)
        implements Refusal {
    /** Copies the set. */
    public MissingStep {
        types = Set.copyOf(types);
    }

    @Override
    public Rule rule() {
        return Rule.STRUCTURE;
    }

    @Override
    public List<Square> squares() {
        return List.of(possible.start());
    }

    @Override
    public String sentence() {
        return switch (kind) {
                    case PAWN_MOVE ->
                        place > 1
                                ? hasToBe("a pawn move")
                                : (isWholeTurn ? "this turn is a pawn move" : "a turn begins with a pawn move")
                                        + " while a pawn can move";
                    case NON_PAWN_MOVE -> hasToBe("a move of a piece other than a pawn");
                    case ROYAL_MOVE, MOVE_OF_TYPES -> hasToBe("a move of " + names(" or "));
                    case NEITHER_MOVE -> hasToBe("a move of a piece that is neither a pawn nor " + names(" nor "));
                    case MOVE ->
                        place > 1
                                ? (place == 2 ? "a second move" : place == 3 ? "a third move" : "move " + place)
                                        + " is required"
                                : "this turn begins with a move";
                    case DROP -> "the turn goes on while there are pieces in hand: drop " + place + " is missing";
                    case PUSH ->
                        place > 1
                                ? "after the move an enemy pawn has to be pushed"
                                : hasToBe("a push of an enemy pawn");
                    case PLACE ->
                        place > 1
                                ? "after the move the duck has to be set on another square"
                                : hasToBe("the duck set on another square");
                    case SWAP -> hasToBe("a swap of two pieces");
                    case CHOICE -> "the promotion owed has to be chosen" + (place > 1 ? "" : " first");
                }
                + ", such as " + possible;
    }

    private String names(String between) {
        return types.stream().map(type -> "a " + type.name()).sorted().collect(Collectors.joining(between));
    }

    private String hasToBe(String what) {
        return "move " + place + " of this turn has to be " + what;
    }

    /** What a step of an ordered turn is. More may come in a minor version. */
    public enum Kind {
        /** A move of any piece. */
        MOVE,
        /** A move of a pawn, or of another piece that counts as one. */
        PAWN_MOVE,
        /** A move of another piece than a pawn. */
        NON_PAWN_MOVE,
        /** A move of a royal piece. */
        ROYAL_MOVE,
        /** A move of a piece that is neither a pawn nor royal. */
        NEITHER_MOVE,
        /** A move of a piece of some types. */
        MOVE_OF_TYPES,
        /** A drop. */
        DROP,
        /** A push of an enemy pawn. */
        PUSH,
        /** The neutral piece set on a square. */
        PLACE,
        /** The choice of the promotion owed. */
        CHOICE,
        /** Two pieces that change places. */
        SWAP
    }
}
