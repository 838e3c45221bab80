package io.github.multimove.rules;

import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.rules.Parts.Kinds;
import io.github.multimove.rules.Parts.Part;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * How pieces in hand are dropped. Ranks are counted from 0 at the owner's side.
 *
 * <p>Immutable, equal by value. As {@link #of} gives it, every kind may be dropped on every empty square of the ranks; the
 * other methods restrict that, or let pieces be dropped on friendly pieces (rules/geminus.md, Drop phase):
 *
 * {@snippet class="io.github.multimove.docs.PartsOfGames" region="drops"}
 */
public final class Drops extends Described {
    /** Of which kind and on which ranks pieces are dropped on, and to which rank they go. */
    private record Relocation(PieceType on, Set<Integer> ranks, int to) {
        @Override
        public String toString() {
            return on + ", " + ranks + ", " + to;
        }
    }

    private static final Kinds KINDS = new Kinds();
    private static final Part<Set<Integer>> ZONE = KINDS.part("of", Set.of());
    private static final Part<Map<PieceType, Set<Integer>>> ONLY = KINDS.part("only", Map.of());
    private static final Part<Set<PieceType>> OPPOSITE_COLOURS = KINDS.part("oppositeColours", Set.of());
    private static final Part<Optional<Relocation>> RELOCATING = KINDS.part("relocating", Optional.empty());
    private static final Part<Map<Piece, Set<Square>>> WITHIN = KINDS.part("within", Map.of());
    private static final Part<Set<PieceType>> ONE_TO_A_FILE = KINDS.part("oneToAFile", Set.of());
    private static final Part<Set<PieceType>> NOT_CHECKING = KINDS.part("notChecking", Set.of());
    private static final Part<Set<PieceType>> NOT_MATING = KINDS.part("notMating", Set.of());
    private static final Part<Boolean> ON_TOP = KINDS.part("onTop()", false);
    private static final Parts USUAL = KINDS.usual();

    private Drops(Parts parts) {
        super("Drops", parts);
    }

    private <T> Drops with(Part<T> part, T value) {
        return new Drops(parts.with(part, value));
    }

    private <K, V> Drops with(Part<Map<K, V>> part, K key, V value) {
        return new Drops(parts.with(part, key, value));
    }

    /** Returns drops of every kind on the empty squares of those ranks. */
    public static Drops of(Integer... ranks) {
        Objects.requireNonNull(ranks, "ranks");
        return new Drops(USUAL.with(ZONE, Set.of(ranks)));
    }

    /** Returns these drops with a kind that may be dropped, on empty squares or not, on those ranks alone. */
    public Drops only(PieceType kind, Integer... ranks) {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(ranks, "ranks");
        return with(ONLY, kind, Set.of(ranks));
    }

    /** Returns these drops with the kinds of which no two of a side may stand on squares of one colour. */
    public Drops oppositeColours(PieceType... kinds) {
        Objects.requireNonNull(kinds, "kinds");
        return with(OPPOSITE_COLOURS, Set.of(kinds));
    }

    /**
     * Returns these drops, also on friendly pieces, which are then relocated.
     *
     * @param kind the kind of friendly piece that may be dropped on
     * @param ranks the ranks on which such a piece may be dropped on
     * @param to the rank on whose empty squares it is relocated
     */
    public Drops relocating(PieceType kind, Set<Integer> ranks, int to) {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(ranks, "ranks");
        return with(RELOCATING, Optional.of(new Relocation(kind, Set.copyOf(ranks), to)));
    }

    /** Returns these drops with a kind that a side drops on those squares alone, as far as the ranks allow it. */
    public Drops within(Side side, PieceType kind, Set<Square> squares) {
        Objects.requireNonNull(side, "side");
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(squares, "squares");
        return with(WITHIN, new Piece(side, kind), Set.copyOf(squares));
    }

    /** Returns these drops with the kinds that are dropped on no file where a piece of the kind and side stands. */
    public Drops oneToAFile(PieceType... kinds) {
        Objects.requireNonNull(kinds, "kinds");
        return with(ONE_TO_A_FILE, Set.of(kinds));
    }

    /**
     * Returns these drops with the kinds by whose drop a turn does not mate: a turn that ends with such a drop, or holds one where
     * sub-moves are made at once, is illegal where the other side is in check after it and has no legal turn, as in shogi.
     */
    public Drops notMating(PieceType... kinds) {
        Objects.requireNonNull(kinds, "kinds");
        return with(NOT_MATING, Set.of(kinds));
    }

    /**
     * Returns these drops with the kinds by whose drop a turn does not give check: a turn that ends with such a drop, or holds one
     * where sub-moves are made at once, is illegal where the other side is in check after it.
     */
    public Drops notChecking(PieceType... kinds) {
        Objects.requireNonNull(kinds, "kinds");
        return with(NOT_CHECKING, Set.of(kinds));
    }

    /** Returns these drops, but only on White's first rank and straight above pieces and holes, as in Connect Four. */
    public Drops onTop() {
        return with(ON_TOP, true);
    }

    /** Returns whether pieces are dropped on the first rank and above pieces alone. */
    public boolean isOnTop() {
        return parts.get(ON_TOP);
    }

    /** Returns the ranks on which pieces are dropped on empty squares. */
    public Set<Integer> zone() {
        return parts.get(ZONE);
    }

    /** Returns the kinds that may be dropped, on empty squares or not, on fewer ranks than others. */
    public Map<PieceType, Set<Integer>> only() {
        return parts.get(ONLY);
    }

    /** Returns the kinds of which no two of a side may stand on squares of one colour. */
    public Set<PieceType> oppositeColours() {
        return parts.get(OPPOSITE_COLOURS);
    }

    /** Returns the kind of friendly piece that may be dropped on, if there is one. */
    public Optional<PieceType> on() {
        return parts.get(RELOCATING).map(Relocation::on);
    }

    /** Returns the ranks on which such a piece may be dropped on. */
    public Set<Integer> onRanks() {
        return parts.get(RELOCATING).map(Relocation::ranks).orElse(Set.of());
    }

    /** Returns the rank on whose empty squares such a piece is relocated, if pieces may be dropped on. */
    public OptionalInt relocatedTo() {
        return parts.get(RELOCATING).stream().mapToInt(Relocation::to).findFirst();
    }

    /** Returns the squares on which a side may drop a kind; what has no entry may be dropped everywhere. */
    public Map<Piece, Set<Square>> within() {
        return parts.get(WITHIN);
    }

    /** Returns the kinds that are dropped on no file where a piece of the kind and side stands. */
    public Set<PieceType> oneToAFile() {
        return parts.get(ONE_TO_A_FILE);
    }

    /** Returns the kinds by whose drop a turn does not give check. */
    public Set<PieceType> notChecking() {
        return parts.get(NOT_CHECKING);
    }

    /** Returns the kinds by whose drop a turn does not mate. */
    public Set<PieceType> notMating() {
        return parts.get(NOT_MATING);
    }

    /** Returns the drops as they are written in Java. */
    @Override
    public String toString() {
        return "Drops" + parts;
    }
}
