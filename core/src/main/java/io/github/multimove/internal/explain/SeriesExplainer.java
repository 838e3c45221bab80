package io.github.multimove.internal.explain;

import io.github.multimove.Constraint;
import io.github.multimove.Refusal;
import io.github.multimove.Square;
import io.github.multimove.explain.ConstraintKinds;
import io.github.multimove.explain.SubMoveRefusal.Kind;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.DropSquares;
import io.github.multimove.internal.turns.ParsedSubMove;
import io.github.multimove.internal.turns.series.SeriesPrefixState;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Series.Event;
import io.github.multimove.rules.Series.Next;
import io.github.multimove.rules.Step;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Explains turns of sub-moves one after the other (rules/series.md). */
final class SeriesExplainer extends Explainer {
    private final SeriesStructure series;

    /** Whether a pawn moves and then another piece (rules/twinmove.md). */
    private final boolean pawnFirst;

    SeriesExplainer(SeriesStructure series) {
        super(series);
        this.series = series;
        this.pawnFirst = SeriesReasons.isPawnThenPiece(series);
    }

    @Override
    String instruction(Instruction entered) {
        return entered.ofSeries(series);
    }

    @Override
    Optional<Refusal> misfit(Rules rules, BoardState state, long[] turn, boolean isOpening) {
        return Optional.of(new SeriesReasons(series, rules, state).refuse(turn));
    }

    @Override
    Optional<Refusal> reason(BoardState now, ParsedSubMove subMove) {
        String text = subMove.canonical();
        DropSquares drops = series.drops;
        if (drops != null && text.indexOf('@') == 1) {
            return subMove.from().map(from -> new DropObstacles(drops, now).refusal(text, from));
        }
        if (series.facts.dropsPerTurn() > 0) {
            return subMove.from()
                    .map(from -> Refused.subMove(
                            Kind.DROPS_FIRST,
                            text,
                            "while there are pieces in hand they are dropped and no piece moves",
                            from));
        }
        if (text.indexOf('@') == 0 && series.facts.placesNeutral()) {
            return subMove.from()
                    .filter(on -> now.piece(on.index()) != 0)
                    .map(on -> Refused.subMove(
                            Kind.NO_PLACEMENT,
                            text,
                            "the duck is set on another empty square: "
                                    + (now.piece(on.index()) == BoardState.NEUTRAL
                                            ? "it stands on " + on + " already"
                                            : on + " is occupied"),
                            on));
        }
        if (text.indexOf('/') > 0 && series.facts.swaps()) {
            return subMove.from()
                    .map(from -> Refused.subMove(
                            Kind.NO_SWAP,
                            text,
                            "a piece of yours changes places with a different piece that stands where it could go or capture,"
                                    + " and not " + text,
                            from,
                            subMove.to().orElse(from)));
        }
        return series.has(Step.Kind.PUSH) ? subMove.from().flatMap(from -> push(now, text, from)) : Optional.empty();
    }

    private static Optional<Refusal> push(BoardState now, String text, Square from) {
        int code = now.piece(from.index());
        boolean enemyPawn = code > BoardState.NEUTRAL && (code & 1) != now.side && now.tables.isPawn(code);
        return enemyPawn
                ? Optional.of(Refused.subMove(
                        Kind.NO_PUSH,
                        text,
                        Refused.name(now.tables.pieces[code]) + " on " + from
                                + " is pushed one square forward, to an empty square, and not " + text,
                        from))
                : Optional.empty();
    }

    @Override
    List<Constraint> constraints(Rules rules, BoardState state) {
        if (pawnFirst) {
            SeriesPrefixState start = SeriesPrefixState.start(series, state, rules.royal);
            return SeriesReasons.possible(start)
                    .filter(pawn -> isPawnCompelled() && Packed.is(start.subMove(0), Packed.PAWN))
                    .<List<Constraint>>map(pawn -> List.of(new ConstraintKinds.PawnFirst(pawn)))
                    .orElse(List.of());
        }
        return series.facts.dropsPerTurn() == 0
                ? List.of()
                : List.of(new ConstraintKinds.DropsFirst(state.inHand(state.side)));
    }

    /** Whether a turn begins with a pawn move as long as there is one. */
    private boolean isPawnCompelled() {
        return series.step(0).duty() != Step.Duty.OPTIONAL;
    }

    /** Where there is a place in the series for the move of each. */
    @Override
    boolean mayLeaveTogether(BoardState state, int[] squares) {
        if (squares.length == 1) {
            return true;
        }
        Next next = series.description.next();
        for (int square : squares) {
            boolean isKin = series.kin[state.piece(square) >> 1] == series.kin[state.piece(squares[0]) >> 1];
            if (next == Next.SAME || (next == Next.KIN && !isKin)) {
                return false;
            }
        }
        int[] movers =
                new int[Math.min(series.length, Series.MAX_LENGTH)]; // at each place, which of the squares, from 1
        return IntStream.range(0, squares.length)
                .allMatch(i -> findPlace(state, squares, i, movers, new boolean[movers.length]));
    }

    /** Gives the piece of a square a place of its own, for which those of other squares go elsewhere. */
    private boolean findPlace(BoardState state, int[] squares, int i, int[] movers, boolean[] tried) {
        for (int place = 0; place < movers.length; place++) {
            Step step = series.step(place);
            if (!tried[place]
                    && step.kind() == Step.Kind.MOVE
                    && series.steps.isOf(step, state.piece(squares[i]) >> 1)) {
                tried[place] = true;
                if (movers[place] == 0 || findPlace(state, squares, movers[place] - 1, movers, tried)) {
                    movers[place] = i + 1;
                    return true;
                }
            }
            if (step.isLast()) {
                break;
            }
        }
        return false;
    }

    /**
     * As the first move of a turn, which it ends; a pawn that captures the last royal piece ends its turn, and another piece may
     * have to wait for a pawn.
     */
    @Override
    boolean capturesAlone(BoardState state, int from, int code) {
        boolean isPawn = series.tables.isPawn(code);
        if (pawnFirst) {
            return isPawn || !isPawnCompelled();
        }
        if (series.description.isInAnyOrder()) {
            return capturesAsSomeStep(code >> 1);
        }
        int place = 0;
        while (place < series.length && series.step(place).kind() == Step.Kind.CHOOSE) {
            place++;
        }
        Step first = series.step(Math.min(place, series.length - 1));
        Set<Event> events = series.description.events();
        boolean waits = place < series.length - 1
                && series.steps.closesLast
                && (events.contains(Event.CAPTURE) || (isPawn && events.contains(Event.PROMOTION)));
        return first.kind() == Step.Kind.MOVE && first.pieces() == Step.Pieces.ALL && !first.isQuiet() && !waits;
    }

    /** Where steps are made in any order: as the first move of a turn, by a step for such pieces. */
    private boolean capturesAsSomeStep(int type) {
        return !series.steps.closesLast
                && series.description.steps().stream()
                        .anyMatch(step -> !step.isQuiet() && series.steps.isOf(step, type));
    }
}
