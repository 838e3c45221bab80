package io.github.multimove.stress;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Looks for texts that break a law of {@link FuzzTarget}, guided by what of the library they reach: one process a target,
 * with little memory and a limit to the time of an input. It begins from the inputs of {@link FuzzCorpus}, and with {@code
 * keep} writes new ones there. What is found stays in the working folder; put it into {@code findings} under the target's
 * name, and the ordinary build tries it from then on.
 */
public final class Fuzz {
    private static final Pattern DONE = Pattern.compile("Done (\\d+) runs in (\\d+) second");
    private static final Pattern PROGRESS = Pattern.compile("#(\\d+)\\s+.*?cov: (\\d+) ft: (\\d+)");

    private final Path work = Path.of(System.getProperty("work", "target/fuzz"));
    private final Path findings = Path.of(System.getProperty("findings", "findings"));
    private final Path kept = Path.of(System.getProperty("corpus", "corpus"));
    private final int seconds = Integer.getInteger("seconds", 60);
    /** A run of a few seconds begins from one in so many inputs: the tests of the full lane try all of them. */
    private final int step = Math.max(1, 100 / seconds);

    private final boolean keeps = Boolean.getBoolean("keep");

    private Fuzz() {}

    /**
     * Fuzzes the targets named by the system property {@code targets}, all if it is empty, for {@code seconds} each, two at
     * a time. Exits with 1 if there is a finding.
     */
    public static void main(String[] arguments) throws InterruptedException, ExecutionException {
        String names = System.getProperty("targets", "").strip().toUpperCase(Locale.ROOT);
        Stream<FuzzTarget> targets = names.isEmpty()
                ? Arrays.stream(FuzzTarget.values())
                : Arrays.stream(names.split("\\s*,\\s*")).map(FuzzTarget::valueOf);
        List<Callable<Result>> runs = targets.<Callable<Result>>map(target -> () -> new Fuzz().run(target))
                .toList();
        ExecutorService threads = Executors.newFixedThreadPool(2);
        List<Future<Result>> results = threads.invokeAll(runs);
        threads.shutdown();
        boolean failed = false;
        System.out.printf("%-14s %12s %8s %9s  %s%n", "target", "inputs", "seconds", "coverage", "findings");
        for (Future<Result> result : results) {
            System.out.println(result.get().row);
            failed |= result.get().failed;
        }
        System.exit(failed ? 1 : 0);
    }

    /** What came of a target: its row of the table, and whether it has failed. */
    private record Result(String row, boolean failed) {}

    private Result run(FuzzTarget target) throws IOException, InterruptedException {
        Path home = Files.createDirectories(work.resolve(target.name()));
        Path corpus = Files.createDirectories(home.resolve("corpus"));
        Path seeds = Files.createDirectories(home.resolve("seeds"));
        int number = 0;
        for (byte[] seed : target.seeds(step)) {
            Files.write(seeds.resolve("seed-" + number++), seed);
        }
        List<byte[]> before = FuzzCorpus.of(target);
        for (int i = 0; i < before.size(); i += step) {
            Files.write(seeds.resolve("kept-" + i), before.get(i));
        }
        List<String> command = command(target, home);
        command.add("-artifact_prefix=" + home + "/");
        command.add("-max_total_time=" + seconds);
        command.add("-print_final_stats=1");
        command.add(corpus.toString());
        command.add(seeds.toString());
        Path found = findings.resolve(target.name());
        if (Files.isDirectory(found)) {
            command.add(found.toString());
        }
        List<String> known = artifacts(home);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        long inputs = 0;
        long took = 0;
        long coverage = 0;
        Path log = home.resolve("log.txt");
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
                var to = Files.newBufferedWriter(log)) {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                to.write(line + "\n");
                Matcher done = DONE.matcher(line);
                Matcher progress = PROGRESS.matcher(line);
                if (done.find()) {
                    inputs = Long.parseLong(done.group(1));
                    took = Long.parseLong(done.group(2));
                } else if (progress.find()) {
                    inputs = Math.max(inputs, Long.parseLong(progress.group(1)));
                    coverage = Long.parseLong(progress.group(2));
                }
            }
        }
        boolean failed = process.waitFor() != 0;
        List<String> artifacts = new ArrayList<>(artifacts(home));
        artifacts.removeAll(known);
        artifacts.stream().filter(Fuzz::isSlow).forEach(file -> System.out.println("over ten seconds: " + file));
        artifacts.removeIf(Fuzz::isSlow);
        if (keeps && !failed) {
            keep(target, home, corpus, seeds);
        }
        String findings =
                artifacts.isEmpty() ? (failed ? "ended before its time" : "none") : String.join(" ", artifacts);
        String row = String.format(Locale.ROOT, "%-14s %,12d %8d %9d  %s", target, inputs, took, coverage, findings);
        return new Result(row, failed || !artifacts.isEmpty());
    }

    private static List<String> engine() {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx768m",
                "-Xss1m",
                "-cp",
                System.getProperty("java.class.path"),
                "com.code_intelligence.jazzer.Jazzer");
    }

    private List<String> command(FuzzTarget target, Path home) {
        List<String> command = new ArrayList<>(engine());
        command.addAll(List.of(
                "--target_class=" + FuzzEntry.class.getName(),
                "--target_args=" + target + " " + step,
                "--instrumentation_includes=io.github.multimove.*:io.github.multimove.internal.**:io.github.multimove.spi.**",
                "--instrumentation_excludes=io.github.multimove.testkit.**:io.github.multimove.stress.**",
                "--reproducer_path=" + home,
                "-timeout=30",
                "-rss_limit_mb=2500",
                "-max_len=3000"));
        return command;
    }

    /** Keeps few of the inputs that together reach what all of them do. The engine starts itself anew, by its name. */
    private void keep(FuzzTarget target, Path home, Path corpus, Path seeds) throws IOException, InterruptedException {
        Path few = Files.createDirectories(home.resolve("few"));
        List<String> command = command(target, home);
        command.add("-set_cover_merge=1");
        command.addAll(List.of(few.toString(), corpus.toString(), seeds.toString()));
        Path folder = Files.createDirectories(home.resolve("bin")).toAbsolutePath();
        Path itself = folder.resolve("jazzer");
        Files.writeString(itself, "#!/bin/sh\nexec '" + String.join("' '", engine()) + "' \"$@\"\n");
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(home.resolve("merge.txt").toFile());
        builder.environment().merge("PATH", folder.toString(), (paths, bin) -> bin + ":" + paths);
        int exit = itself.toFile().setExecutable(true) ? builder.start().waitFor() : -1;
        if (exit != 0) {
            throw new IOException("expected the inputs of " + target + " to be merged, found exit code " + exit);
        }
        FuzzCorpus.keep(target, few, kept);
    }

    /** Whether an input took long and was answered nevertheless: worth a look, on a machine that did nothing else. */
    private static boolean isSlow(String file) {
        return Path.of(file).getFileName().toString().startsWith("slow-unit");
    }

    /** The inputs that the engine has kept because they crash, take too long or too much memory. */
    private static List<String> artifacts(Path home) throws IOException {
        try (Stream<Path> files = Files.list(home)) {
            return files.filter(file -> file.getFileName().toString().matches("(crash|timeout|oom|slow-unit|leak)-.*"))
                    .map(Path::toString)
                    .sorted()
                    .toList();
        }
    }
}
