package io.github.multimove.internal.turns;

import io.github.multimove.internal.board.NumberField;
import java.util.ArrayList;
import java.util.List;

/**
 * What a structure declares once for all positions. Position text, validation and clauses ask these facts, and not which
 * structure it is.
 *
 * @param stacks whether several pieces may stand on one square
 * @param countsTurns whether the turns of a position depend on its turn number
 * @param numbers the number fields that its turns keep, which are part of the position
 * @param readsBoard whether the structure in force depends on the pieces of the position
 * @param lastOwnTurn the last turn number that has a structure of its own, or 0
 * @param placesNeutral whether turns set a neutral piece on the board
 * @param owesChoice whether a piece may stand where it must promote until its owner has chosen
 * @param passesThroughAttack whether a royal piece may pass through attack in the midst of a turn, so that a lone king can
 *     capture another
 * @param swaps whether two pieces may change places
 * @param mostPassed how many en passant squares a position has at most
 * @param dropsPerTurn how many pieces a turn drops
 */
public record StructureFacts(
        boolean stacks,
        boolean countsTurns,
        List<NumberField> numbers,
        boolean readsBoard,
        int lastOwnTurn,
        boolean placesNeutral,
        boolean owesChoice,
        boolean passesThroughAttack,
        boolean swaps,
        int mostPassed,
        int dropsPerTurn) {
    /** The facts of a set of sub-moves. */
    public static StructureFacts ofSet(boolean stacks) {
        return new StructureFacts(stacks, false, List.of(), false, 0, false, false, false, false, Integer.MAX_VALUE, 0);
    }

    /** These facts with one more number field. */
    public StructureFacts with(NumberField number) {
        List<NumberField> all = new ArrayList<>(numbers);
        all.add(number);
        return new StructureFacts(
                stacks,
                countsTurns,
                List.copyOf(all),
                readsBoard,
                lastOwnTurn,
                placesNeutral,
                owesChoice,
                passesThroughAttack,
                swaps,
                mostPassed,
                dropsPerTurn);
    }
}
