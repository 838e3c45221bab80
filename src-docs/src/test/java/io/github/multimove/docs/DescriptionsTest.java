package io.github.multimove.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.RuleSetIdException;
import io.github.multimove.RuleSets;
import io.github.multimove.catalogue.Description;
import io.github.multimove.catalogue.RuleSetOption;
import io.github.multimove.pgn.Pgn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every published rule set has words for people, by which it is found as well. */
class DescriptionsTest {
    @Test
    void everyRuleSetIsDescribedAndFoundByItsTitle() {
        for (String id : RuleSets.ids()) {
            if (id.equals("house")) { // the example of the guide
                continue;
            }
            Description description = RuleSets.describe(id);
            assertThat(description.sentence()).as(id).matches("[A-Z].*[a-z]\\.");
            assertThat(RuleSets.ofLeniently(description.title()).id()).isEqualTo(id);
            assertThat(RuleSets.ofLeniently(id.toUpperCase(java.util.Locale.ROOT))
                            .id())
                    .isEqualTo(id);
        }
        assertThat(RuleSets.describe("two-prong")).hasToString("Two-Prong Chess (John Whelan, 2015)");
    }

    @Test
    void everyOptionAndEveryValueThatIsAWordIsDescribedAndNothingElse() {
        int words = 0;
        for (String id : RuleSets.ids()) {
            for (RuleSetOption option : RuleSets.describe(id).options()) {
                String what = id + " " + option;
                assertThat(option.title()).as(what).matches("[A-Z0-9].*[a-z]");
                assertThat(option.sentence()).as(what).matches("[A-Z].*[^.]\\.");
                assertThat(option.titles().values())
                        .as(what)
                        .doesNotHaveDuplicates()
                        .allMatch(title -> title.matches("[A-Z].*[^.]") && title.length() <= 60);
                boolean speaksForItself = option.name().equals("base")
                        || option.values().stream().allMatch(value -> value.matches("\\d+"));
                if (!speaksForItself || !option.titles().isEmpty()) {
                    assertThat(option.titles().keySet()).as(what).containsExactlyElementsOf(option.values());
                    words += option.titles().size();
                }
            }
        }
        assertThat(words).isGreaterThan(70);
    }

    /** The table of index.md names each game as the library does, and its page names inventor, year and options. */
    @Test
    void tableOfGamesAgreesWithTheDescriptions() throws IOException {
        String index = Files.readString(Path.of("guide/index.md"));
        int games = 0;
        for (String id : RuleSets.ids()) {
            Description description = RuleSets.describe(id);
            if (id.equals("orthodox")) {
                assertThat(index).contains("| `orthodox` | Orthodox chess |");
                continue;
            }
            Matcher row = Pattern.compile("(?m)^\\| `" + id + "` \\| \\[(.*?)]\\(../(rules/.*?)\\)(.*?) \\|")
                    .matcher(index);
            assertThat(row.find()).as(id).isTrue();
            assertThat(row.group(1) + row.group(3)).isEqualTo(description.toString());
            String page = Files.readString(Path.of(row.group(2).replaceFirst("#.*", "")));
            assertThat(page).contains(description.title());
            description.inventor().ifPresent(name -> assertThat(page).containsIgnoringCase(name));
            description.year().ifPresent(year -> assertThat(page).contains(Integer.toString(year)));
            for (RuleSetOption option : RuleSets.describe(id).options()) {
                assertThat(page).as("option of " + id).containsPattern("`" + option.name() + "[`=]");
                option.values().stream()
                        .filter(value -> !option.name().equals("base") && value.matches("(?!true|false)[a-z-]+"))
                        .forEach(value -> assertThat(page).containsPattern("[`=]" + value + "`"));
            }
            games++;
        }
        assertThat(games).isGreaterThan(18);
    }

    @Test
    void optionsAndValuesAreDescribedOnce() {
        RuleSetOption option = new RuleSetOption("pace", "Pace", "How fast it goes.", "slow", List.of(), Map.of())
                .value("slow", "Slowly")
                .value("fast", "Fast");
        assertThat(option.values()).containsExactly("slow", "fast");
        assertThat(option.titles()).containsExactly(Map.entry("slow", "Slowly"), Map.entry("fast", "Fast"));
        assertThatThrownBy(() -> option.value("slow", "Again"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected each value of pace to be described once, found slow twice");
        assertThatThrownBy(() -> option.titles().put("x", "X")).isInstanceOf(UnsupportedOperationException.class);
        Description game = Description.of("House chess", "A turn is one move.").withOptions(List.of(option));
        assertThat(game.option("pace")).contains(option);
        assertThat(game.option("place")).isEmpty();
        assertThat(game.by("Anonymous").in(2026).alsoCalled("Home chess").options())
                .containsExactly(option);
        assertThatThrownBy(() -> game.withOptions(List.of(option, option)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected each option once, found pace, pace");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Standard|orthodox
            normal|orthodox
            Chess|orthodox
            Orthodox Chess|orthodox
            Conjoined twins|twins
            Scottish Chess|progressive
            Regular|orthodox
            Classical|orthodox
            Scottish Progressive|progressive
            Italian Progressive Chess|progressive[form=italian]
            Progressive Chess (English)|progressive[form=english]
            Balanced Marseillais|marseillais
            Two-Prong|two-prong
            duck chess|duck
            two prong [ base = grand ]|two-prong[base=grand]
            Two-Prong[Prongs=3, base=grand]|two-prong[base=grand,prongs=3]
            """)
    void otherNamesAreFound(String text, String id) {
        assertThat(RuleSets.ofLeniently(text).id()).isEqualTo(id);
        assertThatThrownBy(() -> RuleSets.of(text)).isInstanceOf(RuleSetIdException.class);
        assertThat(Pgn.lenient()
                        .read("[Variant \"" + text + "\"]\n\n*")
                        .game()
                        .ruleSet()
                        .id())
                .isEqualTo(id);
    }

    @ParameterizedTest
    @CsvSource({
        "Doublemove2, the nearest is doublemove",
        "Marsellais, the nearest is marseillais",
        "Atomic, there is no such game",
        "King of the Hill, there is no such game"
    })
    void aNameOfNoGameIsToldSoAndTheNearestId(String text, String end) {
        assertThatThrownBy(() -> RuleSets.ofLeniently(text))
                .isInstanceOf(RuleSetIdException.class)
                .hasMessageStartingWith("expected a rule set, one of ")
                .hasMessageEndingWith("found \"" + text + "\"; " + end);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "[", "two-prong[", "two prong[x=1]", "-", " ", "}[(", "\u00bd"})
    void anUnknownNameIsRefused(String text) {
        assertThatThrownBy(() -> RuleSets.ofLeniently(text)).isInstanceOf(RuleSetIdException.class);
    }
}
