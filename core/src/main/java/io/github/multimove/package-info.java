/**
 * The vocabulary of multi-move chess variants: positions, turns, rule sets.
 *
 * <h2>A short tour</h2>
 *
 * {@link io.github.multimove.RuleSets} finds the rules of a game by id; a {@link io.github.multimove.RuleSet} answers every
 * question about its {@link io.github.multimove.Position}s and plays its {@link io.github.multimove.Turn}s, each of one or
 * more {@link io.github.multimove.SubMove}s. {@link io.github.multimove.LegalTurns} is a set that is counted, tested and sampled
 * without enumerating the turns.
 *
 * {@snippet class="io.github.multimove.docs.GettingStarted" region="first"}
 *
 * <ul>
 *   <li>For graphical boards: {@link io.github.multimove.PartialTurn} and {@link io.github.multimove.Effect};
 *       {@code Diagram} of the artifact {@code multimove-diagram} draws positions.
 *   <li>For position editors: {@link io.github.multimove.Setup}, whose problems are
 *       {@link io.github.multimove.PositionException.Problem}s.
 *   <li>For servers and archives: {@link io.github.multimove.Game}; {@code Pgn} of the artifact {@code multimove-pgn}
 *       reads and writes games.
 *   <li>For researchers: {@link io.github.multimove.perft.Perft}, {@link io.github.multimove.LegalTurns#uniform}.
 *   <li>Geometry and pieces: {@link io.github.multimove.Board}, {@link io.github.multimove.Square},
 *       {@link io.github.multimove.PieceType}, {@link io.github.multimove.Movement}.
 * </ul>
 *
 * Everything here is immutable and safe to share between threads unless it says otherwise. Input that is refused is
 * refused with an {@link io.github.multimove.InputException}, whose kinds say what was expected, what was found and where. No method
 * takes or returns {@code null} unless it says so: a null argument is refused with a {@link java.lang.NullPointerException}. Variants are defined with {@link io.github.multimove.rules} and announced with
 * {@link io.github.multimove.spi}.
 */
@NullMarked
package io.github.multimove;

import org.jspecify.annotations.NullMarked;
