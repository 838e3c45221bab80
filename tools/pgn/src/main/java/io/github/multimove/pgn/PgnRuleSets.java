package io.github.multimove.pgn;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.internal.text.ShuffledRank;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The rule sets of the games of one stream. {@link RuleSets} looks up services at each call; this asks it once for each id
 * and context class loader, so that a stream of short games costs what its games cost. It remembers the ids used last, and
 * why they were refused. A program's own means to find rule sets ({@link Pgn#withRuleSets}) are asked for every game.
 */
final class PgnRuleSets {
    /** The tag of Chess960, in which FEN tells the array. */
    static final String SHUFFLED = "Chess960";

    private static final int MOST_REMEMBERED = 32;

    /** An id, and the class loader through which it is found. */
    private record Key(String id, @Nullable ClassLoader loader) {}

    private final Pgn form;

    private final Map<Key, RuleSet> known = remembering();
    private final Map<Key, IllegalArgumentException> refused = remembering();

    private static <T> Map<Key, T> remembering() {
        return new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(Map.Entry<Key, T> eldest) {
                return size() > MOST_REMEMBERED;
            }
        };
    }

    PgnRuleSets(Pgn form) {
        this.form = form;
    }

    /** The tag of a rule set, which orthodox chess does without. */
    static Optional<String> tag(String id) {
        boolean isShuffled = id.equals("chess960") || id.startsWith("chess960[");
        return isShuffled ? Optional.of(SHUFFLED) : Optional.of(id).filter(other -> !other.equals("orthodox"));
    }

    /** The tag of a game; that of Chess960 only where its position is read back as one of the same array. */
    static Optional<String> tag(String id, String start) {
        Optional<String> tag = tag(id);
        return tag.filter(SHUFFLED::equals).isPresent() && !id.equals(shuffledId(start)) ? Optional.of(id) : tag;
    }

    private static String shuffledId(String position) {
        int array = ShuffledRank.numberOf(position).orElse(ShuffledRank.ORTHODOX);
        return array == ShuffledRank.ORTHODOX ? "chess960" : "chess960[array=" + array + "]";
    }

    /** Returns Chess960 with the array that a position shows; orthodox chess where a lenient reader does not find that game. */
    RuleSet shuffled(String position) {
        try {
            return of(shuffledId(position));
        } catch (IllegalArgumentException e) {
            if (!form.isLenient()) {
                throw e;
            }
            return of("orthodox");
        }
    }

    /** Returns the rule set of an id, or refuses it as the form's means do. */
    RuleSet of(String id) {
        if (!form.findsByService()) {
            return form.ruleSet(id);
        }
        Key key = new Key(id, Thread.currentThread().getContextClassLoader());
        IllegalArgumentException before = refused.get(key);
        if (before != null) {
            throw before;
        }
        RuleSet rules = known.get(key);
        if (rules == null) {
            try {
                rules = form.ruleSet(id);
            } catch (IllegalArgumentException e) {
                refused.put(key, e);
                throw e;
            }
            known.put(key, rules);
        }
        return rules;
    }
}
