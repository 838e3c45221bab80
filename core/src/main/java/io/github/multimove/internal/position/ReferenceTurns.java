package io.github.multimove.internal.position;

import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.Turns;
import java.util.Arrays;
import java.util.Optional;
import java.util.TreeSet;
import java.util.random.RandomGenerator;

/** The reference generator: every pseudo-legal turn is made on a copy of the board and judged there. */
public class ReferenceTurns implements Turns {
    protected final BoardPosition position;

    /** The legal turns of a position. */
    public ReferenceTurns(BoardPosition position) {
        this.position = position;
    }

    private Structure structure() {
        return position.clause.structure;
    }

    @Override
    public TurnCursor cursor() {
        return structure().legal(position, position.rules().royal);
    }

    @Override
    public boolean contains(long[] turn) {
        TurnCursor all = cursor();
        while (all.next()) {
            if (all.size == turn.length && all.begins(turn)) {
                return true;
            }
        }
        return false;
    }

    /** An ordered turn may be one of too many to go through. */
    @Override
    public Optional<long[]> sample(RandomGenerator random) {
        return structure().isSimultaneous() ? Turns.super.sample(random) : drawAmongFirst(random);
    }

    @Override
    public boolean completes(long[] chosen) {
        for (TurnCursor legal = cursor(); legal.next(); ) {
            boolean holds = structure().isSimultaneous()
                    ? legal.holdsAll(chosen)
                    : structure().orders(position, legal.toArray()).stream()
                            .anyMatch(order -> TurnCursor.begins(order, order.length, chosen));
            if (holds) {
                return true;
            }
        }
        return false;
    }

    @Override
    public long[] completions(long[] chosen) {
        TreeSet<Long> found = new TreeSet<>();
        for (TurnCursor legal = cursor(); legal.next(); ) {
            long[] turn = legal.toArray();
            if (!structure().isSimultaneous()) {
                structure().orders(position, turn).stream()
                        .filter(order -> order.length > chosen.length && TurnCursor.begins(order, order.length, chosen))
                        .forEach(order -> found.add(order[chosen.length]));
            } else if (legal.holdsAll(chosen)) {
                Arrays.stream(turn)
                        .filter(m ->
                                TurnCursor.times(m, turn, turn.length) > TurnCursor.times(m, chosen, chosen.length))
                        .forEach(found::add);
            }
        }
        return found.stream().mapToLong(Long::longValue).toArray();
    }
}
