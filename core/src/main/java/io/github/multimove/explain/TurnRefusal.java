package io.github.multimove.explain;

import io.github.multimove.Refusal;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import java.util.List;
import java.util.Optional;

/**
 * Why sub-moves, each of which can be made where it stands, do not make up a turn.
 *
 * {@snippet class="io.github.multimove.docs.Explaining" region="clash"}
 *
 * @param kind what is wrong with them
 * @param subMoves those of the turn that show it: the two that clash, the early one and the late one as they are written, those
 *     that promote, the castling; else all
 * @param squares the squares of the pieces concerned, the most telling first
 * @param on the square that two sub-moves contend for, if they do
 * @param sentence the sentence that says why
 */
public record TurnRefusal(Kind kind, List<SubMove> subMoves, List<Square> squares, Optional<Square> on, String sentence)
        implements Refusal {
    /** Copies the lists. */
    public TurnRefusal {
        subMoves = List.copyOf(subMoves);
        squares = List.copyOf(squares);
    }

    @Override
    public Rule rule() {
        return kind.rule;
    }

    /** What is wrong with sub-moves as a turn. More may come in a minor version: a {@code switch} needs a default. */
    public enum Kind {
        /** Two move the same piece, in castling the rook too. */
        SAME_PIECE(Rule.COMBINATION),
        /** Two go to the same square, in castling the rook too. */
        SAME_DESTINATION(Rule.COMBINATION),
        /** Two capture the same piece. */
        SAME_CAPTURE(Rule.COMBINATION),
        /** Two would meet on their ways (rules/two-prong.md, Collision). */
        COLLISION(Rule.COMBINATION),
        /** A piece would move on from where the sub-move has brought it. */
        MOVED_ALREADY(Rule.COMBINATION),
        /** There are not enough captured pieces for the promotions (rules/base-games.md, Grand Chess). */
        SHORT_RESERVE(Rule.COMBINATION),
        /** More pieces would move than a turn has here. */
        TOO_MANY_PIECES,
        /** Of a turn's places some are for pawns or for other pieces, and these pieces do not all find one. */
        NO_PLACE,
        /** They are not in ascending order of squares. */
        NOT_ASCENDING(Rule.ORDER),
        /** The pawn moves first. */
        PAWN_FIRST(Rule.ORDER),
        /** The promotion owed is chosen first (rules/avalanche.md, 3). */
        CHOICE_FIRST(Rule.ORDER),
        /** The enemy pawn is pushed after the move (rules/avalanche.md). */
        PUSH_LAST(Rule.ORDER),
        /** The neutral piece is set after the move (rules/duck.md). */
        PLACEMENT_LAST(Rule.ORDER),
        /** Two pieces move that are not siblings (rules/twins.md, 1). */
        NOT_SIBLINGS,
        /** A sibling, on the square, must move as well and does not (rules/twins.md, 1). */
        SIBLING_MISSING,
        /** Castling is a turn by itself. */
        CASTLING_ALONE,
        /** Several siblings move where one piece moves in a turn. */
        ONE_PIECE_ONLY,
        /** Siblings that move one after the other cannot make these moves in any order. */
        NO_ORDER,
        /** The turn is whole before the sub-move on the square: the sub-moves named are all of it. */
        TOO_MANY_STEPS,
        /** The turn has more steps. */
        TOO_FEW_STEPS,
        /** It mates, or gives check, by the drop of a piece that must not ({@link io.github.multimove.rules.Drops#notMating}, {@code notChecking}). */
        MATES_BY_DROP,
        /** Captures are mandatory ({@link io.github.multimove.rules.BaseGame#mustCapture()}), and a legal turn captures. */
        MUST_CAPTURE,
        /** No more can be said. */
        NOT_A_TURN;

        private final Rule rule;

        Kind() {
            this(Rule.STRUCTURE);
        }

        Kind(Rule rule) {
            this.rule = rule;
        }
    }
}
