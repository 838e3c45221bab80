package io.github.multimove.internal.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Ids in parts (rules/notation.md, Rule set ids), and untrusted texts in messages. */
class TextsTest {
    @ParameterizedTest
    @ValueSource(strings = {"a", "two-prong", "a[b=c]", "a[b=c,d-e=f]", "a[b=c[d=e,f=g],h=i[]]", "a[b=c=d]"})
    void anIdIsWrittenAsItIsRead(String id) {
        IdText read = IdText.read(id);
        assertThat(IdText.write(read.name(), read.options())).isEqualTo(id);
    }

    @Test
    void anIdHasANameAndOptionsInTheirOrder() {
        IdText read = IdText.read("a-1[z=c[d=e,f=g],b=h]");
        assertThat(read.name()).isEqualTo("a-1");
        assertThat(List.copyOf(read.options().entrySet())).hasToString("[z=c[d=e,f=g], b=h]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "``|a name of small letters, digits and hyphens|0",
                "[b=c]|a name of small letters, digits and hyphens|0",
                "A|a name of small letters, digits and hyphens|0",
                "a-|a name of small letters, digits and hyphens|0",
                "a[b=c|\"]\"|5",
                "a[|\"]\"|2",
                "a[]|an option such as prongs=3|2",
                "a[b]|an option such as prongs=3|2",
                "a[B=c]|an option such as prongs=3|2",
                "a[=c]|an option such as prongs=3|2",
                "a[b=]|an option such as prongs=3|2",
                "a[b=c,d=]|an option such as prongs=3|6",
                "a[b=c,,d=e]|an option such as prongs=3|6",
                "a[b=c,b=d]|each option once|6",
                "a[b=c],d=e]|an option|5",
                "a[b=c[d=e]|as many \"]\" as \"[\"|10"
            })
    void whatIsNoIdIsRefusedWithWhatWasExpectedWhere(String id, String expected, int at) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> IdText.read(id))
                .withMessage("expected " + expected + " at character " + at + " of the id \"" + id + "\"");
    }

    @Test
    void anIdHasAtMostAThousandCharacters() {
        assertThat(IdText.read("a".repeat(1000)).name()).hasSize(1000);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> IdText.read("a".repeat(1001)))
                .withMessage("expected an id of at most 1000 characters, found 1001");
    }

    /** By letters put in, left out or changed, two at most and fewer than the text has. */
    @ParameterizedTest
    @CsvSource({"duk,duck", "ducks,duck", "swwaap,swap", "avlanch,avalanche", "avlnch,", "uc,", "qpmonster,monster"})
    void theNearestNameIsThatWhichDiffersLeast(String text, String name) {
        assertThat(Nearest.of(text, List.of("avalanche", "swap", "duck", "monster")))
                .isEqualTo(Optional.ofNullable(name));
    }

    @Test
    void aTextIsQuotedUpToSixtyCharacters() {
        assertThat(Quoted.of("a\n\u0000b")).isEqualTo("\"a\\u000a\\u0000b\"");
        assertThat(Quoted.of("x".repeat(60))).isEqualTo("\"" + "x".repeat(60) + "\"");
        assertThat(Quoted.of("x".repeat(61))).isEqualTo("\"" + "x".repeat(60) + "...\"");
    }
}
