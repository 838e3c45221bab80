package io.github.multimove.internal.fast.siblings;

import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.sets.SingleMoves64;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.siblings.SiblingSearches;
import io.github.multimove.rules.SiblingBond;
import org.jspecify.annotations.Nullable;

/**
 * Goes through the legal turns of a {@link SiblingBoard} in the documented order: pieces by their squares, a set of siblings
 * at its first piece. Can be set to another board when it is done.
 *
 * <p>Where all siblings must move, a prefix is left as soon as those who are left cannot go to different
 * squares; and after some that came to nothing, SiblingSearch tells which can be completed.
 */
final class SiblingTurnList extends TurnCursor {
    /** So many beginnings in a row are left before searches are asked which can be completed. */
    private static final int PATIENCE = 96;

    private SiblingBoard board;
    private final SiblingRoyalSafety ties;
    private final boolean alone;
    /** What tells which beginnings can be completed; null where all turns are gone through. */
    private final @Nullable SiblingSearches searches;
    /** The pieces that are still to come. */
    private long coming;
    /** The safe turns of the single piece whose turn it is, or the castlings of a king that has siblings. */
    private final SubMoves singles = new SubMoves(32);

    private int place;

    /** The siblings whose turns are gone through, and their sub-moves but for the square of arrival. */
    private final SiblingMovers pieces;

    private long[] base = new long[4];
    /** By place in the turn, which sibling moves, the squares not yet tried, and those where pieces before it arrive. */
    private int[] mover = new int[4];

    private long[] untried = new long[4];
    private long[] before = new long[4];
    /** Where they come from, one bit each, those of all places before. */
    private long[] from = new long[4];

    /** Where the first of them goes when it castles. */
    private long castled;
    /** The place in the turn that is looked at, or -1 if no siblings are gone through. */
    private int level = -1;

    private int steps;
    private int failures;

    SiblingTurnList(SiblingBoard board, @Nullable SiblingSearches searches) {
        super(4);
        this.searches = searches;
        this.board = board;
        this.ties = new SiblingRoyalSafety(board);
        this.pieces = new SiblingMovers(board);
        this.alone = board.structure.description.bond() == SiblingBond.SEPARATED_SINGLE;
        begin(board);
    }

    /** Goes back before the first turn of a board. */
    void begin(SiblingBoard of) {
        board = of;
        ties.look(of);
        coming = of.own;
        singles.clear();
        place = 0;
        level = -1;
        size = 0;
    }

    private boolean isSingle(int s) {
        return alone || (board.twins >>> s & 1) == 0;
    }

    @Override
    public boolean next() {
        while (true) {
            if (place < singles.size) {
                turn[0] = singles.at[place++];
                size = 1;
                return true;
            }
            if (level >= 0 && nextOfSiblings()) {
                return true;
            }
            if (coming == 0) {
                return false;
            }
            int s = Long.numberOfTrailingZeros(coming);
            coming &= coming - 1;
            if (isSingle(s)) {
                single(s);
            } else {
                siblings(s);
            }
        }
    }

    // ---- single pieces ----------------------------------------------------------------------------------------------

    private void single(int s) {
        SiblingBoard b = board;
        long piece = 1L << s;
        int code = b.piece(s);
        singles.clear();
        place = 0;
        SingleMoves64.landings(b.reach, b, code, s, ties.safe(piece, b.destinations(s)), b.enemy, singles);
        int landings = singles.size;
        if (b.reach.isPawn[code]) {
            promoteToTwo();
            if (b.hasEnPassantSquares()) {
                b.capturesEnPassant(piece, singles);
            }
        }
        if (b.castling != 0 && piece == b.king) {
            b.castlings(singles);
        }
        if (singles.size > landings) {
            singles.sort(0);
        }
    }

    /** Adds promotions to two pieces beside those to one, or in place of them. */
    private void promoteToTwo() {
        int options = board.structure.options();
        boolean alone = SiblingBoard.promotesAlone(options);
        for (int i = 0, n = singles.size; i < n && SiblingBoard.promotesTwice(options); i++) {
            long m = singles.at[i];
            if (Packed.promotion(m) != 0) {
                long two = m + Packed.promoting(0, 1);
                if (alone) {
                    singles.add(two);
                } else {
                    singles.at[i] = two;
                }
            }
        }
    }

    // ---- siblings ---------------------------------------------------------------------------------------------------

    /** Begins with the turns whose first piece stands on a square. */
    private void siblings(int s) {
        long set = board.setOf(s);
        castled = 0;
        if (board.together) {
            coming &= ~set;
            ties.choose(set);
        } else {
            set = board.able(set & -(1L << s)) | 1L << s;
            if ((board.king >>> s & 1) != 0) {
                singles.clear();
                board.castlings(singles);
                place = singles.size;
                for (int i = 0; i < place; i++) {
                    castled |= 1L << Packed.to(singles.at[i]);
                }
            }
        }
        if (choose(set) || castled != 0) {
            level = 0;
            mover[0] = 0;
            untried[0] = pieces.reach[0] | castled;
            before[0] = 0;
            from[0] = 1L << s;
        }
    }

    /** Chooses the siblings on some squares. */
    private boolean choose(long siblings) {
        boolean able = pieces.choose(board, siblings);
        if (pieces.size > base.length) {
            int room = pieces.square.length;
            base = new long[room];
            mover = new int[room];
            untried = new long[room];
            before = new long[room];
            from = new long[room];
        }
        turn = pieces.size > turn.length ? new long[base.length] : turn;
        for (int i = 0; i < pieces.size; i++) {
            int s = pieces.square[i];
            base[i] = Packed.of(s, 0, Packed.MOVE, board.piece(s) >> 1, 0, 0, 0);
        }
        return able;
    }

    /**
     * Goes to the next turn of siblings. Where all must move, the place in the turn is the sibling's; else one, some or all
     * move, the first among them, and each prefix of a turn is one.
     */
    private boolean nextOfSiblings() {
        while (level >= 0) {
            long left = untried[level];
            if (left == 0) {
                int piece = level == 0 || board.together ? pieces.size : ++mover[level];
                if (piece < pieces.size) {
                    untried[level] = pieces.open(piece, before[level]);
                    from[level] = from[level - 1] | 1L << pieces.square[piece];
                } else {
                    level--;
                }
                continue;
            }
            int piece = mover[level];
            long to = left & -left;
            untried[level] = left ^ to;
            if ((++steps & 255) == 0) {
                Interruption.check();
            }
            put(level, piece, to);
            if (level == 0 && (castled & to) != 0) {
                turn[0] = castling(to);
                size = 1;
                return true;
            }
            long arrived = before[level] | to;
            long movers = from[level];
            boolean last = piece + 1 == pieces.size;
            size = level + 1;
            boolean isWhole = last && board.together;
            if (!isWhole && ((board.together && !pieces.mayGoOn(size, arrived)) || !mayBegin(size))) {
                continue;
            }
            if (!last) {
                level++;
                mover[level] = piece + 1;
                before[level] = arrived;
                untried[level] = pieces.open(piece + 1, arrived);
                from[level] = movers | 1L << pieces.square[piece + 1];
            }
            if (board.together && !last) {
                continue;
            }
            if (!board.together) {
                ties.choose(movers);
            }
            if (ties.isSafe(movers, arrived, board.together ? pieces.entered(arrived) : arrived)) {
                failures = 0;
                return true;
            }
        }
        return false;
    }

    private long castling(long to) {
        int i = 0;
        while (1L << Packed.to(singles.at[i]) != to) {
            i++;
        }
        return singles.at[i];
    }

    private void put(int at, int piece, long to) {
        long capture = (board.enemy & to) != 0 ? Packed.CAPTURE | Packed.CLOCK : 0;
        pieces.placed[piece] = to;
        turn[at] = Packed.to(base[piece], Long.numberOfTrailingZeros(to)) | capture;
    }

    /** Whether the first sub-moves may begin a legal turn; looked into where many have not. */
    private boolean mayBegin(int places) {
        return ++failures <= PATIENCE
                || searches == null
                || searches.of(Packed.from(turn[0])).mayBegin(turn, places);
    }
}
