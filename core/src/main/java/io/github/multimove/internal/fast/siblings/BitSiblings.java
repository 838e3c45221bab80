package io.github.multimove.internal.fast.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.fast.sets.Attacks64;
import io.github.multimove.internal.fast.sets.GeometryTables;
import io.github.multimove.internal.fast.sets.PieceSets;
import io.github.multimove.internal.turns.siblings.DestinationMatching;
import io.github.multimove.internal.turns.siblings.SiblingStructure;

/**
 * The pieces and the sets of siblings of a field as bit sets, and which its side that is not to move could capture: what is
 * needed to judge a turn of simultaneous sub-moves without making it. Needs sets without pawns, moves judged on
 * the board before the turn, and stacks, if any, of pieces of one kind. // must agree with SiblingTurn and SiblingStructure.canCapture: TwinsCombinationsTest
 */
public final class BitSiblings {
    final Attacks64 bits;
    public final PieceSets pieces;
    final long own;
    public final long enemy;
    /** Squares of pieces that have siblings. */
    final long twins;

    final byte[] sets;
    /** By set, the squares of its pieces. */
    final long[] members;

    final boolean sharing;
    private final BoardState field;
    private final byte[] codes;
    private final boolean together;
    private final boolean dieTogether;
    private final int opponent;
    /** Codes of the opponent's pieces by how they attack: all, and those who slide along ranks and files or diagonals. */
    private final long straight;

    private final long oblique;

    private BitSiblings(SiblingStructure structure, BoardState field, Attacks64 bits, int side) {
        this.bits = bits;
        this.pieces = new PieceSets(field, bits);
        this.field = field;
        this.codes = field.toArray();
        this.sharing = structure.description.sharing();
        this.together = structure.together;
        this.dieTogether = structure.dieTogether;
        this.own = pieces.side(side);
        this.enemy = pieces.side(1 - side);
        this.opponent = 1 - side;
        this.sets = SiblingStructure.sets(field);
        long[] found = new long[8];
        long paired = 0;
        for (long left = pieces.occupied; left != 0; left &= left - 1) {
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
            ranks |= bits.orthogonal[code] ? pieces.of(code) : 0;
            diagonals |= bits.diagonal[code] ? pieces.of(code) : 0;
        }
        straight = ranks;
        oblique = diagonals;
    }

    /** The view of a side, or null if the position or the structure is not one for it. */
    @org.jspecify.annotations.Nullable
    public static BitSiblings of(SiblingStructure structure, BoardState field, int side) {
        Attacks64 bits = GeometryTables.of(structure.tables).reach;
        if (bits == null || structure.description.sequential() || !areLike(structure, field)) {
            return null;
        }
        BitSiblings view = new BitSiblings(structure, field, bits, side);
        long pawns = view.pieces.ofMask(0, field.tables.pawnMask) | view.pieces.ofMask(1, field.tables.pawnMask);
        return (view.twins & pawns) == 0 ? view : null;
    }

    /** Whether no two pieces stand on one square, or only pieces of one kind, which then leave it together. */
    private static boolean areLike(SiblingStructure structure, BoardState field) {
        for (short extra : field.extras()) {
            if (!structure.together || field.piece(extra >> 6) != (extra & 63)) {
                return false;
            }
        }
        return true;
    }

    /** How many pieces stand on a square, which is not empty. */
    public int pieces(int square) {
        int pieces = 1;
        for (short extra : field.extras()) {
            pieces += extra >> 6 == square ? 1 : 0;
        }
        return pieces;
    }

    /** All siblings of the piece on a square, itself among them. */
    long setOf(int square) {
        return sets[square] == 0 ? 1L << square : members[sets[square]];
    }

    // ---- which the opponent could capture
    // -------------------------------------------------------------------------------

    /** Whether the opponent, with these pieces left on both sides, could capture a piece on one of the squares by a turn. */
    boolean isCaptured(long targets, long mine, long theirs) {
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
            found |= from == 0 ? 0 : from & pieces.of(code);
        }
        long sliders = straight & theirs & Attacks64.straightLines(target);
        found |= sliders == 0 ? 0 : sliders & Attacks64.rook(target, occupied);
        sliders = oblique & theirs & Attacks64.obliqueLines(target);
        return sliders == 0 ? found : found | (sliders & Attacks64.bishop(target, occupied));
    }

    /** Whether all siblings of a piece that captures on a square can move as well. */
    public boolean completes(int from, int target, long theirs, long occupied) {
        long living = members[sets[from]] & theirs;
        int[] others = new int[Long.bitCount(living) + field.extras().length];
        int n = 0;
        for (long left = living; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            for (int pieces = pieces(s) - (s == from ? 1 : 0); pieces > 0; pieces--) {
                others[n++] = s;
            }
        }
        return canAllMove(others, n, sharing ? ~theirs | living : ~theirs & ~(1L << target), occupied);
    }

    private boolean canAllMove(int[] movers, int size, long open, long occupied) {
        DestinationMatching destinations = new DestinationMatching();
        for (int i = 0; i < size; i++) {
            long reach = bits.reach(codes[movers[i]], movers[i], occupied) & open;
            if (reach == 0) {
                return false;
            }
            destinations.add(reach, 0);
        }
        return sharing || size < 2 || destinations.exist();
    }

    /**
     * Whether an attacker's siblings can all move whatever a turn without aftermath does: squares next to them that
     * none of their own pieces holds stay open to them.
     */
    boolean surelyCompletes(int from, int target) {
        if (!together || sets[from] == 0) {
            return true;
        }
        int wanted = Long.bitCount(members[sets[from]]) - 1 + field.extras().length;
        for (long left = members[sets[from]]; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long next = bits.reach(codes[s], s, -1) & ~enemy & ~(1L << target);
            if ((s != from || pieces(s) > 1) && Long.bitCount(next) < wanted) {
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
     * Whether a turn leaves royal pieces where they cannot be captured.
     *
     * @param left the squares of the movers, all of one set or one piece
     * @param arrived where they go
     * @param royal pieces the squares of the mover's royal pieces afterwards
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
                    // struck, and its siblings with it, those who did not move among them
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
        return !isCaptured(royals, mine, theirs);
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
