package io.github.multimove.internal.fast.siblings;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.fast.sets.BitMen;
import io.github.multimove.internal.fast.sets.FastTables;
import io.github.multimove.internal.fast.sets.Reach;
import io.github.multimove.internal.turns.siblings.SiblingStructure;

/**
 * The men and the sets of siblings of a field as bit sets, and whom its side that is not to move could take: what is
 * needed to judge a turn of simultaneous sub-moves without making it. Needs sets without pawns, moves judged on
 * the board before the turn, and stacks, if any, of men of one kind. // must agree with SiblingTurn and SiblingStructure.canTake: TwinsCombinationsTest
 */
public final class BitSiblings {
    final Reach bits;
    public final BitMen men;
    final long own;
    public final long enemy;
    /** Squares of men who have siblings. */
    final long twins;

    final byte[] sets;
    /** By set, the squares of its men. */
    final long[] members;

    final boolean sharing;
    private final Field field;
    private final byte[] codes;
    private final boolean together;
    private final boolean dieTogether;
    private final int opponent;
    /** Codes of the opponent's men by how they attack: all, and those who slide along ranks and files or diagonals. */
    private final long straight;

    private final long oblique;

    private BitSiblings(SiblingStructure structure, Field field, Reach bits, int side) {
        this.bits = bits;
        this.men = new BitMen(field, bits);
        this.field = field;
        this.codes = field.toArray();
        this.sharing = structure.description.sharing();
        this.together = structure.together;
        this.dieTogether = structure.dieTogether;
        this.own = men.side(side);
        this.enemy = men.side(1 - side);
        this.opponent = 1 - side;
        this.sets = SiblingStructure.sets(field);
        long[] found = new long[8];
        long paired = 0;
        for (long left = men.occupied; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            int set = sets[s];
            if (set != 0) {
                if (set >= found.length) {
                    found = java.util.Arrays.copyOf(found, 2 * set);
                }
                found[set] |= left & -left;
                paired |= left & -left;
            }
        }
        this.members = found;
        this.twins = paired;
        long ranks = 0;
        long diagonals = 0;
        for (int code = 2 + opponent; code < bits.codes; code += 2) {
            ranks |= bits.orthogonal[code] ? men.of(code) : 0;
            diagonals |= bits.diagonal[code] ? men.of(code) : 0;
        }
        straight = ranks;
        oblique = diagonals;
    }

    /** The view of a side, or null if the position or the structure is not one for it. */
    @org.jspecify.annotations.Nullable
    public static BitSiblings of(SiblingStructure structure, Field field, int side) {
        Reach bits = FastTables.of(structure.tables).reach;
        if (bits == null || structure.description.sequential() || !areLike(structure, field)) {
            return null;
        }
        BitSiblings view = new BitSiblings(structure, field, bits, side);
        long pawns = view.men.ofMask(0, field.tables.pawnMask) | view.men.ofMask(1, field.tables.pawnMask);
        return (view.twins & pawns) == 0 ? view : null;
    }

    /** Whether no two men stand on one square, or only men of one kind, who then leave it together. */
    private static boolean areLike(SiblingStructure structure, Field field) {
        for (short extra : field.extras()) {
            if (!structure.together || field.man(extra >> 6) != (extra & 63)) {
                return false;
            }
        }
        return true;
    }

    /** How many men stand on a square, which is not empty. */
    public int men(int square) {
        int men = 1;
        for (short extra : field.extras()) {
            men += extra >> 6 == square ? 1 : 0;
        }
        return men;
    }

    /** All siblings of the man on a square, himself among them. */
    long setOf(int square) {
        return sets[square] == 0 ? 1L << square : members[sets[square]];
    }

    // ---- whom the opponent could take -------------------------------------------------------------------------------

    /** Whether the opponent, with these men left on both sides, could take a man on one of the squares by a turn. */
    boolean isTaken(long targets, long mine, long theirs) {
        long occupied = mine | theirs;
        for (long left = targets; left != 0; left &= left - 1) {
            int target = Long.numberOfTrailingZeros(left);
            for (long by = attackers(target, theirs, occupied); by != 0; by &= by - 1) {
                int from = Long.numberOfTrailingZeros(by);
                if (!together || sets[from] == 0 || completes(from, target, theirs, occupied)) {
                    return true;
                }
            }
        }
        return false;
    }

    private long attackers(int target, long theirs, long occupied) {
        long found = 0;
        for (int code = 2 + opponent; code < bits.codes; code += 2) {
            long from = bits.attackedFrom[code][target] & theirs;
            found |= from == 0 ? 0 : from & men.of(code);
        }
        long sliders = straight & theirs & Reach.straightLines(target);
        found |= sliders == 0 ? 0 : sliders & Reach.rook(target, occupied);
        sliders = oblique & theirs & Reach.obliqueLines(target);
        return sliders == 0 ? found : found | (sliders & Reach.bishop(target, occupied));
    }

    /** Whether all siblings of a man who takes on a square can move as well. */
    public boolean completes(int from, int target, long theirs, long occupied) {
        long living = members[sets[from]] & theirs;
        int[] others = new int[Long.bitCount(living) + field.extras().length];
        int n = 0;
        for (long left = living; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            for (int men = men(s) - (s == from ? 1 : 0); men > 0; men--) {
                others[n++] = s;
            }
        }
        return canAllMove(others, n, sharing ? ~theirs | living : ~theirs & ~(1L << target), occupied);
    }

    private boolean canAllMove(int[] movers, int size, long open, long occupied) {
        if (size == 0) {
            return true;
        }
        int s = movers[size - 1];
        for (long to = bits.reach(codes[s], s, occupied) & open; to != 0; to &= to - 1) {
            if (canAllMove(movers, size - 1, sharing ? open : open & ~(to & -to), occupied)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether an attacker's siblings can all move whatever a turn without aftermath does: squares next to them that
     * none of their own men holds stay open to them.
     */
    boolean surelyCompletes(int from, int target) {
        if (!together || sets[from] == 0) {
            return true;
        }
        int wanted = Long.bitCount(members[sets[from]]) - 1 + field.extras().length;
        for (long left = members[sets[from]]; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long next = bits.reach(codes[s], s, -1) & ~enemy & ~(1L << target);
            if ((s != from || men(s) > 1) && Long.bitCount(next) < wanted) {
                return false;
            }
        }
        return true;
    }

    // ---- turns ------------------------------------------------------------------------------------------------------

    /** Squares on which a capture has an aftermath. */
    long grave() {
        return dieTogether ? enemy & twins : 0;
    }

    /**
     * Whether a turn leaves royal men where they cannot be taken.
     *
     * @param left the squares of the movers, all of one set or one man
     * @param arrived where they go
     * @param royals the squares of the mover's royal men afterwards
     */
    boolean isSafe(long left, long arrived, long royals) {
        long taken = enemy & arrived;
        long mine = (own & ~left) | arrived;
        long theirs = enemy & ~taken;
        if (dieTogether && (taken & twins) != 0) {
            long removed = 0;
            boolean survive = true;
            for (long fallen = taken & twins; fallen != 0; fallen &= fallen - 1) {
                int square = Long.numberOfTrailingZeros(fallen);
                long siblings = members[sets[square]] & theirs;
                removed |= siblings;
                if (guards(siblings, square, mine | theirs)) {
                    // struck, and his siblings with him, those who did not move among them
                    long set = setOf(Long.numberOfTrailingZeros(left));
                    long gone =
                            sets[Long.numberOfTrailingZeros(left)] == 0 ? fallen & -fallen : (set & ~left) | arrived;
                    mine &= ~gone;
                    survive &= (royals & gone) == 0;
                }
            }
            if (!survive) {
                return false;
            }
            theirs &= ~removed;
        }
        return !isTaken(royals, mine, theirs);
    }

    /** As {@link #isSafe(long, long, long)}, for sub-moves that do no more than land or promote. */
    boolean isSafe(long[] turn, int size, long royals) {
        long left = 0;
        long arrived = 0;
        long moved = 0;
        for (int i = 0; i < size; i++) {
            long from = 1L << Packed.from(turn[i]);
            left |= from;
            arrived |= 1L << Packed.to(turn[i]);
            moved |= (royals & from) != 0 ? 1L << Packed.to(turn[i]) : 0;
        }
        return isSafe(left, arrived, (royals & ~left) | moved);
    }

    private boolean guards(long siblings, int square, long occupied) {
        for (long left = siblings; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            if ((bits.reach(codes[s], s, occupied) >>> square & 1) != 0) {
                return true;
            }
        }
        return false;
    }
}
