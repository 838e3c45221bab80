package io.github.multimove.files;

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
    private static final String TEXT = text();
    private static final Map<String, Section> SECTIONS = new LinkedHashMap<>();

    static {
        Sections.read(TEXT, new Problems()).forEach(section -> SECTIONS.put(section.name(), section));
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

    /** All of them as a file, read when it is asked for. */
    static VariantFile file() {
        return Holder.FILE;
    }

    private static final class Holder {
        static final VariantFile FILE = FileReader.readShipped(TEXT);
    }
}
