package io.github.multimove.internal.explain;

import io.github.multimove.SubMove;
import io.github.multimove.explain.StepRefusal.Property;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.Groups;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.series.SeriesPrefixState;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.rules.Series.Closing;
import io.github.multimove.rules.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/** Which property of an ordered series a sub-move breaks after a beginning (rules/series.md). */
record SeriesProperties(SeriesStructure structure, SeriesPrefixState now) {
    /** What ended the turn, where something did: an event, or the capture of the last royal piece. */
    Optional<Property> endedBy() {
        SeriesPrefixState before = Objects.requireNonNull(now.before, "nothing ends a turn before its first sub-move");
        if (now.byEvent) {
            return structure.event(before.state, now.state, now.last).map(event -> switch (event) {
                case CHECK -> Property.ENDED_BY_CHECK;
                case CAPTURE -> Property.ENDED_BY_CAPTURE;
                case PROMOTION -> Property.ENDED_BY_PROMOTION;
                case CAPTURABLE_DOUBLE_STEP -> Property.ENDED_BY_DOUBLE_STEP;
            });
        }
        int enemy = 1 - now.state.side;
        boolean royal = before.state.royalCount(enemy) > 0 && now.state.royalCount(enemy) == 0;
        return royal ? Optional.of(Property.ENDED_BY_ROYAL_CAPTURE) : Optional.empty();
    }

    /** How the pieces of a sub-move break the relation to those that have moved (rules/series.md, next). */
    Optional<Property> relationBroken(long m) {
        boolean bound = now.size() > 0 && !now.beginsRound();
        boolean moves = Packed.kind(m) <= Packed.CASTLE || Packed.kind(m) == Packed.DROP;
        if (!moves || structure.isFree(now, m, now.beginsRound())) {
            return Optional.empty();
        }
        return switch (structure.description.next()) {
            case ANY -> Optional.empty();
            case ANOTHER -> Optional.of(Property.ANOTHER_PIECE);
            case SAME -> Optional.of(Property.SAME_PIECE);
            case KIN -> Optional.of(now.moved.get(Packed.from(m)) ? Property.ANOTHER_PIECE : Property.KIND);
            case ROUNDS -> bound ? Optional.of(Property.ROUND) : Optional.empty();
        };
    }

    /** The steps, of those that the next sub-move may be, whose kind and pieces a sub-move is of. */
    List<Step> stepsByKind(long m) {
        List<Step> steps = new ArrayList<>();
        for (int place = structure.place(now, 0); place < structure.length; place = structure.placeAfter(now, place)) {
            Step step = structure.step(place);
            if (structure.isOf(step, m)) {
                steps.add(step);
            }
            if (!structure.description.isInAnyOrder() && SeriesStructure.isDue(step, isPossible(place))) {
                break;
            }
        }
        return steps;
    }

    private boolean isPossible(int place) {
        return IntStream.range(0, now.size()).anyMatch(i -> now.place(i) == place);
    }

    /** What all those steps forbid a sub-move of their kind by its place (rules/series.md, by place). */
    Optional<Property> forbidden(List<Step> steps, long m) {
        if (steps.stream().anyMatch(step -> isAllowed(step, m))) {
            return Optional.empty();
        }
        if (!Packed.is(m, Packed.CAPTURE)) {
            return Optional.of(Property.NO_DOUBLE_STEP);
        }
        List<Step> capturing = steps.stream().filter(step -> !step.isQuiet()).toList();
        if (capturing.isEmpty()) {
            return Optional.of(Property.NO_CAPTURE);
        }
        return Optional.of(
                capturing.stream().allMatch(step -> step.enPassant() == Step.EnPassant.NEVER)
                        ? Property.NO_EN_PASSANT
                        : Property.EN_PASSANT_ONLY_AFTER_ANOTHER);
    }

    /** Whether a step allows a sub-move of its kind by its place. */
    boolean isAllowed(Step step, long m) {
        return structure.fits(step, m)
                && (!Packed.is(m, Packed.EN_PASSANT) || SeriesStructure.mayCaptureEnPassant(step, now.last));
    }

    /** What is forbidden to all sub-moves but the first. */
    Optional<Property> forbiddenLater(long m) {
        return structure.description.sparesRoyalsLater() && now.made > 0 && structure.capturesRoyal(now.state, m)
                ? Optional.of(Property.NO_ROYAL_CAPTURE_LATER)
                : Optional.empty();
    }

    /** The event that a sub-move brings about before the last of a full series, where that is not allowed. */
    Optional<Property> onlyLast(long m) {
        if (structure.description.closing() != Closing.ONLY_LAST || structure.isLast(now, now.step)) {
            return Optional.empty();
        }
        return structure.event(now.state, SeriesStructure.made(now.state, m), m).map(event -> switch (event) {
            case CHECK -> Property.CHECK_ONLY_LAST;
            case CAPTURE -> Property.CAPTURE_ONLY_LAST;
            case PROMOTION -> Property.PROMOTION_ONLY_LAST;
            case CAPTURABLE_DOUBLE_STEP -> Property.DOUBLE_STEP_ONLY_LAST;
        });
    }

    /** The enemy's capture of the mover's royal piece after a sub-move, if there is one. */
    Optional<SubMove> capturerAfter(long m) {
        BoardState after = SeriesStructure.made(now.state, m).copy(BoardState.NONE);
        int mover = after.side;
        after.side = 1 - mover;
        SubMoves all = new SubMoves();
        Generator.all(after, after.side, Generator.NO_EN_PASSANT, all);
        int[] royals = after.royals(mover);
        return all.stream()
                .filter(capture -> Groups.taken(capture, royals) != 0)
                .mapToObj(capture -> Structure.unpack(after, capture))
                .findFirst();
    }

    /** Whether a sub-move could follow but is written before the last one, the two commuting. */
    boolean isWrittenLater(long m) {
        return structure.description.isCommuting() && now.made > 0 && Packed.from(m) <= Packed.from(now.last);
    }
}
