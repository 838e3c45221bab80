package io.github.multimove.explain;

import io.github.multimove.Refusal;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import java.util.List;

/**
 * Why one sub-move cannot be made where it stands in a turn.
 *
 * {@snippet class="io.github.multimove.docs.Explaining" region="form"}
 *
 * @param kind what hinders it
 * @param subMove the text of the sub-move, or the text as it was written where no sub-move is meant
 * @param squares where the piece stands that would move, or the square of a drop; then that of the piece which hinders it
 * @param possible the sub-moves that can be made in its place, where the kind says so
 * @param sentence the sentence that says why
 */
public record SubMoveRefusal(Kind kind, String subMove, List<Square> squares, List<SubMove> possible, String sentence)
        implements Refusal {
    /** Copies the lists. */
    public SubMoveRefusal {
        squares = List.copyOf(squares);
        possible = List.copyOf(possible);
    }

    @Override
    public Rule rule() {
        return kind.rule;
    }

    /** What hinders a sub-move. More may come in a minor version: a {@code switch} needs a default. */
    public enum Kind {
        /** No piece of the side to move stands on the square that it begins on. */
        NO_PIECE(Rule.NO_PIECE),
        /** The piece to be dropped is not in hand. */
        NOT_IN_HAND(Rule.NO_PIECE),
        /** No piece of the side to move is meant by the text. */
        NO_PIECE_CAN,
        /** The piece is frozen by an enemy (rules/base-games.md, Freezing), on the second square. */
        FROZEN(Rule.FROZEN),
        /** A square is one of another board. */
        OTHER_BOARD(Rule.FOREIGN),
        /** It is described for another position: another piece moves or is captured by the sub-move possible here. */
        FOREIGN(Rule.FOREIGN),
        /** The piece does not go there, whatever stands where. */
        NO_SUCH_MOVE,
        /** A piece on the second square is in the way, of castling too, or a friend on the destination. */
        BLOCKED,
        /** The neutral piece is in the way, on the second square (rules/duck.md, 1). */
        BLOCKED_BY_NEUTRAL,
        /** The piece leaps over exactly one other, close behind it, and not as the board stands. */
        NO_SCREEN,
        /** The piece goes there only without capturing, and an enemy stands there, on the second square. */
        CANNOT_CAPTURE,
        /** The piece goes there only to capture, and no enemy stands there. */
        NOTHING_TO_CAPTURE,
        /** It is possible in another way only: by another promotion, by none, remotely, or written with its letter. */
        ONLY_AS,
        /** The piece must be promoted to a captured piece, and there is none (rules/base-games.md, Grand Chess). */
        NO_CAPTURED_PIECE,
        /** The right to castle is gone, or the game has no such castling. */
        NO_CASTLING_RIGHT,
        /** King or rook belongs to siblings that move together (rules/twins.md, Castling). */
        SIBLING_CANNOT_CASTLE,
        /** The rules know no such drop here. */
        NO_DROP,
        /** The piece in hand cannot be dropped there (rules/geminus.md, Drop phase). */
        BAD_DROP,
        /** Pieces in hand are dropped first, and no piece moves until then. */
        DROPS_FIRST(Rule.STRUCTURE),
        /** The neutral piece is set on an empty square other than its own (rules/duck.md, 2). */
        NO_PLACEMENT,
        /** A push moves an enemy pawn one square forward, to an empty square (rules/avalanche.md, 2). */
        NO_PUSH,
        /** The two pieces cannot change places. */
        NO_SWAP;

        private final Rule rule;

        Kind() {
            this(Rule.MOVEMENT);
        }

        Kind(Rule rule) {
            this.rule = rule;
        }
    }
}
