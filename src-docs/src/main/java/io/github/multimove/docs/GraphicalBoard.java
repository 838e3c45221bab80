package io.github.multimove.docs;

import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.diagram.Diagram;
import io.github.multimove.twoprong.TwoProng;
import java.util.List;
import java.util.stream.Stream;

/** A graphical board: the player clicks the squares of each sub-move, and ends the turn. */
public final class GraphicalBoard {
    private final RuleSet rules;
    private PartialTurn turn;
    private List<Square> clicks = List.of();

    /** Shows the position that the game begins with. */
    public GraphicalBoard(RuleSet rules) {
        this.rules = rules;
        this.turn = rules.initialPosition().begin();
    }

    /** Shows the beginning of Two-Prong Chess over the orthodox game. */
    public static GraphicalBoard ofTwoProng() {
        return new GraphicalBoard(TwoProng.over(io.github.multimove.Orthodox.game()));
    }

    // @start region="walk"
    /** Takes a click; what it returns, if anything, is the question which of several sub-moves is meant. */
    public List<SubMove> click(Square square) {
        clicks = Stream.concat(clicks.stream(), Stream.of(square)).toList();
        if (turn.clicked(clicks).isEmpty()) { // another piece is chosen, or none
            clicks = turn.clicked(List.of(square)).isEmpty() ? List.of() : List.of(square);
        }
        List<SubMove> meant = turn.clicked(clicks);
        List<SubMove> done =
                meant.stream().filter(m -> m.clicks().equals(clicks)).toList();
        if (meant.size() == 1 && done.size() == 1) {
            choose(done.get(0));
            return List.of();
        }
        return done;
    }

    /** Enters a sub-move, such as the answer to a question. */
    public void choose(SubMove subMove) {
        turn = turn.then(subMove);
        clicks = List.of();
        if (turn.mustStop()) {
            endTurn();
        }
    }

    /** Plays what has been entered, if that is a turn. */
    public boolean endTurn() {
        if (!turn.mayStop()) {
            return false;
        }
        turn = rules.play(turn.position(), turn.turn()).begin();
        clicks = List.of();
        return true;
    }

    /** Takes the last sub-move back. */
    public void undo() {
        turn = turn.entered().isEmpty() ? turn : turn.back();
        clicks = List.of();
    }
    // @end

    /** Returns the squares that the piece chosen may go to, none if no piece has been chosen. */
    public List<Square> targets() {
        return clicks.isEmpty() ? List.of() : turn.targets(clicks.get(0));
    }

    // @start region="instruction"
    /** Returns what the line beside the board says: {@code Black: Move one more piece, or end the turn.} */
    public String line() {
        return (turn.position().side() == Side.WHITE ? "White: " : "Black: ") + turn.instruction();
    }
    // @end

    // @start region="store"
    /** Returns what has been played and entered as two lines of text. */
    public String save() {
        return turn.position() + "\n" + turn;
    }

    /** Goes on from a text of {@link #save()}. */
    public void load(String saved) {
        List<String> lines = List.of(saved.split("\n", -1));
        turn = rules.position(lines.get(0)).begin(lines.get(1));
        clicks = List.of();
    }
    // @end

    // @start region="draw"
    /** Returns the board as it looks now, with the squares marked that the piece chosen may go to. */
    public String svg() {
        return Diagram.of(turn).mark(targets()).theme(Diagram.Theme.DARK).svg();
    }

    /** Returns a position, the turn that was played from it, and what threatens the side to move, as text. */
    public static String explain(Position position, Turn played) {
        return Diagram.of(position)
                .seenFrom(position.side())
                .turn(played)
                .threats()
                .text();
    }
    // @end
}
