package io.github.multimove.spi;

import java.util.List;

/**
 * Announces rule sets by name. A module names its provider both in {@code module-info} ({@code provides}) and under
 * {@code META-INF/services}, so that it is found on the module path and on the class path.
 */
@FunctionalInterface
public interface RuleSetProvider {
    /** Returns the variants that this provider announces. */
    List<Variant> variants();
}
