package io.github.multimove.stress;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import java.util.Optional;

/**
 * The positions of random games, one after the other without end: the same from the same rules and seed, as long as the
 * legal turns and their documented order stay the same, whatever finds them. A game ends where its turns are too many to
 * be counted ({@link Countable}).
 */
final class FingerprintGames {
    /** Even games are short and uniform, odd ones long and greedy, so that few pieces are left. */
    private static final int SHORT = 60;

    private static final int LONG = 150;

    private final RuleSet rules;
    private final long seed;
    private int game = -1;
    private int turns;
    private RandomSource dice = new RandomSource(0);
    private Optional<Position> now = Optional.empty();
    private Optional<Turn> last = Optional.empty();

    FingerprintGames(RuleSet rules, long seed) {
        this.rules = rules;
        this.seed = seed;
    }

    /** Returns the next position: after a turn, or the initial one of a new game. */
    Position next() {
        now = Optional.of(now.flatMap(this::played).orElseGet(this::begun));
        return now.orElseThrow();
    }

    /** Returns the turn that led to the position, or nothing for an initial one. */
    Optional<Turn> last() {
        return last;
    }

    private Position begun() {
        game++;
        turns = 0;
        dice = new RandomSource(seed + game);
        last = Optional.empty();
        return rules.initialPosition();
    }

    private Optional<Position> played(Position position) {
        LegalTurns legal = rules.legalTurns(position);
        boolean greedy = game % 2 == 1;
        if (turns == (greedy ? LONG : SHORT) || legal.isEmpty()) {
            return Optional.empty();
        }
        Countable countable = new Countable(legal);
        if (countable.count().isEmpty()) {
            return Optional.empty();
        }
        turns++;
        Turn turn = countable.any(dice).orElseThrow();
        Position after = rules.play(position, turn);
        if (greedy) {
            Turn other = countable.any(dice).orElseThrow();
            Position afterOther = rules.play(position, other);
            if (pieces(afterOther) < pieces(after)) {
                turn = other;
                after = afterOther;
            }
        }
        last = Optional.of(turn);
        return Optional.of(after);
    }

    private static int pieces(Position position) {
        return position.pieces().values().stream()
                .mapToInt(pieces -> pieces.size())
                .sum();
    }
}
