package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.bases.Grand;
import io.github.multimove.catalogue.Description;
import io.github.multimove.catalogue.RuleSetOption;
import io.github.multimove.monster.Monster;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.SiblingPromotion;
import io.github.multimove.spi.RuleSetProvider;
import io.github.multimove.testkit.Budget;
import io.github.multimove.twins.Twins;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The published games are what their ids, their options and their words say. */
class PublishedGamesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "avalanche   | Avalanche Chess (Ralph Betza, 1977)",
                "bennekom    | Bennekom Double Move Chess (Bennekom chess club, 1996)",
                "chess960    | Chess960 (Bobby Fischer, 1996)",
                "double-king | Double King Chess (David Moeser, 1970)",
                "doublemove  | Doublemove Chess (Fred Galvin, 1957)",
                "dragonchess | Dragonchess (Gary Gygax, 1985)",
                "duck        | Duck Chess (Tim Paulden, 2016)",
                "extra-move  | Extra Move Chess (Fergus Duniho)",
                "accelerated | Accelerated Chess",
                "kings-progressive | King's Progressive Chess (Sergej Sirotkin, 2001)",
                "moderate-progressive | Moderate Progressive Chess (Adrian Alvarez de la Campa, 2006)",
                "triplets    | Triplets (Adam Sobey)",
                "balanced-swap | Balanced Swap Chess (João Pedro Neto, 1998)",
                "progressive-take-all | Progressive Take-All Chess (G. Dipilato)",
                "geminus     | Geminus Chess (Mats Winther, 2006)",
                "grand       | Grand Chess (Christian Freeling, 1984)",
                "marseillais | Marseillais Chess (ascribed to Albert Fortis, 1925)",
                "monster     | Monster Chess",
                "progressive | Progressive Chess (1947)",
                "raumschach  | Raumschach (Ferdinand Maack, 1907)",
                "swedish     | Swedish Chess (Mats Winther)",
                "twinmove    | Twinmove Chess (Mats Winther, 2006)",
                "twins       | Twins Chess (Edward Jackman, 1998)",
                "two-fisted  | Two-Fisted Chess (Ralph Betza)",
                "two-move    | Two Move Chess (Ted Larson Freeman, 2021)",
                "two-prong   | Two-Prong Chess (John Whelan, 2015)"
            })
    void aGameIsDescribedWithItsOptions(String id, String words) {
        Description description = RuleSets.describe(id);
        assertThat(description).hasToString(words);
        for (RuleSetOption option : description.options()) {
            if (!option.titles().isEmpty()) {
                assertThat(option.titles().keySet()).containsExactlyElementsOf(option.values());
            }
        }
    }

    static List<String> ids() {
        return RuleSets.ids();
    }

    /** Of values that are many some all over them; that Chess960 has as many arrays as numbers, {@code Chess960Test} tries. */
    @Tag("budget")
    @ParameterizedTest
    @MethodSource("ids")
    void everyValueOfAnOptionIsAnotherGameAndTheFirstIsTheUsualOne(String id) {
        RuleSet usual = RuleSets.of(id);
        assertThat(usual.id()).isEqualTo(id);
        for (RuleSetOption option : RuleSets.describe(id).options()) {
            Set<RuleSet> games = new HashSet<>();
            List<String> all = option.values();
            int each = 1 + all.size() / Budget.of(8, 65);
            List<String> values = IntStream.range(0, all.size())
                    .filter(i -> i % each == 0)
                    .mapToObj(all::get)
                    .toList();
            for (String value : values) {
                String written = id + "[" + option.name() + "=" + value + "]";
                RuleSet game = RuleSets.of(written);
                boolean isUsual = value.equals(option.byDefault());
                assertThat(game.id()).isEqualTo(isUsual ? id : written);
                assertThat(game.equals(usual)).as(written).isEqualTo(isUsual);
                games.add(game);
            }
            assertThat(games).hasSameSizeAs(values);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> RuleSets.of(id + "[" + option.name() + "=nonsense]"))
                    .withMessageContaining("expected ");
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of(id + "[nonsense=1]"))
                .withMessageContaining("expected an option of " + id);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void optionsAreReadInAnyOrderAndWrittenSorted(String id) {
        List<String> chosen = new ArrayList<>();
        for (RuleSetOption option : RuleSets.describe(id).options()) {
            List<String> values = option.values();
            boolean own = id.equals("twins") && option.name().equals("array");
            chosen.add(option.name() + "=" + (own ? "royal-queen" : values.get(values.size() - 1)));
        }
        if (!chosen.isEmpty() && !chosen.contains("base=dragonchess")) {
            RuleSet rules = RuleSets.of(id + "[" + String.join(",", chosen) + "]");
            Collections.reverse(chosen);
            assertThat(RuleSets.of(id + "[" + String.join(",", chosen) + "]")).isEqualTo(rules);
            String options = rules.id().substring(id.length() + 1, rules.id().length() - 1);
            assertThat(options.split(",")).isSorted();
        }
    }

    /** The class of a game, named by the game's id, such as {@code kings-progressive}. */
    private static Class<?> classOf(String id) throws ClassNotFoundException {
        String name = Stream.of(id.split("-", -1))
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                .collect(Collectors.joining());
        for (RuleSetProvider provider : ServiceLoader.load(RuleSetProvider.class)) {
            if (provider.variants().stream().anyMatch(variant -> variant.name().equals(id))) {
                return Class.forName(provider.getClass().getPackageName() + "." + name);
            }
        }
        throw new ClassNotFoundException(id);
    }

    /** Every setter of every game with every value: the options so set are those that the id names. */
    static Stream<String> idsOfVariants() {
        return RuleSets.ids().stream().filter(id -> !id.equals("orthodox"));
    }

    @ParameterizedTest
    @MethodSource("idsOfVariants")
    void theClassOfAGameGivesTheGameOfTheId(String id) throws ReflectiveOperationException {
        List<Method> methods = new ArrayList<>(List.of(classOf(id).getMethods()));
        Stream.of(classOf(id).getClasses()).forEach(options -> methods.addAll(List.of(options.getMethods())));
        int asked = 0;
        for (Method method : methods) {
            if (Set.of("rules", "game").contains(method.getName()) && method.getParameterCount() == 0) {
                boolean isOfOptions = !Modifier.isStatic(method.getModifiers());
                Object options = isOfOptions ? classOf(id).getMethod("options").invoke(null) : null;
                RuleSet rules = RuleSets.of(id);
                assertThat(method.invoke(options))
                        .as("%s", method)
                        .isEqualTo(method.getName().equals("game") ? rules.base() : rules);
                asked++;
            }
        }
        assertThat(asked).isPositive();
    }

    @ParameterizedTest
    @MethodSource("idsOfVariants")
    void optionsSetInJavaAreThoseOfTheId(String id) throws ReflectiveOperationException {
        Class<?> game = classOf(id);
        for (RuleSetOption option : RuleSets.describe(id).options()) {
            if (option.name().equals("base")) {
                RuleSet over =
                        (RuleSet) game.getMethod("over", BaseGame.class).invoke(null, RuleSets.baseGame("grand"));
                assertThat(over).isEqualTo(RuleSets.of(id + "[base=grand]"));
                assertThat(over.base().array()).isEqualTo(Grand.game().array());
                assertThat(game.getMethod("over", BaseGame.class).invoke(null, Orthodox.game()))
                        .isEqualTo(RuleSets.of(id));
                continue;
            }
            Object usual = game.getMethod("options").invoke(null);
            Method setter = Stream.of(usual.getClass().getMethods())
                    .filter(method -> kebab(method.getName()).equals(option.name()))
                    .filter(method -> method.getParameterCount() == 1)
                    .findFirst()
                    .orElseThrow();
            for (String value : AgreementRules.values(option)) {
                Object set = setter.invoke(usual, value(setter.getParameterTypes()[0], value));
                RuleSet rules = RuleSets.of(id + "[" + option.name() + "=" + value + "]");
                assertThat(set.getClass().getMethod("rules").invoke(set)).isEqualTo(rules);
                assertThat(set).hasToString(rules.id());
                // a promotion that is said in Twins Chess is another choice than one that is not: some arrays refuse it
                boolean isUsual = value.equals(option.byDefault());
                boolean isSaid = id.equals("twins") && option.name().equals("promotion");
                assertThat(set.equals(usual)).isEqualTo(isUsual && !isSaid);
                assertThat(set.hashCode() == usual.hashCode()).isEqualTo(isUsual && !isSaid);
            }
        }
    }

    private static String kebab(String name) {
        return name.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    }

    private static Object value(Class<?> type, String text) {
        if (type.isEnum()) {
            return Stream.of(type.getEnumConstants())
                    .filter(constant -> constant.toString().replace('_', '-').equalsIgnoreCase(text))
                    .findFirst()
                    .orElseThrow();
        }
        return type == int.class ? (Object) Integer.valueOf(text) : Boolean.valueOf(text);
    }

    @Test
    void whatAGameCannotBeMadeWithIsRefusedInWords() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of("twinmove[base=dragonchess,promotion=queen]"))
                .withMessageStartingWith("expected a promotion of warrior to queen in dragonchess");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Monster.options().pawns(5))
                .withMessage("expected 2, 3, 4, 6 or 8 pawns, found 5");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of("monster[pawns=5]"))
                .withMessageContaining("expected one of 4, 2, 3, 6, 8 for pawns of monster");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of("two-prong[base=dragonchess[elemental-rise=never]]"))
                .withMessageContaining("one of capture, move");
    }

    @Test
    void twinsRefuseWhatDoesNotGoTogether() {
        assertThat(Twins.options().promotion(SiblingPromotion.TWINS).rules())
                .isEqualTo(RuleSets.of("twins[promotion=twins]"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Twins.options().promotion(SiblingPromotion.SINGLE))
                .withMessageStartingWith("expected promotion either, sibling or twins, found single");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.of("twins[array=twin-queens-only,promotion=twins]"))
                .withMessageContaining("found promotion=twins");
        assertThat(Twins.options().rules("own", "a1+b1,a8+b8").initialPosition())
                .hasToString("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kk - 0 1 a1+b1,a8+b8");
    }
}
