package io.github.multimove.spark;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The arguments of {@link Submit}. */
final class SubmitArguments {
    static final String USAGE = """
            usage: JOB RULES NUMBER [OPTION...]
              positions RULES DEPTH   distinct positions after each number of turns
              perft RULES DEPTH       games of that many turns
              endings RULES DEPTH     checks, checkmates and stalemates after that many turns
              random RULES GAMES      random games
              solve RULES PIECES      wins, draws and losses of all positions of pieces such as KRk
            options:
              --position TEXT    from that position
              --partitions N     how many partitions a level has
              --memory MB        for the positions of a task
              --levels FOLDER    keeps complete levels there, and goes on from them
              --legal-captures   an en passant square counts only where a legal capture uses it
              --merged N         perft: after how many turns positions are merged
              --seed N           random: the seed, or 0
              --most N           random: turns until a game is broken off, or 500
              --csv              comma-separated values""";

    private static final Set<String> JOBS = Set.of("positions", "perft", "endings", "random", "solve");
    private static final Set<String> NUMBERS = Set.of("partitions", "memory", "merged", "seed", "most");
    private static final Set<String> TEXTS = Set.of("position", "levels");
    private static final Set<String> FLAGS = Set.of("legal-captures", "csv");

    private final String job;
    private final String rules;
    private final String number;
    private final Map<String, String> options;

    private SubmitArguments(String job, String rules, String number, Map<String, String> options) {
        this.job = job;
        this.rules = rules;
        this.number = number;
        this.options = options;
    }

    /**
     * Reads arguments.
     *
     * @throws IllegalArgumentException if they are not understood
     */
    static SubmitArguments of(List<String> args) {
        if (args.size() < 3) {
            throw new IllegalArgumentException("expected a job, a rule set and a number, found " + args);
        }
        if (!JOBS.contains(args.get(0))) {
            throw new IllegalArgumentException(
                    "expected one of the jobs " + new TreeSet<>(JOBS) + ", found " + args.get(0));
        }
        Map<String, String> options = new HashMap<>(Map.of("seed", "0", "most", "500"));
        for (int i = 3; i < args.size(); i++) {
            String name = args.get(i).startsWith("--") ? args.get(i).substring(2) : "";
            if (FLAGS.contains(name)) {
                options.put(name, "");
            } else if (NUMBERS.contains(name) || TEXTS.contains(name)) {
                if (++i == args.size()) {
                    throw new IllegalArgumentException("expected a value of --" + name + ", found the end");
                }
                options.put(name, args.get(i));
            } else {
                throw new IllegalArgumentException("expected an option, found " + args.get(i));
            }
        }
        options.forEach((name, value) -> {
            if (NUMBERS.contains(name)) {
                number("--" + name, value);
            }
        });
        if (!args.get(0).equals("solve")) {
            number(args.get(0), args.get(2));
        }
        return new SubmitArguments(args.get(0), args.get(1), args.get(2), options);
    }

    private static long number(String what, String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("expected a number for " + what + ", found " + text, e);
        }
    }

    String job() {
        return job;
    }

    String rules() {
        return rules;
    }

    long number() {
        return number(job, number);
    }

    String pieces() {
        return number;
    }

    boolean has(String option) {
        return options.containsKey(option);
    }

    String text(String option) {
        return options.getOrDefault(option, "");
    }

    long number(String option) {
        return number("--" + option, text(option));
    }
}
