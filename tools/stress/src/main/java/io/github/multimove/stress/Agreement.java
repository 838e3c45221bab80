package io.github.multimove.stress;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import io.github.multimove.spi.Reference;
import io.github.multimove.testkit.RandomSetup;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;

/**
 * Compares what every rule set says about many positions with its reference generator, {@link Reference}: a
 * third of them comes from random play, a third is set up by {@link RandomSetup} with pieces at home that castle, a third is drawn
 * by {@link ExtremePositions}; all are played on. Run it with the number of positions, by default
 * a million, and a seed; it ends with an error if anything differs.
 */
public final class Agreement {
    /** Positions with more turns are asked about check and mate only: the reference generator lists what it counts. */
    private static final int MOST_TURNS = 1_500;

    private static final int TURNS_A_GAME = 12;
    private static final int PLAYED = 3;

    private final List<String> differences = new ArrayList<>();
    private long compared;

    private Agreement() {}

    /** Returns the differences found at so many positions, each in a sentence. */
    static List<String> differences(long positions, long seed) {
        Agreement agreement = new Agreement();
        List<RuleSet> all = AgreementRules.all();
        long[] spent = new long[all.size()];
        SplittableRandom random = new SplittableRandom(seed);
        // whose reference generator takes long has fewer games: the next is always the one that has had the least
        // time
        while (agreement.compared < positions) {
            int least = 0;
            for (int i = 1; i < spent.length; i++) {
                least = spent[i] < spent[least] ? i : least;
            }
            long start = System.nanoTime();
            agreement.game(all.get(least), random.split());
            spent[least] += System.nanoTime() - start;
            if (Boolean.getBoolean("times")) {
                System.out.printf("%s %d ms%n", all.get(least), (System.nanoTime() - start) / 1_000_000);
            }
        }
        return agreement.differences;
    }

    /** Plays one game, from a position met, set up or drawn, and compares at each of its positions. */
    private void game(RuleSet rules, SplittableRandom random) {
        Position now = switch (random.nextInt(3)) {
            case 0 -> met(rules, random);
            case 1 -> RandomSetup.position(rules, random.nextLong()).orElse(rules.initialPosition());
            default -> new ExtremePositions(rules, random.nextLong()).next().orElse(rules.initialPosition());
        };
        for (int i = 0; i < TURNS_A_GAME; i++) {
            compare(now, random);
            LegalTurns turns = rules.legalTurns(now);
            if (turns.isEmpty()) {
                return;
            }
            now = rules.play(now, any(turns, random));
        }
    }

    private static Position met(RuleSet rules, SplittableRandom random) {
        Position now = rules.initialPosition();
        for (int i = random.nextInt(60); i > 0 && !rules.legalTurns(now).isEmpty(); i--) {
            now = rules.play(now, any(rules.legalTurns(now), random));
        }
        return now;
    }

    /** Returns one of the first turns: some games have more than can be counted. */
    private static Turn any(LegalTurns turns, SplittableRandom random) {
        List<Turn> first = turns.stream().limit(MOST_TURNS + 1L).toList();
        return first.get(random.nextInt(first.size()));
    }

    private void compare(Position position, SplittableRandom random) {
        RuleSet fast = position.ruleSet();
        RuleSet plain = Reference.of(fast);
        equal(position, "isCheck", plain.isCheck(position), fast.isCheck(position));
        equal(position, "isBoundByCheck", plain.isBoundByCheck(position), fast.isBoundByCheck(position));
        LegalTurns turns = fast.legalTurns(position);
        if (turns.stream().limit(MOST_TURNS + 1L).count() > MOST_TURNS) {
            return;
        }
        long count = turns.count();
        compared++;
        equal(position, "isCheckmate", plain.isCheckmate(position), fast.isCheckmate(position));
        List<Turn> listed = new ArrayList<>();
        plain.legalTurns(position).forEach(listed::add);
        equal(position, "count", (long) listed.size(), count);
        equal(position, "isEmpty", listed.isEmpty(), turns.isEmpty());
        order(position, listed, turns);
        for (int i = 0; i < PLAYED && !listed.isEmpty(); i++) {
            int place = random.nextInt(listed.size());
            play(position, listed.get(place), turns.at(place));
        }
    }

    /** Compares the order, some texts of it: each costs as much as many turns. */
    private void order(Position position, List<Turn> listed, LegalTurns turns) {
        Iterator<Turn> all = turns.iterator();
        int step = 1 + listed.size() / 24;
        for (int i = 0; i < listed.size() && all.hasNext(); i++) {
            Turn turn = all.next();
            if (i % step == 0) {
                equal(position, "the turn at " + i, listed.get(i).toString(), turn.toString());
            }
        }
        equal(position, "another turn after the last", false, all.hasNext());
    }

    private void play(Position position, Turn plainTurn, Turn turn) {
        RuleSet fast = position.ruleSet();
        equal(position, "contains " + turn, true, fast.legalTurns(position).contains(turn));
        Position played = fast.playUnchecked(position, turn);
        Position expected = Reference.of(fast).play(position, plainTurn);
        equal(position, "play " + turn, expected.toString(), played.toString());
        equal(position, "hash after " + turn, expected.hash(), played.hash());
    }

    private void equal(Position position, String what, Object expected, Object found) {
        if (!Objects.equals(expected, found)) {
            differences.add(position.ruleSet() + " at " + position + ": " + what + ": expected " + expected + ", found "
                    + found);
        }
    }

    /** Compares at as many positions as the first argument says, by default a million; the second is a seed. */
    public static void main(String[] arguments) {
        long positions = arguments.length > 0 ? Long.parseLong(arguments[0]) : 1_000_000;
        long seed = arguments.length > 1 ? Long.parseLong(arguments[1]) : 1;
        long start = System.nanoTime();
        List<String> found = differences(positions, seed);
        found.stream().limit(100).forEach(System.out::println);
        System.out.printf(
                "%,d positions of %d rule sets, %.0f seconds, %d differences%n",
                positions, AgreementRules.all().size(), (System.nanoTime() - start) / 1e9, found.size());
        if (!found.isEmpty()) {
            System.exit(1);
        }
    }
}
