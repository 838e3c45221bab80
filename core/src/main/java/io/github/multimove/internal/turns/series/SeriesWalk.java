package io.github.multimove.internal.turns.series;

import io.github.multimove.SubMove;
import io.github.multimove.explain.StepRefusal.Property;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.RoyalGuard;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Series.Closing;
import io.github.multimove.rules.Series.Event;
import io.github.multimove.rules.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A turn gone through sub-move by sub-move, asked at every place what may follow and why something else may not. */
public final class SeriesWalk {
    private final SeriesStructure structure;
    private final @Nullable RoyalGuard guard;
    private final List<Integer> places = new ArrayList<>();
    private SeriesPrefixState prefix;
    private SeriesContinuations next;

    /** Begins a turn on a field, under a royal rule; without one, no piece's safety counts. */
    public SeriesWalk(SeriesStructure structure, BoardState field, @Nullable RoyalGuard guard) {
        this.structure = structure;
        this.guard = guard;
        this.prefix = SeriesPrefixState.start(field);
        this.next = structure.continuations(prefix, guard);
    }

    /** Goes on by a sub-move, or answers false where it may not follow. */
    public boolean take(long m) {
        int at = next.indexOf(m);
        if (at < 0) {
            return false;
        }
        Interruption.check();
        places.add(next.step(at));
        prefix = structure.then(prefix, m, next.step(at), next.newRound);
        next = structure.continuations(prefix, guard);
        return true;
    }

    /** The board as it is in the midst of the turn. */
    public BoardState field() {
        return prefix.field;
    }

    /** Whether the turn may be what has been played, the safety of royal pieces at its end aside. */
    public boolean mayStop() {
        return next.stop != SeriesContinuations.Stop.NO;
    }

    /** Whether the turn may be what has been played, and leaves the mover's royal pieces as they must be. */
    public boolean isTurn() {
        RoyalGuard g = guard;
        return mayStop() && (g == null || structure.mayEnd(prefix, next.stop, g));
    }

    /** Whether nothing may follow, whatever could be made. */
    public boolean isEnded() {
        return prefix.ended;
    }

    /** The first sub-move that may follow, if any. */
    public Optional<Long> firstContinuation() {
        return next.size() == 0 ? Optional.empty() : Optional.of(next.subMoves.at[0]);
    }

    /** The step that the first continuation is, or the one that would come next. */
    public Step nextStep() {
        int place = next.size() == 0 ? Math.min(prefix.step, structure.length - 1) : next.step(0);
        return structure.step(place);
    }

    /** The steps of a full turn, which has a required one that nothing can be: at most so many as may be required. */
    public List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        for (int place = 0; place < Math.min(structure.length, Series.MAX_LENGTH); place++) {
            steps.add(structure.step(place));
        }
        return steps;
    }

    /** The step that the sub-move at a place was. */
    public Step stepMade(int index) {
        return structure.step(places.get(index));
    }

    /** What ended the turn, where something did: an event, or the capture of the last royal piece. */
    public Optional<Property> endedBy() {
        SeriesPrefixState before = prefix.before;
        if (before == null) {
            return Optional.empty();
        }
        if (prefix.byEvent) {
            for (Event event : Event.values()) {
                if (structure.description.events().contains(event)
                        && structure.happens(event, before.field, prefix.field, prefix.last)) {
                    return Optional.of(
                            switch (event) {
                                case CHECK -> Property.ENDED_BY_CHECK;
                                case CAPTURE -> Property.ENDED_BY_CAPTURE;
                                case PROMOTION -> Property.ENDED_BY_PROMOTION;
                                case CAPTURABLE_DOUBLE_STEP -> Property.ENDED_BY_DOUBLE_STEP;
                            });
                }
            }
        }
        int enemy = 1 - field().side;
        boolean royal = before.field.royalCount(enemy) > 0 && field().royalCount(enemy) == 0;
        return royal ? Optional.of(Property.ENDED_BY_ROYAL_CAPTURE) : Optional.empty();
    }

    /** How the pieces of a sub-move break the relation to those that have moved (rules/series.md, next). */
    public Optional<Property> relationBroken(long m) {
        boolean bound = next.size() > 0 && !next.newRound;
        if (Packed.kind(m) > Packed.CASTLE || structure.isFree(prefix, m, next.newRound)) {
            return Optional.empty();
        }
        return switch (structure.description.next()) {
            case ANY -> Optional.empty();
            case ANOTHER -> Optional.of(Property.ANOTHER_PIECE);
            case SAME -> Optional.of(Property.SAME_PIECE);
            case KIN -> Optional.of(prefix.moved.get(Packed.from(m)) ? Property.ANOTHER_PIECE : Property.KIND);
            case ROUNDS -> bound ? Optional.of(Property.ROUND) : Optional.empty();
        };
    }

    /** The first step from here on whose kind and pieces a sub-move is of. */
    public Optional<Step> stepByKind(long m) {
        for (int place = prefix.step; place < structure.length; place++) {
            Step step = structure.step(place);
            if (isOf(step, m)) {
                return Optional.of(step);
            }
            if (structure.description.length().isPresent() && place > 0) {
                break;
            }
        }
        return Optional.empty();
    }

    private boolean isOf(Step step, long m) {
        boolean kind = switch (step.kind()) {
            case MOVE -> Packed.kind(m) <= Packed.CASTLE;
            case DROP -> Packed.kind(m) == Packed.DROP;
            case PUSH -> Packed.kind(m) == Packed.PUSH;
            case PLACE -> Packed.kind(m) == Packed.PLACE;
            case CHOOSE -> Packed.kind(m) == Packed.CHOICE;
        };
        return kind
                && (step.pieces() == Step.Pieces.ALL
                        || (step.pieces() == Step.Pieces.PAWNS) == structure.tables.isPawn(Packed.type(m) << 1));
    }

    /** What a step forbids by its place (rules/series.md, by place). */
    public Optional<Property> propertyBroken(Step step, long m) {
        if (step.isQuiet() && Packed.is(m, Packed.CAPTURE)) {
            return Optional.of(Property.NO_CAPTURE_LATER);
        }
        if (!structure.fits(step, m)) {
            return Optional.of(Property.DOUBLE_STEP_ONLY_LATE);
        }
        if (Packed.is(m, Packed.EN_PASSANT)) {
            if (step.enPassant() == Step.EnPassant.NEVER) {
                return Optional.of(Property.EN_PASSANT_ONLY_FIRST);
            }
            if (step.enPassant() == Step.EnPassant.AFTER_ANOTHER
                    && prefix.made > 0
                    && !Packed.is(prefix.last, Packed.EN_PASSANT)) {
                return Optional.of(Property.EN_PASSANT_ONLY_AFTER_ANOTHER);
            }
        }
        if (structure.description.closing() == Closing.ONLY_LAST && prefix.step < structure.length - 1) {
            BoardState after = SeriesStructure.made(field(), m);
            for (Event event : structure.description.events()) {
                if (structure.happens(event, field(), after, m)) {
                    return Optional.of(
                            switch (event) {
                                case CHECK -> Property.CHECK_ONLY_LAST;
                                case CAPTURE -> Property.CAPTURE_ONLY_LAST;
                                case PROMOTION -> Property.PROMOTION_ONLY_LAST;
                                case CAPTURABLE_DOUBLE_STEP -> Property.DOUBLE_STEP_ONLY_LAST;
                            });
                }
            }
        }
        return Optional.empty();
    }

    /** Whether a sub-move leaves the mover's last royal piece attacked where the turn has yet to go on. */
    public boolean exposes(Step step, long m) {
        RoyalGuard g = guard;
        return g != null && step.isSafe() && !g.mayGoOn(SeriesStructure.made(field(), m), field().side);
    }

    /** The enemy's capture of the mover's royal piece after a sub-move, if there is one. */
    public Optional<SubMove> capturerAfter(long m) {
        BoardState after = SeriesStructure.made(field(), m).copy(BoardState.NONE);
        int mover = after.side;
        after.side = 1 - mover;
        SubMoves all = new SubMoves();
        Generator.all(after, after.side, Generator.NO_EN_PASSANT, all);
        for (int i = 0; i < all.size; i++) {
            for (int royal : after.royals(mover)) {
                if (Packed.capturedOn(all.at[i]) == royal) {
                    return Optional.of(Structure.unpack(after, all.at[i]));
                }
            }
        }
        return Optional.empty();
    }

    /** Whether a sub-move could follow but is written before the last one, the two commuting. */
    public boolean isWrittenLater(long m) {
        return structure.description.isCommuting() && prefix.made > 0 && Packed.from(m) <= Packed.from(prefix.last);
    }

    /** What a sub-move of a kind whose step has been made already is refused for. */
    public Optional<Property> onceTooOften(long m) {
        if (Packed.kind(m) > Packed.CASTLE) {
            return Optional.empty();
        }
        boolean pawn = Packed.is(m, Packed.PAWN);
        boolean pawnMade =
                places.stream().anyMatch(place -> structure.step(place).pieces() == Step.Pieces.PAWNS);
        if (pawn && pawnMade) {
            return Optional.of(Property.ONE_PAWN_MOVE);
        }
        boolean otherMade =
                places.stream().anyMatch(place -> structure.step(place).pieces() == Step.Pieces.OTHERS);
        return !pawn && otherMade && !pawnMade ? Optional.of(Property.ONLY_AFTER_PAWN_MOVE) : Optional.empty();
    }
}
