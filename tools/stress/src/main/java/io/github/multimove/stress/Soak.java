package io.github.multimove.stress;

import io.github.multimove.RuleSet;
import io.github.multimove.independent.ReferenceAgreement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Plays random games by every rule set for as long as it is told to, and tries every law of the test kit at every
 * position: those of turns, texts and endings, fast paths against the plain one, notation, serialization, and agreement
 * with the independent implementation of the game.
 */
public final class Soak {
    /** A rule set's game goes on for about that long until the others have their turn. */
    private static final long NANOS_A_SLICE = 4_000_000_000L;

    /** Positions with more pseudo-legal turns are not compared with the reference, which lists them. */
    private static final int MAX_LISTED = 3_000;

    private final long end;
    private final List<Tally> tallies = new ArrayList<>();
    private final AtomicInteger next = new AtomicInteger();

    private Soak(long end, long seed) {
        this.end = end;
        StressRules.all().forEach(rules -> tallies.add(new Tally(rules, seed)));
    }

    /** The game that a rule set is at, and what has come of those before it. */
    private static final class Tally {
        final RuleSet rules;
        final Optional<ReferenceAgreement> reference;
        long seed;

        @Nullable
        SoakGame game;

        long games;
        long turns;
        long compared;
        long nanos;
        long findings;

        Tally(RuleSet rules, long seed) {
            this.rules = rules;
            this.seed = seed;
            this.reference = reference(rules);
        }

        /** Twinmove Chess has no reference but over its own board. */
        private static Optional<ReferenceAgreement> reference(RuleSet rules) {
            try {
                return Optional.of(ReferenceAgreement.of(rules).upTo(MAX_LISTED));
            } catch (IllegalArgumentException e) {
                return Optional.empty();
            }
        }

        /** Goes on with the game, and with others after it, until some time; looks at one position at least. */
        synchronized void play(long until) {
            long began = System.nanoTime();
            do {
                SoakGame now = game == null ? new SoakGame(rules, reference, seed++) : game;
                game = step(now) ? now : null;
            } while (System.nanoTime() < until);
            nanos += System.nanoTime() - began;
        }

        /** Tries the laws at one position and plays a turn; answers whether the game goes on. */
        private boolean step(SoakGame now) {
            try {
                compared += now.laws() ? 1 : 0;
                if (now.play()) {
                    turns++;
                    return true;
                }
                now.end();
                games++;
            } catch (RuntimeException | AssertionError | StackOverflowError e) {
                findings++;
                synchronized (System.out) {
                    System.out.println("FINDING in " + rules.id() + ", seed " + (seed - 1) + ", at " + now.position());
                    e.printStackTrace(System.out);
                }
            }
            return false;
        }
    }

    /**
     * Soaks for as many {@code minutes} as the system property says, on {@code threads}, from a {@code seed}: the first
     * game of each rule set has that seed, the next one more. Exits with 1 if there is a finding.
     */
    public static void main(String[] arguments) throws InterruptedException, ExecutionException {
        double minutes = Double.parseDouble(System.getProperty("minutes", "30"));
        int threads = Integer.getInteger("threads", 1);
        Soak soak = new Soak(System.nanoTime() + (long) (minutes * 60e9), Long.getLong("seed", 1));
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        List<Future<?>> players = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            players.add(executor.submit(soak::play));
        }
        executor.shutdown();
        while (!executor.awaitTermination(1, TimeUnit.MINUTES)) {
            System.out.printf(Locale.ROOT, "%,d turns%n", soak.sum(tally -> tally.turns));
        }
        boolean good = soak.report();
        for (Future<?> player : players) {
            player.get(); // tells what else has ended a thread
        }
        System.exit(good ? 0 : 1);
    }

    private void play() {
        while (System.nanoTime() < end) {
            Tally tally = tallies.get(Math.floorMod(next.getAndIncrement(), tallies.size()));
            tally.play(Math.min(end, System.nanoTime() + NANOS_A_SLICE));
        }
    }

    private long sum(ToLongFunction<Tally> part) {
        return tallies.stream()
                .mapToLong(tally -> {
                    synchronized (tally) {
                        return part.applyAsLong(tally);
                    }
                })
                .sum();
    }

    /** Prints a table, and answers whether every rule set was tried and nothing was found. */
    private boolean report() {
        System.out.printf(
                "%n%-60s %7s %9s %9s %8s %8s%n", "rule set", "games", "turns", "compared", "seconds", "findings");
        tallies.forEach(t -> row(t.rules.id(), t.games, t.turns, t.compared, t.nanos, t.findings));
        row(
                tallies.size() + " rule sets",
                sum(t -> t.games),
                sum(t -> t.turns),
                sum(t -> t.compared),
                sum(t -> t.nanos),
                sum(t -> t.findings));
        boolean complete = tallies.stream().allMatch(tally -> tally.turns > 0);
        System.out.println(complete ? "" : "There was not time for every rule set.");
        return complete && sum(tally -> tally.findings) == 0;
    }

    private static void row(String id, long games, long turns, long compared, long nanos, long findings) {
        System.out.printf(
                Locale.ROOT,
                "%-60s %,7d %,9d %,9d %,8d %,8d%n",
                id,
                games,
                turns,
                compared,
                nanos / 1_000_000_000,
                findings);
    }
}
