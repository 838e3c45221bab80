package io.github.multimove.docs.board;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSetOption;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;

/** The questions that a page can ask, by name. Each is answered from its form alone. */
final class Answers {
    private final Games games = new Games();
    private final Map<String, Function<Form, Map<String, Object>>> byName = new LinkedHashMap<>();

    /** Collects the questions. */
    Answers() {
        Looking looking = new Looking(games);
        Asking asking = new Asking(games);
        Keeping keeping = new Keeping(games);
        Map<String, Object> all = Map.of("games", titles()); // looking for options takes long
        byName.put("games", form -> all);
        byName.put("rules", this::rules);
        byName.put("look", looking::look);
        byName.put("why", asking::why);
        byName.put("turn", asking::turn);
        byName.put("more", asking::more);
        byName.put("opponent", this::opponent);
        byName.put("pgn", keeping::pgn);
        byName.put("read", keeping::read);
        byName.put("turns", keeping::turns);
        byName.put("edit", new Editing(games)::edit);
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
    Map<String, Object> answer(String name, Form form) {
        Function<Form, Map<String, Object>> answer = byName.get(name);
        if (answer == null) {
            throw new IllegalArgumentException("expected one of " + byName.keySet() + ", found something else");
        }
        return answer.apply(form);
    }

    private static List<Object> titles() {
        List<Object> games = new ArrayList<>();
        for (String id : RuleSets.ids()) {
            List<Object> options = new ArrayList<>();
            for (RuleSetOption option : RuleSets.options(id)) {
                options.add(Map.of("name", option.name(), "byDefault", option.byDefault(), "values", option.values()));
            }
            games.add(Map.of("id", id, "title", title(id), "options", options));
        }
        return games;
    }

    private Map<String, Object> rules(Form form) {
        RuleSet rules = games.rules(form);
        return Map.of("id", rules.id(), "position", rules.initialPosition().toString());
    }

    private Map<String, Object> opponent(Form form) {
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
