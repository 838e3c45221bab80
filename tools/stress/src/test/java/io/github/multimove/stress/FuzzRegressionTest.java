package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.testkit.BrokenText;
import io.github.multimove.testkit.Budget;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What fuzzing begins from, in part, and everything that it has found, tried in every build without the fuzzing engine. */
@Tag("budget")
class FuzzRegressionTest {
    private static final int HEADER = 3;

    /** Targets are more, so that each text is met by some. */
    private static final int EACH_ENDLESS = Budget.of(6, 3);

    @ParameterizedTest
    @EnumSource
    void seedsKeepTheLaw(FuzzTarget target) {
        assertThat(target.seeds(Budget.of(100, 1))).isNotEmpty().allSatisfy(target::accept);
    }

    @ParameterizedTest
    @EnumSource
    void inputsKeptOfEarlierRunsKeepTheLaw(FuzzTarget target) {
        List<byte[]> kept = FuzzCorpus.of(target);
        assertThat(kept).hasSizeGreaterThan(10).doesNotHaveDuplicates();
        for (int i = 0; i < kept.size(); i += Budget.of(300, 3)) {
            target.accept(kept.get(i));
        }
    }

    @ParameterizedTest
    @EnumSource
    void spoiltSeedsKeepTheLaw(FuzzTarget target) {
        List<byte[]> seeds = target.seeds(Budget.of(100, 1));
        for (int i = 0; i < seeds.size(); i++) {
            byte[] seed = seeds.get(i);
            String text = new String(seed, HEADER, seed.length - HEADER, StandardCharsets.UTF_8);
            for (String spoilt : BrokenText.of(text, i, 1)) {
                target.accept(FuzzInput.bytes(seed[0], seed[1], spoilt));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void endlessTextKeepsTheLaw(FuzzTarget target) {
        List<String> texts = new ArrayList<>(BrokenText.hopeless());
        texts.add("e2e4,".repeat(10_000));
        texts.add("Nf3,".repeat(10_000) + "e4");
        texts.add("1. e4 ".repeat(10_000));
        texts.add("1. e4 " + "(1. d4 ".repeat(10_000));
        texts.add("1. e4 " + "{".repeat(1 << 20));
        texts.add("1. e4 (".repeat(70) + "1. c4" + ")".repeat(70) + " *");
        texts.add("[Event \"" + "\\".repeat(1 << 20));
        texts.add("two-prong" + "[base=two-prong".repeat(60) + "]".repeat(60));
        texts.add("two-prong[prongs=99999999999999999999]");
        texts.add("two-prong[prongs=-2147483649]");
        texts.add("R99999999999999999999");
        texts.add("f".repeat(1 << 20) + "W");
        texts.add("WFDNAHCZGKQRB".repeat(10_000));
        texts.add("4k3/8/8/8/8/8/8/4K3 w - - 99999999999 99999999999");
        texts.add("9999999999/8/8/8/8/8/8/8 w - - 0 1");
        texts.add("(" + "N".repeat(100_000) + ")7/8/8/8/8/8/8/8 w - - 0 1");
        texts.add("4k3/8/8/8/8/8/8/4K3 w - - 0 1 a1" + "+a1+b8".repeat(100_000));
        texts.add("4k3/8/8/8/8/8/8/4K3 w - - 0 1 " + "a1+b8,".repeat(100_000) + "a1+b8");
        texts.add("8/8/8/8/8/8/8/8[" + "K".repeat(100_000) + "] w - - 0 1");
        for (int rules = 0;
                rules < FuzzInput.ruleSets().size();
                rules += target.isOfOneRuleSet() ? Budget.of(1000, 16) : 1000) {
            for (int i = List.of(FuzzTarget.values()).indexOf(target) % EACH_ENDLESS;
                    i < texts.size();
                    i += EACH_ENDLESS) {
                target.accept(FuzzInput.bytes(rules, 0, texts.get(i)));
            }
        }
    }

    /** None at first, one for each file that is put there. */
    @TestFactory
    Stream<DynamicTest> findingsStayFixed() throws IOException, URISyntaxException {
        List<DynamicTest> all = new ArrayList<>();
        for (FuzzTarget target : FuzzTarget.values()) {
            URL folder = FuzzRegressionTest.class.getResource("/findings/" + target);
            if (folder != null) {
                try (Stream<Path> files = Files.list(Path.of(folder.toURI()))) {
                    files.sorted()
                            .forEach(file -> all.add(DynamicTest.dynamicTest(
                                    target + " " + file.getFileName(), () -> target.accept(Files.readAllBytes(file)))));
                }
            }
        }
        return all.stream();
    }

    @Test
    void headersSayRuleSetPositionAndLength() {
        assertThat(FuzzInput.of(FuzzInput.bytes(1, 2, "ab")).text()).isEqualTo("ab");
        byte[] header = {1, 2, (byte) 240, 'a', 'b', 'c'};
        assertThat(FuzzInput.of(header).text()).isEqualTo("abc".repeat(16));
        header[2] = (byte) 241;
        assertThat(FuzzInput.of(header).text()).isEqualTo("ab".repeat(32) + "c");
        header[2] = (byte) 255;
        assertThat(FuzzInput.of(header).text()).hasSizeGreaterThan(500_000).hasSizeLessThan(1 << 20);
        assertThat(IntStream.range(0, 256)
                        .mapToObj(i -> FuzzInput.of(new byte[] {(byte) i}).rules())
                        .distinct())
                .hasSameSizeAs(StressRules.all());
    }

    /** A law that holds of everything would find nothing. */
    @Test
    void aBrokenLawIsAFinding() {
        assertThatThrownBy(() -> TextLaws.require(false, FuzzInput.of(new byte[0]), "broken"))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("broken\nin ");
    }
}
