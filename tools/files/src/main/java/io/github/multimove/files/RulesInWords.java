package io.github.multimove.files;

import io.github.multimove.RuleSet;
import io.github.multimove.catalogue.Description;

/** A rule set in words, made of its definition. */
final class RulesInWords {
    private RulesInWords() {}

    static Description of(String name, RuleSet rules) {
        return Description.of(name, rules.structure() + ", " + rules.royalRule());
    }
}
