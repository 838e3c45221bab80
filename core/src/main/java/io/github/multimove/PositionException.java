package io.github.multimove;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serial;
import java.io.Serializable;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Refuses a text or bytes that are not of the form of a position, or a position that a rule set cannot have. It lists every
 * problem that was found, each with its kind; a text that is not of the form has one problem, which names the character,
 * and bytes that are not have one, which names the byte.
 *
 * <p>It is serialized whole: read again it has the same problems.
 *
 * {@snippet class="io.github.multimove.docs.PositionsAndText" region="refuse"}
 */
public final class PositionException extends InputException {
    @Serial
    private static final long serialVersionUID = 2;

    /** What is wrong with a position. More may come in a minor version. */
    public enum Kind {
        /** The text is not of the form. */
        TEXT,
        /** The bytes are not of the form, or not those that the position would be written as. */
        BYTES,
        /** A piece stands where its kind cannot stand. */
        PIECE_OUT_OF_PLACE,
        /** Several pieces share a square where the rules do not let them. */
        STACK,
        /**
         * In a game with siblings, a side has more pieces than can come from the array: the pieces of a kind beyond those of the array
         * were promoted from pieces that are gone. Other games read such positions, and {@link Position#hasTooMuchMaterial()} tells.
         */
        TOO_MUCH_MATERIAL,
        /** A side has no royal piece. */
        NO_ROYAL,
        /** A side has more royal pieces than the array. */
        TOO_MANY_ROYALS,
        /** The side to move could capture the other side's last royal piece, in a game won by checkmate. */
        ROYAL_CAPTURABLE,
        /** A castling right without its king or rook at home. */
        CASTLING_RIGHT,
        /** A square that cannot just have been passed by a pawn. */
        EN_PASSANT,
        /** The pieces in hand do not fit the turn. */
        HAND,
        /** The sets of siblings do not fit the placement. */
        SIBLINGS
    }

    /**
     * One problem.
     *
     * @param kind its kind
     * @param message what was expected, what was found and where
     */
    public record Problem(Kind kind, String message) implements Serializable {
        @Serial
        private static final long serialVersionUID = 1;

        /** Refuses null. */
        public Problem {
            Objects.requireNonNull(kind, "kind");
            Objects.requireNonNull(message, "message");
        }

        @Override
        public String toString() {
            return message;
        }
    }

    private final List<Problem> problems;

    /**
     * Makes the exception.
     *
     * @param problems one or more problems
     */
    public PositionException(List<Problem> problems) {
        super(problems.stream().map(Problem::message).collect(Collectors.joining("; ")));
        this.problems = List.copyOf(problems);
    }

    @Serial
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (problems == null) {
            throw new InvalidObjectException("expected the problems of a position, found none");
        }
    }

    /** Returns every problem that was found, in the order of the text's fields. */
    public List<Problem> problems() {
        return problems;
    }

    /** Returns the kinds of problems that were found. */
    public Set<Kind> kinds() {
        Set<Kind> kinds = EnumSet.noneOf(Kind.class);
        problems().forEach(problem -> kinds.add(problem.kind()));
        return kinds;
    }
}
