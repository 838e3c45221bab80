package io.github.multimove.internal.explain;

import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.Turns;
import io.github.multimove.internal.turns.series.ContinuationBudget;
import io.github.multimove.internal.turns.series.SeriesPrefixState;
import io.github.multimove.internal.turns.series.SeriesTurns;
import java.util.HashSet;
import java.util.Set;

/** The pieces of the side to move, by square and code, that have a sub-move in some legal turn. */
final class ActingPieces {
    /** Of more turns than this, one after the other, not all are gone through. */
    private static final int MAX_LOOKED_AT = 1 << 17;
    /** As many continuations of beginnings are looked at in a series. */
    private static final int MAX_CONTINUATIONS = 75_000;
    /** A turn of so many sub-moves counts as two, of twice as many as three. */
    private static final int LONG = 8;

    private final BoardPosition position;
    private final Set<Integer> acting = new HashSet<>();
    private final Set<Integer> everybody = new HashSet<>();
    private final ContinuationBudget budget = new ContinuationBudget(MAX_CONTINUATIONS);

    ActingPieces(BoardPosition position) {
        this.position = position;
        for (int s = 0; s < position.tables.size; s++) {
            boolean own = position.piece(s) != 0 && !position.isEnemy(s, position.side);
            for (int code : own ? position.codes(s) : new int[0]) {
                everybody.add(s << 6 | code);
            }
        }
    }

    /** The pieces; all of them where turns are too many to go through. */
    Set<Integer> all() {
        Turns engine = position.rules().turns(position);
        if (position.clause.structure.isSimultaneous()) {
            for (long m : engine.completions(new long[0])) {
                add(m);
            }
            return acting;
        }
        if (engine instanceof SeriesTurns series) {
            goThrough(series.start(), false);
            return budget.isSpent() ? everybody : acting;
        }
        TurnCursor cursor = engine.cursor();
        for (int looked = 0; isAnyMissing() && cursor.next(); looked += 1 + cursor.size / LONG) {
            if (looked >= MAX_LOOKED_AT) {
                return everybody;
            }
            for (int i = 0; i < cursor.size; i++) {
                add(cursor.turn[i]);
            }
        }
        return acting;
    }

    private boolean isAnyMissing() {
        return acting.size() < everybody.size();
    }

    /** Goes on from a beginning; sub-moves of pieces that are known to act are made only where others may follow. */
    private void goThrough(SeriesPrefixState prefix, boolean hasNew) {
        budget.spend(prefix);
        boolean news = hasNew;
        if (news && prefix.isTurn()) {
            for (SeriesPrefixState at = prefix; at.before != null; at = at.before) {
                add(at.last);
            }
            news = false;
        }
        for (int i = 0; i < prefix.size() && !budget.isSpent() && isAnyMissing(); i++) {
            boolean more = news || isNew(prefix.subMove(i));
            if (more || !prefix.isLastOfPieces(i)) {
                goThrough(prefix.then(i), more);
            }
            news = news && hasAnyNew(prefix);
        }
    }

    private boolean hasAnyNew(SeriesPrefixState prefix) {
        for (SeriesPrefixState at = prefix; at.before != null; at = at.before) {
            if (isNew(at.last)) {
                return true;
            }
        }
        return false;
    }

    private boolean isNew(long m) {
        boolean known = acting.contains(actor(m)) && (Packed.kind(m) != Packed.CASTLE || acting.contains(rook(m)));
        boolean isNewOther =
                Packed.kind(m) == Packed.SWAP && everybody.contains(other(m)) && !acting.contains(other(m));
        return isNewOther || (!known && acts(m));
    }

    private void add(long m) {
        if (acts(m)) {
            acting.add(actor(m));
            if (Packed.kind(m) == Packed.CASTLE) {
                acting.add(rook(m));
            }
        }
        if (Packed.kind(m) == Packed.SWAP && everybody.contains(other(m))) {
            acting.add(other(m));
        }
    }

    /** Whether a sub-move of a turn is one of a piece where it stands; one that moves again has been counted. */
    private boolean acts(long m) {
        int kind = Packed.kind(m);
        return kind != Packed.PUSH && kind != Packed.PLACE && kind != Packed.DROP && everybody.contains(actor(m));
    }

    private int actor(long m) {
        return Packed.from(m) << 6 | Packed.type(m) << 1 | position.side;
    }

    private static int other(long swap) {
        return Packed.to(swap) << 6 | Packed.extra(swap);
    }

    private int rook(long castling) {
        int rook = position.tables.castles[Packed.extra(castling)].rook().index();
        return rook << 6 | position.tables.arrayPieces[rook];
    }
}
