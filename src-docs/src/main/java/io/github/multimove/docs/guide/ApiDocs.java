package io.github.multimove.docs.guide;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * Javadoc of every module with its examples, in which citations of the rules are links. The {@code javadoc} of JDK 17 does not
 * know the tag for examples, so it reads copies of the sources in which each tag has been replaced by the region that it names.
 */
final class ApiDocs {
    private static final Pattern SNIPPET = Pattern.compile(
            "(?m)^(\\s*\\* ?)?\\{@snippet\\s+(?:class|file)\\s*=\\s*\"([^\"]*)\"\\s+region\\s*=\\s*\"([^\"]*)\"\\s*}");

    /** A page of the rules and, after a comma, what may be one of its points; a comment may break the line between its words. */
    private static final Pattern CITATION =
            Pattern.compile("rules/([\\w-]+)\\.md(?:,((?:\\n *\\*|[^().;,:*\\n]){1,60}))?");

    private final Path project;
    private final String classPath;

    private ApiDocs(Path project, String classPath) {
        this.project = project;
        this.classPath = classPath;
    }

    /** Returns the Javadoc of the modules of a project that stand on a class path. */
    static ApiDocs of(Path project, String classPath) {
        return new ApiDocs(project, classPath);
    }

    /**
     * Writes the Javadoc into a folder.
     *
     * @throws IOException if {@code javadoc} is not there, or refuses a source
     */
    void write(Path folder) throws IOException {
        Path copies = folder.resolveSibling(folder.getFileName() + "-sources");
        for (Path sources : sources()) {
            copy(sources, copies);
        }
        List<String> args = new ArrayList<>(List.of("-d", folder.toString(), "-sourcepath", copies.toString()));
        args.addAll(List.of("-classpath", classPath, "-encoding", "UTF-8", "-docencoding", "UTF-8"));
        args.addAll(List.of("-quiet", "-notimestamp", "-Xdoclint:none", "-windowtitle", "Multimove"));
        args.addAll(List.of("-header", "<a href=\"{@docRoot}/../index.html\">Guide</a>"));
        args.addAll(packages(copies));
        StringWriter said = new StringWriter();
        PrintWriter to = new PrintWriter(said);
        int code = ToolProvider.findFirst("javadoc")
                .orElseThrow(() -> new IOException("expected a JDK with javadoc, found none"))
                .run(to, to, args.toArray(String[]::new));
        to.flush();
        if (code != 0) {
            throw new IOException("javadoc ended with " + code + ": " + said);
        }
        dress(folder.resolve("stylesheet.css"));
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".html")).toList()) {
                Files.writeString(file, rooted(folder.relativize(file).getNameCount() - 1, Files.readString(file)));
            }
        }
        try (Stream<Path> files = Files.walk(copies)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    /**
     * Returns a page of Javadoc, so many folders below its top, in which no way to the top is left as it was written, and with the
     * places that {@code javadoc} itself links and does not make: the groups of packages of its page of constants.
     */
    static String rooted(int folders, String html) {
        return html.replace("{@docRoot}/", folders == 0 ? "" : "../".repeat(folders))
                .replace("{@docRoot}", folders == 0 ? "." : "../".repeat(folders - 1) + "..")
                .replaceAll("<h2 title=\"([\\w.]+)\">\\1\\.\\*", "<h2 id=\"$1\" title=\"$1\">$1.*");
    }

    /** Gives Javadoc the fonts of the guide, none of which it loads, a width that can be read, and colours for the dark. */
    private static void dress(Path stylesheet) throws IOException {
        String css = Files.readString(stylesheet).replaceAll("@import url\\('resources/fonts/dejavu.css'\\);", "");
        Files.writeString(stylesheet, css + """

                body, .block, div.block { font-family: system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; }
                main > *, .block { max-width: 70rem; }
                @media (prefers-color-scheme: dark) {
                  html { filter: invert(.9) hue-rotate(180deg); background: #fff; }
                }
                """);
    }

    /** Returns the packages that programs see. */
    private static List<String> packages(Path copies) throws IOException {
        try (Stream<Path> files = Files.walk(copies)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .map(file -> copies.relativize(file.getParent()).toString().replaceAll("[/\\\\]", "."))
                    .filter(name -> !name.contains(".internal"))
                    .distinct()
                    .sorted()
                    .toList();
        }
    }

    /** Returns the folders of sources of the core, and of the variants and published tools that stand on the class path. */
    private List<Path> sources() throws IOException {
        List<Path> all = new ArrayList<>(List.of(project.resolve("core/src/main/java")));
        try (Stream<Path> variants = Files.list(project.resolve("variants"));
                Stream<Path> tools = Stream.of("pgn", "diagram", "problems", "files", "counting", "test-kit")
                        .map(project.resolve("tools")::resolve)) {
            for (Path module : Stream.concat(variants.sorted(), tools).toList()) {
                Path sources = module.resolve("src/main/java");
                boolean isThere = classPath.contains(module.resolve("target").toString())
                        || classPath.contains("multimove-" + module.getFileName() + "-");
                if (isThere && Files.isDirectory(sources)) {
                    all.add(sources);
                }
            }
        }
        return all;
    }

    private void copy(Path sources, Path copies) throws IOException {
        try (Stream<Path> files = Files.walk(sources)) {
            for (Path file : files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.endsWith("module-info.java"))
                    .toList()) {
                Path to = copies.resolve(sources.relativize(file).toString());
                Files.createDirectories(to.getParent());
                Files.writeString(to, withExamples(withLinks(Files.readString(file))));
            }
        }
    }

    /** Returns a source whose citations of the rules are links from the folder of Javadoc to the site's pages and their points. */
    String withLinks(String source) throws IOException {
        Matcher citation = CITATION.matcher(source);
        StringBuilder out = new StringBuilder();
        while (citation.find()) {
            Path file = project.resolve("src-docs/rules").resolve(citation.group(1) + ".md");
            if (!Files.isRegularFile(file)) {
                continue;
            }
            String page = "{@docRoot}/../rules/" + citation.group(1) + ".html";
            String words = citation.group(2) == null ? "" : citation.group(2);
            String point = Page.anchor(words.replaceAll("\\n *\\*", " "));
            String link = !point.isEmpty()
                            && Page.read("page", Files.readString(file))
                                    .anchors()
                                    .contains(point)
                    ? "<a href=\"" + page + "#" + point + "\">rules/" + citation.group(1) + ".md," + words + "</a>"
                    : "<a href=\"" + page + "\">rules/" + citation.group(1) + ".md</a>"
                            + (words.isEmpty() ? "" : "," + words);
            citation.appendReplacement(out, Matcher.quoteReplacement(link));
        }
        return citation.appendTail(out).toString();
    }

    /**
     * Returns a source with each example in place of its tag.
     *
     * @throws IOException if an example is not there
     */
    String withExamples(String source) throws IOException {
        Matcher snippet = SNIPPET.matcher(source);
        StringBuilder out = new StringBuilder();
        while (snippet.find()) {
            StringBuilder block = new StringBuilder(" *<pre><code>");
            for (String line : region(snippet.group(2), snippet.group(3)).split("\n", -1)) {
                block.append(escaped(line)).append("\n *"); // Javadoc takes the white space and the asterisk away
            }
            snippet.appendReplacement(out, Matcher.quoteReplacement(block + "</code></pre>"));
        }
        return snippet.appendTail(out).toString();
    }

    /** Returns a line so that it neither is a tag of Javadoc nor ends the comment. */
    private static String escaped(String line) {
        return Page.escape(line)
                .replace("@", "&#64;")
                .replace("{", "&#123;")
                .replace("}", "&#125;")
                .replace("/", "&#47;");
    }

    private String region(String type, String name) throws IOException {
        Path file = project.resolve("src-docs/src/main/java")
                .resolve(type.endsWith(".java") ? type : type.replace('.', '/') + ".java");
        Matcher region = Pattern.compile(
                        "// @start region=\"" + Pattern.quote(name) + "\"\\n(.*?)\\n?[^\\n]*// @end", Pattern.DOTALL)
                .matcher(Files.readString(file));
        if (!region.find()) {
            throw new IOException("expected the region " + name + " in " + file + ", found none");
        }
        return region.group(1).stripIndent().strip();
    }
}
