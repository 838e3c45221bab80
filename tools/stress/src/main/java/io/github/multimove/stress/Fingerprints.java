package io.github.multimove.stress;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.spi.Reference;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Folds everything that every rule set answers at the positions of random games into 64-bit keys, and compares them with
 * those that were kept: a change that keeps the keys has changed no answer there, whatever it has changed inside.
 *
 * <p>There is a key for each {@link TableColumn}, and a row for the first 5, 20, 50, 100, 200, 400, 800 and 1,600 positions of each
 * rule set, so that a difference tells what has changed and between which positions. System properties:
 *
 * <ul>
 *   <li>{@code positions}: of each rule set, of slow ones a quarter, of games of ordered turns a tenth; 200 unless
 *       told, 1,600 is the long form
 *   <li>{@code only}: a part of the ids of the rule sets to ask; all unless told
 *   <li>{@code reference=true}: the reference generator answers, where there are not more turns than {@code most}, 2,000 unless told
 *   <li>{@code file}: the table to compare with and to write, in place of the one on the class path
 *   <li>{@code write=true}: writes the keys to {@code file} instead of comparing them
 *   <li>{@code which=ID}: prints the keys of each position of one rule set by itself; two such lists show the first position
 *       with another answer
 *   <li>{@code at=N}: with {@code which}, prints every answer at one position of that list, counted from 0
 * </ul>
 */
public final class Fingerprints {
    private static final Set<Integer> ROWS = Set.of(5, 20, 50, 100, 200, 400, 800, 1_600);

    private static final long SEED = 20_240_601;

    private final int positions;
    private final boolean reference;
    private final long most;

    /**
     * Sets what is asked.
     *
     * @param positions how many positions of each rule set
     * @param reference whether the reference generator answers
     * @param most with how many turns it does at most
     */
    Fingerprints(int positions, boolean reference, long most) {
        this.positions = positions;
        this.reference = reference;
        this.most = most;
    }

    /** Takes the rows of a rule set. */
    @FunctionalInterface
    interface Rows {
        /** Takes the keys of the first positions of a rule set. */
        void row(String id, int positions, Map<TableColumn, String> keys);
    }

    /** Takes a position of a rule set's games. */
    @FunctionalInterface
    private interface Visitor {
        /** Asks a listener's questions at a position; {@code index} counts from 0. */
        void visit(int index, Position position, Asked asked);
    }

    /** Asks the questions of one position. */
    @FunctionalInterface
    private interface Asked {
        void by(AnswerSheet.Listener listener);
    }

    /** Runs the command; exits with 1 if an answer differs from the kept ones or cannot be had. */
    public static void main(String[] arguments) throws IOException {
        Fingerprints fingerprints = new Fingerprints(
                Integer.getInteger("positions", 200), Boolean.getBoolean("reference"), Long.getLong("most", 2_000));
        String which = System.getProperty("which", "");
        if (!which.isEmpty()) {
            fingerprints.print(rules(which), Integer.getInteger("at", -1));
            return;
        }
        String file = System.getProperty("file", "");
        FingerprintTable kept = file.isEmpty() ? FingerprintTable.kept() : FingerprintTable.of(Path.of(file));
        boolean write = Boolean.getBoolean("write");
        if (write && file.isEmpty()) {
            throw new IllegalArgumentException("expected -Dfile, the table to write");
        }
        boolean good = fingerprints.compare(System.getProperty("only", ""), kept, write);
        if (write && good) {
            kept.write(Path.of(file));
        }
        System.exit(good ? 0 : 1);
    }

    private static RuleSet rules(String id) {
        return FingerprintRules.all().stream()
                .filter(rules -> rules.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("expected a rule set that is tried, found " + id));
    }

    /**
     * Prints the last row of each rule set and what differs from the rows kept, or replaces those; answers whether all is
     * well.
     */
    private boolean compare(String part, FingerprintTable kept, boolean write) {
        long began = System.nanoTime();
        List<RuleSet> asked = FingerprintRules.all().stream()
                .filter(rules -> rules.id().contains(part))
                .toList();
        List<String> known = kept.ids();
        List<String> bad = new ArrayList<>();
        for (RuleSet rules : asked) {
            if (write) {
                kept.remove(rules.id());
            }
            try {
                differences(rules, kept, write)
                        .forEach((column, rows) -> bad.add(rules.id() + ": " + column.heading()
                                + " differ, first in the row of " + rows + " positions"));
            } catch (RuntimeException | AssertionError | StackOverflowError e) {
                bad.add(rules.id() + ": " + e);
            }
        }
        List<String> ids = asked.stream().map(RuleSet::id).toList();
        known.stream()
                .filter(id -> id.contains(part) && !ids.contains(id))
                .forEach(id -> bad.add(id + ": kept, and not found"));
        System.out.printf(
                Locale.ROOT,
                "%n%d rule sets, %,d positions, %.1f seconds, %d rule sets not kept before, %d differences%n",
                ids.size(),
                asked.stream().mapToLong(this::positions).sum(),
                (System.nanoTime() - began) / 1e9,
                ids.stream().filter(id -> !known.contains(id)).count(),
                bad.size());
        bad.forEach(System.out::println);
        return bad.isEmpty() && !asked.isEmpty();
    }

    /** Prints the last row of a rule set; returns the columns that differ from those kept, each with the first such row. */
    private Map<TableColumn, Integer> differences(RuleSet rules, FingerprintTable kept, boolean write) {
        Map<TableColumn, Integer> differences = new EnumMap<>(TableColumn.class);
        rows(rules, (id, rows, keys) -> {
            kept.differences(id, rows, keys).forEach(column -> differences.putIfAbsent(column, rows));
            if (write && ROWS.contains(rows)) {
                kept.put(id, rows, keys);
            }
            if (rows == positions(rules)) {
                System.out.println(id + "\t" + rows + "\t" + String.join("\t", keys.values()));
            }
        });
        return differences;
    }

    /** Returns how many positions of a rule set are asked about. */
    private int positions(RuleSet rules) {
        if (FingerprintRules.isOrdered(rules)) {
            return Math.max(Math.min(positions, 5), positions / 10);
        }
        return FingerprintRules.isSlow(rules) ? Math.max(1, positions / 4) : positions;
    }

    /** Asks a rule set at its positions, and tells the keys of the first 5, 20 and so on, and of all. */
    void rows(RuleSet rules, Rows rows) {
        int all = positions(rules);
        Fingerprint keys = new Fingerprint();
        visit(rules, (index, position, asked) -> {
            asked.by(keys);
            int asFar = index + 1;
            if (asFar == all || ROWS.contains(asFar)) {
                rows.row(rules.id(), asFar, keys.texts());
            }
        });
    }

    /** Prints the keys of each position by itself, or all answers at one. */
    private void print(RuleSet rules, int at) {
        visit(rules, (index, position, asked) -> {
            if (at < 0) {
                Fingerprint keys = new Fingerprint();
                asked.by(keys);
                System.out.println(index + "\t" + String.join("\t", keys.texts().values()) + "\t" + position);
            } else if (index == at) {
                asked.by((column, question, text) ->
                        System.out.println(column.heading() + "\t" + question + "\t" + text));
            }
        });
    }

    private void visit(RuleSet rules, Visitor visitor) {
        FingerprintGames games = new FingerprintGames(rules, SEED);
        for (int i = 0; i < positions(rules); i++) {
            Position position = games.next();
            boolean plain = reference
                    && new Countable(rules.legalTurns(position)).count().orElse(Long.MAX_VALUE) <= most;
            RuleSet answering = plain ? Reference.of(rules) : rules;
            int index = i;
            visitor.visit(i, position, listener -> {
                try {
                    new AnswerSheet(answering, listener).of(position, games.last(), SEED ^ index);
                } catch (RuntimeException | AssertionError | StackOverflowError e) {
                    throw new AssertionError("at " + index + ", " + position + ": " + e, e);
                }
            });
        }
    }
}
