package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.fast.wide.Tables128;
import org.jspecify.annotations.Nullable;

/** What engines look up of a game: its movement as bit sets, where board and pieces fit. Made once for its tables. */
public final class GeometryTables {
    /** Boards of one word, or null. */
    public final @Nullable Attacks64 reach;
    /** Boards of one word with no piece in hand, in games with or without hands, or null. */
    public final @Nullable Attacks64 emptyHanded;
    /** Boards of two words, or null. */
    public final @Nullable Tables128 wide;

    private GeometryTables(GameTables tables) {
        this.emptyHanded = Attacks64.of(tables);
        this.reach = tables.hands ? null : emptyHanded;
        this.wide = Tables128.of(tables);
    }

    /** The tables of a game; two threads may make them twice, which is harmless. */
    public static GeometryTables of(GameTables tables) {
        if (tables.kept instanceof GeometryTables known) {
            return known;
        }
        GeometryTables made = new GeometryTables(tables);
        tables.kept = made;
        return made;
    }
}
