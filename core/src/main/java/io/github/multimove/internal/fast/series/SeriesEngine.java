package io.github.multimove.internal.fast.series;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.sets.Attacks64;
import io.github.multimove.internal.fast.sets.GeometryTables;
import io.github.multimove.internal.fast.sets.KingConstraints;
import io.github.multimove.internal.fast.sets.SingleMoves64;
import io.github.multimove.internal.fast.sets.StepMoves;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.Engine;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.royal.RoyalLaw;
import io.github.multimove.internal.turns.DropSquares;
import io.github.multimove.internal.turns.TurnSelection;
import io.github.multimove.internal.turns.Turns;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.internal.turns.series.SeriesTurns;
import io.github.multimove.internal.turns.series.SpecialMoves;
import io.github.multimove.internal.turns.series.StepRules;
import io.github.multimove.rules.Series.Event;
import io.github.multimove.rules.Series.Next;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.Step.Duty;
import io.github.multimove.rules.Step.EnPassant;
import io.github.multimove.rules.Step.Kind;
import io.github.multimove.rules.Step.Pieces;
import java.util.List;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Which series sets serve, decided from declared facts, over a board whose pieces sets show: moves alone, a first one and one
 * later kind of step; a move and then a step that is none; two drops. The royal rule asks nothing, or the opponent captures
 * royal pieces by attack: then an end is safe exactly where no enemy could capture the king by one sub-move.
 */
public final class SeriesEngine implements Engine {
    private static final int COUNTED_WHOLE = 3;

    final Rules rules;
    final SeriesStructure structure;
    final RoyalLaw law;
    final Attacks64 reach;
    final StepMoves sets;
    /** The place of the first step but the choice of a promotion owed, which no position that is served has. */
    final int first;

    private final Kind lastKind;
    private final boolean isPawnThenPiece;
    /** By side, whether the sets serve its turns. */
    private final boolean[] serves = new boolean[2];

    private SeriesEngine(Rules rules, SeriesStructure structure, Attacks64 reach) {
        this.rules = rules;
        this.structure = structure;
        this.law = rules.royal;
        this.reach = reach;
        this.sets = new StepMoves(reach);
        this.first = structure.step(0).kind() == Kind.CHOOSE ? 1 : 0;
        this.lastKind = structure.step(structure.length - 1).kind();
        this.isPawnThenPiece = !law.guardsBetween() && PawnThenPieceCount.isPawnThenPiece(structure);
        for (int side = 0; side < 2; side++) {
            serves[side] = !law.guardsBetween() || law.judgesByAttack(1 - side);
        }
    }

    /** Returns the engine of a structure of a rule set, or null if its board, pieces, steps or royal rule do not fit. */
    public static @Nullable SeriesEngine of(Rules rules, SeriesStructure structure) {
        Attacks64 reach = GeometryTables.of(rules.tables).emptyHanded;
        return reach != null && reach.isSupported && fits(structure, rules.royal)
                ? new SeriesEngine(rules, structure, reach)
                : null;
    }

    private static boolean fits(SeriesStructure structure, RoyalLaw law) {
        List<Step> steps = structure.description.steps();
        if (structure.description.isInAnyOrder()
                || structure.description.sparesRoyalsLater()
                || steps.stream().anyMatch(step -> step.pieces().compareTo(Pieces.ROYALS) >= 0)) {
            return false;
        }
        DropSquares drops = structure.drops;
        if (structure.has(Kind.DROP)) {
            return drops != null
                    && structure.description.isCommuting()
                    && drops.drops.oneToAFile().isEmpty()
                    && !law.guards();
        }
        Step start = steps.get(0);
        boolean owes = start.kind() == Kind.CHOOSE && start.duty() == Duty.IF_POSSIBLE;
        List<Step> rest = owes ? steps.subList(1, steps.size()) : steps;
        if (rest.isEmpty() || rest.size() > 2) {
            return false;
        }
        Step first = rest.get(0);
        Step later = rest.get(rest.size() - 1);
        if (rest.stream().allMatch(step -> step.kind() == Kind.MOVE)) {
            return !owes && movesFit(structure, law, first, later);
        }
        boolean free = structure.description.next() == Next.ANY
                && structure.description.events().isEmpty()
                && structure.description.length().isEmpty();
        boolean move = first.kind() == Kind.MOVE && first.duty() == Duty.REQUIRED && !first.isLast();
        boolean last = later.kind() == Kind.PLACE ? !law.guardsBetween() : later.kind() == Kind.PUSH;
        return free && move && last && !law.guards();
    }

    private static boolean movesFit(SeriesStructure structure, RoyalLaw law, Step first, Step later) {
        // a step that may be left out must not have moves in common with the next
        boolean begins = first.duty() == Duty.REQUIRED
                || (first.pieces() != Pieces.ALL && later.pieces() != Pieces.ALL && first.pieces() != later.pieces());
        boolean passing = later.enPassant() != EnPassant.ALLOWED || first.enPassant() == EnPassant.ALLOWED;
        // a round is over where no pseudo-legal move is left, which safe moves do not tell
        boolean rounds = structure.description.next() != Next.ROUNDS || later.isSafe() || !law.guardsBetween();
        return begins && passing && rounds;
    }

    /** Whether a board's turns are served; its game is not over. */
    boolean serves(BoardState state) {
        if (lastKind == Kind.DROP) {
            return DropPairCount.fits(state) && structure.drops != null && !structure.drops.mayDropRelocated(state);
        }
        return serves[state.side]
                && (state.castling == 0 || law.guardsBetween() || !law.forbidsCastling(1))
                && sets.serves(state)
                && (state.neutral() < 0 || !law.guardsBetween())
                && (first == 0 || (reach.pawns(state) & (reach.promotionSquares[0] | reach.promotionSquares[1])) == 0)
                && (!isPawnThenPiece || PawnThenPieceCount.fits(sets, state));
    }

    /** Whether the games of so many turns of a board can be counted; its own is not over. */
    boolean serves(BoardState state, int depth) {
        return (depth == 1 || lastKind != Kind.DROP) && serves(state);
    }

    /** What counts whole turns without making a sub-move, or null if nothing does. */
    @Nullable
    ToLongFunction<BoardState> turnCount() {
        return switch (lastKind) {
            case DROP -> state -> new DropPairCount(structure, state).count();
            case PLACE, PUSH -> new LastStepCount(this)::count;
            case MOVE, CHOOSE, SWAP ->
                isPawnThenPiece
                        ? new PawnThenPieceCount(reach, structure.step(0).duty() != Duty.OPTIONAL)::count
                        : null;
        };
    }

    @Override
    public boolean supports(BoardPosition position) {
        return serves(position) && !law.isOver(position);
    }

    @Override
    public long count(BoardPosition position) {
        ToLongFunction<BoardState> whole = turnCount();
        return whole != null ? whole.applyAsLong(position) : new SeriesCounter(this, null, 1).count(position, 0);
    }

    @Override
    public boolean isEmpty(BoardPosition position) {
        ToLongFunction<BoardState> whole = turnCount();
        if (whole == null && structure.length > 2) {
            return turns(position).isEmpty();
        }
        return (whole != null ? whole.applyAsLong(position) : new SeriesCounter(this, 0).count(position, 0)) == 0;
    }

    /** Games with other structures, and with number fields, are gone through turn by turn. */
    @Override
    public long perft(BoardPosition position, int depth) {
        boolean whole = rules.structures.facts.numbers().isEmpty()
                && rules.structures.all().allMatch(SeriesStructure.class::isInstance);
        return whole ? new SeriesPerft(rules).count(position, position.number, depth) : -1;
    }

    @Override
    public Turns turns(BoardPosition position) {
        return new SeriesTurns(structure, position, law) {
            @Override
            protected Counter counter() {
                return new SeriesCounter(SeriesEngine.this, null, 1)::count;
            }

            @Override
            protected int countedWhole() {
                return COUNTED_WHOLE;
            }

            @Override
            public @Nullable Turns select(TurnSelection selection) {
                return selection.kind() == TurnSelection.Kind.MATE
                        ? SeriesMates.of(SeriesEngine.this, position, this)
                        : null;
            }
        };
    }

    /** Whether the opponent is mated after a turn. */
    boolean mates(BoardPosition position, long[] turn) {
        BoardPosition after = rules.after(position, turn);
        Engine other = rules.engine(after);
        return other.isMate(after) && !law.isOver(after);
    }

    /** The squares to which a king of a side may go without giving a check by leaving a line of one of its sliders. */
    long alongLinesOfOwnSliders(BoardState state, int side) {
        int at = Long.numberOfTrailingZeros(sets.royals(state, side));
        long own = StepMoves.pieces(state, side);
        long kept = -1;
        for (long left = KingConstraints.sliders(state, at) & own; left != 0; left &= left - 1) {
            kept &= Attacks64.lineThrough(at, Long.numberOfTrailingZeros(left));
        }
        return kept;
    }

    /** Lists the sub-moves of the step at a place, whichever pieces have moved, safe where it asks that between sub-moves. */
    void list(BoardState state, int place, SubMoves out) {
        Step step = structure.step(place);
        out.clear();
        if (step.kind() != Kind.MOVE) {
            SpecialMoves.all(state, step.kind(), out);
        } else if (isSafeBetween(place)) {
            SingleMoves64.list(reach, state, -1, SingleMoves64.SAFE, out);
        } else {
            listAny(state, step.pieces(), out);
        }
    }

    /** Lists the moves after which the king need not be safe; the royal rule may still forbid castling. */
    void listAny(BoardState state, Pieces pieces, SubMoves out) {
        sets.listAny(state, pieces, out);
        int kept = 0;
        for (int i = 0; i < out.size; i++) {
            long m = out.at[i];
            if (Packed.kind(m) != Packed.CASTLE || law.mayCastle(state, m)) {
                out.at[kept++] = m;
            }
        }
        out.size = kept;
    }

    /** Whether the mover's king must be safe after the step at a place, further sub-moves to follow. */
    boolean isSafeBetween(int place) {
        return law.guardsBetween() && structure.step(place).isSafe();
    }

    /** Whether a beginning may be the turn as far as its mover's king is concerned. */
    boolean mayEnd(BoardState after) {
        return !law.guards() || !sets.isAttacked(after, after.side);
    }

    /** The board itself, or a copy without en passant squares if they mean nothing from a place on. */
    BoardState without(BoardState state, int place, long last) {
        return !state.hasEnPassantSquares() || StepRules.mayCaptureEnPassant(structure.step(place), last)
                ? state
                : state.copy(BoardState.NONE);
    }

    /** Whether one of the events that end a turn happens by a sub-move. */
    boolean happens(BoardState before, BoardState after, long m) {
        for (Event event : structure.description.events()) {
            boolean happens = event == Event.CHECK
                    ? sets.isAttacked(after, 1 - after.side)
                    : structure.events.happens(event, before, after, m);
            if (happens) {
                return true;
            }
        }
        return false;
    }
}
