package io.github.multimove.internal.fast.halves;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.fast.sets.Attacks64;
import io.github.multimove.internal.fast.sets.PieceSets;

/**
 * Counts the turns of pawn move and other move on a {@link Attacks64} board. Where the other pieces go is found once; after
 * a pawn move only those are looked at anew that saw one of its two squares. Needs a field without captures en passant.
 * // must agree with PlainEngine: TwinmoveAgreementTest
 */
final class PawnThenPieceBitCounter implements PawnThenPieceCounter {
    private static final long[] NONE = {};

    private final PawnThenPieceMoves structure;
    private final BoardState field;
    private final Attacks64 bits;
    private final long own;
    private final long enemy;
    private final long occupied;
    private final long pawns;
    /** The other side's royal piece if it is the last one, as a set. */
    private final long lastRoyal;

    /** The pieces of the side to move but the pawns: where they stand, what they attack, how many moves they have. */
    private final byte[] square;

    private final long[] attack;
    private final byte[] moves;
    private int pieces;
    /** What any of them attacks, and the ways of castling. */
    private long looked;

    private int total;
    private final long[] castlingWays;
    private int castlings;

    PawnThenPieceBitCounter(BoardState field, PawnThenPieceMoves structure, Attacks64 bits) {
        this.structure = structure;
        this.field = field;
        this.bits = bits;
        PieceSets all = new PieceSets(field, bits);
        int side = field.side;
        own = all.side(side);
        occupied = all.occupied;
        enemy = occupied & ~own;
        pawns = all.ofMask(side, field.tables.pawnMask);
        long royals = all.ofMask(1 - side, field.tables.royalMask);
        lastRoyal = (royals & royals - 1) == 0 ? royals : 0;
        int size = Long.bitCount(own & ~pawns);
        square = new byte[size];
        attack = new long[size];
        moves = new byte[size];
        for (long left = own & ~pawns; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long to = bits.reach(field.piece(s), s, occupied);
            square[pieces] = (byte) s;
            attack[pieces] = to;
            looked |= to;
            moves[pieces] = (byte) Long.bitCount(to & ~own);
            total += moves[pieces++];
        }
        castlingWays = field.castling == 0 ? NONE : castlingWays();
        castlings = openWays(occupied);
    }

    private long[] castlingWays() {
        GameTables tables = field.tables;
        long[] ways = new long[tables.castles.length];
        int n = 0;
        for (int i = 0; i < ways.length; i++) {
            if ((field.castling >>> i & 1) != 0 && GameTables.number(tables.castles[i].side()) == field.side) {
                for (int s : tables.castleEmpty[i]) {
                    ways[n] |= 1L << s;
                }
                looked |= ways[n++];
            }
        }
        return java.util.Arrays.copyOf(ways, n);
    }

    private int openWays(long occupiedThen) {
        int open = 0;
        for (long way : castlingWays) {
            open += (way & occupiedThen) == 0 ? 1 : 0;
        }
        return open;
    }

    @Override
    public long count() {
        long sum = 0;
        boolean any = false;
        for (long left = pawns; left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            int code = field.piece(from);
            long to = bits.pawnReach(code, from, occupied, enemy);
            any |= to != 0;
            if (!structure.paired) {
                sum += Long.bitCount(to) + (bits.promotionKinds[code & 1] - 1L) * Long.bitCount(to & promoting(code));
                continue;
            }
            for (; to != 0; to &= to - 1) {
                long one = to & -to;
                if ((one & promoting(code)) == 0) {
                    sum += (one & lastRoyal) != 0 ? 1 : Math.max(1, after(1L << from, one));
                } else {
                    for (int type : field.tables.promotionTypes[code]) {
                        sum += turns(1L << from, one, type << 1 | field.side);
                    }
                }
            }
        }
        return any && structure.compelled ? sum : sum + total + castlings;
    }

    private long promoting(int code) {
        return field.tables.promotionZone[code] == null ? 0 : bits.promotionSquares[code & 1];
    }

    @Override
    public long turns(long first) {
        boolean promotes = Packed.promotion(first) != 0;
        return !structure.paired || !Packed.is(first, Packed.PAWN)
                ? 1
                : turns(
                        1L << Packed.from(first),
                        1L << Packed.to(first),
                        promotes ? PawnThenPieceMoves.arrived(field, first) : 0);
    }

    /** The number of turns that begin with a pawn's move, given into what it promotes, if it does. */
    private int turns(long from, long to, int promoted) {
        if ((to & lastRoyal) != 0) {
            return 1;
        }
        int n = after(from, to);
        if (promoted != 0 && !field.tables.isPawn(promoted)) {
            long there = bits.reach(promoted, Long.numberOfTrailingZeros(to), (occupied & ~from) | to);
            n += Long.bitCount(there & ~((own & ~from) | to));
        }
        return Math.max(1, n);
    }

    /** How many moves the pieces that were no pawns before have after a pawn's move. */
    private int after(long from, long to) {
        long changed = from | to;
        if ((looked & changed) == 0) {
            return total + castlings;
        }
        long mine = (own & ~from) | to;
        long all = (occupied & ~from) | to;
        int n = total;
        for (int i = 0; i < pieces; i++) {
            if ((attack[i] & changed) != 0) {
                int s = square[i];
                n += Long.bitCount(bits.reach(field.piece(s), s, all) & ~mine) - moves[i];
            }
        }
        return n + (castlingWays.length == 0 ? 0 : openWays(all));
    }
}
