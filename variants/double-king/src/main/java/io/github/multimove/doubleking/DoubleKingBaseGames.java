package io.github.multimove.doubleking;

import io.github.multimove.spi.BaseGameProvider;
import io.github.multimove.spi.Variant;
import java.util.List;

/** Announces the base game {@code double-king}. */
public final class DoubleKingBaseGames implements BaseGameProvider {
    /** For the service loader. */
    public DoubleKingBaseGames() {}

    @Override
    public List<Variant> variants() {
        return List.of(DoubleKing.VARIANT);
    }
}
