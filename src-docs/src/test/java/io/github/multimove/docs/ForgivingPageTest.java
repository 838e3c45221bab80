package io.github.multimove.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.InputException;
import io.github.multimove.Position;
import io.github.multimove.Reading;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every form that the guide lists under forgiving reading is read as the guide says, and refused by strict reading. */
class ForgivingPageTest {
    private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");
    private static final int FORMS = 15;

    /** Positions in which the examples of the page can be turns. */
    private static final List<Position> POSITIONS = Stream.of(
                    "orthodox rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                    "orthodox rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
                    "orthodox rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
                    "orthodox 8/4P3/k7/3pP3/8/8/8/4K2R w K d6 0 30",
                    "two-prong rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
                    "duck rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
            .map(text -> text.split(" ", 2))
            .map(words -> RuleSets.of(words[0]).position(words[1]))
            .toList();

    /** The rows of the table: the forms, and what they mean. */
    static Stream<Arguments> rows() throws IOException {
        String page = Files.readString(Path.of("guide/turns.md"));
        String section = page.substring(page.indexOf("## Forgiving reading"), page.indexOf("## Kinds of sub-move"));
        return section.lines()
                .filter(line -> line.startsWith("| ") && line.contains("`"))
                .map(line -> line.split("\\|", -1))
                .map(cells -> Arguments.of(quoted(cells[2]), quoted(cells[3])));
    }

    private static List<String> quoted(String cell) {
        return QUOTED.matcher(cell)
                .results()
                .map((MatchResult quoted) -> quoted.group(1))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void everyFormOfTheTableIsRead(List<String> forms, List<String> meanings) {
        assertThat(forms).isNotEmpty();
        for (String form : forms) {
            assertThat(POSITIONS).as(form).anyMatch(position -> isRead(position, form, meanings));
        }
    }

    @org.junit.jupiter.api.Test
    void theTableHasARowForEachForm() throws IOException {
        assertThat(rows()).hasSize(FORMS);
    }

    private static boolean isRead(Position position, String form, List<String> meanings) {
        return meanings.stream()
                .map(meaning -> strictly(position, meaning))
                .flatMap(Optional::stream)
                .anyMatch(turn -> leniently(position, form).equals(Optional.of(turn))
                        && (form.equals(turn.toString())
                                || strictly(position, form).isEmpty()));
    }

    private static Optional<Turn> strictly(Position position, String text) {
        return position.refusal(text).isPresent() ? Optional.empty() : Optional.of(position.parseTurn(text));
    }

    private static Optional<Turn> leniently(Position position, String text) {
        try {
            return Optional.of(position.parseTurn(text, Reading.LENIENT));
        } catch (InputException e) {
            return Optional.empty();
        }
    }
}
