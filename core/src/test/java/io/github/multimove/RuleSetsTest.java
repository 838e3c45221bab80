package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.BaseGameProvider;
import io.github.multimove.spi.Choice;
import io.github.multimove.spi.Option;
import io.github.multimove.spi.Reference;
import io.github.multimove.spi.RuleSetLibrary;
import io.github.multimove.spi.RuleSetProvider;
import io.github.multimove.spi.Variant;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rule sets by id: names, options, providers good and bad. */
class RuleSetsTest {
    /** Announces a game over any base. */
    public static final class Good implements RuleSetProvider {
        private static final Option<BaseGame> BASE = Option.base("What is played with.");

        @Override
        public List<Variant> variants() {
            return List.of(Variant.of(
                            "good",
                            "Good",
                            "A turn is a move of several pieces.",
                            choice -> RuleSet.of(choice.id(), choice.of(BASE), TurnStructure.upTo(2)))
                    .with(BASE));
        }
    }

    /** Claims the name of another. */
    public static final class Twin implements RuleSetProvider {
        @Override
        public List<Variant> variants() {
            return List.of(variant("good"), variant("other"));
        }

        private static Variant variant(String name) {
            return Variant.of(
                    name,
                    name,
                    "A turn is a move.",
                    choice -> RuleSet.of(choice.id(), Orthodox.game(), TurnStructure.one()));
        }
    }

    /** Cannot be made. */
    public static final class Failing implements RuleSetProvider {
        /** Fails. */
        public Failing() {
            throw new IllegalStateException("no");
        }

        @Override
        public List<Variant> variants() {
            return List.of();
        }
    }

    /** Announces a base game with an option. */
    public static final class Small implements BaseGameProvider {
        private static final Option<Integer> FILES = Option.number("files", "Files", "How many files.", 4, 2, 6);

        @Override
        public List<Variant> variants() {
            return List.of(Variant.ofBase("small", "Small", "A turn is a move.", Small::game)
                    .with(FILES));
        }

        private static BaseGame game(Choice choice) {
            int files = choice.of(FILES);
            return BaseGame.builder(choice.id(), Board.of(files, 4))
                    .royal(Orthodox.KING)
                    .array("k" + (files - 1) + "/" + files + "/" + files + "/" + (files - 1) + "K")
                    .build();
        }
    }

    /**
     * Finds services named by a test, and defines their classes once more: as services, those of a named module would only
     * be found through its module-info.
     */
    private static final class Services extends ClassLoader {
        private final Map<String, String> services;

        Services(Map<Class<?>, String> services) {
            super(RuleSetsTest.class.getClassLoader());
            Map<String, String> byName = new java.util.HashMap<>();
            services.forEach((service, lines) -> byName.put("META-INF/services/" + service.getName(), lines));
            this.services = byName;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith(RuleSetsTest.class.getName() + "$")) {
                return super.loadClass(name, resolve);
            }
            Class<?> loaded = findLoadedClass(name);
            if (loaded != null) {
                return loaded;
            }
            String file = name.substring(name.lastIndexOf('.') + 1) + ".class";
            try (InputStream stream = RuleSetsTest.class.getResourceAsStream(file)) {
                byte[] bytes = java.util.Objects.requireNonNull(stream).readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        protected Enumeration<URL> findResources(String name) {
            String lines = services.get(name);
            return lines == null ? Collections.emptyEnumeration() : Collections.enumeration(List.of(url(name, lines)));
        }

        private static URL url(String name, String lines) {
            try {
                return new URL("memory", "", -1, "/" + name, new URLStreamHandler() {
                    @Override
                    protected URLConnection openConnection(URL url) {
                        return new URLConnection(url) {
                            @Override
                            public void connect() {}

                            @Override
                            public InputStream getInputStream() {
                                return new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8));
                            }
                        };
                    }
                });
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static final ClassLoader GOOD = new Services(Map.of(
            RuleSetProvider.class, Good.class.getName(),
            BaseGameProvider.class, Small.class.getName()));

    @Test
    void optionsOfWhatIsNotKnownAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of("nonsense", GOOD))
                .withMessage(
                        "expected a rule set, one of good, orthodox, found \"nonsense\"; is its module on the class path or module path?");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of("good[base=large]", GOOD))
                .withMessage(
                        "expected a base game, one of orthodox, small, found \"large\"; is its module on the class path or"
                                + " module path, or its variant file's library given?");
        assertThat(RuleSets.of("good[base=small[files=4]]", GOOD).id()).isEqualTo("good[base=small]");
    }

    @Test
    void longAndDeepIdsAreRefusedSoon() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of("good[base=".repeat(100_000)))
                .withMessage("expected an id of at most 1000 characters, found 1000000");
        String deep = "good[base=".repeat(20) + "orthodox" + "]".repeat(20);
        assertThatIllegalArgumentException().isThrownBy(() -> RuleSets.of(deep, GOOD));
    }

    @Test
    void twoProvidersOfOneNameAreRefusedByName() {
        ClassLoader two =
                new Services(Map.of(RuleSetProvider.class, Good.class.getName() + "\n" + Twin.class.getName()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of("good", two))
                .withMessage("expected one provider of the rule set good, found " + Good.class.getName() + ", "
                        + Twin.class.getName());
        assertThat(RuleSets.of("other", two).id()).isEqualTo("other");
        assertThat(RuleSets.ids(two)).containsExactly("good", "orthodox", "other");
    }

    @Test
    void aBrokenProviderDoesNotHideTheOthers() {
        ClassLoader broken = new Services(Map.of(
                RuleSetProvider.class,
                "no.such.Provider\n" + Failing.class.getName() + "\njava.lang.String\n" + Good.class.getName()));
        assertThat(RuleSets.ids(broken)).containsExactly("good", "orthodox");
        assertThat(RuleSets.of("good", broken).id()).isEqualTo("good");
    }

    @Test
    void theContextClassLoaderIsAskedFirst() {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try {
            thread.setContextClassLoader(GOOD);
            assertThat(RuleSets.ids()).containsExactly("good", "orthodox");
            assertThat(RuleSets.baseGame("small[files=3]").board()).isEqualTo(Board.of(3, 4));
            thread.setContextClassLoader(null);
            assertThat(RuleSets.of("orthodox")).isEqualTo(Orthodox.rules());
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    /** Names as other programs write them are no ids; what is said names the games that there are. */
    @ParameterizedTest
    @ValueSource(strings = {"Scottish Progressive", "Two-Prong [base=grand]", "Doublemove2", "", "a--b", "É"})
    void aNameThatIsNoIdIsToldAsAGameThatIsNot(String name) {
        assertThatExceptionOfType(RuleSetIdException.class)
                .isThrownBy(() -> RuleSets.of(name))
                .withMessageStartingWith("expected a rule set, one of orthodox")
                .withMessageMatching(".*; (the nearest is [a-z0-9-]+|there is no such game)");
    }

    @Test
    void anEqualRuleSetHasEqualParts() {
        RuleSet rules = RuleSet.of("mine", Orthodox.game(), TurnStructure.one());
        assertThat(rules).isEqualTo(RuleSet.of("mine", Orthodox.game(), TurnStructure.one()));
        assertThat(rules).isNotEqualTo(RuleSet.of("mine", Orthodox.game(), TurnStructure.upTo(1)));
        assertThat(rules).isNotEqualTo(Orthodox.rules());
        assertThat(Reference.of(rules)).isEqualTo(rules);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSet.of("no id", Orthodox.game(), TurnStructure.one()))
                .withMessage("expected a name of small letters, digits and hyphens at character 0 of the id \"no id\"");
    }

    @Test
    void aNameOfNoGameAsksEachProviderOnce() {
        int[] asked = {0};
        RuleSetProvider counting = () -> {
            asked[0]++;
            return List.of();
        };
        assertThatThrownBy(() ->
                        RuleSets.ofLeniently("Kings Progressi Ac1", RuleSetLibrary.of(List.of(counting), List.of())))
                .isInstanceOf(RuleSetIdException.class);
        assertThat(asked[0]).isEqualTo(1);
    }
}
