package io.github.multimove.monster;

import io.github.multimove.testkit.PerftTableLaws;
import java.io.InputStream;
import java.util.Objects;

/** The numbers ({@code rules/monster.md}) that {@code monster.perft} keeps; by the reference generator too, where that takes minutes at most. */
class MonsterNumbersTest extends PerftTableLaws {
    @Override
    protected InputStream table() {
        return Objects.requireNonNull(getClass().getResourceAsStream("monster.perft"), "monster.perft");
    }
}
