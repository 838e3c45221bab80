package io.github.multimove.rules;

import io.github.multimove.Side;
import io.github.multimove.rules.Parts.Kinds;
import io.github.multimove.rules.Parts.Part;
import java.util.Collections;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/**
 * When a turn is legal and how the game is won. Which pieces are royal is the base game's data, not said here.
 *
 * <p>There are three (rules/common.md, Legal turn): {@link #lastRoyal()}, {@link #capture()} and {@link #lastPiece()}. The first two
 * judge by the one definition of check: the opponent's turn structure over the board, asked whether some turn captures royal pieces.
 *
 * <p>Immutable, equal by value. The family grows: a program that asks what a rule is needs a default case.
 *
 * {@snippet class="io.github.multimove.docs.OwnVariant" region="compose"}
 */
public abstract class RoyalRule extends Described {
    /** Fifty turns by each side. */
    private static final int CUSTOMARY = 100;

    private static final Kinds KINDS = new Kinds();
    private static final Part<Boolean> LENIENT_CASTLING = KINDS.part("lenientCastling", false);
    private static final Part<Boolean> STRICT_CASTLING = KINDS.part("strictCastling", false);
    private static final Part<Boolean> SCORE_DOUBLE_CHECKMATE = KINDS.part("scoreDoubleCheckmate", false);
    private static final Part<Exposure> EXPOSURE = KINDS.part("exposure", Exposure.ILLEGAL);
    private static final Part<Bound> BOUND = KINDS.part("bound", Bound.TOGETHER);
    private static final Part<WithoutTurn> WITHOUT_TURN = KINDS.part("withoutTurn", WithoutTurn.DRAWS);
    private static final Part<WithoutTurn> MATED = KINDS.part("mated", WithoutTurn.LOSES);
    private static final Part<Boolean> DEAD_DRAWS = KINDS.part("deadDraws", false);
    private static final Part<Set<Side>> MAY_LACK_ROYALS = KINDS.part("mayLackRoyals", Set.of());
    private static final Part<Integer> CLAIM_AFTER = KINDS.part("claimAfter", CUSTOMARY);
    private static final Parts USUAL = KINDS.usual();

    private final String name;

    RoyalRule(String name, Parts parts) {
        super(name, parts);
        this.name = name;
    }

    /**
     * Returns after how many turns in a row, both sides counted together, without capture or pawn move a draw may be
     * claimed: 100 unless the rule says otherwise.
     */
    public int claimAfter() {
        return parts.get(CLAIM_AFTER);
    }

    /**
     * Returns this rule with another number of turns after which a draw may be claimed (rules/progressive.md, 8).
     *
     * @throws IllegalArgumentException if it is not positive
     */
    public abstract RoyalRule claimAfter(int turns);

    final Parts claim(int turns) {
        if (turns < 1) {
            throw new IllegalArgumentException("expected a claim after 1 turn or more, found " + turns);
        }
        return parts.with(CLAIM_AFTER, turns);
    }

    /** Returns whether a position in which neither side can win ends a game, drawn ({@link LastRoyal#deadDraws(boolean)}). */
    public final boolean deadDraws() {
        return parts.get(DEAD_DRAWS);
    }

    /** Returns the rule as it is written in Java. */
    @Override
    public final String toString() {
        return name + parts;
    }

    /** Returns whether the rule knows royal pieces; where it does not, no piece of the game is royal, whatever the base game says. */
    public boolean hasRoyals() {
        return true;
    }

    /** Returns whether a game needs royal pieces for it: the rule knows them, and some side may not lack them. */
    public final boolean needsRoyals() {
        return hasRoyals() && parts.get(MAY_LACK_ROYALS).size() < Side.values().length;
    }

    /**
     * Won by capturing the last enemy piece: no piece is royal, whatever the base game says, nothing is check, and attack forbids
     * nothing. The sub-move that captures the last piece ends the turn.
     */
    public static final class LastPiece extends RoyalRule {
        private LastPiece(Parts parts) {
            super("lastPiece()", parts);
        }

        /** Returns this rule with another answer to a side without a turn; {@link WithoutTurn#DRAWS} if this is never called. */
        public LastPiece withoutTurn(WithoutTurn withoutTurn) {
            return new LastPiece(parts.with(WITHOUT_TURN, withoutTurn));
        }

        @Override
        public LastPiece claimAfter(int turns) {
            return new LastPiece(claim(turns));
        }

        /** Returns what a side has that has pieces and no turn. */
        public WithoutTurn withoutTurn() {
            return parts.get(WITHOUT_TURN);
        }

        @Override
        public boolean hasRoyals() {
            return false;
        }
    }

    /** What follows when a side's own turn leaves its last royal pieces to be captured. This enum may grow. */
    public enum Exposure {
        /** The turn is illegal. */
        ILLEGAL,
        /** The turn is legal and loses at once (rules/avalanche.md, 5). */
        LOSES
    }

    /** Which of a side's royal pieces have to be attacked for the side to be bound by check. This enum may grow. */
    public enum Bound {
        /** All of them, by one turn that captures all: the last royal piece is what counts. */
        TOGETHER,
        /** One of them: every royal piece has to be safe, as in Coregal Chess. */
        ANY,
        /** Each of them, by one turn or by several: the duple check of Spartan Chess. */
        EACH,
        /** All of one kind, by one turn that captures these: of every kind of royal piece the last one counts. */
        LAST_OF_KIND
    }

    /** What a side without a turn has whose last royal pieces are not bound by check. This enum may grow. */
    public enum WithoutTurn {
        /** Stalemate, a draw. */
        DRAWS,
        /** The side without a turn has won (rules/duck.md, 6). */
        WINS,
        /** The side without a turn has lost. {@link io.github.multimove.RuleSet#isStalemate} is still true. */
        LOSES,
        /** The side with fewer pieces has won; a draw, if both have as many (Suicide Chess). */
        FEWER_WIN
    }

    /**
     * Won by checkmate: a turn is legal when afterwards the opponent has no turn that captures the mover's last royal pieces,
     * all that are left to it. With one royal that is: not in check. With several, {@link #bound(Bound)} says otherwise if it is called.
     */
    public static final class LastRoyal extends RoyalRule {
        private LastRoyal(Parts parts) {
            super("lastRoyal()", parts);
        }

        private <T> LastRoyal with(Part<T> part, T value) {
            return new LastRoyal(parts.with(part, value));
        }

        /** Returns this rule, in which attack never or always forbids castling while a side has two royal pieces or more. */
        public LastRoyal lenientCastling(boolean lenient) {
            return with(LENIENT_CASTLING, lenient);
        }

        /** Returns this rule, in which a 2K checkmate does or does not end the game, won, with a score of 1 1/2. */
        public LastRoyal scoreDoubleCheckmate(boolean scored) {
            return with(SCORE_DOUBLE_CHECKMATE, scored);
        }

        /** Returns this rule with another answer to a turn that exposes the mover's own last royal pieces. */
        public LastRoyal exposure(Exposure exposure) {
            return with(EXPOSURE, exposure);
        }

        /** Returns this rule with another answer to which royal pieces have to be attacked; {@link Bound#TOGETHER} if this is never called. */
        public LastRoyal bound(Bound bound) {
            return with(BOUND, bound);
        }

        /**
         * Returns this rule with another answer to a side that is without a turn and not bound by check;
         * {@link WithoutTurn#DRAWS} if this is never called. Bound by check it is checkmate ({@link #mated}), whatever is said here. With
         * another answer than a draw, bare kings do not end a game.
         */
        public LastRoyal withoutTurn(WithoutTurn withoutTurn) {
            return with(WITHOUT_TURN, withoutTurn);
        }

        /**
         * Returns this rule with another answer to a side that is without a turn and bound by check, which is checkmate all the same;
         * {@link WithoutTurn#LOSES} if this is never called. The mated side wins in mis&egrave;re games.
         */
        public LastRoyal mated(WithoutTurn mated) {
            return with(MATED, mated);
        }

        /**
         * Returns this rule, in which a position in which neither side can win does or does not end a {@link io.github.multimove.Game},
         * drawn (FIDE Laws of Chess, 5.2.2): where {@link io.github.multimove.Position#canWin} says so of both.
         */
        public LastRoyal deadDraws(boolean drawn) {
            return with(DEAD_DRAWS, drawn);
        }

        /**
         * Returns this rule, in which sides need not have royal pieces, as in composed problems without a white king: a side that has none
         * is never in check or mated, and any of its turns is legal; one that has some is bound by them. None if this is never called.
         */
        public LastRoyal mayLackRoyals(Set<Side> sides) {
            Objects.requireNonNull(sides, "sides");
            return with(MAY_LACK_ROYALS, Collections.unmodifiableSet(new TreeSet<>(sides)));
        }

        @Override
        public LastRoyal claimAfter(int turns) {
            return new LastRoyal(claim(turns));
        }

        /** Returns whether, while a side has two royal pieces or more, attack never forbids it to castle. */
        public boolean lenientCastling() {
            return parts.get(LENIENT_CASTLING);
        }

        /** Returns whether a 2K checkmate ends the game, won, with a score of 1 1/2. */
        public boolean scoreDoubleCheckmate() {
            return parts.get(SCORE_DOUBLE_CHECKMATE);
        }

        /** Returns what follows when a side exposes its own last royal pieces. */
        public Exposure exposure() {
            return parts.get(EXPOSURE);
        }

        /** Returns which royal pieces of a side have to be attacked for it to be bound by check. */
        public Bound bound() {
            return parts.get(BOUND);
        }

        /** Returns what a side has that is without a turn and not bound by check. */
        public WithoutTurn withoutTurn() {
            return parts.get(WITHOUT_TURN);
        }

        /** Returns what a checkmated side has. */
        public WithoutTurn mated() {
            return parts.get(MATED);
        }

        /** Returns the sides that need not have royal pieces. */
        public Set<Side> mayLackRoyals() {
            return parts.get(MAY_LACK_ROYALS);
        }
    }

    /** Won by capturing the last royal piece: every pseudo-legal turn is legal, and attack forbids nothing but strict castling. */
    public static final class Capture extends RoyalRule {
        private Capture(Parts parts) {
            super("capture()", parts);
        }

        /** Returns this rule with another answer to a side without a turn. */
        public Capture withoutTurn(WithoutTurn withoutTurn) {
            return new Capture(parts.with(WITHOUT_TURN, withoutTurn));
        }

        /** Returns this rule, in which a piece may or may not castle out of, through and into attack; it may if this is never called. */
        public Capture strictCastling(boolean strict) {
            return new Capture(parts.with(STRICT_CASTLING, strict));
        }

        @Override
        public Capture claimAfter(int turns) {
            return new Capture(claim(turns));
        }

        /** Returns whether attack forbids castling (rules/common.md, attacked), though it forbids nothing else. */
        public boolean strictCastling() {
            return parts.get(STRICT_CASTLING);
        }

        /** Returns what a side without a turn has. */
        public WithoutTurn withoutTurn() {
            return parts.get(WITHOUT_TURN);
        }
    }

    /** Returns the rule of games won by checkmate, castling strict, exposure illegal. */
    public static LastRoyal lastRoyal() {
        return new LastRoyal(USUAL);
    }

    /** Returns the rule of games won by capturing the king, a side without a turn stalemated. */
    public static Capture capture() {
        return new Capture(USUAL);
    }

    /** Returns the rule of games won by capturing the last enemy piece, a side without a turn stalemated. */
    public static LastPiece lastPiece() {
        return new LastPiece(USUAL);
    }
}
