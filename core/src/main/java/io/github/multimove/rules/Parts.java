package io.github.multimove.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The parts of an immutable description. Each change makes new parts; equality, hash and text of a description follow from them.
 * Immutable, equal by value.
 */
final class Parts {
    /** One part: the method that changes it, and what it is if that is never called. */
    static final class Part<T> {
        private final int index;
        private final String name;
        private final T usual;
        private final boolean isOfBoard;

        private Part(int index, String name, T usual, boolean isOfBoard) {
            this.index = index;
            this.name = name;
            this.usual = usual;
            this.isOfBoard = isOfBoard;
        }
    }

    /** The parts that a class of descriptions has, in the order in which text has them. Filled while the class is loaded. */
    static final class Kinds {
        private final List<Part<?>> all = new ArrayList<>();

        /** Adds a part; a name that ends in {@code ()} is that of a method without parameters; without a name its text is its value's. */
        <T> Part<T> part(String name, T usual) {
            return add(name, usual, false);
        }

        /** Adds a part that speaks of squares or ranks, which {@link Parts#withoutBoard} leaves out. */
        <T> Part<T> ofBoard(String name, T usual) {
            return add(name, usual, true);
        }

        private <T> Part<T> add(String name, T usual, boolean isOfBoard) {
            Part<T> part = new Part<>(all.size(), name, usual, isOfBoard);
            all.add(part);
            return part;
        }

        /** Returns the parts as they are if nothing is said. */
        Parts usual() {
            return new Parts(
                    List.copyOf(all), all.stream().map(part -> part.usual).toArray());
        }
    }

    private final List<Part<?>> kinds;
    private final Object[] values;

    private Parts(List<Part<?>> kinds, Object[] values) {
        this.kinds = kinds;
        this.values = values;
    }

    @SuppressWarnings("unchecked") // with() has put it there
    <T> T get(Part<T> part) {
        return (T) values[part.index];
    }

    <T> Parts with(Part<T> part, T value) {
        Object[] others = values.clone();
        others[part.index] = Objects.requireNonNull(value, part.name);
        return new Parts(kinds, others);
    }

    /** Returns these parts with one more entry of a map. */
    <K, V> Parts with(Part<Map<K, V>> part, K key, V value) {
        Map<K, V> more = new HashMap<>(get(part));
        more.put(key, value);
        return with(part, Map.copyOf(more));
    }

    /** Returns these parts with one more entry of a list. */
    <T> Parts and(Part<List<T>> part, T more) {
        return with(part, Stream.concat(get(part).stream(), Stream.of(more)).toList());
    }

    /** Returns these parts with more entries of a set. */
    <T> Parts and(Part<Set<T>> part, List<T> more) {
        return with(part, Stream.concat(get(part).stream(), more.stream()).collect(Collectors.toUnmodifiableSet()));
    }

    /** Returns these parts but for those of a board, which are the usual ones. */
    Parts withoutBoard() {
        return new Parts(
                kinds,
                kinds.stream()
                        .map(part -> part.isOfBoard ? part.usual : values[part.index])
                        .toArray());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Parts parts && kinds == parts.kinds && Arrays.equals(values, parts.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    /** Returns the calls that change the usual parts to these; of a list, a map (sorted) or an optional part one for each entry. */
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        for (Part<?> part : kinds) {
            Object value = values[part.index];
            if (value.equals(part.usual)) {
                continue;
            }
            if (part.name.isEmpty()) {
                out.append(value);
            } else if (part.name.endsWith("()")) {
                out.append('.').append(part.name);
            } else if (value instanceof Map<?, ?> map) {
                map.entrySet().stream()
                        .map(entry -> entry.getKey() + ", " + entry.getValue())
                        .sorted()
                        .forEach(entry -> call(part, entry, out));
            } else if (value instanceof List<?> list) {
                list.forEach(entry -> call(part, entry, out));
            } else {
                call(part, value instanceof Optional<?> some ? some.orElseThrow() : value, out);
            }
        }
        return out.toString();
    }

    private static void call(Part<?> part, Object argument, StringBuilder out) {
        out.append('.').append(part.name).append('(').append(argument).append(')');
    }
}
