package io.github.multimove.internal.board;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The pieces on a board and everything else that a position has besides its counters, with the means to change a copy of
 * it. A board that a position holds is never changed.
 *
 * <p>The pieces are bitboards, one for each fact of {@link PlaneCode}: those of the first 64 squares are fields of their own, all
 * others stand in one array, which an orthodox board does not have. A piece by square is read off the sets.
 *
 * <p>Longer than most: everything that changes a board stands next to the sets that it changes.
 */
public class BoardState {
    /** The code of a neutral piece, which is of neither side and blocks (rules/duck.md, 1). */
    public static final int NEUTRAL = 1;

    public static final short[] NONE = {};

    public final GameTables tables;
    /** The squares of Black's pieces, of those that slide straight and obliquely, and of two facts that tell the rest apart. */
    public long black;

    public long straight;
    public long oblique;
    public long low;
    public long high;
    /** All further facts; null if there are none. */
    private final @Nullable ExtraPlanes more;

    private SpecialState rare = SpecialState.NOTHING;

    public int side;
    public int castling;
    /** The Zobrist hash: the sum of the keys of pieces on the board and in hand and of the sets of siblings. */
    public long key;

    /** An empty board, White to move. */
    private BoardState(GameTables tables) {
        this.tables = tables;
        int places = tables.words * tables.planes.count - PlaneCode.KEPT;
        this.more = places == 0 ? null : new ExtraPlanes(places);
    }

    /** A board that shares everything with another, which is not changed from then on. */
    protected BoardState(BoardState other) {
        this(other, other.more, other.rare);
    }

    /** A copy of a board that may be changed, with other en passant squares. */
    protected BoardState(BoardState other, short[] newlyPassed) {
        this(other, ExtraPlanes.copy(other.more), other.rare.copy(newlyPassed));
    }

    /** A board after one sub-move as a whole turn, but for the squares that its pawn passes. */
    protected BoardState(BoardState before, long m) {
        this.tables = before.tables;
        this.more = before.more == null ? null : new ExtraPlanes(before.more.facts.length);
        if (more == null && before.isPlain() && Packed.isStep(m)) {
            step(before, m);
        } else {
            become(before);
            rare = before.rare.copy(NONE);
            make(m);
        }
    }

    /** What {@link #make} does on a board of one word to a piece that goes to a square, which no one else concerns. */
    private void step(BoardState before, long m) {
        GameTables t = tables;
        int from = Packed.from(m);
        int to = Packed.to(m);
        int code = Packed.type(m) << 1 | before.side;
        long[] keys = t.piecesKey[code];
        long sum = before.key - keys[from] + keys[to];
        long still = -1;
        if (Packed.is(m, Packed.CAPTURE)) {
            still = ~(1L << to);
            sum -= t.piecesKey[before.pieceOn(to)][to];
        }
        long squares = 1L << from ^ 1L << to;
        int bits = t.planes.bits[code];
        black = (before.black & still) ^ (squares & -(long) (bits & 1));
        straight = (before.straight & still) ^ (squares & -(long) (bits >> 1 & 1));
        oblique = (before.oblique & still) ^ (squares & -(long) (bits >> 2 & 1));
        low = (before.low & still) ^ (squares & -(long) (bits >> 3 & 1));
        high = (before.high & still) ^ (squares & -(long) (bits >> 4 & 1));
        side = 1 - before.side;
        castling = before.castling & (from == to ? -1 : t.keep[from] & t.keep[to]);
        key = sum;
    }

    /** A board of one word after two changes, as {@link #become(BoardState, long[], int, int)} has them, the other side to move. */
    protected BoardState(BoardState before, long[] changes, int one, int other) {
        this.tables = before.tables;
        this.more = null;
        become(before, changes, one, other);
    }

    private BoardState(BoardState other, @Nullable ExtraPlanes more, SpecialState rare) {
        this.tables = other.tables;
        this.more = more;
        this.rare = rare;
        takeOver(other);
    }

    /** Takes over what stands in fields of its own. */
    private void takeOver(BoardState other) {
        black = other.black;
        straight = other.straight;
        oblique = other.oblique;
        low = other.low;
        high = other.high;
        side = other.side;
        castling = other.castling;
        key = other.key;
    }

    /** A board with the pieces of a draft and their key, nothing to capture en passant and no siblings. */
    public static BoardState of(
            GameTables tables, byte[] pieces, short[] extras, byte @Nullable [] hand, int side, int castling) {
        BoardState state = new BoardState(tables);
        int[] bits = tables.planes.bits;
        int neutral = -1;
        long sum = 0;
        for (int s = 0; s < pieces.length; s++) {
            int piece = pieces[s];
            if (piece == NEUTRAL) {
                neutral = s;
            } else if (piece != 0) {
                state.flip(s, bits[piece]);
                sum += tables.piecesKey[piece][s];
            }
        }
        sum += neutral < 0 ? 0 : tables.piecesKey[NEUTRAL][neutral];
        for (short extra : extras) {
            sum += tables.piecesKey[extra & 63][extra >> 6];
        }
        for (int code = 2; hand != null && code < hand.length; code++) {
            sum += hand[code] * tables.handKey[code];
        }
        state.rare = new SpecialState(extras, null, 0, hand, NONE, neutral, 0).orNothing();
        state.side = side;
        state.castling = castling;
        state.key = sum;
        return state;
    }

    /** Pieces beyond the first on their squares, as {@code square << 6 | code}, ascending. */
    public final short[] extras() {
        return rare.extras();
    }

    /** By square, 0 or the number of the set of siblings that its pieces belong to; null where a game has no sets. */
    public final byte @Nullable [] sets() {
        return rare.sets();
    }

    /** Sets the sets of siblings, once {@link SiblingSets#normalise} has been asked. */
    public final void sets(byte[] sets) {
        sets(sets, setsKey());
    }

    /** Sets the sets of siblings, numbered in any way. */
    public final void siblings(byte[] sets) {
        sets(sets);
        SiblingSets.normalise(this);
    }

    final void sets(byte[] sets, long newKey) {
        key += newKey - setsKey();
        rare = rare.withSets(sets, newKey);
    }

    final long setsKey() {
        return rare.setsKey();
    }

    /** By code, how many are in hand; null where a game has no hands. */
    public final byte @Nullable [] hand() {
        return rare.hand();
    }

    /** Squares on which a pawn may be captured en passant, ascending. */
    public final short[] passed() {
        return rare.passed();
    }

    public final void passed(short[] squares) {
        rare = rare.withPassed(squares);
    }

    /** Whether no square holds two pieces and no piece has siblings, is in hand or has passed a square. */
    public final boolean isPlain() {
        return rare.isNothing();
    }

    /** Whether some pawn may be captured en passant. */
    public final boolean hasEnPassantSquares() {
        return rare.passed().length > 0;
    }

    public final boolean hasStacks() {
        return rare.extras().length > 0;
    }

    public final BoardState copy() {
        return copy(passed());
    }

    /** A copy with nothing to capture en passant, which shares sets of siblings and hands: not to be changed in place. */
    public final BoardState sharing() {
        return new BoardState(this, ExtraPlanes.copy(more), rare.withPassed(NONE));
    }

    /** A copy with other en passant squares. */
    public final BoardState copy(short[] newlyPassed) {
        return new BoardState(this, newlyPassed);
    }

    /**
     * The board with a side to move and nothing to capture en passant, which is how check is judged: only to be looked at,
     * for it is this very board if there is no difference.
     */
    public BoardState turned(int toSide) {
        if (side == toSide && !hasEnPassantSquares()) {
            return this;
        }
        BoardState turned = copy(NONE);
        turned.side = toSide;
        return turned;
    }

    /** The piece on a square by code, the first of a stack, or 0. */
    public final int piece(int square) {
        ExtraPlanes m = more;
        // most squares that are asked about are empty
        int code = m != null ? m.pieces(this)[square] : isEmpty(square) ? 0 : pieceOn(square);
        return code == 0 && rare.neutral() == square ? NEUTRAL : code;
    }

    /** The piece on a square, which is not empty, of a board of one word, by code; 0 if it is neutral. */
    public final int pieceOn(int square) {
        return tables.planes.code[facts(square)];
    }

    /** The facts of a square among the first 64 that are fields. */
    private int facts(int square) {
        return (int) (black >>> square & 1)
                | (int) (straight >>> square & 1) << 1
                | (int) (oblique >>> square & 1) << 2
                | (int) (low >>> square & 1) << 3
                | (int) (high >>> square & 1) << 4;
    }

    /** Reads the pieces by square off the facts, neutral ones aside. */
    final byte[] readPieces() {
        byte[] all = new byte[tables.size];
        for (int w = 0; w < tables.words; w++) {
            for (int p = 0; p < tables.planes.count; p++) {
                for (long left = plane(p, w); left != 0; left &= left - 1) {
                    all[w << 6 | Long.numberOfTrailingZeros(left)] |= (byte) (1 << p);
                }
            }
        }
        byte[] code = tables.planes.code;
        for (int s = 0; s < all.length; s++) {
            all[s] = code[all[s] & 0xff];
        }
        return all;
    }

    private boolean isEmpty(int square) {
        return more == null ? ((straight | oblique | low | high) >>> square & 1) == 0 : piece(square) == 0;
    }

    /** Changes the facts of a square, one bit each, to their opposites. */
    private void flip(int square, int bits) {
        ExtraPlanes m = more;
        if (m == null || square < 64) {
            toggle(1L << square, bits);
        }
        if (m == null) {
            return;
        }
        long[] facts = m.facts;
        int first = tables.wordStart(square >> 6);
        int now = 0;
        for (int p = square < 64 ? PlaneCode.KEPT : 0; p < tables.planes.count; p++) {
            facts[first + p] ^= (long) (bits >> p & 1) << square;
            now |= (int) (facts[first + p] >>> square & 1) << p;
        }
        m.set(square, tables.planes.code[square < 64 ? now | facts(square) : now]);
    }

    /** Puts a piece on a square in place of the first piece there, 0 for none, and returns it; the key stays as it was. */
    public final int set(int square, int code) {
        int before = piece(square);
        int[] bits = tables.planes.bits;
        flip(square, bits[before] ^ bits[code]);
        return before;
    }

    /** The squares, among 64 from {@code word * 64} on, of which a fact is true. */
    public final long plane(int plane, int word) {
        if (word > 0) {
            return more == null || word >= tables.words ? 0 : more.facts[tables.wordStart(word) + plane];
        }
        return switch (plane) {
            case 0 -> black;
            case 1 -> straight;
            case 2 -> oblique;
            case 3 -> low;
            case 4 -> high;
            default -> more == null ? 0 : more.facts[plane - PlaneCode.KEPT];
        };
    }

    /** The squares, among 64 from {@code word * 64} on, with a piece. */
    public final long occupied(int word) {
        if (more == null) {
            return word == 0 ? straight | oblique | low | high : 0;
        }
        long all = 0;
        for (int p = 1; p < tables.planes.count; p++) {
            all |= plane(p, word);
        }
        return all;
    }

    /** The squares of the pieces of a side among 64. */
    public final long ofSide(int ofSide, int word) {
        long blacks = plane(0, word);
        return ofSide == 1 ? blacks : occupied(word) & ~blacks;
    }

    /** The squares of the pieces of a code on a board of one word, told apart by the facts that are fields. */
    public final long of(int code) {
        int bits = tables.planes.bits[code];
        return (black ^ ((bits & 1) - 1L))
                & (straight ^ ((bits >> 1 & 1) - 1L))
                & (oblique ^ ((bits >> 2 & 1) - 1L))
                & (low ^ ((bits >> 3 & 1) - 1L))
                & (high ^ ((bits >> 4 & 1) - 1L));
    }

    /** The squares of the pieces of a code among 64, the first pieces of stacks. */
    public final long of(int code, int word) {
        if (more == null) {
            return word == 0 ? of(code) : 0;
        }
        int bits = tables.planes.bits[code];
        long all = -1;
        for (int p = 0; p < tables.planes.count; p++) {
            all &= plane(p, word) ^ ((bits >> p & 1) - 1L);
        }
        return all;
    }

    /** Fills in, by code, the squares of the pieces among 64, the first pieces of stacks. */
    public final void sets(int word, long[] byCode) {
        int[] bits = tables.planes.bits;
        int count = tables.planes.count;
        long black = plane(0, word);
        long f1 = plane(1, word);
        long f2 = plane(2, word);
        long f3 = plane(3, word);
        long f4 = plane(4, word);
        boolean isWide = count > 5;
        long f5 = isWide ? plane(5, word) : 0;
        long f6 = count > 6 ? plane(6, word) : 0;
        long f7 = count > 7 ? plane(7, word) : 0;
        for (int code = 2; code < byCode.length; code += 2) {
            int b = bits[code];
            long pieces = (f1 ^ ((b >> 1 & 1) - 1L))
                    & (f2 ^ ((b >> 2 & 1) - 1L))
                    & (f3 ^ ((b >> 3 & 1) - 1L))
                    & (f4 ^ ((b >> 4 & 1) - 1L));
            if (isWide) {
                pieces &= (f5 ^ ((b >> 5 & 1) - 1L)) & (f6 ^ ((b >> 6 & 1) - 1L)) & (f7 ^ ((b >> 7 & 1) - 1L));
            }
            byCode[code] = pieces & ~black;
            byCode[code + 1] = pieces & black;
        }
    }

    /** The pieces by square, neutral ones aside; only to be read, and only until the board is changed. */
    public final byte[] bySquare() {
        ExtraPlanes m = more;
        if (m != null) {
            return m.pieces(this);
        }
        byte[] all = new byte[tables.size];
        for (long left = occupied(0); left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            all[s] = tables.planes.code[facts(s)];
        }
        return all;
    }

    /** Whether another board of the game holds the same pieces on the same squares. */
    public boolean hasPiecesOf(BoardState other) {
        return black == other.black
                && straight == other.straight
                && oblique == other.oblique
                && low == other.low
                && high == other.high
                && (more == null || other.more == null || Arrays.equals(more.facts, other.more.facts))
                && Arrays.equals(extras(), other.extras())
                && neutral() == other.neutral();
    }

    /** Whether the pieces stand as the array has them. */
    public boolean isArray() {
        return hasPiecesOf(tables.array);
    }

    /** The number of squares with a piece. */
    public int occupied() {
        int n = 0;
        for (int w = 0; w < tables.words; w++) {
            n += Long.bitCount(occupied(w));
        }
        return n;
    }

    public boolean isEnemy(int square, int ofSide) {
        int piece = piece(square);
        return piece > NEUTRAL && (piece & 1) != ofSide;
    }

    public boolean isStack(int square) {
        for (short extra : extras()) {
            if (extra >> 6 == square) {
                return true;
            }
        }
        return false;
    }

    /** The codes of all pieces on a square, in the order of the piece list. */
    public int[] codes(int square) {
        int first = piece(square);
        if (first <= NEUTRAL) {
            return new int[0];
        }
        int[] all = {first};
        for (short extra : extras()) {
            if (extra >> 6 == square) {
                all = Arrays.copyOf(all, all.length + 1);
                all[all.length - 1] = extra & 63;
            }
        }
        return all;
    }

    /** The number of pieces of a code on the board. */
    public int count(int code) {
        return count(1L << code);
    }

    /** The number of pieces of a side on the board. */
    public int piecesOf(int ofSide) {
        int n = 0;
        for (int w = 0; w < tables.words; w++) {
            n += Long.bitCount(ofSide(ofSide, w));
        }
        for (short extra : extras()) {
            n += (extra & 1) == ofSide ? 1 : 0;
        }
        return n;
    }

    private int count(long mask) {
        int n = 0;
        for (int w = 0; w < tables.words; w++) {
            n += Long.bitCount(ofMask(mask, w));
        }
        for (short extra : extras()) {
            n += (int) (mask >>> (extra & 63) & 1);
        }
        return n;
    }

    /** To how many pieces of a kind a piece's side may promote it; pieces in hand are not captured. */
    public int reserve(int code, int type) {
        int into = type << 1 | (code & 1);
        int count = count(tables.same[into]);
        int left = tables.promotions.most(code, type) - count;
        byte[] hand = hand();
        return hand == null || !tables.promotions.toCaptured[code]
                ? left
                : Math.min(left, tables.arrayCount[into] - count - hand[into]);
    }

    public int inHand(int side) {
        byte[] h = hand();
        int n = 0;
        if (h != null) {
            for (int code = 2 + side; code < h.length; code += 2) {
                n += h[code];
            }
        }
        return n;
    }

    public void put(int square, int code) {
        key += tables.piecesKey[code][square];
        int first = piece(square);
        if (first == 0) {
            flip(square, tables.planes.bits[code]);
            return;
        }
        int second = code < first ? set(square, code) : code;
        short[] before = extras();
        short[] all = Arrays.copyOf(before, before.length + 1);
        all[before.length] = (short) (square << 6 | second);
        Arrays.sort(all);
        rare = rare.withExtras(all);
    }

    public void remove(int square, int code) {
        key -= tables.piecesKey[code][square];
        if (!hasStacks() || !isStack(square)) {
            set(square, 0);
            return;
        }
        int leaving = code;
        if (piece(square) == code) {
            leaving = codes(square)[1];
            set(square, leaving);
        }
        short[] before = extras();
        int gone = Arrays.binarySearch(before, (short) (square << 6 | leaving));
        short[] less = Arrays.copyOf(before, before.length - 1);
        System.arraycopy(before, gone + 1, less, gone, less.length - gone);
        rare = rare.withExtras(less);
    }

    public void clear(int square) {
        if (hasStacks()) {
            for (int code : codes(square)) {
                remove(square, code);
            }
        } else {
            key -= tables.piecesKey[set(square, 0)][square];
        }
        castling &= tables.keep[square];
    }

    /** Takes what a sub-move captures in hand, where captures come to hand. */
    private void hold(long m, byte[] held) {
        byte[] hand = hand();
        int code = Packed.is(m, Packed.CAPTURE) ? held[piece(Packed.capturedOn(m))] : 0;
        if (hand != null && code != 0) {
            hand[code]++;
            key += tables.handKey[code];
        }
    }

    /** Makes one sub-move of the side to move, without what happens at the turn's end. */
    public void apply(long m) {
        int from = Packed.from(m);
        int to = Packed.to(m);
        int code = Packed.type(m) << 1 | side;
        byte[] held = tables.held;
        if (held != null) {
            hold(m, held);
        }
        switch (Packed.kind(m)) {
            case Packed.MOVE -> {
                boolean alone = !hasStacks() && (isEmpty(to) || Packed.capturedOn(m) == to);
                if (alone && Packed.promotion(m) == 0) {
                    move(m, from, to, code);
                } else {
                    moveAmongStacks(m, from, to, code);
                }
                castling &= from == to ? -1 : tables.keep[from] & tables.keep[to];
            }
            case Packed.REMOTE -> clear(to);
            case Packed.CASTLE -> {
                var right = tables.castles[Packed.extra(m)];
                int rookFrom = right.rook().index();
                int rook = piece(rookFrom);
                remove(from, code);
                remove(rookFrom, rook);
                put(to, code);
                put(right.rookTo().index(), rook);
                castling &= tables.keep[from] & tables.keep[rookFrom] & tables.castlings.keptAfter[Packed.extra(m)];
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
                int old = neutral();
                key += tables.piecesKey[NEUTRAL][to] - (old < 0 ? 0 : tables.piecesKey[NEUTRAL][old]);
                rare = rare.withNeutral(to);
            }
            case Packed.SWAP -> swap(m, from, to);
            default -> drop(m, code, to);
        }
    }

    /** What {@link #moveAmongStacks} does where no square holds two pieces and no piece promotes. */
    private void move(long m, int from, int to, int code) {
        GameTables t = tables;
        long[] keys = t.piecesKey[code];
        long sum = key - keys[from] + keys[to];
        if (Packed.is(m, Packed.CAPTURE)) {
            int on = Packed.capturedOn(m);
            int taken = piece(on);
            sum -= t.piecesKey[taken][on];
            if (more == null) {
                toggle(1L << on, t.planes.bits[taken]);
            } else {
                flip(on, t.planes.bits[taken]);
            }
            castling &= t.keep[on];
        }
        int bits = t.planes.bits[code];
        if (more == null) {
            toggle(1L << from ^ 1L << to, bits);
        } else {
            flip(from, bits);
            flip(to, bits);
        }
        key = sum;
    }

    /** Changes the facts of squares of a board of one word to their opposites. */
    protected final void toggle(long squares, int bits) {
        black ^= squares & -(long) (bits & 1);
        straight ^= squares & -(long) (bits >> 1 & 1);
        oblique ^= squares & -(long) (bits >> 2 & 1);
        low ^= squares & -(long) (bits >> 3 & 1);
        high ^= squares & -(long) (bits >> 4 & 1);
    }

    private void moveAmongStacks(long m, int from, int to, int code) {
        if (Packed.is(m, Packed.CAPTURE)) {
            clear(Packed.capturedOn(m));
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

    /** Exchanges two pieces; the one that comes to where it promotes becomes what the sub-move says. */
    private void swap(long m, int from, int to) {
        int here = piece(from);
        int there = piece(to);
        remove(from, here);
        remove(to, there);
        int promotion = Packed.promotion(m);
        boolean isFirst = promotion != 0 && tables.promotions.covers(here, to);
        boolean isSecond = promotion != 0 && !isFirst;
        int into = promotion == 0 ? 0 : tables.promotedType(m) << 1;
        put(to, isFirst ? into | (here & 1) : here);
        put(from, isSecond ? into | (there & 1) : there);
        castling &= tables.keep[from] & tables.keep[to];
    }

    private void drop(long m, int code, int to) {
        int relocated = Packed.extra(m) - 1;
        if (relocated >= 0) {
            int piece = piece(to);
            remove(to, piece);
            put(relocated, piece);
        }
        byte[] h = Objects.requireNonNull(hand());
        h[code]--;
        key -= tables.handKey[code];
        put(to, code);
    }

    /** The square of a neutral piece, or -1. */
    public final int neutral() {
        return rare.neutral();
    }

    /** The numbers of the game's {@linkplain NumberField number fields}, each in its own bits. */
    public final long numbers() {
        return rare.numbers();
    }

    public final void numbers(long all) {
        if (all != numbers()) {
            rare = rare.withNumbers(all);
        }
    }

    /** Takes over everything of a board of the game but siblings and pieces in hand, and nothing to capture en passant. */
    public final void become(BoardState other) {
        takeOver(other);
        rare = other.rare.neutralAlone();
        if (more != null && other.more != null) {
            more.become(other.more);
        }
    }

    /** Takes over as {@link #become(BoardState)} does, after a sub-move, the same side to move. */
    public final void become(BoardState other, long m) {
        if (more == null && other.isPlain() && Packed.isStep(m)) {
            step(other, m);
            side = other.side;
            rare = SpecialState.NOTHING;
        } else {
            become(other);
            apply(m);
        }
    }

    /**
     * Takes over the pieces of a board of one word after a turn of two changes, each five sets of facts, a difference of keys
     * and the rights that stay, with nothing to capture en passant.
     */
    public final void become(BoardState other, long[] changes, int one, int two) {
        black = other.black ^ changes[one] ^ changes[two];
        straight = other.straight ^ changes[one + 1] ^ changes[two + 1];
        oblique = other.oblique ^ changes[one + 2] ^ changes[two + 2];
        low = other.low ^ changes[one + 3] ^ changes[two + 3];
        high = other.high ^ changes[one + 4] ^ changes[two + 4];
        key = other.key + changes[one + 5] + changes[two + 5];
        castling = other.castling & (int) (changes[one + 6] & changes[two + 6]);
        side = 1 - other.side;
        rare = SpecialState.NOTHING;
    }

    /** Makes one sub-move as a whole turn, but for the squares that its pawn passes. */
    public final void make(long m) {
        apply(m);
        side = 1 - side;
    }

    /**
     * Whether a pawn that has left a square can have passed none where the side to move stands ready to capture it; asked
     * first because it is told at once on a board of one word.
     */
    public final boolean passesNoPiece(int code, int from) {
        long pieces = (straight | oblique | low | high) & (black ^ (side - 1L));
        return more == null && (tables.capturers[code][from] & pieces) == 0;
    }

    /** Where that side's pawn stands that has just crossed a square ({@link PassedSquares}), or -1 if none can have. */
    public int victim(int passed, int pawnSide) {
        int crossed = PassedSquares.square(passed);
        int[][] ways = tables.victims[pawnSide][crossed];
        if (ways == null || piece(crossed) != 0) {
            return -1;
        }
        for (int[] way : ways) {
            if (PassedSquares.isBy(passed, ways, way) && canHaveGone(way)) {
                return way[0];
            }
        }
        return -1;
    }

    /** Whether a piece that goes so stands at the end of a way over a square that it crossed, and the way is clear. */
    boolean canHaveGone(int[] way) {
        boolean can = piece(way[0]) == way[1];
        for (int i = 2; can && i < way.length; i++) {
            can = piece(way[i]) == 0;
        }
        return can;
    }

    /** What is known of a square as one that was crossed ({@link PassedSquares}), or -1 if it was not. */
    public int passedAt(int square) {
        for (short s : passed()) {
            if (PassedSquares.square(s) == square) {
                return s;
            }
        }
        return -1;
    }

    /** Whether the piece on a square is frozen by an enemy. */
    public boolean isFrozen(int square) {
        return tables.freezerMask != 0 && freezer(square) >= 0;
    }

    /** Where an enemy stands that freezes the piece on a square, or -1. */
    public int freezer(int square) {
        int piece = piece(square);
        int[] by = piece <= NEUTRAL ? new int[0] : tables.freezers[piece & 1][square];
        for (int i = 0; i < by.length; i += 2) {
            if (piece(by[i]) == by[i + 1]) {
                return by[i];
            }
        }
        return -1;
    }

    /** Whether a piece of that side could capture on the square, whatever stands there. */
    public boolean isAttacked(int square, int by) {
        return isAttacked(square, ofSide(by));
    }

    /** Whether a piece of that side could capture on one of some squares, whatever stands there. */
    public boolean isAnyAttacked(int[] squares, int by) {
        for (int square : squares) {
            if (isAttacked(square, by)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a piece with one of those codes could capture on the square, whatever stands there. */
    public boolean isAttacked(int square, long codes) {
        return isAttacked(tables.attacks[square], codes);
    }

    /** Whether a pawn of that side could capture en passant on the square, if it has been passed; it could not step there. */
    public boolean isAttackedByPawns(int square, int by) {
        CapturePath[] attacks = tables.pawnAttacks[square];
        if (!tables.stepsWhereItCaptures) {
            return isAttacked(attacks, ofSide(by));
        }
        return Arrays.stream(attacks)
                .anyMatch(attack ->
                        isAttacked(new CapturePath[] {attack}, ofSide(by)) && !canStep(attack.from(), square));
    }

    /** Whether the piece on a square could go to an empty one without capturing. */
    boolean canStep(int from, int to) {
        for (MovePath path : tables.paths[piece(from)][from]) {
            for (int i = path.firstLanding(); path.toEmpty() && i < path.squares().length; i++) {
                if (path.squares()[i] == to && isOpen(path, i)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** One bit for every code of a side. */
    public static long ofSide(int side) {
        return side == 0 ? 0x5555555555555555L : 0xaaaaaaaaaaaaaaaaL;
    }

    private boolean isAttacked(CapturePath[] attacks, long codes) {
        long first = occupied(0);
        for (CapturePath attack : attacks) {
            int from = attack.from();
            if ((from > 63 || (first >>> from & 1) != 0)
                    && (attack.codes() & codes) >>> piece(from) << 63 < 0
                    && isOpen(attack)
                    && !isFrozen(attack.from())) {
                return true;
            }
        }
        return hasStacks() && isAttackedByStacked(attacks, codes);
    }

    private boolean isAttackedByStacked(CapturePath[] attacks, long codes) {
        for (CapturePath attack : attacks) {
            for (short extra : extras()) {
                if (extra >> 6 == attack.from()
                        && ((attack.codes() & codes) >>> (extra & 63) & 1) != 0
                        && isOpen(attack)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether nothing stands between on the way of a capture, or its screen alone. */
    public boolean isOpen(CapturePath attack) {
        return attack.behind() == 0
                ? isClear(attack.between())
                : isOpen(attack.between(), attack.between().length, attack.behind(), attack.meets());
    }

    /** Whether a path leads to one of its squares, whatever stands there. */
    public boolean isOpen(MovePath path, int place) {
        return isOpen(path.squares(), place, path.behind(), path.meets());
    }

    /** Whether the first squares of a way are empty, or but for one among so many of the last. */
    private boolean isOpen(short[] squares, int count, int behind, long meets) {
        int screens = 0;
        for (int i = 0; i < count; i++) {
            int piece = piece(squares[i]);
            if (piece != 0) {
                screens += i < count - behind || (meets >>> piece & 1) == 0 ? 2 : 1;
            }
        }
        return screens == (behind == 0 ? 0 : 1);
    }

    public boolean isClear(short[] squares) {
        for (short s : squares) {
            if (piece(s) != 0) {
                return false;
            }
        }
        return true;
    }

    /** The squares of royal pieces of a side, ascending, one entry a piece. */
    public int[] royals(int ofSide) {
        return squares(tables.royalMask & ofSide(ofSide));
    }

    /** The squares of the pieces whose codes are in a mask, ascending but for those of stacks, one entry a piece. */
    public final int[] squares(long mask) {
        int[] found = new int[1];
        int n = 0;
        for (int w = 0; w < tables.words; w++) {
            for (long left = ofMask(mask, w); left != 0; left &= left - 1) {
                found = n == found.length ? Arrays.copyOf(found, n * 2) : found;
                found[n++] = w << 6 | Long.numberOfTrailingZeros(left);
            }
        }
        for (short extra : extras()) {
            if ((mask >>> (extra & 63) & 1) != 0) {
                found = n == found.length ? Arrays.copyOf(found, n * 2) : found;
                found[n++] = extra >> 6;
            }
        }
        return n == found.length ? found : Arrays.copyOf(found, n);
    }

    /** The squares, among 64, of the pieces whose codes are in a mask, the first pieces of stacks. */
    public final long ofMask(long mask, int word) {
        long all = 0;
        for (long left = mask; left != 0; left &= left - 1) {
            all |= of(Long.numberOfTrailingZeros(left), word);
        }
        return all;
    }

    /** Whether a side has no piece on the board and none in hand. */
    public boolean isWithoutPieces(int ofSide) {
        for (int w = 0; w < tables.words; w++) {
            if (ofSide(ofSide, w) != 0) {
                return false;
            }
        }
        return inHand(ofSide) == 0;
    }

    /** The number of a side's royal pieces, those in hand among them. */
    public int royalCount(int ofSide) {
        int n = count(tables.royalMask & ofSide(ofSide));
        byte[] h = hand();
        for (int code = 2 + ofSide; h != null && code < h.length; code += 2) {
            n += tables.isRoyal(code) ? h[code] : 0;
        }
        return n;
    }

    /** Whether two pieces stand on the board, both sides together. */
    public boolean hasTwoPieces() {
        return Long.bitCount(straight | oblique | low | high) <= 2 && occupied() + extras().length == 2;
    }
}
