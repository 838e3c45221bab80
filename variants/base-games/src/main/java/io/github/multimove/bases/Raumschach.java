package io.github.multimove.bases;

import io.github.multimove.Board;
import io.github.multimove.Movement;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import io.github.multimove.spi.Choice;
import io.github.multimove.spi.Option;
import io.github.multimove.spi.Variant;
import io.github.multimove.spi.VariantOptions;
import java.util.Set;

/**
 * Raumschach: chess in a cube of 5x5x5 squares, levels A (White's) to E.
 *
 * <p>The options are {@link Array} and {@link PawnCaptures}, two points in which the published rules differ.
 *
 * <p>Source: Ferdinand Maack, Raumschach, 1907, and the club rules of 1919, as rules/base-games.md states them.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="raumschach"}
 */
public final class Raumschach {
    /** Which published array is played; option {@code array}. */
    public enum Array {
        /** Black's level D is {@code ubqub}: the inventor's figure, the default. */
        MAACK,
        /** Black's level D is {@code buqbu}: the account of the Chess Variant Pages. */
        CVP
    }

    /** How pawns capture; option {@code pawn-captures}. */
    public enum PawnCaptures {
        /** Diagonally forward, sideways and up, and straight forward and up: the default. */
        FIVE,
        /** Diagonally forward, and sideways and up. */
        FOUR
    }

    /** The king: one step in any of 26 directions. */
    public static final PieceType KING = PieceType.of("king", 'K', steps(1));
    /** The queen: slides in any of 26 directions. */
    public static final PieceType QUEEN = PieceType.of("queen", 'Q', steps(0));
    /** The rook: slides along one axis. */
    public static final PieceType ROOK = PieceType.of("rook", 'R', Movement.slides(0, 0, 1));
    /** The bishop: slides along two axes at once. */
    public static final PieceType BISHOP = PieceType.of("bishop", 'B', Movement.slides(0, 1, 1));
    /** The knight: leaps two squares along one axis and one along another. */
    public static final PieceType KNIGHT = PieceType.of("knight", 'N', Movement.leaps(0, 1, 2));
    /** The unicorn: slides along all three axes at once. */
    public static final PieceType UNICORN = PieceType.of("unicorn", 'U', Movement.slides(1, 1, 1));
    /** The pawn with its five captures. */
    public static final PieceType PAWN = PieceType.of("pawn", 'P', pawn(PawnCaptures.FIVE));

    private static final Option<Array> ARRAY = Option.of("array", "Array", "How Black's level D is set up.")
            .value(Array.MAACK, "As in the inventor's figure")
            .value(Array.CVP, "By the account of the Chess Variant Pages");
    private static final Option<PawnCaptures> PAWN_CAPTURES = Option.of(
                    "pawn-captures", "Pawn captures", "Whether a pawn also captures straight forward and up at once.")
            .value(PawnCaptures.FIVE, "In five ways")
            .value(PawnCaptures.FOUR, "In four ways");

    static final Variant VARIANT = Variant.ofBase(
                    "raumschach",
                    "Raumschach",
                    "A turn is one move on five boards above each other; checkmate wins.",
                    Raumschach::game)
            .by("Ferdinand Maack")
            .in(1907)
            .with(ARRAY, PAWN_CAPTURES);

    private Raumschach() {}

    private static Movement steps(int range) {
        return Movement.slides(0, 0, 1)
                .and(Movement.slides(0, 1, 1))
                .and(Movement.slides(1, 1, 1))
                .range(range);
    }

    private static Movement pawn(PawnCaptures captures) {
        Movement taking = Movement.leap(1, 1, 0)
                .and(Movement.leap(-1, 1, 0))
                .and(Movement.leap(1, 0, 1))
                .and(Movement.leap(-1, 0, 1));
        if (captures == PawnCaptures.FIVE) {
            taking = taking.and(Movement.leap(0, 1, 1));
        }
        return Movement.leap(0, 1, 0).and(Movement.leap(0, 0, 1)).moveOnly().and(taking.captureOnly());
    }

    /** Returns the base game as decided. */
    public static BaseGame game() {
        return VARIANT.choice().game();
    }

    private static BaseGame game(Choice choice) {
        PieceType pawn = PieceType.of("pawn", 'P', pawn(choice.of(PAWN_CAPTURES)));
        Board board = Board.of(5, 5, 5, Board.LevelNames.LETTERS);
        Promotion promotion = Promotion.of(pawn, QUEEN, ROOK, BISHOP, KNIGHT, UNICORN)
                .must(Set.of(
                        board.square("Ea5"),
                        board.square("Eb5"),
                        board.square("Ec5"),
                        board.square("Ed5"),
                        board.square("Ee5")));
        return BaseGame.builder(choice.id(), board)
                .royal(KING)
                .pieces(QUEEN, ROOK, BISHOP, KNIGHT, UNICORN)
                .pawn(pawn)
                .array("rnknr/ppppp/5/5/5|" + (choice.of(ARRAY) == Array.CVP ? "buqbu" : "ubqub")
                        + "/ppppp/5/5/5|5/5/5/5/5|5/5/5/PPPPP/BUQBU|5/5/5/PPPPP/RNKNR")
                .mirrorsLevels()
                .promotion(promotion)
                .build();
    }

    /** Returns the rule set of Raumschach as decided, one move a turn (id {@code raumschach}). */
    public static RuleSet rules() {
        return VARIANT.rules();
    }

    /** Returns the options at their defaults. */
    public static Options options() {
        return new Options(VARIANT.choice());
    }

    /** The options of Raumschach. Immutable, equal by value; each method returns changed options. */
    public static final class Options extends VariantOptions<Options> {
        private Options(Choice choice) {
            super(choice, Options::new);
        }

        /** Sets the array; {@link Array#MAACK} if this is not called. */
        public Options array(Array value) {
            return with(ARRAY, value);
        }

        /** Sets how many ways a pawn captures; {@link PawnCaptures#FIVE} if this is not called. */
        public Options pawnCaptures(PawnCaptures value) {
            return with(PAWN_CAPTURES, value);
        }

        /** Returns the base game with these options. */
        public BaseGame game() {
            return choice().game();
        }
    }
}
