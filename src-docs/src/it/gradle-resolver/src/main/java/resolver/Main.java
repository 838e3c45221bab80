package resolver;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gradle.api.Project;
import org.gradle.api.artifacts.dsl.DependencyHandler;
import org.gradle.testfixtures.ProjectBuilder;

/**
 * Resolves the dependencies that the README's build file for Gradle declares as Gradle itself does, then compiles and runs the
 * consumer's program on the files that come out. Arguments: the README, the folder of sources, a Maven repository,
 * and a folder to work in.
 */
public final class Main {
    private static final Pattern DEPENDENCY = Pattern.compile("implementation\\((platform\\()?\"([^\"]+)\"\\)");
    private static final Set<String> ARTIFACTS = new TreeSet<>(List.of(
            "multimove-all",
            "multimove-avalanche",
            "multimove-base-games",
            "multimove-core",
            "multimove-double-king",
            "multimove-double-moves",
            "multimove-duck",
            "multimove-geminus",
            "multimove-marseillais",
            "multimove-monster",
            "multimove-progressive",
            "multimove-swedish",
            "multimove-twinmove",
            "multimove-twins",
            "multimove-two-prong"));

    private Main() {}

    public static void main(String[] args) {
        int code = 1;
        try {
            check(Path.of(args[0]), Path.of(args[1]), Path.of(args[2]), Path.of(args[3]));
            code = 0;
        } catch (IOException | InterruptedException | RuntimeException | AssertionError e) {
            e.printStackTrace();
        }
        System.exit(code); // Gradle's threads would keep the process alive
    }

    private static void check(Path build, Path sources, Path repository, Path work)
            throws IOException, InterruptedException {
        Project project = ProjectBuilder.builder()
                .withProjectDir(Files.createDirectories(work.resolve("project")).toFile())
                .withGradleUserHomeDir(
                        Files.createDirectories(work.resolve("home")).toFile())
                .build();
        project.getPluginManager().apply("java-library");
        project.getRepositories().maven(maven -> maven.setUrl(repository.toUri()));
        declare(Files.readString(build), project.getDependencies());

        String compile = path(project, "compileClasspath");
        String run = path(project, "runtimeClasspath");
        Path classes = Files.createDirectories(work.resolve("classes"));
        List<String> javac = new ArrayList<>(List.of(tool("javac"), "-d", classes.toString(), "-cp", compile));
        try (Stream<Path> files = Files.walk(sources)) {
            files.filter(file -> file.toString().endsWith(".java")).forEach(file -> javac.add(file.toString()));
        }
        run(javac);
        run(List.of(tool("java"), "-cp", classes + File.pathSeparator + run, "consumer.Main", "false"));
    }

    private static void declare(String build, DependencyHandler dependencies) {
        Matcher dependency = DEPENDENCY.matcher(build);
        int declared = 0;
        while (dependency.find()) {
            String coordinates = dependency.group(2);
            dependencies.add(
                    "implementation", dependency.group(1) == null ? coordinates : dependencies.platform(coordinates));
            declared++;
        }
        if (declared != 2) {
            throw new AssertionError("expected a platform and a module in the build file, found " + declared);
        }
    }

    private static String path(Project project, String configuration) {
        Set<File> files = project.getConfigurations().getByName(configuration).getFiles();
        Set<String> names = files.stream()
                .map(file -> file.getName().replaceFirst("-[0-9.]+(-SNAPSHOT)?\\.jar$", ""))
                .collect(Collectors.toCollection(TreeSet::new));
        System.out.println(configuration + ": " + names);
        if (!names.equals(ARTIFACTS)) {
            throw new AssertionError(configuration + ": expected " + ARTIFACTS + ", found " + names);
        }
        return files.stream().map(File::getPath).collect(Collectors.joining(File.pathSeparator));
    }

    private static String tool(String name) {
        return Path.of(System.getProperty("java.home"), "bin", name).toString();
    }

    private static void run(List<String> command) throws IOException, InterruptedException {
        int code = new ProcessBuilder(command).inheritIO().start().waitFor();
        if (code != 0) {
            throw new AssertionError(Arrays.toString(command.subList(0, 2).toArray()) + ": exit code " + code);
        }
    }
}
