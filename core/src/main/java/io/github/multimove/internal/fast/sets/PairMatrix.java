package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The turns of one or two pieces as rows of bits: the sub-moves of a board of one king are numbered in the documented order,
 * and a sub-move's row holds its own number if it is a turn by itself and the numbers of later ones that make up a turn
 * with it.
 *
 * <p>Most sub-moves only land: a row of theirs is all later pieces' landings less those on its own square, masked by what
 * checks and lines ask. The king's steps and captures en passant keep the set of their partners.
 */
final class PairMatrix {
    /** So many words say what a sub-move changes. */
    static final int EACH = 8;

    final Attacks64 reach;
    final BoardState state;
    final SimultaneousStructure simultaneous;
    final long[] subs;
    /** How many 64s of numbers there are. */
    final int words;
    /** By sub-move, the number of the first one by a later piece. */
    private final int[] next;
    /** The sub-moves that only land; those on each square. */
    private final long[] landings;

    private final long[] same;
    /** The sub-moves that are turns by themselves. */
    private final long[] alone;
    /** By condition, the pieces that must all leave, the landings that answer it, and the landings by which they leave. */
    private final long[] leaving;

    private final long[] answering;
    private final long[] evading;
    /** The king's steps and the captures en passant, and each one's partners. */
    private final int[] special;

    private final long[] partners;
    /** By sub-move those that it would collide with, or null. */
    private final long @Nullable [] colliding;

    /** Made when a turn is first played; two threads may make them twice, which is harmless. */
    private volatile long @Nullable [] changes;

    private final long occupied;
    private final long own;
    private final long enemy;
    private final int at;

    /** The rows of the pieces on squares of a set, as if no other could move. */
    PairMatrix(Attacks64 reach, BoardState state, SimultaneousStructure simultaneous, long movers) {
        this.reach = reach;
        this.state = state;
        this.simultaneous = simultaneous;
        occupied = Attacks64.occupied(state);
        own = Attacks64.own(state, occupied);
        enemy = occupied & ~own;
        at = Long.numberOfTrailingZeros(reach.royals(state) & own);
        long lines = KingConstraints.lines(state, at, occupied, enemy, 2);
        long leapers = KingConstraints.leapers(reach, state, state.side, at, enemy);
        boolean checked = (lines | leapers) != 0 && KingConstraints.answers(at, lines, leapers, occupied) != -1;
        subs = list(checked, movers);
        words = (subs.length + 63) >> 6;
        next = new int[subs.length];
        landings = new long[words];
        same = new long[64 * words];
        alone = new long[words];
        special = new int[number()];
        partners = new long[special.length * words];
        leaving = new long[Long.bitCount(lines) + Long.bitCount(leapers)];
        answering = new long[leaving.length * words];
        evading = new long[leaving.length * words];
        conditions(lines, leapers);
        specials();
        colliding = simultaneous.collision ? collisions(reach, state, subs, words) : null;
    }

    /** All sub-moves that may take part in a turn, in order. */
    private long[] list(boolean checked, long movers) {
        SubMoves all = new SubMoves(96);
        int castlings = checked ? 0 : SingleMoves64.castlings(reach, state, 1L << at, occupied, own);
        SingleMoves64.list(reach, state, movers, castlings, all);
        return all.toArray();
    }

    /** Notes where each sub-move lands and counts those that do more. */
    private int number() {
        int specials = 0;
        int piece = subs.length;
        for (int i = subs.length - 1; i >= 0; i--) {
            long m = subs[i];
            if (i + 1 < subs.length && Packed.from(m) != Packed.from(subs[i + 1])) {
                piece = i + 1;
            }
            next[i] = piece;
            if (Packed.kind(m) == Packed.CASTLE) {
                alone[i >> 6] |= 1L << i;
            } else if (Packed.from(m) == at || Packed.is(m, Packed.EN_PASSANT)) {
                specials++;
            } else {
                landings[i >> 6] |= 1L << i;
                same[Packed.to(m) * words + (i >> 6)] |= 1L << i;
            }
        }
        return specials;
    }

    // ---- what landings ask of each other ----------------------------------------------------------------------------

    private void conditions(long lines, long leapers) {
        int n = 0;
        for (long left = leapers; left != 0; left &= left - 1) {
            condition(n++, 0, left & -left);
        }
        for (long left = lines; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            condition(n++, Attacks64.between(at, s) & occupied, KingConstraints.answers(at, s));
        }
        for (int w = 0; w < words; w++) {
            long safe = landings[w];
            for (int c = 0; c < n; c++) {
                long bound =
                        leaving[c] == 0 ? landings[w] : (leaving[c] & leaving[c] - 1) == 0 ? evading[c * words + w] : 0;
                safe &= ~bound | answering[c * words + w];
            }
            alone[w] |= safe;
        }
    }

    private void condition(int c, long pieces, long answers) {
        leaving[c] = pieces;
        for (long left = answers; left != 0; left &= left - 1) {
            add(answering, c, Long.numberOfTrailingZeros(left));
        }
        for (int i = 0; pieces != 0 && i < subs.length; i++) {
            if ((pieces >>> Packed.from(subs[i]) & 1) != 0) {
                evading[c * words + (i >> 6)] |= 1L << i;
            }
        }
        for (int w = c * words; w < (c + 1) * words; w++) {
            evading[w] &= ~answering[w] & landings[w - c * words];
        }
    }

    private void add(long[] sets, int row, int square) {
        for (int w = 0; w < words; w++) {
            sets[row * words + w] |= same[square * words + w];
        }
    }

    /**
     * By sub-move those by which two pieces would travel toward each other over common squares (rules/two-prong.md, Collision);
     * null if none collide. Static, so that no row escapes while it is made.
     */
    private static long @Nullable [] collisions(Attacks64 reach, BoardState state, long[] subs, int words) {
        long[] ways = new long[subs.length];
        int last = -1;
        for (int i = 0; i < subs.length; i++) {
            int from = Packed.from(subs[i]);
            int to = Packed.to(subs[i]);
            long leaps = reach.leaps[Packed.type(subs[i]) << 1 | state.side][from];
            if (Packed.kind(subs[i]) == Packed.MOVE && Attacks64.between(from, to) != 0 && (leaps >>> to & 1) == 0) {
                ways[i] = Attacks64.between(from, to) | 1L << to;
                last = i;
            }
        }
        long[] found = null;
        for (int i = 0; i < last; i++) {
            for (int j = i + 1; ways[i] != 0 && j <= last; j++) {
                long between = Attacks64.between(Packed.from(subs[i]), Packed.from(subs[j]));
                if ((ways[i] & ways[j]) != 0 && ((ways[i] | ways[j]) & ~between) == 0) {
                    found = found == null ? new long[subs.length * words] : found;
                    found[i * words + (j >> 6)] |= 1L << j;
                    found[j * words + (i >> 6)] |= 1L << i;
                }
            }
        }
        return found;
    }

    // ---- king's steps and captures en passant -----------------------------------------------------------------------

    private void specials() {
        int n = 0;
        for (int i = 0; i < subs.length; i++) {
            long m = subs[i];
            if (Packed.is(m, Packed.EN_PASSANT)) {
                special[n] = i;
                passing(n++, i);
            } else if (Packed.from(m) == at && Packed.kind(m) != Packed.CASTLE) {
                special[n] = i;
                step(n++, i);
            }
        }
        for (int e = 0; state.hasEnPassantSquares() && e < n; e++) {
            for (int k = 0; k < n; k++) {
                if (Packed.is(subs[special[e]], Packed.EN_PASSANT) && k != e && fit(special[e], special[k])) {
                    partners[e * words + (special[k] >> 6)] |= 1L << special[k];
                    partners[k * words + (special[e] >> 6)] |= 1L << special[e];
                }
            }
        }
    }

    /** Whether an en passant capture and another special sub-move make up a turn: seldom asked, so they are made. */
    private boolean fit(int i, int j) {
        long first = subs[Math.min(i, j)];
        long second = subs[Math.max(i, j)];
        if (!simultaneous.areDisjoint(state, first, second)) {
            return false;
        }
        BoardState made = state.copy();
        made.apply(first);
        made.apply(second);
        return !KingConstraints.isKingAttacked(reach, made);
    }

    private void step(int n, int i) {
        int to = Packed.to(subs[i]);
        long open = ~(1L << to);
        partners(n, i, to, occupied & ~(1L << at), enemy & open, open);
    }

    private void passing(int n, int i) {
        long to = 1L << Packed.to(subs[i]);
        long taken = 1L << Packed.capturedOn(subs[i]);
        long from = 1L << Packed.from(subs[i]);
        // no partner enters the captor's square or captures the same pawn
        partners(n, i, at, (occupied & ~from & ~taken) | to, enemy & ~taken, ~(to | taken));
        clear(n, from, -1);
    }

    /** Finds the partners of a special sub-move, the king then on a square, which must land within a set. */
    private void partners(int n, int i, int king, long after, long enemies, long within) {
        long leapers = KingConstraints.leapers(reach, state, state.side, king, enemies);
        long lines = KingConstraints.lines(state, king, after, enemies, 1);
        long answers = KingConstraints.answers(king, lines, leapers, after);
        if (answers == 0) {
            return;
        }
        if (answers == -1) {
            alone[i >> 6] |= 1L << i;
            System.arraycopy(landings, 0, partners, n * words, words);
            for (long left = ~within; left != 0; left &= left - 1) {
                int square = Long.numberOfTrailingZeros(left);
                for (int w = 0; w < words; w++) {
                    partners[n * words + w] &= ~same[square * words + w];
                }
            }
        } else {
            for (long left = answers & within; left != 0; left &= left - 1) {
                add(partners, n, Long.numberOfTrailingZeros(left));
            }
        }
        for (long left = lines; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            clear(n, Attacks64.between(king, s) & after, ~KingConstraints.answers(king, s));
        }
    }

    /** Takes away the sub-moves of a piece, given as a set, to squares of a set. */
    private void clear(int n, long piece, long to) {
        for (int j = 0; piece != 0 && j < subs.length; j++) {
            if ((piece >>> Packed.from(subs[j]) & 1) != 0 && (to >>> Packed.to(subs[j]) & 1) != 0) {
                partners[n * words + (j >> 6)] &= ~(1L << j);
            }
        }
    }

    // ---- rows -------------------------------------------------------------------------------------------------------

    /** Fills a row with what filters leave. */
    void row(int i, long[] row, List<PairFilter> filters) {
        row(i, row);
        for (PairFilter filter : filters) {
            filter.pick(i, row);
        }
    }

    /** Fills a row. */
    void row(int i, long[] row) {
        if ((landings[i >> 6] >>> i & 1) != 0) {
            landing(i, row);
        } else {
            Arrays.fill(row, 0, words, 0);
            for (int n = 0; n < special.length; n++) {
                if (special[n] == i) {
                    System.arraycopy(partners, n * words, row, 0, words);
                }
            }
        }
        int from = next[i];
        int first = from >> 6;
        for (int w = 0; w < first; w++) {
            row[w] = 0;
        }
        if (first < words) {
            row[first] &= -1L << from;
        }
        row[i >> 6] |= alone[i >> 6] & 1L << i;
        for (int w = 0; colliding != null && w < words; w++) {
            row[w] &= ~colliding[i * words + w];
        }
    }

    private void landing(int i, long[] row) {
        int square = Packed.to(subs[i]) * words;
        for (int w = 0; w < words; w++) {
            row[w] = landings[w] & ~same[square + w];
        }
        if (leaving.length > 0) {
            bind(i, row);
        }
        for (int n = 0; n < special.length; n++) {
            int s = special[n];
            row[s >> 6] |= (partners[n * words + (i >> 6)] >>> i & 1) << s;
        }
    }

    /** Keeps the partners with which a landing meets every condition. */
    private void bind(int i, long[] row) {
        long piece = 1L << Packed.from(subs[i]);
        for (int c = 0; c < leaving.length; c++) {
            int start = c * words;
            if ((answering[start + (i >> 6)] >>> i & 1) != 0) {
                continue;
            }
            long others = leaving[c] & ~piece;
            if (others == 0) {
                for (int w = 0; w < words; w++) {
                    row[w] &= answering[start + w];
                }
            } else if ((others & others - 1) == 0) {
                // one more piece has to leave for the line to open: this one has left, or is not asked to
                for (int w = 0; w < words; w++) {
                    row[w] &= ~evading[start + w];
                }
            }
        }
    }

    /** Makes a board the one after a turn of two sub-moves, or of one that is given twice, en passant squares aside. */
    void make(BoardState after, int first, int second) {
        after.become(state, changes(), first * EACH, (second == first ? subs.length : second) * EACH);
    }

    /** Notes the squares that a turn has passed; its board is given. */
    void pass(BoardState after, int first, int second) {
        Structure.passed(after, subs[first], state.side);
        if (second != first) {
            Structure.passed(after, subs[second], state.side);
        }
    }

    /** The number of a sub-move, or a negative number if there is none like it. */
    int number(long m) {
        return Arrays.binarySearch(subs, m);
    }

    /** The number of turns that filters leave. */
    long count(List<PairFilter> filters) {
        long[] row = new long[words];
        long total = 0;
        for (int i = 0; i < subs.length; i++) {
            row(i, row, filters);
            for (long bits : row) {
                total += Long.bitCount(bits);
            }
        }
        return total;
    }

    /**
     * What each sub-move changes, {@link #EACH} words a sub-move: the five sets of a board, the key, and the castling rights
     * that stay. Sub-moves of one turn change different squares, so that changes add up. What nothing changes stands last.
     */
    long[] changes() {
        long[] made = changes;
        if (made == null) {
            made = findChanges();
            changes = made;
        }
        return made;
    }

    private long[] findChanges() {
        long[] all = new long[(subs.length + 1) * EACH];
        all[subs.length * EACH + 6] = -1;
        BoardState made = state.copy();
        for (int n = 0; n < subs.length; n++) {
            made.become(state);
            made.apply(subs[n]);
            int i = n * EACH;
            all[i] = made.black ^ state.black;
            all[i + 1] = made.straight ^ state.straight;
            all[i + 2] = made.oblique ^ state.oblique;
            all[i + 3] = made.low ^ state.low;
            all[i + 4] = made.high ^ state.high;
            all[i + 5] = made.key - state.key;
            // the rights are those of the board; what a sub-move takes away it takes away from any
            all[i + 6] = ~(state.castling & ~made.castling);
        }
        return all;
    }
}
