package io.github.multimove.board;

import io.github.multimove.Board;
import io.github.multimove.Constraint;
import io.github.multimove.Game;
import io.github.multimove.LegalTurns;
import io.github.multimove.PartialTurn;
import io.github.multimove.Piece;
import io.github.multimove.Position;
import io.github.multimove.Reading;
import io.github.multimove.Refusal;
import io.github.multimove.RuleSet;
import io.github.multimove.Square;
import io.github.multimove.Turn;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Answers questions about a position: why a piece does not go there, what binds the side to move, which turns give check. */
final class AnalysisRequests {
    /** Turns are counted up to here. */
    private static final long MOST_COUNTED = 1_000_000;

    /** As many turns that give check, and as many that mate, are told. */
    private static final int MOST_TOLD = 30;

    private final BoardGames games;

    AnalysisRequests(BoardGames games) {
        this.games = games;
    }

    // @start region="why"
    /**
     * Answers why the piece on {@code from} does not go to {@code to}, or, without {@code to}, what binds it. Without
     * {@code from} it is the piece in hand {@code hand} that is dropped there, or the neutral piece that is set there.
     */
    Map<String, Object> why(RequestForm form) {
        Game game = games.game(form);
        Position position = game.position();
        PartialTurn turn = position.begin(form.text("entered"));
        if (form.text("to").isEmpty()) {
            Square from = position.board().square(form.text("from"));
            String constraints = position.constraints(from).stream()
                    .map(Constraint::sentence)
                    .collect(Collectors.joining("; "));
            return Map.of("why", constraints.isEmpty() ? idle(turn, from) : constraints);
        }
        String subMove = subMove(form, turn);
        String why = turn.refusal(subMove)
                .map(refusal -> refusal.rule() == Refusal.Rule.FORM ? subMove + " is no sub-move" : refusal.sentence())
                .orElse(subMove + " can be entered");
        return Map.of("why", why);
    }

    /** Says that nothing on a square goes on with a turn, and whether it has moved there in it. */
    private static String idle(PartialTurn turn, Square square) {
        boolean arrived = turn.entered().stream()
                .anyMatch(
                        subMove -> subMove.origin().isPresent() && subMove.to().equals(square));
        List<Piece> pieces = turn.placement().getOrDefault(square, List.of());
        return arrived && !pieces.isEmpty()
                ? "the " + pieces.get(0).type().name() + " on " + square
                        + " has moved already in this turn and cannot go on with it"
                : "nothing on " + square + " can go on with this turn";
    }

    /** Returns the text of the sub-move that two squares mean, or a piece in hand and a square, or a square alone. */
    private static String subMove(RequestForm form, PartialTurn turn) {
        Board board = turn.position().board();
        Square to = board.square(form.text("to"));
        if (form.text("from").isEmpty()) {
            return form.text("hand").toUpperCase(Locale.ROOT) + "@" + to;
        }
        return board.square(form.text("from")) + (turn.placement().containsKey(to) ? "x" : "-") + to;
    }
    // @end

    /** Answers the turn that a text means. */
    Map<String, Object> turn(RequestForm form) {
        Game game = games.game(form);
        Turn turn = game.position().parseTurn(form.text("text"), Reading.LENIENT);
        return Map.of("turn", turn.toString());
    }

    /** Answers what takes longer than a look: how many turns there are, threats, bonds, and if asked checks and mates. */
    Map<String, Object> more(RequestForm form) {
        Game game = games.game(form);
        Position position = game.position();
        RuleSet rules = game.ruleSet();
        Map<String, Object> answer = new LinkedHashMap<>();
        if (game.outcome().isPresent()) {
            return answer;
        }
        answer.put(
                "threats",
                rules.threats(position).stream().map(position::algebraic).toList());
        answer.put(
                "constraints",
                position.constraints().stream().map(Constraint::sentence).toList());
        LegalTurns turns = rules.legalTurns(position);
        long count = turns.countUpTo(MOST_COUNTED);
        answer.put("turns", count == MOST_COUNTED ? "a million or more" : Long.toString(count));
        return answer;
    }

    /** Answers the turns that mate, or those that give check. */
    Map<String, Object> offer(RequestForm form) {
        Game game = games.game(form);
        Position position = game.position();
        LegalTurns turns = position.legalTurns();
        return Map.of("turns", told(position, (form.isOn("mating") ? turns.mating() : turns.givingCheck()).stream()));
    }

    static List<Object> told(Position position, Stream<Turn> turns) {
        return turns.limit(MOST_TOLD)
                .<Object>map(turn -> Map.of("turn", turn.toString(), "algebraic", position.algebraic(turn)))
                .toList();
    }
}
