package io.github.multimove.command;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Answers programs that speak UCI, until {@code quit} or the end of input. */
@Command(
        name = "uci",
        description = "Speaks UCI with turns of several moves, to other programs.",
        footer = {"", "The guide's page on texts of other programs has the commands."})
final class UciCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Mixin
    VariantFiles files = new VariantFiles();

    UciCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        new Uci(terminal, files.library()).run();
        return Multimove.DONE;
    }
}
