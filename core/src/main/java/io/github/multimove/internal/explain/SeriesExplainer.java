package io.github.multimove.internal.explain;

import io.github.multimove.Constraint;
import io.github.multimove.Refusal;
import io.github.multimove.Square;
import io.github.multimove.explain.ConstraintKinds;
import io.github.multimove.explain.SubMoveRefusal;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.ParsedSubMove;
import io.github.multimove.internal.turns.series.DropSquares;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.rules.Series.Closing;
import io.github.multimove.rules.Series.Event;
import io.github.multimove.rules.Series.Next;
import io.github.multimove.rules.Step;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Explains turns of sub-moves one after the other (rules/series.md). */
final class SeriesExplainer extends Explainer {
    private final SeriesStructure series;

    /** Whether a pawn moves and then another piece (rules/twinmove.md). */
    private final boolean pawnFirst;

    SeriesExplainer(SeriesStructure series) {
        super(series);
        this.series = series;
        this.pawnFirst = PawnThenPieceReasons.fits(series);
    }

    @Override
    Optional<Refusal> misfit(Rules rules, BoardState field, long[] turn, boolean isOpening) {
        Optional<Refusal> order =
                pawnFirst ? new PawnThenPieceReasons(series, rules, field).reason(turn) : Optional.empty();
        return order.isPresent() ? order : Optional.of(new SeriesReasons(series, rules, field).refuse(turn));
    }

    @Override
    Optional<Refusal> reason(BoardState now, ParsedSubMove subMove) {
        String text = subMove.canonical();
        DropSquares drops = series.drops;
        if (drops != null) {
            return subMove.from()
                    .map(from -> text.indexOf('@') == 1
                            ? new DropObstacles(drops, now).refusal(text, from)
                            : new SubMoveRefusal.DropsFirst(text, from));
        }
        if (text.indexOf('@') == 0 && series.facts.placesNeutral()) {
            return subMove.from()
                    .filter(on -> now.piece(on.index()) != 0)
                    .map(on -> new SubMoveRefusal.NoPlacement(text, on, now.piece(on.index()) == BoardState.NEUTRAL));
        }
        if (text.indexOf('/') > 0 && series.facts.swaps()) {
            return subMove.from()
                    .map(from ->
                            new SubMoveRefusal.NoSwap(text, from, subMove.to().orElse(from)));
        }
        return series.has(Step.Kind.PUSH) ? subMove.from().flatMap(from -> push(now, text, from)) : Optional.empty();
    }

    private static Optional<Refusal> push(BoardState now, String text, Square from) {
        int code = now.piece(from.index());
        boolean enemyPawn = code > BoardState.NEUTRAL && (code & 1) != now.side && now.tables.isPawn(code);
        return enemyPawn
                ? Optional.of(new SubMoveRefusal.NoPush(text, now.tables.pieces[code], from))
                : Optional.empty();
    }

    @Override
    List<Constraint> constraints(Rules rules, BoardState field) {
        if (pawnFirst) {
            return new PawnThenPieceReasons(series, rules, field).constraints();
        }
        return series.drops == null ? List.of() : List.of(new ConstraintKinds.DropsFirst(field.inHand(field.side)));
    }

    @Override
    boolean mayMakeWay() {
        return true;
    }

    /** Where there is a place in the series for the move of each. */
    @Override
    boolean mayLeaveTogether(BoardState field, int[] squares) {
        if (squares.length == 1) {
            return true;
        }
        Next next = series.description.next();
        int[] left = new int[3]; // of pawns, royal pieces and others, those for which there is no place yet
        for (int square : squares) {
            boolean isKin = series.kin[field.piece(square) >> 1] == series.kin[field.piece(squares[0]) >> 1];
            if (next == Next.SAME || (next == Next.KIN && !isKin)) {
                return false;
            }
            int code = field.piece(square);
            left[series.tables.isPawn(code) ? 0 : series.tables.isRoyal(code) ? 1 : 2]++;
        }
        int free = 0;
        int freeOfPawns = 0;
        for (int place = 0; place < series.length && free < squares.length; place++) {
            Step step = series.step(place);
            if (step.kind() == Step.Kind.MOVE) {
                switch (step.pieces()) {
                    case ALL -> free++;
                    case PAWNS -> left[0]--;
                    case OTHERS -> freeOfPawns++;
                    case ROYALS -> left[1]--;
                    case NEITHER -> left[2]--;
                }
            }
            if (step.isLast()) {
                break;
            }
        }
        int others = Math.max(0, left[1]) + Math.max(0, left[2]);
        return Math.max(0, left[0]) + Math.max(0, others - freeOfPawns) <= free;
    }

    /**
     * As the first move of a turn, which it ends; a pawn that captures the last royal piece ends its turn, and another piece may
     * have to wait for a pawn.
     */
    @Override
    boolean capturesAlone(BoardState field, int from, int code) {
        boolean isPawn = series.tables.isPawn(code);
        if (pawnFirst) {
            return isPawn || !PawnThenPieceReasons.isCompelled(series);
        }
        if (series.description.isInAnyOrder()) {
            return capturesAsSomeStep(code);
        }
        int place = 0;
        while (place < series.length && series.step(place).kind() == Step.Kind.CHOOSE) {
            place++;
        }
        Step first = series.step(Math.min(place, series.length - 1));
        Set<Event> events = series.description.events();
        boolean waits = place < series.length - 1
                && series.description.closing() == Closing.ONLY_LAST
                && (events.contains(Event.CAPTURE) || (isPawn && events.contains(Event.PROMOTION)));
        return first.kind() == Step.Kind.MOVE && first.pieces() == Step.Pieces.ALL && !first.isQuiet() && !waits;
    }

    /** Where steps are made in any order: as the first move of a turn, by a step for such pieces. */
    private boolean capturesAsSomeStep(int code) {
        boolean isPawn = series.tables.isPawn(code);
        boolean isRoyal = series.tables.isRoyal(code);
        boolean ends = series.description.closing() == Closing.ENDS
                || series.description.events().isEmpty();
        return ends
                && series.description.steps().stream()
                        .filter(step -> !step.isQuiet())
                        .anyMatch(step -> switch (step.pieces()) {
                            case ALL -> true;
                            case PAWNS -> isPawn;
                            case OTHERS -> !isPawn;
                            case ROYALS -> isRoyal;
                            case NEITHER -> !isPawn && !isRoyal;
                        });
    }
}
