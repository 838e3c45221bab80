package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.multimove.testkit.Budget;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every text is read or refused with problems that stand in it, and in bounded time. */
final class AnyTextTest {
    private static final String PRINTED = " []:=;#,abcdefghijklmnopqrstuvwxyzKQRBNP0123456789*/-|+\n";

    /** Reads a text leniently and looks at the places of its problems. */
    private static VariantFile read(String text) {
        VariantFile file = VariantFile.readLeniently(text);
        int lines = (int) text.chars().filter(c -> c == '\n').count() + 1;
        file.problems().forEach(problem -> {
            assertThat(problem.line()).isBetween(1, lines);
            assertThat(problem.column()).isPositive();
            assertThat(problem.isWarning()).isFalse();
        });
        file.warnings().forEach(problem -> assertThat(problem.isWarning()).isTrue());
        return file;
    }

    @Test
    @Tag("budget")
    void spoiltFilesAreReadOrRefused() throws IOException {
        List<String> files = new ArrayList<>();
        for (String name : new String[] {"examples.ini", "ten.ini", "more-series.ini", "problems.txt"}) {
            for (String section : VariantFileTest.resource(name).split("\n\n|----\n", -1)) {
                files.add(section + "\n");
            }
        }
        files.add(VariantFile.write(io.github.multimove.RuleSets.of("dragonchess")));
        files.add(VariantFile.write(io.github.multimove.RuleSets.of("geminus")));
        SplittableRandom random = new SplittableRandom(7);
        int read = 0;
        for (int i = 0; i < Budget.of(40, 5_000); i++) {
            String text = spoilt(files.get(random.nextInt(files.size())), random);
            assertThatCode(() -> read(text)).as(text).doesNotThrowAnyException();
            read += read(text).names().size();
        }
        assertThat(read).isPositive();
    }

    private static String spoilt(String text, SplittableRandom random) {
        StringBuilder out = new StringBuilder(text);
        for (int i = random.nextInt(4); i >= 0 && out.length() > 0; i--) {
            int at = random.nextInt(out.length());
            String piece = switch (random.nextInt(4)) {
                case 0 -> "";
                case 1 -> String.valueOf(PRINTED.charAt(random.nextInt(PRINTED.length())));
                case 2 -> Keys.names().get(random.nextInt(Keys.names().size())) + " = " + random.nextInt(30) + "\n";
                default -> {
                    int from = random.nextInt(out.length());
                    yield out.substring(from, Math.min(out.length(), from + random.nextInt(20)));
                }
            };
            out.replace(at, Math.min(out.length(), at + random.nextInt(3)), piece);
        }
        return out.toString();
    }

    @Test
    void theLargestFilesTakeBoundedTime() {
        StringBuilder keys = new StringBuilder("[a:chess]\n");
        while (keys.length() < VariantFile.MAX_CHARACTERS - 20) {
            keys.append("x").append(keys.length()).append(" = 1\n");
        }
        StringBuilder boards = new StringBuilder();
        for (int i = 0; i < VariantFile.MAX_SECTIONS; i++) {
            boards.append("[b")
                    .append(i)
                    .append(":chess]\nmaxRank = 19\nmaxFile = 26\nstartFen = k25/")
                    .append("26/".repeat(17))
                    .append("K25 w - - 0 1\nturn = up-to 8\n");
        }
        for (String text : List.of(keys.toString(), boards.toString(), "\n".repeat(65_000), "[".repeat(900))) {
            Assertions.assertTimeoutPreemptively(
                    Duration.ofSeconds(60), () -> assertThat(read(text).names()).isNotNull());
        }
    }
}
