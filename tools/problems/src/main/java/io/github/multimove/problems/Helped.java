package io.github.multimove.problems;

import io.github.multimove.Position;
import io.github.multimove.Turn;
import io.github.multimove.problems.Branch.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Help play and series: no piece defends, and every line of exactly so many turns that reaches the goal is a solution. In a
 * series the turn is handed back after each move but the last.
 */
final class Helped {
    private final Search search;
    private final int unbroken;

    /** Makes a search for a way to play; in a series its last turns, one or two, follow without the turn handed back. */
    Helped(Search search, Stipulation.Play play) {
        this.search = search;
        unbroken = switch (play) {
            case SERIES -> 1;
            case SERIES_HELP -> 2;
            case DIRECT, SELF, HELP -> Integer.MAX_VALUE;
        };
    }

    /** Returns the turn with all lines that go on with it, or nothing if none reaches the goal at the last turn. */
    Optional<Branch> line(Position position, Turn turn, int left, SolutionLines lines) {
        Position after = search.play(position, turn);
        if (left == 1) {
            return search.reached(after) && lines.more()
                    ? Optional.of(new Branch(Kind.HELP, position, turn, false, List.of()))
                    : Optional.empty();
        }
        return next(after, left)
                .map(next -> lines(next, left - 1, lines))
                .filter(following -> !following.isEmpty())
                .map(following -> new Branch(Kind.HELP, position, turn, false, following));
    }

    /** Returns all lines of exactly so many turns that reach the goal. */
    List<Branch> lines(Position position, int left, SolutionLines lines) {
        if (((search.table.no(position) >>> left) & 1) != 0) {
            return List.of();
        }
        List<Branch> found = new ArrayList<>();
        for (Turn turn : search.turns(position)) {
            if (lines.isCut()) {
                return found;
            }
            line(position, turn, left, lines).ifPresent(found::add);
        }
        if (found.isEmpty() && !lines.isCut()) {
            search.table.put(position, left, false);
        }
        return found;
    }

    /** The position of the next turn; none if a series gives check before its last move. */
    private Optional<Position> next(Position after, int left) {
        if (left <= unbroken) {
            return Optional.of(after);
        }
        return search.rules.isCheck(after) ? Optional.empty() : SideExchange.of(after);
    }
}
