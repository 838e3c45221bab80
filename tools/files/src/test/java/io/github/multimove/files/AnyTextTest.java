package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.testkit.Budget;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every text is read or refused with problems that stand in it, and in bounded time. */
final class AnyTextTest {
    private static final String PRINTED = " []:=;#,abcdefghijklmnopqrstuvwxyzKQRBNP0123456789*/-|+\n";

    /** Reads a text leniently and looks at the places of its problems. */
    private static VariantFile read(String text) {
        VariantFile file;
        try {
            file = VariantFile.readLeniently(text);
        } catch (RuntimeException e) {
            throw new AssertionError(text, e);
        }
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
        files.add(VariantFile.write(RuleSets.of("dragonchess")));
        files.add(VariantFile.write(RuleSets.of("geminus")));
        SplittableRandom random = new SplittableRandom(7);
        int read = 0;
        for (int i = 0; i < Budget.of(40, 1_600); i++) {
            read += read(spoilt(files.get(random.nextInt(files.size())), random))
                    .names()
                    .size();
        }
        assertThat(read).isPositive();
    }

    /** Values that are short and hostile: empty, of one or two signs, unbalanced, enormous, or no text at all. */
    private static List<String> hostile() {
        List<String> values = new ArrayList<>(
                List.of(("|[]|][|k[|8[ w|()|k:[|:::|99999999999999999999|-1|e99999|*0|2: ;|a1+|\0|\ud800|\udc00|"
                                + "\ud83d\ude00|\uff11|k:R99999999999|move,|up-to 99999999999|3/|two-prong]|"
                                + "last-royal claim-after|k:leap 9999999999 1|k e1-g1|\u0130:K")
                        .split("\\|", -1)));
        for (char c = 32; c < 127; c++) {
            values.addAll(List.of("" + c, "k" + c, "k:" + c, c + "" + c));
        }
        return values;
    }

    @Test
    @Tag("budget")
    void everyKeyTakesOrRefusesEveryValue() {
        List<String> values = hostile();
        int of = Budget.of(100, 40); // keys are hundreds, many of one kind
        int at = 0;
        for (String key : Keys.names()) {
            for (int i = at++ % of; i < values.size(); i += of) {
                String text = "[a:chess]\n" + key + " = " + values.get(i) + "\n";
                if (read(text).names().isEmpty()) {
                    assertThatThrownBy(() -> VariantFile.read(text)).isInstanceOf(VariantFileException.class);
                }
            }
        }
    }

    @Test
    void everyPositionIsReadOrRefused() {
        RuleSet rules = RuleSets.of("orthodox");
        String array = rules.initialPosition().toString();
        List<String> texts = new ArrayList<>(hostile());
        for (String value : List.of("[", "]", "[]", "][", "\0", "\ud800", "/", "99999999999")) {
            for (int i = 0; i <= array.length(); i += 3) {
                texts.add(array.substring(0, i) + value);
                texts.add(array.substring(0, i) + value + array.substring(i));
            }
        }
        int read = 0;
        for (String text : texts) {
            try {
                assertThat(FairyStockfish.position(rules, text).ruleSet()).isEqualTo(rules);
                read++;
            } catch (PositionException e) {
                assertThat(e.problems()).as(text).isNotEmpty();
            }
        }
        assertThat(read).isLessThan(texts.size() / 10);
        assertThatThrownBy(() -> FairyStockfish.position(rules, "[")).isInstanceOf(PositionException.class);
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
    @Tag("full")
    void theLargestFilesTakeBoundedTime() {
        StringBuilder keys = new StringBuilder("[a:chess]\n");
        while (keys.length() < VariantFile.MAX_CHARACTERS - 20) {
            keys.append("x").append(keys.length()).append(" = 1\n");
        }
        StringBuilder boards = new StringBuilder();
        for (int i = 0; i < VariantFile.MAX_SECTIONS / 5; i++) {
            boards.append("[b")
                    .append(i)
                    .append(":chess]\nmaxRank = 19\nmaxFile = 26\nstartFen = k25/")
                    .append("26/".repeat(17))
                    .append("K25 w - - 0 1\nturn = up-to 8\n");
        }
        for (String text : List.of(keys.toString(), boards.toString(), "\n".repeat(65_000), "[".repeat(900))) {
            assertThat(read(text).names()).isNotNull();
        }
    }
}
