package io.github.multimove.rules;

import io.github.multimove.PieceType;
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

    /** Which pieces make a step, and of which types where that is not said otherwise. */
    private record By(Pieces pieces, Set<PieceType> types) {
        static final By ALL = new By(Pieces.ALL, Set.of());
    }

    private final Kind kind;
    private final By by;
    private final Duty duty;
    private final EnPassant enPassant;
    private final boolean safe;
    private final boolean quiet;
    private final boolean noDoubleStep;
    private final boolean endsTurn;
    private final boolean orDrop;

    private Step(
            Kind kind,
            By by,
            Duty duty,
            EnPassant enPassant,
            boolean safe,
            boolean quiet,
            boolean noDoubleStep,
            boolean endsTurn,
            boolean orDrop) {
        this.kind = kind;
        this.by = by;
        this.duty = Objects.requireNonNull(duty, "duty");
        this.enPassant = Objects.requireNonNull(enPassant, "enPassant");
        this.safe = safe;
        this.quiet = quiet;
        this.noDoubleStep = noDoubleStep;
        this.endsTurn = endsTurn;
        this.orDrop = orDrop;
    }

    private static Step of(Kind kind) {
        return new Step(kind, By.ALL, Duty.REQUIRED, EnPassant.ALLOWED, false, false, false, false, false);
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

    /** Returns this step made by pawns alone. */
    public Step pawns() {
        return by(Pieces.PAWNS, Set.of());
    }

    /** Returns this step made by pieces other than pawns. */
    public Step others() {
        return by(Pieces.OTHERS, Set.of());
    }

    /** Returns this step made by royal pieces alone; castling is a royal piece's move. */
    public Step royals() {
        return by(Pieces.ROYALS, Set.of());
    }

    /** Returns this step made by pieces that are neither pawns nor royal. */
    public Step neitherPawnsNorRoyals() {
        return by(Pieces.NEITHER, Set.of());
    }

    /**
     * Returns this step made by pieces of those types alone; castling is a royal piece's move.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Step by(Set<PieceType> types) {
        if (types.isEmpty()) {
            throw new IllegalArgumentException("expected at least one piece type, found none");
        }
        return by(Pieces.TYPES, types);
    }

    private Step by(Pieces pieces, Set<PieceType> types) {
        By other = new By(pieces, Set.copyOf(types));
        return new Step(kind, other, duty, enPassant, safe, quiet, noDoubleStep, endsTurn, orDrop);
    }

    /** Returns this step with another duty; {@link Duty#REQUIRED} if this is never called. */
    public Step duty(Duty of) {
        Objects.requireNonNull(of, "of");
        return new Step(kind, by, of, enPassant, safe, quiet, noDoubleStep, endsTurn, orDrop);
    }

    /**
     * Returns this step, after which no enemy piece may stand ready to capture the mover's last royal piece by one sub-move
     * (rules/series.md, between). It has no effect in games won by capture.
     */
    public Step safe() {
        return new Step(kind, by, duty, enPassant, true, quiet, noDoubleStep, endsTurn, orDrop);
    }

    /** Returns this step without captures. */
    public Step quiet() {
        return new Step(kind, by, duty, enPassant, safe, true, noDoubleStep, endsTurn, orDrop);
    }

    /** Returns this step without a pawn's double step. */
    public Step noDoubleStep() {
        return new Step(kind, by, duty, enPassant, safe, quiet, true, endsTurn, orDrop);
    }

    /** Returns this step capturing en passant at other times; {@link EnPassant#ALLOWED} if this is never called. */
    public Step enPassant(EnPassant when) {
        Objects.requireNonNull(when, "when");
        return new Step(kind, by, duty, when, safe, quiet, noDoubleStep, endsTurn, orDrop);
    }

    /** Returns this step, after which the turn is whole. */
    public Step endsTurn() {
        return new Step(kind, by, duty, enPassant, safe, quiet, noDoubleStep, true, orDrop);
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
        return new Step(kind, by, duty, enPassant, safe, quiet, noDoubleStep, endsTurn, true);
    }

    /** Returns what the step consists in. */
    public Kind kind() {
        return kind;
    }

    /** Returns which pieces may make it. */
    public Pieces pieces() {
        return by.pieces;
    }

    /** Returns the types of the pieces that may make it; empty where {@link #pieces()} says it without types. */
    public Set<PieceType> types() {
        return by.types;
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
        return safe;
    }

    /** Returns whether it captures nothing. */
    public boolean isQuiet() {
        return quiet;
    }

    /** Returns whether a pawn's double step is allowed. */
    public boolean allowsDoubleStep() {
        return !noDoubleStep;
    }

    /** Returns whether the turn is whole after it. */
    public boolean isLast() {
        return endsTurn;
    }

    /** Returns whether a piece in hand may be dropped in place of the move. */
    public boolean mayBeDrop() {
        return orDrop;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Step step
                && kind == step.kind
                && by.equals(step.by)
                && duty == step.duty
                && enPassant == step.enPassant
                && safe == step.safe
                && quiet == step.quiet
                && noDoubleStep == step.noDoubleStep
                && endsTurn == step.endsTurn
                && orDrop == step.orDrop;
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
                switch (by.pieces) {
                    case ALL -> "";
                    case PAWNS -> ".pawns()";
                    case OTHERS -> ".others()";
                    case ROYALS -> ".royals()";
                    case NEITHER -> ".neitherPawnsNorRoyals()";
                    case TYPES ->
                        by.types.stream()
                                .map(PieceType::toString)
                                .sorted()
                                .collect(Collectors.joining(", ", ".by(", ")"));
                });
        if (orDrop) {
            out.append(".orDrop()");
        }
        if (duty != Duty.REQUIRED) {
            out.append(".duty(").append(duty).append(')');
        }
        if (safe) {
            out.append(".safe()");
        }
        if (quiet) {
            out.append(".quiet()");
        }
        if (noDoubleStep) {
            out.append(".noDoubleStep()");
        }
        if (enPassant != EnPassant.ALLOWED) {
            out.append(".enPassant(").append(enPassant).append(')');
        }
        return endsTurn ? out.append(".endsTurn()").toString() : out.toString();
    }
}
