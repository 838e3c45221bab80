package io.github.multimove.internal.explain;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.Refusal;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.TurnFormatException;
import io.github.multimove.explain.GeneralRefusal;
import io.github.multimove.explain.SubMoveRefusal;
import io.github.multimove.explain.TurnRefusal;
import io.github.multimove.explain.TurnRefusal.OutOfOrder.Order;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.endings.GameEnds;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.CoordinateForm;
import io.github.multimove.internal.turns.ParsedSubMove;
import io.github.multimove.internal.turns.Structure;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Says why an illegal turn is refused. Only asked for turns that are not legal. */
public record RefusalFinder(BoardPosition position) {
    private Structure structure() {
        return position.clause.structure;
    }

    private MoveRefusals at(BoardState now) {
        return new MoveRefusals(Explainer.of(structure()), now);
    }

    /** The exception that names a turn that is not legal and says why. */
    public static IllegalTurnException exception(BoardPosition position, Turn turn) {
        return new IllegalTurnException(turn.toString(), new RefusalFinder(position).refuse(turn));
    }

    /** Why a text that an attempt reads is refused, if it is. */
    public static Optional<Refusal> of(Runnable attempt) {
        try {
            attempt.run();
            return Optional.empty();
        } catch (IllegalTurnException e) {
            return Optional.of(e.refusal());
        } catch (TurnFormatException e) {
            return Optional.of(new GeneralRefusal.Form(Objects.requireNonNull(e.getMessage()), e.offset()));
        }
    }

    public Refusal refuse(Turn turn) {
        return over(position).orElseGet(() -> refuseTurn(turn));
    }

    private Refusal refuseTurn(Turn turn) {
        List<SubMove> subMoves = turn.subMoves();
        BoardState now = position;
        long[] packed = new long[subMoves.size()];
        for (int i = 0; i < packed.length; i++) {
            SubMove subMove = subMoves.get(i);
            packed[i] = structure().pack(now, subMove);
            if (packed[i] < 0) {
                return refuseSubMove(now, subMove);
            }
            now = structure().then(now, packed[i]);
        }
        return refusePacked(packed);
    }

    private Refusal refuseSubMove(BoardState now, SubMove subMove) {
        for (var square : List.of(subMove.start(), subMove.to())) {
            if (!square.board().equals(position.tables.board)) {
                return new SubMoveRefusal.OtherBoard(subMove.toString(), square);
            }
        }
        for (long m : structure().candidates(now, subMove.start().index()).toArray()) {
            SubMove here = Structure.unpack(now, m);
            if (here.toString().equals(subMove.toString())) {
                return new SubMoveRefusal.Foreign(subMove, here);
            }
        }
        return at(now).refusal(new CoordinateForm(position.board())
                .read(subMove.toString())
                .orElseGet(() -> new ParsedSubMove(
                        subMove.toString(), Optional.of(subMove.start()), Optional.of(subMove.to()))));
    }

    /** Refuses a turn of which some sub-move cannot be made where it stands in the turn, or could mean several. */
    public Refusal refuseText(List<ParsedSubMove> written) {
        return over(position).orElseGet(() -> refuseSubMoves(written));
    }

    private Refusal refuseSubMoves(List<ParsedSubMove> written) {
        BoardState now = position;
        List<SubMove> before = new ArrayList<>();
        for (ParsedSubMove one : written) {
            long[] meant = structure().described(now, one);
            if (meant.length == 0) {
                return arrived(one, before)
                        .<Refusal>map(first -> new TurnRefusal.MovedAlready(one.canonical(), first))
                        .orElse(at(now).refusal(one));
            }
            if (meant.length > 1) {
                return new GeneralRefusal.Ambiguous(
                        one.canonical(), Structure.unpack(now, meant[0]), Structure.unpack(now, meant[1]));
            }
            before.add(Structure.unpack(now, meant[0]));
            now = structure().then(now, meant[0]);
        }
        throw new IllegalStateException("each of " + written + " can be made and is one sub-move");
    }

    /** Refuses a sub-move that cannot be made on a board. */
    public Refusal refuse(BoardState now, ParsedSubMove written) {
        return at(now).refusal(written);
    }

    /** Refuses a text that the pieces on some squares do not mean by going to a square. */
    public Refusal refuse(BoardState now, String text, int[] from, Square to) {
        return at(now).nearest(text, from, to);
    }

    /** Where sub-moves are made at once, the one before that brought a piece to where another would begin. */
    private Optional<SubMove> arrived(ParsedSubMove one, List<SubMove> before) {
        return before.stream()
                .filter(first -> structure().isSimultaneous()
                        && first.origin().isPresent()
                        && one.from().filter(first.to()::equals).isPresent()
                        && position.piece(first.to().index()) == 0)
                .findFirst();
    }

    /** Refuses whatever is asked for in a position that has ended the game, by itself or because no turn is left. */
    public static Optional<Refusal> over(BoardPosition position) {
        return GameEnds.outcome(position).map(outcome -> new GeneralRefusal.GameOver(outcome.reason()));
    }

    /** Refuses sub-moves that can be made one by one. */
    private Refusal refusePacked(long[] packed) {
        for (int i = 1; structure().isSimultaneous() && i < packed.length; i++) {
            if (packed[i - 1] > packed[i]) {
                List<SubMove> all = structure().unpack(position, packed);
                return new TurnRefusal.OutOfOrder(all.get(i - 1), all.get(i), Order.ASCENDING);
            }
        }
        return Explainer.of(structure())
                .misfit(position.rules(), position, packed, position.clause.opening)
                .orElseGet(() -> new RoyalRefusals(position.rules(), structure(), position)
                        .refusal(packed)
                        .map(Refusal.class::cast)
                        .orElseGet(() -> new TurnRefusal.NotATurn(structure().unpack(position, packed))));
    }
}
