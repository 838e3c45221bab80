package io.github.multimove.internal.board;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The men on a board and everything else that a position has besides its counters, with the means to change a copy of
 * it. A field that a position holds is never changed.
 */
public final class Field {
    /** The code of a neutral man, who is of neither side and blocks (rules/duck.md, 1). */
    public static final int NEUTRAL = 1;

    public static final short[] NONE = {};

    public final Tables tables;
    public final byte[] men;
    /** Men beyond the first on their squares, as {@code square << 6 | code}, ascending. */
    public short[] extras;
    /** By square, 0 or the number of the set of siblings that its men belong to; null where a game has no sets. */
    public byte @Nullable [] sets;
    /** By code, how many are in hand; null where a game has no hands. */
    public final byte @Nullable [] hand;

    public int side;
    public int castling;
    /** Whether the turn to be made answers one that an event has ended (rules/doublemove.md, Two Move Chess). */
    public boolean reply;
    /** Squares on which a pawn may be captured in passing, ascending. */
    public short[] passed;
    /** The sum of the keys of men on the board and in hand. */
    public long key;

    public Field(
            Tables tables,
            byte[] men,
            short[] extras,
            byte @Nullable [] sets,
            byte @Nullable [] hand,
            int side,
            int castling,
            short[] passed,
            long key) {
        this.tables = tables;
        this.men = men;
        this.extras = extras;
        this.sets = sets;
        this.hand = hand;
        this.side = side;
        this.castling = castling;
        this.passed = passed;
        this.key = key;
    }

    public Field copy() {
        return copy(passed);
    }

    /** A copy with other squares passed. */
    public Field copy(short[] newlyPassed) {
        // copied before the object is allocated: its fields are then stored without the collector's barriers
        byte[] m = men.clone();
        byte[] s = sets;
        byte[] h = hand;
        byte[] newSets = s == null ? null : s.clone();
        byte[] newHand = h == null ? null : h.clone();
        Field copy = new Field(tables, m, extras, newSets, newHand, side, castling, newlyPassed, key);
        copy.reply = reply;
        return copy;
    }

    /**
     * The field with a side to move and nobody to capture in passing, which is how check is judged: only to be looked at,
     * for it is this very field if there is no difference.
     */
    public Field turned(int toSide) {
        if (side == toSide && passed.length == 0) {
            return this;
        }
        Field turned = copy(NONE);
        turned.side = toSide;
        return turned;
    }

    /** Adds up the keys of men on the board and in hand afresh. */
    public long freshKey() {
        long sum = 0;
        for (int s = 0; s < men.length; s++) {
            if (men[s] != 0) {
                sum += tables.menKey[men[s]][s];
            }
        }
        for (short extra : extras) {
            sum += tables.menKey[extra & 63][extra >> 6];
        }
        byte[] h = hand;
        if (h != null) {
            for (int code = 2; code < h.length; code++) {
                sum += h[code] * tables.handKey[code];
            }
        }
        return sum;
    }

    /** The man on a square by code, the first of a stack, or 0. */
    public int man(int square) {
        return men[square];
    }

    /** Whether another board of the game holds the same men on the same squares. */
    public boolean hasMenOf(Field other) {
        return Arrays.equals(men, other.men) && Arrays.equals(extras, other.extras);
    }

    /** Whether the men stand as the array has them. */
    public boolean isArray() {
        return Arrays.equals(men, tables.arrayMen) && Arrays.equals(extras, tables.arrayExtras);
    }

    /** The number of squares with a man. */
    public int occupied() {
        int n = 0;
        for (byte man : men) {
            n += man <= NEUTRAL ? 0 : 1;
        }
        return n;
    }

    public boolean isEnemy(int square, int ofSide) {
        return men[square] > NEUTRAL && (men[square] & 1) != ofSide;
    }

    public boolean isStack(int square) {
        for (short extra : extras) {
            if (extra >> 6 == square) {
                return true;
            }
        }
        return false;
    }

    /** The codes of all men on a square, in the order of the piece list. */
    public int[] codes(int square) {
        if (men[square] <= NEUTRAL) {
            return new int[0];
        }
        int[] all = {men[square]};
        for (short extra : extras) {
            if (extra >> 6 == square) {
                all = Arrays.copyOf(all, all.length + 1);
                all[all.length - 1] = extra & 63;
            }
        }
        return all;
    }

    public int count(int code) {
        int n = 0;
        for (byte man : men) {
            if (man == code) {
                n++;
            }
        }
        for (short extra : extras) {
            if ((extra & 63) == code) {
                n++;
            }
        }
        return n;
    }

    public int inHand(int side) {
        byte[] h = hand;
        int n = 0;
        if (h != null) {
            for (int code = 2 + side; code < h.length; code += 2) {
                n += h[code];
            }
        }
        return n;
    }

    public void put(int square, int code) {
        key += tables.menKey[code][square];
        if (men[square] == 0) {
            men[square] = (byte) code;
            return;
        }
        int second = code;
        if (code < men[square]) {
            second = men[square];
            men[square] = (byte) code;
        }
        short extra = (short) (square << 6 | second);
        short[] more = Arrays.copyOf(extras, extras.length + 1);
        more[extras.length] = extra;
        Arrays.sort(more);
        extras = more;
    }

    public void remove(int square, int code) {
        key -= tables.menKey[code][square];
        if (extras.length == 0 || !isStack(square)) {
            men[square] = 0;
            return;
        }
        int leaving = code;
        if (men[square] == code) {
            leaving = codes(square)[1];
            men[square] = (byte) leaving;
        }
        short gone = (short) (square << 6 | leaving);
        short[] less = new short[extras.length - 1];
        int n = 0;
        boolean done = false;
        for (short extra : extras) {
            if (!done && extra == gone) {
                done = true;
            } else {
                less[n++] = extra;
            }
        }
        extras = less;
    }

    public void clear(int square) {
        if (extras.length > 0) {
            for (int code : codes(square)) {
                remove(square, code);
            }
        } else if (men[square] != 0) {
            key -= tables.menKey[men[square]][square];
            men[square] = 0;
        }
        castling &= tables.keep[square];
    }

    /** Makes one sub-move of the side to move, without what happens at the turn's end. */
    public void apply(long m) {
        int from = Packed.from(m);
        int to = Packed.to(m);
        int code = Packed.type(m) << 1 | side;
        switch (Packed.kind(m)) {
            case Packed.MOVE -> {
                boolean alone = extras.length == 0 && (men[to] == 0 || Packed.takenOn(m) == to);
                if (alone && Packed.promotion(m) == 0) {
                    move(m, from, to, code);
                } else {
                    moveAmongStacks(m, from, to, code);
                }
                castling &= tables.keep[from] & tables.keep[to];
            }
            case Packed.REMOTE -> clear(to);
            case Packed.CASTLE -> {
                var right = tables.castles[Packed.extra(m)];
                int rookFrom = right.rook().index();
                int rook = men[rookFrom];
                remove(from, code);
                remove(rookFrom, rook);
                put(to, code);
                put(right.rookTo().index(), rook);
                castling &= tables.keep[from] & tables.keep[rookFrom];
            }
            case Packed.PUSH -> {
                int pawn = code ^ 1;
                remove(from, pawn);
                put(to, pawn);
                castling &= tables.keep[from] & tables.keep[to];
            }
            case Packed.CHOICE -> {
                remove(from, code);
                promote(to, Packed.promotion(m) - 1);
            }
            case Packed.PLACE -> {
                for (int s = neutral(); s >= 0; s = neutral()) {
                    remove(s, NEUTRAL);
                }
                put(to, NEUTRAL);
            }
            default -> drop(m, code, to);
        }
    }

    /** What {@link #moveAmongStacks} does where no square holds two men and nobody promotes. */
    private void move(long m, int from, int to, int code) {
        byte[] board = men;
        Tables t = tables;
        long[] keys = t.menKey[code];
        long sum = key - keys[from] + keys[to];
        if (Packed.is(m, Packed.CAPTURE)) {
            int on = Packed.takenOn(m);
            sum -= t.menKey[board[on]][on];
            board[on] = 0;
            castling &= t.keep[on];
        }
        board[from] = 0;
        board[to] = (byte) code;
        key = sum;
    }

    private void moveAmongStacks(long m, int from, int to, int code) {
        if (Packed.is(m, Packed.CAPTURE)) {
            clear(Packed.takenOn(m));
        }
        remove(from, code);
        int promotion = Packed.promotion(m);
        if (promotion == 0) {
            put(to, code);
        } else {
            promote(to, promotion - 1);
        }
    }

    private void promote(int to, int promotion) {
        int into = tables.byLetter[promotion >> 1] << 1 | side;
        put(to, into);
        if ((promotion & 1) != 0) {
            put(to, into);
        }
    }

    private void drop(long m, int code, int to) {
        int relocated = Packed.extra(m) - 1;
        if (relocated >= 0) {
            int man = men[to];
            remove(to, man);
            put(relocated, man);
        }
        byte[] h = java.util.Objects.requireNonNull(hand, "hand");
        h[code]--;
        key -= tables.handKey[code];
        put(to, code);
    }

    /** The square of a neutral man, or -1. */
    public int neutral() {
        for (int s = 0; s < men.length; s++) {
            if (men[s] == NEUTRAL) {
                return s;
            }
        }
        return -1;
    }

    /** Where that side's pawn stands that has just passed the square, or -1 if none can have. */
    public int victim(int crossed, int pawnSide) {
        int[][] candidates = tables.victims[pawnSide][crossed];
        if (candidates == null || men[crossed] != 0) {
            return -1;
        }
        for (int[] candidate : candidates) {
            int man = men[candidate[0]];
            boolean fits = man != 0 && (man & 1) == pawnSide && tables.isPawn(man);
            for (int i = 1; fits && i < candidate.length; i++) {
                fits = men[candidate[i]] == 0;
            }
            if (fits) {
                return candidate[0];
            }
        }
        return -1;
    }

    public boolean isPassed(int square) {
        for (short s : passed) {
            if (s == square) {
                return true;
            }
        }
        return false;
    }

    /** Whether the man on a square is held fast by an enemy. */
    public boolean isFrozen(int square) {
        if (tables.freezerMask == 0 || men[square] == 0) {
            return false;
        }
        int[] by = tables.freezers[men[square] & 1][square];
        for (int i = 0; i < by.length; i += 2) {
            if (men[by[i]] == by[i + 1]) {
                return true;
            }
        }
        return false;
    }

    /** Whether a man of that side could capture on the square, whoever stands there. */
    public boolean isAttacked(int square, int by) {
        return isAttacked(square, ofSide(by));
    }

    /** Whether a man with one of those codes could capture on the square, whoever stands there. */
    public boolean isAttacked(int square, long codes) {
        return isAttacked(tables.attacks[square], codes);
    }

    /** Whether a pawn of that side could capture on the square, whoever stands there. */
    public boolean isAttackedByPawns(int square, int by) {
        return isAttacked(tables.pawnAttacks[square], ofSide(by) & tables.pawnMask);
    }

    /** One bit for every code of a side. */
    private static long ofSide(int side) {
        return side == 0 ? 0x5555555555555555L : 0xaaaaaaaaaaaaaaaaL;
    }

    private boolean isAttacked(Attack[] attacks, long codes) {
        byte[] m = men;
        for (Attack attack : attacks) {
            if ((attack.codes() & codes) >>> m[attack.from()] << 63 < 0
                    && isClear(attack.between())
                    && !isFrozen(attack.from())) {
                return true;
            }
        }
        return extras.length > 0 && isAttackedByStacked(attacks, codes);
    }

    private boolean isAttackedByStacked(Attack[] attacks, long codes) {
        for (Attack attack : attacks) {
            for (short extra : extras) {
                if (extra >> 6 == attack.from()
                        && ((attack.codes() & codes) >>> (extra & 63) & 1) != 0
                        && isClear(attack.between())) {
                    return true;
                }
            }
        }
        return false;
    }

    public boolean isClear(short[] squares) {
        for (short s : squares) {
            if (men[s] != 0) {
                return false;
            }
        }
        return true;
    }

    /** The squares of royal men of a side, ascending, one entry a man. */
    public int[] royals(int ofSide) {
        long mask = tables.royalMask & ofSide(ofSide);
        int[] found = new int[2];
        int n = 0;
        for (int s = 0; s < men.length; s++) {
            if ((mask >>> men[s] & 1) != 0) {
                if (n == found.length) {
                    found = Arrays.copyOf(found, n * 2);
                }
                found[n++] = s;
            }
        }
        for (short extra : extras) {
            if ((mask >>> (extra & 63) & 1) != 0) {
                if (n == found.length) {
                    found = Arrays.copyOf(found, n * 2);
                }
                found[n++] = extra >> 6;
            }
        }
        return Arrays.copyOf(found, n);
    }

    /** The number of a side's royal men, those in hand among them. */
    public int royalCount(int ofSide) {
        int n = royals(ofSide).length;
        byte[] h = hand;
        for (int code = 2 + ofSide; h != null && code < h.length; code += 2) {
            n += tables.isRoyal(code) ? h[code] : 0;
        }
        return n;
    }

    /** Whether two men stand on the board, both sides together; looks no further than the third. */
    public boolean hasTwoMen() {
        int n = extras.length;
        for (int s = 0; s < men.length && n <= 2; s++) {
            n += men[s] <= NEUTRAL ? 0 : 1;
        }
        return n == 2;
    }
}
