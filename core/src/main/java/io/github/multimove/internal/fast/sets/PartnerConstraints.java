package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.BoardState;

/**
 * What the mover's own king asks of the partner of a sub-move: the squares that answer every check, and those of pieces that are
 * pinned. Written over for each sub-move.
 */
final class PartnerConstraints {
    private final Attacks64 reach;
    private final BoardState field;
    private final CheckCandidates attack;
    private final boolean pairs;
    private final int at;
    /** Whether nothing binds the king but its own steps. */
    private final boolean free;
    /** Whether the sub-move is safe alone. */
    boolean alone;
    /** The squares on which partners land; pieces that are pinned land on some of them only. */
    long within;

    long pinned;
    /** Where the king stands then, the pieces then, and which pins some of them. */
    private int stands;

    private long after;
    private long pinners;

    PartnerConstraints(Attacks64 reach, BoardState field, CheckCandidates attack, boolean pairs) {
        this.reach = reach;
        this.field = field;
        this.attack = attack;
        this.pairs = pairs;
        at = Long.numberOfTrailingZeros(attack.king);
        free = (KingConstraints.lines(field, at, attack.occupied, attack.enemy, pairs ? 2 : 1)
                        | KingConstraints.leapers(reach, field, at, attack.enemy))
                == 0;
    }

    /** Finds what a partner is bound to once a piece has gone to a square. */
    void bind(long who, int to) {
        pinned = 0;
        long landing = 1L << to;
        boolean steps = who == attack.king;
        if (free && !steps) {
            alone = true;
            within = ~landing;
            return;
        }
        stands = steps ? to : at;
        after = steps ? attack.occupied & ~who : (attack.occupied & ~who) | landing;
        long enemies = attack.enemy & ~landing;
        long leapers = KingConstraints.leapers(reach, field, stands, enemies);
        pinners = KingConstraints.lines(field, stands, after, enemies, pairs ? 1 : 0);
        long answers = KingConstraints.answers(stands, pinners, leapers, after);
        alone = answers == -1;
        within = answers & ~landing;
        for (long left = within == 0 ? 0 : pinners; left != 0; left &= left - 1) {
            // who has just gone there is no partner
            pinned |= Attacks64.between(stands, Long.numberOfTrailingZeros(left)) & after & ~landing;
        }
    }

    /** The squares on which a partner other than the king may land. */
    long of(long partner) {
        long squares = within;
        for (long left = (pinned & partner) == 0 ? 0 : pinners; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            squares &= (Attacks64.between(stands, s) & after) == partner ? KingConstraints.answers(stands, s) : -1;
        }
        return squares;
    }

    /** The squares among some that the king may go to beside a piece that goes to another. */
    long steps(long who, int to, long squares) {
        long safe = 0;
        long landing = 1L << to;
        long then = (attack.occupied & ~attack.king & ~who) | landing;
        for (long left = squares & ~landing; left != 0; left &= left - 1) {
            int step = Long.numberOfTrailingZeros(left);
            long enemies = attack.enemy & ~landing & ~(left & -left);
            safe |= KingConstraints.isAttacked(reach, field, step, then, enemies) ? 0 : left & -left;
        }
        return safe;
    }
}
