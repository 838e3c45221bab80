package io.github.multimove.internal.explain;

import io.github.multimove.PieceType;
import io.github.multimove.Refusal;
import io.github.multimove.SubMove;
import io.github.multimove.explain.MissingStep;
import io.github.multimove.explain.MissingStep.Kind;
import io.github.multimove.explain.StepRefusal;
import io.github.multimove.explain.StepRefusal.Property;
import io.github.multimove.explain.TurnRefusal;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Groups;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.series.SeriesEvents;
import io.github.multimove.internal.turns.series.SeriesPrefixState;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.internal.turns.series.StepRules;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Says which property of an ordered series a turn breaks, sub-move by sub-move (rules/series.md). */
record SeriesReasons(SeriesStructure structure, Rules rules, BoardState state) {
    /** Refuses sub-moves each of which could be made where it stands, but that are no legal turn. */
    Refusal refuse(long[] turn) {
        return pawnFirst(turn).or(() -> exposedInBetween(turn)).orElseGet(() -> refuseSteps(turn));
    }

    private Refusal refuseSteps(long[] turn) {
        SeriesPrefixState now = SeriesPrefixState.start(structure, state, rules.royal);
        List<SubMove> before = new ArrayList<>();
        for (long m : turn) {
            SubMove subMove = Structure.unpack(now.state, m);
            SeriesPrefixState then = now.with(m);
            if (then == null) {
                return refuse(now, turn, subMove, before);
            }
            before.add(subMove);
            now = then;
        }
        return refuseEnd(now, turn, before);
    }

    /** Whether the steps of a series are one of a pawn and one of another piece (rules/twinmove.md). */
    static boolean isPawnThenPiece(SeriesStructure series) {
        List<Step> steps = series.description.steps();
        return steps.size() == 2
                && series.description.length().isEmpty()
                && !series.description.isInAnyOrder()
                && steps.stream().allMatch(step -> step.kind() == Step.Kind.MOVE && !series.steps.mayBeDrop(step))
                && steps.get(0).pieces() == Step.Pieces.PAWNS
                && steps.get(1).pieces() == Step.Pieces.OTHERS;
    }

    /** Where a pawn moves and then another piece, what is wrong with their order or number. */
    private Optional<Refusal> pawnFirst(long[] turn) {
        int most = structure.step(0).isLast() ? 1 : 2;
        if (!isPawnThenPiece(structure) || turn.length == 1) {
            return Optional.empty();
        }
        if (turn.length > most) {
            return Optional.of(
                    tooMany(List.of(Kind.PAWN_MOVE, Kind.NON_PAWN_MOVE).subList(0, most), turn));
        }
        List<SubMove> both = structure.unpack(state, turn);
        boolean pawnLast = Packed.is(turn[1], Packed.PAWN);
        if (!Packed.is(turn[0], Packed.PAWN)) {
            return Optional.of(
                    pawnLast
                            ? Refused.outOfOrder(TurnRefusal.Kind.PAWN_FIRST, both.get(0), both.get(1))
                            : notAllowed(both.get(1), 2, Property.ONLY_AFTER_PAWN_MOVE, Optional.of(both.get(0))));
        }
        SeriesPrefixState begun =
                SeriesPrefixState.start(structure, state, rules.royal).with(turn[0]);
        return !pawnLast || begun == null || (begun.ended && endedBy(begun).isPresent())
                ? Optional.empty()
                : Optional.of(notAllowed(both.get(1), 2, Property.ONE_PAWN_MOVE, Optional.of(both.get(0))));
    }

    /** Refuses sub-moves that begin a turn, but are none. */
    private Refusal refuseEnd(SeriesPrefixState now, long[] turn, List<SubMove> before) {
        if (now.mayStop()) {
            return new RoyalRefusals(rules, structure, state)
                    .refusal(turn)
                    .map(Refusal.class::cast)
                    .orElseGet(() -> Refused.notATurn(before));
        }
        List<Kind> kinds = IntStream.range(0, Math.min(structure.length, Series.MAX_LENGTH))
                .mapToObj(this::kindAt)
                .toList();
        return kinds.stream().allMatch(Kind.DROP::equals)
                ? Refused.turn(TurnRefusal.Kind.TOO_FEW_STEPS, before, number(kinds, turn.length))
                : leadingOrUnsafe(now)
                        .filter(possible -> now.size() > 0)
                        .map(possible -> missing(now, possible))
                        .orElseGet(() -> nothingFollows(now));
    }

    private Refusal nothingFollows(SeriesPrefixState now) {
        BoardState before = Objects.requireNonNull(now.before, "a turn can begin").state;
        return notAllowed(Structure.unpack(before, now.last), now.made, Property.NOTHING_FOLLOWS, Optional.empty());
    }

    /** What is wrong with sub-moves that would be a turn if the royal piece did not have to be safe between them. */
    private Optional<Refusal> exposedInBetween(long[] turn) {
        SeriesPrefixState free = SeriesPrefixState.start(structure, state, null);
        SeriesPrefixState now = SeriesPrefixState.start(structure, state, rules.royal);
        Optional<Refusal> first = Optional.empty();
        for (long m : turn) {
            SeriesPrefixState freeThen = free.with(m);
            if (freeThen == null) {
                return Optional.empty();
            }
            SeriesPrefixState then = first.isPresent() ? null : now.with(m);
            if (first.isEmpty() && (then == null || then.step != freeThen.step)) {
                if (rules.royal.mayGoOn(SeriesStructure.made(now.state, m), state.side)
                        || StepRules.isForbiddenByAttack(rules.royal, now.state, m)) {
                    return Optional.empty();
                }
                first = Optional.of(notAllowed(
                        Structure.unpack(now.state, m),
                        now.made + 1,
                        Property.EXPOSED_IN_BETWEEN,
                        capturerAfter(now, m)));
            }
            now = then == null ? now : then;
            free = freeThen;
        }
        return free.mayStop() ? first : Optional.empty();
    }

    /** What has to be next, shown by a sub-move that could be it. */
    private Refusal missing(SeriesPrefixState now, SubMove possible) {
        Step first = structure.step(now.place(0));
        Kind kind = kindOfAll(now);
        boolean tellsRoyals = kind == Kind.ROYAL_MOVE || kind == Kind.NEITHER_MOVE;
        return new MissingStep(
                kind,
                now.made + 1,
                possible,
                now.made == 0 && first.isLast(),
                tellsRoyals ? rules.tables.game.royals() : first.types());
    }

    /** What all sub-moves that may follow have in common. */
    private Kind kindOfAll(SeriesPrefixState now) {
        Kind first = kindAt(now.place(0));
        boolean areAlike = IntStream.range(1, now.size())
                .allMatch(i -> kindAt(now.place(i)) == first && typesAt(now, i).equals(typesAt(now, 0)));
        return areAlike ? first : Kind.MOVE;
    }

    private Set<PieceType> typesAt(SeriesPrefixState now, int i) {
        return structure.step(now.place(i)).types();
    }

    /** The first sub-move that may follow and be gone on from to a turn. */
    private static Optional<SubMove> leading(SeriesPrefixState now) {
        return IntStream.range(0, now.size())
                .filter(i -> now.then(i).firstTurn() != null)
                .mapToObj(i -> Structure.unpack(now.state, now.subMove(i)))
                .findFirst();
    }

    /** The same; the safety of royal pieces aside if there is none. */
    private Optional<SubMove> leadingOrUnsafe(SeriesPrefixState now) {
        return leading(now).or(() -> free(now).flatMap(SeriesReasons::leading));
    }

    /** The first sub-move that may follow and be gone on from to a turn; the first that may follow if none can. */
    static Optional<SubMove> possible(SeriesPrefixState now) {
        return leading(now)
                .or(() ->
                        now.size() == 0 ? Optional.empty() : Optional.of(Structure.unpack(now.state, now.subMove(0))));
    }

    private Refusal refuse(SeriesPrefixState now, long[] turn, SubMove subMove, List<SubMove> before) {
        long m = turn[now.made];
        int place = now.made + 1;
        Optional<SubMove> last = before.isEmpty() ? Optional.empty() : Optional.of(before.get(before.size() - 1));
        if (now.ended) {
            return endedBy(now)
                    .map(event -> notAllowed(subMove, place, event, last))
                    .orElseGet(() -> tooMany(now, turn));
        }
        Property broken = structure.steps.broken(now, m, rules.royal);
        if (broken == Property.NO_STEP) {
            return noStep(now, turn, subMove, last);
        }
        if (broken == Property.EXPOSED_IN_BETWEEN && StepRules.isForbiddenByAttack(rules.royal, now.state, m)) {
            return new RoyalRefusals(rules, structure, now.state, state)
                    .refusal(new long[] {m})
                    .orElseThrow();
        }
        Optional<SubMove> because = switch (broken) {
            case ROUND, MUST_CAPTURE -> possible(now);
            case KIND -> Optional.of(before.get(0));
            case EXPOSED_IN_BETWEEN -> capturerAfter(now, m);
            default -> last;
        };
        return notAllowed(subMove, place, broken, because);
    }

    /** What ended the turn, where something did: an event, or the capture of the last royal piece. */
    private Optional<Property> endedBy(SeriesPrefixState now) {
        BoardState before = Objects.requireNonNull(now.before, "nothing ends a turn before its first sub-move").state;
        if (now.byEvent) {
            return structure.events.by(before, now.state, now.last).map(event -> SeriesEvents.broken(event, true));
        }
        int enemy = 1 - state.side;
        boolean royal = before.royalCount(enemy) > 0 && now.state.royalCount(enemy) == 0;
        return royal ? Optional.of(Property.ENDED_BY_ROYAL_CAPTURE) : Optional.empty();
    }

    /** The enemy's capture of the mover's royal piece after a sub-move, if there is one. */
    private static Optional<SubMove> capturerAfter(SeriesPrefixState now, long m) {
        BoardState after = SeriesStructure.made(now.state, m).turned(1 - now.state.side);
        SubMoves all = new SubMoves();
        Generator.all(after, after.side, Generator.NO_EN_PASSANT, all);
        int[] royals = after.royals(now.state.side);
        return all.stream()
                .filter(capture -> Groups.taken(capture, royals) != 0)
                .mapToObj(capture -> Structure.unpack(after, capture))
                .findFirst();
    }

    /** The turn is whole before its last sub-moves. */
    private Refusal tooMany(SeriesPrefixState now, long[] turn) {
        List<Kind> kinds = new ArrayList<>();
        for (SeriesPrefixState at = now; at.before != null; at = at.before) {
            kinds.add(0, kindAt(at.lastPlace));
        }
        return tooMany(kinds, turn);
    }

    /** More sub-moves than a full turn has steps. */
    private Refusal tooMany(List<Kind> steps, long[] turn) {
        int most = steps.size();
        return Refused.turn(
                TurnRefusal.Kind.TOO_MANY_STEPS,
                structure.unpack(state, Arrays.copyOf(turn, most)),
                List.of(rules.tables.board.square(Packed.from(turn[most]))),
                number(steps, turn.length));
    }

    private static String number(List<Kind> steps, int found) {
        int most = steps.size();
        if (steps.stream().allMatch(Kind.DROP::equals)) {
            return "while there are pieces in hand a turn is "
                    + (most == 2 ? "two drops" : most == 1 ? "one drop" : most + " drops") + ", found " + found;
        }
        return (steps.equals(List.of(Kind.PAWN_MOVE, Kind.NON_PAWN_MOVE))
                        ? "this turn is a pawn move and then a move of another piece"
                        : most == 1 ? "this turn is one move alone" : "this turn is " + most + " moves")
                + ", found " + found + " moves";
    }

    /** A sub-move of a kind that has no place here: before another one that comes first, in place of another, or too many. */
    private Refusal noStep(SeriesPrefixState now, long[] turn, SubMove subMove, Optional<SubMove> last) {
        if (structure.steps.isOutOfOrder(now, turn[now.made])) {
            return Refused.outOfOrder(
                    TurnRefusal.Kind.NOT_ASCENDING,
                    last.orElseThrow(),
                    subMove,
                    (last.get() instanceof SubMove.Drop ? "drops" : "sub-moves")
                            + " that can be made in either order stand in ascending order of their squares");
        }
        if (structure.description.isInAnyOrder() && now.made > 0) {
            return notAllowed(subMove, now.made + 1, Property.PART_MADE, last);
        }
        for (int i = now.made + 1; i < turn.length; i++) {
            Optional<TurnRefusal.Kind> order = order(turn[now.made], turn[i]);
            if (order.isPresent()) {
                return Refused.outOfOrder(
                        order.get(), subMove, structure.unpack(state, turn).get(i));
            }
        }
        if (now.made > 0 && !now.mayStop() && leadingOrUnsafe(now).isEmpty()) {
            return nothingFollows(now);
        }
        return possible(now)
                .map(possible -> missing(now, possible))
                // whether nothing follows, the safety of royal pieces aside
                .orElseGet(() -> now.mayStop()
                                && free(now).filter(free -> free.size() == 0).isPresent()
                        ? tooMany(now, turn)
                        : notAllowed(subMove, now.made + 1, Property.NO_STEP, Optional.empty()));
    }

    /** The same beginning, the safety of royal pieces aside; nothing where it is none then. */
    private Optional<SeriesPrefixState> free(SeriesPrefixState now) {
        SeriesPrefixState free = SeriesPrefixState.start(structure, state, null);
        for (long m : now.turn()) {
            free = free == null ? null : free.with(m);
        }
        return Optional.ofNullable(free);
    }

    /** The order that two sub-moves break where the steps of every turn come in that order. */
    private Optional<TurnRefusal.Kind> order(long first, long second) {
        int end = structure.length - 1;
        boolean moves = Packed.kind(second) <= Packed.CASTLE;
        boolean chooses = Packed.kind(second) == Packed.CHOICE && Packed.kind(first) != Packed.CHOICE;
        if (chooses && isOnly(Step.Kind.CHOOSE, 0)) {
            return Optional.of(TurnRefusal.Kind.CHOICE_FIRST);
        }
        if (moves && Packed.kind(first) == Packed.PUSH && isOnly(Step.Kind.PUSH, end)) {
            return Optional.of(TurnRefusal.Kind.PUSH_LAST);
        }
        return moves && Packed.kind(first) == Packed.PLACE && isOnly(Step.Kind.PLACE, end)
                ? Optional.of(TurnRefusal.Kind.PLACEMENT_LAST)
                : Optional.empty();
    }

    /** Whether a step is of a kind and no other is. */
    private boolean isOnly(Step.Kind kind, int place) {
        List<Step> steps = structure.description.steps();
        return structure.description.length().isEmpty()
                && steps.get(place).kind() == kind
                && steps.stream().filter(step -> step.kind() == kind).count() == 1;
    }

    private static Refusal notAllowed(SubMove subMove, int place, Property property, Optional<SubMove> because) {
        return new StepRefusal(subMove, place, property, because);
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
                    case ALL -> Kind.MOVE;
                    case ROYALS -> Kind.ROYAL_MOVE;
                    case NEITHER -> Kind.NEITHER_MOVE;
                    case TYPES -> Kind.MOVE_OF_TYPES;
                    case PAWNS -> Kind.PAWN_MOVE;
                    case OTHERS -> Kind.NON_PAWN_MOVE;
                };
            case DROP -> Kind.DROP;
            case PUSH -> Kind.PUSH;
            case PLACE -> Kind.PLACE;
            case CHOOSE -> Kind.CHOICE;
            case SWAP -> Kind.SWAP;
        };
    }
}
