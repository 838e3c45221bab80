package io.github.multimove.spi;

import io.github.multimove.RuleSet;
import java.util.Objects;
import java.util.function.Function;

/**
 * The options of a variant with a method for each: a subclass adds methods that call {@link #with}.
 *
 * <p>Immutable, equal by variant and values.
 *
 * @param <O> the subclass
 */
public abstract class VariantOptions<O extends VariantOptions<O>> {
    private final Choice choice;
    private final Function<Choice, O> again;

    /**
     * Makes options.
     *
     * @param choice what is chosen
     * @param again the constructor of the subclass
     */
    protected VariantOptions(Choice choice, Function<Choice, O> again) {
        this.choice = Objects.requireNonNull(choice, "choice");
        this.again = Objects.requireNonNull(again, "again");
    }

    /** Returns what is chosen. */
    protected final Choice choice() {
        return choice;
    }

    /**
     * Returns the same with another value of an option.
     *
     * @throws IllegalArgumentException if the option is not the variant's or the value not the option's
     */
    protected final <T> O with(Option<T> option, T value) {
        return again.apply(choice.with(option, value));
    }

    /**
     * Returns the rule set with these options.
     *
     * @throws IllegalArgumentException if the variant refuses them together
     */
    public final RuleSet rules() {
        return choice.rules();
    }

    @Override
    public final boolean equals(Object other) {
        return other instanceof VariantOptions<?> options && choice.equals(options.choice);
    }

    @Override
    public final int hashCode() {
        return choice.hashCode();
    }

    /** Returns the id of the rule set with these options. */
    @Override
    public final String toString() {
        return choice.id();
    }
}
