package io.github.multimove.problems;

import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;

/**
 * Finds what every position leads to, from the ends of the game backwards. First all positions are numbered and the turns
 * between them listed; then, in the order of distance, each lost position makes its predecessors won, and each won one
 * takes a way out from its predecessors, which are lost when they have none left. What is then undecided is drawn.
 *
 * <p>A value is one more than the number of turns to the end, positive for a win of the side to move, negative for its loss,
 * 0 for a draw.
 */
final class Retrograde {
    private final PositionIndex index;
    private final IntList targets = new IntList();
    private final IntList firstTarget = new IntList();
    private final IntList ends = new IntList();

    Retrograde(Stream<Position> starts, int mostPositions) {
        index = new PositionIndex(mostPositions);
        number(starts.iterator());
    }

    PositionIndex index() {
        return index;
    }

    /** Numbers the positions in the order in which their turns are listed. */
    private void number(Iterator<Position> starts) {
        Queue<Position> waiting = new ArrayDeque<>();
        while (starts.hasNext() || !waiting.isEmpty()) {
            if (waiting.isEmpty()) {
                add(starts.next(), waiting);
            } else {
                list(waiting.remove(), waiting);
            }
        }
        firstTarget.add(targets.size());
    }

    private int add(Position position, Queue<Position> waiting) {
        int before = index.size();
        int number = index.add(position);
        if (number == before) {
            waiting.add(position);
        }
        return number;
    }

    private void list(Position position, Queue<Position> waiting) {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("interrupted while solving");
        }
        RuleSet rules = position.ruleSet();
        firstTarget.add(targets.size());
        Optional<Outcome> outcome = rules.outcome(position);
        ends.add(outcome.flatMap(Outcome::winner)
                .map(winner -> end(winner, position.side()))
                .orElse(0));
        if (outcome.isEmpty()) {
            for (Turn turn : rules.legalTurns(position)) {
                targets.add(add(rules.playUnchecked(position, turn), waiting));
            }
        }
    }

    private static int end(Side winner, Side toMove) {
        return winner == toMove ? 1 : -1;
    }

    /** Returns the value of every position. */
    short[] values() {
        int size = index.size();
        int[] firstSource = new int[size + 1];
        int[] sources = sources(firstSource);
        int[] waysOut = new int[size];
        short[] values = new short[size];
        int[] queue = new int[size];
        int queued = 0;
        for (int number = 0; number < size; number++) {
            waysOut[number] = firstTarget.get(number + 1) - firstTarget.get(number);
            values[number] = (short) ends.get(number);
            if (values[number] != 0) {
                queue[queued++] = number;
            }
        }
        for (int next = 0; next < queued; next++) {
            int decided = queue[next];
            for (int i = firstSource[decided]; i < firstSource[decided + 1]; i++) {
                int source = sources[i];
                if (values[source] == 0 && (values[decided] < 0 || --waysOut[source] == 0)) {
                    values[source] = farther(values[decided]);
                    queue[queued++] = source;
                }
            }
        }
        return values;
    }

    private static short farther(short value) {
        if (Math.abs(value) == Short.MAX_VALUE) {
            throw new ArithmeticException(
                    "expected at most " + (Short.MAX_VALUE - 1) + " turns to the end, found more");
        }
        return (short) (value < 0 ? 1 - value : -1 - value);
    }

    /** Lists for every position those that lead to it, once for each turn; fills where each list begins. */
    private int[] sources(int[] first) {
        int size = index.size();
        for (int i = 0; i < targets.size(); i++) {
            first[targets.get(i) + 1]++;
        }
        for (int number = 0; number < size; number++) {
            first[number + 1] += first[number];
        }
        int[] filled = java.util.Arrays.copyOf(first, size);
        int[] sources = new int[targets.size()];
        for (int number = 0; number < size; number++) {
            for (int i = firstTarget.get(number); i < firstTarget.get(number + 1); i++) {
                sources[filled[targets.get(i)]++] = number;
            }
        }
        return sources;
    }
}
