package io.github.multimove.twins;

import io.github.multimove.Orthodox;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.SiblingBond;
import io.github.multimove.rules.SiblingPromotion;
import io.github.multimove.rules.Siblings;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

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
 * Immutable: every option answers a new value. Safe to share between threads.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.EveryGame" region="twins"}
 */
public final class Twins {
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
    private static final Twins DEFAULT = new Twins(
            Array.STANDARD, SiblingBond.CONJOINED, false, Order.SIMULTANEOUS, Optional.empty(), new TreeMap<>());

    private final Array array;
    private final SiblingBond bond;
    private final boolean sharing;
    private final Order order;
    private final Optional<SiblingPromotion> promotion;
    private final Map<String, String> written;

    private Twins(
            Array array,
            SiblingBond bond,
            boolean sharing,
            Order order,
            Optional<SiblingPromotion> promotion,
            Map<String, String> written) {
        this.array = array;
        this.bond = bond;
        this.sharing = sharing;
        this.order = order;
        this.promotion = promotion;
        this.written = written;
    }

    /** Returns the options of the game as published: every option at its default. */
    public static Twins options() {
        return DEFAULT;
    }

    /** Sets which pieces of the array are siblings; {@link Array#STANDARD} if this is not called. */
    public Twins array(Array value) {
        return new Twins(value, bond, sharing, order, promotion, written("array", value.name(), Array.STANDARD.name()));
    }

    /** Sets how siblings are bound; {@link SiblingBond#CONJOINED} if this is not called. */
    public Twins bond(SiblingBond value) {
        return new Twins(
                array, value, sharing, order, promotion, written("bond", value.name(), SiblingBond.CONJOINED.name()));
    }

    /** Sets whether siblings may stand on one square at any time; false if this is not called. */
    public Twins sharing(boolean value) {
        return new Twins(array, bond, value, order, promotion, written("sharing", Boolean.toString(value), "FALSE"));
    }

    /** Sets how siblings move within a turn; {@link Order#SIMULTANEOUS} if this is not called. */
    public Twins order(Order value) {
        return new Twins(
                array, bond, sharing, value, promotion, written("order", value.name(), Order.SIMULTANEOUS.name()));
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
        return new Twins(
                array,
                bond,
                sharing,
                order,
                Optional.of(value),
                written("promotion", value.name(), SiblingPromotion.EITHER.name()));
    }

    private Map<String, String> written(String option, String value, String byDefault) {
        Map<String, String> more = new TreeMap<>(written);
        if (value.equalsIgnoreCase(byDefault)) {
            more.remove(option);
        } else {
            more.put(option, value.toLowerCase(Locale.ROOT).replace('_', '-'));
        }
        return more;
    }

    /**
     * Returns the rule set of these options.
     *
     * @throws IllegalArgumentException if {@link Array#TWIN_QUEENS_ONLY} comes with a promotion
     */
    public RuleSet rules() {
        if (array == Array.TWIN_QUEENS_ONLY && promotion.isPresent()) {
            throw new IllegalArgumentException(
                    "expected no promotion option of twins with array=twin-queens-only, where promoted pieces are single,"
                            + " found promotion="
                            + promotion.get().name().toLowerCase(Locale.ROOT));
        }
        String id = written.isEmpty()
                ? "twins"
                : written.entrySet().stream()
                        .map(option -> option.getKey() + "=" + option.getValue())
                        .collect(Collectors.joining(",", "twins[", "]"));
        return rules(id, kin(), array == Array.FRATERNAL ? "b1+c1,f1+g1,b8+c8,f8+g8" : "");
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
        return rules(id, List.of(), Objects.requireNonNull(sets, "sets"));
    }

    private RuleSet rules(String id, List<Set<PieceType>> kin, String sets) {
        SiblingPromotion by =
                array == Array.TWIN_QUEENS_ONLY ? SiblingPromotion.SINGLE : promotion.orElse(SiblingPromotion.EITHER);
        return RuleSet.of(
                id,
                base(),
                Siblings.of(bond)
                        .sharing(sharing)
                        .sequential(order == Order.SEQUENTIAL)
                        .promotion(by)
                        .kin(kin)
                        .arraySets(sets));
    }

    private BaseGame base() {
        return switch (array) {
            case TWIN_QUEENS, TWIN_QUEENS_ONLY ->
                Orthodox.game().toBuilder("twin-queens").array(TWO_QUEENS).build();
            default -> Orthodox.game();
        };
    }

    private List<Set<PieceType>> kin() {
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
