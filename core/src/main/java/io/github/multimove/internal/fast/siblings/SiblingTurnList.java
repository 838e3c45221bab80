package io.github.multimove.internal.fast.siblings;

import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.sets.SingleMoves64;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.internal.turns.siblings.DestinationMatching;
import io.github.multimove.rules.SiblingBond;
import java.util.Arrays;

/**
 * Goes through the legal turns of a {@link SiblingBoard} in the documented order: pieces by their squares, a set of siblings
 * at its first piece. Can be set to another board when it is done.
 *
 * <p>Where all siblings must move, a prefix is left as soon as those who are left cannot go to different squares, as
 * SiblingCursor does, so that what lies between two turns is bounded by a polynomial of the squares.
 */
final class SiblingTurnList extends TurnCursor {
    private SiblingBoard board;
    private final SiblingRoyalSafety ties;
    private final boolean alone;
    /** The pieces that are still to come. */
    private long coming;
    /** The safe turns of the single piece whose turn it is. */
    private final SubMoves singles = new SubMoves(32);

    private int place;

    /** The siblings whose turns are gone through: their squares, where they can go, and those squares not yet tried. */
    private int[] square = new int[4];

    private long[] reach = new long[4];
    private long[] base = new long[4];
    /** By place in the turn, which sibling moves, the squares not yet tried, and those where pieces before it arrive. */
    private int[] mover = new int[4];

    private long[] untried = new long[4];
    private long[] before = new long[4];
    /** Where they come from, one bit each, those of all places before. */
    private long[] from = new long[4];

    private int pieces;
    /** The squares of all of them. */
    private long leaving;
    /** The place in the turn that is looked at, or -1 if no siblings are gone through. */
    private int level = -1;

    private boolean isStacked;
    private int steps;
    private final DestinationMatching destinations = new DestinationMatching();

    SiblingTurnList(SiblingBoard board) {
        super(4);
        this.board = board;
        this.ties = new SiblingRoyalSafety(board);
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
            if (alone || (board.twins >>> s & 1) == 0) {
                single(s);
            } else {
                siblings(s);
            }
        }
    }

    // ---- single pieces
    // -------------------------------------------------------------------------------------------------

    private void single(int s) {
        SiblingBoard b = board;
        long piece = 1L << s;
        long to = b.destinations(s);
        ties.choose(piece);
        if (ties.judgesAll || ties.conditions > 0 || (to & ties.grave) != 0) {
            for (long left = to; left != 0; left &= left - 1) {
                to &= ties.isSafe(piece, left & -left, left & -left) ? -1 : ~(left & -left);
            }
        }
        singles.clear();
        place = 0;
        int code = b.piece(s);
        boolean pawn = b.reach.isPawn[code];
        long promoting = pawn ? to & b.reach.promotionSquares[b.side] : 0;
        SingleMoves64.landings(b.reach, b, code, s, to & ~promoting, b.enemy, singles);
        boolean sorted = true;
        if (promoting != 0) {
            promote(s, code, promoting);
            sorted = false;
        }
        if (pawn && b.hasEnPassantSquares()) {
            captureEnPassant(s, code);
            sorted = false;
        }
        if (b.castling != 0 && piece == b.king) {
            castle(s, code);
            sorted = false;
        }
        if (!sorted) {
            singles.sort(0);
        }
    }

    private void promote(int s, int code, long squares) {
        GameTables tables = board.tables;
        int options = board.structure.options();
        for (long left = squares; left != 0; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left);
            long capture = (board.enemy >>> to & 1) != 0 ? Packed.CAPTURE : 0;
            for (int type : tables.promotionTypes[code]) {
                int into = 1 + 2 * tables.letterPlace[type];
                long m = Packed.of(s, to, Packed.MOVE, code >> 1, into, 0, Packed.PAWN | Packed.CLOCK | capture);
                if (SiblingBoard.promotesAlone(options)) {
                    singles.add(m);
                }
                if (SiblingBoard.promotesTwice(options)) {
                    singles.add(Packed.of(
                            s, to, Packed.MOVE, code >> 1, into + 1, 0, Packed.PAWN | Packed.CLOCK | capture));
                }
            }
        }
    }

    private void captureEnPassant(int s, int code) {
        for (short to : board.passed()) {
            if ((board.reach.attackedFrom[code][to] >>> s & 1) != 0) {
                int victim = board.victim(to, 1 - board.side);
                if (victim >= 0 && board.mayCaptureEnPassant(s, to, victim)) {
                    singles.add(SingleMoves64.enPassant(code, s, to, victim));
                }
            }
        }
    }

    private void castle(int s, int code) {
        for (int left = board.castling & board.reach.castlings[board.side]; left != 0; left &= left - 1) {
            int i = Integer.numberOfTrailingZeros(left);
            if (board.mayCastle(i)) {
                int to = board.tables.castles[i].kingTo().index();
                singles.add(Packed.of(s, to, Packed.CASTLE, code >> 1, 0, i, 0));
            }
        }
    }

    // ---- siblings ---------------------------------------------------------------------------------------------------

    /** Begins with the turns whose first piece stands on a square. */
    private void siblings(int s) {
        long set = board.setOf(s);
        pieces = 0;
        if (board.together) {
            coming &= ~set;
            ties.choose(set);
        } else {
            set &= -(1L << s);
        }
        leaving = set;
        isStacked = (set & board.stacked) != 0;
        for (long left = set; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            long to = board.destinations(from);
            if (to == 0 && board.together) {
                return;
            }
            for (int n = board.pieces(from); n > 0; n--) {
                add(from, to);
            }
        }
        level = 0;
        mover[0] = 0;
        untried[0] = reach[0];
        before[0] = 0;
        this.from[0] = 1L << s;
    }

    private void add(int from, long to) {
        if (pieces == square.length) {
            square = Arrays.copyOf(square, 2 * pieces);
            reach = Arrays.copyOf(reach, 2 * pieces);
            base = Arrays.copyOf(base, 2 * pieces);
            mover = Arrays.copyOf(mover, 2 * pieces);
            untried = Arrays.copyOf(untried, 2 * pieces);
            before = Arrays.copyOf(before, 2 * pieces);
            this.from = Arrays.copyOf(this.from, 2 * pieces);
        }
        if (pieces >= turn.length) {
            turn = Arrays.copyOf(turn, 2 * turn.length);
        }
        square[pieces] = from;
        base[pieces] = Packed.of(from, 0, Packed.MOVE, board.piece(from) >> 1, 0, 0, 0);
        reach[pieces++] = to;
    }

    private boolean nextOfSiblings() {
        return board.together ? nextTogether() : nextApart();
    }

    /** Goes to the next turn of all siblings: the place in the turn is the sibling's. */
    private boolean nextTogether() {
        int last = pieces - 1;
        while (level >= 0) {
            long left = untried[level];
            if (left == 0) {
                level--;
                continue;
            }
            long to = left & -left;
            untried[level] = left ^ to;
            put(level, level, to);
            long arrived = before[level] | to;
            if (level == last) {
                size = pieces;
                if (ties.isSafe(leaving, arrived, entered(arrived))) {
                    return true;
                }
                interrupted();
            } else if (mayGoOn(level + 1, arrived, to)) {
                level++;
                before[level] = arrived;
                untried[level] = open(level, arrived, to);
            }
        }
        return false;
    }

    /** Where the royal pieces among the siblings go: the king alone where siblings do not die together. */
    private long entered(long arrived) {
        if ((board.royals & leaving) == leaving) {
            return arrived;
        }
        long entered = 0;
        for (int i = 0; i < pieces; i++) {
            entered |= (board.royals >>> square[i] & 1) != 0 ? 1L << Packed.to(turn[i]) : 0;
        }
        return entered;
    }

    /** Where a sibling can go when those before it have gone to squares; of pieces on one square the later goes further. */
    private long open(int piece, long arrived, long last) {
        long open = reach[piece] & ~arrived;
        return isStacked && square[piece] == square[piece - 1] ? open & -last : open;
    }

    private boolean mayGoOn(int piece, long arrived, long last) {
        if (pieces - piece <= 2) {
            return true;
        }
        interrupted();
        destinations.clear();
        for (int i = piece; i < pieces; i++) {
            destinations.add(square[i] == square[piece - 1] ? open(i, arrived, last) : reach[i] & ~arrived, 0);
        }
        return destinations.exist();
    }

    /** Goes to the next turn of one, some or all siblings, the first among them: each prefix of a turn is one. */
    private boolean nextApart() {
        while (level >= 0) {
            long left = untried[level];
            if (left == 0) {
                int piece = level == 0 ? pieces : ++mover[level];
                if (piece < pieces) {
                    untried[level] = reach[piece] & ~before[level];
                    from[level] = from[level - 1] | 1L << square[piece];
                } else {
                    level--;
                }
                continue;
            }
            int piece = mover[level];
            long to = left & -left;
            untried[level] = left ^ to;
            put(level, piece, to);
            long arrived = before[level] | to;
            long movers = from[level];
            size = level + 1;
            if (piece + 1 < pieces) {
                level++;
                mover[level] = piece + 1;
                before[level] = arrived;
                untried[level] = reach[piece + 1] & ~arrived;
                from[level] = movers | 1L << square[piece + 1];
            }
            ties.choose(movers);
            if (ties.isSafe(movers, arrived, arrived)) {
                return true;
            }
            interrupted();
        }
        return false;
    }

    private void put(int at, int piece, long to) {
        long capture = (board.enemy & to) != 0 ? Packed.CAPTURE | Packed.CLOCK : 0;
        turn[at] = Packed.to(base[piece], Long.numberOfTrailingZeros(to)) | capture;
    }

    private void interrupted() {
        if ((++steps & 255) == 0) {
            Interruption.check();
        }
    }
}
