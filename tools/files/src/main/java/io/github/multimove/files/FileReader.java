package io.github.multimove.files;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.files.VariantFileException.Kind;
import io.github.multimove.files.VariantFileException.Problem;
import io.github.multimove.spi.RuleSetLibrary;
import io.github.multimove.spi.Variant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads a file section by section, each from what stands above it, our own base games and published ones. */
final class FileReader {
    /** A file of so many sections keeps its games as they are read; those of a longer one are made again when asked for. */
    private static final int MOST_KEPT = 32;

    /** So many characters of keys and values are applied in all, those that sections inherit each time. */
    private static final long MOST_APPLIED = 8L * VariantFile.MAX_CHARACTERS;

    private final boolean lenient;
    private final Problems problems = new Problems();
    private final Map<String, Section> above = new HashMap<>();
    private Set<String> published = Set.of();
    private final Set<String> failed = new HashSet<>();
    private final Games games = new Games();
    private long applied;

    private FileReader(boolean lenient) {
        this.lenient = lenient;
    }

    /** Where the ancestors of a section lead. */
    private record Chain(List<Section> sections, boolean orthodox, boolean failed) {
        Optional<RuleSet> read(Problems problems, Supplier<RuleSetLibrary> others) {
            return new SectionReader(sections, orthodox, problems).read(others);
        }

        /** Reads once more what has been read without a problem. */
        RuleSet read(Supplier<RuleSetLibrary> others) {
            return read(new Problems(), others).orElseThrow();
        }
    }

    static VariantFile read(String text, boolean lenient) {
        return new FileReader(lenient).file(text);
    }

    private VariantFile file(String text) {
        if (text.length() > VariantFile.MAX_CHARACTERS) {
            problems.add(new Problem(
                    1,
                    1,
                    "",
                    "",
                    Kind.LIMIT,
                    "at most " + VariantFile.MAX_CHARACTERS + " characters",
                    "" + text.length(),
                    ""));
        } else {
            List<Section> sections = Sections.read(text, problems, lenient);
            published = sections.isEmpty() ? Set.of() : PublishedNames.all();
            List<String> names = sections.stream().map(Section::name).toList();
            for (Section section : sections) {
                section(section, names, sections.size() <= MOST_KEPT);
            }
        }
        List<Problem> errors = problems.all(false);
        if (!lenient && !errors.isEmpty()) {
            throw new VariantFileException(errors);
        }
        return new VariantFile(games, errors, problems.all(true));
    }

    private void section(Section section, List<String> names, boolean kept) {
        int before = problems.errors();
        Optional<Chain> chain = chain(section, names).filter(found -> isWithinBounds(section, found));
        boolean ofFailed = chain.isPresent() && chain.get().failed();
        if (chain.isEmpty() || ofFailed) {
            new SectionReader(chain.map(Chain::sections).orElse(List.of(section)), true, problems).readKeys(ofFailed);
        } else {
            int above = games.names().size();
            Supplier<RuleSetLibrary> others =
                    () -> library(games.names().stream().limit(above).collect(Collectors.toSet()), games::get);
            chain.get()
                    .read(problems, others)
                    .filter(rules -> problems.errors() == before)
                    .ifPresent(rules -> {
                        games.add(section.name(), () -> chain.get().read(others), kept ? rules : null);
                        warnOfName(section);
                    });
        }
        if (ofFailed && lenient) {
            problems.add(new Problem(
                    section.line(),
                    section.parentColumn(),
                    section.name(),
                    "",
                    Kind.PARENT,
                    "a parent that can be read",
                    section.parent(),
                    ""));
        }
        if (ofFailed || !games.names().contains(section.name())) {
            failed.add(section.name());
        }
        above.put(section.name(), section);
    }

    private void warnOfName(Section section) {
        String name = section.name();
        boolean isId = name.matches("[a-z0-9]+(-[a-z0-9]+)*");
        if (!isId || published.contains(name)) {
            problems.add(new Problem(
                    section.line(),
                    2,
                    name,
                    "",
                    Kind.NOT_AN_ID,
                    "a name by which ids find the game: small letters, digits and single hyphens, and not published",
                    isId ? name + ", which is the name of a published game" : Words.quoted(name),
                    ""));
        }
    }

    private boolean isWithinBounds(Section section, Chain chain) {
        applied += chain.sections().stream().mapToInt(Section::length).sum();
        if (applied > MOST_APPLIED) {
            problems.add(
                    section,
                    Kind.LIMIT,
                    "at most " + MOST_APPLIED + " characters of keys and values, those inherited counted each time",
                    "more");
        }
        return applied <= MOST_APPLIED;
    }

    private Optional<Chain> chain(Section section, List<String> names) {
        List<Section> chain = new ArrayList<>(List.of(section));
        for (Section child = section; ; ) {
            String parent = child.parent();
            if (parent.isEmpty()) {
                return Optional.of(new Chain(chain, false, false));
            }
            if (chain.size() > VariantFile.MAX_DEPTH) {
                problems.add(new Problem(
                        section.line(),
                        section.parentColumn(),
                        section.name(),
                        "",
                        Kind.LIMIT,
                        "at most " + VariantFile.MAX_DEPTH + " parents, one of the other",
                        "more",
                        ""));
                return Optional.empty();
            }
            if (failed.contains(parent)) {
                chain.add(0, above.getOrDefault(parent, section));
                return Optional.of(new Chain(chain, true, true));
            }
            Section next = above.get(parent);
            if (next == null) {
                return ancestors(chain, parent, section, names);
            }
            chain.add(0, next);
            child = next;
        }
    }

    /** Goes on where the file does not: with our own base games, then with published ones. */
    private Optional<Chain> ancestors(List<Section> chain, String parent, Section section, List<String> names) {
        Optional<List<Section>> known = BaseGames.chain(parent);
        if (known.isPresent()) {
            chain.addAll(0, known.get());
            return Optional.of(new Chain(chain, true, false));
        }
        Optional<Section> published = published(parent);
        if (published.isPresent()) {
            chain.add(0, published.get());
            return Optional.of(new Chain(chain, false, false));
        }
        boolean later = names.contains(parent);
        Set<String> candidates = new TreeSet<>(above.keySet());
        candidates.addAll(BaseGames.names());
        problems.add(new Problem(
                section.line(),
                section.parentColumn(),
                section.name(),
                "",
                Kind.PARENT,
                "a section above, or the name of a base game",
                later
                        ? parent + (parent.equals(section.name()) ? ", which is itself" : ", which stands later")
                        : Words.quoted(parent),
                later ? "" : problems.nearest(parent, candidates)));
        return Optional.empty();
    }

    /** A published base game as a section, if it can be written as one. */
    private static Optional<Section> published(String name) {
        try {
            Problems none = new Problems();
            return GameWriter.write(RuleSets.baseGame(name), name)
                    .flatMap(text -> Sections.read(text, none, false).stream().findFirst());
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Rule sets by name as a library, for ids; a game is made when it is asked for. */
    static RuleSetLibrary library(Set<String> games, Function<String, @Nullable RuleSet> game) {
        List<Variant> variants = games.stream()
                .map(name -> variant(name, () -> game.apply(name)))
                .toList();
        return RuleSetLibrary.of(List.of(() -> variants), List.of(() -> variants));
    }

    private static Variant variant(String name, Supplier<@Nullable RuleSet> game) {
        Supplier<RuleSet> rules = () -> Objects.requireNonNull(game.get());
        return Variant.lazily(name, () -> RulesInWords.of(name, rules.get()), rules);
    }
}
