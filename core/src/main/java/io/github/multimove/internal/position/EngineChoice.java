package io.github.multimove.internal.position;

import io.github.multimove.internal.turns.Structure;
import java.util.List;

/** What answers for a rule set besides the reference generator. */
@FunctionalInterface
public interface EngineChoice {
    /** Nothing does. */
    EngineChoice PLAIN = (rules, structure) -> List.of();

    /** The engines of a structure of a rule set, in the order in which they are asked whether they support a position. */
    List<Engine> engines(Rules rules, Structure structure);
}
