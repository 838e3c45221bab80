package io.github.multimove.board;

import io.github.multimove.Game;
import io.github.multimove.Position;
import io.github.multimove.Turn;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.pgn.PgnGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Answers games as text: PGN out and in, and the turns in algebraic form. */
final class GameStore {
    private final BoardGames games;

    GameStore(BoardGames games) {
        this.games = games;
    }

    // @start region="pgn"
    /** Answers the game as PGN, with what the PGN that it was read from says of it: the field {@code read}. */
    Map<String, Object> pgn(RequestForm form) {
        Game played = games.game(form);
        PgnGame game = form.text("read").isEmpty()
                ? PgnGame.of(played)
                : reading(form, "read").withGame(played);
        for (String side : List.of("White", "Black")) {
            String name = form.text(side.toLowerCase(Locale.ROOT));
            game = name.isEmpty() ? game : game.withTag(side, name);
        }
        return Map.of("pgn", game.toString());
    }

    /** Answers the game that PGN tells, as the fields of later requests. */
    Map<String, Object> read(RequestForm form) {
        if (!form.text("pgn").matches("(?s).*([\\[\\d{;*]).*")) {
            throw new IllegalArgumentException("expected a game in PGN, such as 1. e4 e5, found none");
        }
        Game game = reading(form, "pgn").game();
        Game begun = Game.of(game.ruleSet());
        String start = game.start().equals(begun.start()) ? "" : game.start().toString();
        String turns = game.turns().stream().map(Turn::toString).collect(Collectors.joining(";"));
        return Map.of(
                "rules",
                game.ruleSet().id(),
                "position",
                start,
                "turns",
                turns,
                "end",
                BoardGames.end(game),
                "list",
                list(game));
    }
    // @end

    private PgnGame reading(RequestForm form, String field) {
        return Pgn.lenient().withRuleSets(name -> games.named(name, form)).read(form.text(field));
    }

    /** Answers the turns in algebraic form. */
    Map<String, Object> turns(RequestForm form) {
        return Map.of("list", list(games.game(form)));
    }

    private static List<String> list(Game game) {
        List<Position> positions = game.positions();
        List<String> list = new ArrayList<>();
        for (int i = 0; i < game.length(); i++) {
            list.add(positions.get(i).algebraic(game.turns().get(i)));
        }
        return list;
    }
}
