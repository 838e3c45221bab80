package io.github.multimove.docs.guide;

import java.util.List;

/** Writes the index that the site is searched by: a script with one entry for each section of each page. */
final class SiteSearch {
    private static final int MOST_TEXT = 6000;

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
