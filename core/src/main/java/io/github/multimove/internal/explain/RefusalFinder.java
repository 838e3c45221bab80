package io.github.multimove.internal.explain;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.Refusal;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.TurnFormatException;
import io.github.multimove.explain.GeneralRefusal;
import io.github.multimove.explain.MissingStep;
import io.github.multimove.explain.SubMoveRefusal;
import io.github.multimove.explain.SubMoveRefusal.Kind;
import io.github.multimove.explain.TurnRefusal;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.endings.GameEnds;
import io.github.multimove.internal.kinds.RootRefusals;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.royal.RoyalLaw;
import io.github.multimove.internal.turns.CoordinateForm;
import io.github.multimove.internal.turns.ParsedSubMove;
import io.github.multimove.internal.turns.Structure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

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
            return Optional.of(new GeneralRefusal(
                    Refusal.Rule.FORM, List.of(), OptionalInt.of(e.offset()), Objects.requireNonNull(e.getMessage())));
        }
    }

    /** Whether a turn of so many sub-moves is refused for nothing but what does not follow yet. */
    public static boolean isUnfinished(Refusal refusal, int subMoves) {
        return (refusal instanceof MissingStep missing && missing.place() > subMoves)
                || (refusal instanceof TurnRefusal turn
                        && (turn.kind() == TurnRefusal.Kind.SIBLING_MISSING
                                || turn.kind() == TurnRefusal.Kind.TOO_FEW_STEPS));
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
                return Refused.subMove(
                        Kind.OTHER_BOARD,
                        subMove.toString(),
                        square + " is a square of another board, " + square.board());
            }
        }
        for (long m : structure().candidates(now, subMove.start().index()).toArray()) {
            SubMove here = Structure.unpack(now, m);
            if (here.toString().equals(subMove.toString())) {
                return new SubMoveRefusal(
                        Kind.FOREIGN,
                        subMove.toString(),
                        List.of(here.start()),
                        List.of(here),
                        subMove + " is described for another position: another piece moves or is captured");
            }
        }
        return at(now).refusal(CoordinateForm.of(position.tables)
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
                return arrived(one, before).<Refusal>map(Refused::movedAlready).orElse(at(now).refusal(one));
            }
            if (meant.length > 1) {
                return Refused.ambiguous(
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
        return GameEnds.outcomeOfNoTurn(position).map(outcome -> RootRefusals.gameOver(outcome.reason()));
    }

    /** Whether a turn is mate by a drop that must not mate. */
    private boolean matesByDrop(long[] packed) {
        long[] drops = Arrays.stream(packed)
                .skip(structure().isSimultaneous() ? 0 : Math.max(0, packed.length - 1))
                .filter(position.tables::mustNotMate)
                .toArray();
        if (drops.length == 0) {
            return false;
        }
        RoyalLaw royal = position.rules().royal;
        BoardState after = structure().after(position, packed, packed.length, null);
        return royal.mayEnd(after, position.side) && royal.matesByDrop(after, position.side, drops[0]);
    }

    /** Refuses sub-moves that can be made one by one. */
    private Refusal refusePacked(long[] packed) {
        for (int i = 1; structure().isSimultaneous() && i < packed.length; i++) {
            if (packed[i - 1] > packed[i]) {
                List<SubMove> all = structure().unpack(position, packed);
                return Refused.outOfOrder(TurnRefusal.Kind.NOT_ASCENDING, all.get(i - 1), all.get(i));
            }
        }
        if (matesByDrop(packed)) {
            return Refused.turn(
                    TurnRefusal.Kind.MATES_BY_DROP,
                    structure().unpack(position, packed),
                    Arrays.stream(packed).anyMatch(position.tables::mustNotCheck)
                            ? "the drop of such a piece must not give check"
                            : "the drop of such a piece must not mate");
        }
        return Explainer.of(structure())
                .misfit(position.rules(), position, packed, position.clause.opening)
                .orElseGet(() -> new RoyalRefusals(position.rules(), structure(), position)
                        .refusal(packed)
                        .map(Refusal.class::cast)
                        .orElseGet(() -> noTurn(structure().unpack(position, packed))));
    }

    /** Refuses sub-moves that fit together and leave royal pieces as they must be. */
    private Refusal noTurn(List<SubMove> subMoves) {
        return structure().isSimultaneous() && position.tables.game.mustCapture()
                ? Refused.turn(
                        TurnRefusal.Kind.MUST_CAPTURE,
                        subMoves,
                        "a capture is mandatory, and this turn captures nothing")
                : Refused.notATurn(subMoves);
    }
}
