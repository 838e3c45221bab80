package io.github.multimove.twoprong;

import io.github.multimove.RuleSet;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.Choice;
import io.github.multimove.spi.Option;
import io.github.multimove.spi.Variant;
import io.github.multimove.spi.VariantOptions;
import java.util.Objects;

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
    /** The largest number of prongs: more than a side has pieces in any base game of the library. */
    public static final int MAX_PRONGS = TurnStructure.UpTo.MAX_PIECES;

    private static final Option<BaseGame> BASE =
            Option.base("The game whose board, pieces, array, promotion, check and mate are played with.");
    private static final Option<Integer> PRONGS =
            Option.number("prongs", "Prongs", "How many different pieces may move in a turn.", 2, 2, MAX_PRONGS);
    private static final Option<Boolean> COLLISION = Option.of(
                    "collision",
                    "Collision",
                    "Whether two pieces of a turn may travel toward each other over common squares.")
            .value(false, "Pieces pass each other")
            .value(true, "Pieces do not pass each other");
    private static final Option<Castling> CASTLING = Option.of(
                    "castling", "Castling", "Whether castling counts as two of a turn's prongs, or as one.")
            .value(Castling.DUAL, "As two prongs")
            .value(Castling.SINGLE, "As one prong");

    static final Variant VARIANT = Variant.of(
                    "two-prong",
                    "Two-Prong Chess",
                    "A turn is one move or two at once, by different pieces; checkmate wins.",
                    TwoProng::rules)
            .by("John Whelan")
            .in(2015)
            .with(BASE, PRONGS, COLLISION, CASTLING);

    private TwoProng() {}

    /** How many prongs castling takes; option {@code castling}. */
    public enum Castling {
        /** Two, as rule 5 has it: the default. */
        DUAL,
        /** One: rule 5 is dispensed with. */
        SINGLE
    }

    /** Returns Two-Prong Chess over a base game: two prongs, without collision. */
    public static RuleSet over(BaseGame base) {
        return options().over(base);
    }

    /** Returns the options at their defaults: two prongs, without collision. */
    public static Options options() {
        return new Options(VARIANT.choice());
    }

    private static RuleSet rules(Choice choice) {
        return RuleSet.of(
                choice.id(),
                choice.of(BASE),
                TurnStructure.opening(prongs(choice, 1))
                        .then(prongs(choice, choice.of(PRONGS)).collision(choice.of(COLLISION))));
    }

    private static TurnStructure.UpTo prongs(Choice choice, int most) {
        return TurnStructure.upTo(most).castlesAsOne(choice.of(CASTLING) == Castling.SINGLE);
    }

    /** The options of Two-Prong Chess. Immutable, equal by value; each method returns changed options. */
    public static final class Options extends VariantOptions<Options> {
        private Options(Choice choice) {
            super(choice, Options::new);
        }

        /**
         * Sets the most pieces that move in a turn; 2 if this is not called.
         *
         * @throws IllegalArgumentException if it is not 2 to {@value #MAX_PRONGS}
         */
        public Options prongs(int value) {
            if (value < 2 || value > MAX_PRONGS) {
                throw new IllegalArgumentException("expected 2 to " + MAX_PRONGS + " prongs, found " + value);
            }
            return with(PRONGS, value);
        }

        /**
         * Sets whether two pieces of a turn may not travel toward each other over common squares; false if this is not called.
         */
        public Options collision(boolean value) {
            return with(COLLISION, value);
        }

        /** Sets how many prongs castling takes; {@link Castling#DUAL} if this is not called. */
        public Options castling(Castling value) {
            return with(CASTLING, value);
        }

        /** Returns N-prong chess with these options over a base game. */
        public RuleSet over(BaseGame base) {
            return with(BASE, Objects.requireNonNull(base, "base")).rules();
        }
    }
}
