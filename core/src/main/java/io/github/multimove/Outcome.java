package io.github.multimove;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * How a game has ended.
 *
 * <p>Immutable, equal by value.
 *
 * {@snippet class="io.github.multimove.docs.CheckAndMate" region="mate"}
 *
 * @param winner the side that has won; nothing for a draw
 * @param reason why the game has ended
 * @param score the points of the winner, or of each side for a draw: 1, 1/2, or 1 1/2 for a scored 2K checkmate
 */
public record Outcome(Optional<Side> winner, Reason reason, double score) {
    /** Refuses null. */
    public Outcome {
        Objects.requireNonNull(winner, "winner");
        Objects.requireNonNull(reason, "reason");
    }

    /** Why a game has ended. A {@link Position} by itself ends only for those before {@link #BARE_KINGS}. This enum may grow. */
    public enum Reason {
        /** Bound by check and without a legal turn, which loses unless the royal rule says otherwise. */
        CHECKMATE,
        /** Without a legal turn, and in games won by checkmate not bound by check. */
        STALEMATE,
        /** The last royal piece has been captured. */
        KING_CAPTURED,
        /** Both royal pieces in check and whatever is played, the last one is mated (rules/double-king.md). */
        DOUBLE_CHECKMATE,
        /** A side exposed its own last royal pieces where that loses at once (rules/avalanche.md, 5). */
        EXPOSURE,
        /** The winner had no turn, where that wins (rules/duck.md, 6). */
        WITHOUT_TURN,
        /** The loser had no turn, in check or not, where that loses; in check it is {@link #CHECKMATE}. */
        NO_TURN_LOSES,
        /** The last piece of a side has been captured, where that loses ({@link io.github.multimove.rules.RoyalRule.LastPiece}). */
        LAST_PIECE_CAPTURED,
        /** A piece of the winner stands on a goal square at the end of its turn ({@link io.github.multimove.rules.BaseGame#goals()}). */
        GOAL_REACHED,
        /**
         * The loser has too few pieces of a kind that it must keep ({@link io.github.multimove.rules.BaseGame#vital()}), or the winner has
         * too few where that wins ({@link io.github.multimove.rules.BaseGame#tooFewWins()}).
         */
        TOO_FEW_PIECES,
        /** A side has as many pieces in a line as win, or lose ({@link io.github.multimove.rules.BaseGame#connected()}). */
        PIECES_CONNECTED,
        /** Both sides have passed, one after the other ({@link Movement.Component#stay}). */
        BOTH_PASSED,
        /** One king a side and no other piece; a {@link Game} ends so, and its position has turns (rules/common.md, bare-kings). */
        BARE_KINGS,
        /** Neither side can win any more, where that is drawn ({@link io.github.multimove.rules.RoyalRule#deadDraws()}). */
        DEAD_POSITION,
        /** A position came about for the third time and the draw was claimed. */
        THREEFOLD_REPETITION,
        /** A position came about for the fifth time. */
        FIVEFOLD_REPETITION,
        /**
         * Fifty turns by each side, or the royal rule's own number of turns, without capture or pawn move, and the draw was
         * claimed.
         */
        FIFTY_TURNS,
        /** Seventy-five turns by each side without capture or pawn move. */
        SEVENTY_FIVE_TURNS,
        /** A player resigned. */
        RESIGNATION,
        /** The players agreed on a draw. */
        AGREEMENT,
        /** A player's time ran out. */
        TIME,
        /** An arbiter decided. */
        ADJUDICATION;

        /** Returns the reason in words, in lower case: {@code bare kings}. */
        public String words() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /** Whether a side can still win ({@link Position#canWin}). */
    public enum CanWin {
        /** It has won, or it wins by some legal turns of both sides. */
        YES,
        /** No legal turns lead to its win, whatever both sides play. */
        NO,
        /** Neither is proved. */
        NOT_KNOWN;

        /** Returns the answer in words, in lower case: {@code not known}. */
        public String words() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /** Returns a win of one point. */
    public static Outcome win(Side winner, Reason reason) {
        Objects.requireNonNull(winner, "winner");
        return new Outcome(Optional.of(winner), reason, 1);
    }

    /** Returns a draw. */
    public static Outcome draw(Reason reason) {
        Objects.requireNonNull(reason, "reason");
        return new Outcome(Optional.empty(), reason, 0.5);
    }

    /** Returns how the game has ended, in words, in lower case: {@code checkmate, white wins}, {@code stalemate, a draw}. */
    public String words() {
        return reason.words()
                + winner.map(side -> ", " + side.name().toLowerCase(Locale.ROOT) + " wins")
                        .orElse(", a draw");
    }

    /** Returns whether the game is drawn. */
    public boolean isDraw() {
        return winner.isEmpty();
    }
}
