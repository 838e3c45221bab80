package io.github.multimove.problems;

import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import io.github.multimove.problems.Stipulation.Goal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Solves problems in a page: every turn played and judged, nothing remembered. What {@link Solver} is compared with. */
final class PlainSolver {
    /** Thrown when a problem takes more turns than the test has time for. */
    static final class TooLong extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private final RuleSet rules;
    private final Stipulation asked;
    private int left;

    PlainSolver(RuleSet rules, Stipulation asked, int mostTurns) {
        this.rules = rules;
        this.asked = asked;
        left = mostTurns;
    }

    /** Returns every key, or every line of help play and series: turns with a space between them. */
    Set<String> solutions(Position position) {
        Set<String> found = new TreeSet<>();
        switch (asked.play()) {
            case DIRECT, SELF -> {
                for (Turn turn : rules.legalTurns(position)) {
                    if (forces(play(position, turn), asked.turns() - 1)) {
                        found.add(turn.toString());
                    }
                }
            }
            case HELP, SERIES, SERIES_HELP -> lines(position, asked.plies(), "", found);
        }
        return found;
    }

    private Position play(Position position, Turn turn) {
        if (left-- == 0) {
            throw new TooLong();
        }
        return rules.play(position, turn);
    }

    /** Whether the attacker, which has just moved, needs no more than so many turns. */
    private boolean forces(Position defence, int more) {
        boolean self = asked.play() == Stipulation.Play.SELF;
        if (!self && reached(defence)) {
            return true;
        }
        List<Position> after = new ArrayList<>();
        for (Turn turn : rules.legalTurns(defence)) {
            after.add(play(defence, turn));
        }
        return !after.isEmpty()
                && after.stream()
                        .allMatch(attack -> (self ? reached(attack) : suicide(attack)) || answered(attack, more));
    }

    private boolean answered(Position attack, int more) {
        if (more == 0) {
            return false;
        }
        for (Turn turn : rules.legalTurns(attack)) {
            if (forces(play(attack, turn), more - 1)) {
                return true;
            }
        }
        return false;
    }

    private void lines(Position position, int plies, String before, Set<String> found) {
        for (Turn turn : rules.legalTurns(position)) {
            Position after = play(position, turn);
            String line = before + " " + turn;
            boolean reply = asked.play() == Stipulation.Play.SERIES_HELP && plies == 2;
            if (plies == 1) {
                if (reached(after)) {
                    found.add(line.strip());
                }
            } else if (!asked.play().isSeries() || reply) {
                lines(after, plies - 1, line, found);
            } else if (!rules.isCheck(after)) {
                Setup passed = Setup.of(after).withOtherSideToMove();
                if (rules.problems(passed).isEmpty()) {
                    lines(rules.position(passed), plies - 1, line, found);
                }
            }
        }
    }

    private boolean reached(Position after) {
        return asked.goal() == Goal.STALEMATE
                ? rules.isStalemate(after)
                : rules.isCheckmate(after) || isWon(after, after.side().opposite());
    }

    private boolean suicide(Position after) {
        return asked.goal() == Goal.MATE && isWon(after, after.side());
    }

    private boolean isWon(Position position, Side by) {
        return rules.outcome(position)
                .flatMap(Outcome::winner)
                .filter(by::equals)
                .isPresent();
    }
}
