package io.github.multimove.files;

import io.github.multimove.RuleSets;

/** The names of published rule sets and base games, which ids find beside those of a file. */
final class PublishedNames {
    private PublishedNames() {}

    static boolean has(String name) {
        return RuleSets.ids().contains(name) || isBaseGame(name);
    }

    private static boolean isBaseGame(String name) {
        try {
            return !RuleSets.baseGame(name).id().isEmpty();
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
