package io.github.multimove.docs.command;

import io.github.multimove.RuleSetOption;
import io.github.multimove.RuleSets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Lists the variants that are there, and below each the options that its id may have in brackets. */
@Command(name = "variants", description = "Lists the variants and their options, each option's default in parentheses.")
final class Variants implements Callable<Integer> {
    private final Terminal terminal;

    Variants(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        for (String id : RuleSets.ids()) {
            terminal.out().println(id);
            for (RuleSetOption option : RuleSets.options(id)) {
                terminal.out().println("    " + option + " (" + option.byDefault() + ")");
            }
        }
        return Multimove.DONE;
    }
}
