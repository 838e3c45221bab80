package io.github.multimove.docs.guide;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes the index that the site is searched by: a script with one entry for each section of each page. */
final class SiteSearch {
    private static final int MOST_TEXT = 6000;
    private static final Pattern TYPE = Pattern.compile("\\{\"p\":\"([\\w.]+)\",\"l\":\"([\\w.]+)\"");
    private static final Pattern MEMBER =
            Pattern.compile("\\{\"p\":\"([\\w.]+)\",\"c\":\"([\\w.]+)\",\"l\":\"([^\"]+)\"(?:,\"u\":\"([^\"]+)\")?");

    private SiteSearch() {}

    /**
     * A section of a page.
     *
     * @param address where it is, from the top of the site
     * @param title the page's title and the section's heading
     * @param text its text without marks
     */
    record Section(String address, String title, String text) {}

    /** Returns the index of the sections as JavaScript that a page from disk can load. */
    static String index(List<Section> sections) {
        StringBuilder out = new StringBuilder("const SECTIONS = [\n");
        for (Section section : sections) {
            String text = section.text().replaceAll("\\s+", " ").strip();
            out.append('[').append(quoted(section.address())).append(',');
            out.append(quoted(section.title())).append(',');
            out.append(quoted(text.substring(0, Math.min(text.length(), MOST_TEXT))))
                    .append("],\n");
        }
        return out.append("];\n").toString();
    }

    /** Returns the index of names of the API, which the site searches after the sections. */
    static String api(List<Section> names) {
        return index(names).replaceFirst("const SECTIONS", "const NAMES");
    }

    /**
     * Returns the types and members of Javadoc, from the indexes that it writes for its own search.
     *
     * @param types the text of {@code type-search-index.js}
     * @param members the text of {@code member-search-index.js}
     */
    static List<Section> names(String types, String members) {
        List<Section> names = new ArrayList<>();
        Matcher type = TYPE.matcher(types);
        while (type.find()) {
            names.add(new Section(address(type.group(1), type.group(2)), type.group(2), type.group(1)));
        }
        Matcher member = MEMBER.matcher(members);
        while (member.find()) {
            String anchor = member.group(4) == null ? member.group(3) : member.group(4);
            String title = member.group(2) + "." + member.group(3);
            names.add(new Section(
                    address(member.group(1), member.group(2)) + "#" + anchor.replace(" ", ""), title, member.group(1)));
        }
        return names;
    }

    private static String address(String name, String type) {
        return "javadoc/" + name.replace('.', '/') + "/" + type + ".html";
    }

    private static String quoted(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ' || c == '<' || c == '\u2028' || c == '\u2029') {
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        return out.append('"').toString();
    }
}
