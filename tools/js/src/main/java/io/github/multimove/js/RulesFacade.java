package io.github.multimove.js;

import io.github.multimove.Game;
import io.github.multimove.RuleSet;
import io.github.multimove.Square;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSExport;

/** A rule set. */
public final class RulesFacade {
    private final RuleSet rules;

    RulesFacade(RuleSet rules) {
        this.rules = rules;
    }

    /** Returns its id. */
    @JSExport
    public String id() {
        return rules.id();
    }

    /** Returns the number of files. */
    @JSExport
    public int width() {
        return rules.base().board().files();
    }

    /** Returns the number of ranks. */
    @JSExport
    public int height() {
        return rules.base().board().ranks();
    }

    /** Returns the names of the squares that pieces can stand on, as lines. */
    @JSExport
    public String squares() {
        List<Square> squares = new ArrayList<>(rules.base().board().squares());
        squares.removeAll(rules.base().holes());
        return Facade.lines(squares);
    }

    /** Returns the initial position. */
    @JSExport
    public PositionFacade start() {
        return new PositionFacade(rules.initialPosition());
    }

    /** Returns the position of a text. */
    @JSExport
    public PositionFacade position(String text) {
        return new PositionFacade(rules.position(text));
    }

    /** Returns a game from the initial position. */
    @JSExport
    public GameFacade game() {
        return new GameFacade(Game.of(rules));
    }
}
