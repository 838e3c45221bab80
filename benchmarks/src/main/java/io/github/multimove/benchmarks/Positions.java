package io.github.multimove.benchmarks;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.spi.Reference;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/** The positions that benchmarks go round in, so that no answer can be remembered. */
final class Positions {
    static final int ROUND = 1000;

    static final String KINGS_PAWNS = "r1bq1rk1/ppp2pp1/2n1pn1p/b2p4/3P1B2/2P1PN2/PP1NBPPP/R2Q1RK1 w - - 2 9";
    static final String OPEN_CENTRE = "r2q1rk1/1bp1bppp/p1n1pn2/1p6/3P4/1BN1PN2/PP2QPPP/R1BR2K1 w - - 0 2";
    /** The second position of the perft table of rules/common.md. */
    static final String BUSY = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 2";

    private static final int GAME = 16;

    private Positions() {}

    /** The root of a perft and its depth. */
    record Tree(Position position, int depth) {}

    /** Returns a tree by its name: rule set, position and depth. */
    static Tree tree(String name, String path) {
        String[] parts = name.split(" ", -1);
        RuleSet rules = rules(parts[0], path);
        Position position = switch (parts[1]) {
            case "busy" -> rules.position(BUSY);
            case "kings-pawns" -> rules.position(KINGS_PAWNS);
            case "open-centre" -> rules.position(OPEN_CENTRE);
            default -> rules.initialPosition();
        };
        return new Tree(position, Integer.parseInt(parts[2]));
    }

    /** Returns a thousand positions of random games of at most sixteen turns from each of the texts in turn. */
    static List<Position> round(RuleSet rules, String... texts) {
        return round(rules, position -> true, texts);
    }

    /** Returns a thousand positions of random games from the texts that pass a test. */
    static List<Position> round(RuleSet rules, Predicate<Position> test, String... texts) {
        Random random = new Random(20261121);
        List<Position> round = new ArrayList<>();
        for (int game = 0; round.size() < ROUND; game++) {
            Position position = rules.position(texts[game % texts.length]);
            for (int turn = 0; turn < GAME && round.size() < ROUND; turn++) {
                LegalTurns turns = rules.legalTurns(position);
                if (turns.isEmpty() || rules.outcome(position).isPresent()) {
                    break;
                }
                position = rules.play(position, turns.uniform(random));
                if (test.test(position)) {
                    round.add(position);
                }
            }
        }
        return round;
    }

    /** Returns the rule set of an id on the path of that name. */
    static RuleSet rules(String id, String path) {
        RuleSet rules = io.github.multimove.RuleSets.of(id);
        return switch (path) {
            case "fast" -> rules;
            case "plain" -> Reference.of(rules);
            default -> throw new IllegalArgumentException("expected fast or plain, found " + path);
        };
    }

    /** Returns the same positions under a rule set that is equal to theirs. */
    static List<Position> under(RuleSet rules, List<Position> positions) {
        return positions.stream().map(p -> rules.position(p.toString())).toList();
    }

    /** Adds up what is asked of each of some, requires that it is what is expected, and returns it. */
    static <T> long sum(long expected, List<T> all, ToLongFunction<? super T> asked) {
        long sum = 0;
        for (T one : all) {
            sum += asked.applyAsLong(one);
        }
        require(expected, sum);
        return sum;
    }

    static void require(long expected, long found) {
        if (expected != found) {
            throw new AssertionError("expected " + expected + ", found " + found);
        }
    }
}
