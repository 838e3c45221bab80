package io.github.multimove.twoprong;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.TurnStructure;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Two-Prong Chess: a turn is a move by one piece, or a simultaneous move by each of two different pieces (in N-prong games by
 * up to N), over any base game. The first turn of the side that begins is a single move.
 *
 * <p>Board, pieces, array, promotion, check and mate are the base game's. Each sub-move is judged on the board before the
 * turn, the safety of royal pieces once, after the whole turn.
 *
 * <p>Source: John Whelan, Two-Prong Chess, 2015, as rules/two-prong.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="two-prong"}
 */
public final class TwoProng {
    private TwoProng() {}

    /** The largest number of prongs. */
    public static final int MAX_PRONGS = 8;

    /** Returns Two-Prong Chess over a base game: two prongs, without collision. */
    public static RuleSet over(BaseGame base) {
        return options().over(base);
    }

    /** Returns the options at their defaults: two prongs, without collision. */
    public static Options options() {
        return new Options(2, false);
    }

    /** The options of Two-Prong Chess. Immutable, equal by value; each method returns changed options. */
    public static final class Options {
        private final int prongs;
        private final boolean collision;

        private Options(int prongs, boolean collision) {
            if (prongs < 2 || prongs > MAX_PRONGS) {
                throw new IllegalArgumentException("expected 2 to " + MAX_PRONGS + " prongs, found " + prongs);
            }
            this.prongs = prongs;
            this.collision = collision;
        }

        /**
         * Sets the most pieces that move in a turn; 2 if this is not called.
         *
         * @throws IllegalArgumentException if it is not 2 to {@value #MAX_PRONGS}
         */
        public Options prongs(int value) {
            return new Options(value, collision);
        }

        /**
         * Sets whether two pieces of a turn may not travel toward each other over common squares; false if this is not called.
         */
        public Options collision(boolean value) {
            return new Options(prongs, value);
        }

        /** Returns Two-Prong Chess with these options. */
        public RuleSet rules() {
            return over(Orthodox.game());
        }

        /** Returns N-prong chess with these options over a base game. */
        public RuleSet over(BaseGame base) {
            Map<String, String> options = new TreeMap<>();
            if (!base.id().equals("orthodox")) {
                options.put("base", base.id());
            }
            if (prongs != 2) {
                options.put("prongs", Integer.toString(prongs));
            }
            if (collision) {
                options.put("collision", "true");
            }
            String id = options.isEmpty()
                    ? "two-prong"
                    : options.entrySet().stream()
                            .map(option -> option.getKey() + "=" + option.getValue())
                            .collect(Collectors.joining(",", "two-prong[", "]"));
            return RuleSet.of(id, base, structure());
        }

        private TurnStructure structure() {
            return TurnStructure.opening(TurnStructure.upTo(1))
                    .then(TurnStructure.upTo(prongs).collision(collision));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Options options && prongs == options.prongs && collision == options.collision;
        }

        @Override
        public int hashCode() {
            return Objects.hash(prongs, collision);
        }

        /** Returns the options as an id writes them. */
        @Override
        public String toString() {
            return "prongs=" + prongs + ",collision=" + collision;
        }
    }
}
