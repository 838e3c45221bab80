package io.github.multimove.testkit;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;

/**
 * Makes positions by playing turns at random: the same from the same seed.
 *
 * <p>A game may be played by one rule set and its positions looked at in another that has the same pieces, so that games of
 * many prongs do not end with the first turns.
 */
public final class RandomPlay {
    private RandomPlay() {}

    /** Returns the positions of a game from the initial position, which is the first of them. */
    public static List<Position> game(RuleSet rules, long seed, int turns) {
        return game(rules.initialPosition(), seed, turns);
    }

    /**
     * Returns the positions of a game, the given one first, each the last with a turn played that was drawn
     * among the legal ones ({@link LegalTurns#sample}); fewer than asked for if the game ends.
     *
     * @param turns how many turns of either side at most
     */
    public static List<Position> game(Position start, long seed, int turns) {
        Objects.requireNonNull(start, "start");
        SplittableRandom random = new SplittableRandom(seed);
        List<Position> game = new ArrayList<>(List.of(start));
        Position now = start;
        for (int i = 0; i < turns; i++) {
            LegalTurns legal = now.ruleSet().legalTurns(now);
            if (legal.isEmpty()) {
                break;
            }
            now = now.ruleSet().play(now, legal.sample(random));
            game.add(now);
        }
        return game;
    }

    /**
     * Returns the positions of a game from a start chosen among texts, or from the initial position if there are none.
     *
     * @throws io.github.multimove.PositionException if the text chosen is not a position of the rule set
     */
    public static List<Position> game(RuleSet rules, List<String> starts, long seed, int turns) {
        if (starts.isEmpty()) {
            return game(rules, seed, turns);
        }
        SplittableRandom random = new SplittableRandom(seed);
        return game(rules.position(starts.get(random.nextInt(starts.size()))), random.nextLong(), turns);
    }

    /** Returns one position of a game, at a random place in it. */
    public static Position position(RuleSet rules, List<String> starts, long seed, int turns) {
        List<Position> game = game(rules, starts, seed, new SplittableRandom(~seed).nextInt(turns + 1));
        return game.get(game.size() - 1);
    }
}
