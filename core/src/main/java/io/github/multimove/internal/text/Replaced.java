package io.github.multimove.internal.text;

import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Text in which what a pattern finds is replaced by what is told of it; Android has no such method before level 34. */
public final class Replaced {
    private Replaced() {}

    /** Returns the text with each match replaced. */
    public static String each(Pattern pattern, String text, Function<MatchResult, String> by) {
        Matcher matcher = pattern.matcher(text);
        StringBuilder out = new StringBuilder();
        int done = 0;
        while (matcher.find()) {
            out.append(text, done, matcher.start()).append(by.apply(matcher));
            done = matcher.end();
        }
        return out.append(text, done, text.length()).toString();
    }
}
