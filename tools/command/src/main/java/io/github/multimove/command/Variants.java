package io.github.multimove.command;

import io.github.multimove.RuleSets;
import io.github.multimove.catalogue.Description;
import io.github.multimove.catalogue.OptionDescription;
import io.github.multimove.catalogue.RuleSetOption;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
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

    Variants(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (variant != null) {
            String id = RuleSets.ofLeniently(variant).id();
            about(id, RuleSets.options(id));
            return Multimove.DONE;
        }
        for (String id : RuleSets.ids()) {
            Description words = words(id);
            head(id, words);
            print("    ", words.sentence());
            for (RuleSetOption option : RuleSets.options(id)) {
                terminal.out().println("    " + option + " (" + option.byDefault() + ")");
            }
        }
        return Multimove.DONE;
    }

    private static Description words(String id) {
        return RuleSets.describe(id).orElseGet(() -> Description.of(id, ""));
    }

    private void head(String id, Description words) {
        terminal.out().println(words.title().equals(id) ? id : id + "  " + words);
    }

    private void about(String id, List<RuleSetOption> options) {
        PrintWriter out = terminal.out();
        Description words = words(id);
        head(id, words);
        print("", words.sentence());
        print("", words.aliases().isEmpty() ? "" : "Also called " + String.join(", ", words.aliases()) + ".");
        for (RuleSetOption option : options) {
            OptionDescription said =
                    words.option(option.name()).orElseGet(() -> OptionDescription.of(option.name(), option.name(), ""));
            out.println();
            out.println(option + " (" + option.byDefault() + ")");
            print("", said.sentence());
            said.values().forEach((value, title) -> out.println("    " + value + ": " + title));
        }
    }

    private void print(String margin, String sentence) {
        if (!sentence.isEmpty()) {
            terminal.out().println(margin + sentence);
        }
    }
}
