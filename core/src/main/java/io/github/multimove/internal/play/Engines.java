package io.github.multimove.internal.play;

import io.github.multimove.internal.fast.bits.ProngFamily;
import io.github.multimove.internal.fast.halves.HalvesFamily;
import io.github.multimove.internal.fast.series.SeriesFamily;
import io.github.multimove.internal.fast.siblings.SiblingFamily;
import io.github.multimove.internal.position.EngineFamily;
import java.util.List;

/** Chooses engines: the one place that names what answers sooner than the plain path. */
final class Engines {
    /** Asked in order when a rule set is composed; a structure that no family serves is answered by the plain path. */
    static final List<EngineFamily> FAMILIES =
            List.of(new ProngFamily(), new HalvesFamily(), new SiblingFamily(), new SeriesFamily());

    private Engines() {}
}
