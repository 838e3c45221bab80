package io.github.multimove.internal.fast.siblings;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SiblingSets;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.sets.Attacks64;
import io.github.multimove.internal.fast.sets.GeometryTables;
import io.github.multimove.internal.fast.sets.KingConstraints;
import io.github.multimove.internal.fast.sets.SingleMoves64;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.siblings.DestinationMatching;
import io.github.multimove.internal.turns.siblings.SiblingStructure;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A board of one word whose sets of siblings are bit sets, written over turn by turn: no one shares it. It judges turns of
 * simultaneous sub-moves without making them and, unless pieces share squares or a pawn promotes, makes them on another. For
 * positions that {@link #holds} allows: no pawn has siblings, and pieces on one square are of one kind and leave it together.
 *
 * <p>must agree with SiblingTurn and SiblingStructure.canCapture: EveryRuleSetLaws prove it.
 */
final class SiblingBoard extends BoardState {
    final Attacks64 reach;
    final SiblingStructure structure;
    final boolean together;
    final boolean sharing;
    private final boolean dieTogether;
    /** In how many ways a pawn promotes into one kind: alone, as two pieces, or either. */
    final int promotionWays;

    /** The squares of each set of siblings, in no order; those of both sides. */
    long[] members = new long[8];

    int sets;
    /** Squares of pieces that have siblings, and squares with more than one piece. */
    long twins;

    long stacked;
    /** The pieces beyond the first on a square, as {@link BoardState#extras()}; where pieces may share squares. */
    private final short[] extras;
    /** All pieces, and those of the side to move and of the other. */
    long occupied;

    long own;
    long enemy;
    /** The king of the side to move, and all of its pieces whose capture loses. */
    long king;

    long royals;
    /** Used where more than one sibling must find a square; made when first needed. */
    private @Nullable DestinationMatching destinations;

    private SiblingBoard(SiblingStructure structure, Attacks64 reach, BoardState state) {
        super(state);
        this.structure = structure;
        this.reach = reach;
        this.together = structure.together;
        this.sharing = structure.description.sharing();
        this.dieTogether = structure.dieTogether;
        this.extras = state.extras();
        int options = structure.options();
        this.promotionWays = (promotesAlone(options) ? 1 : 0) + (promotesTwice(options) ? 1 : 0);
    }

    /** Whether a pawn may become one piece. */
    static boolean promotesAlone(int options) {
        return (options & Generator.SINGLE_PROMOTION) != 0;
    }

    /** Whether a pawn may become two pieces. */
    static boolean promotesTwice(int options) {
        return (options & Generator.TWIN_PROMOTION) != 0;
    }

    /** Whether a board can be told as one of sets. */
    static boolean holds(SiblingStructure structure, BoardState state) {
        Attacks64 reach = GeometryTables.of(structure.tables).reach;
        if (reach == null || structure.description.sequential()) {
            return false;
        }
        int before = -1;
        for (short extra : state.extras()) {
            int square = extra >> 6;
            boolean isThird = square == before && !structure.description.sharing();
            if (!structure.together || isThird || state.piece(square) != (extra & 63)) {
                return false;
            }
            before = square;
        }
        byte[] sets = state.sets();
        for (long left = reach.pawns(state); sets != null && left != 0; left &= left - 1) {
            if (sets[Long.numberOfTrailingZeros(left)] != 0) {
                return false;
            }
        }
        return true;
    }

    /** The board of sets of a board, which {@link #holds} allows. */
    static SiblingBoard of(SiblingStructure structure, BoardState state) {
        Attacks64 reach = Objects.requireNonNull(GeometryTables.of(structure.tables).reach);
        SiblingBoard board = new SiblingBoard(structure, reach, state);
        board.become(state);
        if (state.hasEnPassantSquares()) {
            board.passed(state.passed());
        }
        for (short extra : state.extras()) {
            board.stacked |= 1L << (extra >> 6);
        }
        byte[] numbers = state.sets();
        if (numbers != null) {
            board.twins = SiblingSets.squares(numbers, 0);
            for (long left = board.twins; left != 0; left &= left - 1) {
                board.join(numbers[Long.numberOfTrailingZeros(left)] - 1, left & -left);
            }
        }
        board.look();
        return board;
    }

    private void join(int set, long square) {
        if (set >= members.length) {
            members = Arrays.copyOf(members, Math.max(2 * members.length, set + 1));
        }
        members[set] |= square;
        sets = Math.max(sets, set + 1);
    }

    /** A board to be written over. */
    SiblingBoard another() {
        return of(structure, this);
    }

    /** Finds what is what once pieces and side to move stand. */
    private void look() {
        occupied = straight | oblique | low | high;
        own = occupied & (black ^ (side - 1L));
        enemy = occupied ^ own;
        king = reach.royals(this) & own;
        royals = dieTogether && (king & twins) != 0 ? setOf(Long.numberOfTrailingZeros(king)) : king;
    }

    /** All siblings of the piece on a square, itself among them. */
    long setOf(int square) {
        return (twins >>> square & 1) != 0 ? members[number(square)] : 1L << square;
    }

    /** Squares on which a capture has an aftermath. */
    long grave() {
        return dieTogether ? enemy & twins : 0;
    }

    /** The squares that a piece of the side to move can go to: castling and captures en passant aside. */
    long destinations(int square) {
        return reach.destinations(pieceOn(square), square, occupied, sharing ? own & ~setOf(square) : own);
    }

    /** Those of some pieces that can go anywhere. */
    long able(long pieces) {
        long able = 0;
        for (long left = pieces; left != 0; left &= left - 1) {
            able |= destinations(Long.numberOfTrailingZeros(left)) != 0 ? left & -left : 0;
        }
        return able;
    }

    // ---- what the other side could capture --------------------------------------------------------------------------

    /** Whether a royal piece of the side to move could be captured. */
    boolean isCheck() {
        return isCaptured(royals, own, enemy);
    }

    /** Whether the other side, with these pieces left on both sides, could capture a piece on one of the squares by a turn. */
    boolean isCaptured(long targets, long mine, long theirs) {
        long all = mine | theirs;
        for (long left = targets; left != 0; left &= left - 1) {
            int target = Long.numberOfTrailingZeros(left);
            for (long by = KingConstraints.sliders(this, target) & theirs; by != 0; by &= by - 1) {
                int from = Long.numberOfTrailingZeros(by);
                if ((Attacks64.between(target, from) & all) == 0 && takes(from, target, theirs, all)) {
                    return true;
                }
            }
            for (long by = KingConstraints.leapers(reach, this, side, target, theirs); by != 0; by &= by - 1) {
                if (takes(Long.numberOfTrailingZeros(by), target, theirs, all)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean takes(int from, int target, long theirs, long all) {
        return !together || (twins >>> from & 1) == 0 || completes(from, target, theirs, all);
    }

    /** Whether all siblings of a piece that captures on a square can move as well. */
    boolean completes(int from, int target, long theirs, long all) {
        long living = setOf(from) & theirs;
        long open = sharing ? ~theirs | living : ~theirs & ~(1L << target);
        long others = living & ~(1L << from);
        if ((living & stacked) == 0 && (others & others - 1) == 0) {
            return others == 0 || (siblingReach(Long.numberOfTrailingZeros(others), all) & open) != 0;
        }
        DestinationMatching places = destinations();
        for (long left = living; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            for (int pieces = pieces(s) - (s == from ? 1 : 0); pieces > 0; pieces--) {
                long to = siblingReach(s, all) & open;
                if (to == 0) {
                    return false;
                }
                places.add(to, 0);
            }
        }
        return sharing || places.exist();
    }

    /** Room to look for squares of several pieces, empty. */
    DestinationMatching destinations() {
        DestinationMatching places = destinations;
        if (places == null) {
            places = new DestinationMatching();
            destinations = places;
        }
        places.clear();
        return places;
    }

    private long siblingReach(int square, long all) {
        return reach.reach(pieceOn(square), square, all);
    }

    int pieces(int square) {
        int pieces = 1 + (int) (stacked >>> square & 1);
        if (pieces > 1 && sharing) {
            pieces = 1;
            for (short extra : extras) {
                pieces += extra >> 6 == square ? 1 : 0;
            }
        }
        return pieces;
    }

    /**
     * Whether an attacker's siblings can all move whatever a turn without aftermath does: squares next to them that
     * none of their own pieces holds stay open to them.
     */
    boolean surelyCompletes(int from, int target) {
        if (!together || (twins >>> from & 1) == 0) {
            return true;
        }
        long living = setOf(from);
        int wanted = sharing ? 1 : Long.bitCount(living) + Long.bitCount(living & stacked) - 1;
        for (long left = living; left != 0; left &= left - 1) {
            int s = Long.numberOfTrailingZeros(left);
            long next = siblingReach(s, -1) & ~enemy & ~(1L << target);
            if ((s != from || pieces(s) > 1) && Long.bitCount(next) < wanted) {
                return false;
            }
        }
        return true;
    }

    // ---- turns judged -----------------------------------------------------------------------------------------------

    /**
     * Whether a turn of the pieces on some squares, one piece or siblings, which go to others, leaves the royal pieces safe.
     *
     * @param entered where the royal pieces among them go; anything if none is among them
     */
    boolean isSafe(long left, long arrived, long entered) {
        long moved = (royals & left) == 0 ? royals : (royals & ~left) | entered;
        return isSafe(left, arrived, moved, enemy & arrived);
    }

    /**
     * Whether a turn leaves royal pieces where they cannot be captured.
     *
     * @param left the squares of the movers, all of one set or one piece
     * @param arrived where they go
     * @param moved the squares of the royal pieces afterwards
     * @param taken the squares of the pieces captured
     */
    boolean isSafe(long left, long arrived, long moved, long taken) {
        long mine = (own & ~left) | arrived;
        long theirs = enemy & ~taken;
        if (dieTogether && (taken & twins) != 0) {
            long off = comesOff(left, arrived, taken & twins);
            if ((moved & off) != 0) {
                return false;
            }
            mine &= ~off;
            theirs &= ~off;
        }
        return !isCaptured(moved, mine, theirs);
    }

    /** Who comes off besides captured twins: their siblings, and struck captors with theirs (rules/twins.md, 3b to 3d). */
    private long comesOff(long left, long arrived, long fallen) {
        long theirs = enemy & ~arrived;
        long all = (own & ~left) | arrived | theirs;
        long off = 0;
        for (long each = fallen; each != 0; each &= each - 1) {
            int square = Long.numberOfTrailingZeros(each);
            long siblings = setOf(square) & theirs;
            off |= siblings;
            if (guards(siblings, square, all)) {
                off |= struck(left, arrived, each & -each);
            }
        }
        return off;
    }

    /** Those that come off with a captor that is struck: its siblings, also those who did not move. */
    private long struck(long left, long arrived, long captor) {
        int from = Long.numberOfTrailingZeros(left);
        return (twins >>> from & 1) == 0 ? captor : (setOf(from) & ~left) | arrived;
    }

    private boolean guards(long siblings, int square, long all) {
        for (long left = siblings; left != 0; left &= left - 1) {
            if ((siblingReach(Long.numberOfTrailingZeros(left), all) >>> square & 1) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Adds the legal castlings (rules/twins.md, Castling). */
    void castlings(SubMoves out) {
        int legal = 0;
        for (int left = SingleMoves64.openCastlings(reach, this, occupied); left != 0; left &= left - 1) {
            legal |= mayCastle(Integer.numberOfTrailingZeros(left)) ? left & -left : 0;
        }
        SingleMoves64.castlings(this, legal, Long.numberOfTrailingZeros(king), out);
    }

    /** Whether neither a bond nor attack forbids a castling over empty squares. */
    private boolean mayCastle(int castling) {
        var right = tables.castles[castling];
        long from = king;
        long rook = 1L << right.rook().index();
        if ((together && (twins & (from | rook)) != 0) || isCheck()) {
            return false;
        }
        for (int square : tables.castlings.crossed[castling]) {
            long there = 1L << square;
            if (isCaptured((royals & ~from) | there, (own & ~from) | there, enemy)) {
                return false;
            }
        }
        long to = 1L << right.kingTo().index();
        long mine = (own & ~from & ~rook) | to | 1L << right.rookTo().index();
        return !isCaptured((royals & ~from) | to, mine, enemy);
    }

    /** Adds the legal captures en passant by pieces of a set. */
    void capturesEnPassant(long pieces, SubMoves out) {
        SubMoves all = new SubMoves(2);
        SingleMoves64.enPassant(reach, this, -1, 0, pieces, all);
        for (int i = 0; i < all.size; i++) {
            long m = all.at[i];
            if (isSafe(1L << Packed.from(m), 1L << Packed.to(m), royals, 1L << Packed.capturedOn(m))) {
                out.add(m);
            }
        }
    }

    // ---- turns made -------------------------------------------------------------------------------------------------

    /**
     * Writes over this board with another without stacks after a legal turn that promotes no pawn, in the order of
     * rules/twins.md, 3: (a) to (d).
     */
    void make(SiblingBoard before, long[] turn, int size) {
        become(before);
        if (members.length < before.sets) {
            members = new long[before.members.length];
        }
        System.arraycopy(before.members, 0, members, 0, before.sets);
        sets = before.sets;
        twins = before.twins;
        if (Packed.kind(turn[0]) == Packed.CASTLE) {
            var right = tables.castles[Packed.extra(turn[0])];
            apply(turn[0]);
            follow(1L << Packed.from(turn[0]), 1L << Packed.to(turn[0]));
            follow(1L << right.rook().index(), 1L << right.rookTo().index());
        } else {
            move(before, turn, size);
        }
        side = 1 - before.side;
        look();
        for (int i = 0; i < size; i++) {
            Structure.passed(this, turn[i], before.side);
        }
    }

    /** Those of a set that leave squares are found on others. */
    private void follow(long left, long arrived) {
        if ((twins & left) != 0) {
            int set = number(Long.numberOfTrailingZeros(left));
            members[set] = (members[set] & ~left) | arrived;
            twins = (twins & ~left) | arrived;
        }
    }

    private int number(int square) {
        int i = 0;
        while ((members[i] >>> square & 1) == 0) {
            i++;
        }
        return i;
    }

    private void move(SiblingBoard before, long[] turn, int size) {
        long left = 0;
        long arrived = 0;
        for (int i = 0; i < size; i++) {
            left |= 1L << Packed.from(turn[i]);
            arrived |= 1L << Packed.to(turn[i]);
        }
        long taken = before.enemy & arrived;
        taken |= Packed.is(turn[0], Packed.EN_PASSANT) ? 1L << Packed.capturedOn(turn[0]) : 0;
        takeOff(taken);
        for (int i = 0; i < size; i++) {
            int from = Packed.from(turn[i]);
            toggle(1L << from | 1L << Packed.to(turn[i]), tables.planes.bits[Packed.type(turn[i]) << 1 | side]);
            castling &= tables.keep[from];
        }
        long fallen = taken & twins;
        long off = fallen == 0 ? 0 : fall(before, left, arrived, fallen);
        follow(left, arrived);
        if (fallen != 0) {
            takeOff(off);
            dropSmall();
        }
    }

    private void takeOff(long squares) {
        for (long left = squares; left != 0; left &= left - 1) {
            clear(Long.numberOfTrailingZeros(left));
        }
    }

    /**
     * Takes captured twins out of their sets, and everybody out that falls with them.
     *
     * @return that comes off besides, on the squares where all movers have arrived; the movers' set is gone if it is struck
     */
    private long fall(SiblingBoard before, long left, long arrived, long fallen) {
        if (!dieTogether) {
            for (int i = 0; i < sets; i++) {
                members[i] &= ~fallen;
            }
            twins &= ~fallen;
            return 0;
        }
        long off = before.comesOff(left, arrived, fallen);
        long gone = off | fallen;
        for (int i = 0; i < sets; i++) {
            // all of a set fall together, wherever some of the movers' stood before
            boolean falls = (members[i] & fallen) != 0 || ((members[i] & left) != 0 && (off & arrived) != 0);
            members[i] = falls ? 0 : members[i];
        }
        twins &= ~(gone | ((off & arrived) != 0 ? left : 0));
        return off;
    }

    /** Drops sets of fewer than two pieces. */
    private void dropSmall() {
        int kept = 0;
        for (int i = 0; i < sets; i++) {
            long set = members[i];
            if ((set & set - 1) != 0) {
                members[kept++] = set;
            } else {
                twins &= ~set;
            }
        }
        sets = kept;
    }
}
