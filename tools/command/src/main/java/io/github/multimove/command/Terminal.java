package io.github.multimove.command;

import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/**
 * Where the command reads and writes.
 *
 * @param in what a person types
 * @param out answers
 * @param err what is wrong, and progress
 * @param shown whether a person looks on, so that progress, prompts and columns are worth it
 * @param coloured whether that person wants colours; {@code NO_COLOR} says no
 */
record Terminal(BufferedReader in, PrintWriter out, PrintWriter err, boolean shown, boolean coloured) {
    private static final int WIDTH = 80;
    private static final Pattern RANK = Pattern.compile("(?m)^ *\\d+ .*$");
    private static final String PLAIN = "\u001b[0m";

    /** Reads lines that a person types, one prompt after the other; null at the end of input. */
    interface Lines {
        @Nullable
        String next(String prompt) throws IOException;
    }

    /** Returns the terminal that the process was started from. */
    static Terminal ofProcess() {
        return new Terminal(
                new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset())),
                new PrintWriter(System.out, true, StandardCharsets.UTF_8),
                new PrintWriter(System.err, true, StandardCharsets.UTF_8),
                isTerminal(),
                CommandLine.Help.Ansi.AUTO.enabled());
    }

    /** Whether a person types and looks on; from Java 22 on there is a console without a terminal too, and it says so. */
    @SuppressWarnings("SystemConsoleNull") // what the check asks for is the call below, which Java 17 lacks
    private static boolean isTerminal() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (Boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            return true;
        }
    }

    /** Returns what reads lines: with history and keys to edit where a person types, without a prompt where a file does. */
    Lines lines() {
        if (!shown || !isTerminal()) {
            return prompt -> in.readLine();
        }
        LineReader reader = LineReaderBuilder.builder()
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true) // ! means nothing here
                .build();
        return prompt -> {
            try {
                return reader.readLine(prompt);
            } catch (EndOfFileException e) {
                return null;
            } catch (UserInterruptException e) {
                Thread.currentThread().interrupt();
                return null;
            }
        };
    }

    /** Prints texts one a line, or in columns where a person looks on. */
    void list(List<String> texts) {
        int widest = texts.stream().mapToInt(String::length).max().orElse(0) + 2;
        int columns = shown ? Math.max(1, WIDTH / widest) : 1;
        for (int i = 0; i < texts.size(); i++) {
            boolean ends = i % columns == columns - 1 || i == texts.size() - 1;
            out.print(ends ? texts.get(i) + System.lineSeparator() : padded(texts.get(i), widest));
        }
        out.flush();
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length());
    }

    /** Prints a board: where a person looks on, each side's pieces in a colour of their own. */
    void board(String text) {
        out.print(coloured ? RANK.matcher(text).replaceAll(line -> coloured(line.group())) : text);
    }

    private static String coloured(String line) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            String colour = Character.isUpperCase(c)
                    ? "\u001b[1;33m"
                    : Character.isLowerCase(c) ? "\u001b[1;36m" : "~!<>*".indexOf(c) >= 0 ? "\u001b[1;35m" : "";
            out.append(colour).append(c).append(colour.isEmpty() ? "" : PLAIN);
        }
        return out.toString();
    }
}
