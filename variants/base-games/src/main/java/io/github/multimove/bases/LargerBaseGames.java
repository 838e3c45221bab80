package io.github.multimove.bases;

import io.github.multimove.spi.BaseGameProvider;
import io.github.multimove.spi.Variant;
import java.util.List;

/** Announces the base games {@code chess960}, {@code grand}, {@code raumschach} and {@code dragonchess}. */
public final class LargerBaseGames implements BaseGameProvider {
    /** For the service loader. */
    public LargerBaseGames() {}

    @Override
    public List<Variant> variants() {
        return List.of(Chess960.VARIANT, Grand.VARIANT, Raumschach.VARIANT, Dragonchess.VARIANT);
    }
}
