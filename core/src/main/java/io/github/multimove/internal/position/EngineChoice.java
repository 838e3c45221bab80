package io.github.multimove.internal.position;

import io.github.multimove.internal.turns.CheckAccelerator;
import io.github.multimove.internal.turns.Structure;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * What answers for a rule set besides the reference generator.
 *
 * @param checks what tells check sooner than a structure itself
 * @param engines the engines of a structure of a rule set, in the order in which they are asked whether they support a position
 */
public record EngineChoice(
        Function<Structure, CheckAccelerator> checks, BiFunction<Rules, Structure, List<Engine>> engines) {
    /** Nothing does. */
    public static final EngineChoice PLAIN =
            new EngineChoice(structure -> CheckAccelerator.NONE, (rules, structure) -> List.of());
}
