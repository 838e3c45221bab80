package io.github.multimove.bases;

import static io.github.multimove.Movement.betza;
import static io.github.multimove.Movement.leap;
import static io.github.multimove.Movement.slide;

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
import java.util.stream.Collectors;

/**
 * Dragonchess: three boards of 12x8 squares, the underworld (1), the ground (2) and the sky (3), and fifteen kinds of
 * pieces, of which each moves differently on each board. Gold is White and Scarlet is Black.
 *
 * <p>The half-turn clock is reset by captures and warrior moves. The option is {@link ElementalRise}.
 *
 * <p>Source: Gary Gygax, Dragonchess, Dragon Magazine 100, 1985, as rules/base-games.md states it.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="dragonchess"}
 */
public final class Dragonchess {
    /** Whether an elemental in the underworld may rise without capturing; option {@code elemental-rise}. */
    public enum ElementalRise {
        /** It rises only to capture: the default. */
        CAPTURE,
        /** It rises to an empty square too. */
        MOVE
    }

    private static final int UNDERWORLD = 0;
    private static final int GROUND = 1;
    private static final int SKY = 2;

    /** One file, one rank and one level at once. */
    private static final Movement TRIAGONAL_UP = betza("F").rising(1);

    private static final Movement TRIAGONAL_DOWN = betza("F").rising(-1);
    private static final Movement UP = leap(0, 0, 1);
    private static final Movement DOWN = leap(0, 0, -1);

    /** The sylph, of the sky, which returns from the ground to any empty home square of its side. */
    public static final PieceType SYLPH = PieceType.of(
            "sylph",
            'S',
            betza("mfFcfW")
                    .and(DOWN.captureOnly())
                    .fromLevels(SKY)
                    .and(UP.moveOnly().and(Movement.toHomeSquares()).fromLevels(GROUND)));
    /** The griffon, of sky and ground. */
    public static final PieceType GRIFFON = PieceType.of(
            "griffon",
            'G',
            betza("Z")
                    .and(TRIAGONAL_DOWN)
                    .fromLevels(SKY)
                    .and(betza("F").and(TRIAGONAL_UP).fromLevels(GROUND)));
    /** The dragon, of the sky, which captures remotely. */
    public static final PieceType DRAGON = PieceType.of(
            "dragon",
            'R',
            betza("BW").and(DOWN.remote()).and(betza("W").rising(-1).remote()));
    /** The warrior, of the ground, the pawn of the game. */
    public static final PieceType WARRIOR = PieceType.of("warrior", 'W', "mfWcfF");
    /** The oliphant, of the ground: a rook. */
    public static final PieceType OLIPHANT = PieceType.of("oliphant", 'O', "R");
    /** The unicorn, of the ground: a knight. */
    public static final PieceType UNICORN = PieceType.of("unicorn", 'U', "N");
    /** The thief, of the ground: a bishop. */
    public static final PieceType THIEF = PieceType.of("thief", 'T', "B");
    /** The hero, which leaps on the ground and returns there by any triagonal. */
    public static final PieceType HERO = PieceType.of(
            "hero",
            'H',
            betza("FA")
                    .and(TRIAGONAL_UP)
                    .and(TRIAGONAL_DOWN)
                    .fromLevels(GROUND)
                    .and(TRIAGONAL_DOWN.fromLevels(SKY))
                    .and(TRIAGONAL_UP.fromLevels(UNDERWORLD)));
    /** The cleric, of all boards: a king's step, or straight up or down. */
    public static final PieceType CLERIC =
            PieceType.of("cleric", 'C', betza("K").and(UP).and(DOWN));
    /** The mage, of all boards, on the ground a queen. */
    public static final PieceType MAGE = PieceType.of(
            "mage",
            'M',
            betza("Q")
                    .and(UP)
                    .and(DOWN)
                    .fromLevels(GROUND)
                    .and(betza("W").fromLevels(UNDERWORLD, SKY))
                    .and(slide(0, 0, -1).range(2).fromLevels(SKY))
                    .and(slide(0, 0, 1).range(2).fromLevels(UNDERWORLD)));
    /** The king, royal on every board, which away from the ground can only return to it. */
    public static final PieceType KING = PieceType.of(
            "king",
            'K',
            betza("K")
                    .and(UP)
                    .and(DOWN)
                    .fromLevels(GROUND)
                    .and(DOWN.fromLevels(SKY))
                    .and(UP.fromLevels(UNDERWORLD)));
    /** The paladin, of all boards: a king's step or a knight's leap in three dimensions, on the ground a knight too. */
    public static final PieceType PALADIN = PieceType.of(
            "paladin",
            'P',
            betza("K")
                    .and(betza("N").fromLevels(GROUND))
                    .and(betza("D").rising(1))
                    .and(betza("D").rising(-1))
                    .and(betza("W").rising(2))
                    .and(betza("W").rising(-2)));
    /** The dwarf, of underworld and ground. */
    public static final PieceType DWARF = PieceType.of(
            "dwarf",
            'D',
            betza("mfsWcfF")
                    .and(DOWN.moveOnly().fromLevels(GROUND))
                    .and(UP.captureOnly().fromLevels(UNDERWORLD)));
    /** The basilisk, of the underworld, which freezes the enemy piece above it. */
    public static final PieceType BASILISK = PieceType.of("basilisk", 'B', "fWfFmbW");
    /** The elemental, of underworld and ground, as decided. */
    public static final PieceType ELEMENTAL = elemental(ElementalRise.CAPTURE);

    private static final Option<ElementalRise> ELEMENTAL_RISE = Option.of(
                    "elemental-rise", "Rise of the elemental", "What the elemental's upward step does.")
            .value(ElementalRise.CAPTURE, "It captures only")
            .value(ElementalRise.MOVE, "It captures or moves");

    static final Variant VARIANT = Variant.ofBase(
                    "dragonchess",
                    "Dragonchess",
                    "A turn is one move on three boards: underworld, ground and sky; checkmate wins.",
                    Dragonchess::game)
            .by("Gary Gygax")
            .in(1985)
            .with(ELEMENTAL_RISE);

    private Dragonchess() {}

    private static PieceType elemental(ElementalRise rise) {
        Movement up = Movement.none();
        for (int[] step : new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
            up = up.and(leap(step[0], step[1], 1).over(step[0], step[1], 0));
        }
        return PieceType.of(
                "elemental",
                'E',
                betza("W2mF")
                        .and(rise == ElementalRise.MOVE ? up : up.captureOnly())
                        .fromLevels(UNDERWORLD)
                        .and(betza("W").rising(-1).over(0, 0, -1).fromLevels(GROUND)));
    }

    /** Returns the base game as decided. */
    public static BaseGame game() {
        return VARIANT.choice().game();
    }

    private static BaseGame game(Choice choice) {
        Board board = Board.of(12, 8, 3, Board.LevelNames.DIGITS);
        Promotion promotion = Promotion.of(WARRIOR, HERO)
                .must(board.squares().stream()
                        .filter(square -> square.level() == GROUND && square.rank() == 7)
                        .collect(Collectors.toUnmodifiableSet()));
        PieceType elemental = elemental(choice.of(ELEMENTAL_RISE));
        return BaseGame.builder(choice.id(), board)
                .pieces(SYLPH, GRIFFON, DRAGON)
                .pawn(WARRIOR)
                .pieces(OLIPHANT, UNICORN, THIEF, HERO, CLERIC, MAGE)
                .royal(KING)
                .pieces(PALADIN, DWARF, BASILISK, elemental)
                .standsOn(SYLPH, GROUND, SKY)
                .standsOn(GRIFFON, GROUND, SKY)
                .standsOn(DRAGON, SKY)
                .standsOn(WARRIOR, GROUND)
                .standsOn(OLIPHANT, GROUND)
                .standsOn(UNICORN, GROUND)
                .standsOn(THIEF, GROUND)
                .standsOn(DWARF, UNDERWORLD, GROUND)
                .standsOn(BASILISK, UNDERWORLD)
                .standsOn(elemental, UNDERWORLD, GROUND)
                .array("2g3r3g1/s1s1s1s1s1s1/12/12/12/12/S1S1S1S1S1S1/2G3R3G1"
                        + "|ouhtcmkpthuo/wwwwwwwwwwww/12/12/12/12/WWWWWWWWWWWW/OUHTCMKPTHUO"
                        + "|2b3e3b1/1d1d1d1d1d1d/12/12/12/12/1D1D1D1D1D1D/2B3E3B1")
                .promotion(promotion)
                .freeze(BASILISK, 0, 0, 1)
                .build();
    }

    /** Returns the rule set of Dragonchess as decided, one move a turn (id {@code dragonchess}). */
    public static RuleSet rules() {
        return VARIANT.rules();
    }

    /** Returns the options at their defaults. */
    public static Options options() {
        return new Options(VARIANT.choice());
    }

    /** The options of Dragonchess. Immutable, equal by value; each method returns changed options. */
    public static final class Options extends VariantOptions<Options> {
        private Options(Choice choice) {
            super(choice, Options::new);
        }

        /** Sets how the elemental's upward step is read; {@link ElementalRise#CAPTURE} if this is not called. */
        public Options elementalRise(ElementalRise value) {
            return with(ELEMENTAL_RISE, value);
        }

        /** Returns the base game with these options. */
        public BaseGame game() {
            return choice().game();
        }
    }
}
