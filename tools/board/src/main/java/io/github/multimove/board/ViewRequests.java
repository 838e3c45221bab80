package io.github.multimove.board;

import io.github.multimove.Game;
import io.github.multimove.IllegalTurnException;
import io.github.multimove.Outcome;
import io.github.multimove.PartialTurn;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.diagram.Diagram;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.TurnStructure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Answers what a page shows: the picture, what may be entered next, and how the game stands. */
final class ViewRequests {
    private final BoardGames games;

    ViewRequests(BoardGames games) {
        this.games = games;
    }

    // @start region="look"
    /** Answers a look at a game with a turn half entered. */
    Map<String, Object> look(RequestForm form) {
        Game game = games.game(form);
        PartialTurn turn = game.position().begin(form.text("entered"));
        boolean over = game.outcome().isPresent();
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("svg", picture(game, turn, form).svg());
        answer.put(
                "next",
                over
                        ? List.of()
                        : turn.next().stream().map(ViewRequests::subMove).toList());
        answer.put("mayStop", !over && turn.mayStop());
        answer.put("mustStop", !over && turn.mustStop());
        answer.put("turn", turn.mayStop() ? asEntered(turn) : "");
        answer.put("ordered", game.ruleSet().structure().isOrdered());
        answer.put("entered", labels(turn));
        answer.put("instruction", over ? "" : turn.instruction());
        answer.put("pieces", pieces(turn.placement()));
        answer.put("siblings", siblings(turn));
        answer.put("captured", captured(game));
        answer.put("neutral", names(turn.neutralSquares()));
        answer.put("hands", Map.of("white", hand(turn, Side.WHITE), "black", hand(turn, Side.BLACK)));
        answer.putAll(standing(game));
        return answer;
    }

    /** Returns the squares of the sets of siblings, in the midst of a turn too. */
    private static List<List<String>> siblings(PartialTurn turn) {
        Map<Square, Square> gone = new HashMap<>();
        for (SubMove subMove : turn.entered()) {
            gone.put(subMove.start(), subMove.to());
        }
        return turn.position().siblings().stream()
                .map(set -> set.stream()
                        .map(square -> gone.getOrDefault(square, square).toString())
                        .toList())
                .toList();
    }

    /** Returns what the game's turns have captured, in words: how many of each kind. */
    private static List<String> captured(Game game) {
        Map<String, Integer> all = new TreeMap<>();
        game.turns()
                .forEach(turn -> turn.subMoves()
                        .forEach(subMove -> subMove.captured()
                                .forEach(piece -> all.merge(SubMoveWords.of(piece), 1, Integer::sum))));
        return all.entrySet().stream()
                .map(entry -> entry.getKey() + (entry.getValue() > 1 ? " ×" + entry.getValue() : ""))
                .toList();
    }

    /** Returns the text of a turn; sub-moves made at the same time stand in the order in which they were entered. */
    private static String asEntered(PartialTurn turn) {
        String text = turn.turn().toString();
        if (turn.position().ruleSet().structure().isOrdered()) {
            return text;
        }
        String entered = turn.entered().stream().map(SubMove::toString).collect(Collectors.joining(","));
        return turn.position().refusal(entered).isEmpty() ? entered : text;
    }

    private static Diagram picture(Game game, PartialTurn turn, RequestForm form) {
        Diagram diagram = Diagram.of(turn);
        if (form.isOn("last") && game.length() > 0) {
            Turn last = game.turns().get(game.length() - 1);
            // what is being entered has arrows; the turn before has its squares marked, or arrows while there is
            // nothing else
            diagram = turn.entered().isEmpty() ? diagram.turn(last) : diagram.lastTurn(last);
        }
        if (form.isOn("threats") && turn.entered().isEmpty()) { // a king that has moved is no longer where they point
            diagram = diagram.threats();
        }
        return dressed(diagram, form);
    }
    // @end

    /** Returns a picture seen and coloured as the page asks. */
    static Diagram dressed(Diagram diagram, RequestForm form) {
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
        answer.put("outcome", game.outcome().map(Outcome::words));
        answer.put("past", game.playedPast().stream().map(Outcome.Reason::words).toList());
        answer.put("claims", game.claims().stream().map(Outcome.Reason::words).toList());
        answer.put("played", played(game));
        answer.put("start", start(game));
        return answer;
    }

    /** Returns how the turns are numbered: from which number and side, and whether each turn has a number of its own. */
    private static Map<String, Object> start(Game game) {
        return Map.of(
                "number", game.start().turnNumber(),
                "side", side(game.start().side()),
                "each", isNumberedEach(game.ruleSet().structure()));
    }

    /** Where every turn is longer than the one before, players number each turn by itself (rules/progressive.md, 1). */
    private static boolean isNumberedEach(TurnStructure structure) {
        return structure instanceof Series series
                && series.length()
                        .filter(length -> length.isGrowing() || length.source() == Series.Length.Source.LAST_TURN)
                        .isPresent();
    }

    /** Returns what has been entered in algebraic form. */
    private static List<String> labels(PartialTurn entered) {
        List<String> labels = new ArrayList<>();
        PartialTurn turn = entered.position().begin();
        for (SubMove subMove : entered.entered()) {
            labels.add(turn.label(subMove));
            turn = turn.then(subMove);
        }
        return labels;
    }

    /** Returns why a turn ended before its full length, or an empty text. */
    private static String ended(Position before, Turn turn) {
        if (turn.subMoves().size() < 2 && !before.ruleSet().structure().isOrdered()) {
            return "";
        }
        try {
            PartialTurn whole = before.begin(turn.toString());
            return whole.instruction().contains(":") && whole.mustStop() ? whole.instruction() : "";
        } catch (IllegalTurnException e) {
            return ""; // it was entered in another order than its text has
        }
    }

    /** Returns the turns in both forms; the algebraic form of the last only, as the page remembers the others. */
    private static Map<String, Object> played(Game game) {
        if (game.length() == 0) {
            return Map.of("length", 0, "last", "", "ended", "");
        }
        Position before = game.undo().position();
        Turn last = game.turns().get(game.length() - 1);
        return Map.of("length", game.length(), "last", before.algebraic(last), "ended", ended(before, last));
    }

    static String side(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }

    /** Returns what stands where, in words. */
    static Map<String, Object> pieces(Map<Square, List<Piece>> placement) {
        Map<String, Object> pieces = new LinkedHashMap<>();
        placement.forEach((square, all) -> pieces.put(square.toString(), SubMoveWords.of(all)));
        return pieces;
    }

    static List<String> names(Set<Square> squares) {
        return squares.stream().map(Square::toString).toList();
    }

    private static List<Object> hand(PartialTurn turn, Side side) {
        return hand(turn.hand(side), side);
    }

    static List<Object> hand(Map<PieceType, Integer> hand, Side side) {
        List<Object> pieces = new ArrayList<>();
        hand.forEach((type, count) ->
                pieces.add(Map.of("piece", new Piece(side, type).toString(), "name", type.name(), "count", count)));
        return pieces;
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
        if (subMove instanceof SubMove.Castling castling) {
            fields.put("rook", castling.rookFrom().toString());
        }
        if (!subMove.promotion().isEmpty() && subMove.actor().isPresent()) {
            Piece piece =
                    new Piece(subMove.actor().get().side(), subMove.promotion().get(0));
            fields.put("picture", Editing.alone(setup -> setup.pieces("a1", piece)));
        }
        return fields;
    }
}
