package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Packed;
import org.jspecify.annotations.Nullable;

/**
 * Goes through the safe turns of one or two pieces that give check, candidate by candidate of {@link CheckCandidates}: its partners are
 * the squares of each other piece that leave the mover's king safe and give check with it; of pieces whose candidates have had
 * their turn, candidates are left out, so that no turn is met twice. Serves what {@link CheckSums} does not: mates, and
 * pieces that promote.
 *
 * <p>Captures en passant are not known here: {@link CheckFilter} serves positions with them. Nor are collisions. Used by one
 * thread, once. // must agree with CheckFilter: ChecksTest of Two-Prong Chess
 */
final class CheckPairs {
    private final Attacks64 reach;
    private final BoardState field;
    private final boolean pairs;
    private final @Nullable MateCandidates mates;
    private final long limit;
    private final CheckCandidates attack;
    private final PartnerConstraints bound;
    /** By entry: the piece, its code after landing, its squares, its candidates among them; the king's is the first. */
    private int entries;

    private final long[] piece;
    private final int[] code;
    private final long[] reached;
    private final long[] candidates;
    private long total;

    private CheckPairs(Attacks64 reach, BoardState field, boolean pairs, @Nullable MateCandidates mates, long limit) {
        this.reach = reach;
        this.field = field;
        this.pairs = pairs;
        this.mates = mates;
        this.limit = limit;
        attack = new CheckCandidates(reach, field, pairs);
        bound = new PartnerConstraints(reach, field, attack, pairs);
        int side = field.side;
        long promoters = reach.pawns(field) & attack.own & reach.beforePromotion[side];
        int most = Long.bitCount(attack.own) + Long.bitCount(promoters) * reach.promotionKinds[side];
        piece = new long[most];
        code = new int[most];
        reached = new long[most];
        candidates = new long[most];
    }

    /**
     * Counts the turns that give check, castlings aside, up to a limit; captures en passant must be impossible.
     *
     * @param pairs whether two pieces may move at once
     * @param mates keeps those that mate, or null if all are wanted
     */
    static long count(Attacks64 reach, BoardState field, boolean pairs, @Nullable MateCandidates mates, long limit) {
        CheckPairs all = new CheckPairs(reach, field, pairs, mates, limit);
        if (all.enterPieces() != 0) {
            all.add();
        }
        return Math.min(limit, all.total);
    }

    // ---- the pieces
    // ----------------------------------------------------------------------------------------------------

    /** Lists the pieces's squares, and returns where candidates land. */
    private long enterPieces() {
        int side = field.side;
        long own = attack.own;
        long king = attack.king;
        int royal = reach.royals[side][0];
        long any = enter(king, royal, reach.leaps[royal][Long.numberOfTrailingZeros(king)] & reach.board & ~own);
        for (long left = own & ~king & ~reach.blockedSliders(field, own); left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            int c = field.piece(s);
            long to;
            if (!reach.isPawn[c]) {
                to = reach.reach(c, s, attack.occupied) & ~own;
            } else {
                to = reach.pawnReach(c, s, attack.occupied, attack.enemy);
                long promotions = to & reach.promotionSquares[side];
                if (promotions != 0) {
                    to ^= promotions;
                    for (int type : field.tables.promotionTypes[c]) {
                        any |= enter(left & -left, type << 1 | side, promotions);
                    }
                }
            }
            any |= to == 0 ? 0 : enter(left & -left, c, to);
        }
        return any;
    }

    private long enter(long who, int as, long to) {
        piece[entries] = who;
        code[entries] = as;
        reached[entries] = to;
        candidates[entries] = attack.candidates(who, as, to);
        return candidates[entries++];
    }

    // ---- the turns --------------------------------------------------------------------------------------------------

    private void add() {
        for (int e = 0; e < entries; e++) {
            for (long left = candidates[e]; left != 0 && total < limit; left &= left - 1) {
                int to = Long.numberOfTrailingZeros(left);
                bound.bind(piece[e], to);
                add(e, to);
            }
        }
    }

    private void add(int e, int to) {
        MateCandidates m = mates;
        boolean mayMate = m == null || m.begin(piece[e], code[e], to, packed(e, to));
        if (bound.alone && mayMate && attack.landings(piece[e], code[e], to, 0) != 0) {
            total += m == null || m.wants(packed(e, to), packed(e, to)) ? 1 : 0;
        }
        // where no partner answers every check, the king may yet step out of them
        int partners = !pairs ? 0 : bound.within == 0 ? 1 : entries;
        for (int f = 0; f < partners; f++) {
            if (piece[f] != piece[e]) {
                long others = partners(e, to, f);
                total += m == null ? Long.bitCount(others) : wanted(m, e, to, f, others);
            }
        }
    }

    /** The squares of a partner with which a candidate makes up a safe turn that gives check and has not been met. */
    private long partners(int e, int to, int f) {
        MateCandidates m = mates;
        long others = reached[f] & ~(1L << to);
        if (m != null && others != 0) {
            others = m.landings(piece[f], code[f], candidates[f], others);
        }
        others = others == 0 ? 0 : f == 0 ? bound.steps(piece[e], to, others) : others & bound.of(piece[f]);
        if (others == 0) {
            return 0;
        }
        long checking = attack.landings(piece[e], code[e], to, piece[f]);
        return f < e
                ? others & checking & ~candidates[f]
                : (others & checking)
                        | attack.together(piece[e], to, piece[f], code[f], others & ~checking & candidates[f]);
    }

    private long wanted(MateCandidates wanted, int e, int to, int f, long others) {
        long n = 0;
        for (long left = others; left != 0 && total + n < limit; left &= left - 1) {
            n += wanted.wants(packed(e, to), packed(f, Long.numberOfTrailingZeros(left))) ? 1 : 0;
        }
        return n;
    }

    /** A sub-move of an entry, packed as {@link SingleMoves64#landings} does. */
    private long packed(int e, int to) {
        GameTables tables = field.tables;
        int from = Long.numberOfTrailingZeros(piece[e]);
        int stood = field.piece(from);
        int promotion = code[e] == stood ? 0 : 1 + 2 * tables.letterPlace[code[e] >> 1];
        long flags = (attack.enemy >>> to & 1) == 0 ? 0 : Packed.CAPTURE | Packed.CLOCK;
        if (reach.isPawn[stood]) {
            boolean passes = (reach.pawnPassing[stood][from] >>> to & 1) != 0;
            flags |= Packed.PAWN | Packed.CLOCK | (passes ? Packed.PASSING : 0);
        }
        return Packed.of(from, to, Packed.MOVE, stood >> 1, promotion, 0, flags);
    }

    /** The number of castlings that give check, or of those that mate. */
    static int castlings(Attacks64 reach, BoardState field, @Nullable MateCandidates mates) {
        int mayCheck =
                (field.castling & reach.castlings[field.side]) == 0 ? 0 : CheckCandidates.castlings(reach, field);
        if (mayCheck == 0 || KingConstraints.isKingAttacked(reach, field)) {
            return 0;
        }
        long occupied = field.straight | field.oblique | field.low | field.high;
        long own = occupied & (field.black ^ (field.side - 1L));
        long king = reach.royals(field) & own;
        int at = Long.numberOfTrailingZeros(king);
        int found = 0;
        for (int left = mayCheck & SingleMoves64.castlingsOf(reach, field, king, occupied, own);
                left != 0;
                left &= left - 1) {
            int right = Integer.numberOfTrailingZeros(left);
            int to = field.tables.castles[right].kingTo().index();
            long m = Packed.of(at, to, Packed.CASTLE, field.piece(at) >> 1, 0, right, 0);
            BoardState made = field.copy();
            made.make(m);
            found += KingConstraints.isKingAttacked(reach, made) && (mates == null || mates.wants(m, m)) ? 1 : 0;
        }
        return found;
    }
}
