package io.github.multimove.internal.explain;

import io.github.multimove.Refusal;
import io.github.multimove.SubMove;
import io.github.multimove.explain.RoyalRefusal;
import io.github.multimove.explain.StepRefusal;
import io.github.multimove.explain.StepRefusal.Kind;
import io.github.multimove.explain.StepRefusal.Property;
import io.github.multimove.explain.TurnRefusal;
import io.github.multimove.explain.TurnRefusal.OutOfOrder.Order;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.internal.turns.series.SeriesWalk;
import io.github.multimove.rules.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says which property of an ordered series a turn breaks, sub-move by sub-move (rules/series.md). */
final class SeriesReasons {
    private final SeriesStructure structure;
    private final Rules rules;
    private final BoardState field;

    SeriesReasons(SeriesStructure structure, Rules rules, BoardState field) {
        this.structure = structure;
        this.rules = rules;
        this.field = field;
    }

    /** Refuses sub-moves each of which could be made where it stands, but that are no legal turn. */
    Refusal refuse(long[] turn) {
        SeriesWalk walk = new SeriesWalk(structure, field, rules.royal);
        List<SubMove> before = new ArrayList<>();
        for (int i = 0; i < turn.length; i++) {
            SubMove subMove = Structure.unpack(walk.field(), turn[i]);
            if (!walk.take(turn[i])) {
                return refuse(walk, turn, subMove, before);
            }
            before.add(subMove);
        }
        if (walk.mayStop()) {
            return new RoyalRefusals(rules, structure, field)
                    .refusal(turn)
                    .map(Refusal.class::cast)
                    .orElseGet(() -> new TurnRefusal.NotATurn(before));
        }
        List<Kind> kinds = walk.steps().stream().map(SeriesReasons::kind).toList();
        if (kinds.stream().allMatch(Kind.DROP::equals)) {
            return new StepRefusal.WrongNumber(kinds, turn.length, Optional.empty());
        }
        Optional<SubMove> next = walk.firstContinuation().map(m -> Structure.unpack(walk.field(), m));
        return next.<Refusal>map(
                        possible -> new StepRefusal.Missing(kind(walk.nextStep()), turn.length + 1, possible, false))
                .orElseGet(() -> new StepRefusal.WrongNumber(kinds, turn.length, Optional.empty()));
    }

    private Refusal refuse(SeriesWalk walk, long[] turn, SubMove subMove, List<SubMove> before) {
        long m = turn[before.size()];
        int place = before.size() + 1;
        Optional<SubMove> last = before.isEmpty() ? Optional.empty() : Optional.of(before.get(before.size() - 1));
        if (walk.isEnded()) {
            return ended(walk, turn, subMove, before, last);
        }
        Optional<Property> relation = walk.relationBroken(m);
        if (relation.isPresent()) {
            Optional<SubMove> because = relation.get() == Property.ROUND
                    ? walk.firstContinuation().map(other -> Structure.unpack(walk.field(), other))
                    : relation.get() == Property.KIND ? Optional.of(before.get(0)) : last;
            return notAllowed(subMove, place, relation.get(), because);
        }
        Optional<Step> step = walk.stepByKind(m);
        if (step.isEmpty()) {
            return outOfOrder(walk, m, subMove, before);
        }
        Optional<Property> broken = walk.propertyBroken(step.get(), m);
        if (broken.isPresent()) {
            return notAllowed(subMove, place, broken.get(), last);
        }
        if (SeriesStructure.isForbiddenByAttack(rules.royal, walk.field(), m)) {
            Optional<RoyalRefusal> attacked =
                    new RoyalRefusals(rules, structure, walk.field(), field).refusal(new long[] {m});
            if (attacked.isPresent()) {
                return attacked.get();
            }
        }
        if (walk.exposes(step.get(), m)) {
            return notAllowed(subMove, place, Property.EXPOSED_IN_BETWEEN, walk.capturerAfter(m));
        }
        if (walk.isWrittenLater(m)) {
            return new TurnRefusal.OutOfOrder(last.orElse(subMove), subMove, Order.DROPS_ASCENDING);
        }
        return walk.firstContinuation()
                .<Refusal>map(other -> new StepRefusal.Missing(
                        kind(walk.nextStep()), place, Structure.unpack(walk.field(), other), false))
                .orElseGet(() -> new TurnRefusal.NotATurn(List.of(subMove)));
    }

    private Refusal ended(SeriesWalk walk, long[] turn, SubMove subMove, List<SubMove> before, Optional<SubMove> last) {
        Optional<Property> event = walk.endedBy();
        if (event.isPresent()) {
            return notAllowed(subMove, before.size() + 1, event.get(), last);
        }
        List<Kind> kinds = new ArrayList<>();
        for (int i = 0; i < before.size(); i++) {
            kinds.add(kind(walk.stepMade(i)));
        }
        return new StepRefusal.WrongNumber(
                kinds, turn.length, Optional.of(rules.tables.board.square(Packed.from(turn[before.size()]))));
    }

    /** A sub-move of a kind that has no place from here on: too early, too late, or once too often. */
    private Refusal outOfOrder(SeriesWalk walk, long m, SubMove subMove, List<SubMove> before) {
        Optional<Property> once = walk.onceTooOften(m);
        if (once.isPresent() && !before.isEmpty()) {
            return notAllowed(subMove, before.size() + 1, once.get(), Optional.of(before.get(before.size() - 1)));
        }
        if (!before.isEmpty()) {
            Order order = switch (Packed.kind(m)) {
                case Packed.CHOICE -> Order.CHOICE_FIRST;
                default ->
                    structure.has(Step.Kind.PUSH)
                            ? Order.PUSH_LAST
                            : structure.has(Step.Kind.PLACE) ? Order.PLACEMENT_LAST : Order.PAWN_FIRST;
            };
            return new TurnRefusal.OutOfOrder(before.get(before.size() - 1), subMove, order);
        }
        return walk.firstContinuation()
                .<Refusal>map(other ->
                        new StepRefusal.Missing(kind(walk.nextStep()), 1, Structure.unpack(walk.field(), other), false))
                .orElseGet(() -> new TurnRefusal.NotATurn(List.of(subMove)));
    }

    private static Refusal notAllowed(SubMove subMove, int place, Property property, Optional<SubMove> because) {
        return new StepRefusal.NotAllowed(subMove, place, property, because);
    }

    private static Kind kind(Step step) {
        return switch (step.kind()) {
            case MOVE ->
                switch (step.pieces()) {
                    case ALL -> Kind.MOVE;
                    case PAWNS -> Kind.PAWN_MOVE;
                    case OTHERS -> Kind.NON_PAWN_MOVE;
                };
            case DROP -> Kind.DROP;
            case PUSH -> Kind.PUSH;
            case PLACE -> Kind.PLACEMENT;
            case CHOOSE -> Kind.CHOICE;
        };
    }
}
