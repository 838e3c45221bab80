package io.github.multimove.stress;

import org.junit.jupiter.api.Tag;

/** Long ordered turns of few pieces: boards that several beginnings reach, kings captured amid a turn, pawns passed. */
@Tag("mutation")
class SetUpLongTurnsTest extends SetUpDrawnGames {
    @Override
    boolean isLong() {
        return true;
    }
}
