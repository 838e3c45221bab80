package io.github.multimove.spi;

import java.util.List;

/**
 * Announces base games by name, so that {@code two-prong[base=grand]} finds Grand Chess without depending on it. Named
 * like a {@link RuleSetProvider}, in both places.
 */
@FunctionalInterface
public interface BaseGameProvider {
    /** Returns the variants, each {@linkplain Variant#ofBase a base game}, that this provider announces. */
    List<Variant> variants();
}
