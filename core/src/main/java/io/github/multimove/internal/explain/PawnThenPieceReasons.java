package io.github.multimove.internal.explain;

import io.github.multimove.Constraint;
import io.github.multimove.Refusal;
import io.github.multimove.SubMove;
import io.github.multimove.explain.ConstraintKinds;
import io.github.multimove.explain.MissingStep;
import io.github.multimove.explain.MissingStep.Kind;
import io.github.multimove.explain.StepRefusal;
import io.github.multimove.explain.StepRefusal.Property;
import io.github.multimove.explain.TurnRefusal;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.series.SeriesPrefixState;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.rules.Step;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What is particular to a step of a pawn and then one of another piece (rules/twinmove.md): which moves first. */
record PawnThenPieceReasons(SeriesStructure series, Rules rules, BoardState state) {
    /** Whether the steps of a series are one of a pawn and one of another piece. */
    static boolean fits(SeriesStructure series) {
        List<Step> steps = series.description.steps();
        return steps.size() == 2
                && series.description.length().isEmpty()
                && !series.description.isInAnyOrder()
                && steps.stream().allMatch(step -> step.kind() == Step.Kind.MOVE && !step.mayBeDrop())
                && steps.get(0).pieces() == Step.Pieces.PAWNS
                && steps.get(1).pieces() == Step.Pieces.OTHERS;
    }

    /** Whether a pawn and another piece may move in one turn. */
    static boolean isPaired(SeriesStructure series) {
        return !series.description.steps().get(0).isLast();
    }

    /** Whether a turn begins with a pawn move as long as there is one. */
    static boolean isCompelled(SeriesStructure series) {
        return series.description.steps().get(0).duty() != Step.Duty.OPTIONAL;
    }

    /** The bond of a pawn move that must come first, if there is one. */
    List<Constraint> constraints() {
        return duty().<List<Constraint>>map(pawn -> List.of(new ConstraintKinds.PawnFirst(pawn)))
                .orElse(List.of());
    }

    /** The first pawn move in order, if the turn must begin with one. */
    private Optional<SubMove> duty() {
        SeriesPrefixState start = SeriesPrefixState.start(series, state, rules.royal);
        return SeriesReasons.possible(start)
                .filter(m -> isCompelled(series) && Packed.is(start.subMove(0), Packed.PAWN));
    }

    /** Why sub-moves, each possible where it stands, are in the wrong order or number. */
    Optional<Refusal> reason(long[] turn) {
        int most = isPaired(series) ? 2 : 1;
        if (turn.length > most) {
            List<Kind> steps = isPaired(series)
                    ? List.of(Kind.PAWN_MOVE, Kind.NON_PAWN_MOVE)
                    : List.of(isCompelled(series) ? Kind.PAWN_MOVE : Kind.MOVE);
            return Optional.of(new SeriesReasons(series, rules, state).tooMany(steps, turn));
        }
        if (Packed.is(turn[0], Packed.PAWN)) {
            return isPaired(series) ? reasonAfterPawn(turn) : Optional.empty();
        }
        if (turn.length > 1) {
            List<SubMove> both = series.unpack(state, turn);
            return Optional.of(
                    Packed.is(turn[1], Packed.PAWN)
                            ? Refused.outOfOrder(
                                    TurnRefusal.Kind.PAWN_FIRST,
                                    both.get(0),
                                    both.get(1),
                                    "the pawn move comes first, then the move of another piece")
                            : notAllowed(both.get(1), Property.ONLY_AFTER_PAWN_MOVE, both.get(0)));
        }
        return duty().map(pawn -> new MissingStep(Kind.PAWN_MOVE, 1, pawn, !isPaired(series), Set.of()));
    }

    private Optional<Refusal> reasonAfterPawn(long[] turn) {
        SeriesPrefixState begun =
                SeriesPrefixState.start(series, state, rules.royal).with(turn[0]);
        if (begun == null) {
            return Optional.empty();
        }
        if (turn.length == 1) {
            return SeriesReasons.possible(begun)
                    .filter(m -> series.description.steps().get(1).duty() != Step.Duty.OPTIONAL)
                    .map(m -> new MissingStep(Kind.NON_PAWN_MOVE, 2, m, false, Set.of()));
        }
        SubMove first = Structure.unpack(state, turn[0]);
        SubMove second = Structure.unpack(begun.state, turn[1]);
        Optional<Property> ended = begun.ended ? new SeriesProperties(series, begun).endedBy() : Optional.empty();
        if (ended.isPresent()) {
            return Optional.of(notAllowed(second, ended.get(), first));
        }
        return Packed.is(turn[1], Packed.PAWN)
                ? Optional.of(notAllowed(second, Property.ONE_PAWN_MOVE, first))
                : Optional.empty();
    }

    private static Refusal notAllowed(SubMove second, Property property, SubMove first) {
        return new StepRefusal(second, 2, property, Optional.of(first));
    }
}
