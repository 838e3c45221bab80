package io.github.multimove.docs.guide;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Makes the site of the guide and of the rules pages. The order of pages is that of the links of {@code index.md}. A page
 * with an example that states something untrue is refused.
 */
public final class Guide {
    /** Where the site's board is, if it has one. */
    static final String BOARD = "board/index.html";

    /** A page of so many sections has a list of them. */
    private static final int LONG_PAGE = 5;

    private final List<Page> pages;
    /** The headings of the index under which pages are named, by the names of the pages. */
    private final Map<String, String> groups;

    private final Map<String, String> links;

    private Guide(List<Page> pages, Map<String, String> groups, Map<String, String> links) {
        this.pages = pages;
        this.groups = groups;
        this.links = links;
    }

    /** Returns a guide with one more page at its end. */
    Guide with(Page page) {
        List<Page> more = new ArrayList<>(pages);
        more.add(page);
        return new Guide(List.copyOf(more), groups, links);
    }

    /** Returns a guide whose contents have one more link, from the top of the site. */
    Guide withLink(String address, String title) {
        Map<String, String> more = new TreeMap<>(links);
        more.put(address, title);
        return new Guide(pages, groups, more);
    }

    /**
     * Renders the Markdown of two folders into a third.
     *
     * @param args the folder of the guide, the folder of the rules pages and the folder of the site
     */
    public static void main(String[] args) throws IOException {
        Path site = Path.of(args[2]);
        Guide guide = read(Path.of(args[0]), Path.of(args[1]));
        guide.write(site);
        System.out.println(guide.pages.size() + " pages: " + site.resolve("index.html"));
    }

    static Guide read(Path guide, Path rules) throws IOException {
        Map<String, Page> byLink = new TreeMap<>();
        read(guide, "", "").forEach(byLink::put);
        read(rules, "rules/", "../rules/").forEach(byLink::put);
        Page index = byLink.remove("index.md");
        if (index == null) {
            throw new IllegalArgumentException("expected index.md in " + guide);
        }
        List<Page> pages = new ArrayList<>(List.of(index));
        Map<String, String> groups = new HashMap<>();
        index.headingsOfLinks().forEach((link, heading) -> {
            Page page = byLink.remove(link);
            if (page != null) {
                pages.add(page);
                groups.put(page.name(), heading);
            }
        });
        if (!byLink.isEmpty()) {
            throw new IllegalArgumentException("expected index.md to name every page, missing " + byLink.keySet());
        }
        return new Guide(List.copyOf(pages), groups, Map.of());
    }

    /** Returns the pages of a folder by the links that lead to them from the guide. */
    private static Map<String, Page> read(Path folder, String place, String link) throws IOException {
        Map<String, Page> pages = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".md")).toList()) {
                String name = file.getFileName().toString();
                pages.put(link + name, Page.read(place + name.replaceFirst("\\.md$", ""), Files.readString(file)));
            }
        }
        return pages;
    }

    List<Page> pages() {
        return pages;
    }

    void write(Path site) throws IOException {
        String template = resource("page.html");
        Files.createDirectories(site.resolve("rules"));
        Files.writeString(site.resolve("search.js"), resource("search.js"));
        if (hasBoard()) {
            Files.writeString(site.resolve("play.js"), resource("play.js"));
        }
        Files.writeString(site.resolve("search-api.js"), SiteSearch.api(List.of()));
        Files.writeString(
                site.resolve("search-index.js"),
                SiteSearch.index(
                        pages.stream().flatMap(page -> page.sections().stream()).toList()));
        for (int i = 0; i < pages.size(); i++) {
            Page page = pages.get(i);
            page.examples().stream()
                    .flatMap(example -> example.mistakes().stream())
                    .findFirst()
                    .ifPresent(mistake -> {
                        throw new IllegalArgumentException(page.name() + ".md: " + mistake);
                    });
            Files.writeString(
                    site.resolve(page.name() + ".html"),
                    template.replace("{title}", Page.escape(page.title()))
                            .replace("{play}", hasBoard() ? "<script src=\"{top}play.js\"></script>\n" : "")
                            .replace("{top}", page.isOfRules() ? "../" : "")
                            .replace("{contents}", contents(page))
                            .replace("{headings}", headings(page))
                            .replace("{steps}", steps(page, i))
                            .replace("{body}", linked(page)));
        }
    }

    private boolean hasBoard() {
        return links.containsKey(BOARD);
    }

    /** Returns a page's body, in which examples open on the site's board if there is one. */
    private String linked(Page page) {
        String html = page.equals(pages.get(0))
                ? page.html().replaceFirst("<figure\\b", "<figure class=\"first\"")
                : page.html();
        return hasBoard()
                ? html.replace("{board}", (page.isOfRules() ? "../" : "") + BOARD)
                : html.replaceAll("<p class=\"play\">.*?</p>\n", "");
    }

    /** Returns the list of a long page's headings. */
    private static String headings(Page page) {
        List<SiteSearch.Section> sections = page.sections();
        if (sections.size() < LONG_PAGE) {
            return "";
        }
        StringBuilder list = new StringBuilder("<details class=\"headings\"><summary>On this page</summary>\n");
        for (SiteSearch.Section section : sections.subList(1, sections.size())) {
            String words = section.title().substring(page.title().length() + 2);
            String anchor = section.address().substring(section.address().indexOf('#'));
            list.append("<a href=\"")
                    .append(anchor)
                    .append("\">")
                    .append(Page.escape(words))
                    .append("</a>\n");
        }
        return list.append("</details>\n").toString();
    }

    /** Returns the links to the page before and the page after. */
    private String steps(Page page, int i) {
        String top = page.isOfRules() ? "../" : "";
        return (i > 0 ? step(top, pages.get(i - 1), "prev", "← ", "") : "<span></span>")
                + (i + 1 < pages.size() ? step(top, pages.get(i + 1), "next", "", " →") : "");
    }

    private static String step(String top, Page page, String rel, String before, String after) {
        return "<a rel=\"" + rel + "\" href=\"" + top + page.name() + ".html\">" + before + Page.escape(page.title())
                + after + "</a>\n";
    }

    private String contents(Page shown) {
        StringBuilder list = new StringBuilder();
        String top = shown.isOfRules() ? "../" : "";
        String group = "";
        for (Page page : pages) {
            String next = groups.getOrDefault(page.name(), group);
            if (!next.equals(group)) {
                list.append("<p>").append(Page.escape(next)).append("</p>\n");
                group = next;
            }
            list.append("<a href=\"").append(top).append(page.name()).append(".html\"");
            list.append(page.equals(shown) ? " aria-current=\"page\">" : ">");
            list.append(Page.escape(page.title())).append("</a>\n");
        }
        links.forEach((address, title) -> list.append("<p><a href=\"")
                .append(top)
                .append(address)
                .append("\">")
                .append(Page.escape(title))
                .append("</a></p>\n"));
        return list.toString();
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = Guide.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IOException(name + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
