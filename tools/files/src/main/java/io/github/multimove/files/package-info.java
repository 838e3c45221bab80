/**
 * Variants as text: {@link io.github.multimove.files.VariantFile} reads rule sets from the form that Fairy-Stockfish's
 * {@code variants.ini} has, with keys of its own for turns of several moves, and writes rule sets in it.
 */
@NullMarked
package io.github.multimove.files;

import org.jspecify.annotations.NullMarked;
