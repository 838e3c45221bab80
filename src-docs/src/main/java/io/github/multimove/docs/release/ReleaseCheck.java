package io.github.multimove.docs.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * Says what a folder lacks, into which a release was deployed, or has too much: every artifact that the BOM names and no
 * other; of each the POM, jar, sources and Javadoc with signatures and checksums; POMs with everything that Maven Central
 * asks for and without dependencies of tests. Whether a signature is good is for {@code gpg} to say.
 *
 * <p>Stands alone, so that {@code java ReleaseCheck.java FOLDER} runs it without a build; {@code FOLDER unsigned} asks for
 * no signatures.
 */
public final class ReleaseCheck {
    private static final String GROUP = "io.github.multimove";
    private static final List<String> ASKED_FOR = List.of(
            "name",
            "description",
            "url",
            "licenses/license/name",
            "licenses/license/url",
            "developers/developer/name",
            "scm/connection",
            "scm/developerConnection",
            "scm/url");
    private static final Set<String> ABSENT = Set.of("parent", "build", "profiles", "modules", "repositories");

    private final Path folder;
    private final List<String> companions;
    private final List<String> problems = new ArrayList<>();

    private ReleaseCheck(Path folder, boolean signed) {
        this.folder = folder;
        this.companions = signed ? List.of("", ".asc", ".md5", ".sha1") : List.of("", ".md5", ".sha1");
    }

    /** Prints the problems of the folder that is the argument, or which artifacts are whole; exit code 1 or 0. */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        List<String> problems = problems(folder, args.length == 1);
        problems.forEach(System.err::println);
        if (problems.isEmpty()) {
            System.out.println("whole: " + String.join(", ", names(folder.resolve(GROUP.replace('.', '/')))));
        }
        System.exit(problems.isEmpty() ? 0 : 1);
    }

    /** Returns what is wrong; empty if nothing is. */
    static List<String> problems(Path folder, boolean signed) throws IOException {
        ReleaseCheck check = new ReleaseCheck(folder.resolve(GROUP.replace('.', '/')), signed);
        check.check();
        return check.problems;
    }

    private void check() throws IOException {
        Set<String> found = Files.isDirectory(folder) ? names(folder) : new TreeSet<>();
        Set<String> expected = new TreeSet<>(Set.of("multimove-bom"));
        if (found.contains("multimove-bom")) {
            NodeList named = read(pom("multimove-bom")).getElementsByTagName("artifactId");
            for (int i = 0; i < named.getLength(); i++) {
                expected.add(named.item(i).getTextContent());
            }
        }
        if (!found.equals(expected)) {
            problems.add("expected the BOM and what it names, " + expected + ", found " + found);
        }
        for (String artifact : found) {
            Path pom = pom(artifact);
            Document document = read(pom);
            checkPom(artifact, document);
            checkFiles(pom, !"pom".equals(text(document.getDocumentElement(), "packaging")));
        }
    }

    private void checkPom(String artifact, Document document) {
        Element project = document.getDocumentElement();
        for (String path : ASKED_FOR) {
            if (text(project, path).isBlank()) {
                problems.add(artifact + ": expected " + path + " in the POM, found none");
            }
        }
        for (Element part : children(project)) {
            if (ABSENT.contains(part.getTagName())) {
                problems.add(artifact + ": expected no " + part.getTagName() + " in the POM, found one");
            }
            if (part.getTagName().equals("dependencies")) {
                children(part).forEach(dependency -> checkDependency(artifact, dependency));
            }
        }
        if (project.getTextContent().contains("${")) {
            problems.add(artifact + ": expected no ${...} in the POM, found one");
        }
        if (text(project, "version").endsWith("-SNAPSHOT")) {
            problems.add(artifact + ": expected a release, found " + text(project, "version"));
        }
    }

    private void checkDependency(String artifact, Element dependency) {
        String scope = text(dependency, "scope");
        String id = text(dependency, "groupId") + ":" + text(dependency, "artifactId");
        boolean own = id.startsWith(GROUP + ":");
        boolean junit = artifact.equals("multimove-test-kit") && id.startsWith("org.junit.jupiter:");
        if (!own && !junit && !scope.equals("provided")) {
            problems.add(artifact + ": expected no dependency but Multimove, found " + id);
        }
        if (scope.equals("test")) {
            problems.add(artifact + ": expected no dependency of tests, found " + id);
        }
    }

    private void checkFiles(Path pom, boolean jars) throws IOException {
        String stem = pom.toString().replaceFirst("\\.pom$", "");
        List<String> endings = jars ? List.of(".pom", ".jar", "-sources.jar", "-javadoc.jar") : List.of(".pom");
        for (String ending : endings) {
            for (String with : companions) {
                Path file = Path.of(stem + ending + with);
                if (!Files.isRegularFile(file) || Files.size(file) == 0) {
                    problems.add("expected " + folder.relativize(file) + ", found none");
                }
            }
        }
        if (jars && Files.isRegularFile(Path.of(stem + ".jar"))) {
            require(Path.of(stem + ".jar"), "module-info.class", "META-INF/LICENSE");
        }
        if (jars && Files.isRegularFile(Path.of(stem + "-sources.jar"))) {
            require(Path.of(stem + "-sources.jar"), "module-info.java", "META-INF/LICENSE");
        }
    }

    private void require(Path jar, String... entries) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (String entry : entries) {
                if (zip.getEntry(entry) == null) {
                    problems.add(folder.relativize(jar) + ": expected " + entry + ", found none");
                }
            }
        }
    }

    private Path pom(String artifact) throws IOException {
        try (Stream<Path> files = Files.walk(folder.resolve(artifact))) {
            return files.filter(file -> file.toString().endsWith(".pom"))
                    .findFirst()
                    .orElseThrow(() -> new IOException("expected a POM of " + artifact + ", found none"));
        }
    }

    private static Set<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            Set<String> names = new TreeSet<>();
            files.filter(Files::isDirectory)
                    .forEach(file -> names.add(file.getFileName().toString()));
            return names;
        }
    }

    private static Document read(Path pom) throws IOException {
        try {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(pom.toFile());
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(pom + ": " + e.getMessage(), e);
        }
    }

    /** The text at a path of tags, the empty text if there is none. */
    private static String text(Element element, String path) {
        Element at = element;
        for (String tag : path.split("/", -1)) {
            List<Element> next = children(at).stream()
                    .filter(e -> e.getTagName().equals(tag))
                    .toList();
            if (next.isEmpty()) {
                return "";
            }
            at = next.get(0);
        }
        return at.getTextContent().strip();
    }

    private static List<Element> children(Element element) {
        List<Element> children = new ArrayList<>();
        for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element child) {
                children.add(child);
            }
        }
        return children;
    }
}
