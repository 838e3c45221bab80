package io.github.multimove.files;

import io.github.multimove.files.Key.Effect;
import io.github.multimove.files.Key.Sort;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Every key that a section may have, in the order in which keys take effect, whatever their order in the text: board, pieces,
 * then what names pieces and squares. A new key is one entry of {@link SharedKeys}, {@link OwnKeys} or {@link OtherKeys}.
 */
final class Keys {
    private static final Map<String, Key> BY_NAME = new LinkedHashMap<>();

    static {
        Table table = new Table();
        OwnKeys.board(table); // squares are read on it
        SharedKeys.add(table);
        OwnKeys.add(table);
        TurnKeys.add(table);
        OtherKeys.add(table);
        table.keys.forEach(key -> {
            if (BY_NAME.put(key.name(), key) != null) {
                throw new IllegalStateException("expected each key once, found " + key.name() + " twice");
            }
        });
    }

    private static final List<String> ORDER = List.copyOf(BY_NAME.keySet());
    private static final Map<String, Integer> PLACES =
            IntStream.range(0, ORDER.size()).boxed().collect(Collectors.toMap(ORDER::get, place -> place));

    private Keys() {}

    /** Collects keys. */
    static final class Table {
        private final List<Key> keys = new ArrayList<>();

        void shared(String name, String grammar, String meaning, Effect effect) {
            keys.add(new Key(name, Sort.SHARED, grammar, meaning, effect));
        }

        void own(String name, String grammar, String meaning, Effect effect) {
            keys.add(new Key(name, Sort.OWN, grammar, meaning, effect));
        }

        void turn(String name, String grammar, String meaning) {
            keys.add(new Key(name, Sort.TURN, grammar, meaning, (draft, value, entry) -> {}));
        }

        /** Adds keys that are accepted, with a warning or without. */
        void accepted(Sort sort, String meaning, String... names) {
            for (String name : names) {
                keys.add(new Key(name, sort, "anything", meaning, (draft, value, entry) -> {}));
            }
        }

        /** Adds keys that are refused unless their value is the one that changes nothing. */
        void unsupported(String harmless, String meaning, String... names) {
            for (String name : names) {
                keys.add(new Key(name, Sort.UNSUPPORTED, harmless, meaning, (draft, value, entry) -> {}));
            }
        }
    }

    static @Nullable Key find(String name) {
        return BY_NAME.get(name);
    }

    /** Whether a key says yes or no, to Fairy-Stockfish too. */
    static boolean isFlag(String name) {
        Key key = find(name);
        return key != null
                && (key.sort() == Sort.SHARED || key.sort() == Sort.UNSUPPORTED)
                && key.grammar().matches("(`true` or `)?(true|false)`?");
    }

    static List<Key> all() {
        return List.copyOf(BY_NAME.values());
    }

    static List<String> names() {
        return ORDER;
    }

    /** Where a key stands in the order, or -1 if it is none. */
    static int place(String name) {
        return PLACES.getOrDefault(name, -1);
    }
}
