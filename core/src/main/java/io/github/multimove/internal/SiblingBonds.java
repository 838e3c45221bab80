package io.github.multimove.internal;

import io.github.multimove.Bond;
import io.github.multimove.Square;
import java.util.ArrayList;
import java.util.List;

/** Who moves only together with siblings, and who not at all because a sibling cannot (rules/twins.md, 1). */
final class SiblingBonds {
    private SiblingBonds() {}

    static List<Bond> of(SiblingStructure structure, Field field) {
        List<Bond> bonds = new ArrayList<>();
        if (!structure.together) {
            return bonds;
        }
        SiblingMoves moves = new SiblingMoves(structure, field, structure.options());
        for (List<Integer> set : SiblingSets.list(field)) {
            int first = set.get(0);
            if (field.isEnemy(first, field.side)) {
                continue;
            }
            List<Square> squares = set.stream().map(field.tables.board::square).toList();
            bonds.add(new Bond.Siblings(squares));
            set.stream()
                    .filter(square -> moves.begin[square] == moves.end[square])
                    .findFirst()
                    .ifPresent(stuck -> bonds.add(new Bond.HeldBySibling(
                            squares.stream().distinct().toList(),
                            field.tables.pieces[field.men[stuck]],
                            field.tables.board.square(stuck))));
        }
        return bonds;
    }
}
