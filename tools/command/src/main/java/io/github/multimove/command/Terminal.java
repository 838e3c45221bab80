package io.github.multimove.command;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;

/**
 * Where the command reads and writes.
 *
 * @param in what a person types
 * @param out answers
 * @param err what is wrong, and progress
 * @param shown whether a person looks on, so that progress is worth drawing
 */
record Terminal(BufferedReader in, PrintWriter out, PrintWriter err, boolean shown) {
    /** Returns the terminal that the process was started from. */
    static Terminal ofProcess() {
        return new Terminal(
                new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset())),
                new PrintWriter(System.out, true, StandardCharsets.UTF_8),
                new PrintWriter(System.err, true, StandardCharsets.UTF_8),
                CommandLine.Help.Ansi.AUTO.enabled());
    }
}
