package io.github.multimove.internal.turns.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.turns.RoyalGuard;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.TurnSelection;
import io.github.multimove.internal.turns.WalkedTurns;

/**
 * The turns of a series of which some or every sub-move passes a test. Sub-moves that cannot be part of one are not gone
 * on from: where every one has to pass, those that fail; where one has to and none has, the last that fail.
 */
final class SelectedSeries extends WalkedTurns {
    private final SeriesStructure structure;
    private final BoardState field;
    private final RoyalGuard guard;
    private final TurnSelection selection;

    SelectedSeries(
            SeriesTurns all, SeriesStructure structure, BoardState field, RoyalGuard guard, TurnSelection selection) {
        super(all);
        this.structure = structure;
        this.field = field;
        this.guard = guard;
        this.selection = selection;
    }

    @Override
    public TurnCursor cursor() {
        return new SeriesCursor(
                guard.isOver(field) ? null : SeriesPrefixState.start(structure, field, guard), selection);
    }

    @Override
    protected boolean passes(long[] turn) {
        SeriesPrefixState prefix = SeriesPrefixState.start(structure, field, guard);
        boolean any = false;
        boolean every = true;
        for (int i = 0; i < turn.length && prefix != null; i++) {
            BoardState before = prefix.field;
            long m = turn[i];
            boolean passes = selection.passes(m, () -> Structure.unpack(before, m));
            any |= passes;
            every &= passes;
            prefix = prefix.with(m);
        }
        return prefix != null && (selection.kind() == TurnSelection.Kind.ALL ? every : any);
    }
}
