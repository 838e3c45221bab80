package io.github.multimove.pgn;

import io.github.multimove.Position;
import io.github.multimove.pgn.PgnAnnotation.Comment;
import io.github.multimove.pgn.PgnAnnotation.Variation;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A position of a game's text in the tree of its variations: how it was reached, and what is played from it, the line of play
 * first and each variation after it. Going through {@link #next} from the root meets every turn, comment and annotation of the
 * text.
 *
 * {@snippet class="io.github.multimove.docs.PlayingGames" region="collection"}
 *
 * <p>Immutable. {@link PgnGame#root()} is the root; nodes below are made when they are asked for.
 */
public final class PgnNode {
    private final Position position;
    private final List<Comment> comments;
    private final Optional<PgnTurn> turn;
    private final List<PgnTurn> line;
    private final int played;

    private PgnNode(Position position, List<Comment> comments, Optional<PgnTurn> turn, List<PgnTurn> line, int played) {
        this.position = position;
        this.comments = comments;
        this.turn = turn;
        this.line = line;
        this.played = played;
    }

    static PgnNode root(PgnGame game) {
        return new PgnNode(game.game().start(), game.comments(), Optional.empty(), game.turns(), 0);
    }

    /** Returns the position. */
    public Position position() {
        return position;
    }

    /** Returns the comments before the turn that led here: they open a variation or, at the root, the game. */
    public List<Comment> comments() {
        return comments;
    }

    /** Returns the turn that led here, with what stands after it; nothing at the root. */
    public Optional<PgnTurn> turn() {
        return turn;
    }

    /** Returns the nodes that one turn leads to: that of the line first, then those of variations in the order of the text. */
    public List<PgnNode> next() {
        if (played == line.size()) {
            return List.of();
        }
        PgnTurn main = line.get(played);
        List<PgnNode> next = new ArrayList<>();
        next.add(after(List.of(), main, line, played));
        for (PgnAnnotation annotation : main.annotations()) {
            if (annotation instanceof Variation variation) {
                next.add(after(variation.comments(), variation.turns().get(0), variation.turns(), 0));
            }
        }
        return List.copyOf(next);
    }

    private PgnNode after(List<Comment> before, PgnTurn made, List<PgnTurn> of, int index) {
        Position then = position.ruleSet().playUnchecked(position, made.turn());
        return new PgnNode(then, before, Optional.of(made), of, index + 1);
    }

    /** Returns whether two nodes have the same position, the same comments and turn before and the same text after them. */
    @Override
    public boolean equals(Object other) {
        return other instanceof PgnNode node
                && position.equals(node.position)
                && comments.equals(node.comments)
                && turn.equals(node.turn)
                && line.subList(played, line.size()).equals(node.line.subList(node.played, node.line.size()));
    }

    @Override
    public int hashCode() {
        return Objects.hash(position, turn, line.size() - played);
    }

    /** Returns the turn that led here and the position, for reading in a debugger. */
    @Override
    public String toString() {
        return turn.map(made -> made.turn() + " -> ").orElse("") + position;
    }
}
