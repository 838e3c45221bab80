package io.github.multimove.files;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSets;
import io.github.multimove.catalogue.RuleSetOption;
import io.github.multimove.spi.Option;
import io.github.multimove.spi.RuleSetLibrary;
import io.github.multimove.spi.Variant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The names of published rule sets and base games, which ids find beside those of a file. */
final class PublishedNames {
    /** A rule set over any base game: the values of its option are the names of all base games. */
    private static final Variant OVER_ANY = Variant.of("over-any", "Over any", "Any.", choice -> Orthodox.rules())
            .with(Option.base("Any base game."));

    private PublishedNames() {}

    static Set<String> all() {
        Set<String> names = new HashSet<>(RuleSets.ids());
        for (RuleSetOption option : RuleSets.describe(
                        "over-any", RuleSetLibrary.of(List.of(() -> List.of(OVER_ANY)), List.of()))
                .options()) {
            names.addAll(option.values());
        }
        return names;
    }
}
