package io.github.multimove.command;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.Position;
import io.github.multimove.Reading;
import io.github.multimove.Refusal;
import io.github.multimove.RuleSet;
import io.github.multimove.Square;
import io.github.multimove.Turn;
import io.github.multimove.explain.SubMoveRefusal;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Says what a legal turn does, or which rule refuses a turn that is not legal. */
@Command(
        name = "explain",
        description = "Says what a turn does, or which rule refuses it and where.",
        footer = {"", "Text that is no turn at all is an error (2), a turn that is refused an answer (1)."})
final class Explain implements Callable<Integer> {
    /** A piece's letter, what may be named of its origin, and the square that it goes to. */
    private static final Pattern MOVE = Pattern.compile("([A-Z]?)[a-z]?\\d*x?([a-z]\\d+)[+#]?");

    private static final int MOST_REASONS = 4;

    private final Terminal terminal;

    @Mixin
    Shown shown = new Shown();

    @Parameters(index = "1", paramLabel = "TURN", description = "The turn, in coordinate or algebraic form.")
    String text = "";

    Explain(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Position position = shown.position();
        RuleSet rules = shown.rules();
        Turn turn;
        try {
            turn = position.parseTurn(text, Reading.LENIENT);
        } catch (IllegalTurnException refused) {
            terminal.out().println("refused: " + refused.getMessage());
            terminal.out().println("rule: " + refused.rule());
            reasons(position, refused).forEach(reason -> terminal.out().println("why: " + reason));
            return Multimove.NO;
        }
        terminal.out().println("legal: " + turn + "  " + position.algebraic(turn));
        terminal.out()
                .println("does: "
                        + rules.effects(position, turn).stream().map(Words::of).collect(Collectors.joining("; ")));
        terminal.out().println("leads to: " + rules.play(position, turn));
        return Multimove.DONE;
    }

    /** Where a move in algebraic form is none that any piece can make, why each piece that it could mean cannot. */
    private static List<String> reasons(Position position, IllegalTurnException refused) {
        if (!(refused.refusal() instanceof SubMoveRefusal none) || none.kind() != SubMoveRefusal.Kind.NO_PIECE_CAN) {
            return List.of();
        }
        Matcher move = MOVE.matcher(none.subMove());
        Optional<Square> to = move.matches() ? position.board().find(move.group(2)) : Optional.empty();
        if (to.isEmpty()) {
            return List.of();
        }
        String letter = move.group(1).isEmpty() ? "P" : move.group(1);
        return position.pieces().entrySet().stream()
                .filter(on -> on.getValue().stream()
                        .anyMatch(piece -> piece.side() == position.side()
                                && letter.equals(String.valueOf(piece.type().letter()))))
                .sorted(Comparator.comparingInt(on -> distance(on.getKey(), to.get())))
                .flatMap(on -> position.refusal(on.getKey() + move.group(2)).stream())
                .map(Refusal::sentence)
                .limit(MOST_REASONS)
                .toList();
    }

    private static int distance(Square one, Square other) {
        return Math.abs(one.file() - other.file()) + Math.abs(one.rank() - other.rank());
    }
}
