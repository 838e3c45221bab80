package io.github.multimove.docs.guide;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Makes the whole site, one folder that opens from disk: guide, rules pages, changelog and Javadoc, with a search. */
public final class Site {
    private Site() {}

    /**
     * Makes the site.
     *
     * @param args the folder of the project and the folder of the site
     */
    public static void main(String[] args) throws IOException {
        Path project = Path.of(args[0]).toAbsolutePath().normalize();
        Path site = Path.of(args[1]).toAbsolutePath().normalize();
        Guide guide = Guide.read(project.resolve("src-docs/guide"), project.resolve("src-docs/rules"))
                .with(changelog(Files.readString(project.resolve("CHANGELOG.md"))))
                .withLink("javadoc/index.html", "Javadoc");
        Path board = project.resolve("tools/js/target/board");
        if (Files.exists(board)) { // made by -Pjs
            guide = guide.withLink(Guide.BOARD, "Board");
            Files.createDirectories(site.resolve("board"));
            try (var files = Files.list(board)) {
                for (Path file : files.toList()) {
                    Files.copy(
                            file,
                            site.resolve("board").resolve(file.getFileName()),
                            StandardCopyOption.REPLACE_EXISTING);
                }
            }
        }
        guide.write(site);
        Path javadoc = site.resolve("javadoc");
        ApiDocs.of(project, System.getProperty("java.class.path")).write(javadoc);
        Files.writeString(
                site.resolve("search-api.js"),
                SiteSearch.api(SiteSearch.names(
                        Files.readString(javadoc.resolve("type-search-index.js")),
                        Files.readString(javadoc.resolve("member-search-index.js")))));
        System.out.println(guide.pages().size() + " pages and Javadoc: " + site.resolve("index.html"));
    }

    /** Returns the changelog as a page of the site: its links lead to the site's pages, or to the repository. */
    static Page changelog(String text) {
        return Page.read(
                "changelog",
                text.replace("](src-docs/guide/", "](")
                        .replace("](src-docs/rules/", "](../rules/")
                        .replaceAll("\\]\\((?=benchmarks/)", "](https://github.com/multimove/multimove/blob/main/"));
    }
}
