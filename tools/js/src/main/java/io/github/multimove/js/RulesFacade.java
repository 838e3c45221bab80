package io.github.multimove.js;

import io.github.multimove.Game;
import io.github.multimove.RuleSet;
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
