package io.github.multimove.internal.turns.series;

import io.github.multimove.PieceType;
import io.github.multimove.explain.StepRefusal.Property;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.RoyalGuard;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Series.Closing;
import io.github.multimove.rules.Series.Event;
import io.github.multimove.rules.Series.Next;
import io.github.multimove.rules.Step;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which sub-moves may follow a beginning of a series (rules/series.md): what a step asks of one by itself, of what has moved
 * before, and of the royal rule. With or without the royal rule: without it, as check is asked, no side's own safety counts
 * (rules/common.md, Check).
 */
public final class StepRules {
    private final SeriesStructure structure;
    private final GameTables tables;
    private final Series description;
    private final Next next;
    private final boolean isInAnyOrder;
    private final boolean isCommuting;
    /** Whether only the last sub-move of a full series may do what closes it. */
    public final boolean closesLast;
    /** By the types of pieces that a step is for, their codes. */
    private final IdentityHashMap<Set<PieceType>, Long> masks;

    StepRules(SeriesStructure structure) {
        this(structure, new IdentityHashMap<>());
        for (Step step : description.steps()) {
            masks.put(step.types(), tables.mask(step.types()::contains));
        }
    }

    /** The same of a structure that differs in its length alone. */
    StepRules(SeriesStructure structure, StepRules other) {
        this(structure, other.masks);
    }

    private StepRules(SeriesStructure structure, IdentityHashMap<Set<PieceType>, Long> masks) {
        this.structure = structure;
        this.tables = structure.tables;
        this.description = structure.description;
        this.next = description.next();
        this.isInAnyOrder = description.isInAnyOrder();
        this.isCommuting = description.isCommuting();
        this.closesLast = description.closing() == Closing.ONLY_LAST
                && !description.events().isEmpty();
        this.masks = masks;
    }

    /** Whether a step may be a drop: where captures come to hand every move may. */
    public boolean mayBeDrop(Step step) {
        return step.kind() == Step.Kind.DROP
                || step.mayBeDrop()
                || (tables.held != null && step.kind() == Step.Kind.MOVE);
    }

    /** The sub-moves that may follow a beginning, and whether it may be the turn. */
    SeriesContinuations continuations(SeriesPrefixState prefix, @Nullable RoyalGuard guard) {
        if (prefix.ended) {
            return SeriesContinuations.ENDED;
        }
        SeriesContinuations out = continuations(prefix, guard, false);
        boolean mayBeRound = next == Next.ROUNDS && prefix.made > 0 && out.subMoves.size == 0;
        return mayBeRound ? continuations(prefix, guard, true) : out;
    }

    private SeriesContinuations continuations(SeriesPrefixState prefix, @Nullable RoyalGuard guard, boolean newRound) {
        SeriesContinuations out = new SeriesContinuations();
        boolean stuck = false;
        boolean isDue = prefix.made == 0;
        for (int place = place(prefix, 0); place < structure.length; place = placeAfter(prefix, place)) {
            Step step = structure.step(place);
            boolean any = add(prefix, step, place, guard, newRound, out);
            out.newRound |= any && newRound && step.kind() == Step.Kind.MOVE;
            if (isDue(step, any)) {
                isDue = true;
                if (!isInAnyOrder) {
                    return out;
                }
            }
            stuck |= !any && step.duty() == Step.Duty.OR_STALEMATE;
        }
        out.stop = isDue
                ? SeriesContinuations.Stop.NO
                : stuck ? SeriesContinuations.Stop.STUCK : SeriesContinuations.Stop.MAY;
        return out;
    }

    /** Whether what follows a beginning is told by whether something that captures can follow: under the royal rule alone, not for check. */
    boolean asksCaptures(@Nullable RoyalGuard guard) {
        return guard != null && tables.game.mustCapture();
    }

    /** The first place from one on whose step may come next if those before it are left out. */
    int place(SeriesPrefixState prefix, int from) {
        if (!isInAnyOrder) {
            return Math.max(from, prefix.step);
        }
        int place = from;
        while (place < structure.length && prefix.hasDone(place)) {
            place++;
        }
        return place;
    }

    /** The place whose step may come next if the one at a place is left out, too; the length if there is none. */
    int placeAfter(SeriesPrefixState prefix, int place) {
        // in a length of its own all steps that follow are the same
        return description.length().isPresent() && place > 0 ? structure.length : place(prefix, place + 1);
    }

    /** Whether what may follow depends on which pieces have moved. */
    boolean asksMoved() {
        return next != Next.ANY && next != Next.SAME;
    }

    /** Whether a step must be made, given whether some sub-move could be it. */
    public static boolean isDue(Step step, boolean any) {
        return step.duty() == Step.Duty.REQUIRED || (any && step.duty() != Step.Duty.OPTIONAL);
    }

    /** Whether nothing follows a sub-move after a beginning, made as the step at a place, but what is allowed to follow. */
    public boolean isLast(SeriesPrefixState prefix, int place) {
        return (isInAnyOrder ? prefix.made : place) + 1 >= structure.length;
    }

    /**
     * A beginning with one more sub-move, or null if it may not follow: what {@link #continuations} would find, without listing
     * what else may follow.
     */
    @Nullable
    SeriesPrefixState with(SeriesPrefixState prefix, long m, @Nullable RoyalGuard guard) {
        int place =
                prefix.ended || !structure.isCandidate(prefix.state, m) ? -1 : place(prefix, m, guard, new Property[1]);
        return place < 0 ? null : new SeriesPrefixState(prefix, m, place, false);
    }

    /** The property by which a sub-move that could be made, and may not follow a beginning, does not: the one that it comes nearest to. */
    public Property broken(SeriesPrefixState prefix, long m, @Nullable RoyalGuard guard) {
        Property[] broken = new Property[1];
        return place(prefix, m, guard, broken) < 0 ? broken[0] : Property.MUST_CAPTURE;
    }

    /** The place of the step that a sub-move would be; -1 if it is none, and what it breaks. */
    private int place(SeriesPrefixState prefix, long m, @Nullable RoyalGuard guard, Property[] broken) {
        boolean newRound = next == Next.ROUNDS && prefix.made > 0 && prefix.beginsRound();
        boolean moves = Packed.kind(m) <= Packed.CASTLE || Packed.kind(m) == Packed.DROP;
        Property relation = moves ? relation(prefix, m, newRound) : null;
        // where no piece may move again and no other can, a round is not at its end but the turn
        if (relation != null && (relation != Property.ROUND || prefix.size() > 0)) {
            broken[0] = relation;
            return -1;
        }
        broken[0] = Property.NO_STEP;
        for (int place = place(prefix, 0); place < structure.length; place = placeAfter(prefix, place)) {
            Step step = structure.step(place);
            Property found = broken(prefix, step, place, m, guard, newRound);
            if (found == null) {
                return place;
            }
            broken[0] = found.compareTo(broken[0]) > 0 ? found : broken[0]; // they stand in that order
            if (!isInAnyOrder
                    && isDue(
                            step,
                            step.duty() != Step.Duty.OPTIONAL
                                    && add(prefix, step, place, guard, newRound, new SeriesContinuations()))) {
                break;
            }
        }
        return -1;
    }

    /** Adds the sub-moves that may be a step, and tells whether there are any, also some that are there as an earlier step. */
    private boolean add(
            SeriesPrefixState prefix,
            Step step,
            int place,
            @Nullable RoyalGuard guard,
            boolean newRound,
            SeriesContinuations out) {
        SubMoves found = new SubMoves();
        if (step.kind() == Step.Kind.MOVE) {
            moves(prefix, step, found);
        } else {
            SpecialMoves.all(prefix.state, step.kind(), found);
        }
        if (structure.drops != null && mayBeDrop(step)) {
            structure.drops.add(prefix.state, found);
        }
        return keep(prefix, step, place, guard, found, newRound, out);
    }

    /** The moves of all pieces that a step may be made by, whatever has moved. */
    private void moves(SeriesPrefixState prefix, Step step, SubMoves found) {
        int options = mayCaptureEnPassant(step, prefix.last) ? 0 : Generator.NO_EN_PASSANT;
        if (prefix.made > 0 && next == Next.SAME) {
            Generator.from(prefix.state, prefix.lastSquare, options, found);
        } else {
            Generator.all(prefix.state, prefix.state.side, codes(step), options, found);
        }
    }

    /** Whether a step may capture en passant after a sub-move, or {@link SeriesPrefixState#NONE}. */
    public static boolean mayCaptureEnPassant(Step step, long last) {
        return switch (step.enPassant()) {
            case ALLOWED -> true;
            case AFTER_ANOTHER -> last == SeriesPrefixState.NONE || Packed.is(last, Packed.EN_PASSANT);
            case NEVER -> false;
        };
    }

    /** The codes of the pieces that may make a step. */
    private long codes(Step step) {
        return switch (step.pieces()) {
            case ALL -> Generator.ANY;
            case PAWNS -> tables.pawnMask;
            case OTHERS -> ~tables.pawnMask;
            case ROYALS -> tables.royalMask;
            case NEITHER -> ~(tables.pawnMask | tables.royalMask);
            case TYPES -> masks.getOrDefault(step.types(), 0L);
        };
    }

    /** Adds those sub-moves that may be a step, and tells whether any may. */
    private boolean keep(
            SeriesPrefixState prefix,
            Step step,
            int place,
            @Nullable RoyalGuard guard,
            SubMoves found,
            boolean newRound,
            SeriesContinuations out) {
        boolean isMoveAlone = guard == null && isMoveAlone(step);
        int kept = 0;
        for (int i = 0; i < found.size; i++) {
            long m = found.at[i];
            boolean mayBe = isMoveAlone
                    ? relation(prefix, m, newRound) == null && narrowed(step, m) == null
                    : broken(prefix, step, place, m, guard, newRound) == null;
            if (mayBe) {
                found.at[kept++] = m;
            }
        }
        found.size = kept;
        out.add(found, place);
        return kept > 0;
    }

    /** Whether a step asks no more of a move of the pieces that it is for than what has moved before and what the move is. */
    private boolean isMoveAlone(Step step) {
        return step.kind() == Step.Kind.MOVE
                && structure.drops == null
                && (next != Next.SAME
                        || step.pieces() == Step.Pieces.ALL) // else a piece that moved may not be one of them
                && !closesLast
                && !isCommuting
                && !description.sparesRoyalsLater();
    }

    /** What a sub-move that could be made breaks as a step, or null: what it is, what has moved, the royal rule. */
    private @Nullable Property broken(
            SeriesPrefixState prefix, Step step, int place, long m, @Nullable RoyalGuard guard, boolean newRound) {
        Property relation = moves(step) ? relation(prefix, m, newRound) : null;
        if (relation != null) {
            return relation;
        }
        if (!isOf(step, m) || isOutOfOrder(prefix, m)) {
            return Property.NO_STEP;
        }
        Property narrowed = narrowed(step, m);
        if (narrowed != null) {
            return narrowed;
        }
        if (Packed.is(m, Packed.EN_PASSANT) && !mayCaptureEnPassant(step, prefix.last)) {
            return step.enPassant() == Step.EnPassant.NEVER
                    ? Property.NO_EN_PASSANT
                    : Property.EN_PASSANT_ONLY_AFTER_ANOTHER;
        }
        boolean spares = description.sparesRoyalsLater() && prefix.made > 0;
        if (capturesRoyal(prefix.state, m) && (spares || guards(prefix, guard))) {
            return Property.NO_ROYAL_CAPTURE_LATER;
        }
        boolean asksEvent = closesLast && !isLast(prefix, place);
        RoyalGuard asked = step.isSafe() && step.kind() != Step.Kind.CHOOSE ? guard : null;
        BoardState after = asksEvent || asked != null ? SeriesStructure.made(prefix.state, m) : prefix.state;
        Optional<Event> tooSoon = asksEvent
                        && !SeriesStructure.capturesLast(
                                prefix.state, after, m) // which ends the turn, and so is its last
                ? structure.events.by(prefix.state, after, m)
                : Optional.empty();
        if (tooSoon.isPresent()) {
            return SeriesEvents.broken(tooSoon.get(), false);
        }
        boolean mayStand = (guard == null || !isForbiddenByAttack(guard, prefix.state, m))
                && (asked == null || asked.mayGoOn(after, prefix.state.side));
        return mayStand ? null : Property.EXPOSED_IN_BETWEEN;
    }

    /** Whether a step is one of those that are judged by what has moved before. */
    private boolean moves(Step step) {
        return step.kind() == Step.Kind.MOVE || (step.kind() == Step.Kind.DROP && structure.facts.dropsPerTurn() == 0);
    }

    /** What the pieces of a sub-move break by moving again, or because others have moved; null if they may (rules/series.md, next). */
    private @Nullable Property relation(SeriesPrefixState prefix, long m, boolean newRound) {
        if (prefix.made == 0 || newRound) {
            return null;
        }
        boolean drops = Packed.kind(m) == Packed.DROP; // a piece in hand has not moved, whatever stood on the square
        boolean fresh = drops || isFresh(prefix, m);
        return switch (next) {
            case ANY -> null;
            case SAME -> !drops && Packed.from(m) == prefix.lastSquare ? null : Property.SAME_PIECE;
            case ANOTHER -> fresh ? null : Property.ANOTHER_PIECE;
            case ROUNDS -> fresh ? null : Property.ROUND;
            case KIN ->
                prefix.kin < 0 || (fresh && structure.kin[Packed.type(m)] == prefix.kin)
                        ? null
                        : prefix.moved.get(Packed.from(m)) ? Property.ANOTHER_PIECE : Property.KIND;
        };
    }

    private boolean isFresh(SeriesPrefixState prefix, long m) {
        boolean castles = Packed.kind(m) == Packed.CASTLE;
        return !prefix.moved.get(Packed.from(m))
                && !(castles
                        && prefix.moved.get(
                                tables.castles[Packed.extra(m)].rook().index()));
    }

    /**
     * Whether the other side has one royal piece left and does not lose by its capture. Where safety is asked of some steps, and others
     * may be left out, a turn could capture that check, which asks no safety, does not see.
     */
    private static boolean guards(SeriesPrefixState prefix, @Nullable RoyalGuard guard) {
        return guard != null && guard.guardsBetween() && prefix.state.royalCount(1 - prefix.state.side) == 1;
    }

    /** Whether a sub-move captures a royal piece. */
    private boolean capturesRoyal(BoardState state, long m) {
        return Packed.is(m, Packed.CAPTURE) && tables.isRoyal(state.piece(Packed.capturedOn(m)));
    }

    /** Whether attack forbids a castling: of the king where it stands, on its path, or while another lives where it goes. */
    public static boolean isForbiddenByAttack(RoyalGuard guard, BoardState now, long m) {
        return Packed.kind(m) == Packed.CASTLE
                && (!guard.mayCastle(now, m) || !guard.mayHaveCastled(SeriesStructure.made(now, m), m, now.side));
    }

    /** Whether a sub-move can be a step, by what it is. */
    public boolean fits(Step step, long m) {
        return isOf(step, m) && narrowed(step, m) == null;
    }

    /** Whether a step asks more of a move than which piece makes it. */
    public static boolean isNarrowed(Step step) {
        return step.isQuiet() || !step.allowsDoubleStep();
    }

    /** What a move breaks of that. */
    private @Nullable Property narrowed(Step step, long m) {
        if (!isNarrowed(step) || step.kind() != Step.Kind.MOVE || Packed.kind(m) == Packed.DROP) {
            return null;
        }
        return step.isQuiet() && Packed.is(m, Packed.CAPTURE)
                ? Property.NO_CAPTURE
                : !step.allowsDoubleStep() && structure.events.isDoubleStep(m) ? Property.NO_DOUBLE_STEP : null;
    }

    /** Whether a sub-move is of the kind, and made by the pieces, that a step is for. */
    public boolean isOf(Step step, long m) {
        return switch (step.kind()) {
            case MOVE ->
                (Packed.kind(m) <= Packed.CASTLE || (mayBeDrop(step) && Packed.kind(m) == Packed.DROP))
                        && isOf(step, Packed.type(m));
            case DROP -> Packed.kind(m) == Packed.DROP && isOf(step, Packed.type(m));
            case PUSH -> Packed.kind(m) == Packed.PUSH;
            case PLACE -> Packed.kind(m) == Packed.PLACE;
            case CHOOSE -> Packed.kind(m) == Packed.CHOICE;
            case SWAP -> Packed.kind(m) == Packed.SWAP;
        };
    }

    /** Whether pieces of a type may make a step. */
    public boolean isOf(Step step, int type) {
        return (codes(step) >>> (type << 1) & 1) != 0;
    }

    /** Whether two sub-moves of one outcome in either order do not stand in ascending order (rules/geminus.md, Decided). */
    public boolean isOutOfOrder(SeriesPrefixState prefix, long second) {
        SeriesPrefixState start = prefix.before;
        return isCommuting
                && start != null
                && Packed.from(prefix.last) >= Packed.from(second)
                && structure.commute(start.state, prefix.last, second);
    }
}
