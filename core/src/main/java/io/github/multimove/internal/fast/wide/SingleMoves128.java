package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.royal.RoyalLaw;
import io.github.multimove.rules.CastlingRight;
import org.jspecify.annotations.Nullable;

/**
 * The legal sub-moves of single pieces: how many there are, and which. Where the royal rule guards, the only royal piece must be
 * safe; with two of them nothing binds, for one sub-move captures only one (rules/common.md, Legal turn). // must agree with ReferenceTurns: the fast
 * path's laws prove it
 */
final class SingleMoves128 {
    private final Tables128 wide;
    private final GameTables tables;
    private final RoyalLaw royal;
    private final boolean castles;
    private final WordKingConstraints conditions = new WordKingConstraints();
    private final SubMoves found = new SubMoves(0);
    private @Nullable WideBoard made;
    /** By piece type, whether one is left to promote to. */
    private final boolean[] inReserve;

    private final int[] one = new int[1];

    private WideBoard board;
    private int side;
    /** The square of the only royal piece, or -1. */
    private int king;

    SingleMoves128(Tables128 wide, RoyalLaw royal, boolean castles, WideBoard board) {
        this.wide = wide;
        this.tables = wide.tables;
        this.royal = royal;
        this.castles = castles;
        this.board = board;
        this.inReserve = new boolean[tables.types.length];
    }

    private void look(WideBoard position) {
        board = position;
        side = position.side;
        long l = position.royalsLow(side);
        long h = position.royalsHigh(side);
        king = royal.guards() && WideBoard.count(l, h) == 1 ? WideBoard.first(l, h) : -1;
        if (king >= 0) {
            conditions
                    .on(
                            position.piecesLow[side],
                            position.piecesHigh[side],
                            position.piecesLow[1 - side],
                            position.piecesHigh[1 - side],
                            1)
                    .look(position, king);
        }
    }

    /** Finds where a piece can safely land. */
    private void reach(int code, int from) {
        if (from == king) {
            board.kingReach(code, from);
        } else {
            board.reach(code, from);
            if (king >= 0) {
                conditions.keep(board, from);
            }
        }
    }

    /** The number of safe sub-moves. */
    long count(WideBoard position) {
        look(position);
        boolean isAnswered = king < 0 || (conditions.allLow | conditions.allHigh) != 0;
        long total = 0;
        if (isAnswered) {
            long tiedLow = king < 0 ? 0 : conditions.tiedLow;
            long tiedHigh = king < 0 ? 0 : conditions.tiedHigh;
            total = ofPieces(wide.oneByOne[side], -1, -1) + bySets(~tiedLow, ~tiedHigh);
            if ((tiedLow | tiedHigh) != 0) {
                total += tied(tiedLow, tiedHigh);
            }
        } else {
            total = landings(position.piece[king], king);
        }
        if ((castles && position.castling != 0) || position.passed.length > 0) {
            found.clear();
            others(found);
            total += found.size;
        }
        return total;
    }

    /** The sub-moves of pieces of some codes, each by itself. */
    private long ofPieces(int[] codes, long withinLow, long withinHigh) {
        long total = 0;
        for (int code : codes) {
            for (long left = board.low[code] & withinLow; left != 0; left &= left - 1) {
                total += landings(code, Long.numberOfTrailingZeros(left));
            }
            for (long left = board.high[code] & withinHigh; left != 0; left &= left - 1) {
                total += landings(code, 64 + Long.numberOfTrailingZeros(left));
            }
        }
        return total;
    }

    /** The sub-moves of tied pieces whose codes move by sets. */
    private long tied(long tiedLow, long tiedHigh) {
        long total = 0;
        for (int code : wide.all[side]) {
            if (wide.ways[side].slidesAll[code] || wide.ways[side].stepsAll[code]) {
                one[0] = code;
                total += ofPieces(one, tiedLow, tiedHigh);
            }
        }
        return total;
    }

    /** The sub-moves, castlings and captures en passant aside, of pieces of a set that move by shifts. */
    private long bySets(long freeLow, long freeHigh) {
        long openLow = ~board.piecesLow[side];
        long openHigh = ~board.piecesHigh[side];
        long enemyLow = board.piecesLow[1 - side];
        long enemyHigh = board.piecesHigh[1 - side];
        long emptyLow = openLow & ~enemyLow;
        long emptyHigh = openHigh & ~enemyHigh;
        long answersLow = king < 0 ? -1 : conditions.allLow;
        long answersHigh = king < 0 ? -1 : conditions.allHigh;
        ShiftedSlides ways = wide.ways[side];
        long total = 0;
        for (ShiftedSlides.Slides slides : ways.slides) {
            long piecesLow = 0;
            long piecesHigh = 0;
            for (int code : slides.codes()) {
                piecesLow |= board.low[code];
                piecesHigh |= board.high[code];
            }
            piecesLow &= freeLow;
            piecesHigh &= freeHigh;
            if ((piecesLow | piecesHigh) == 0) {
                continue;
            }
            int[] shifts = slides.shifts();
            long[] from = slides.from();
            for (int i = 0; i < shifts.length; i++) {
                int shift = shifts[i];
                long onLow = from[i * ShiftedSlides.EACH];
                long onHigh = from[i * ShiftedSlides.EACH + 1];
                long l = piecesLow & onLow;
                long h = piecesHigh & onHigh;
                onLow &= emptyLow;
                onHigh &= emptyHigh;
                long toLow = 0;
                long toHigh = 0;
                while ((l | h) != 0) {
                    long movedLow;
                    if (shift > 0) {
                        h = h << shift | l >>> -shift;
                        movedLow = l << shift;
                    } else {
                        movedLow = l >>> -shift | h << shift;
                        h >>>= -shift;
                    }
                    l = movedLow & openLow;
                    h &= openHigh;
                    toLow |= l;
                    toHigh |= h;
                    l &= onLow;
                    h &= onHigh;
                }
                total += WideBoard.count(toLow & answersLow, toHigh & answersHigh);
            }
        }
        for (int code : wide.leapingToo[side]) {
            for (long left = board.low[code] & freeLow; left != 0; left &= left - 1) {
                total += leaps(ways, code, Long.numberOfTrailingZeros(left), answersLow, answersHigh);
            }
            for (long left = board.high[code] & freeHigh; left != 0; left &= left - 1) {
                total += leaps(ways, code, 64 + Long.numberOfTrailingZeros(left), answersLow, answersHigh);
            }
        }
        for (ShiftedSlides.Steps way : ways.steps) {
            int code = way.code();
            int shift = way.shift();
            long l = board.low[code] & freeLow & way.low();
            long h = board.high[code] & freeHigh & way.high();
            if ((l | h) == 0) {
                continue;
            }
            for (int i = way.squares(); i > 0; i--) {
                long movedLow;
                if (shift > 0) {
                    h = h << shift | l >>> -shift;
                    movedLow = l << shift;
                } else {
                    movedLow = l >>> -shift | h << shift;
                    h >>>= -shift;
                }
                l = i > 1 ? movedLow & emptyLow : movedLow;
                h = i > 1 ? h & emptyHigh : h;
            }
            l &= answersLow & ((way.toEmpty() ? emptyLow : 0) | (way.takes() ? enemyLow : 0));
            h &= answersHigh & ((way.toEmpty() ? emptyHigh : 0) | (way.takes() ? enemyHigh : 0));
            if ((l | h) == 0) {
                continue;
            }
            total += WideBoard.count(l, h);
            if (wide.promotes[code]
                    && ((l & (wide.mayLow[code] | wide.mustLow[code]))
                                    | (h & (wide.mayHigh[code] | wide.mustHigh[code])))
                            != 0) {
                board.toLow = l;
                board.toHigh = h;
                total += promotions(code);
            }
        }
        return total;
    }

    private long leaps(ShiftedSlides ways, int code, int from, long answersLow, long answersHigh) {
        int place = (code * wide.size + from) * Tables128.LEAPS;
        long[] leaps = ways.leaps;
        long ownLow = board.piecesLow[side];
        long ownHigh = board.piecesHigh[side];
        long enemyLow = board.piecesLow[1 - side];
        long enemyHigh = board.piecesHigh[1 - side];
        return WideBoard.count(
                ((leaps[place] & ~ownLow) | (leaps[place + 2] & ~ownLow & ~enemyLow) | (leaps[place + 4] & enemyLow))
                        & answersLow,
                ((leaps[place + 1] & ~ownHigh)
                                | (leaps[place + 3] & ~ownHigh & ~enemyHigh)
                                | (leaps[place + 5] & enemyHigh))
                        & answersHigh);
    }

    private long landings(int code, int from) {
        reach(code, from);
        long n = WideBoard.count(board.toLow, board.toHigh);
        return n > 0 && wide.promotes[code] ? n + promotions(code) : n;
    }

    /** How many more sub-moves than squares last reached a piece has that promotes. */
    private long promotions(int code) {
        long must = WideBoard.count(board.toLow & wide.mustLow[code], board.toHigh & wide.mustHigh[code]);
        long may = WideBoard.count(board.toLow & wide.mayLow[code], board.toHigh & wide.mayHigh[code]);
        if ((must | may) == 0) {
            return 0;
        }
        int kinds = kinds(code);
        return may * kinds + must * (kinds - 1L) + (kinds == 0 ? takingRoyals(code) : 0);
    }

    /** Who finds no piece to promote to goes to a square where it must promote only to capture a royal piece. */
    private long takingRoyals(int code) {
        return WideBoard.count(
                board.toLow & wide.mustLow[code] & board.royalsLow(1 - side),
                board.toHigh & wide.mustHigh[code] & board.royalsHigh(1 - side));
    }

    /** Into how many kinds a piece promotes; which have pieces left is noted. */
    private int kinds(int code) {
        int n = 0;
        for (int type : tables.promotionTypes[code]) {
            int into = type << 1 | side;
            inReserve[type] =
                    tables.mostAfterPromotion(code, type) > WideBoard.count(board.low[into], board.high[into]);
            n += inReserve[type] ? 1 : 0;
        }
        return n;
    }

    /** Whether a piece of the side to move finds somebody to promote to. */
    boolean isAnyToPromoteTo(WideBoard position, int code) {
        board = position;
        side = position.side;
        return kinds(code) > 0;
    }

    /** Whether attack forbids castling to a side with two royal pieces. */
    boolean isCastlingStrict() {
        return royal.forbidsCastling(2);
    }

    /** Lists all safe sub-moves in the documented order. */
    void list(WideBoard position, SubMoves out) {
        look(position);
        out.clear();
        for (long left = position.piecesLow[side]; left != 0; left &= left - 1) {
            list(Long.numberOfTrailingZeros(left), out);
        }
        for (long left = position.piecesHigh[side]; left != 0; left &= left - 1) {
            list(64 + Long.numberOfTrailingZeros(left), out);
        }
        if ((castles && position.castling != 0) || position.passed.length > 0) {
            int before = out.size;
            others(out);
            if (out.size > before) {
                out.sort(0);
            }
        }
    }

    private void list(int from, SubMoves out) {
        int code = board.piece[from];
        reach(code, from);
        long l = board.toLow;
        long h = board.toHigh;
        if ((l | h) == 0) {
            return;
        }
        boolean pawn = tables.isPawn(code);
        boolean promotes = wide.promotes[code]
                && ((l & (wide.mayLow[code] | wide.mustLow[code])) | (h & (wide.mayHigh[code] | wide.mustHigh[code])))
                        != 0;
        int kinds = promotes ? kinds(code) : 0;
        long base = Packed.of(from, 0, Packed.MOVE, code >> 1, 0, 0, pawn ? Packed.PAWN | Packed.CLOCK : 0);
        for (; l != 0; l &= l - 1) {
            land(code, base, from, Long.numberOfTrailingZeros(l), promotes, kinds, out);
        }
        for (; h != 0; h &= h - 1) {
            land(code, base, from, 64 + Long.numberOfTrailingZeros(h), promotes, kinds, out);
        }
    }

    private void land(int code, long base, int from, int to, boolean promotes, int kinds, SubMoves out) {
        int taken = board.piece[to];
        long m = Packed.to(base, to);
        if (taken != 0) {
            m |= Packed.CAPTURE | Packed.CLOCK;
        } else if ((base & Packed.PAWN) != 0) {
            short[][][] passings = tables.passings[code];
            m |= passings != null && passings[from][to] != null ? Packed.PASSING : 0;
        }
        byte[] zone = promotes ? tables.promotionZone[code] : null;
        int here = zone == null ? 0 : zone[to];
        if (here == 0) {
            out.add(m);
            return;
        }
        if (here == 1 || (kinds == 0 && taken != 0 && tables.isRoyal(taken))) {
            out.add(m);
        }
        for (int type : tables.promotionTypes[code]) {
            if (inReserve[type]) {
                out.add(Packed.promoting(m, 1 + 2 * tables.letterPlace[type]));
            }
        }
    }

    // ---- castling and captures en passant ---------------------------------------------------------------------------

    /** Adds castlings and captures en passant, in no order. */
    private void others(SubMoves out) {
        if (castles && board.castling != 0) {
            castlings(board, out);
        }
        for (short to : board.passed) {
            passing(to, out);
        }
    }

    /** Adds the castlings of the side to move that are safe alone. */
    void castlings(WideBoard position, SubMoves out) {
        int royals = royals(position);
        for (int left = position.castling; left != 0; left &= left - 1) {
            long m = castling(position, Integer.numberOfTrailingZeros(left), royals);
            if (m != -1 && isSafeThere(position, m, royals)) {
                out.add(m);
            }
        }
    }

    /** Whether the side to move may castle, wherever its king stands then: others of the turn may make it safe there. */
    boolean mayCastle(WideBoard position) {
        int royals = royals(position);
        for (int left = position.castling; left != 0; left &= left - 1) {
            if (castling(position, Integer.numberOfTrailingZeros(left), royals) != -1) {
                return true;
            }
        }
        return false;
    }

    private static int royals(WideBoard position) {
        return WideBoard.count(position.royalsLow(position.side), position.royalsHigh(position.side));
    }

    /** A castling over empty squares that attack does not forbid, or -1. */
    private long castling(WideBoard position, int i, int royals) {
        CastlingRight right = tables.castles[i];
        int from = right.king().index();
        int occupied = WideBoard.count(
                (position.piecesLow[0] | position.piecesLow[1]) & wide.emptyLow[i],
                (position.piecesHigh[0] | position.piecesHigh[1]) & wide.emptyHigh[i]);
        int code = position.piece[from];
        boolean fits = occupied == 0
                && code != 0
                && (code & 1) == position.side
                && isOf(right, position.side)
                && tables.isRoyal(code);
        return fits && isAllowed(position, i, from, royals)
                ? Packed.of(from, right.kingTo().index(), Packed.CASTLE, code >> 1, 0, i, 0)
                : -1;
    }

    private static boolean isOf(CastlingRight right, int side) {
        return GameTables.number(right.side()) == side;
    }

    private boolean isAllowed(WideBoard position, int castling, int from, int royals) {
        if (!royal.forbidsCastling(royals)) {
            return true;
        }
        if (position.isAttacked(from, from)) {
            return false;
        }
        for (int crossed : tables.castleCrossed[castling]) {
            if (position.isAttacked(crossed, from)) {
                return false;
            }
        }
        return true;
    }

    private boolean isSafeThere(WideBoard position, long m, int royals) {
        if (!royal.guards() || (royals > 1 && !royal.forbidsCastling(royals))) {
            return true;
        }
        int to = Packed.to(m);
        return !after(position, m).isAttacked(to, to, position.side);
    }

    /** A board after a sub-move, the same side to move; written over by the next. */
    private WideBoard after(WideBoard position, long m) {
        WideBoard next = made;
        if (next == null) {
            next = new WideBoard(wide);
            made = next;
        }
        next.become(position);
        next.apply(m);
        return next;
    }

    private void passing(short to, SubMoves out) {
        int victim = board.victim(to, 1 - side);
        for (int code : wide.all[side]) {
            if (victim < 0 || !tables.isPawn(code)) {
                continue;
            }
            for (long left = board.attackersLow(code, to); left != 0; left &= left - 1) {
                passing(code, Long.numberOfTrailingZeros(left), to, victim, out);
            }
            for (long left = board.attackersHigh(code, to); left != 0; left &= left - 1) {
                passing(code, 64 + Long.numberOfTrailingZeros(left), to, victim, out);
            }
        }
    }

    private void passing(int code, int from, int to, int victim, SubMoves out) {
        long flags = Packed.CLOCK | Packed.PAWN | Packed.CAPTURE | Packed.EN_PASSANT;
        long m = Packed.of(from, to, Packed.MOVE, code >> 1, 0, victim + 1, flags);
        if (king >= 0) {
            int at = from == king ? to : king;
            if (after(board, m).isAttacked(at, at, side)) {
                return;
            }
        }
        out.add(m);
    }
}
