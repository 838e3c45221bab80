package io.github.multimove.avalanche;

import static io.github.multimove.rules.Step.Duty.IF_POSSIBLE;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.CastlingRight;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.Choice;
import io.github.multimove.spi.Option;
import io.github.multimove.spi.Variant;
import io.github.multimove.spi.VariantOptions;

/**
 * Avalanche Chess (id {@code avalanche}): a turn is an orthodox sub-move and then a push, one pawn of the opponent's one
 * square forward. Won by checkmate.
 *
 * <p>Source: Ralph Betza, Avalanche Chess, 1977, as rules/avalanche.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="avalanche"}
 */
public final class Avalanche {
    /** How the pieces stand at the beginning: option {@code array}. This enum may grow. */
    public enum Array {
        /** The orthodox array: the default. */
        STANDARD,
        /** Black's king and queen have exchanged squares. */
        REVERSED
    }

    private static final Option<Array> ARRAY = Option.of("array", "Array", "Where Black's king and queen begin.")
            .value(Array.STANDARD, "King on e8, queen on d8")
            .value(Array.REVERSED, "King on d8, queen on e8");
    private static final Option<Boolean> BALANCED = Option.of(
                    "balanced", "Balanced start", "Whether White's first turn has no push.")
            .value(false, "A move and a push")
            .value(true, "A move alone");

    static final Variant VARIANT = Variant.of(
                    "avalanche",
                    "Avalanche Chess",
                    "A turn is a move, and then one enemy pawn is pushed a square toward the mover.",
                    Avalanche::rules)
            .by("Ralph Betza")
            .in(1977)
            .with(ARRAY, BALANCED);

    private Avalanche() {}

    /** Returns Avalanche Chess as its page states it. */
    public static RuleSet rules() {
        return VARIANT.rules();
    }

    /** Returns the options at their defaults. */
    public static Options options() {
        return new Options(VARIANT.choice());
    }

    private static RuleSet rules(Choice choice) {
        BaseGame game = game(choice.of(ARRAY));
        Step move = Step.move().safe();
        Series turns =
                Series.of(Step.choose().duty(IF_POSSIBLE), move, Step.push().duty(IF_POSSIBLE));
        return RuleSet.of(
                choice.id(),
                game,
                choice.of(BALANCED) ? TurnStructure.opening(Series.of(move)).then(turns) : turns,
                game.royalRule());
    }

    private static BaseGame game(Array array) {
        BaseGame.Builder builder = Orthodox.game().toBuilder("avalanche")
                .enPassant(false)
                .neverOnRanks(Orthodox.PAWN, 0) // a pawn may stand on its last rank until its owner has chosen
                .royalRule(RoyalRule.lastRoyal().exposure(RoyalRule.Exposure.LOSES));
        if (array == Array.REVERSED) {
            builder.array("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR").noCastling();
            for (CastlingRight right : Orthodox.game().castlingRights()) {
                if (right.side() == Side.WHITE) {
                    builder.castling(right);
                }
            }
            builder.castling(
                            Side.BLACK,
                            "k",
                            right -> right.king("d8", "f8").rook("h8", "e8").symbol("O-O"))
                    .castling(
                            Side.BLACK,
                            "q",
                            right -> right.king("d8", "b8").rook("a8", "c8").symbol("O-O-O"));
        }
        return builder.build();
    }

    /** The options of Avalanche Chess. Immutable, equal by value; each method returns changed options. */
    public static final class Options extends VariantOptions<Options> {
        private Options(Choice choice) {
            super(choice, Options::new);
        }

        /** Sets whether White's first turn has no push; false if this is not called. */
        public Options balanced(boolean value) {
            return with(BALANCED, value);
        }

        /** Sets how the pieces stand at the beginning; {@link Array#STANDARD} if this is not called. */
        public Options array(Array value) {
            return with(ARRAY, value);
        }
    }
}
