package io.github.multimove.independent;

/**
 * A piece of Twins Chess: pieces of one side with the same set number are siblings while two or more of them live.
 *
 * @param id tells pieces apart that are alike in everything else
 * @param white whether White's
 * @param kind the letter in upper case
 * @param set the set, or 0 for a piece that is in none
 */
record TwinsPiece(int id, boolean white, char kind, int set) {

    /** The order in which the pieces of a stack are written (`rules/twins.md`, Decided). */
    static final String STACK_ORDER = "KQRBNP";

    boolean isSiblingOf(TwinsPiece other) {
        return set != 0 && set == other.set && white == other.white && id != other.id;
    }

    char letter() {
        return white ? kind : Character.toLowerCase(kind);
    }

    TwinsPiece inSet(int newSet) {
        return new TwinsPiece(id, white, kind, newSet);
    }
}
