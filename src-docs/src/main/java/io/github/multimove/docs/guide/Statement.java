package io.github.multimove.docs.guide;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import io.github.multimove.command.Words;
import io.github.multimove.perft.Perft;
import io.github.multimove.problems.Problem;
import io.github.multimove.problems.Solver;
import io.github.multimove.problems.Stipulation;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What an example may state, and how the library answers: the stated text exactly if it is true. */
final class Statement {
    private static final String ARROW = " -> ";

    private final RuleSet rules;
    private final Position position;
    private final String value;

    private Statement(RuleSet rules, Position position, String value) {
        this.rules = rules;
        this.position = position;
        this.value = value;
    }

    /** Returns what should stand in the line's place: its own value if it is true. */
    static String answer(Example example, Example.Line line) {
        RuleSet rules = example.ruleSet();
        if (line.key().equals("impossible")) {
            return impossible(example, rules);
        }
        return new Statement(rules, example.position(), line.value()).answer(line.key());
    }

    private static String impossible(Example example, RuleSet rules) {
        try {
            return "possible: " + rules.position(example.positionText().orElseThrow());
        } catch (PositionException e) {
            return e.kinds().stream().map(Enum::name).collect(Collectors.joining(", "));
        }
    }

    private String answer(String key) {
        return switch (key) {
            case "turns" ->
                String.format(Locale.ROOT, "%,d", rules.legalTurns(position).count());
            case "perft" -> perft();
            case "first" -> first();
            case "all" -> all();
            case "from" -> arrows(this::from);
            case "legal" -> each(turn -> turn.toString());
            case "refused" -> arrows(this::refusal);
            case "written" -> arrows(text -> rules.parseTurn(position, text).toString());
            case "read as" -> position.toString();
            case "algebraic" -> arrows(text -> position.algebraic(rules.parseTurn(position, text)));
            case "leads to" -> arrows(text -> after(text).toString());
            case "ends" -> arrows(text -> outcome(rules.outcome(after(text))));
            case "solve" -> arrows(text -> solution(text, Solver.Detail.VARIATIONS));
            case "key" -> arrows(text -> solution(text, Solver.Detail.KEYS));
            case "does" ->
                arrows(text -> rules.effects(position, rules.parseTurn(position, text)).stream()
                        .map(Words::of)
                        .collect(Collectors.joining(", ")));
            case "check" -> yes(rules.isCheck(position));
            case "bound by check" -> yes(rules.isBoundByCheck(position));
            case "checkmate" -> yes(rules.isCheckmate(position));
            case "stalemate" -> yes(rules.isStalemate(position));
            case "2K checkmate" -> yes(rules.isDoubleCheckmate(position));
            case "outcome" -> outcome(rules.outcome(position));
            case "threats" ->
                rules.threats(position).stream().map(Turn::toString).collect(Collectors.joining("; "));
            default -> throw new IllegalArgumentException("expected something that can be stated, found " + key);
        };
    }

    private String perft() {
        int depths = Example.parts(value).size();
        StringBuilder counts = new StringBuilder();
        for (int depth = 1; depth <= depths; depth++) {
            counts.append(depth == 1 ? "" : "; ")
                    .append(String.format(Locale.ROOT, "%,d", Perft.count(position, depth)));
        }
        return counts.toString();
    }

    private String first() {
        return rules.legalTurns(position).stream()
                .limit(Example.parts(value).size())
                .map(Turn::toString)
                .collect(Collectors.joining("; "));
    }

    private String all() {
        return rules.legalTurns(position).stream().map(Turn::toString).collect(Collectors.joining("; "));
    }

    /** The legal turns that begin on a square. */
    private String from(String square) {
        return rules.legalTurns(position).from(position.board().square(square)).stream()
                .map(Turn::toString)
                .collect(Collectors.joining(" "));
    }

    /** Of the turns stated, separated by semicolons, those that are legal and canonically written. */
    private String each(Function<Turn, String> answer) {
        return Example.parts(value).stream()
                .map(text -> {
                    try {
                        return answer.apply(rules.parseTurn(position, text));
                    } catch (IllegalArgumentException e) {
                        return "(" + e.getMessage() + ")";
                    }
                })
                .collect(Collectors.joining("; "));
    }

    /** Of entries {@code question -> answer}, each with the answer that is right. */
    private String arrows(Function<String, String> answer) {
        return Example.parts(value).stream()
                .map(part -> {
                    String question = part.substring(0, Math.max(0, part.indexOf(ARROW)));
                    return question + ARROW + answer.apply(question);
                })
                .collect(Collectors.joining("; "));
    }

    private String refusal(String turn) {
        try {
            rules.parseTurn(position, turn);
            return "legal";
        } catch (IllegalTurnException e) {
            return e.rule().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /** The solution of a stipulation, its lines joined by bars. */
    private String solution(String stipulation, Solver.Detail detail) {
        Problem problem = new Problem(position, Stipulation.of(stipulation));
        return Solver.of(problem)
                .detail(detail)
                .solve()
                .toString()
                .lines()
                .map(String::strip)
                .collect(Collectors.joining(" | "));
    }

    private Position after(String turn) {
        return rules.play(position, rules.parseTurn(position, turn));
    }

    private static String outcome(Optional<Outcome> outcome) {
        return outcome.map(o -> o.reason().name().toLowerCase(Locale.ROOT).replace('_', ' ')
                        + o.winner().map(side -> ", " + name(side) + " wins").orElse(", a draw")
                        + (o.score() > 1 ? " " + o.score() : ""))
                .orElse("none");
    }

    private static String name(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }

    private static String yes(boolean answer) {
        return answer ? "yes" : "no";
    }
}
