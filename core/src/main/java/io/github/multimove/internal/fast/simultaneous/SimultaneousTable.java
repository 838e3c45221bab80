package io.github.multimove.internal.fast.simultaneous;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.CapturePath;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The sub-moves of a position for simultaneous turns, with what decides whether they fit together and leave royal pieces
 * safe. Fixed once made, but for safeties that are found when first asked for; two threads may find one twice.
 */
final class SimultaneousTable {
    final BoardPosition position;
    final SimultaneousStructure simultaneous;
    /** Sub-moves in the documented order, and their places. */
    final long[] subs;

    final int[] all;

    final int[] weight;
    /** The pieces that each uses, one bit a piece; pieces are numbered by their squares. */
    final long[] pieces;

    final boolean[] special;
    private final long[] pieceAt;
    final boolean bound;
    /** Whether there are more pieces than bits: those on lines to royal pieces have one, and all are told apart by squares. */
    final boolean crowded;
    /** Whether the conditions of safety are those of lines and leaps alone, and the pieces on the lines have bits. */
    private final boolean told;
    /** Whether a sub-move may do good anywhere: those of royal pieces, and castling. */
    final boolean[] anywhere;
    /** The squares of the mover's royal pieces, one or two. */
    private final int[] kings;
    /** The safety without special sub-moves, and with each one alone. */
    private @Nullable RoyalSafety base;

    private final @Nullable RoyalSafety[] single;
    /** With collision, by sub-move those that do not fit to it, one bit each, once asked for. */
    private volatile long @Nullable [][] clashing;
    /** By sub-move, whether it draws on captured pieces, of which there must be enough for all. */
    final boolean[] draws;
    /** By sub-move, whether it asks nothing of others but another destination, collision aside. */
    final boolean[] lands;

    SimultaneousTable(
            BoardPosition position,
            SimultaneousStructure simultaneous,
            long[] subs,
            boolean bound,
            int[] kings,
            boolean crowded,
            boolean judged) {
        this.position = position;
        this.simultaneous = simultaneous;
        this.subs = subs;
        this.bound = bound;
        this.crowded = crowded;
        this.kings = kings;
        int n = subs.length;
        all = IntStream.range(0, n).toArray();
        weight = new int[n];
        pieces = new long[n];
        special = new boolean[n];
        anywhere = new boolean[n];
        draws = new boolean[n];
        lands = new boolean[n];
        single = new RoyalSafety[n];
        pieceAt = new long[position.tables.size];
        long[] bit = new long[position.tables.size];
        int count = 0;
        BitSet shielding = crowded ? squaresOfLines() : new BitSet();
        this.told = judged && shielding.cardinality() <= SimultaneousEngine.MOST_PIECES;
        for (int i = 0; i < n; i++) {
            int from = Packed.from(subs[i]);
            if (bit[from] == 0 && (!crowded || (told && shielding.get(from)))) {
                bit[from] = 1L << count++;
            }
        }
        for (int i = 0; i < n; i++) {
            long m = subs[i];
            int from = Packed.from(m);
            weight[i] = simultaneous.weight(m);
            boolean castles = Packed.kind(m) == Packed.CASTLE;
            long rook = castles
                    ? bit[position.tables.castles[Packed.extra(m)].rook().index()]
                    : 0;
            pieces[i] = bit[from] | rook;
            special[i] = isSpecial(m);
            anywhere[i] = isGoodAnywhere(m);
            draws[i] = Packed.promotion(m) != 0
                    && position.tables.promotions.isLimited(Packed.type(m) << 1 | position.side);
            lands[i] = Packed.kind(m) == Packed.MOVE && !Packed.is(m, Packed.EN_PASSANT) && !draws[i] && !crowded;
            pieceAt[from] = special[i] ? pieceAt[from] : bit[from];
        }
    }

    /** A number of pieces that no turn exceeds. */
    int mostUsed() {
        int most = 0;
        for (int i = 0; i < subs.length; i++) {
            boolean isNext = i == 0 || Packed.from(subs[i]) != Packed.from(subs[i - 1]);
            most += isNext ? 1 : 0;
            most += weight[i] - 1; // a rook that castles may have no other move
        }
        return most;
    }

    /** The squares that lines to the royal pieces lead over. */
    private BitSet squaresOfLines() {
        BitSet squares = new BitSet();
        for (int king : bound ? kings : new int[0]) {
            for (CapturePath attack : position.tables.attacks[king]) {
                for (short s : attack.between()) {
                    squares.set(s);
                }
            }
        }
        return squares;
    }

    /** Whether what fits together is found for all sub-moves at once. */
    boolean knowsClashes() {
        return simultaneous.collision && simultaneous.most > 1;
    }

    /** Whether two sub-moves do not fit together, only asked where that is known for all. */
    boolean clash(int i, int j) {
        long[][] known = clashing;
        if (known == null) {
            known = clashes();
            clashing = known;
        }
        return (known[i][j >> 6] >>> j & 1) != 0;
    }

    private long[][] clashes() {
        int n = subs.length;
        int[] way = new int[n];
        for (int i = 0; i < n; i++) {
            way[i] = simultaneous.direction(position, subs[i]);
        }
        long[][] all = new long[n][(n + 63) >> 6];
        for (int i = 0; i < n; i++) {
            Interruption.check();
            for (int j = i + 1; j < n; j++) {
                boolean straight = way[i] != SimultaneousStructure.NOT_STRAIGHT
                        && way[i] + way[j] == 2 * SimultaneousStructure.NOT_STRAIGHT;
                boolean simple = !special[i] && !special[j] && !crowded;
                boolean clash = simple
                        ? Packed.to(subs[i]) == Packed.to(subs[j])
                                || (straight && simultaneous.meet(subs[i], subs[j], way[i]))
                        : !simultaneous.areDisjoint(position, subs[i], subs[j]);
                if (clash) {
                    all[i][j >> 6] |= 1L << j;
                    all[j][i >> 6] |= 1L << i;
                }
            }
        }
        return all;
    }

    /** The structure by which the other side captures royal pieces, if it is of this kind. */
    private @Nullable SimultaneousStructure judge() {
        return SimultaneousStructure.free(position.rules().structures.judge(1 - position.side));
    }

    private boolean isGoodAnywhere(long m) {
        int code = Packed.type(m) << 1 | position.side;
        return Packed.kind(m) == Packed.CASTLE || position.tables.isRoyal(code);
    }

    /**
     * By sub-move the conditions, of which there are some, that it may answer: it enters one of their squares, captures or freezes the
     * piece there, or does more.
     */
    long[] answering(RoyalSafety safety) {
        long[] known = safety.answering;
        if (known != null) {
            return known;
        }
        GameTables tables = position.tables;
        long[] entered = new long[tables.size];
        long[] frozen = new long[tables.size];
        for (int c = 0; c < safety.answers.length; c++) {
            for (short s : safety.answers[c]) {
                entered[s] |= 1L << c;
                int[] freezers = tables.freezers[1 - position.side][s];
                for (int i = 0; i < freezers.length; i += 2) {
                    frozen[freezers[i]] |= 1L << c;
                }
            }
        }
        long[] answering = new long[subs.length];
        for (int i = 0; i < subs.length; i++) {
            int to = Packed.to(subs[i]);
            int on = lands[i] ? -1 : Packed.capturedOn(subs[i]);
            boolean freezes = (tables.freezerMask >>> (Packed.type(subs[i]) << 1 | position.side) & 1) != 0;
            answering[i] = anywhere[i] ? -1 : entered[to] | (on < 0 ? 0 : entered[on]) | (freezes ? frozen[to] : 0);
        }
        safety.able = Arrays.stream(all).filter(i -> answering[i] != 0).toArray();
        safety.answering = answering;
        return answering;
    }

    private boolean isSpecial(long m) {
        int code = Packed.type(m) << 1 | position.side;
        return Packed.kind(m) != Packed.MOVE
                || Packed.is(m, Packed.EN_PASSANT)
                || (bound && position.tables.isRoyal(code))
                || (position.tables.freezerMask >>> code & 1) != 0
                || (Packed.promotion(m) != 0 && position.tables.promotions.isLimited(code));
    }

    /** The safety of the mover's royal piece once the special ones among the chosen sub-moves are made. */
    RoyalSafety safety(SimultaneousChoice chosen) {
        int size = 0;
        int last = -1;
        for (int j = 0; j < chosen.size; j++) {
            if (special[chosen.index[j]]) {
                size++;
                last = chosen.index[j];
            }
        }
        if (size < 2) {
            return size == 0 ? base() : single(last);
        }
        long[] specials = new long[size];
        long gone = 0;
        int used = 0;
        for (int j = chosen.size - 1; j >= 0; j--) {
            int i = chosen.index[j];
            if (special[i]) {
                specials[--size] = subs[i];
                gone |= pieces[i];
                used += weight[i];
            }
        }
        return safety(specials, gone, used);
    }

    /** The safety of the mover's royal pieces without special sub-moves. */
    RoyalSafety base() {
        RoyalSafety s = base;
        if (s == null) {
            s = safety(new long[0], 0, 0);
            base = s;
        }
        return s;
    }

    private RoyalSafety single(int i) {
        RoyalSafety s = single[i];
        if (s == null) {
            s = safety(new long[] {subs[i]}, pieces[i], weight[i]);
            single[i] = s;
        }
        return s;
    }

    /** The safety of the mover's royal piece once special sub-moves are made. */
    private RoyalSafety safety(long[] specials, long gone, int used) {
        if (!bound) {
            return RoyalSafety.NONE;
        }
        if (!told || (crowded && specials.length > 0)) {
            return RoyalSafety.UNKNOWN;
        }
        boolean twoRoyals = kings.length == 2;
        if (twoRoyals && Arrays.stream(specials).anyMatch(m -> Packed.kind(m) == Packed.CASTLE)) {
            return RoyalSafety.UNKNOWN; // while two royal pieces live the castled king itself may have to be safe
        }
        BoardState made = position;
        int[] at = kings;
        if (specials.length > 0) {
            made = position.copy();
            at = kings.clone();
            for (long m : specials) {
                made.apply(m);
                for (int k = 0; k < at.length; k++) {
                    boolean goes = Packed.from(m) == kings[k] && Packed.kind(m) != Packed.REMOTE;
                    at[k] = goes ? Packed.to(m) : at[k];
                }
            }
        }
        int most = simultaneous.most - used;
        RoyalSafety first = RoyalSafety.of(made, at[0], position.side, pieceAt, ~gone, most);
        return twoRoyals
                ? ofTwo(made, at, first, RoyalSafety.of(made, at[1], position.side, pieceAt, ~gone, most))
                : first;
    }

    /** The conditions of two royal pieces, those of each told. */
    private RoyalSafety ofTwo(BoardState made, int[] at, RoyalSafety first, RoyalSafety second) {
        SimultaneousStructure judge = judge();
        BoardState turned = made.turned(1 - position.side);
        long[] together = new long[first.answers.length];
        for (int i = 0; judge != null && judge.most > 1 && i < together.length; i++) {
            long one = capture(made, first.attacker(i), at[0]);
            for (int j = 0; j < second.answers.length; j++) {
                boolean fits = judge.areDisjoint(turned, one, capture(made, second.attacker(j), at[1]));
                together[i] |= fits ? 1L << j : 0;
            }
        }
        return RoyalSafety.ofTwo(first, second, together);
    }

    /**
     * The conditions that fail after a turn as it is, all further sub-moves being mere landings: each must be answered before the royal
     * pieces are safe; none if that cannot be told.
     */
    RoyalSafety exposureAfter(SimultaneousChoice turn) {
        BoardState after = simultaneous.after(position, turn.turn, turn.size, null);
        int[] royals = after.royals(position.side);
        boolean castles = Arrays.stream(turn.turn, 0, turn.size).anyMatch(m -> Packed.kind(m) == Packed.CASTLE);
        if (castles || royals.length == 0 || royals.length > (position.tables.promotions.areLimited() ? 1 : 2)) {
            return RoyalSafety.NONE;
        }
        RoyalSafety first = exposure(after, royals[0]);
        return royals.length == 1 ? first : ofTwo(after, royals, first, exposure(after, royals[1]));
    }

    /** How a royal piece could be captured on a board as it is. */
    private RoyalSafety exposure(BoardState after, int royal) {
        return RoyalSafety.of(after, royal, position.side, new long[pieceAt.length], 0, 0);
    }

    private static long capture(BoardState after, int from, int to) {
        return Packed.of(from, to, Packed.MOVE, after.piece(from) >> 1, 0, 0, Packed.CAPTURE | Packed.CLOCK);
    }
}
