package io.github.multimove.js.compile;

import java.util.Collection;
import java.util.Map;
import java.util.Set;

/** What is called instead of methods of the compiler's class library, whose copies of nothing divide by their size, 0. */
public final class Substitutes {
    private Substitutes() {}

    /** Returns what {@link Map#copyOf} returns. */
    public static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> map) {
        return map.isEmpty() ? Map.of() : Map.copyOf(map);
    }

    /** Returns what {@link Set#copyOf} returns. */
    public static <E> Set<E> copyOf(Collection<? extends E> all) {
        return all.isEmpty() ? Set.of() : Set.copyOf(all);
    }
}
