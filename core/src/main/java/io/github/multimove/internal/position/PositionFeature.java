package io.github.multimove.internal.position;

import io.github.multimove.Setup;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.NumberField;
import io.github.multimove.internal.board.PositionDraft;
import java.util.ArrayList;
import java.util.List;

/**
 * What positions of some games have besides pieces, side to move, rights, en passant squares and counters: how it stands in text,
 * bytes and set-ups, and what can be wrong with it. A further one needs a class, a line in {@link #all}, and a place in
 * {@link BoardState}, {@link PositionDraft} and set-ups if it is no number.
 */
public abstract class PositionFeature {
    final Rules rules;
    final GameTables tables;
    /** Whether positions of the game have it. */
    final boolean isPresent;

    PositionFeature(Rules rules, boolean isPresent) {
        this.rules = rules;
        this.tables = rules.tables;
        this.isPresent = isPresent;
    }

    /** Whether a draft of the game can say it, rightly or not. */
    public boolean isRead() {
        return isPresent;
    }

    /** Every feature, also those that the positions of a game do not have, in the order of text and bytes. */
    static List<PositionFeature> all(Rules rules) {
        List<PositionFeature> all = new ArrayList<>();
        all.add(new SiblingsFeature(rules));
        all.add(new NeutralFeature(rules));
        all.add(new HandsFeature(rules));
        for (NumberField number : rules.structures.facts.numbers()) {
            all.add(new NumberFeature(rules, number));
        }
        return List.copyOf(all);
    }

    // ---- text -------------------------------------------------------------------------------------------------------

    /** What its field of position text says; empty if it has none, but stands in the placement. */
    String title() {
        return "";
    }

    /** Reads its field of position text from a place of the text on. */
    void read(PositionText in, String field, int offset, PositionDraft draft) {}

    /** Writes its field of position text. */
    void write(BoardPosition position, StringBuilder out) {}

    // ---- bytes ------------------------------------------------------------------------------------------------------

    /** Writes its bytes. */
    abstract void write(BoardPosition position, ByteWriter out);

    /** Reads its bytes, those of the pieces being read. */
    abstract void read(ByteReader in, PositionDraft draft);

    // ---- set-ups and what they say ----------------------------------------------------------------------------------

    /** Reads it from a set-up, also in a game that has it not, and notes what no draft can hold. */
    public abstract void read(Setup setup, PositionDraft draft);

    /** Writes it into a set-up. */
    public abstract void write(PositionDraft draft, Setup.Builder setup);

    /** Sets it in the field of a draft, and notes what is wrong with it before anything else is looked at. */
    public void set(PositionDraft draft, BoardState state) {
        setUnchecked(draft, state);
    }

    /** Sets it in the field of a draft that was read from bytes, which are right, unless the field has it from the start. */
    void setUnchecked(PositionDraft draft, BoardState state) {}
}
