package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.perft.Perft;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The six examples, and how a file is asked. */
final class VariantFileTest {
    static String resource(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(VariantFileTest.class.getResourceAsStream(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "two-prong-capablanca, 28, 10752",
        "marseillais-losalamos, 10, 1212",
        "monster3, 993, 18532",
        "duck-gothic, 1120, 1181544",
        "twinmove-berolina, 222, 48580",
        "sevenfold, 592, 350464",
    })
    void theExamplesHaveTheirCounts(String name, long first, long second) throws IOException {
        RuleSet rules = VariantFile.read(resource("examples.ini")).ruleSet(name);
        assertThat(Perft.count(rules.initialPosition(), 1)).isEqualTo(first);
        assertThat(Perft.count(rules.initialPosition(), 2)).isEqualTo(second);
    }

    @Test
    void aSectionWithoutKeysIsItsParentUnderAnotherName() {
        RuleSet rules = VariantFile.read("[a:chess]\n").ruleSet("a");
        assertThat(rules.base())
                .isEqualTo(RuleSets.of("orthodox").base().toBuilder("a").build());
        assertThat(rules.structure()).isEqualTo(RuleSets.of("orthodox").structure());
    }

    @Test
    void aGameOfAFileIsTheBaseOfAPublishedVariant() {
        VariantFile file =
                VariantFile.read("[fast:chess]\ndoubleStep = false\n[slow:fast]\nrules = two-prong[prongs=3]\n");
        RuleSet over = RuleSets.of("two-prong[base=fast,prongs=3]", file.library());
        assertThat(over.structure()).isEqualTo(file.ruleSet("slow").structure());
        assertThat(over.base()).isEqualTo(file.baseGame("fast"));
        assertThat(over.id()).isEqualTo("two-prong[base=fast,prongs=3]");
        assertThat(RuleSets.ids()).doesNotContain("fast");
    }
}
