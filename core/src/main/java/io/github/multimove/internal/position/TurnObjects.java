package io.github.multimove.internal.position;

import io.github.multimove.Turn;
import io.github.multimove.internal.turns.TurnEngine;
import java.util.Iterator;

/** An engine that makes turns as objects sooner than a cursor does. */
public interface TurnObjects extends TurnEngine {
    /** The legal turns of the engine's position, as objects, in the documented order. */
    Iterator<Turn> iterator();
}
