package io.github.multimove.internal.explain;

import io.github.multimove.Constraint;
import io.github.multimove.Refusal;
import io.github.multimove.Square;
import io.github.multimove.explain.SubMoveRefusal;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.siblings.SiblingMoves;
import io.github.multimove.internal.turns.siblings.SiblingStructure;
import io.github.multimove.rules.SiblingBond;
import java.util.List;
import java.util.Optional;

/** Explains turns of siblings (rules/twins.md). */
final class SiblingExplainer extends Explainer {
    private final SiblingStructure siblings;

    SiblingExplainer(SiblingStructure siblings) {
        super(siblings);
        this.siblings = siblings;
    }

    @Override
    String instruction(Instruction entered) {
        return entered.ofSiblings();
    }

    @Override
    Optional<Refusal> misfit(Rules rules, BoardState field, long[] turn, boolean isOpening) {
        return siblings.isPseudoLegal(field, turn)
                ? Optional.empty()
                : Optional.of(new SiblingRefusals(siblings, field, turn).refusal());
    }

    @Override
    Optional<SubMoveRefusal> castlingReason(BoardState now, int right, String subMove) {
        byte[] sets = SiblingStructure.sets(now);
        for (Square square : siblings.together
                ? List.of(siblings.tables.castles[right].king(), siblings.tables.castles[right].rook())
                : List.<Square>of()) {
            if (sets[square.index()] != 0) {
                return Optional.of(new SubMoveRefusal.SiblingCannotCastle(
                        subMove, siblings.tables.pieces[siblings.tables.arrayPieces[square.index()]], square));
            }
        }
        return Optional.empty();
    }

    @Override
    BoardState boardFor(BoardState field, int square) {
        return SiblingMoves.boardFor(siblings, field, square);
    }

    @Override
    List<Constraint> constraints(Rules rules, BoardState field) {
        return SiblingConstraints.of(siblings, field);
    }

    /** Pieces on one square, or of one set; one piece alone where siblings move singly. */
    @Override
    boolean mayLeaveTogether(BoardState field, int[] squares) {
        if (siblings.description.bond() == SiblingBond.SEPARATED_SINGLE) {
            return squares.length == 1 && !field.isStack(squares[0]);
        }
        byte[] sets = SiblingStructure.sets(field);
        for (int square : squares) {
            if (squares.length > 1 && (sets[square] == 0 || sets[square] != sets[squares[0]])) {
                return false;
            }
        }
        return true;
    }

    @Override
    boolean capturesAlone(BoardState field, int from, int code) {
        return SiblingStructure.sets(field)[from] == 0 || !siblings.together;
    }
}
