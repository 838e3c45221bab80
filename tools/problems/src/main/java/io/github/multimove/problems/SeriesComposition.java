package io.github.multimove.problems;

import io.github.multimove.Board;
import io.github.multimove.LegalTurns;
import io.github.multimove.Movement;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.problems.Branch.Kind;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Series.Closing;
import io.github.multimove.rules.Series.Event;
import io.github.multimove.rules.Series.Length;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.Step.Duty;
import io.github.multimove.rules.Step.EnPassant;
import io.github.multimove.rules.TurnStructure;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A series-mover is a turn of a series game: so many sub-moves, check by the last alone, answered by one. The library finds
 * the mates of such a turn sub-move by sub-move.
 */
final class SeriesComposition {
    private static final int WIDTH = 8;

    private final Position start;
    private final int turns;

    private SeriesComposition(Position start, int turns) {
        this.start = start;
        this.turns = turns;
    }

    /** Returns the composition, or nothing if its mates would be found no sooner than move by move. */
    static Optional<SeriesComposition> of(Position start, int turns) {
        BaseGame base = start.ruleSet().base();
        Board board = base.board();
        boolean small = board.files() == WIDTH && board.ranks() <= WIDTH && board.levels() == 1;
        boolean single = start.ruleSet().structure().equals(TurnStructure.one());
        boolean kings = start.ruleSet().royalRule() instanceof RoyalRule.LastRoyal rule
                && rule.mayLackRoyals().isEmpty();
        // a capture that is owed is asked of a turn, and two passes end the game
        boolean plain = !base.mustCapture()
                && base.types().stream()
                        .flatMap(type -> type.movement().components().stream())
                        .noneMatch(component -> component.kind() == Movement.Kind.STAY);
        return single && small && kings && plain && turns > 1
                ? Optional.of(new SeriesComposition(start, turns))
                : Optional.empty();
    }

    /** Returns the lines that mate, with no more branches than are allowed, each counted; what goes through mates is given. */
    List<Branch> lines(SolutionLines lines, Function<LegalTurns, Iterator<Turn>> through) {
        Position position;
        try {
            position = rules().position(start.toString());
        } catch (PositionException e) {
            return List.of(); // the game is over
        }
        List<List<SubMove>> found = new ArrayList<>();
        for (Iterator<Turn> mates = through.apply(position.legalTurns().mating()); mates.hasNext() && lines.more(); ) {
            found.add(mates.next().subMoves());
        }
        return branches(start, found, 0);
    }

    private RuleSet rules() {
        Step step = Step.move().safe();
        Length length = start.side() == Side.WHITE ? Length.bySide(turns, 1) : Length.bySide(1, turns);
        Series series = Series.repeat(length, step, step.duty(Duty.IF_POSSIBLE).enPassant(EnPassant.NEVER))
                .on(Closing.ONLY_LAST, Event.CHECK);
        return RuleSet.of(
                "series-of-" + turns,
                start.ruleSet().base(),
                series,
                start.ruleSet().royalRule());
    }

    /** The tree of lines that agree up to a place; they stand in order, so that what begins alike is together. */
    private List<Branch> branches(Position position, List<List<SubMove>> found, int place) {
        List<Branch> branches = new ArrayList<>();
        for (int from = 0; from < found.size(); ) {
            SubMove subMove = found.get(from).get(place);
            int to = from;
            while (to < found.size() && found.get(to).get(place).equals(subMove)) {
                to++;
            }
            Turn turn = Turn.of(subMove);
            List<Branch> next = List.of();
            if (place + 1 < found.get(from).size()) {
                Position after = position.ruleSet().play(position, turn);
                next = branches(SideExchange.of(after).orElseThrow(), found.subList(from, to), place + 1);
            }
            branches.add(new Branch(Kind.HELP, position, turn, false, next));
            from = to;
        }
        return branches;
    }
}
