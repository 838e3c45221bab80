package io.github.multimove.command;

import io.github.multimove.RuleSets;
import io.github.multimove.catalogue.Description;
import io.github.multimove.catalogue.RuleSetOption;
import io.github.multimove.spi.RuleSetLibrary;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists the variants that are there, or tells about one: what it is, and what each option of its id decides. */
@Command(
        name = "variants",
        description = "Lists the variants, each with the options of its id and their defaults, or tells about one.")
final class Variants implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(
            arity = "0..1",
            paramLabel = "VARIANT",
            completionCandidates = Shown.Ids.class,
            description = "The id of one variant, without options: tells what each option decides.")
    @Nullable
    String variant;

    @Mixin
    VariantFiles files = new VariantFiles();

    Variants(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        RuleSetLibrary library = files.library();
        if (variant != null) {
            String id = RuleSets.ofLeniently(variant, library).id();
            about(id, RuleSets.describe(id, library));
            return Multimove.DONE;
        }
        for (String id : RuleSets.ids(library)) {
            Description words = RuleSets.describe(id, library);
            head(id, words);
            print("    ", words.sentence());
            for (RuleSetOption option : words.options()) {
                terminal.out().println("    " + option + " (" + option.byDefault() + ")");
            }
        }
        return Multimove.DONE;
    }

    private void head(String id, Description words) {
        terminal.out().println(words.title().equals(id) ? id : id + "  " + words);
    }

    private void about(String id, Description words) {
        PrintWriter out = terminal.out();
        head(id, words);
        print("", words.sentence());
        print("", words.aliases().isEmpty() ? "" : "Also called " + String.join(", ", words.aliases()) + ".");
        for (RuleSetOption option : words.options()) {
            out.println();
            out.println(option + " (" + option.byDefault() + ")");
            print("", option.sentence());
            option.titles().forEach((value, title) -> out.println("    " + value + ": " + title));
        }
    }

    private void print(String margin, String sentence) {
        if (!sentence.isEmpty()) {
            terminal.out().println(margin + sentence);
        }
    }
}
