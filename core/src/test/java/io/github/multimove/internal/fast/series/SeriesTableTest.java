package io.github.multimove.internal.fast.series;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.internal.board.BoardState;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Counts that are kept are those of their board and duties, and enough of them are kept. */
class SeriesTableTest {
    private static final int BOARDS = 40;
    private static final int DUTIES = 5;
    private static final int MOVED = 6;
    private static final int TURNS = 6;

    /** What a count is kept for. */
    private record Key(BoardState state, long duties, long moved) {}

    private static List<Key> keys() {
        RuleSet rules = Orthodox.rules();
        SplittableRandom random = new SplittableRandom(4);
        List<Key> keys = new ArrayList<>();
        for (int board = 0; board < BOARDS; board++) {
            var position = rules.initialPosition();
            for (int turn = 0; turn < TURNS; turn++) {
                position = position.play(position.legalTurns().sample(random));
            }
            for (int duty = 0; duty < DUTIES; duty++) {
                for (int moved = 0; moved < MOVED; moved++) {
                    keys.add(new Key((BoardState) position, (long) duty << (16 * (duty % 3)), 1L << (10 * moved)));
                }
            }
        }
        return keys;
    }

    @Test
    void aCountKeptIsThatOfItsKey() {
        List<Key> keys = keys().stream().distinct().toList();
        SeriesTable table = new SeriesTable(1 << 17);
        for (int i = 0; i < keys.size(); i++) {
            Key key = keys.get(i);
            table.put(key.state, key.duties, key.moved, i);
            assertThat(table.get(key.state, key.duties, key.moved)).isEqualTo(i);
        }
        int kept = 0;
        for (int i = 0; i < keys.size(); i++) {
            long count = table.get(keys.get(i).state, keys.get(i).duties, keys.get(i).moved);
            assertThat(count).isIn((long) i, SeriesTable.UNKNOWN);
            kept += count == i ? 1 : 0;
        }
        // the table is never fuller than by half when it grows by four
        assertThat(kept).isGreaterThan(keys.size() * 3 / 5);
    }

    @Test
    void ofManyKeysAtOnePlaceTheEarliestInTheTurnAndTheLatestAreKept() {
        List<Key> keys = keys();
        Key first = keys.get(0);
        SeriesTable table = new SeriesTable(1);
        table.put(first.state, 0, first.moved, 7);
        for (Key other : keys) {
            table.put(other.state, 1, other.moved, 8);
            assertThat(table.get(other.state, 1, other.moved)).isEqualTo(8);
            assertThat(table.get(first.state, 0, first.moved)).isEqualTo(7);
        }
        assertThat(keys).anyMatch(key -> table.get(key.state, 1, key.moved) == SeriesTable.UNKNOWN);
    }
}
