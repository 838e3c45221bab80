package io.github.multimove.board;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.catalogue.Description;
import io.github.multimove.catalogue.RuleSetOption;
import io.github.multimove.files.RulesInWords;
import io.github.multimove.files.VariantFile;
import io.github.multimove.files.VariantFileException.Problem;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Stream;

/** The questions that a page can ask, by name. Each is answered from its form alone. */
final class JsonAnswers {
    private static final int MOST_PROBLEMS = 100;

    private final BoardGames games = new BoardGames();
    private final List<Object> titles = new ArrayList<>();
    private final Map<String, Function<RequestForm, Map<String, Object>>> byName = new LinkedHashMap<>();

    /** Collects the questions. */
    JsonAnswers() {
        ViewRequests looking = new ViewRequests(games);
        AnalysisRequests asking = new AnalysisRequests(games);
        GameStore keeping = new GameStore(games);
        PieceMoves moving = new PieceMoves(games);
        byName.put("games", form -> Map.of("games", titles()));
        byName.put("file", this::file);
        byName.put("rules", this::rules);
        byName.put("look", looking::look);
        byName.put("why", asking::why);
        byName.put("turn", asking::turn);
        byName.put("more", asking::more);
        byName.put("offer", asking::offer);
        byName.put("opponent", this::opponent);
        byName.put("pgn", keeping::pgn);
        byName.put("read", keeping::read);
        byName.put("turns", keeping::turns);
        byName.put("edit", new Editing(games)::edit);
        byName.put("goes", moving::goes);
        byName.put("moves", moving::moves);
    }

    /** Adds the question that needs threads. */
    JsonAnswers withProblems() {
        byName.put("solve", new ProblemRequests(games)::solve);
        return this;
    }

    /** Adds to the analysis what the tables of a folder say; a game of a variant file may have the name of another. */
    JsonAnswers withEndings(Path folder) {
        EndingRequests endings = new EndingRequests(folder);
        byName.computeIfPresent("more", (name, more) -> form -> {
            Map<String, Object> answer = more.apply(form);
            if (!answer.isEmpty() && form.text("variants").isEmpty()) {
                endings.add(games.game(form).position(), answer);
            }
            return answer;
        });
        return this;
    }

    /** Returns whether there is a question of that name. */
    boolean has(String name) {
        return byName.containsKey(name);
    }

    /**
     * Answers a question.
     *
     * @throws IllegalArgumentException if something in the form is refused
     * @throws IllegalStateException if the game does not allow it
     * @throws ArithmeticException if there is more to count than a number holds
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     */
    Map<String, Object> answer(String name, RequestForm form) {
        Function<RequestForm, Map<String, Object>> answer = byName.get(name);
        if (answer == null) {
            throw new IllegalArgumentException("expected one of " + byName.keySet() + ", found something else");
        }
        return answer.apply(form);
    }

    /** Tells what is wrong with a variant file, line by line, and which games it has. */
    private Map<String, Object> file(RequestForm form) {
        VariantFile file = games.file(form);
        List<String> problems = Stream.concat(file.problems().stream(), file.warnings().stream())
                .limit(MOST_PROBLEMS)
                .map(Problem::toString)
                .toList();
        return Map.of("problems", problems, "games", described(file));
    }

    private static List<Object> described(VariantFile file) {
        List<Object> games = new ArrayList<>();
        file.names().forEach(name -> games.add(described(name, file)));
        return games;
    }

    private static Object described(String name, VariantFile file) {
        Description words = file.describe(name);
        return Map.of(
                "id", name,
                "title", words.title(),
                "called", words.title(),
                "sentence", words.sentence(),
                "options", List.of());
    }

    /** Tells of all published games; each takes long, because its options are looked for. */
    private synchronized List<Object> titles() {
        if (titles.isEmpty()) {
            RuleSets.ids().forEach(id -> titles.add(published(id)));
        }
        return titles;
    }

    private static Object published(String id) {
        Description words = RuleSets.describe(id);
        List<Object> options = words.options().stream().map(JsonAnswers::option).toList();
        return Map.of(
                "id",
                id,
                "title",
                words.title(),
                "called",
                words.toString(),
                "sentence",
                words.sentence(),
                "options",
                options);
    }

    private static Object option(RuleSetOption option) {
        return Map.of(
                "name",
                option.name(),
                "title",
                option.title(),
                "sentence",
                option.sentence(),
                "byDefault",
                option.byDefault(),
                "values",
                option.values(),
                "titles",
                option.titles().isEmpty() ? baseGames(option.values()) : option.titles());
    }

    /** Returns the titles of values that are games, and of others the values as people write names. */
    private static Map<String, Object> baseGames(List<String> values) {
        Map<String, Object> titles = new LinkedHashMap<>();
        List<String> ids = RuleSets.ids();
        for (String value : values) {
            if (ids.contains(value)) {
                titles.put(value, RuleSets.describe(value).title());
            } else {
                titles.put(value, title(value));
            }
        }
        return titles;
    }

    private Map<String, Object> rules(RequestForm form) {
        RuleSet rules = games.rules(form);
        List<String> kinds = rules.base().types().stream()
                .map(type -> type.letter() + " " + type.name())
                .toList();
        VariantFile file = games.file(form);
        String name = rules.id().replaceFirst("\\[.*", "");
        return Map.of(
                "id",
                rules.id(),
                "game",
                file.names().contains(name) ? described(name, file) : published(name),
                "position",
                rules.initialPosition().toString(),
                "kinds",
                kinds,
                "words",
                RulesInWords.of(rules.id(), rules).sentence());
    }

    private Map<String, Object> opponent(RequestForm form) {
        var game = games.game(form);
        Opponent opponent = new Opponent(new SplittableRandom());
        Turn turn = form.text("who").equals("ahead") ? opponent.bestTurn(game) : opponent.anyTurn(game);
        return Map.of("turn", turn.toString());
    }

    /** Returns an id as people write a name: {@code Two-Prong}. */
    private static String title(String id) {
        StringBuilder title = new StringBuilder(id);
        for (int i = 0; i < title.length(); i++) {
            if (i == 0 || title.charAt(i - 1) == '-') {
                title.setCharAt(i, Character.toUpperCase(title.charAt(i)));
            }
        }
        return title.toString();
    }
}
