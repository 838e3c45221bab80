package io.github.multimove.internal.explain;

import io.github.multimove.Constraint;
import io.github.multimove.Square;
import io.github.multimove.explain.ConstraintKinds;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SiblingSets;
import io.github.multimove.internal.turns.siblings.SiblingMoves;
import io.github.multimove.internal.turns.siblings.SiblingStructure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What moves only together with siblings, and which not at all because a sibling cannot (rules/twins.md, 1). */
public final class SiblingConstraints {
    private SiblingConstraints() {}

    public static List<Constraint> of(SiblingStructure structure, BoardState field) {
        List<Constraint> constraints = new ArrayList<>();
        if (!structure.together) {
            return constraints;
        }
        SiblingMoves moves = new SiblingMoves(structure, field, structure.options());
        for (List<Integer> set : SiblingSets.list(field)) {
            int first = set.get(0);
            if (field.isEnemy(first, field.side)) {
                continue;
            }
            List<Square> squares = set.stream().map(field.tables.board::square).toList();
            constraints.add(new ConstraintKinds.Siblings(squares));
            stuck(moves, set)
                    .ifPresent(piece -> constraints.add(new ConstraintKinds.HeldBySibling(
                            squares.stream().distinct().toList(),
                            field.tables.pieces[piece & 63],
                            field.tables.board.square(piece >> 6))));
        }
        return constraints;
    }

    /** The first sibling without a sub-move, as 64 times the square and the code. */
    private static Optional<Integer> stuck(SiblingMoves moves, List<Integer> set) {
        for (int square : set) {
            for (int code : moves.field.codes(square)) {
                boolean moving = false;
                for (int i = moves.begin[square]; i < moves.end[square]; i++) {
                    moving |= Packed.type(moves.all.at[i]) == code >> 1;
                }
                if (!moving) {
                    return Optional.of(square << 6 | code);
                }
            }
        }
        return Optional.empty();
    }
}
