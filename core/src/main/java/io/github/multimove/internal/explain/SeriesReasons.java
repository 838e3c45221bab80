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
import io.github.multimove.internal.turns.series.SeriesPrefixState;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.rules.Series;
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
        SeriesPrefixState now = SeriesPrefixState.start(structure, field, rules.royal);
        List<SubMove> before = new ArrayList<>();
        for (long m : turn) {
            SubMove subMove = Structure.unpack(now.field, m);
            SeriesPrefixState then = now.with(m);
            if (then == null) {
                return refuse(now, turn, subMove, before);
            }
            before.add(subMove);
            now = then;
        }
        if (now.mayStop()) {
            return new RoyalRefusals(rules, structure, field)
                    .refusal(turn)
                    .map(Refusal.class::cast)
                    .orElseGet(() -> new TurnRefusal.NotATurn(before));
        }
        List<Kind> kinds = new ArrayList<>();
        for (int place = 0; place < Math.min(structure.length, Series.MAX_LENGTH); place++) {
            kinds.add(kindAt(place));
        }
        Refusal wrongNumber = new StepRefusal.WrongNumber(kinds, turn.length, Optional.empty());
        return kinds.stream().allMatch(Kind.DROP::equals) ? wrongNumber : missing(now, wrongNumber);
    }

    /** The step that is missing next, shown by the first sub-move that could be it; another refusal where none could. */
    private Refusal missing(SeriesPrefixState now, Refusal otherwise) {
        return possible(now)
                .<Refusal>map(possible -> new StepRefusal.Missing(kindAt(now.place(0)), now.made + 1, possible, false))
                .orElse(otherwise);
    }

    /** The first sub-move that may follow. */
    static Optional<SubMove> possible(SeriesPrefixState now) {
        return now.size() == 0 ? Optional.empty() : Optional.of(Structure.unpack(now.field, now.subMove(0)));
    }

    private Refusal refuse(SeriesPrefixState now, long[] turn, SubMove subMove, List<SubMove> before) {
        SeriesProperties properties = new SeriesProperties(structure, now);
        long m = turn[now.made];
        int place = now.made + 1;
        Optional<SubMove> last = before.isEmpty() ? Optional.empty() : Optional.of(before.get(before.size() - 1));
        if (now.ended) {
            return properties
                    .endedBy()
                    .map(event -> notAllowed(subMove, place, event, last))
                    .orElseGet(() -> tooMany(now, turn));
        }
        Optional<Property> relation = properties.relationBroken(m);
        if (relation.isPresent()) {
            Optional<SubMove> because = relation.get() == Property.ROUND
                    ? possible(now)
                    : relation.get() == Property.KIND ? Optional.of(before.get(0)) : last;
            return notAllowed(subMove, place, relation.get(), because);
        }
        Optional<Step> step = properties.stepByKind(m);
        if (step.isEmpty()) {
            return outOfOrder(properties, now, m, subMove, last);
        }
        Optional<Property> broken = properties.propertyBroken(step.get(), m);
        if (broken.isPresent()) {
            return notAllowed(subMove, place, broken.get(), last);
        }
        if (SeriesStructure.isForbiddenByAttack(rules.royal, now.field, m)) {
            Optional<RoyalRefusal> attacked =
                    new RoyalRefusals(rules, structure, now.field, field).refusal(new long[] {m});
            if (attacked.isPresent()) {
                return attacked.get();
            }
        }
        if (step.get().isSafe() && !rules.royal.mayGoOn(SeriesStructure.made(now.field, m), field.side)) {
            return notAllowed(subMove, place, Property.EXPOSED_IN_BETWEEN, properties.capturerAfter(m));
        }
        if (properties.isWrittenLater(m)) {
            return new TurnRefusal.OutOfOrder(last.orElse(subMove), subMove, Order.DROPS_ASCENDING);
        }
        return missing(now, new TurnRefusal.NotATurn(List.of(subMove)));
    }

    /** The turn is whole before its last sub-moves. */
    private Refusal tooMany(SeriesPrefixState now, long[] turn) {
        List<Kind> kinds = new ArrayList<>();
        for (SeriesPrefixState at = now; at.before != null; at = at.before) {
            kinds.add(0, kindAt(at.lastPlace));
        }
        return new StepRefusal.WrongNumber(
                kinds, turn.length, Optional.of(rules.tables.board.square(Packed.from(turn[now.made]))));
    }

    /** A sub-move of a kind that has no place from here on: too early, too late, or once too often. */
    private Refusal outOfOrder(
            SeriesProperties properties, SeriesPrefixState now, long m, SubMove subMove, Optional<SubMove> last) {
        if (last.isEmpty()) {
            return missing(now, new TurnRefusal.NotATurn(List.of(subMove)));
        }
        Optional<Property> once = properties.onceTooOften(m);
        if (once.isPresent()) {
            return notAllowed(subMove, now.made + 1, once.get(), last);
        }
        Order order = Packed.kind(m) == Packed.CHOICE
                ? Order.CHOICE_FIRST
                : structure.has(Step.Kind.PUSH)
                        ? Order.PUSH_LAST
                        : structure.has(Step.Kind.PLACE) ? Order.PLACEMENT_LAST : Order.PAWN_FIRST;
        return new TurnRefusal.OutOfOrder(last.get(), subMove, order);
    }

    private static Refusal notAllowed(SubMove subMove, int place, Property property, Optional<SubMove> because) {
        return new StepRefusal.NotAllowed(subMove, place, property, because);
    }

    /** The kind of the step at a place; steps in any order are moves, whichever pieces make them. */
    private Kind kindAt(int place) {
        Kind kind = kind(structure.step(place));
        return structure.description.isInAnyOrder() ? Kind.MOVE : kind;
    }

    private static Kind kind(Step step) {
        return switch (step.kind()) {
            case MOVE ->
                switch (step.pieces()) {
                    case ALL, ROYALS, NEITHER -> Kind.MOVE;
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
