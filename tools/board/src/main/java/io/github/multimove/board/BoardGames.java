package io.github.multimove.board;

import io.github.multimove.Game;
import io.github.multimove.Outcome;
import io.github.multimove.Outcome.Reason;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.files.VariantFile;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds the game that a page means. Every request tells the whole game: rule set, start and turns, so that the server
 * holds nothing that it needs. It remembers the games asked for last, because a page asks for one game again and again and
 * then for the game with one more turn.
 */
final class BoardGames {
    /** The most turns of a game. */
    static final int MAX_TURNS = 1000;

    private static final int REMEMBERED = 100;
    private static final int MOST_LETTERS = 40;

    private final List<String> ids = RuleSets.ids();
    private final Map<String, VariantFile> files = remembering();
    private final Map<List<String>, Game> last = remembering();
    private final Map<String, RuleSet> ruleSets = remembering();

    private static <K, V> Map<K, V> remembering() {
        return Collections.synchronizedMap(new LinkedHashMap<>(REMEMBERED, 0.75f, true) {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > REMEMBERED;
            }
        });
    }

    /**
     * Returns the rule set of the field {@code rules}.
     *
     * @throws IllegalArgumentException if it is no id
     */
    RuleSet rules(RequestForm form) {
        return rules(id(form));
    }

    /** Returns the id of a request and, in the lines below it, the variant file that the request tells with it. */
    private static String id(RequestForm form) {
        return form.text("rules") + "\n" + form.text("variants");
    }

    /**
     * Returns the variant file of a request, without the sections that cannot be made; an empty one if it tells none.
     *
     * @throws IllegalArgumentException if it is too large
     */
    VariantFile file(RequestForm form) {
        return file(form.text("variants"));
    }

    private VariantFile file(String text) {
        VariantFile known = files.get(text);
        if (known == null) {
            known = VariantFile.readLeniently(text);
            files.put(text, known);
        }
        return known;
    }

    private RuleSet rules(String idAndFile) {
        RuleSet known = ruleSets.get(idAndFile);
        if (known != null) {
            return known;
        }
        int end = idAndFile.indexOf('\n');
        String id = idAndFile.substring(0, end);
        VariantFile own = file(idAndFile.substring(end + 1));
        String name = id.replaceFirst("\\[.*", "");
        if (!ids.contains(name) && !own.names().contains(name)) { // looking for a game that is not there takes long
            List<String> all = Stream.concat(own.names().stream(), ids.stream()).toList();
            throw new IllegalArgumentException("expected one of the " + all.size() + " games of the list, found \""
                    + name.substring(0, Math.min(name.length(), MOST_LETTERS)) + "\"");
        }
        RuleSet rules = RuleSets.of(id, own.library());
        ruleSets.put(idAndFile, rules);
        return rules;
    }

    /**
     * Returns the rule set that a game from elsewhere names: by id, by title, or by a name such as {@code Standard}.
     *
     * @throws IllegalArgumentException if the name is none
     */
    RuleSet named(String name, RequestForm form) {
        String key = name + "\n" + form.text("variants");
        RuleSet known = ruleSets.get(key);
        if (known == null) {
            known = lenient(name, file(form));
            ruleSets.put(key, known);
        }
        return known;
    }

    private static RuleSet lenient(String name, VariantFile own) {
        if (own.names().isEmpty()) {
            try {
                return RuleSets.ofLeniently(name); // the words of every base game of variant files take long
            } catch (IllegalArgumentException e) {
                // it may be over one of them
            }
        }
        return RuleSets.ofLeniently(name, own.library());
    }

    /** How the players may have ended a game but for the draws that a player claims, as a request has it. */
    private static final Map<String, Outcome> ENDS = Map.of(
            "white-resigns", Outcome.win(Side.BLACK, Reason.RESIGNATION),
            "black-resigns", Outcome.win(Side.WHITE, Reason.RESIGNATION),
            "agreed", Outcome.draw(Reason.AGREEMENT),
            "white-wins-on-time", Outcome.win(Side.WHITE, Reason.TIME),
            "black-wins-on-time", Outcome.win(Side.BLACK, Reason.TIME),
            "drawn-on-time", Outcome.draw(Reason.TIME),
            "white-adjudged", Outcome.win(Side.WHITE, Reason.ADJUDICATION),
            "black-adjudged", Outcome.win(Side.BLACK, Reason.ADJUDICATION),
            "draw-adjudged", Outcome.draw(Reason.ADJUDICATION));

    private static final String CLAIMED = "claimed";
    private static final Set<Reason> CLAIMS = Set.of(Reason.THREEFOLD_REPETITION, Reason.FIFTY_TURNS);

    // @start region="game"
    /**
     * Returns the game of a request: {@code rules} is an id, {@code variants} a variant file that may have the game, {@code position} a text or empty for the initial position,
     * {@code turns} the turns with {@code ;} between them, and {@code end} how the players have ended it.
     *
     * @throws IllegalArgumentException if one of them is refused, with the library's own sentence
     * @throws IllegalStateException if the game was over before its last turn or before its end
     */
    Game game(RequestForm form) {
        Game game = line(id(form), form.text("position"), form.text("turns"));
        String end = form.text("end");
        if (end.isEmpty()) {
            return game;
        }
        if (end.equals(CLAIMED)) {
            return game.claimDraw(claim(game));
        }
        Outcome outcome = ENDS.get(end);
        if (outcome == null) {
            throw new IllegalArgumentException("expected " + CLAIMED + " or "
                    + ENDS.keySet().stream().sorted().collect(Collectors.joining(", "))
                    + " as the end, found something else");
        }
        return game.end(outcome);
    }

    /** Returns how the players have ended a game, as {@link #game} reads it; empty if they have not, or otherwise. */
    static String end(Game game) {
        Outcome outcome = game.outcome().orElse(null);
        if (outcome != null && CLAIMS.contains(outcome.reason())) {
            return CLAIMED;
        }
        return ENDS.entrySet().stream()
                .filter(end -> end.getValue().equals(outcome))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse("");
    }

    private Game line(String id, String position, String turns) {
        Game known = known(List.of(id, position, turns)).orElse(null);
        if (known != null) {
            return known;
        }
        List<String> texts = turns.isEmpty() ? List.of() : List.of(turns.split(";", -1));
        if (texts.size() > MAX_TURNS) {
            throw new IllegalArgumentException("expected at most " + MAX_TURNS + " turns, found " + texts.size());
        }
        Game game;
        int from = 0;
        int cut = turns.lastIndexOf(';');
        Optional<Game> before = texts.isEmpty()
                ? Optional.empty()
                : known(List.of(id, position, cut < 0 ? "" : turns.substring(0, cut)));
        if (before.isPresent()) {
            game = before.get();
            from = texts.size() - 1;
        } else {
            RuleSet rules = rules(id);
            game = position.isEmpty() ? Game.of(rules) : Game.of(rules.position(position));
        }
        for (String text : texts.subList(from, texts.size())) {
            // a game from elsewhere may have gone on past bare kings, a fivefold repetition or seventy-five turns
            game = game.playOn(game.ruleSet().parseTurn(game.position(), text));
        }
        last.put(List.of(id, position, turns), game);
        return game;
    }
    // @end

    private static Outcome.Reason claim(Game game) {
        return game.claims().stream()
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no draw can be claimed now"));
    }

    private Optional<Game> known(List<String> key) {
        return Optional.ofNullable(last.get(key));
    }
}
