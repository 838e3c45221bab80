package io.github.multimove.docs.board;

import io.github.multimove.Diagram;
import io.github.multimove.Game;
import io.github.multimove.PartialTurn;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.docs.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Answers what a page shows: the picture, what may be entered next, and how the game stands. */
final class Looking {
    private final Games games;

    Looking(Games games) {
        this.games = games;
    }

    // @start region="look"
    /** Answers a look at a game with a turn half entered. */
    Map<String, Object> look(Form form) {
        Game game = games.game(form);
        RuleSet rules = game.ruleSet();
        PartialTurn turn = rules.begin(game.position(), form.text("entered"));
        boolean over = game.outcome().isPresent();
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("svg", picture(game, turn, form).svg());
        answer.put(
                "next",
                over ? List.of() : turn.next().stream().map(Looking::subMove).toList());
        answer.put("mayStop", !over && turn.mayStop());
        answer.put("mustStop", !over && turn.mustStop());
        answer.put("turn", turn.mayStop() ? turn.turn().toString() : "");
        answer.put("men", men(turn.placement()));
        answer.put("neutral", names(turn.neutralSquares()));
        answer.put("hands", Map.of("white", hand(turn, Side.WHITE), "black", hand(turn, Side.BLACK)));
        answer.putAll(standing(game));
        return answer;
    }

    private static Diagram picture(Game game, PartialTurn turn, Form form) {
        Diagram diagram = Diagram.of(turn);
        if (form.isOn("last") && game.length() > 0) {
            Turn last = game.turns().get(game.length() - 1);
            // what is being entered has arrows; the turn before has its squares marked, or arrows while there is
            // nothing else
            diagram = turn.entered().isEmpty() ? diagram.turn(last) : diagram.lastTurn(last);
        }
        if (form.isOn("threats")) {
            diagram = diagram.threats();
        }
        return dressed(diagram, form);
    }
    // @end

    /** Returns a picture seen and coloured as the page asks. */
    static Diagram dressed(Diagram diagram, Form form) {
        return diagram.seenFrom(form.text("seen").equals("black") ? Side.BLACK : Side.WHITE)
                .theme(form.text("theme").equals("dark") ? Diagram.Theme.DARK : Diagram.Theme.LIGHT);
    }

    private static Map<String, Object> standing(Game game) {
        Position position = game.position();
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("rules", game.ruleSet().id());
        answer.put("position", position.toString());
        answer.put("side", side(position.side()));
        answer.put("check", game.ruleSet().isCheck(position));
        answer.put("outcome", game.outcome().map(Words::of));
        answer.put("past", game.playedPast().stream().map(Words::of).toList());
        answer.put("claims", game.claims().stream().map(Words::of).toList());
        answer.put("played", played(game));
        return answer;
    }

    /** Returns the turns in both forms; the algebraic form of the last only, as the page remembers the others. */
    private static Map<String, Object> played(Game game) {
        if (game.length() == 0) {
            return Map.of("length", 0, "last", "");
        }
        Position before = game.undo().position();
        Turn last = game.turns().get(game.length() - 1);
        return Map.of("length", game.length(), "last", before.algebraic(last));
    }

    static String side(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }

    /** Returns what stands where, in words. */
    static Map<String, Object> men(Map<Square, List<Piece>> placement) {
        Map<String, Object> men = new LinkedHashMap<>();
        placement.forEach((square, all) -> men.put(square.toString(), SubMoveWords.of(all)));
        return men;
    }

    static List<String> names(Set<Square> squares) {
        return squares.stream().map(Square::toString).toList();
    }

    private static List<Object> hand(PartialTurn turn, Side side) {
        return hand(turn.hand(side), side);
    }

    static List<Object> hand(Map<PieceType, Integer> hand, Side side) {
        List<Object> men = new ArrayList<>();
        hand.forEach((type, count) ->
                men.add(Map.of("man", new Piece(side, type).toString(), "name", type.name(), "count", count)));
        return men;
    }

    private static Map<String, Object> subMove(SubMove subMove) {
        Optional<Square> origin = subMove.origin();
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("text", subMove.toString());
        fields.put("from", origin.map(Square::toString));
        fields.put("to", subMove.to().toString());
        fields.put(
                "hand", origin.isPresent() ? Optional.empty() : subMove.actor().map(Piece::toString));
        fields.put("words", SubMoveWords.of(subMove));
        return fields;
    }
}
