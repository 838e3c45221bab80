package io.github.multimove.internal.position;

import io.github.multimove.internal.turns.Structure;
import org.jspecify.annotations.Nullable;

/**
 * What a position's future depends on beyond pieces, side, rights, en passant squares and hands: the structure in force, an
 * opening rule, a reply owed, and the turn number where the length of a series comes from it or an opening rule is still to
 * come. Shared by positions.
 */
public final class Clause {
    /** Stands for a turn number that nothing depends on. */
    public static final int NOT_COUNTED = -1;

    public final Rules rules;
    public final Structure structure;
    public final boolean opening;
    public final boolean reply;
    /** The turn number if turns depend on it, or an opening rule comes with a later one, or {@link #NOT_COUNTED}. */
    public final int number;
    /** The part of the position's hash that comes from the clause. */
    public final long key;

    final EngineMaker engines;
    /** The clause after every turn, where the number of turns, replies and opening rules are out of the question, once known. */
    @Nullable
    Clause next;

    Clause(Rules rules, Structure structure, boolean opening, boolean reply, int number, long key) {
        this.rules = rules;
        this.structure = structure;
        this.opening = opening;
        this.reply = reply;
        this.number = number;
        this.key = key;
        this.engines = rules.engines(structure);
    }

    /** Whether positions with these clauses, equal in all else, are equal. */
    boolean isLike(Clause other) {
        return this == other || (opening == other.opening && reply == other.reply && number == other.number);
    }
}
