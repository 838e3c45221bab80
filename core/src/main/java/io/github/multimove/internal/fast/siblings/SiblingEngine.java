package io.github.multimove.internal.fast.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.SafeCursor;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.TurnEngine;
import io.github.multimove.internal.turns.siblings.SiblingCursor;
import io.github.multimove.internal.turns.siblings.SiblingMoves;
import io.github.multimove.internal.turns.siblings.SiblingStructure;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Answers for the legal turns of single pieces and siblings: counted by {@link BitSiblingCounter} where it can, else gone
 * through and judged by {@link SiblingSafety}. Which sub-moves complete those entered is found by looking for one turn
 * of the same siblings with each.
 */
public final class SiblingEngine implements TurnEngine {
    /** So many turns of siblings are tried for each sub-move before those that are left are looked for together. */
    private static final int FEW_TRIES = 64;

    private static final int TRIES_BETWEEN_CHECKS = 256;

    private final BoardPosition position;
    private final BoardState field;
    private final SiblingStructure structure;
    private final byte[] sets;
    /** Whether {@link SiblingAnswers} serve the position. */
    private final boolean isSupported;
    /** By set, the sub-moves of its pieces, once asked for; two threads may list them twice, which is harmless. */
    private @Nullable SiblingMoves[] listed = {};

    /** Made when first asked; volatile, since not all that it holds is final. */
    private volatile @Nullable SiblingSafety judge;

    SiblingEngine(BoardPosition position, SiblingStructure structure, boolean isSupported) {
        this.position = position;
        this.field = position;
        this.structure = structure;
        this.sets = SiblingStructure.sets(field);
        this.isSupported = isSupported;
    }

    /** The sub-moves of the siblings of a set. */
    SiblingMoves moves(int set) {
        @Nullable SiblingMoves[] all = listed;
        SiblingMoves known = set < all.length ? all[set] : null;
        if (known == null) {
            known = new SiblingMoves(structure, field, structure.options(), set);
            all = Arrays.copyOf(all, Math.max(all.length, set + 1));
            all[set] = known;
            listed = all;
        }
        return known;
    }

    /** Adds the sub-moves, turns by themselves, of the single piece on a square. */
    void single(int square, SubMoves found) {
        SiblingMoves.from(structure, field, square, structure.options(), found);
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
        return counter == null ? TurnEngine.super.count() : Math.addExact(counter.count(), rare());
    }

    @Override
    public boolean isEmpty() {
        BitSiblingCounter counter = BitSiblingCounter.of(position, structure);
        return counter == null ? TurnEngine.super.isEmpty() : !counter.any() && rare() == 0;
    }

    /** The number of legal castlings and captures en passant. */
    private int rare() {
        SubMoves found = new SubMoves();
        for (int king : field.castling == 0 ? new int[0] : field.royals(field.side)) {
            SiblingMoves.from(structure, field, king, structure.options(), found);
        }
        if (field.passed().length > 0) {
            Generator.all(field, field.side, Generator.PAWNS_ONLY, found);
        }
        int legal = 0;
        for (int i = 0; i < found.size; i++) {
            long m = found.at[i];
            boolean rare = Packed.kind(m) == Packed.CASTLE || Packed.is(m, Packed.EN_PASSANT);
            legal += rare && position.rules().royal.isSafe(structure, field, new long[] {m}, 1) ? 1 : 0;
        }
        return legal;
    }

    @Override
    public TurnCursor cursor() {
        if (isSupported) {
            return new SiblingTurnList(SiblingBoard.of(structure, field));
        }
        return new SafeCursor(new SiblingWalk(this, field), safety()::isSafe);
    }

    @Override
    public boolean contains(long[] turn) {
        if (turn.length == 0) {
            return false;
        }
        int set = sets[Packed.from(turn[0])];
        return (set == 0 ? turn.length == 1 && isListed(turn[0]) : isTurn(moves(set), turn))
                && safety().isSafe(turn, turn.length);
    }

    private boolean isListed(long m) {
        SubMoves found = new SubMoves();
        int from = Packed.from(m);
        if (field.piece(from) != 0 && (field.piece(from) & 1) == field.side) {
            single(from, found);
        }
        return found.has(m);
    }

    private boolean isTurn(SiblingMoves moves, long[] turn) {
        for (int i = 0; i < turn.length; i++) {
            int from = Packed.from(turn[i]);
            boolean found = Arrays.binarySearch(moves.all.at, moves.begin[from], moves.end[from], turn[i]) >= 0;
            if (!found || (i > 0 && turn[i] < turn[i - 1])) {
                return false;
            }
        }
        return new SiblingCursor(moves).isTurn(turn);
    }

    // ---- entry ------------------------------------------------------------------------------------------------------

    @Override
    public boolean completes(long[] chosen) {
        if (chosen.length == 0) {
            return !isEmpty();
        }
        int set = sets[Packed.from(chosen[0])];
        if (set == 0) {
            return contains(chosen);
        }
        for (long m : chosen) {
            if (sets[Packed.from(m)] != set) {
                return false;
            }
        }
        return search(moves(set), chosen, Long.MAX_VALUE) == Found.YES;
    }

    /** Whether there is a turn, as far as so many tries tell. */
    private enum Found {
        YES,
        NO,
        UNKNOWN
    }

    /** Looks for a legal turn of siblings that holds those chosen. */
    private Found search(SiblingMoves moves, long[] chosen, long tries) {
        TurnCursor cursor = new SiblingCursor(moves.with(chosen));
        for (long i = 0; cursor.next(); i++) {
            if (i == tries) {
                return Found.UNKNOWN;
            }
            if (i % TRIES_BETWEEN_CHECKS == 0) {
                Interruption.check();
            }
            if (cursor.holdsAll(chosen) && safety().isSafe(cursor.turn, cursor.size)) {
                return Found.YES;
            }
        }
        return Found.NO;
    }

    /**
     * One turn is looked for with each sub-move, for so many tries; what is not known then is looked for all at once, so
     * that many sub-moves without a turn cost one way through the turns of their set.
     */
    @Override
    public long[] completions(long[] chosen) {
        TreeSet<Long> next = new TreeSet<>();
        int set = chosen.length == 0 ? 0 : sets[Packed.from(chosen[0])];
        Map<Integer, Set<Long>> unknown = new TreeMap<>();
        SubMoves candidates = new SubMoves();
        long[] more = Arrays.copyOf(chosen, chosen.length + 1);
        for (int s = 0; s < field.tables.size; s++) {
            boolean may = chosen.length == 0 || (set != 0 && sets[s] == set);
            candidates.clear();
            if (may && field.piece(s) != 0 && (field.piece(s) & 1) == field.side) {
                SiblingMoves.from(structure, field, s, structure.options(), candidates);
            }
            for (int i = 0; i < candidates.size; i++) {
                more[chosen.length] = candidates.at[i];
                Found found = sets[s] != 0
                        ? search(moves(sets[s]), more, FEW_TRIES)
                        : safety().isSafe(more, 1) ? Found.YES : Found.NO;
                if (found == Found.YES) {
                    next.add(candidates.at[i]);
                } else if (found == Found.UNKNOWN) {
                    unknown.computeIfAbsent((int) sets[s], key -> new HashSet<>())
                            .add(candidates.at[i]);
                }
            }
        }
        unknown.forEach((of, wanted) -> search(moves(of), chosen, wanted, next));
        return next.stream().mapToLong(Long::longValue).toArray();
    }

    /** Adds those wanted that stand in a legal turn with the chosen ones. */
    private void search(SiblingMoves moves, long[] chosen, Set<Long> wanted, Set<Long> found) {
        TurnCursor cursor = new SiblingCursor(moves.with(chosen));
        for (long i = 0; !wanted.isEmpty() && cursor.next(); i++) {
            if (i % TRIES_BETWEEN_CHECKS == 0) {
                Interruption.check();
            }
            boolean matters = false;
            for (int k = 0; k < cursor.size; k++) {
                matters |= isMore(cursor, cursor.turn[k], chosen) && wanted.contains(cursor.turn[k]);
            }
            if (matters && cursor.holdsAll(chosen) && safety().isSafe(cursor.turn, cursor.size)) {
                for (int k = 0; k < cursor.size; k++) {
                    if (isMore(cursor, cursor.turn[k], chosen) && wanted.remove(cursor.turn[k])) {
                        found.add(cursor.turn[k]);
                    }
                }
            }
        }
    }

    /** Whether a turn holds a sub-move more often than those chosen do. */
    private static boolean isMore(TurnCursor turn, long m, long[] chosen) {
        return TurnCursor.times(m, turn.turn, turn.size) > TurnCursor.times(m, chosen, chosen.length);
    }
}
