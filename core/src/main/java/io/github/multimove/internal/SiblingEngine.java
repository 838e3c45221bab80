package io.github.multimove.internal;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Answers for the legal turns of single men and siblings: counted by {@link BitSiblingCounter} where it can, else gone
 * through and judged by {@link SiblingSafety}. Which sub-moves complete those entered is found by looking for one turn
 * of the same siblings with each.
 */
final class SiblingEngine implements TurnEngine {
    private final BoardPosition position;
    private final Field field;
    private final SiblingStructure structure;
    private @Nullable SiblingMoves listed;
    private @Nullable SiblingSafety judge;

    SiblingEngine(BoardPosition position, SiblingStructure structure) {
        this.position = position;
        this.field = position.field;
        this.structure = structure;
    }

    /** Made when first asked; two threads may make two of them, which is harmless. */
    private SiblingMoves moves() {
        SiblingMoves known = listed;
        if (known == null) {
            known = new SiblingMoves(structure, field, structure.options());
            listed = known;
        }
        return known;
    }

    private SiblingSafety safety() {
        SiblingSafety known = judge;
        if (known == null) {
            known = new SiblingSafety(position, structure);
            judge = known;
        }
        return known;
    }

    @Override
    public long count() {
        BitSiblingCounter counter = BitSiblingCounter.of(position, structure);
        return counter == null ? TurnEngine.super.count() : Math.addExact(counter.count(Long.MAX_VALUE), rare());
    }

    @Override
    public boolean isEmpty() {
        BitSiblingCounter counter = BitSiblingCounter.of(position, structure);
        return counter == null ? TurnEngine.super.isEmpty() : counter.count(1) == 0 && rare() == 0;
    }

    /** The number of legal castlings and captures in passing. */
    private int rare() {
        SubMoves found = new SubMoves();
        for (int king : field.castling == 0 ? new int[0] : field.royals(field.side)) {
            SiblingMoves.from(structure, field, king, structure.options(), found);
        }
        if (field.passed.length > 0) {
            Generator.all(field, field.side, Generator.PAWNS_ONLY, found);
        }
        int legal = 0;
        for (int i = 0; i < found.size; i++) {
            long m = found.at[i];
            boolean rare = Packed.kind(m) == Packed.CASTLE || Packed.is(m, Packed.EN_PASSANT);
            legal += rare && position.rules.isSafe(structure, field, new long[] {m}, 1) ? 1 : 0;
        }
        return legal;
    }

    @Override
    public Cursor cursor() {
        return legal(moves());
    }

    private Cursor legal(SiblingMoves moves) {
        return new SafeCursor(new SiblingCursor(moves), safety()::isSafe);
    }

    @Override
    public boolean contains(long[] turn) {
        SiblingMoves moves = moves();
        byte[] sets = moves.sets;
        for (int i = 0; i < turn.length; i++) {
            int from = Packed.from(turn[i]);
            boolean found = Arrays.binarySearch(moves.all.at, moves.begin[from], moves.end[from], turn[i]) >= 0;
            if (!found || sets[from] != sets[Packed.from(turn[0])] || (i > 0 && turn[i] < turn[i - 1])) {
                return false;
            }
        }
        return new SiblingCursor(moves).isTurn(turn) && safety().isSafe(turn, turn.length);
    }

    @Override
    public boolean completes(BoardPosition of, long[] chosen) {
        if (chosen.length == 0) {
            return !isEmpty();
        }
        Cursor cursor = legal(moves().with(chosen));
        while (cursor.next()) {
            if (cursor.holdsAll(chosen)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public long[] completions(BoardPosition of, long[] chosen) {
        SiblingMoves moves = moves();
        SubMoves next = new SubMoves();
        long[] more = Arrays.copyOf(chosen, chosen.length + 1);
        for (int i = 0; i < moves.all.size; i++) {
            long m = moves.all.at[i];
            boolean may = chosen.length == 0 || moves.areSiblings(Packed.from(m), Packed.from(chosen[0]));
            more[chosen.length] = m;
            if (may && completes(of, more)) {
                next.add(m);
            }
        }
        return next.toArray();
    }
}
