package io.github.multimove.internal.fast.series;

import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.Turns;
import io.github.multimove.internal.turns.WalkedTurns;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Series.Closing;
import io.github.multimove.rules.Series.Event;
import io.github.multimove.rules.Step;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The turns of a series that mate, found sub-move by sub-move: boards from which no mate was found are not gone on from
 * again, and those from which {@link MateBound} sees none never. // must agree with the turns of which each is tested:
 * SeriesMatesTest proves it
 */
final class SeriesMates extends WalkedTurns {
    private final SeriesEngine engine;
    private final BoardPosition position;

    private SeriesMates(SeriesEngine engine, BoardPosition position, Turns all) {
        super(all);
        this.engine = engine;
        this.position = position;
    }

    /** The turns that mate, or null if the series is not of moves alone, or not won by mates that follow from attack. */
    static @Nullable Turns of(SeriesEngine engine, BoardPosition position, Turns all) {
        SeriesStructure structure = engine.structure;
        boolean moves = structure.description.length().isPresent()
                && structure.length > 1
                && structure.description.steps().stream()
                        .allMatch(step -> step.kind() == Step.Kind.MOVE && step.pieces() == Step.Pieces.ALL);
        boolean mates = engine.law.guards()
                && !engine.law.scoresDoubleMate()
                && engine.structures().judge(0).judgesByAttack()
                && engine.structures().judge(1).judgesByAttack();
        return moves && mates ? new SeriesMates(engine, position, all) : null;
    }

    /** What tells boards without a mate, or null if a free square does not save an enemy king. */
    @Nullable
    MateBound bound() {
        SeriesStructure structure = engine.structure;
        Step first = structure.step(0);
        boolean free = engine.structures().all().allMatch(SeriesStructure.class::isInstance)
                && !engine.structures().hasOpening()
                && structure.description.reply().isEmpty()
                && structure.description.atTurns().isEmpty()
                && structure.isOpen()
                && !first.isQuiet();
        Set<Event> events = structure.description.events();
        boolean last = structure.description.closing() == Closing.ONLY_LAST && !events.isEmpty();
        if (!free || (last && !events.equals(Set.of(Event.CHECK)))) {
            return null;
        }
        long kept = !last || repliesByOne() ? -1 : engine.alongLinesOfOwnSliders(position, 1 - position.side);
        return MateBound.of(engine.sets, engine.reach, position, kept, structure.length + 1);
    }

    /** Whether the reply is one sub-move, so that its first may check. */
    private boolean repliesByOne() {
        boolean known = engine.structure.description.length().stream()
                .anyMatch(length -> length.source() == Series.Length.Source.NUMBERS);
        return known
                && engine.structures().judge(1 - position.side) instanceof SeriesStructure reply
                && reply.length == 1;
    }

    @Override
    public TurnCursor cursor() {
        return new SeriesMateCursor(engine, position, bound());
    }

    @Override
    protected boolean passes(long[] turn) {
        return engine.mates(position, turn);
    }
}
