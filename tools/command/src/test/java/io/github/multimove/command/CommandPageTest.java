package io.github.multimove.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The guide's pages show what the command answers. */
class CommandPageTest {
    private static final Pattern SESSION =
            Pattern.compile("```console\\n\\$ multimove ([^\\n]*)\\n(.*?)```", Pattern.DOTALL);
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| `([a-z]+)` \\|");

    @Test
    void everySessionIsAsShown() throws IOException {
        List<MatchResult> sessions = SESSION.matcher(page("command.md") + page("endings.md"))
                .results()
                .toList();
        assertThat(sessions).hasSizeGreaterThan(5);
        for (MatchResult session : sessions) {
            Ran ran = Ran.command(words(session.group(1)));
            assertThat(ran.out().stripTrailing())
                    .as(session.group(1))
                    .isEqualTo(session.group(2).stripTrailing());
            assertThat(ran.err()).isEmpty();
        }
    }

    @Test
    void everyCommandAndExitCodeIsNamed() throws IOException {
        String help = Ran.command("--help").out();
        assertThat(ROW.matcher(page("command.md")).results().map(row -> row.group(1)))
                .containsExactlyElementsOf(Pattern.compile("(?m)^  (\\w+)  ")
                        .matcher(help.substring(help.indexOf("Commands:"), help.indexOf("Exit codes:")))
                        .results()
                        .map(row -> row.group(1))
                        .toList());
        List<String> codes = help.substring(help.indexOf("Exit codes:"), help.indexOf("multimove COMMAND --help"))
                .lines()
                .skip(1)
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .map(line -> "| " + line.replaceFirst(" +", " | "))
                .toList();
        assertThat(codes)
                .hasSize(5)
                .allSatisfy(
                        code -> assertThat(page("command.md").replace("`", "")).contains(code));
    }

    private static String[] words(String line) {
        return WORD.matcher(line)
                .results()
                .map(word -> word.group(1) != null ? word.group(1) : word.group(2))
                .toArray(String[]::new);
    }

    private static String page(String name) throws IOException {
        String text = Files.readString(Path.of("../../src-docs/guide/" + name));
        return String.join("\n", Arrays.asList(text.split("\\R", -1)));
    }
}
