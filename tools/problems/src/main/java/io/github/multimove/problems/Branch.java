package io.github.multimove.problems;

import io.github.multimove.Position;
import io.github.multimove.Turn;
import java.util.List;
import java.util.Objects;

/**
 * A turn of a solution with what is played after it: a node of the tree that a {@link Solution} is.
 *
 * <p>Immutable.
 *
 * @param kind what the turn is to the solution
 * @param position the position before the turn; for a threat the position with the attacker to move
 * @param turn the turn
 * @param isDual whether there is another turn that serves the attacker as well; never for keys, defences and help play
 * @param branches what follows: threats first, then replies, each in the order of {@link
 *     io.github.multimove.LegalTurns}; empty at the end, and where the solver was asked for no more
 */
public record Branch(Kind kind, Position position, Turn turn, boolean isDual, List<Branch> branches) {
    /** What a turn is to a solution. This enum may grow. */
    public enum Kind {
        /** A first turn that solves the problem. */
        KEY,
        /** A first turn that fails to few defences. */
        TRY,
        /** What the attacker would play if the defender could pass. */
        THREAT,
        /** A turn of the defender; in a selfmate it may be the one that mates. */
        DEFENCE,
        /** A defence to which the attacker has no answer. */
        REFUTATION,
        /** The attacker's answer to a defence. */
        CONTINUATION,
        /** A turn of help play or of a series, the first one included. */
        HELP
    }

    /** Copies the list. */
    public Branch {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(turn, "turn");
        branches = List.copyOf(Objects.requireNonNull(branches, "branches"));
    }

    /** Returns the position after the turn. */
    public Position after() {
        return position.ruleSet().playUnchecked(position, turn);
    }

    /** Returns what follows of a kind. */
    public List<Branch> branches(Kind wanted) {
        Objects.requireNonNull(wanted, "wanted");
        return branches.stream().filter(branch -> branch.kind == wanted).toList();
    }

    /** Returns how many turns the tree has from here on, this one included. */
    public long size() {
        return 1 + branches.stream().mapToLong(Branch::size).sum();
    }

    /** Returns the turn in algebraic form, with {@code =} after one that leaves the opponent stalemated. */
    @Override
    public String toString() {
        String text = position.algebraic(turn);
        return position.ruleSet().isStalemate(after()) ? text + "=" : text;
    }
}
