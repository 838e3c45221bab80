package io.github.multimove.problems;

import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Solves problems in a page: every turn played and judged, no solution remembered. What {@link Solver} is compared with. */
final class PlainSolver {
    /** Thrown when a problem takes more turns than the test has time for. */
    static final class TooLong extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** The positions after turns, each played once, and what the rules say after them: what stipulations have in common. */
    static final class Played {
        private final RuleSet rules;
        private final Map<Position, Map<Turn, Position>> after = new HashMap<>();
        private final Map<Position, Boolean> mates = new HashMap<>();
        private final Map<Position, Boolean> stalemates = new HashMap<>();
        private final Map<Position, Optional<Side>> winners = new HashMap<>();

        Played(RuleSet rules) {
            this.rules = rules;
        }

        private Position after(Position position, Turn turn) {
            return after.computeIfAbsent(position, before -> new HashMap<>())
                    .computeIfAbsent(turn, next -> rules.play(position, next));
        }

        private boolean isMate(Position position) {
            return mates.computeIfAbsent(position, rules::isCheckmate);
        }

        private boolean isStalemate(Position position) {
            return stalemates.computeIfAbsent(position, rules::isStalemate);
        }

        private boolean isWon(Position position, Side by) {
            Optional<Side> winner = winners.computeIfAbsent(
                    position, over -> rules.outcome(over).flatMap(Outcome::winner));
            return winner.filter(by::equals).isPresent();
        }
    }

    private final RuleSet rules;
    private final Played played;
    private final Stipulation asked;
    private int left;

    PlainSolver(RuleSet rules, Stipulation asked, int mostTurns) {
        this(new Played(rules), asked, mostTurns);
    }

    PlainSolver(Played played, Stipulation asked, int mostTurns) {
        this.rules = played.rules;
        this.played = played;
        this.asked = asked;
        left = mostTurns;
    }

    /** Returns every key, or every line of help play and series: turns with a space between them. */
    Set<String> solutions(Position position) {
        Set<String> found = new TreeSet<>();
        switch (asked.play()) {
            case DIRECT, EXACT, SELF, REFLEX, SEMI_REFLEX -> {
                for (Turn turn : rules.legalTurns(position)) {
                    if (!mustReach(position) && forces(position, turn, asked.turns() - 1)) {
                        found.add(turn.toString());
                    }
                }
            }
            case PARRY_SERIES, PARRY_SERIES_HELP, PARRY_SERIES_SELF, PARRY_HELP_SERIES, PARRY_HELP_SERIES_SELF ->
                found.addAll(parries(position, asked.plies(), ""));
            default -> lines(position, asked.plies(), "", found);
        }
        return found;
    }

    private Position play(Position position, Turn turn) {
        if (left-- == 0) {
            throw new TooLong();
        }
        return played.after(position, turn);
    }

    private boolean mustReach(Position attack) {
        return asked.play() == Stipulation.Play.REFLEX && canReach(attack);
    }

    private boolean canReach(Position position) {
        for (Turn turn : rules.legalTurns(position)) {
            if (reached(position, turn, play(position, turn))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the attacker's turn needs no more than so many turns after it. */
    private boolean forces(Position attack, Turn first, int more) {
        Position defence = play(attack, first);
        boolean exact = asked.play() == Stipulation.Play.EXACT;
        boolean self = !exact && asked.play() != Stipulation.Play.DIRECT;
        if (!self && (!exact || more == 0) && reached(attack, first, defence)) {
            return true;
        }
        boolean obliged = asked.play() == Stipulation.Play.REFLEX || asked.play() == Stipulation.Play.SEMI_REFLEX;
        if (obliged && canReach(defence)) {
            return true;
        }
        boolean any = false;
        for (Turn turn : rules.legalTurns(defence)) {
            any = true;
            Position next = play(defence, turn);
            boolean over = self ? reached(defence, turn, next) : suicide(defence.side(), next);
            if (!over && !answered(next, more)) {
                return false;
            }
        }
        return any;
    }

    private boolean answered(Position attack, int more) {
        if (more == 0 || mustReach(attack)) {
            return false;
        }
        for (Turn turn : rules.legalTurns(attack)) {
            if (forces(attack, turn, more - 1)) {
                return true;
            }
        }
        return false;
    }

    private void lines(Position position, int plies, String before, Set<String> found) {
        boolean reflex = asked.play() == Stipulation.Play.SERIES_REFLEX
                || (asked.play() == Stipulation.Play.HELP_REFLEX && plies == 2);
        if (reflex && plies > 1 && canReach(position)) {
            return;
        }
        boolean reciprocal =
                asked.play() == Stipulation.Play.RECIPROCAL || asked.play() == Stipulation.Play.SERIES_RECIPROCAL;
        if (reciprocal && plies == 2) {
            Set<String> helped = new TreeSet<>();
            for (Turn turn : rules.legalTurns(position)) {
                last(play(position, turn), before + " " + turn, helped);
            }
            Set<String> ends = new TreeSet<>();
            last(position, before, ends);
            if (!helped.isEmpty() && !ends.isEmpty()) {
                found.addAll(helped);
                found.addAll(ends);
            }
            return;
        }
        for (Turn turn : rules.legalTurns(position)) {
            Position after = play(position, turn);
            String line = before + " " + turn;
            boolean isTurnAbout =
                    !asked.play().isSeries() || (asked.play() == Stipulation.Play.SERIES_HELP_SELF && plies == 3);
            if (plies == 1) {
                if (reached(position, turn, after)) {
                    found.add(line.strip());
                }
            } else if (plies == 2 && asked.play() != Stipulation.Play.SERIES && asked.play() != Stipulation.Play.HELP) {
                if (leavesNothingElse(after)) {
                    last(after, line, found);
                }
            } else if (isTurnAbout) {
                lines(after, plies - 1, line, found);
            } else if (!rules.isCheck(after)) {
                Setup passed = Setup.of(after).withOtherSideToMove();
                if (rules.problems(passed).isEmpty()) {
                    lines(rules.position(passed), plies - 1, line, found);
                }
            }
        }
    }

    /** The lines of a series with parries; empty if one parry has no line where all must have one. */
    private Set<String> parries(Position position, int plies, String before) {
        Set<String> found = new TreeSet<>();
        boolean series =
                asked.play() == Stipulation.Play.PARRY_SERIES || asked.play() == Stipulation.Play.PARRY_HELP_SERIES;
        int last = series ? 1 : 2;
        boolean anyhow =
                asked.play() == Stipulation.Play.PARRY_SERIES || asked.play() == Stipulation.Play.PARRY_SERIES_SELF;
        boolean self = last == 2 && asked.play() != Stipulation.Play.PARRY_SERIES_HELP;
        for (Turn turn : rules.legalTurns(position)) {
            Position after = play(position, turn);
            String line = (before + " " + turn).strip();
            if (plies == 1) {
                if (reached(position, turn, after)) {
                    found.add(line);
                }
            } else if (plies == 2 && self) {
                if (leavesNothingElse(after)) {
                    last(after, line, found);
                }
            } else if (plies <= last) {
                found.addAll(parries(after, plies - 1, line));
            } else if (rules.isCheck(after)) {
                Set<String> all = new TreeSet<>();
                for (Turn parry : rules.legalTurns(after)) {
                    Set<String> some = parries(play(after, parry), plies - 1, line + " " + parry);
                    all.addAll(some);
                    if (some.isEmpty() && anyhow) {
                        all.clear();
                        break;
                    }
                }
                found.addAll(all);
            } else {
                Setup passed = Setup.of(after).withOtherSideToMove();
                if (rules.problems(passed).isEmpty()) {
                    found.addAll(parries(rules.position(passed), plies - 1, line));
                }
            }
        }
        return found;
    }

    /** Whether the last turn has to reach the goal where it is forced to; where it is helped it may. */
    private boolean leavesNothingElse(Position position) {
        return switch (asked.play()) {
            case HELP_SELF, SERIES_HELP_SELF, SERIES_SELF, PARRY_SERIES_SELF, PARRY_HELP_SERIES_SELF -> {
                for (Turn turn : rules.legalTurns(position)) {
                    if (!reached(position, turn, play(position, turn))) {
                        yield false;
                    }
                }
                yield true;
            }
            default -> true;
        };
    }

    private void last(Position position, String before, Set<String> found) {
        for (Turn turn : rules.legalTurns(position)) {
            if (reached(position, turn, play(position, turn))) {
                found.add((before + " " + turn).strip());
            }
        }
    }

    private boolean reached(Position before, Turn turn, Position after) {
        boolean others = after.side() != before.side(); // who is stuck in the midst of a turn is still to move
        return switch (asked.goal()) {
            case STALEMATE -> others && played.isStalemate(after);
            case MATE -> isMateOrWin(before.side(), after);
            case MATE_OR_STALEMATE -> (others && played.isStalemate(after)) || isMateOrWin(before.side(), after);
            case DOUBLE_MATE -> others && rules.isDoubleCheckmate(after);
            case CHECK -> others && rules.isCheck(after);
            case CAPTURE ->
                turn.subMoves().stream().anyMatch(subMove -> !subMove.captured().isEmpty());
            case EN_PASSANT ->
                turn.subMoves().stream()
                        .anyMatch(subMove -> !subMove.captured().isEmpty()
                                && !subMove.capturedOn().equals(subMove.to()));
            case CASTLING -> before.algebraic(turn).contains("O-O");
            case PROMOTION -> turn.toString().matches("(.*,)?[^,@]*[0-9][qrbn]+(,.*)?");
            case POSITION -> throw new IllegalArgumentException("proof games have a test of their own");
            case SQUARE ->
                turn.subMoves().stream()
                                .anyMatch(subMove -> subMove.to().toString().equals(asked.square()))
                        && after.pieces(rules.base().board().square(asked.square())).stream()
                                .anyMatch(piece -> piece.side() == before.side());
        };
    }

    private boolean isMateOrWin(Side mover, Position after) {
        return (after.side() != mover && played.isMate(after)) || played.isWon(after, mover);
    }

    private boolean suicide(Side mover, Position after) {
        return (asked.goal() == Stipulation.Goal.MATE || asked.goal() == Stipulation.Goal.MATE_OR_STALEMATE)
                && played.isWon(after, mover.opposite());
    }
}
