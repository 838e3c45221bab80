package io.github.multimove.internal.fast.halves;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.sets.Attacks64;
import io.github.multimove.internal.fast.sets.GeometryTables;
import io.github.multimove.internal.turns.TurnCursor;

/**
 * The turns of pawn move and other move in games where every pseudo-legal turn is legal: counted by a
 * {@link PawnThenPieceCounter}, formed only when they are handed out.
 */
final class PawnThenPieceEngine extends CountedSequenceEngine {
    private final BoardState field;
    private final PawnThenPieceMoves structure;

    PawnThenPieceEngine(BoardState field, PawnThenPieceMoves structure) {
        this.field = field;
        this.structure = structure;
    }

    private PawnThenPieceCounter counter() {
        Attacks64 bits = GeometryTables.of(structure.tables).emptyHanded;
        boolean fits = bits != null && field.passed().length == 0 && field.extras().length == 0;
        return fits && bits != null
                ? new PawnThenPieceBitCounter(field, structure, bits)
                : new PawnThenPiecePathCounter(field, structure);
    }

    @Override
    public long count() {
        return counter().count();
    }

    @Override
    public FirstSubMoves countFirsts() {
        SubMoves firsts = firsts();
        PawnThenPieceCounter counter = counter();
        long[] turns = new long[firsts.size];
        for (int i = 0; i < turns.length; i++) {
            turns[i] = counter.turns(firsts.at[i]);
        }
        return FirstSubMoves.of(firsts, turns);
    }

    @Override
    public SubMoves continuations(long first) {
        return seconds(first);
    }

    @Override
    public SubMoves firsts() {
        return structure.firsts(field);
    }

    @Override
    public boolean begins(long first) {
        return structure.begins(field, first);
    }

    @Override
    public SubMoves seconds(long first) {
        SubMoves seconds = new SubMoves();
        structure.seconds(field, first, seconds);
        return seconds;
    }

    @Override
    public boolean follows(long first, long second) {
        return contains(new long[] {first, second});
    }

    @Override
    public boolean isEmpty() {
        return !PawnThenPieceMoves.hasMove(field, 0);
    }

    @Override
    public TurnCursor cursor() {
        return new PawnThenPieceCursor(structure, field);
    }

    @Override
    public boolean contains(long[] turn) {
        return structure.isTurn(field, turn);
    }
}
