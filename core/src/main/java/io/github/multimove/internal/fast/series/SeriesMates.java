package io.github.multimove.internal.fast.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.WalkedTurns;
import io.github.multimove.internal.turns.SafeCursor;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.Turns;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.internal.turns.series.SeriesTurns;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Series.Event;
import io.github.multimove.rules.Step;
import java.util.Arrays;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The turns of a series that mate. A beginning is gone on from only if some turn that begins so mates, which is looked for and
 * kept by board and duties; where {@link MateBound} sees none it is not looked for. // must agree with the turns of which each is
 * tested: SeriesMatesTest proves it
 */
final class SeriesMates extends WalkedTurns {
    private final SeriesEngine engine;
    private final SeriesTurns turns;

    private SeriesMates(SeriesEngine engine, BoardPosition position, SeriesTurns all) {
        super(position, all);
        this.turns = all;
        this.engine = engine;
    }

    /** The turns that mate, or null if the series is not of moves alone, or not won by mates that follow from attack. */
    static @Nullable Turns of(SeriesEngine engine, BoardPosition position, SeriesTurns all) {
        SeriesStructure structure = engine.structure;
        boolean moves = structure.description.length().isPresent()
                && structure.length > 1
                && structure.description.steps().stream()
                        .allMatch(step -> step.kind() == Step.Kind.MOVE && step.pieces() == Step.Pieces.ALL);
        boolean mates = engine.law.guards()
                && !engine.law.scoresDoubleMate()
                && engine.law.judgesByAttack(0)
                && engine.law.judgesByAttack(1);
        return moves && mates ? new SeriesMates(engine, position, all) : null;
    }

    /** What tells boards without a mate, or null if a free square does not save an enemy king. */
    @Nullable
    MateBound bound() {
        SeriesStructure structure = engine.structure;
        Step first = structure.step(0);
        boolean free = engine.rules.structures.all().allMatch(SeriesStructure.class::isInstance)
                && !engine.rules.structures.hasOpening()
                && structure.description.reply().isEmpty()
                && structure.description.atTurns().isEmpty()
                && structure.isOpen(engine.law, position.side)
                && !first.isQuiet();
        Set<Event> events = structure.description.events();
        boolean last = structure.steps.closesLast;
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
                && engine.rules.structures.judge(1 - position.side) instanceof SeriesStructure reply
                && reply.length == 1;
    }

    @Override
    public TurnCursor cursor() {
        Search search = new Search(engine, position, bound());
        TurnCursor led = turns.led(prefix -> search.count(prefix) > 0);
        return new SafeCursor(led, (turn, size) -> passes(Arrays.copyOf(turn, size))) {
            @Override
            public long looked() {
                return search.looks;
            }
        };
    }

    @Override
    protected boolean passes(long[] turn) {
        return engine.mates(position, turn);
    }

    /** Finds whether some turn that has a beginning mates. */
    private static final class Search extends SeriesCounter {
        /** Turns of so many sub-moves keep more: 72 MiB. */
        private static final int LONG_TURN = 5;

        private final BoardPosition start;
        private final @Nullable MateBound bound;
        private long looks;

        Search(SeriesEngine rules, BoardPosition start, @Nullable MateBound bound) {
            super(rules, rules.structure.length < LONG_TURN ? MOST_KEPT : MOST_KEPT * 8);
            this.start = start;
            this.bound = bound;
        }

        @Override
        boolean mayFollow(BoardState state, int made) {
            looks++;
            return bound == null || bound.mayMate(state, rules.structure.length - made);
        }

        @Override
        long ended(BoardState after, int made, boolean byEvent) {
            boolean mates = rules.sets.isAttacked(after, 1 - after.side)
                    && rules.mayEnd(after)
                    && rules.mates(start, Arrays.copyOf(turn, made));
            return mates ? 1 : 0;
        }
    }
}
