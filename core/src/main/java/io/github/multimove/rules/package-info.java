/**
 * The three axes of a rule set, and the means to define a variant of one's own.
 *
 * <p>A {@link io.github.multimove.rules.BaseGame} is the board, the pieces and their movement, the array, promotion, castling, en
 * passant, drops and special powers; a {@link io.github.multimove.rules.TurnStructure} says which sub-moves make up a turn; a
 * {@link io.github.multimove.rules.RoyalRule} says when a turn is legal and how the game is won. All three are data, and none
 * knows the others: {@link io.github.multimove.RuleSet#of} composes them.
 *
 * {@snippet class="io.github.multimove.docs.OwnVariant" region="compose"}
 */
@NullMarked
package io.github.multimove.rules;

import org.jspecify.annotations.NullMarked;
