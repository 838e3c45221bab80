package io.github.multimove.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Game;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.diagram.Diagram;
import io.github.multimove.diagram.Film;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page on diagrams lists every class and data attribute of the pictures, and no other. */
class DiagramPageTest {
    private static final Pattern CLASS = Pattern.compile("class=\"([^\"]+)\"");
    private static final Pattern ATTRIBUTE = Pattern.compile(" (data-[a-z-]+)=");
    private static final Pattern QUOTED = Pattern.compile("`([a-z-]+)`");

    private static Set<String> found(Pattern pattern, String text) {
        Set<String> all = new TreeSet<>();
        pattern.matcher(text).results().forEach(match -> all.add(match.group(1)));
        return all;
    }

    private static String pictures() {
        StringBuilder all = new StringBuilder();
        RuleSet orthodox = RuleSets.of("orthodox");
        Position check = orthodox.position("4k3/1P6/8/3pP3/8/8/8/r3K2R w K d6 0 9");
        all.append(Diagram.of(check)
                .threats()
                .turn(io.github.multimove.Turn.of(
                        orthodox.parseTurn(orthodox.position("4k3/1P6/8/3pP3/8/8/8/4K2R w K d6 0 9"), "e5d6")
                                .subMoves()
                                .get(0),
                        orthodox.parseTurn(orthodox.position("4k3/1P6/8/3pP3/8/8/8/4K2R w K d6 0 9"), "b7b8q")
                                .subMoves()
                                .get(0)))
                .mark(check.board().squares())
                .mark(Diagram.Mark.CHOSEN, List.of(check.board().square("h1")))
                .svg());
        RuleSet geminus = RuleSets.of("geminus");
        Position start = geminus.initialPosition();
        all.append(
                Diagram.of(start).turn(geminus.parseTurn(start, "N@b1,N@d3>c2")).svg());
        all.append(Diagram.of(RuleSets.of("twins").initialPosition()).svg());
        Game duck = Game.of(RuleSets.of("duck")).play("e4@e5").play("Nf6@e3");
        return all.append(Film.of(duck).animation(Duration.ofSeconds(1))).toString();
    }

    @Test
    void thePageListsEveryClassAndAttribute() throws IOException {
        List<String> rows = Files.readAllLines(Path.of("guide/diagrams.md")).stream()
                .filter(line -> line.startsWith("| `"))
                .toList();
        Set<String> classes = new TreeSet<>();
        Set<String> attributes = new TreeSet<>();
        for (String row : rows) {
            String[] cells = row.split("\\|", -1);
            classes.addAll(found(QUOTED, cells[1]));
            found(QUOTED, cells[3]).stream()
                    .filter(name -> name.startsWith("data-"))
                    .forEach(attributes::add);
        }
        String pictures = pictures();
        assertThat(found(CLASS, pictures)).isEqualTo(classes);
        assertThat(found(ATTRIBUTE, pictures)).isEqualTo(attributes);
    }
}
