package io.github.multimove.twins;

import io.github.multimove.Orthodox;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.SiblingBond;
import io.github.multimove.rules.SiblingPromotion;
import io.github.multimove.rules.Siblings;
import io.github.multimove.spi.Choice;
import io.github.multimove.spi.Option;
import io.github.multimove.spi.Variant;
import io.github.multimove.spi.VariantOptions;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;

/**
 * Twins Chess, or Conjoined Twins: a turn moves one single piece, or all siblings of one set; a captured piece's siblings are
 * removed with it, and the captor too if one of them guards the square. Board, pieces and array are the orthodox
 * game's; won by checkmate.
 *
 * <p>{@link #rules()} of {@link #options()} is the game; its variations are options, all of which combine, but for
 * {@link Array#TWIN_QUEENS_ONLY} with {@link #promotion}: {@code Twins.options().bond(SiblingBond.SEPARATED).sharing(true).rules()}
 * is {@code twins[bond=separated,sharing=true]}.
 *
 * <p>Source: Edward Jackman, Twins Chess (Conjoined Twins), 1998, as rules/twins.md states it.
 *
 * <h2>Guarantees</h2>
 *
 * Immutable, equal by value: every option answers a new value. Safe to share between threads.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="twins"}
 */
public final class Twins extends VariantOptions<Twins> {
    /** Which pieces of the array are siblings (rules/twins.md, Variations, {@code array}). */
    public enum Array {
        /** The two rooks, bishops and knights of each side. */
        STANDARD,
        /** As standard, and king and queen. */
        ROYAL_QUEEN,
        /** As standard, and two twin queens stacked on the queen's square. */
        TWIN_QUEENS,
        /** Only two twin queens stacked on the queen's square; promoted pieces are single. */
        TWIN_QUEENS_ONLY,
        /** The adjacent bishop and knight of each wing; rooks are single. */
        FRATERNAL
    }

    /** How the siblings of a turn move (rules/twins.md, Variations, {@code order}). */
    public enum Order {
        /** At once: each sub-move is judged on the board before the turn. */
        SIMULTANEOUS,
        /** One after the other in whatever order works, each judged on the board as it then stands. */
        SEQUENTIAL
    }

    private static final String TWO_QUEENS = "rnb(qq)kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB(QQ)KBNR";
    private static final Option<Array> ARRAY = Option.of(
                    "array", "Array", "Which pieces are siblings when the game begins.")
            .value(Array.STANDARD, "Rooks, bishops and knights")
            .value(Array.ROYAL_QUEEN, "King and queen as well")
            .value(Array.TWIN_QUEENS, "Two queens a side as well")
            .value(Array.TWIN_QUEENS_ONLY, "Two queens a side, no one else")
            .value(Array.FRATERNAL, "Each bishop with the knight beside it");
    private static final Option<SiblingBond> BOND = Option.of("bond", "Bond", "What binds siblings.")
            .value(SiblingBond.CONJOINED, "They move together and die together")
            .value(SiblingBond.SEPARATED, "One, some or all move; they die together")
            .value(SiblingBond.SEPARATED_SINGLE, "One piece moves; they die together")
            .value(SiblingBond.IDENTICAL, "They move together; each dies alone");
    private static final Option<Boolean> SHARING = Option.of(
                    "sharing", "Sharing", "Whether siblings may stand on one square at any time.")
            .value(false, "A square for each")
            .value(true, "Siblings may share a square");
    private static final Option<Order> ORDER = Option.of("order", "Order", "How the siblings of a turn move.")
            .value(Order.SIMULTANEOUS, "At once")
            .value(Order.SEQUENTIAL, "One after the other");
    /** Left out, it depends on the array. */
    private static final Option<SiblingPromotion> PROMOTION = Option.of(
                    "promotion", "Promotion", "What a promoted pawn becomes.")
            .value(SiblingPromotion.EITHER, "As the player chooses")
            .value(SiblingPromotion.SIBLING, "A sibling of the pieces of its kind")
            .value(SiblingPromotion.TWINS, "Two pieces, siblings of each other")
            .leftOut(SiblingPromotion.SINGLE);

    static final Variant VARIANT = Variant.of(
                    "twins",
                    "Twins Chess",
                    "Rooks, bishops and knights are twins, which move together; checkmate wins.",
                    Twins::rules)
            .by("Edward Jackman")
            .in(1998)
            .alsoCalled("Conjoined Twins")
            .with(ARRAY, BOND, SHARING, ORDER, PROMOTION);

    private Twins(Choice choice) {
        super(choice, Twins::new);
    }

    /** Returns the options of the game as published: every option at its default. */
    public static Twins options() {
        return new Twins(VARIANT.choice());
    }

    /** Sets which pieces of the array are siblings; {@link Array#STANDARD} if this is not called. */
    public Twins array(Array value) {
        return with(ARRAY, value);
    }

    /** Sets how siblings are bound; {@link SiblingBond#CONJOINED} if this is not called. */
    public Twins bond(SiblingBond value) {
        return with(BOND, value);
    }

    /** Sets whether siblings may stand on one square at any time; false if this is not called. */
    public Twins sharing(boolean value) {
        return with(SHARING, value);
    }

    /** Sets how siblings move within a turn; {@link Order#SIMULTANEOUS} if this is not called. */
    public Twins order(Order value) {
        return with(ORDER, value);
    }

    /**
     * Sets what a promotion gives; {@link SiblingPromotion#EITHER} if this is not called, but with
     * {@link Array#TWIN_QUEENS_ONLY} one single piece.
     *
     * @throws IllegalArgumentException if it is {@link SiblingPromotion#SINGLE}, which only
     *     {@link Array#TWIN_QUEENS_ONLY} has, by itself
     */
    public Twins promotion(SiblingPromotion value) {
        Objects.requireNonNull(value, "value");
        if (value == SiblingPromotion.SINGLE) {
            throw new IllegalArgumentException("expected promotion either, sibling or twins, found single, which"
                    + " array=twin-queens-only has by itself");
        }
        return with(PROMOTION, value);
    }

    /**
     * Returns a rule set with other pairs, or larger sets, of siblings in the array than any option gives: fraternal
     * twins of the program's choice. Positions of it must name their sets.
     *
     * @param id the rule set's id, chosen by the program
     * @param sets the sets of both sides in the array, as in position text, such as {@code a1+b1,a8+b8}
     * @throws IllegalArgumentException if the sets are not of that form or do not fit the array
     */
    public RuleSet rules(String id, String sets) {
        return rules(choice(), id, List.of(), Objects.requireNonNull(sets, "sets"));
    }

    private static RuleSet rules(Choice choice) {
        Array array = choice.of(ARRAY);
        SiblingPromotion promotion = choice.of(PROMOTION);
        if (array == Array.TWIN_QUEENS_ONLY && promotion != SiblingPromotion.SINGLE) {
            throw new IllegalArgumentException(
                    "expected no promotion option of twins with array=twin-queens-only, where promoted pieces are single,"
                            + " found promotion="
                            + promotion.name().toLowerCase(Locale.ROOT));
        }
        return rules(choice, choice.id(), kin(array), array == Array.FRATERNAL ? "b1+c1,f1+g1,b8+c8,f8+g8" : "");
    }

    private static RuleSet rules(Choice choice, String id, List<Set<PieceType>> kin, String sets) {
        Array array = choice.of(ARRAY);
        SiblingPromotion promotion = choice.of(PROMOTION);
        return RuleSet.of(
                id,
                base(array),
                Siblings.of(choice.of(BOND))
                        .sharing(choice.of(SHARING))
                        .sequential(choice.of(ORDER) == Order.SEQUENTIAL)
                        .promotion(
                                array == Array.TWIN_QUEENS_ONLY
                                        ? SiblingPromotion.SINGLE
                                        : promotion == SiblingPromotion.SINGLE ? SiblingPromotion.EITHER : promotion)
                        .kin(kin)
                        .arraySets(sets));
    }

    private static BaseGame base(Array array) {
        return switch (array) {
            case TWIN_QUEENS, TWIN_QUEENS_ONLY ->
                Orthodox.game().toBuilder("twin-queens").array(TWO_QUEENS).build();
            default -> Orthodox.game();
        };
    }

    private static List<Set<PieceType>> kin(Array array) {
        Set<PieceType> rooks = Set.of(Orthodox.ROOK);
        Set<PieceType> bishops = Set.of(Orthodox.BISHOP);
        Set<PieceType> knights = Set.of(Orthodox.KNIGHT);
        return switch (array) {
            case STANDARD -> List.of(rooks, bishops, knights);
            case ROYAL_QUEEN -> List.of(Set.of(Orthodox.KING, Orthodox.QUEEN), rooks, bishops, knights);
            case TWIN_QUEENS -> List.of(Set.of(Orthodox.QUEEN), rooks, bishops, knights);
            case TWIN_QUEENS_ONLY -> List.of(Set.of(Orthodox.QUEEN));
            case FRATERNAL -> List.of();
        };
    }
}
