package io.github.multimove.command;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;

/**
 * What a command did, run within the test.
 *
 * @param code its exit code
 * @param out what it answered
 * @param err what it complained of
 */
record Ran(int code, String out, String err) {
    /** Runs a command with nothing to read. */
    static Ran command(String... args) {
        return typing("", args);
    }

    /** Runs a command while somebody types. */
    static Ran typing(String input, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Multimove.run(
                new Terminal(
                        new BufferedReader(new StringReader(input)),
                        new PrintWriter(out, true),
                        new PrintWriter(err, true),
                        false,
                        false),
                args);
        return new Ran(code, lines(out), lines(err));
    }

    private static String lines(StringWriter text) {
        return text.toString().replace(System.lineSeparator(), "\n");
    }
}
