package io.github.multimove.docs;

import io.github.multimove.Piece;
import io.github.multimove.Position;
import io.github.multimove.PositionException.Problem;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Square;
import java.util.List;

/** A position editor: pieces are put and taken off at will, and problems are told. */
public final class PositionEditor {
    private final RuleSet rules;
    private Setup setup;

    /** Begins with the initial position. */
    public PositionEditor(RuleSet rules) {
        this.rules = rules;
        this.setup = Setup.of(rules.initialPosition());
    }

    /** Returns what the editor holds. */
    public Setup setup() {
        return setup;
    }

    // @start region="edit"
    /** Empties the board. */
    public void clear() {
        setup = Setup.builder(rules.base().board()).build();
    }

    /** Puts a piece on a square in place of whatever stands there. */
    public void put(Square square, Piece piece) {
        setup = setup.toBuilder().pieces(square, piece).build();
    }

    /** Returns a sentence for everything that is still wrong. */
    public List<String> problems() {
        return rules.problems(setup).stream().map(Problem::message).toList();
    }

    /** Forgives what can be forgiven without asking, and returns the position. */
    public Position position() {
        return rules.position(setup.withoutImpossibleCastlingRights(rules).withoutImpossibleEnPassant(rules));
    }
    // @end
}
