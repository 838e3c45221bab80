package io.github.multimove.internal.play;

import io.github.multimove.internal.board.UnknownToEngines;
import io.github.multimove.internal.fast.series.SeriesEngine;
import io.github.multimove.internal.fast.series.TwoMoveCheck;
import io.github.multimove.internal.fast.sets.GeometryTables;
import io.github.multimove.internal.fast.sets.PairEngine;
import io.github.multimove.internal.fast.siblings.SiblingEngine;
import io.github.multimove.internal.fast.simultaneous.SimultaneousEngine;
import io.github.multimove.internal.fast.wide.WideAnswers;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.Engine;
import io.github.multimove.internal.position.EngineChoice;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.CheckAccelerator;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.Turns;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.internal.turns.series.SeriesTurns;
import io.github.multimove.internal.turns.siblings.SiblingStructure;
import io.github.multimove.internal.turns.siblings.SiblingTurns;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;
import io.github.multimove.rules.RoyalRule;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Chooses engines: the one place that names what answers sooner than the reference generator. A structure of a kind that is
 * not listed is left to it.
 */
final class Engines {
    static final EngineChoice CHOICE = new EngineChoice(Engines::check, Engines::of);

    private Engines() {}

    private static CheckAccelerator check(Structure structure) {
        if (UnknownToEngines.isIn(structure.tables)) {
            return CheckAccelerator.NONE;
        }
        if (structure instanceof SeriesStructure series) {
            return TwoMoveCheck.of(series);
        }
        return structure instanceof SiblingStructure siblings ? SiblingEngine.check(siblings) : CheckAccelerator.NONE;
    }

    /** What counts several turns at once does not see that some win by reaching a square, or are none where captures are mandatory. */
    private static @Nullable Engine unlessGoals(Rules rules, @Nullable Engine engine) {
        return rules.tables.goals.isAny || rules.tables.game.mustCapture() ? null : engine;
    }

    private static List<Engine> of(Rules rules, Structure structure) {
        if (rules.royal.bound() != RoyalRule.Bound.TOGETHER
                || rules.tables.promotions.toRoyal
                || UnknownToEngines.isIn(rules.tables)) {
            return List.of();
        }
        SimultaneousStructure set = SimultaneousStructure.free(structure);
        if (set != null) {
            return either(
                    rules, unlessGoals(rules, sets(rules, set)), position -> SimultaneousEngine.of(position, set));
        }
        if (rules.royal.guards()
                && Math.min(rules.royal.fewestRoyals(0, true), rules.royal.fewestRoyals(1, true)) == 0) {
            return List.of(); // the engines look for a king to keep safe
        }
        if (structure instanceof SiblingStructure siblings) {
            boolean areBoth = rules.structures.all().allMatch(siblings::equals);
            return either(
                    rules,
                    unlessGoals(rules, SiblingEngine.of(rules, siblings)),
                    position -> new SiblingTurns(siblings, position, rules.royal, areBoth));
        }
        if (structure instanceof SeriesStructure series) {
            return either(
                    rules,
                    unlessGoals(rules, SeriesEngine.of(rules, series)),
                    position -> new SeriesTurns(series, position, rules.royal));
        }
        return List.of();
    }

    private static @Nullable Engine sets(Rules rules, SimultaneousStructure set) {
        Engine pairs = PairEngine.of(rules, set);
        return pairs != null ? pairs : WideAnswers.of(rules, GeometryTables.of(rules.tables).wide);
    }

    /** An engine, and what answers from the turns of the positions that it does not support. */
    private static List<Engine> either(Rules rules, @Nullable Engine first, Function<BoardPosition, Turns> turns) {
        return Stream.of(first, Engine.of(position -> !rules.royal.isOver(position), turns))
                .filter(Objects::nonNull)
                .toList();
    }
}
