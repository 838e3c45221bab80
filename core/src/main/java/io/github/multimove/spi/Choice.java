package io.github.multimove.spi;

import io.github.multimove.RuleSet;
import io.github.multimove.internal.text.IdText;
import io.github.multimove.rules.BaseGame;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * What is chosen of a variant's options: of each its default or another value.
 *
 * <p>Immutable, equal by variant and values.
 */
public final class Choice {
    private final Variant variant;
    /** Without those that are left out. */
    private final Map<Option<?>, Object> values;

    Choice(Variant variant, Map<Option<?>, Object> values) {
        this.variant = variant;
        this.values = values;
    }

    /** Returns the value of an option. */
    public <T> T of(Option<T> option) {
        Objects.requireNonNull(option, "option");
        return option.cast(values.getOrDefault(option, option.leftOut()));
    }

    /**
     * Returns the same choice with another value of an option.
     *
     * @throws IllegalArgumentException if the option is not the variant's or the value not the option's
     */
    public <T> Choice with(Option<T> option, T value) {
        Objects.requireNonNull(option, "option");
        Objects.requireNonNull(value, "value");
        variant.check(option);
        Map<Option<?>, Object> changed = new HashMap<>(values);
        if (value.equals(option.leftOut())) {
            changed.remove(option);
        } else {
            changed.put(option, option.isBase() ? value : option.read(variant.name(), Option.text(value)));
        }
        return new Choice(variant, Map.copyOf(changed));
    }

    /** Returns the canonical id of the variant with these options: those that differ from their defaults, sorted. */
    public String id() {
        Map<String, String> written = new TreeMap<>();
        values.forEach((option, value) -> {
            if (option.isWritten(value)) {
                written.put(option.name(), Option.text(value));
            }
        });
        return IdText.write(variant.name(), written);
    }

    /**
     * Returns the rule set with these options.
     *
     * @throws IllegalArgumentException if the variant refuses them together
     */
    public RuleSet rules() {
        return variant.rules(this);
    }

    /**
     * Returns the base game with these options.
     *
     * @throws IllegalArgumentException if the variant is not {@linkplain Variant#ofBase a base game}
     */
    public BaseGame game() {
        return variant.game(this);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Choice choice && variant == choice.variant && values.equals(choice.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    /** Returns the id. */
    @Override
    public String toString() {
        return id();
    }
}
