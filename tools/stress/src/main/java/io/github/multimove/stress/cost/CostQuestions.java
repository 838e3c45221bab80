package io.github.multimove.stress.cost;

import io.github.multimove.LegalTurns;
import io.github.multimove.PartialTurn;
import io.github.multimove.Piece;
import io.github.multimove.Position;
import io.github.multimove.Reading;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.Turn;
import io.github.multimove.diagram.Diagram;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** The public questions about a position, by name: those whose cost is bounded, and those that may count turns without end. */
final class CostQuestions {
    /** A question whose answer is not looked at. */
    @FunctionalInterface
    interface Question {
        @SuppressWarnings("UnusedReturnValue")
        Object ask(Position position);
    }

    static final Map<String, Question> BOUNDED;

    static final Map<String, Question> COUNTING;

    /** No graphical boards take up more of a turn than this. */
    private static final int MOST_ENTERED = 12;

    static {
        Map<String, Question> bounded = new LinkedHashMap<>();
        bounded.put("position", p -> p.ruleSet().position(p.toString()));
        bounded.put("isCheck", Position::isCheck);
        bounded.put("isBoundByCheck", Position::isBoundByCheck);
        bounded.put("isCheckmate", Position::isCheckmate);
        bounded.put("isStalemate", Position::isStalemate);
        bounded.put("outcome", Position::outcome);
        bounded.put("isEmpty", p -> p.legalTurns().isEmpty());
        bounded.put("at(0)", p -> p.legalTurns().at(0));
        bounded.put("contains", p -> p.legalTurns().contains(Turn.of(first(p).subMoves())));
        bounded.put("play", p -> p.play(Turn.of(first(p).subMoves())));
        bounded.put("effects", p -> p.effects(first(p)));
        bounded.put("parseTurn", p -> p.parseTurn(first(p).toString()));
        bounded.put("parseTurnLeniently", p -> p.parseTurn(first(p).toString(), Reading.LENIENT));
        bounded.put("refusal", p -> p.refusal(longer(p)));
        bounded.put("refusal of a beginning", p -> p.refusal(beginning(p)));
        bounded.put("refusal of a jump", p -> p.refusal(jump(p)));
        bounded.put("refusal of algebraic", p -> p.refusal("Kb1"));
        bounded.put("algebraic", p -> p.algebraic(first(p)));
        bounded.put("parseTurn of algebraic", p -> p.parseTurn(p.algebraic(first(p))));
        bounded.put("begin", p -> p.begin().next());
        bounded.put("then", CostQuestions::entered);
        bounded.put("bonds", Position::constraints);
        bounded.put("bonds of the other side", p -> p.constraints(p.side().opposite()));
        bounded.put("threats", Position::threats);
        bounded.put("Diagram.svg", p -> Diagram.of(p).threats().svg());
        bounded.put("Diagram.text", p -> Diagram.of(p).text());
        BOUNDED = Collections.unmodifiableMap(bounded);
        Map<String, Question> counting = new LinkedHashMap<>();
        counting.put("isDoubleCheckmate", Position::isDoubleCheckmate);
        counting.put("threats to a piece", p -> p.threats(own(p), p.side().opposite()));
        counting.put("threats by the mover", p -> p.threats(other(p), p.side()));
        counting.put("count", p -> p.legalTurns().count());
        counting.put("countUpTo", p -> p.legalTurns().countUpTo(1_000_000));
        counting.put("uniform", p -> p.legalTurns().uniform(new SplittableRandom(1)));
        counting.put("sample", p -> p.legalTurns().sample(new SplittableRandom(1)));
        counting.put("givingCheck", p -> p.legalTurns().givingCheck().isEmpty());
        counting.put("mating", p -> p.legalTurns().mating().isEmpty());
        COUNTING = Collections.unmodifiableMap(counting);
    }

    private CostQuestions() {}

    private static Turn first(Position position) {
        return position.legalTurns().iterator().next();
    }

    /** A turn that moves a piece once more. */
    private static String longer(Position position) {
        LegalTurns turns = position.legalTurns();
        return turns.isEmpty()
                ? "a1a2"
                : first(position) + "," + first(position).subMoves().get(0);
    }

    private static String beginning(Position position) {
        LegalTurns turns = position.legalTurns();
        return turns.isEmpty() ? "b1" : first(position).subMoves().get(0).toString();
    }

    private static String jump(Position position) {
        return own(position) + "" + position.board().square(position.board().size() - 1);
    }

    private static Square own(Position position) {
        return first(position, position.side());
    }

    private static Square other(Position position) {
        return first(position, position.side().opposite());
    }

    private static Square first(Position position, Side side) {
        for (Map.Entry<Square, List<Piece>> pieces : position.pieces().entrySet()) {
            if (pieces.getValue().get(0).side() == side) {
                return pieces.getKey();
            }
        }
        throw new java.util.NoSuchElementException("no piece of " + side);
    }

    /** Step by step: each is a question, and tells which sub-moves may follow. */
    private static Object entered(Position position) {
        PartialTurn turn = position.begin();
        for (int i = 0; i < MOST_ENTERED; i++) {
            var next = turn.next();
            if (next.isEmpty()) {
                break;
            }
            turn = turn.then(next.get(next.size() - 1));
            Work.next();
        }
        return turn;
    }
}
