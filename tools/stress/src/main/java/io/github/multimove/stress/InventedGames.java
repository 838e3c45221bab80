package io.github.multimove.stress;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.files.VariantFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Games that are not published, which lead where no published one does: the variant files of the folder {@code games}. */
final class InventedGames {
    /** Games of many kinds, series alone, those that fingerprints are taken of, and those that faults are planted for. */
    private static final Map<String, List<RuleSet>> FILES = new LinkedHashMap<>();

    static {
        for (String name : List.of("agreement", "series", "fingerprints", "mutants")) {
            try (InputStream in = InventedGames.class.getResourceAsStream("games/" + name + ".ini")) {
                String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
                VariantFile file = VariantFile.read(text);
                FILES.put(name, file.names().stream().map(file::ruleSet).toList());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private InventedGames() {}

    /** Returns the games of a file, always in the same order. */
    static List<RuleSet> of(String file) {
        return Objects.requireNonNull(FILES.get(file));
    }

    /**
     * Returns the rule set of an id, one of these games or a published one, put together anew, so that nothing of it was made
     * before a fault was planted.
     */
    static RuleSet made(String id) {
        RuleSet rules = FILES.values().stream()
                .flatMap(List::stream)
                .filter(game -> game.id().equals(id))
                .findFirst()
                .orElseGet(() -> RuleSets.of(id));
        return RuleSet.of(rules.id(), rules.base(), rules.structure(), rules.royalRule());
    }
}
