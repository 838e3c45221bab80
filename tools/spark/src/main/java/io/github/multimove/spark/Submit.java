package io.github.multimove.spark;

import io.github.multimove.Side;
import io.github.multimove.counting.Counting;
import io.github.multimove.counting.EnPassantSquares;
import io.github.multimove.counting.EndingCounts;
import io.github.multimove.counting.RandomGameCounts;
import io.github.multimove.problems.EndingTable;
import io.github.multimove.problems.EndingTable.Result;
import io.github.multimove.problems.Endings;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
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
            SubmitAnswer answer = arguments.job().equals("solve")
                    ? solved(arguments, spark)
                    : answer(arguments, counting(arguments, spark, err));
            answer.print(out, arguments.has("csv"));
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

    private static SubmitAnswer answer(SubmitArguments arguments, SparkCounting counting) {
        long number = arguments.number();
        return switch (arguments.job()) {
            case "positions" -> positions(counting.positions(Math.toIntExact(number)));
            case "perft" -> new SubmitAnswer("depth", "games").line(number, perft(arguments, counting));
            case "endings" -> endings(number, counting.endings(Math.toIntExact(number)));
            default -> random(counting.random(number, arguments.number("seed"), (int) arguments.number("most")));
        };
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

    private static SubmitAnswer solved(SubmitArguments arguments, JavaSparkContext spark) {
        Endings endings = SparkEndings.of(spark, RuleSetSource.of(arguments.rules()));
        Endings kept = arguments.has("levels") ? endings.folder(Path.of(arguments.text("levels"))) : endings;
        EndingTable table = kept.table(arguments.pieces());
        SubmitAnswer answer = new SubmitAnswer("black to move", "positions", "wins", "draws", "losses", "longest win", "longest loss");
        for (Side side : Side.values()) {
            answer.line(
                    side == Side.WHITE ? 0 : 1,
                    table.size(side),
                    table.count(side, Result.WIN),
                    table.count(side, Result.DRAW),
                    table.count(side, Result.LOSS),
                    table.longest(side, Result.WIN),
                    table.longest(side, Result.LOSS));
        }
        return answer;
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
