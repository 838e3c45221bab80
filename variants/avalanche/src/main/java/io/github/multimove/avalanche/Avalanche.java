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
import java.util.Objects;
import java.util.StringJoiner;

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

    private static final Options DEFAULT = new Options(false, Array.STANDARD);

    private Avalanche() {}

    /** Returns Avalanche Chess as its page states it. */
    public static RuleSet rules() {
        return DEFAULT.rules();
    }

    /** Returns the options at their defaults. */
    public static Options options() {
        return DEFAULT;
    }

    /** The options of Avalanche Chess. Immutable; each method returns changed options. */
    public static final class Options {
        private final boolean balanced;
        private final Array array;

        private Options(boolean balanced, Array array) {
            this.balanced = balanced;
            this.array = Objects.requireNonNull(array, "array");
        }

        /** Sets whether White's first turn has no push; false if this is not called. */
        public Options balanced(boolean value) {
            return new Options(value, array);
        }

        /** Sets how the pieces stand at the beginning; {@link Array#STANDARD} if this is not called. */
        public Options array(Array value) {
            return new Options(balanced, value);
        }

        /** Returns Avalanche Chess with these options. */
        public RuleSet rules() {
            StringJoiner id = new StringJoiner(",", "avalanche[", "]").setEmptyValue("avalanche");
            if (array == Array.REVERSED) {
                id.add("array=reversed");
            }
            if (balanced) {
                id.add("balanced=true");
            }
            BaseGame game = game();
            return RuleSet.of(id.toString(), game, structure(), game.royalRule());
        }

        private TurnStructure structure() {
            Step move = Step.move().safe();
            Series turns =
                    Series.of(Step.choose().duty(IF_POSSIBLE), move, Step.push().duty(IF_POSSIBLE));
            return balanced ? TurnStructure.opening(Series.of(move)).then(turns) : turns;
        }

        private BaseGame game() {
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
    }
}
