package io.github.multimove;

import io.github.multimove.catalogue.Description;
import io.github.multimove.catalogue.RuleSetOption;
import io.github.multimove.internal.text.IdText;
import io.github.multimove.internal.text.Nearest;
import io.github.multimove.internal.text.Quoted;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.spi.BaseGameProvider;
import io.github.multimove.spi.RuleSetLibrary;
import io.github.multimove.spi.RuleSetProvider;
import io.github.multimove.spi.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Finds rule sets by id among the modules on the class path or module path.
 *
 * <p>An id is a name, with options in brackets: {@code two-prong}, {@code two-prong[base=grand,prongs=3]}. Options are
 * read in any order and with defaults written out; {@link RuleSet#id()} is the canonical form. The same id always builds
 * an equal rule set (rules/notation.md, Rule set ids).
 *
 * <p>Modules announce themselves through {@link RuleSetProvider} and {@link BaseGameProvider}. Two providers of one name
 * are refused when that name is asked for; a provider that cannot be loaded does not hide the others.
 *
 * {@snippet class="io.github.multimove.docs.GettingStarted" region="ways"}
 */
public final class RuleSets {
    /** The largest number of characters of an id. */
    public static final int MAX_CHARACTERS = IdText.MAX_CHARACTERS;

    /** How many base games an id may have within each other. */
    public static final int MAX_DEPTH = 8;

    private static final RuleSetLibrary NONE = RuleSetLibrary.of(List.of(), List.of());

    private RuleSets() {}

    /**
     * Returns the rule set of an id, found through the thread's context class loader or, without one, this class's. Each call looks
     * up the services and makes the rule set anew: keep what it returns.
     *
     * @throws RuleSetIdException if the id is not of the form, no provider knows the name (the message lists the known
     *     ones), two providers claim it, or an option is not possible
     */
    public static RuleSet of(String id) {
        return of(id, loader());
    }

    /**
     * Returns the rule set of an id, found through a class loader.
     *
     * @throws RuleSetIdException as {@link #of(String)}
     */
    public static RuleSet of(String id, ClassLoader loader) {
        return of(id, Services.of(loader));
    }

    /**
     * Returns the rule set of an id, found in a library or as {@link #of(String)} finds it; base games that the id names are
     * found in both as well.
     *
     * @throws RuleSetIdException as {@link #of(String)}, and if a name is in the library and published
     */
    public static RuleSet of(String id, RuleSetLibrary library) {
        return of(id, Services.with(library));
    }

    private static RuleSet of(String id, Services services) {
        try {
            return read(id, services);
        } catch (RuleSetIdException e) {
            throw unknown(e, IdText.name(id), services);
        }
    }

    private static RuleSet read(String id, Services services) {
        return refusing(
                id,
                text -> ruleSet(text.name(), services)
                        .read(text.options(), base -> baseGame(base, services, 0))
                        .rules());
    }

    /**
     * Returns the rule set that a text from elsewhere names: an id as {@link #of(String)} reads it or, if it is none, an id
     * with spaces and capitals ({@code Two-Prong [base = grand]}), or a title or another name ({@link Description}), such as
     * {@code Standard}, {@code Chess}, {@code normal} and {@code From Position} for {@code orthodox}. Spaces, hyphens, capitals and a word
     * {@code chess} at the end make no difference in names.
     *
     * @throws RuleSetIdException as {@link #of(String)}, and if the text names several rule sets
     */
    public static RuleSet ofLeniently(String text) {
        return ofLeniently(text, Services.of(loader()));
    }

    /**
     * Returns the rule set that a text from elsewhere names, of a library or published, like {@link #ofLeniently(String)}.
     *
     * @throws RuleSetIdException as {@link #of(String, RuleSetLibrary)}, and if the text names several rule sets
     */
    public static RuleSet ofLeniently(String text, RuleSetLibrary library) {
        return ofLeniently(text, Services.with(library));
    }

    private static RuleSet ofLeniently(String text, Services services) {
        Objects.requireNonNull(text, "text");
        try {
            return read(text, services);
        } catch (RuleSetIdException e) {
            String name = IdText.name(text);
            String options = text.substring(name.length());
            List<String> meant = names(services.ruleSets()).stream()
                    .filter(id -> isNamed(id, name, services))
                    .toList();
            if (meant.size() > 1) {
                throw new RuleSetIdException(new IllegalArgumentException("expected the name of one rule set, found "
                        + Quoted.of(name) + ", which may be " + String.join(", ", meant)));
            }
            if (text.length() > MAX_CHARACTERS) {
                throw e;
            }
            if (meant.isEmpty()) {
                return of(withOption(name, services).orElseThrow(() -> unknown(e, name, services)), services);
            }
            return of(meant.get(0) + options.replaceAll("\\s", "").toLowerCase(Locale.ROOT), services);
        }
    }

    private static boolean isNamed(String id, String name, Services services) {
        String key = key(name);
        Description words = describe(id, services);
        return Stream.concat(Stream.of(id, words.title()), words.aliases().stream())
                .anyMatch(known -> key(known).equals(key));
    }

    /** The id that a name with a word for an option means: {@code Italian Progressive Chess}. */
    private static Optional<String> withOption(String name, Services services) {
        String[] words = name.strip().split("[^A-Za-z0-9]+");
        if (words.length < 2) {
            return Optional.empty();
        }
        for (int i : new int[] {0, words.length - 1}) {
            String word = words[i].toLowerCase(Locale.ROOT);
            String rest = String.join(
                    " ",
                    i == 0
                            ? List.of(words).subList(1, words.length)
                            : List.of(words).subList(0, i));
            for (String id : names(services.ruleSets())) {
                if (!rest.isEmpty() && isNamed(id, rest, services)) {
                    for (RuleSetOption option : describe(id, services).options()) {
                        boolean isFlag =
                                option.name().equals(word) && option.values().contains("true");
                        if (isFlag || option.values().contains(word)) {
                            return Optional.of(id + "[" + option.name() + "=" + (isFlag ? "true" : word) + "]");
                        }
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** Refuses a name that no game has; one that has the form of an id as an id. */
    private static RuleSetIdException unknown(RuleSetIdException asId, String name, Services services) {
        if (name.length() > MAX_CHARACTERS || name.matches("[a-z0-9]+(-[a-z0-9]+)*")) {
            return asId;
        }
        List<String> ids = names(services.ruleSets());
        String hyphened = name.strip().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        return new RuleSetIdException(new IllegalArgumentException("expected a rule set, one of "
                + String.join(", ", ids) + ", found " + Quoted.of(name)
                + Nearest.of(hyphened, ids).map(id -> "; the nearest is " + id).orElse("; there is no such game")));
    }

    /** A name without what people leave out or add. */
    private static String key(String name) {
        String letters = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
        return letters.length() > 5 && letters.endsWith("chess") ? letters.substring(0, letters.length() - 5) : letters;
    }

    /**
     * Returns a rule set in words for people, with the options that its id may have.
     *
     * @param name the id of a rule set, one of {@link #ids()}; options in it are not looked at
     * @throws RuleSetIdException if no provider knows the name, or two providers claim it
     */
    public static Description describe(String name) {
        return describe(name, Services.of(loader()));
    }

    /**
     * Returns a rule set of a library, or a published one, in words for people, like {@link #describe(String)}.
     *
     * @throws RuleSetIdException as {@link #describe(String)}
     */
    public static Description describe(String name, RuleSetLibrary library) {
        return describe(name, Services.with(library));
    }

    private static Description describe(String name, Services services) {
        Objects.requireNonNull(name, "name");
        return refusing(name, text -> {
            Description words = ruleSet(text.name(), services).description();
            return words.withOptions(words.options().stream()
                    .map(option -> option.values().isEmpty() ? overAny(option, services) : option)
                    .toList());
        });
    }

    /** An option that is any base game. */
    private static RuleSetOption overAny(RuleSetOption option, Services services) {
        List<String> bases = names(services.baseGames());
        return new RuleSetOption(
                option.name(), option.title(), option.sentence(), option.byDefault(), bases, option.titles());
    }

    /**
     * Returns the base game of an id, as {@code base=...} finds it.
     *
     * @throws RuleSetIdException as {@link #of(String)}
     */
    public static BaseGame baseGame(String id) {
        return baseGame(id, NONE);
    }

    /**
     * Returns the base game of an id, found in a library or as {@link #baseGame(String)} finds it.
     *
     * @throws RuleSetIdException as {@link #of(String, RuleSetLibrary)}
     */
    public static BaseGame baseGame(String id, RuleSetLibrary library) {
        Services services = Services.with(library);
        return refusing(id, text -> baseGame(text.name(), text, services, 0));
    }

    /** Returns the ids, without options, of all rule sets that are found, sorted. */
    public static List<String> ids() {
        return ids(loader());
    }

    /** Returns the ids, without options, of all rule sets that a class loader finds, sorted. */
    public static List<String> ids(ClassLoader loader) {
        return names(Services.of(loader).ruleSets());
    }

    /** Returns the ids, without options, of all rule sets of a library and of all that are published, sorted. */
    public static List<String> ids(RuleSetLibrary library) {
        return names(Services.with(library).ruleSets());
    }

    /** Reads an id and answers about it; whatever the reading or a provider refuses is refused as an id. */
    private static <T> T refusing(String id, Function<IdText, T> answer) {
        Objects.requireNonNull(id, "id");
        try {
            return answer.apply(IdText.read(id));
        } catch (IllegalArgumentException e) {
            throw new RuleSetIdException(e);
        }
    }

    /** Where one call looks names up; providers are asked once. */
    private static final class Services {
        private final ClassLoader loader;
        private final RuleSetLibrary library;
        private @Nullable List<Announced> ruleSets;
        private @Nullable List<Announced> baseGames;

        Services(ClassLoader loader, RuleSetLibrary library) {
            this.loader = loader;
            this.library = library;
        }

        static Services of(ClassLoader loader) {
            return new Services(Objects.requireNonNull(loader, "loader"), NONE);
        }

        static Services with(RuleSetLibrary library) {
            return new Services(RuleSets.loader(), Objects.requireNonNull(library, "library"));
        }

        List<Announced> ruleSets() {
            List<Announced> known = ruleSets;
            if (known == null) {
                known = announced(RuleSetProvider.class, RuleSetProvider::variants, library.ruleSets(), loader);
                ruleSets = known;
            }
            return known;
        }

        List<Announced> baseGames() {
            List<Announced> known = baseGames;
            if (known == null) {
                known = announced(BaseGameProvider.class, BaseGameProvider::variants, library.baseGames(), loader);
                baseGames = known;
            }
            return known;
        }
    }

    private static ClassLoader loader() {
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        return context != null ? context : RuleSets.class.getClassLoader();
    }

    private static BaseGame baseGame(String id, Services services, int depth) {
        if (depth > MAX_DEPTH) {
            throw new IllegalArgumentException(
                    "expected at most " + MAX_DEPTH + " base games within each other, found more");
        }
        IdText text = IdText.read(id);
        return baseGame(text.name(), text, services, depth);
    }

    private static BaseGame baseGame(String name, IdText text, Services services, int depth) {
        return find("base game", name, services.baseGames())
                .read(text.options(), base -> baseGame(base, services, depth + 1))
                .game();
    }

    private static Variant ruleSet(String name, Services services) {
        return find("rule set", name, services.ruleSets());
    }

    /** A variant, the class that announces it, and whether that is one of a library. */
    private record Announced(Variant variant, String provider, boolean isOfLibrary) {}

    private static Variant find(String what, String name, List<Announced> all) {
        List<Announced> found =
                all.stream().filter(one -> one.variant.name().equals(name)).toList();
        if (found.size() > 1) {
            long ofLibrary = found.stream().filter(Announced::isOfLibrary).count();
            throw new IllegalArgumentException(
                    ofLibrary > 0
                            ? "expected one " + what + " of the name " + name + ", found "
                                    + (ofLibrary < found.size() ? "a published one and " : "") + ofLibrary
                                    + " of the library"
                            : "expected one provider of the " + what + " " + name + ", found "
                                    + found.stream().map(Announced::provider).collect(Collectors.joining(", ")));
        }
        if (found.isEmpty()) {
            List<String> names = names(all);
            throw new IllegalArgumentException("expected a " + what + ", one of " + String.join(", ", names)
                    + ", found " + Quoted.of(name)
                    + Nearest.of(name, names)
                            .map(nearest -> "; the nearest is " + nearest)
                            .orElse("; is its module on the class path or module path"
                                    + (what.equals("base game") ? ", or its variant file's library given?" : "?")));
        }
        return found.get(0).variant;
    }

    private static List<String> names(List<Announced> all) {
        return all.stream().map(one -> one.variant.name()).distinct().sorted().toList();
    }

    /** Orthodox chess, what a library announces, and what providers do that load and answer, one of each class. */
    private static <P> List<Announced> announced(
            Class<P> service, Function<P, List<Variant>> variants, List<P> library, ClassLoader loader) {
        Map<String, P> byClass = new TreeMap<>();
        var iterator = ServiceLoader.load(service, loader).iterator();
        int broken = 0;
        while (broken < 1000) {
            try {
                if (!iterator.hasNext()) {
                    break;
                }
                P provider = iterator.next();
                byClass.put(provider.getClass().getName(), provider);
            } catch (ServiceConfigurationError e) {
                // one broken provider must not hide the others; the iterator has moved on
                broken++;
            }
        }
        List<Announced> all = new ArrayList<>();
        all.add(new Announced(Orthodox.VARIANT, Orthodox.class.getName(), false));
        for (P provider : library) {
            variants.apply(provider).forEach(one -> all.add(new Announced(one, "", true)));
        }
        byClass.forEach(
                (name, provider) -> variants.apply(provider).forEach(one -> all.add(new Announced(one, name, false))));
        return all;
    }
}
