package io.github.multimove.docs.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Citations of the rules pages in comments: {@code rules/PAGE.md}, alone or with a comma and points, which are joined by
 * commas, <i>and</i> or <i>to</i>. A point is a heading, a numbered point or another anchor of the page. After the last
 * point the citation ends, with a bracket, a stop, a colon or the comment.
 */
final class Citations {
    private static final Pattern PAGE = Pattern.compile("\\brules/([a-z-]+)\\.md");
    private static final Pattern JOINT = Pattern.compile("(?:,(?: and)?|and|to) ");
    private static final Pattern STOP = Pattern.compile("[).;]");
    private static final Pattern END = Pattern.compile("[).:;]|$");

    private final Map<String, Set<String>> anchors;
    private final List<String> broken = new ArrayList<>();
    private int count;
    private int points;

    /** Citations of pages, each with its anchors. */
    Citations(Map<String, Set<String>> anchors) {
        this.anchors = anchors;
    }

    /** Looks at a comment; {@code where} names it. */
    void read(String where, String comment) {
        Matcher page = PAGE.matcher(comment);
        while (page.find()) {
            count++;
            Set<String> known = anchors.get(page.group(1));
            String mistake = known == null
                    ? "no such page"
                    : mistake(known, comment.substring(page.end())).orElse("");
            if (!mistake.isEmpty()) {
                broken.add(where + ": " + page.group() + ": " + mistake);
            }
        }
    }

    /** Returns what is wrong with the points in the text behind a page's name; empty if nothing is. */
    private Optional<String> mistake(Set<String> known, String behind) {
        String rest = behind;
        while (rest.startsWith(", ") || rest.startsWith(" and ") || rest.startsWith(" to ")) {
            Matcher joint = JOINT.matcher(rest.stripLeading());
            if (!joint.lookingAt()) {
                return Optional.of("expected a point, found" + rest);
            }
            String text = rest.stripLeading().substring(joint.end());
            boolean first = rest.equals(behind);
            if (text.startsWith("rules/") || (first && !rest.startsWith(", "))) {
                return Optional.empty(); // another page, or a sentence that goes on
            }
            int end = point(known, text);
            if (end < 0) {
                return Optional.of("no such point: " + text.substring(0, Math.min(40, text.length())));
            }
            points++;
            rest = text.substring(end);
            if (END.matcher(rest).lookingAt()) {
                return Optional.empty();
            }
        }
        return rest.equals(behind)
                ? Optional.empty() // the page alone
                : Optional.of("expected the end of the citation, found" + rest);
    }

    /** Returns where the longest point at the beginning of a text ends; -1 if there is none. */
    private static int point(Set<String> known, String text) {
        Matcher stop = STOP.matcher(text);
        for (int end = stop.find() ? stop.start() : text.length(); end > 0; end--) {
            boolean whole = end == text.length() || !Character.isLetterOrDigit(text.charAt(end));
            if (whole
                    && Character.isLetterOrDigit(text.charAt(end - 1))
                    && known.contains(Page.anchor(text.substring(0, end)))) {
                return end;
            }
        }
        return -1;
    }

    /** Returns those that lead to no page, to no point or nowhere clear, each with what is wrong. */
    List<String> broken() {
        return List.copyOf(broken);
    }

    /** Returns how many there were. */
    int count() {
        return count;
    }

    /** Returns how many points they named and the pages have. */
    int points() {
        return points;
    }
}
