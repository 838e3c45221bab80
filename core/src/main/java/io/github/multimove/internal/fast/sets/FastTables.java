package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.Tables;
import io.github.multimove.internal.fast.wide.WideTables;
import org.jspecify.annotations.Nullable;

/** What engines look up of a game: its movement as bit sets, where board and men fit. Made once for its tables. */
public final class FastTables {
    /** Boards of one word, or null. */
    public final @Nullable Reach reach;
    /** Boards of one word with nobody in hand, in games with or without hands, or null. */
    public final @Nullable Reach emptyHanded;
    /** Boards of two words, or null. */
    public final @Nullable WideTables wide;

    private FastTables(Tables tables) {
        this.emptyHanded = Reach.of(tables);
        this.reach = tables.hands ? null : emptyHanded;
        this.wide = WideTables.of(tables);
    }

    /** The tables of a game; two threads may make them twice, which is harmless. */
    public static FastTables of(Tables tables) {
        if (tables.kept instanceof FastTables known) {
            return known;
        }
        FastTables made = new FastTables(tables);
        tables.kept = made;
        return made;
    }
}
