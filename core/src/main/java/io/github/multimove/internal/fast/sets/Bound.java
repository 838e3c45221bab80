package io.github.multimove.internal.fast.sets;

import io.github.multimove.internal.board.Field;

/**
 * What the mover's own king asks of the partner of a sub-move: the squares that answer every check, and those of men who are
 * pinned. Written over for each sub-move.
 */
final class Bound {
    private final Reach reach;
    private final Field field;
    private final Attack attack;
    private final boolean pairs;
    private final int at;
    /** Whether nothing binds the king but its own steps. */
    private final boolean free;
    /** Whether the sub-move is safe alone. */
    boolean alone;
    /** The squares on which partners land; men who are pinned land on some of them only. */
    long within;

    long pinned;
    /** Where the king stands then, the men then, and who pins some of them. */
    private int stands;

    private long after;
    private long pinners;

    Bound(Reach reach, Field field, Attack attack, boolean pairs) {
        this.reach = reach;
        this.field = field;
        this.attack = attack;
        this.pairs = pairs;
        at = Long.numberOfTrailingZeros(attack.king);
        free = (Kings.lines(field, at, attack.occupied, attack.enemy, pairs ? 2 : 1)
                        | Kings.leapers(reach, field, at, attack.enemy))
                == 0;
    }

    /** Finds what a partner is bound to once a man has gone to a square. */
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
        long leapers = Kings.leapers(reach, field, stands, enemies);
        pinners = Kings.lines(field, stands, after, enemies, pairs ? 1 : 0);
        long answers = Kings.answers(stands, pinners, leapers, after);
        alone = answers == -1;
        within = answers & ~landing;
        for (long left = within == 0 ? 0 : pinners; left != 0; left &= left - 1) {
            // who has just gone there is no partner
            pinned |= Reach.between(stands, Long.numberOfTrailingZeros(left)) & after & ~landing;
        }
    }

    /** The squares on which a partner other than the king may land. */
    long of(long partner) {
        long squares = within;
        for (long left = (pinned & partner) == 0 ? 0 : pinners; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            squares &= (Reach.between(stands, s) & after) == partner ? Kings.answers(stands, s) : -1;
        }
        return squares;
    }

    /** The squares among some that the king may go to beside a man who goes to another. */
    long steps(long who, int to, long squares) {
        long safe = 0;
        long landing = 1L << to;
        long then = (attack.occupied & ~attack.king & ~who) | landing;
        for (long left = squares & ~landing; left != 0; left &= left - 1) {
            int step = Long.numberOfTrailingZeros(left);
            long enemies = attack.enemy & ~landing & ~(left & -left);
            safe |= Kings.isAttacked(reach, field, step, then, enemies) ? 0 : left & -left;
        }
        return safe;
    }
}
