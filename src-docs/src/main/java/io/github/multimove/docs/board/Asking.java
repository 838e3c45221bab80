package io.github.multimove.docs.board;

import io.github.multimove.Bond;
import io.github.multimove.Game;
import io.github.multimove.IllegalTurnException;
import io.github.multimove.LegalTurns;
import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Square;
import io.github.multimove.Turn;
import io.github.multimove.TurnFormatException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Answers questions about a position: why a man does not go there, what binds the side to move, which turns give check. */
final class Asking {
    /** Turns are counted up to here. */
    private static final long MOST_COUNTED = 1_000_000;

    /** As many turns that give check, and as many that mate, are told. */
    private static final int MOST_TOLD = 30;

    private final Games games;

    Asking(Games games) {
        this.games = games;
    }

    // @start region="why"
    /** Answers why the man on {@code from} does not go to {@code to}, or, without it, what binds him. */
    Map<String, Object> why(Form form) {
        Game game = games.game(form);
        Position position = game.position();
        PartialTurn turn = game.ruleSet().begin(position, form.text("entered"));
        Square from = position.board().square(form.text("from"));
        if (form.text("to").isEmpty()) {
            List<String> bonds =
                    position.bonds(from).stream().map(Bond::sentence).toList();
            return Map.of(
                    "why",
                    bonds.isEmpty() ? "nothing on " + from + " can go on with this turn" : String.join("; ", bonds));
        }
        Square to = position.board().square(form.text("to"));
        String between = turn.placement().containsKey(to) ? "x" : "-";
        String entered = turn.entered().isEmpty() ? "" : turn + ",";
        try {
            turn = game.ruleSet().begin(position, entered + from + between + to);
            return Map.of("why", turn + " can be entered");
        } catch (IllegalTurnException refused) {
            return Map.of("why", refused.getMessage());
        } catch (TurnFormatException refused) {
            return Map.of("why", "nothing goes from " + from + " to " + to);
        }
    }
    // @end

    /** Answers the turn that a text means. */
    Map<String, Object> turn(Form form) {
        Game game = games.game(form);
        Turn turn = game.ruleSet().parseTurnLeniently(game.position(), form.text("text"));
        return Map.of("turn", turn.toString());
    }

    /** Answers what takes longer than a look: how many turns there are, threats, bonds, and if asked checks and mates. */
    Map<String, Object> more(Form form) {
        Game game = games.game(form);
        Position position = game.position();
        RuleSet rules = game.ruleSet();
        Map<String, Object> answer = new LinkedHashMap<>();
        if (game.outcome().isPresent()) {
            return answer;
        }
        answer.put(
                "threats", rules.threats(position).stream().map(Turn::toString).toList());
        answer.put(
                "bonds",
                rules.bonds(position).stream()
                        .filter(bond -> !(bond instanceof Bond.Motionless)) // too many to list; why() tells them
                        .map(Bond::sentence)
                        .toList());
        LegalTurns turns = rules.legalTurns(position);
        if (form.isOn("checks")) {
            answer.put("mating", told(position, turns.mating().stream()));
            answer.put("checking", told(position, turns.givingCheck().stream()));
        } else {
            long count = turns.countUpTo(MOST_COUNTED);
            answer.put("turns", count == MOST_COUNTED ? "a million or more" : Long.toString(count));
        }
        return answer;
    }

    private static List<Object> told(Position position, Stream<Turn> turns) {
        return turns.limit(MOST_TOLD)
                .<Object>map(turn -> Map.of("turn", turn.toString(), "algebraic", position.algebraic(turn)))
                .toList();
    }
}
