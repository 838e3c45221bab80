package io.github.multimove.internal.turns.series;

import io.github.multimove.PieceType;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Series.Event;
import io.github.multimove.rules.Series.Next;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.Step.Duty;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Refuses series that position text cannot carry, or whose questions nothing bounds. */
final class SeriesProblems {
    private final Series series;
    private final List<Step> steps;
    private final int longest;

    private SeriesProblems(Series series) {
        this.series = series;
        this.steps = series.steps();
        this.longest = series.length().map(Series.Length::most).orElse(steps.size());
    }

    /**
     * Goes on if a series can be played over a game.
     *
     * @throws IllegalArgumentException if it cannot; it says why
     */
    static void check(GameTables tables, Series series) {
        SeriesProblems problems = new SeriesProblems(series);
        problems.types(tables);
        problems.duties();
        problems.depth(tables);
        problems.relations();
        problems.anyOrder(tables);
        problems.pushes(tables);
        problems.atTurns(tables);
        series.reply().ifPresent(reply -> {
            require(
                    reply.length().isEmpty()
                            && reply.reply().isEmpty()
                            && reply.events().isEmpty(),
                    "a reply without length, events and reply of its own",
                    reply);
            check(tables, reply);
        });
        require(!series.isBegunAsReply() || series.reply().isPresent(), "a reply to begin with", series);
    }

    private void types(GameTables tables) {
        Stream<PieceType> kin = series.kin().stream().flatMap(Set::stream);
        Stream<PieceType> able = steps.stream().flatMap(step -> step.types().stream());
        Stream.concat(kin, able)
                .forEach(type -> require(
                        tables.game.types().contains(type),
                        "piece types of " + tables.game.id() + " in a series",
                        type));
    }

    private void duties() {
        boolean stalemates = false;
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            stalemates |= step.duty() == Duty.OR_STALEMATE;
            require(
                    i == 0 || longest <= Series.MAX_REQUIRED || step.duty() != Duty.REQUIRED,
                    "no required later step in a series of more than " + Series.MAX_REQUIRED + " sub-moves");
        }
        if (!stalemates) {
            return;
        }
        require(
                !readsPosition() && !series.isInAnyOrder(),
                "no mover stalemated in the midst of a series in any order, or of a length that the board or the last turn"
                        + " tells");
        require(
                series.next() == Next.ANY || series.next() == Next.ROUNDS,
                "a free choice of the next piece (ANY or ROUNDS) where a mover may be stalemated in the midst of a series");
        Step first = steps.get(0);
        for (Step step : steps) {
            require(
                    step.kind() == Step.Kind.MOVE
                            && step.pieces() == first.pieces()
                            && step.types().equals(first.types())
                            && step.isSafe() == first.isSafe()
                            && step.mayBeDrop() == first.mayBeDrop()
                            && (first.isQuiet() || !step.isQuiet())
                            && (!first.allowsDoubleStep() || step.allowsDoubleStep()),
                    "later steps restricted no further than the first where a mover may be stalemated in the midst of a"
                            + " series");
        }
    }

    private void depth(GameTables tables) {
        boolean closed = series.events().contains(Event.CHECK) || series.sparesRoyalsLater();
        int capturing = 0;
        for (int i = 0; i < steps.size(); i++) {
            int times = series.length().isPresent() && i > 0 ? longest - 1 : 1;
            capturing =
                    captures(steps.get(i)) ? (int) Math.min(Integer.MAX_VALUE, (long) capturing + times) : capturing;
        }
        boolean wholeTurn = tables.royalMask != 0 && !closed && capturing > 1;
        String where = " where check needs the whole turn (no event CHECK, and later steps that capture)";
        require(!wholeTurn || !grows(), "a length of one number, or one for each side," + where, series);
        require(
                tables.royalMask == 0 || !grows() || isFirstAsAble(),
                "a first step open to captures by all pieces that may capture later, where the length is no number",
                series);
        require(
                !wholeTurn || longest <= Series.MAX_DEEP_LENGTH,
                "at most " + Series.MAX_DEEP_LENGTH + " sub-moves" + where);
        require(
                longest <= Series.MAX_LENGTH
                        || series.length()
                                .filter(length -> length.source() != Series.Length.Source.NUMBERS)
                                .isPresent(),
                "a series of at most " + Series.MAX_LENGTH + " sub-moves");
    }

    /** Whether what one sub-move captures tells check, whatever the length; where check tells the length, any piece may move first. */
    private boolean isFirstAsAble() {
        Step first = steps.get(0);
        Step later = steps.get(steps.size() - 1);
        boolean isAny = captures(first) && first.pieces() == Step.Pieces.ALL;
        boolean isSame = captures(first)
                && first.pieces() == later.pieces()
                && first.types().equals(later.types());
        boolean asksCheck = series.length().orElseThrow().source() == Series.Length.Source.CHECK;
        return isAny || (!asksCheck && (isSame || !captures(later)));
    }

    private static boolean captures(Step step) {
        return step.kind() == Step.Kind.MOVE && !step.isQuiet();
    }

    /** Whether the length comes from the board, or from the last turn. */
    private boolean readsPosition() {
        return series.length()
                .filter(length -> length.source() != Series.Length.Source.NUMBERS && !length.isGrowing())
                .isPresent();
    }

    /** Whether the length is more than a number for each side. */
    private boolean grows() {
        return readsPosition()
                || series.length().filter(Series.Length::isGrowing).isPresent();
    }

    private void anyOrder(GameTables tables) {
        require(
                !series.isInAnyOrder()
                        || (series.length().isEmpty()
                                && tables.held == null
                                && steps.stream().allMatch(step -> step.kind() == Step.Kind.MOVE && !step.mayBeDrop())),
                "moves without a length as steps in any order");
        require(
                !series.isInAnyOrder()
                        || steps.size() <= Series.MAX_DEEP_LENGTH
                        || steps.stream().noneMatch(step -> step.duty() == Duty.REQUIRED),
                "no required step in any order among more than " + Series.MAX_DEEP_LENGTH);
    }

    private void atTurns(GameTables tables) {
        for (Series other : series.atTurns().values()) {
            boolean plain = other.atTurns().isEmpty()
                    && other.reply().isEmpty()
                    && other.length().isEmpty()
                    && other.passed() == series.passed()
                    && other.steps().stream()
                            .allMatch(step -> step.kind() == Step.Kind.MOVE && step.duty() != Duty.OR_STALEMATE);
            require(plain, "moves without length, reply and stalemate in their midst at a turn number", other);
            check(tables, other);
        }
        require(
                series.atTurns().isEmpty() || series.reply().isEmpty(),
                "no reply owed beside other series at turn numbers");
    }

    private void relations() {
        require(
                series.next() != Next.SAME
                        || steps.stream()
                                .allMatch(step -> step.kind() == Step.Kind.MOVE || step.kind() == Step.Kind.DROP),
                "moves and drops where the same piece goes on");
        require(
                !series.isCommuting()
                        || (steps.equals(List.of(steps.get(0), steps.get(0)))
                                && series.length().isEmpty()
                                && series.events().isEmpty()
                                && steps.get(0).kind() == Step.Kind.DROP
                                && !steps.get(0).isSafe()
                                && !steps.get(0).isLast()),
                "two drops of the same pieces, without safety and events, as sub-moves that commute");
    }

    private void pushes(GameTables tables) {
        long pushes =
                steps.stream().filter(step -> step.kind() == Step.Kind.PUSH).count();
        Step first = steps.get(0);
        require(
                pushes == 0
                        || tables.game.promotions().stream()
                                .noneMatch(promotion -> tables.game.pawns().contains(promotion.from()))
                        || (pushes == 1
                                && series.length().isEmpty()
                                && first.kind() == Step.Kind.CHOOSE
                                && first.duty() != Duty.OPTIONAL),
                "one push, and the promotion owed to be chosen first, where pawns promote");
    }

    private void require(boolean holds, String expected) {
        require(holds, expected, series);
    }

    private static void require(boolean holds, String expected, Object found) {
        if (!holds) {
            throw new IllegalArgumentException("expected " + expected + ", found " + found);
        }
    }
}
