package io.github.multimove.spark;

import io.github.multimove.counting.Counting;
import io.github.multimove.counting.EnPassantSquares;
import io.github.multimove.counting.EndingCounts;
import io.github.multimove.counting.RandomGameCounts;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * The program that {@code spark-submit} is given: one job, its answer on standard output as plain text or as CSV, complete
 * levels on standard error. The exit code is 0 when the job is done, 2 when the arguments are not understood, and 1 when the
 * job has failed.
 */
public final class Submit {
    static final int DONE = 0;
    static final int FAILED = 1;
    static final int USAGE = 2;

    private static final long MEGABYTE = 1L << 20;

    private Submit() {}

    /** Runs the job that the arguments name, and ends the process if it is not done. */
    public static void main(String[] args) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(System.err, true, StandardCharsets.UTF_8);
        int code = run(out, err, args);
        if (code != DONE) {
            System.exit(code);
        }
    }

    /** Runs the job that the arguments name and returns the exit code. */
    static int run(PrintStream out, PrintStream err, String... args) {
        SubmitArguments arguments;
        try {
            arguments = SubmitArguments.of(List.of(args));
        } catch (IllegalArgumentException e) {
            err.println(e.getMessage());
            err.println(SubmitArguments.USAGE);
            return USAGE;
        }
        SparkConf conf = new SparkConf()
                .setIfMissing("spark.master", "local[*]")
                .setIfMissing("spark.app.name", "multimove " + String.join(" ", args));
        try (JavaSparkContext spark = new JavaSparkContext(conf)) {
            run(arguments, counting(arguments, spark, err), out);
            return DONE;
        } catch (IllegalArgumentException e) {
            err.println(e.getMessage());
            return USAGE;
        } catch (ArithmeticException e) {
            err.println(e.getMessage());
            return FAILED;
        }
    }

    private static SparkCounting counting(SubmitArguments arguments, JavaSparkContext spark, PrintStream err) {
        SparkCounting counting = SparkCounting.of(spark, RuleSetSource.of(arguments.rules()))
                .listener(level -> err.println("level " + level.depth() + ": " + level.positions() + " positions"));
        if (arguments.has("position")) {
            counting = counting.position(arguments.text("position"));
        }
        if (arguments.has("partitions")) {
            counting = counting.partitions(Math.toIntExact(arguments.number("partitions")));
        }
        if (arguments.has("memory")) {
            counting = counting.memory(Math.multiplyExact(arguments.number("memory"), MEGABYTE));
        }
        if (arguments.has("levels")) {
            counting = counting.levels(arguments.text("levels"));
        }
        return arguments.has("legal-captures") ? counting.enPassantSquares(EnPassantSquares.LEGAL_CAPTURES) : counting;
    }

    private static void run(SubmitArguments arguments, SparkCounting counting, PrintStream out) {
        long number = arguments.number();
        SubmitAnswer answer = switch (arguments.job()) {
            case "positions" -> positions(counting.positions(Math.toIntExact(number)));
            case "perft" -> new SubmitAnswer("depth", "games").line(number, perft(arguments, counting));
            case "endings" -> endings(number, counting.endings(Math.toIntExact(number)));
            case "solve" -> solved(arguments, counting);
            default -> random(counting.random(number, arguments.number("seed"), (int) arguments.number("most")));
        };
        answer.print(out, arguments.has("csv"));
    }

    private static long perft(SubmitArguments arguments, SparkCounting counting) {
        int depth = Math.toIntExact(arguments.number());
        return arguments.has("merged")
                ? counting.perft(depth, Math.toIntExact(arguments.number("merged")))
                : counting.perft(depth, Math.max(0, depth - Counting.UNMERGED));
    }

    private static SubmitAnswer positions(List<Long> sizes) {
        SubmitAnswer answer = new SubmitAnswer("depth", "positions");
        for (int depth = 0; depth < sizes.size(); depth++) {
            answer.line(depth, sizes.get(depth));
        }
        return answer;
    }

    private static SubmitAnswer endings(long depth, EndingCounts counts) {
        return new SubmitAnswer(
                        "depth",
                        "positions",
                        "games",
                        "check positions",
                        "checks",
                        "checkmate positions",
                        "checkmates",
                        "stalemate positions",
                        "stalemates")
                .line(
                        depth,
                        counts.positions(),
                        counts.games(),
                        counts.checkPositions(),
                        counts.checks(),
                        counts.checkmatePositions(),
                        counts.checkmates(),
                        counts.stalematePositions(),
                        counts.stalemates());
    }

    private static SubmitAnswer solved(SubmitArguments arguments, SparkCounting counting) {
        try (SparkSolvedGame game = counting.solve(arguments.number())) {
            int start = game.value(counting.position()).orElseThrow();
            return new SubmitAnswer("positions", "wins", "draws", "losses", "longest", "start", "turns")
                    .line(
                            game.positions(),
                            game.wins(),
                            game.draws(),
                            game.losses(),
                            game.longest(),
                            Integer.signum(start),
                            Math.max(0, Math.abs(start) - 1));
        }
    }

    private static SubmitAnswer random(RandomGameCounts counts) {
        return new SubmitAnswer("games", "white wins", "black wins", "draws", "broken off", "turns", "last")
                .line(
                        counts.games(),
                        counts.whiteWins(),
                        counts.blackWins(),
                        counts.draws(),
                        counts.brokenOff(),
                        counts.turns(),
                        counts.last());
    }
}
