package io.github.multimove.doubleking;

import io.github.multimove.Board;
import io.github.multimove.Orthodox;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.spi.Choice;
import io.github.multimove.spi.Option;
import io.github.multimove.spi.Variant;
import io.github.multimove.spi.VariantOptions;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Double King Chess: 10x8 squares, two royal kings a side (king and prime minister; no difference in play), and the
 * {@linkplain #SQUIRK squirk}.
 *
 * <p>Check binds a side only when its last royal piece is attacked ({@link RuleSet#isBoundByCheck}), while
 * {@link RuleSet#isCheck} is true when any is. A 2K checkmate ({@link RuleSet#isDoubleCheckmate}) ends the game only by option;
 * {@link RuleSet#legalTurns} lists the turns all the same.
 *
 * <p>Source: David Moeser, Double King Chess, 1970, as rules/double-king.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="double-king"}
 */
public final class DoubleKing {
    /** Whether attack forbids castling while both royal pieces live; option {@code castling}. */
    public enum Castling {
        /** The castling king may not stand in, pass or reach an attacked square: the default. */
        STRICT,
        /** While both royal pieces live none of that is asked. */
        LENIENT
    }

    /** The squirk: slides as a rook, or leaps to any square two away in file or rank. */
    public static final PieceType SQUIRK = PieceType.of("squirk", 'S', "RNAD");

    private static final Board BOARD = Board.of(10, 8).withLightCorner();

    private static final Option<Castling> CASTLING = Option.of(
                    "castling", "Castling", "Whether attack forbids castling while both kings of the side live.")
            .value(Castling.STRICT, "Attack forbids it")
            .value(Castling.LENIENT, "Attack does not matter");
    private static final Option<Boolean> SCORE_DOUBLE_CHECKMATE = Option.of(
                    "score-double-checkmate",
                    "2K checkmate",
                    "Whether the checkmate of both kings ends the game, with a score of 1 1/2.")
            .value(false, "Play goes on")
            .value(true, "It ends the game");

    static final Variant VARIANT = Variant.ofBase(
                    "double-king",
                    "Double King Chess",
                    "A turn is one move on a board of ten by eight, with two kings and a squirk a side.",
                    DoubleKing::game)
            .by("David Moeser")
            .in(1970)
            .with(CASTLING, SCORE_DOUBLE_CHECKMATE);

    private DoubleKing() {}

    /** Returns the base game as decided. */
    public static BaseGame game() {
        return VARIANT.choice().game();
    }

    private static BaseGame game(Choice choice) {
        Promotion promotion = Promotion.of(
                        Orthodox.PAWN, Orthodox.QUEEN, SQUIRK, Orthodox.ROOK, Orthodox.BISHOP, Orthodox.KNIGHT)
                .must(BOARD.squares().stream()
                        .filter(square -> square.rank() == 7)
                        .collect(Collectors.<Square>toUnmodifiableSet()));
        BaseGame.Builder builder = BaseGame.builder(choice.id(), BOARD)
                .royal(Orthodox.KING)
                .pieces(Orthodox.QUEEN, SQUIRK, Orthodox.ROOK, Orthodox.BISHOP, Orthodox.KNIGHT)
                .pawn(Orthodox.PAWN)
                .array("rnbkqskbnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBKQSKBNR")
                .enPassant(true)
                .promotion(promotion)
                .neverOnRanks(Orthodox.PAWN, 0)
                .royalRule(RoyalRule.lastRoyal()
                        .lenientCastling(choice.of(CASTLING) == Castling.LENIENT)
                        .scoreDoubleCheckmate(choice.of(SCORE_DOUBLE_CHECKMATE)));
        castling(builder, Side.WHITE, '1');
        castling(builder, Side.BLACK, '8');
        return builder.build();
    }

    /** Adds a side's rights in the order of position text. */
    private static void castling(BaseGame.Builder builder, Side side, char rank) {
        for (String[] way : new String[][] {
            {"da", "d", "a", "b", "c", "O-O-O"},
            {"dj", "d", "j", "h", "g", "O-O-O-O"},
            {"ga", "g", "a", "c", "d", "O-O-O-O"},
            {"gj", "g", "j", "i", "h", "O-O"}
        }) {
            String text = side == Side.WHITE ? way[0].toUpperCase(Locale.ROOT) : way[0];
            builder.castling(
                    side,
                    text,
                    right -> right.king(way[1] + rank, way[3] + rank)
                            .rook(way[2] + rank, way[4] + rank)
                            .symbol(way[5]));
        }
    }

    /** Returns the rule set of Double King Chess as decided, one move a turn (id {@code double-king}). */
    public static RuleSet rules() {
        return VARIANT.rules();
    }

    /** Returns the options at their defaults. */
    public static Options options() {
        return new Options(VARIANT.choice());
    }

    /** The options of Double King Chess. Immutable, equal by value; each method returns changed options. */
    public static final class Options extends VariantOptions<Options> {
        private Options(Choice choice) {
            super(choice, Options::new);
        }

        /** Sets whether attack forbids castling while both royal pieces live; {@link Castling#STRICT} if this is not called. */
        public Options castling(Castling value) {
            return with(CASTLING, value);
        }

        /** Sets whether a 2K checkmate ends the game, won, with a score of 1 1/2; false if this is not called. */
        public Options scoreDoubleCheckmate(boolean value) {
            return with(SCORE_DOUBLE_CHECKMATE, value);
        }

        /** Returns the base game with these options. */
        public BaseGame game() {
            return choice().game();
        }
    }
}
