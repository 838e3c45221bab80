package io.github.multimove.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** Makes the last part of the guide's page on the command from what {@code --help} says. */
final class HelpPage {
    /** The line after which everything is made. */
    static final String MARK = "<!-- made from --help: mvn -q -Dfast -Phelp-page compile -->\n";

    private HelpPage() {}

    /**
     * Rewrites the page.
     *
     * @param args the page
     */
    public static void main(String[] args) throws IOException {
        Path page = Path.of(args[0]);
        Files.writeString(page, made(Files.readString(page)));
        System.out.println(page);
    }

    /**
     * Returns a page with its last part made anew.
     *
     * @throws IllegalArgumentException if it has no mark
     */
    static String made(String page) {
        int mark = page.indexOf(MARK);
        if (mark < 0) {
            throw new IllegalArgumentException("expected the line " + MARK.strip() + ", found none");
        }
        return page.substring(0, mark + MARK.length()) + help();
    }

    private static String help() {
        CommandLine command = Multimove.command(new Terminal(
                new BufferedReader(Reader.nullReader()),
                new PrintWriter(Writer.nullWriter()),
                new PrintWriter(Writer.nullWriter()),
                false));
        StringBuilder all = new StringBuilder();
        command.getSubcommands().forEach((name, below) -> {
            String text = below.getUsageMessage(Ansi.OFF).replace("\r", "");
            text = text.substring(0, text.indexOf("\nExit codes:")).stripTrailing(); // the same for all
            all.append("\n### ")
                    .append(name)
                    .append("\n\n```text\n")
                    .append(text)
                    .append("\n```\n");
        });
        return all.toString();
    }
}
