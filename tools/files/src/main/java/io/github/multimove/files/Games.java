package io.github.multimove.files;

import io.github.multimove.RuleSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The games of a text by name, in its order. Each is made when it is first asked for, since the tables of a thousand games
 * would take a gigabyte.
 */
final class Games {
    private final Map<String, Supplier<RuleSet>> makers = new LinkedHashMap<>();
    private final Map<String, RuleSet> made = new ConcurrentHashMap<>();

    /** Adds a game, and keeps it if it has been made. */
    void add(String name, Supplier<RuleSet> maker, @Nullable RuleSet game) {
        makers.put(name, maker);
        if (game != null) {
            made.put(name, game);
        }
    }

    Set<String> names() {
        return makers.keySet();
    }

    /** Returns a game, or null if there is none of the name. */
    @Nullable
    RuleSet get(String name) {
        RuleSet known = made.get(name);
        Supplier<RuleSet> maker = makers.get(name);
        if (known != null || maker == null) {
            return known;
        }
        RuleSet game = maker.get(); // it may ask for others meanwhile
        RuleSet other = made.putIfAbsent(name, game);
        return other == null ? game : other;
    }
}
