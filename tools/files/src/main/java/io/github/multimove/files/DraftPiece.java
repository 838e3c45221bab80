package io.github.multimove.files;

import io.github.multimove.Movement;

/**
 * A piece type as a section defines it.
 *
 * @param slot the key that defines it, such as {@code customPiece1}, by which other keys remember it
 * @param letter its letter, a capital
 * @param movement how it moves; a pawn's double step is not yet in it
 * @param entry where it is defined
 */
record DraftPiece(String slot, char letter, Movement movement, Entry entry) {}
