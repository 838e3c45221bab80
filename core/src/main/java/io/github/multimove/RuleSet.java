package io.github.multimove;

import io.github.multimove.internal.play.Composition;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import java.io.Serializable;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The rules of one game: a base game, a turn structure and a royal rule.
 *
 * <h2>Guarantees</h2>
 *
 * Immutable and safe to share between threads. Two rule sets are equal when their ids and their three parts are. Every
 * method that takes a position throws {@link IllegalArgumentException}, naming both rule sets, if the position is of
 * another one.
 *
 * Questions about a position are methods of {@link Position}, and documented there; rules make positions. The calls that
 * stand here as well are short for those.
 *
 * <h2>Cost</h2>
 *
 * Making a rule set builds tables for its board: keep it, and share it between threads. Reading a position takes some
 * microseconds; questions cost what {@link Position} and {@link LegalTurns} say.
 *
 * <h2>Serialization</h2>
 *
 * A rule set is written as its id and read back through {@link RuleSets#of(String)}, with the context class loader of the
 * reading thread. One whose id does not lead back to an equal rule set, because a program made it by {@link #of} and no
 * {@link io.github.multimove.spi.RuleSetProvider} announces it, is refused on writing with
 * {@link java.io.NotSerializableException}, which names the id; so are its positions and their turns.
 *
 * <h2>Example usage</h2>
 *
 * {@snippet class="io.github.multimove.docs.GettingStarted" region="first"}
 *
 * <h2>What is not looked at</h2>
 *
 * Half-turn clock and repetition end a game, never a position: {@link #outcome} and {@link #legalTurns} do not look at
 * them (rules/common.md, Draws).
 */
public sealed interface RuleSet extends Serializable permits Composition {
    /**
     * Composes a rule set.
     *
     * @param id its id, chosen by the program: small letters, digits and hyphens, such as {@code my-game}, and options in brackets
     *     if it has any (rules/notation.md, Rule set ids)
     * @param base the base game
     * @param structure the turn structure
     * @param royal the royal rule
     * @throws IllegalArgumentException if the id is not of the form, or the parts do not fit together, such as drops over a
     *     game without hands
     */
    static RuleSet of(String id, BaseGame base, TurnStructure structure, RoyalRule royal) {
        return Composition.of(id, Objects.requireNonNull(base, "base"), structure, royal);
    }

    /**
     * Composes a rule set with the base game's own royal rule.
     *
     * @throws IllegalArgumentException if the id is not of the form, or the parts do not fit together
     */
    static RuleSet of(String id, BaseGame base, TurnStructure structure) {
        return of(id, base, structure, base.royalRule());
    }

    /** Returns the id: the variant's name with every option that differs from its default, sorted, in brackets. */
    String id();

    /** Returns the base game. */
    BaseGame base();

    /** Returns the turn structure. */
    TurnStructure structure();

    /** Returns the royal rule. */
    RoyalRule royalRule();

    /** Returns the position that the game begins with. */
    Position initialPosition();

    /**
     * Returns the position that a text describes (rules/notation.md, Positions). Clock and turn number may be missing.
     *
     * @throws PositionException if the text is not of the form or the position is impossible; it lists every problem
     */
    Position position(String text);

    /**
     * Returns the position that a text describes as people and other programs write it. What {@link #position(String)} accepts
     * is read so. Of other texts these are forgiven, and told:
     *
     * <ul>
     *   <li>blanks and line breaks around the text, and several between fields
     *   <li>castling rights and en passant squares that are missing (two or three fields), then none
     *   <li>turn number 0 or missing behind the clock, then 1
     *   <li>{@code K}, {@code Q}, {@code k} and {@code q} of castling that the game does not have, which are dropped
     *   <li>runs of empty squares one after the other, on boards of less than ten files
     *   <li>castling rights without king or rook at home, and en passant squares that no pawn can have passed, which are dropped
     * </ul>
     *
     * @param forgiven is told each thing that was forgiven in a sentence; nothing of a text that is refused
     * @throws PositionException if the text is not of the form even so, or the position is impossible; it lists every problem
     */
    Position positionLeniently(String text, Consumer<? super String> forgiven);

    /**
     * Returns the position of bytes that {@link Position#toBytes} or {@link Position#toBytesWithCounters} has
     * written under an equal rule set. It is equal to the position that was written; without counters its half-turn clock is 0, and
     * its turn number is any under which its turns are the same. Nothing but canonical bytes is accepted: writing the
     * position again gives the same bytes. What bytes mean under another rule set is another position or none; they
     * do not name the rule set.
     *
     * @throws PositionException if the bytes are not of the form, saying what was expected, what was found and at which
     *     byte, or if the position is impossible, listing every problem
     */
    Position position(byte[] bytes);

    /**
     * Returns the position of bytes that {@link Position#toBytes} or {@link Position#toBytesWithCounters} has written under an equal
     * rule set, for bytes that are known to come from there. Unlike {@link #position(byte[])} it neither asks whether the position
     * is possible nor whether the bytes are canonical: what it returns for other bytes of the form is undefined, and questions to
     * that position may have any answer or throw.
     *
     * @throws PositionException if the bytes are not of the form
     */
    Position positionUnchecked(byte[] bytes);

    /**
     * Returns what a position's text says without asking whether the position is possible, for a position editor.
     *
     * @throws PositionException if the text is not of the form
     */
    Setup setup(String text);

    /**
     * Returns the position of a set-up. An en passant square is kept only if an enemy pawn stands ready to capture there, as in
     * position text.
     *
     * @throws PositionException if the position is impossible; it lists every problem
     * @throws IllegalArgumentException if the set-up is of another board
     */
    Position position(Setup setup);

    /**
     * Returns everything that is wrong with a set-up, each problem with its kind, in the order of position text; empty
     * exactly if {@link #position(Setup)} accepts it. Whether the side not to move could be captured is only looked at if
     * nothing else is wrong.
     *
     * @throws IllegalArgumentException if the set-up is of another board
     */
    Set<PositionException.Problem> problems(Setup setup);

    /** Returns the legal turns of a position: {@link Position#legalTurns()}. */
    LegalTurns legalTurns(Position position);

    /** Begins a turn that is entered sub-move by sub-move: {@link Position#begin()}. */
    PartialTurn begin(Position position);

    /**
     * Returns the position after a turn: {@link Position#play(Turn)}.
     *
     * @throws IllegalTurnException if the turn is not legal
     */
    Position play(Position position, Turn turn);

    /** Returns the position after a turn just handed out, and checks nothing: {@link Position#playUnchecked(Turn)}. */
    Position playUnchecked(Position position, Turn turn);

    /** Returns whether the side to move is in check: {@link Position#isCheck()}. */
    boolean isCheck(Position position);

    /** Returns whether the side to move is bound by check: {@link Position#isBoundByCheck()}. */
    boolean isBoundByCheck(Position position);

    /** Returns whether the side to move is mated: {@link Position#isCheckmate()}. */
    boolean isCheckmate(Position position);

    /** Returns whether the side to move is stalemated: {@link Position#isStalemate()}. */
    boolean isStalemate(Position position);

    /** Returns whether both royal pieces of the side to move are mated: {@link Position#isDoubleCheckmate()}. */
    boolean isDoubleCheckmate(Position position);

    /** Returns how the game has ended, or nothing if it goes on: {@link Position#outcome()}. */
    Optional<Outcome> outcome(Position position);

    /** Returns the turns that show a check: {@link Position#threats()}. */
    List<Turn> threats(Position position);

    /**
     * Returns the legal turn that a text means: {@link Position#parseTurn(String)}.
     *
     * @throws TurnFormatException if the text is not of the form
     * @throws IllegalTurnException if it is, and the turn is not legal or not unambiguous
     */
    Turn parseTurn(Position position, String text);

    /**
     * Returns what a legal turn does, in order: {@link Position#effects(Turn)}.
     *
     * @throws IllegalTurnException if the turn is not legal
     */
    List<Effect> effects(Position position, Turn turn);
}
