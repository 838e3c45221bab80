package io.github.multimove.docs.guide;

import java.util.ArrayList;
import java.util.List;

/** The comments of a Java source as running text, without what surrounds them. */
final class Comments {
    private final String source;
    private final List<String> comments = new ArrayList<>();
    private int at;

    private Comments(String source) {
        this.source = source;
    }

    /** Returns the comments in order; lines that begin with two slashes and follow each other are one. */
    static List<String> of(String source) {
        Comments reader = new Comments(source);
        while (reader.at < source.length()) {
            reader.part();
        }
        return List.copyOf(reader.comments);
    }

    private void part() {
        if (source.startsWith("/*", at)) {
            int end = source.indexOf("*/", at + 2) + 2;
            comments.add(running(
                    source.substring(at, end).replaceAll("^/\\*+|\\*+/$", "").replaceAll("(?m)^[ \t]*\\*", "")));
            at = end;
        } else if (source.startsWith("//", at)) {
            lines();
        } else if (source.startsWith("\"\"\"", at)) {
            quoted("\"\"\"");
        } else if (source.charAt(at) == '"' || source.charAt(at) == '\'') {
            quoted(source.substring(at, at + 1));
        } else {
            at++;
        }
    }

    private void lines() {
        StringBuilder text = new StringBuilder();
        while (source.startsWith("//", at)) {
            int end = source.indexOf('\n', at);
            int stop = end < 0 ? source.length() : end;
            text.append(source, at + 2, stop).append(' ');
            at = stop;
            while (at < source.length() && Character.isWhitespace(source.charAt(at))) {
                at++;
            }
        }
        comments.add(running(text.toString()));
    }

    private void quoted(String mark) {
        at += mark.length();
        while (!source.startsWith(mark, at)) {
            at += source.charAt(at) == '\\' ? 2 : 1;
        }
        at += mark.length();
    }

    /** Without marks of code and with single spaces. */
    private static String running(String text) {
        return text.replaceAll("\\{@code ([^}]*)}", "$1")
                .replace("`", "")
                .replaceAll("\\s+", " ")
                .strip();
    }
}
