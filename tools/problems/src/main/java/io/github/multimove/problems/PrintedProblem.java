package io.github.multimove.problems;

import io.github.multimove.Game;
import io.github.multimove.Turn;
import io.github.multimove.diagram.Diagram;
import io.github.multimove.pgn.PgnGame;
import io.github.multimove.problems.Branch.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A solved problem as it is printed: author, source, diagram, stipulation with the number of pieces, and solution.
 *
 * <p>Immutable.
 *
 * @param solution the solution
 * @param author the author, or the empty text
 * @param source where it was published, or the empty text
 */
public record PrintedProblem(Solution solution, String author, String source) {
    private static final String STYLE =
            "body{font-family:sans-serif;margin:2em}section{margin-bottom:3em;break-inside:avoid}svg{width:20em;height:auto}";

    /** Checks that nothing is null. */
    public PrintedProblem {
        Objects.requireNonNull(solution, "solution");
        Objects.requireNonNull(author, "author");
        Objects.requireNonNull(source, "source");
    }

    private Problem problem() {
        return solution.problem();
    }

    /** The lines above the diagram, without those that are empty. */
    private Stream<String> heading() {
        return Stream.of(author, source).filter(line -> !line.isEmpty());
    }

    /** The line below the diagram, such as {@code h#2 (9+5), orthodox}. */
    private String caption() {
        return problem().stipulation() + " (" + problem().pieceCount() + "), "
                + problem().position().ruleSet().id();
    }

    /** Returns lines of plain text, without a line end after the last. */
    public String text() {
        return Stream.concat(
                        heading(),
                        Stream.of(
                                Diagram.of(problem().position()).text().stripTrailing(),
                                caption(),
                                solution.toString()))
                .collect(Collectors.joining("\n"));
    }

    /**
     * Returns a whole page with the problems one below the other. It names no other file: its pictures are within it.
     *
     * @param title the title of the page
     */
    public static String html(String title, List<PrintedProblem> problems) {
        String name = escaped(Objects.requireNonNull(title, "title"));
        return Objects.requireNonNull(problems, "problems").stream()
                .map(PrintedProblem::section)
                .collect(Collectors.joining(
                        "",
                        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>" + name
                                + "</title><style>" + STYLE + "</style></head>\n<body><h1>" + name + "</h1>\n",
                        "</body></html>\n"));
    }

    private String section() {
        String lines = heading().map(line -> "<p>" + escaped(line) + "</p>\n").collect(Collectors.joining());
        return "<section>\n" + lines + Diagram.of(problem().position()).svg() + "\n<p>"
                + escaped(caption() + ", " + side() + " to move") + "</p>\n<pre>" + escaped(solution.toString())
                + "</pre>\n</section>\n";
    }

    private String side() {
        return problem().position().side().name().toLowerCase(Locale.ROOT);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /**
     * Returns games in PGN, one for every line of the solution: keys with defences and their answers, or lines of help play.
     * Tries, set play and threats are left out, and of series, in which one side moves without the other, there are none.
     */
    public List<PgnGame> pgn() {
        List<PgnGame> games = new ArrayList<>();
        if (!problem().stipulation().play().isSeries()) {
            solution.solutions().forEach(first -> games(Game.of(first.position()), first, games));
        }
        return List.copyOf(games);
    }

    private void games(Game before, Branch branch, List<PgnGame> games) {
        Turn turn = branch.turn();
        Game game = before.playOn(turn); // problems do not look at the clock
        List<Branch> next = branch.branches().stream()
                .filter(each -> each.kind() != Kind.THREAT)
                .toList();
        next.forEach(each -> games(game, each, games));
        if (next.isEmpty()) {
            PgnGame made = PgnGame.of(game)
                    .withTag("Event", problem().stipulation() + " (" + problem().pieceCount() + ")");
            games.add(with(with(made, "Site", source), "White", author));
        }
    }

    private static PgnGame with(PgnGame game, String tag, String value) {
        return value.isEmpty() ? game : game.withTag(tag, value.replaceAll("\\p{Cc}+", " "));
    }
}
