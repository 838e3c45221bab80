package io.github.multimove;

import io.github.multimove.catalogue.Description;
import io.github.multimove.catalogue.RuleSetOption;
import io.github.multimove.internal.text.IdText;
import io.github.multimove.internal.text.Nearest;
import io.github.multimove.internal.text.Quoted;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.spi.BaseGameProvider;
import io.github.multimove.spi.OptionReader;
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
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
        Objects.requireNonNull(loader, "loader");
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
        return refusing(
                id, text -> ruleSetProvider(text.name(), services).create(text.name(), options(text, services, 0)));
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
        Objects.requireNonNull(text, "text");
        return ofLeniently(text, Services.of(loader()));
    }

    /**
     * Returns the rule set that a text from elsewhere names, of a library or published, like {@link #ofLeniently(String)}.
     *
     * @throws RuleSetIdException as {@link #of(String, RuleSetLibrary)}, and if the text names several rule sets
     */
    public static RuleSet ofLeniently(String text, RuleSetLibrary library) {
        Objects.requireNonNull(text, "text");
        return ofLeniently(text, Services.with(library));
    }

    private static RuleSet ofLeniently(String text, Services services) {
        try {
            return of(text, services);
        } catch (RuleSetIdException e) {
            int bracket = text.indexOf('[');
            String name = bracket < 0 ? text : text.substring(0, bracket);
            String options = bracket < 0 ? "" : text.substring(bracket);
            List<String> meant = names(ruleSetProviders(services), RuleSetProvider::names).stream()
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
        return Stream.concat(
                        Stream.of(id),
                        describe(id, services).stream()
                                .flatMap(d -> Stream.concat(Stream.of(d.title()), d.aliases().stream())))
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
            for (String id : names(ruleSetProviders(services), RuleSetProvider::names)) {
                if (!rest.isEmpty() && isNamed(id, rest, services)) {
                    for (RuleSetOption option : refusing(id, text -> options(id, text, services))) {
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
        if (name.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*")) {
            return asId;
        }
        List<String> ids = names(ruleSetProviders(services), RuleSetProvider::names);
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
     * Returns a rule set in words for people, or nothing if its module does not describe it.
     *
     * @param name the id of a rule set without options, one of {@link #ids()}
     * @throws RuleSetIdException if no provider knows the name, or two providers claim it
     */
    public static Optional<Description> describe(String name) {
        Objects.requireNonNull(name, "name");
        return describe(name, loader());
    }

    /**
     * Returns a rule set found through a class loader in words for people, like {@link #describe(String)}.
     *
     * @throws RuleSetIdException as {@link #describe(String)}
     */
    public static Optional<Description> describe(String name, ClassLoader loader) {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(loader, "loader");
        return describe(name, Services.of(loader));
    }

    /**
     * Returns a rule set of a library, or a published one, in words for people, like {@link #describe(String)}.
     *
     * @throws RuleSetIdException as {@link #describe(String)}
     */
    public static Optional<Description> describe(String name, RuleSetLibrary library) {
        Objects.requireNonNull(name, "name");
        return describe(name, Services.with(library));
    }

    private static Optional<Description> describe(String name, Services services) {
        return refusing(name, text -> ruleSetProvider(text.name(), services).describe(text.name()));
    }

    /**
     * Returns the base game of an id, as {@code base=...} finds it.
     *
     * @throws RuleSetIdException as {@link #of(String)}
     */
    public static BaseGame baseGame(String id) {
        Services services = Services.of(loader());
        return refusing(id, text -> baseGame(text.name(), text, services, 0));
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
        Objects.requireNonNull(loader, "loader");
        return names(ruleSetProviders(Services.of(loader)), RuleSetProvider::names);
    }

    /** Returns the ids, without options, of all rule sets of a library and of all that are published, sorted. */
    public static List<String> ids(RuleSetLibrary library) {
        return names(ruleSetProviders(Services.with(library)), RuleSetProvider::names);
    }

    /**
     * Returns the options that an id may have, each with its default and what it may be, for programs that let people
     * choose.
     *
     * @param name the id of a rule set without options, one of {@link #ids()}
     * @throws RuleSetIdException if no provider knows the name, two providers claim it, or it has options already
     */
    public static List<RuleSetOption> options(String name) {
        Objects.requireNonNull(name, "name");
        return options(name, loader());
    }

    /**
     * Returns the options that the id of a rule set found through a class loader may have.
     *
     * @throws RuleSetIdException as {@link #options(String)}
     */
    public static List<RuleSetOption> options(String name, ClassLoader loader) {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(loader, "loader");
        return refusing(name, text -> options(name, text, Services.of(loader)));
    }

    /**
     * Returns the options that the id of a rule set may have, found in a library or as {@link #options(String)} finds it.
     *
     * @throws RuleSetIdException as {@link #options(String)}
     */
    public static List<RuleSetOption> options(String name, RuleSetLibrary library) {
        Objects.requireNonNull(name, "name");
        Services services = Services.with(library);
        return refusing(name, text -> options(name, text, services));
    }

    private static List<RuleSetOption> options(String name, IdText text, Services services) {
        if (!text.options().isEmpty()) {
            throw new IllegalArgumentException(
                    "expected the name of a rule set without options, found " + Quoted.of(name));
        }
        OptionReader reader = options(text, services, 0);
        ruleSetProvider(text.name(), services).create(text.name(), reader);
        List<String> bases = names(baseGameProviders(services), BaseGameProvider::names);
        return reader.asked().stream()
                .map(option -> option.values().isEmpty()
                        ? new RuleSetOption(option.name(), option.byDefault(), bases)
                        : option)
                .toList();
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

    /** Where names are looked up. */
    private record Services(ClassLoader loader, RuleSetLibrary library) {
        static Services of(ClassLoader loader) {
            return new Services(loader, NONE);
        }

        static Services with(RuleSetLibrary library) {
            return new Services(RuleSets.loader(), Objects.requireNonNull(library, "library"));
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
        BaseGameProvider provider = find(
                "base game", name, baseGameProviders(services), services.library.baseGames(), BaseGameProvider::names);
        return provider.create(name, options(text, services, depth + 1));
    }

    private static RuleSetProvider ruleSetProvider(String name, Services services) {
        return find("rule set", name, ruleSetProviders(services), services.library.ruleSets(), RuleSetProvider::names);
    }

    private static List<RuleSetProvider> ruleSetProviders(Services services) {
        return providers(RuleSetProvider.class, new OrthodoxRules(), services.library.ruleSets(), services.loader);
    }

    private static List<BaseGameProvider> baseGameProviders(Services services) {
        return providers(BaseGameProvider.class, new OrthodoxGame(), services.library.baseGames(), services.loader);
    }

    private static OptionReader options(IdText text, Services services, int depth) {
        return new OptionReader(text.name(), text.options(), base -> baseGame(base, services, depth));
    }

    private static <P> P find(
            String what, String name, List<P> providers, List<P> library, Function<P, Set<String>> names) {
        List<P> found =
                providers.stream().filter(p -> names.apply(p).contains(name)).toList();
        if (found.size() > 1) {
            long ofLibrary = found.stream().filter(library::contains).count();
            throw new IllegalArgumentException(
                    ofLibrary > 0
                            ? "expected one " + what + " of the name " + name + ", found "
                                    + (ofLibrary < found.size() ? "a published one and " : "") + ofLibrary
                                    + " of the library"
                            : "expected one provider of the " + what + " " + name + ", found "
                                    + found.stream()
                                            .map(p -> p.getClass().getName())
                                            .collect(Collectors.joining(", ")));
        }
        return Optional.of(found)
                .filter(list -> !list.isEmpty())
                .map(list -> list.get(0))
                .orElseThrow(() -> new IllegalArgumentException("expected a " + what + ", one of "
                        + String.join(", ", names(providers, names)) + ", found " + Quoted.of(name)
                        + Nearest.of(name, names(providers, names))
                                .map(nearest -> "; the nearest is " + nearest)
                                .orElse("; is its module on the class path or module path"
                                        + (what.equals("base game")
                                                ? ", or its variant file's library given?"
                                                : "?"))));
    }

    private static <P> List<String> names(List<P> providers, Function<P, Set<String>> names) {
        return providers.stream()
                .flatMap(p -> names.apply(p).stream())
                .distinct()
                .sorted()
                .toList();
    }

    /** Our own provider, those of a library, and those that load and answer, one of each class. */
    private static <P> List<P> providers(Class<P> service, P own, List<P> library, ClassLoader loader) {
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
        List<P> all = new ArrayList<>(List.of(own));
        all.addAll(library);
        all.addAll(byClass.values());
        return all;
    }

    private static final class OrthodoxRules implements RuleSetProvider {
        @Override
        public List<Variant> variants() {
            return List.of(Orthodox.VARIANT);
        }
    }

    private static final class OrthodoxGame implements BaseGameProvider {
        @Override
        public List<Variant> variants() {
            return List.of(Orthodox.VARIANT);
        }
    }
}
