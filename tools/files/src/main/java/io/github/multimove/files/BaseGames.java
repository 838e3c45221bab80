package io.github.multimove.files;

import io.github.multimove.RuleSet;
import io.github.multimove.spi.RuleSetLibrary;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The base games of one move a turn that the module defines, in its own file {@code bases.ini}. */
final class BaseGames {
    private static final Map<String, Section> SECTIONS = new LinkedHashMap<>();
    private static final VariantFile FILE;

    static {
        Games games = new Games();
        Sections.read(text(), new Problems(), false).forEach(section -> {
            SECTIONS.put(section.name(), section);
            boolean binds = chain(section.name()).orElseThrow().stream()
                    .anyMatch(each -> each.byKey().containsKey("bikjangRule"));
            if (!binds) { // of those that do heirs alone are games, which say that kings may face one another
                games.add(section.name(), () -> make(section.name()), null);
            }
        });
        FILE = new VariantFile(games, List.of(), List.of());
    }

    private BaseGames() {}

    private static String text() {
        try (InputStream in = BaseGames.class.getResourceAsStream("bases.ini")) {
            if (in == null) {
                throw new IllegalStateException("expected bases.ini beside the class, found none");
            }
            return new String(VariantFile.bytes(in), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Set<String> names() {
        return SECTIONS.keySet();
    }

    /** Returns a section with its ancestors, the first of which begins with the pieces of orthodox chess. */
    static Optional<List<Section>> chain(String name) {
        List<Section> chain = new ArrayList<>();
        Section section = SECTIONS.get(name);
        while (section != null) {
            chain.add(0, section);
            section = SECTIONS.get(section.parent());
        }
        return chain.isEmpty() ? Optional.empty() : Optional.of(chain);
    }

    /** All of them as a file; each is made when it is asked for. */
    static VariantFile file() {
        return FILE;
    }

    private static RuleSet make(String name) {
        Problems problems = new Problems();
        return new SectionReader(chain(name).orElseThrow(), true, problems)
                .read(() -> RuleSetLibrary.of(List.of(), List.of()))
                .orElseThrow(() -> new VariantFileException(problems.all(false)));
    }
}
