package io.github.multimove.internal.explain;

import io.github.multimove.Bond;
import io.github.multimove.Refusal;
import io.github.multimove.StepRefusal;
import io.github.multimove.StepRefusal.Kind;
import io.github.multimove.StepRefusal.Property;
import io.github.multimove.SubMove;
import io.github.multimove.TurnRefusal;
import io.github.multimove.TurnRefusal.OutOfOrder.Order;
import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.series.Halves;
import java.util.List;
import java.util.Optional;

/** Explains turns of a pawn and then another man (rules/twinmove.md). */
final class HalvesExplainer extends Explainer {
    private final Halves halves;

    HalvesExplainer(Halves halves) {
        super(halves);
        this.halves = halves;
    }

    @Override
    Optional<Refusal> misfit(Rules rules, Field field, long[] turn, boolean isOpening) {
        Optional<Refusal> reason = reason(field, turn);
        return reason.isPresent() || halves.isTurn(field, turn)
                ? reason
                : Optional.of(new TurnRefusal.NotATurn(halves.unpack(field, turn)));
    }

    private Optional<Refusal> reason(Field field, long[] turn) {
        long first = turn[0];
        boolean pawn = Packed.is(first, Packed.PAWN);
        int most = halves.paired ? 2 : 1;
        if (turn.length > most) {
            List<Kind> steps = halves.paired
                    ? List.of(Kind.PAWN_MOVE, Kind.PIECE_MOVE)
                    : List.of(halves.compelled ? Kind.PAWN_MOVE : Kind.MOVE);
            return Optional.of(new StepRefusal.WrongNumber(
                    steps, turn.length, Optional.of(halves.tables.board.square(Packed.from(turn[most])))));
        }
        if (!pawn) {
            if (turn.length > 1) {
                List<SubMove> both = halves.unpack(field, turn);
                return Optional.of(
                        Packed.is(turn[1], Packed.PAWN)
                                ? new TurnRefusal.OutOfOrder(both.get(0), both.get(1), Order.PAWN_FIRST)
                                : notAllowed(both.get(1), Property.ONLY_AFTER_PAWN_MOVE, both.get(0)));
            }
            long duty = halves.compelled ? halves.firstPawnMove(field) : -1;
            return duty < 0
                    ? Optional.empty()
                    : Optional.of(
                            new StepRefusal.Missing(Kind.PAWN_MOVE, 1, Structure.unpack(field, duty), !halves.paired));
        }
        return halves.paired ? reasonAfterPawn(field, turn) : Optional.empty();
    }

    private Optional<Refusal> reasonAfterPawn(Field field, long[] turn) {
        Field after = Halves.after(field, turn[0]);
        if (turn.length == 1) {
            SubMoves seconds = new SubMoves();
            halves.seconds(field, turn[0], seconds);
            return seconds.size == 0
                    ? Optional.empty()
                    : Optional.of(
                            new StepRefusal.Missing(Kind.PIECE_MOVE, 2, Structure.unpack(after, seconds.at[0]), false));
        }
        SubMove first = Structure.unpack(field, turn[0]);
        if (Halves.takesLastRoyal(field, after, turn[0])) {
            return Optional.of(notAllowed(Structure.unpack(after, turn[1]), Property.ENDED_BY_ROYAL_CAPTURE, first));
        }
        return Packed.is(turn[1], Packed.PAWN)
                ? Optional.of(notAllowed(Structure.unpack(after, turn[1]), Property.ONE_PAWN_MOVE, first))
                : Optional.empty();
    }

    private static Refusal notAllowed(SubMove second, Property property, SubMove first) {
        return new StepRefusal.NotAllowed(second, 2, property, Optional.of(first));
    }

    @Override
    List<Bond> bonds(Field field) {
        long duty = halves.compelled ? halves.firstPawnMove(field) : -1;
        return duty < 0 ? List.of() : List.of(new Bond.PawnFirst(Structure.unpack(field, duty)));
    }

    /** Two men only if one of them is a pawn and the other not. */
    @Override
    boolean mayLeaveTogether(Field field, int[] squares) {
        return squares.length == 1
                || (halves.paired
                        && squares.length == 2
                        && halves.tables.isPawn(field.man(squares[0])) != halves.tables.isPawn(field.man(squares[1])));
    }

    /** A pawn that takes the last royal man ends its turn; another man may have to wait for a pawn. */
    @Override
    boolean takesAlone(Field field, int from, int code) {
        return halves.tables.isPawn(code) || !halves.compelled;
    }
}
