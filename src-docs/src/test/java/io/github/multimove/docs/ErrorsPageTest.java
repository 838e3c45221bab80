package io.github.multimove.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.multimove.Game;
import io.github.multimove.InputException;
import io.github.multimove.Movement;
import io.github.multimove.Outcome.Reason;
import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.files.VariantFile;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnGame;
import io.github.multimove.problems.PopeyeInput;
import io.github.multimove.problems.Problem;
import io.github.multimove.problems.Stipulation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** The tree and the table of errors.md say what the code does. */
class ErrorsPageTest {
    private static final Path PAGE = Path.of("guide/errors.md");
    private static final RuleSet RULES = RuleSets.of("orthodox");
    private static final Position START = RULES.initialPosition();
    private static final PartialTurn EMPTY = START.begin();
    private static final Game OVER = Game.of(RULES).resign(Side.WHITE);

    /** Each row of the table by its first cell: calls that a client's text or click makes wrong. */
    private static final Map<String, List<ThrowingCallable>> CALLS = Map.ofEntries(
            Map.entry("`RuleSets.of(id)`", List.of(() -> RuleSets.of("chess?"), () -> RuleSets.of("duck[x=1]"))),
            Map.entry("`rules.position(text)`", List.of(() -> RULES.position("8/8"), () -> RULES.position(""))),
            Map.entry(
                    "`position.parseTurn(text)`, `play(text)`",
                    List.of(() -> START.parseTurn("?"), () -> START.play("e2e5"), () -> START.play(""))),
            Map.entry(
                    "`position.play(turn)`",
                    List.of(() -> START.play(START.play("e2e4").parseTurn("e7e5")))),
            Map.entry(
                    "`position.begin(text)`, `partialTurn.then(subMove)`",
                    List.of(() -> START.begin("?"), () -> EMPTY.then("e2e5"))),
            Map.entry("`partialTurn.turn()`, `back()`", List.of(EMPTY::turn, EMPTY::back)),
            Map.entry(
                    "`board.square(text)`, `position.piece(text)`",
                    List.of(
                            () -> START.board().square("z9"),
                            () -> START.piece(""),
                            () -> START.legalTurns().from("e9"))),
            Map.entry("`game.play(text)` after the end", List.of(() -> OVER.play("e2e4"))),
            Map.entry(
                    "`game.resign(side)`, `agreeDraw()`, `claimDraw(reason)`, `end(result)`, `undo()`",
                    List.of(
                            () -> OVER.resign(Side.BLACK),
                            OVER::agreeDraw,
                            () -> Game.of(RULES).claimDraw(Reason.FIFTY_TURNS),
                            () -> Game.of(RULES).undo())),
            Map.entry("`Pgn.strict().read(text)`", List.of(() -> Pgn.strict().read("1. e5 *"))),
            Map.entry(
                    "`pgnGame.withTag(name, value)`",
                    List.of(() -> PgnGame.of(OVER).withTag("Event", "two\nlines"))),
            Map.entry("`Movement.betza(text)`", List.of(() -> Movement.betza("?"))),
            Map.entry("`VariantFile.read(text)`", List.of(() -> VariantFile.read("[a:nothing]\n"))),
            Map.entry(
                    "`Stipulation.of(text)`, `problem.twin(text)`",
                    List.of(
                            () -> Stipulation.of("?"),
                            () -> Problem.of(RULES, "4k3/8/8/8/8/8/8/4K3 #1").twin("?"))),
            Map.entry(
                    "`PopeyeInput.read(rules, text)`",
                    List.of(() -> PopeyeInput.read(RULES, "BeginProblem\nnonsense\nEndProblem\n"))));

    @Test
    void everyRowThrowsWhatItSays() throws IOException {
        Map<String, String> rows = new TreeMap<>();
        for (String line : Files.readAllLines(PAGE)) {
            String[] cells = line.split("\\|", -1);
            if (cells.length > 3 && cells[2].contains("Exception") && !cells[1].contains("count()")) {
                rows.put(cells[1].strip(), cells[2]);
            }
        }
        assertThat(rows).containsOnlyKeys(CALLS.keySet());
        CALLS.forEach((call, calls) -> {
            TreeSet<String> thrown = new TreeSet<>();
            for (ThrowingCallable each : calls) {
                Throwable refused = catchThrowable(each);
                assertThat(refused).as(call).isInstanceOf(InputException.class);
                thrown.add(refused.getClass().getSimpleName());
            }
            assertThat(thrown).as(call).isEqualTo(new TreeSet<>(names(rows.getOrDefault(call, ""))));
        });
    }

    @Test
    void theTreeHasEveryKindOfInput() throws IOException {
        List<String> kinds = new ArrayList<>();
        for (String folder :
                List.of("../core", "../tools/pgn", "../tools/problems", "../tools/files", "../tools/counting")) {
            try (Stream<Path> files = Files.walk(Path.of(folder, "src/main/java"))) {
                for (Path file : files.filter(path -> path.toString().endsWith("Exception.java"))
                        .toList()) {
                    if (Files.readString(file).contains("extends InputException")) {
                        kinds.add(file.getFileName().toString().replace(".java", ""));
                    }
                }
            }
        }
        Collections.sort(kinds);
        String page = Files.readString(PAGE);
        String tree = page.substring(page.indexOf("```text"));
        tree = tree.substring(tree.indexOf("InputException"), tree.indexOf("CancellationException"));
        List<String> said = names(tree);
        said.remove("InputException");
        Collections.sort(said);
        assertThat(said).isEqualTo(kinds);
    }

    private static List<String> names(String text) {
        Matcher found = Pattern.compile("\\w+Exception").matcher(text);
        return new ArrayList<>(
                found.results().map(MatchResult::group).distinct().toList());
    }
}
