package io.github.multimove.internal.fast.series;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.sets.FastTables;
import io.github.multimove.internal.fast.sets.Reach;
import io.github.multimove.internal.fast.sets.StepSets;
import io.github.multimove.internal.turns.SoonerCheck;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.rules.Series.Next;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.Step.Duty;
import io.github.multimove.rules.Step.InPassing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whether two sub-moves in a row take a man, in series of two free moves (rules/series.md, Check): one takes him now, or
 * after some first move. First moves are listed from sets and nothing else is made. // must agree with SeriesCheck:
 * SeriesAgreementTest proves it
 */
final class TwoInARow implements SoonerCheck {
    private final SeriesStructure structure;
    private final StepSets sets;
    private final boolean inPassing;

    private TwoInARow(SeriesStructure structure, StepSets sets, boolean inPassing) {
        this.structure = structure;
        this.sets = sets;
        this.inPassing = inPassing;
    }

    /** Returns the check of a structure, or null if its turns are no two free moves. */
    static @Nullable TwoInARow of(SeriesStructure structure) {
        Reach reach = FastTables.of(structure.tables).reach;
        List<Step> steps = structure.description.steps();
        boolean fits = reach != null
                && steps.size() == 2
                && structure.description.next() == Next.ANY
                && structure.description.events().isEmpty()
                && !structure.countsTurns()
                && steps.stream().allMatch(TwoInARow::isFree)
                && steps.get(1).duty() != Duty.REQUIRED;
        return fits && reach != null
                ? new TwoInARow(structure, new StepSets(reach), steps.get(0).inPassing() != InPassing.NEVER)
                : null;
    }

    private static boolean isFree(Step step) {
        return step.kind() == Step.Kind.MOVE
                && step.men() == Step.Men.ALL
                && !step.isQuiet()
                && step.allowsDoubleStep()
                && !step.isLast();
    }

    @Override
    public Answer takes(Field field, int attacker, int from, int on) {
        boolean fits = from == ANY
                && field.side == attacker
                && structure.judging(attacker) instanceof SeriesStructure judge
                && judge.length == 2
                && sets.serves(field);
        if (!fits) {
            return Answer.UNKNOWN;
        }
        if (sets.isAttackedOn(field, on)) {
            return Answer.YES;
        }
        Field begun = inPassing || !field.hasPassed() ? field : field.copy(Field.NONE);
        SubMoves first = new SubMoves();
        sets.listAny(begun, first);
        for (int i = 0; i < first.size; i++) {
            Field after = begun.copy(Field.NONE);
            after.apply(first.at[i]);
            if (sets.isAttackedOn(after, on)) {
                return Answer.YES;
            }
        }
        return Answer.NO;
    }
}
