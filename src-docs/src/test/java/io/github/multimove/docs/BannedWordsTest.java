package io.github.multimove.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** One word for one thing: the words that were given up stand in no source, page or picture. */
class BannedWordsTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    /** Words and what to write instead. */
    private static final Map<String, String> WORDS = Map.ofEntries(
            Map.entry("man|men", "piece, pieces"),
            Map.entry("he|him|his|himself|whom", "it, its, which"),
            Map.entry("nobody", "no piece, no side, no one"),
            Map.entry("taker|takers", "capturer"),
            Map.entry("in passing", "en passant"),
            Map.entry("passed squares?|squares passed", "en passant squares"),
            Map.entry("h[eo]ld fast|holds? \\w+ fast", "frozen"),
            Map.entry("from afar", "remote capture"),
            Map.entry("plain paths?", "reference generator"),
            Map.entry("plain references?", "independent implementation"),
            Map.entry("planted faults?", "mutant"),
            Map.entry("dear|dearest", "expensive"),
            Map.entry("strangers?", "untrusted input, client"),
            Map.entry("boards? on screen", "graphical board"),
            Map.entry("turns? on (its|their) way", "partial turn"));

    /** Parts of names, as they stand between capital letters. */
    private static final Pattern PARTS = Pattern.compile(
            "[a-z](Man|Men|Takers?|Nobody|InPassing|Halves)(?![a-z])|\\b(Man|Men|Takers?|Nobody|InPassing|Halves)[A-Z]"
                    + "|\\b(man|men|takers?|nobody|halves)[A-Z]|\\b(MAN|MEN|NOBODY|IN_PASSING)\\b|_(MAN|MEN)\\b|\\b(MAN|MEN)_");

    private static final Pattern BANNED = Pattern.compile(
            "(?<![\\w-])(?=[bdfhimnpstw])(?-i:(?!noBody))(" + String.join("|", WORDS.keySet()) + ")(?![\\w-])",
            Pattern.CASE_INSENSITIVE);

    @Test
    void noBannedWordStandsAnywhere() throws IOException {
        List<String> found = new ArrayList<>();
        for (Path file : files()) {
            List<String> lines = Files.readAllLines(file);
            for (int i = 0; i < lines.size(); i++) {
                for (Pattern pattern : List.of(BANNED, PARTS)) {
                    Matcher matcher = pattern.matcher(lines.get(i));
                    if (matcher.find()) {
                        found.add(ROOT.relativize(file) + ":" + (i + 1) + ": " + matcher.group());
                    }
                }
            }
        }
        assertThat(found).as("instead: %s", WORDS).isEmpty();
    }

    @Test
    void theyAreFoundWhereTheyStand() {
        assertThat(Stream.of("a man moves", "Nobody moves", "captured in passing", "the plain path", "what is dear"))
                .allMatch(text -> BANNED.matcher(text).find());
        assertThat(Stream.of("royalMen()", "ONE_MAN", "MEN_OUT", "halvesOf", "Nobody nobodyCan", "NoMan"))
                .allMatch(text -> PARTS.matcher(text).find());
        assertThat(Stream.of("Freeman", "many", "dimensions", "the", "manage()", "Manifest", "menu"))
                .noneMatch(text ->
                        BANNED.matcher(text).find() || PARTS.matcher(text).find());
    }

    private static List<Path> files() throws IOException {
        List<Path> files = new ArrayList<>();
        String tops =
                "core variants tools benchmarks src-docs README.md CHANGELOG.md CONTRIBUTING.md TESTING.md SECURITY.md";
        for (String top : tops.split(" ", -1)) {
            try (Stream<Path> walk = Files.walk(ROOT.resolve(top))) {
                walk.filter(Files::isRegularFile)
                        .filter(file -> !ROOT.relativize(file).toString().matches("(.*/)?(target|corpus|findings)/.*"))
                        .filter(file -> file.toString().matches(".*\\.(java|md|html|js|css|svg|xml|txt|perft|tsv)"))
                        .filter(file -> !file.endsWith("BannedWordsTest.java"))
                        .forEach(files::add);
            }
        }
        assertThat(files).hasSizeGreaterThan(900);
        return files;
    }
}
