package io.github.multimove.rules;

import io.github.multimove.PieceType;
import java.util.EnumSet;
import java.util.Objects;
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
public final class Step {
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

    /** What is true of a step, or not. */
    private enum Fact {
        OR_DROP,
        SAFE,
        QUIET,
        NO_DOUBLE_STEP,
        ENDS_TURN
    }

    private final Kind kind;
    private final Pieces pieces;
    private final Set<PieceType> types;
    private final Duty duty;
    private final EnPassant enPassant;
    private final Set<Fact> facts;

    private Step(Kind kind, Pieces pieces, Set<PieceType> types, Duty duty, EnPassant enPassant, Set<Fact> facts) {
        this.kind = kind;
        this.pieces = pieces;
        this.types = Set.copyOf(types);
        this.duty = Objects.requireNonNull(duty, "duty");
        this.enPassant = Objects.requireNonNull(enPassant, "enPassant");
        this.facts = facts;
    }

    private static Step of(Kind kind) {
        return new Step(kind, Pieces.ALL, Set.of(), Duty.REQUIRED, EnPassant.ALLOWED, EnumSet.noneOf(Fact.class));
    }

    private Step with(Fact fact) {
        EnumSet<Fact> more = EnumSet.copyOf(facts);
        more.add(fact);
        return new Step(kind, pieces, types, duty, enPassant, more);
    }

    /** Returns the step of a piece of the mover's. */
    public static Step move() {
        return of(Kind.MOVE);
    }

    /** Returns the step of a piece in hand. */
    public static Step drop() {
        return of(Kind.DROP);
    }

    /** Returns the step of an enemy pawn, one square forward to an empty square (rules/avalanche.md, 2). */
    public static Step push() {
        return of(Kind.PUSH);
    }

    /** Returns the step of the neutral piece (rules/duck.md, 2). */
    public static Step place() {
        return of(Kind.PLACE);
    }

    /** Returns the step of the promotion owed (rules/avalanche.md, 3). Safety is never asked after it. */
    public static Step choose() {
        return of(Kind.CHOOSE);
    }

    /**
     * Returns the step in which a piece of the mover's changes places with another piece, of either side, that stands where it could
     * go or capture (rules/more-series.md, Balanced Swap Chess). Any pieces swap, whether they have moved in the turn or not; nothing is
     * captured. A pawn that comes to where it promotes does so, and the mover chooses the piece.
     */
    public static Step swap() {
        return of(Kind.SWAP);
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
        if (pieces != Pieces.ALL) {
            throw new IllegalStateException(
                    "expected one restriction of the pieces that make a step, found " + others + " after " + pieces);
        }
        return new Step(kind, others, ofTypes, duty, enPassant, facts);
    }

    /** Returns this step with another duty; {@link Duty#REQUIRED} if this is never called. */
    public Step duty(Duty duty) {
        return new Step(kind, pieces, types, duty, enPassant, facts);
    }

    /**
     * Returns this step, after which no enemy piece may stand ready to capture the mover's last royal piece by one sub-move
     * (rules/series.md, between). It has no effect in games won by capture.
     */
    public Step safe() {
        return with(Fact.SAFE);
    }

    /** Returns this step without captures. */
    public Step quiet() {
        return with(Fact.QUIET);
    }

    /** Returns this step without a pawn's double step. */
    public Step noDoubleStep() {
        return with(Fact.NO_DOUBLE_STEP);
    }

    /** Returns this step capturing en passant at other times; {@link EnPassant#ALLOWED} if this is never called. */
    public Step enPassant(EnPassant enPassant) {
        return new Step(kind, pieces, types, duty, enPassant, facts);
    }

    /** Returns this step, after which the turn is whole. */
    public Step endsTurn() {
        return with(Fact.ENDS_TURN);
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
        return with(Fact.OR_DROP);
    }

    /** Returns what the step consists in. */
    public Kind kind() {
        return kind;
    }

    /** Returns which pieces may make it. */
    public Pieces pieces() {
        return pieces;
    }

    /** Returns the types of the pieces that may make it; empty where {@link #pieces()} says it without types. */
    public Set<PieceType> types() {
        return types;
    }

    /** Returns what follows when it is not made. */
    public Duty duty() {
        return duty;
    }

    /** Returns when it may capture en passant. */
    public EnPassant enPassant() {
        return enPassant;
    }

    /** Returns whether the mover's last royal piece must be safe after it. */
    public boolean isSafe() {
        return facts.contains(Fact.SAFE);
    }

    /** Returns whether it captures nothing. */
    public boolean isQuiet() {
        return facts.contains(Fact.QUIET);
    }

    /** Returns whether a pawn's double step is allowed. */
    public boolean allowsDoubleStep() {
        return !facts.contains(Fact.NO_DOUBLE_STEP);
    }

    /** Returns whether the turn is whole after it. */
    public boolean isLast() {
        return facts.contains(Fact.ENDS_TURN);
    }

    /** Returns whether a piece in hand may be dropped in place of the move. */
    public boolean mayBeDrop() {
        return facts.contains(Fact.OR_DROP);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Step step
                && kind == step.kind
                && pieces == step.pieces
                && types.equals(step.types)
                && duty == step.duty
                && enPassant == step.enPassant
                && facts.equals(step.facts);
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** Returns the step as it is written in Java. */
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder(kind.name().toLowerCase(java.util.Locale.ROOT)).append("()");
        out.append(
                switch (pieces) {
                    case ALL -> "";
                    case PAWNS -> ".pawns()";
                    case OTHERS -> ".others()";
                    case ROYALS -> ".royals()";
                    case NEITHER -> ".neitherPawnsNorRoyals()";
                    case TYPES ->
                        types.stream().map(PieceType::toString).sorted().collect(Collectors.joining(", ", ".by(", ")"));
                });
        if (mayBeDrop()) {
            out.append(".orDrop()");
        }
        if (duty != Duty.REQUIRED) {
            out.append(".duty(").append(duty).append(')');
        }
        if (isSafe()) {
            out.append(".safe()");
        }
        if (isQuiet()) {
            out.append(".quiet()");
        }
        if (!allowsDoubleStep()) {
            out.append(".noDoubleStep()");
        }
        if (enPassant != EnPassant.ALLOWED) {
            out.append(".enPassant(").append(enPassant).append(')');
        }
        return isLast() ? out.append(".endsTurn()").toString() : out.toString();
    }
}
