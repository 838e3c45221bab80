package io.github.multimove.rules;

import io.github.multimove.PieceType;
import io.github.multimove.rules.Parts.Kinds;
import io.github.multimove.rules.Parts.Part;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * One link of an ordered turn: which sub-move may be made there, and what follows when it is not made (rules/series.md).
 *
 * <p>Immutable, equal by value. A step says what concerns one sub-move; what relates sub-moves to each other is the
 * {@link Series}' to say. Which pieces are pawns and which are royal is the base game's.
 *
 * {@snippet class="io.github.multimove.docs.OwnVariant" region="series-invented"}
 */
public final class Step extends Described {
    /** What a step consists in. This enum may grow. */
    public enum Kind {
        /** A piece of the side to move moves, captures or castles. */
        MOVE,
        /** A piece in hand is dropped. */
        DROP,
        /** A pawn of the other side goes one square forward; if it reaches its last rank, its owner owes a choice. */
        PUSH,
        /** The neutral piece is set on an empty square other than its own. */
        PLACE,
        /** The promotion owed for a pawn that was pushed to its last rank is chosen. */
        CHOOSE,
        /** A piece of the side to move and another piece change places. */
        SWAP
    }

    /** Which pieces may make a step. This enum may grow. */
    public enum Pieces {
        /** All. */
        ALL,
        /** Pawns, by the base game's tag. */
        PAWNS,
        /** All but pawns. */
        OTHERS,
        /** Royal pieces. */
        ROYALS,
        /** All but pawns and royal pieces. */
        NEITHER,
        /** Those of some types ({@link Step#types()}). */
        TYPES
    }

    /** What follows when a step is not made (rules/series.md, short). This enum may grow. */
    public enum Duty {
        /** What has been played is no turn. */
        REQUIRED,
        /** The step is left out only if no sub-move is allowed there. */
        IF_POSSIBLE,
        /** The step may be left out. */
        OPTIONAL,
        /** As {@link #IF_POSSIBLE}, but the mover is then stalemated: the turn ends, and the same side is to move. */
        OR_STALEMATE
    }

    /** When a step may capture en passant (rules/series.md, by place). This enum may grow. */
    public enum EnPassant {
        /** Whenever the base game allows it. */
        ALLOWED,
        /** As first sub-move of the turn, and right after one of the same turn that itself captured en passant. */
        AFTER_ANOTHER,
        /** Never. */
        NEVER
    }

    /** Which pieces make a step, as it is written in Java. */
    private record By(Pieces pieces, Set<PieceType> types) {
        @Override
        public String toString() {
            return switch (pieces) {
                case ALL -> "";
                case PAWNS -> ".pawns()";
                case OTHERS -> ".others()";
                case ROYALS -> ".royals()";
                case NEITHER -> ".neitherPawnsNorRoyals()";
                case TYPES ->
                    types.stream().map(PieceType::toString).sorted().collect(Collectors.joining(", ", ".by(", ")"));
            };
        }
    }

    private static final Kinds KINDS = new Kinds();
    private static final Part<By> BY = KINDS.part("", new By(Pieces.ALL, Set.of()));
    private static final Part<Boolean> OR_DROP = KINDS.part("orDrop()", false);
    private static final Part<Duty> DUTY = KINDS.part("duty", Duty.REQUIRED);
    private static final Part<Boolean> SAFE = KINDS.part("safe()", false);
    private static final Part<Boolean> QUIET = KINDS.part("quiet()", false);
    private static final Part<Boolean> NO_DOUBLE_STEP = KINDS.part("noDoubleStep()", false);
    private static final Part<EnPassant> EN_PASSANT = KINDS.part("enPassant", EnPassant.ALLOWED);
    private static final Part<Boolean> ENDS_TURN = KINDS.part("endsTurn()", false);
    private static final Parts USUAL = KINDS.usual();

    private final Kind kind;

    private Step(Kind kind, Parts parts) {
        super(kind, parts);
        this.kind = kind;
    }

    private <T> Step with(Part<T> part, T value) {
        return new Step(kind, parts.with(part, value));
    }

    /** Returns the step of a piece of the mover's. */
    public static Step move() {
        return new Step(Kind.MOVE, USUAL);
    }

    /** Returns the step of a piece in hand. */
    public static Step drop() {
        return new Step(Kind.DROP, USUAL);
    }

    /**
     * Returns the step of an enemy pawn, one square forward to an empty square (rules/avalanche.md, 2). Where pawns promote, a
     * series has at most one, and begins with {@link #choose()}.
     */
    public static Step push() {
        return new Step(Kind.PUSH, USUAL);
    }

    /** Returns the step of the neutral piece (rules/duck.md, 2). */
    public static Step place() {
        return new Step(Kind.PLACE, USUAL);
    }

    /** Returns the step of the promotion owed (rules/avalanche.md, 3). Safety is never asked after it. */
    public static Step choose() {
        return new Step(Kind.CHOOSE, USUAL);
    }

    /**
     * Returns the step in which a piece of the mover's changes places with another piece, of either side, that stands where it could
     * go or capture (rules/more-series.md, Balanced Swap Chess). Any pieces swap, whether they have moved in the turn or not; nothing is
     * captured. A pawn that comes to where it promotes does so, and the mover chooses the piece.
     */
    public static Step swap() {
        return new Step(Kind.SWAP, USUAL);
    }

    /**
     * Returns this step made by pawns alone.
     *
     * @throws IllegalStateException if it says already which pieces make it
     */
    public Step pawns() {
        return by(Pieces.PAWNS, Set.of());
    }

    /**
     * Returns this step made by pieces other than pawns.
     *
     * @throws IllegalStateException if it says already which pieces make it
     */
    public Step others() {
        return by(Pieces.OTHERS, Set.of());
    }

    /**
     * Returns this step made by royal pieces alone; castling is a royal piece's move.
     *
     * @throws IllegalStateException if it says already which pieces make it
     */
    public Step royals() {
        return by(Pieces.ROYALS, Set.of());
    }

    /**
     * Returns this step made by pieces that are neither pawns nor royal.
     *
     * @throws IllegalStateException if it says already which pieces make it
     */
    public Step neitherPawnsNorRoyals() {
        return by(Pieces.NEITHER, Set.of());
    }

    /**
     * Returns this step made by pieces of those types alone; castling is a royal piece's move.
     *
     * @throws IllegalArgumentException if there is none
     * @throws IllegalStateException if it says already which pieces make it
     */
    public Step by(Set<PieceType> types) {
        if (types.isEmpty()) {
            throw new IllegalArgumentException("expected at least one piece type, found none");
        }
        return by(Pieces.TYPES, types);
    }

    private Step by(Pieces others, Set<PieceType> ofTypes) {
        if (pieces() != Pieces.ALL) {
            throw new IllegalStateException(
                    "expected one restriction of the pieces that make a step, found " + others + " after " + pieces());
        }
        return with(BY, new By(others, Set.copyOf(ofTypes)));
    }

    /** Returns this step with another duty; {@link Duty#REQUIRED} if this is never called. */
    public Step duty(Duty duty) {
        return with(DUTY, duty);
    }

    /**
     * Returns this step, after which no enemy piece may stand ready to capture the mover's last royal piece by one sub-move
     * (rules/series.md, between). It has no effect in games won by capture.
     */
    public Step safe() {
        return with(SAFE, true);
    }

    /** Returns this step without captures. */
    public Step quiet() {
        return with(QUIET, true);
    }

    /** Returns this step without a pawn's double step. */
    public Step noDoubleStep() {
        return with(NO_DOUBLE_STEP, true);
    }

    /** Returns this step capturing en passant at other times; {@link EnPassant#ALLOWED} if this is never called. */
    public Step enPassant(EnPassant enPassant) {
        return with(EN_PASSANT, enPassant);
    }

    /** Returns this step, after which the turn is whole. */
    public Step endsTurn() {
        return with(ENDS_TURN, true);
    }

    /**
     * Returns this step of a piece of the mover's, in which a piece in hand may be dropped instead (rules/series.md, Drops).
     *
     * @throws IllegalStateException if it is a step of another kind
     */
    public Step orDrop() {
        if (kind != Kind.MOVE) {
            throw new IllegalStateException("expected a move that may be a drop, found " + this);
        }
        return with(OR_DROP, true);
    }

    /** Returns what the step consists in. */
    public Kind kind() {
        return kind;
    }

    /** Returns which pieces may make it. */
    public Pieces pieces() {
        return parts.get(BY).pieces;
    }

    /** Returns the types of the pieces that may make it; empty where {@link #pieces()} says it without types. */
    public Set<PieceType> types() {
        return parts.get(BY).types;
    }

    /** Returns what follows when it is not made. */
    public Duty duty() {
        return parts.get(DUTY);
    }

    /** Returns when it may capture en passant. */
    public EnPassant enPassant() {
        return parts.get(EN_PASSANT);
    }

    /** Returns whether the mover's last royal piece must be safe after it. */
    public boolean isSafe() {
        return parts.get(SAFE);
    }

    /** Returns whether it captures nothing. */
    public boolean isQuiet() {
        return parts.get(QUIET);
    }

    /** Returns whether a pawn's double step is allowed. */
    public boolean allowsDoubleStep() {
        return !parts.get(NO_DOUBLE_STEP);
    }

    /** Returns whether the turn is whole after it. */
    public boolean isLast() {
        return parts.get(ENDS_TURN);
    }

    /** Returns whether a piece in hand may be dropped in place of the move. */
    public boolean mayBeDrop() {
        return parts.get(OR_DROP);
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** Returns the step as it is written in Java. */
    @Override
    public String toString() {
        return kind.name().toLowerCase(Locale.ROOT) + "()" + parts;
    }
}
