package io.github.multimove.internal.explain;

import io.github.multimove.Constraint;
import io.github.multimove.Refusal;
import io.github.multimove.Square;
import io.github.multimove.explain.ConstraintKinds;
import io.github.multimove.explain.SubMoveRefusal;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SiblingSets;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.siblings.SiblingMoves;
import io.github.multimove.internal.turns.siblings.SiblingStructure;
import io.github.multimove.rules.SiblingBond;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Explains turns of siblings (rules/twins.md). */
final class SiblingExplainer extends Explainer {
    private final SiblingStructure siblings;

    SiblingExplainer(SiblingStructure siblings) {
        super(siblings);
        this.siblings = siblings;
    }

    @Override
    String instruction(Instruction now) {
        if (now.next().length == 0) {
            return Instruction.complete(false);
        }
        return now.entered().length == 0 ? "Move a piece, or siblings together." : "Move another sibling" + now.stop();
    }

    @Override
    Optional<Refusal> misfit(Rules rules, BoardState state, long[] turn, boolean isOpening) {
        return siblings.isPseudoLegal(state, turn)
                ? Optional.empty()
                : Optional.of(new SiblingRefusals(siblings, state, turn).refusal());
    }

    @Override
    Optional<SubMoveRefusal> castlingReason(BoardState now, int right, String subMove) {
        byte[] sets = SiblingStructure.sets(now);
        for (Square square : siblings.together
                ? List.of(siblings.tables.castles[right].king(), siblings.tables.castles[right].rook())
                : List.<Square>of()) {
            if (sets[square.index()] != 0) {
                return Optional.of(Refused.subMove(
                        SubMoveRefusal.Kind.SIBLING_CANNOT_CASTLE,
                        subMove,
                        Refused.name(siblings.tables.pieces[siblings.tables.arrayPieces[square.index()]]) + " on "
                                + square + " moves together with its siblings and cannot castle",
                        square));
            }
        }
        return Optional.empty();
    }

    @Override
    BoardState boardFor(BoardState state, int square) {
        return SiblingMoves.boardFor(siblings, state, square);
    }

    /** What moves only together with siblings, and which not at all because a sibling cannot (rules/twins.md, 1). */
    @Override
    List<Constraint> constraints(Rules rules, BoardState state) {
        List<Constraint> constraints = new ArrayList<>();
        if (!siblings.together) {
            return constraints;
        }
        SiblingMoves moves = new SiblingMoves(siblings, state, siblings.options());
        for (List<Integer> set : SiblingSets.list(state)) {
            int first = set.get(0);
            if (state.isEnemy(first, state.side)) {
                continue;
            }
            List<Square> squares = set.stream().map(state.tables.board::square).toList();
            constraints.add(new ConstraintKinds.Siblings(squares));
            stuck(moves, set)
                    .ifPresent(piece -> constraints.add(new ConstraintKinds.HeldBySibling(
                            squares.stream().distinct().toList(),
                            state.tables.pieces[piece & 63],
                            state.tables.board.square(piece >> 6))));
        }
        return constraints;
    }

    /** The first sibling without a sub-move, as 64 times the square and the code. */
    private static Optional<Integer> stuck(SiblingMoves moves, List<Integer> set) {
        for (int square : set) {
            for (int code : moves.state.codes(square)) {
                if (IntStream.range(moves.begin[square], moves.end[square])
                        .noneMatch(i -> Packed.type(moves.all.at[i]) == code >> 1)) {
                    return Optional.of(square << 6 | code);
                }
            }
        }
        return Optional.empty();
    }

    /** Pieces on one square, or of one set; one piece alone where siblings move singly. */
    @Override
    boolean mayLeaveTogether(BoardState state, int[] squares) {
        if (siblings.description.bond() == SiblingBond.SEPARATED_SINGLE) {
            return squares.length == 1 && !state.isStack(squares[0]);
        }
        byte[] sets = SiblingStructure.sets(state);
        return squares.length == 1
                || Arrays.stream(squares).allMatch(square -> sets[square] != 0 && sets[square] == sets[squares[0]]);
    }

    @Override
    boolean capturesAlone(BoardState state, int from, int code) {
        return SiblingStructure.sets(state)[from] == 0 || !siblings.together;
    }
}
