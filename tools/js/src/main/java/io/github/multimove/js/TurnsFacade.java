package io.github.multimove.js;

import io.github.multimove.Turn;
import java.util.Iterator;
import org.teavm.jso.JSExport;

/** Goes through legal turns. */
public final class TurnsFacade {
    private final Iterator<Turn> turns;

    TurnsFacade(Iterator<Turn> turns) {
        this.turns = turns;
    }

    /** Returns the next turns, as lines; fewer than asked for at the end. */
    @JSExport
    public String next(int length) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < length && turns.hasNext(); i++) {
            out.append(turns.next()).append('\n');
        }
        return PositionFacade.cut(out);
    }
}
