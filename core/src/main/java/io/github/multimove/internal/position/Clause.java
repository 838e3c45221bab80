package io.github.multimove.internal.position;

import io.github.multimove.internal.turns.Structure;
import org.jspecify.annotations.Nullable;

/**
 * What a position's future depends on beyond pieces, side, rights, en passant squares, hands and number fields: the structure in
 * force, an opening rule, and the turn number where the length of a series comes from it or an opening rule is still to
 * come. Shared by positions.
 */
public final class Clause {
    /** Stands for a turn number that nothing depends on. */
    public static final int NOT_COUNTED = -1;

    public final Rules rules;
    public final Structure structure;
    public final boolean opening;
    /** The turn number if turns depend on it, or an opening rule comes with a later one, or {@link #NOT_COUNTED}. */
    public final int number;
    /** The part of the position's hash that comes from the clause. */
    public final long key;

    /** What answers for positions with this clause: the first that supports one does. */
    public final Engine[] engines;

    final Engine first;
    /** The clause after every turn, where turn numbers, number fields and opening rules are out of the question, once known. */
    @Nullable
    Clause next;

    Clause(Rules rules, Structure structure, boolean opening, int number, long key) {
        this.rules = rules;
        this.structure = structure;
        this.opening = opening;
        this.number = number;
        this.key = key;
        this.engines = rules.engines(structure);
        this.first = engines[0];
    }

    /** Whether positions with these clauses, equal in all else, are equal. */
    boolean isLike(Clause other) {
        return this == other || (opening == other.opening && number == other.number);
    }
}
