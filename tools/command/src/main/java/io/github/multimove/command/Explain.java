package io.github.multimove.command;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.Position;
import io.github.multimove.Reading;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import java.util.concurrent.Callable;
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
            return Multimove.NO;
        }
        terminal.out().println("legal: " + turn + "  " + position.algebraic(turn));
        terminal.out()
                .println("does: "
                        + rules.effects(position, turn).stream().map(Words::of).collect(Collectors.joining("; ")));
        terminal.out().println("leads to: " + rules.play(position, turn));
        return Multimove.DONE;
    }
}
