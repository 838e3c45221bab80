package io.github.multimove.spi;

import io.github.multimove.RuleSets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Rule sets and base games that a program has beside those on the class path or module path, such as those of a file. It is
 * given to {@link RuleSets#of(String, RuleSetLibrary)}; nothing is registered.
 *
 * <p>A name of the library and a published name are found alike, so that {@code two-prong[base=...]} finds a base game of the
 * library. A name that both have is refused when it is asked for, as two providers of one name are.
 *
 * <p>Immutable; safe to share between threads if its providers are. Ids, games and bytes do
 * not contain it: to read them again, give the library again.
 *
 * {@snippet class="io.github.multimove.docs.GamesOfAFile" region="file"}
 */
public final class RuleSetLibrary {
    private final List<RuleSetProvider> ruleSets;
    private final List<BaseGameProvider> baseGames;

    private RuleSetLibrary(List<RuleSetProvider> ruleSets, List<BaseGameProvider> baseGames) {
        this.ruleSets = ruleSets;
        this.baseGames = baseGames;
    }

    /** Returns the library of those providers. */
    public static RuleSetLibrary of(List<RuleSetProvider> ruleSets, List<BaseGameProvider> baseGames) {
        return new RuleSetLibrary(
                List.copyOf(Objects.requireNonNull(ruleSets, "ruleSets")),
                List.copyOf(Objects.requireNonNull(baseGames, "baseGames")));
    }

    /** Returns the providers of rule sets. */
    public List<RuleSetProvider> ruleSets() {
        return ruleSets;
    }

    /** Returns the providers of base games. */
    public List<BaseGameProvider> baseGames() {
        return baseGames;
    }

    /** Returns this library with the providers of another one after its own. */
    public RuleSetLibrary and(RuleSetLibrary other) {
        Objects.requireNonNull(other, "other");
        return of(
                Stream.concat(ruleSets.stream(), other.ruleSets.stream()).toList(),
                Stream.concat(baseGames.stream(), other.baseGames.stream()).toList());
    }
}
