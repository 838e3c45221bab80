package io.github.multimove.docs;

import io.github.multimove.Diagram;
import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.twoprong.TwoProng;
import java.util.List;
import java.util.Optional;

/** A board on screen: the player clicks two squares for each sub-move, and ends the turn. */
public final class BoardOnScreen {
    private final RuleSet rules;
    private PartialTurn turn;
    private Optional<Square> chosen = Optional.empty();

    /** Shows the position that the game begins with. */
    public BoardOnScreen(RuleSet rules) {
        this.rules = rules;
        this.turn = rules.begin(rules.initialPosition());
    }

    /** Shows the beginning of Two-Prong Chess over the orthodox game. */
    public static BoardOnScreen ofTwoProng() {
        return new BoardOnScreen(TwoProng.over(io.github.multimove.Orthodox.game()));
    }

    // @start region="walk"
    /** Chooses a man, or enters a sub-move of the man chosen before. */
    public void click(Square square) {
        Optional<SubMove> entered = chosen.flatMap(from -> turn.from(from).stream()
                .filter(subMove -> subMove.to().equals(square))
                .findFirst()); // of several promotions a real program asks which
        chosen = Optional.of(square).filter(from -> !turn.from(from).isEmpty());
        entered.ifPresent(subMove -> {
            turn = turn.then(subMove);
            chosen = Optional.empty();
            if (turn.mustStop()) {
                endTurn();
            }
        });
    }

    /** Plays what has been entered, if that is a turn. */
    public boolean endTurn() {
        if (!turn.mayStop()) {
            return false;
        }
        turn = rules.begin(rules.play(turn.position(), turn.turn()));
        return true;
    }

    /** Takes the last sub-move back. */
    public void undo() {
        turn = turn.entered().isEmpty() ? turn : turn.back();
    }
    // @end

    /** Returns the squares that the man chosen may go to, none if no man has been chosen. */
    public List<Square> targets() {
        return chosen.map(from ->
                        turn.from(from).stream().map(SubMove::to).distinct().toList())
                .orElse(List.of());
    }

    // @start region="store"
    /** Returns what has been played and entered as two lines of text. */
    public String save() {
        return turn.position() + "\n" + turn;
    }

    /** Goes on from a text of {@link #save()}. */
    public void load(String saved) {
        List<String> lines = List.of(saved.split("\n", -1));
        turn = rules.begin(rules.position(lines.get(0)), lines.get(1));
        chosen = Optional.empty();
    }
    // @end

    // @start region="draw"
    /** Returns the board as it looks now, with the squares marked that the man chosen may go to. */
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
