package io.github.multimove.internal.turns.simultaneous;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.MovePath;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.RoyalGuard;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnCursor;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Up to so many different pieces at once (rules/two-prong.md), one piece among them: every sub-move is judged on the board
 * before the turn.
 */
public final class SimultaneousStructure extends Structure {
    public static final int NOT_STRAIGHT = 13;

    public final int most;
    /** How many of the pieces castling counts for. */
    public final int castlingWeight;

    public final boolean collision;
    /** By two squares the direction from the one to the other, where pieces may collide; else null. */
    private final byte @Nullable [] ways;

    public SimultaneousStructure(GameTables tables, int most, int castlingWeight, boolean collision) {
        super(tables);
        this.most = most;
        this.castlingWeight = castlingWeight;
        this.collision = collision;
        this.ways = collision ? ways() : null;
    }

    @Override
    public boolean isSimultaneous() {
        return true;
    }

    public int weight(long m) {
        return Packed.kind(m) == Packed.CASTLE ? castlingWeight : 1;
    }

    /** The sub-moves of the side to move that this structure can use, in order. */
    public SubMoves subMoves(BoardState field) {
        SubMoves all = new SubMoves();
        Generator.all(field, field.side, castlingWeight > most ? Generator.NO_CASTLING : 0, all);
        return all;
    }

    @Override
    public TurnCursor cursor(BoardState field) {
        SubMoves all = subMoves(field);
        return new TurnCursor() {
            private final int[] index = new int[most];

            @Override
            public boolean next() {
                int start = size == 0 ? 0 : index[size - 1] + 1;
                while (true) {
                    int found = find(start);
                    if (found >= 0) {
                        index[size] = found;
                        turn[size++] = all.at[found];
                        return true;
                    }
                    if (size == 0) {
                        return false;
                    }
                    start = index[--size] + 1;
                }
            }

            private int find(int start) {
                for (int i = start; size < most && i < all.size; i++) {
                    if (fits(field, turn, size, all.at[i])) {
                        return i;
                    }
                }
                return -1;
            }
        };
    }

    /** Tells without looking at other turns: each sub-move can be made, they fit, and the turn is safe when made. */
    public boolean isLegal(BoardState field, RoyalGuard guard, long[] turn) {
        int options = castlingWeight > most ? Generator.NO_CASTLING : 0;
        SubMoves found = new SubMoves(32);
        long before = -1;
        for (int i = 0; i < turn.length; i++) {
            found.clear();
            int from = Packed.from(turn[i]);
            if (turn[i] <= before
                    || from >= field.tables.size
                    || (field.piece(from) & 1) != field.side
                    || field.piece(from) == 0) {
                return false;
            }
            Generator.from(field, from, options, found);
            if (!found.has(turn[i]) || !fits(field, turn, i, turn[i])) {
                return false;
            }
            before = turn[i];
        }
        return turn.length > 0 && guard.isSafe(this, field, turn, turn.length);
    }

    /** Whether one more sub-move fits to those of a turn: their claims are disjoint and the reserves suffice. */
    public boolean fits(BoardState field, long[] turn, int size, long m) {
        int weight = weight(m);
        for (int i = 0; i < size; i++) {
            weight += weight(turn[i]);
            if (!areDisjoint(field, turn[i], m)) {
                return false;
            }
        }
        return weight <= most && (Packed.promotion(m) == 0 || hasReserve(field, turn, size, m));
    }

    private boolean hasReserve(BoardState field, long[] turn, int size, long m) {
        int pawn = Packed.type(m) << 1 | field.side;
        if (!tables.promotionFromCaptured[pawn]) {
            return true;
        }
        int needed = 1;
        for (int i = 0; i < size; i++) {
            needed += Packed.promotion(turn[i]) == Packed.promotion(m) ? 1 : 0;
        }
        int into = tables.byLetter[(Packed.promotion(m) - 1) >> 1] << 1 | field.side;
        return needed <= tables.arrayCount[into] - field.count(into);
    }

    /** Whether two sub-moves use different pieces, enter different squares, capture different pieces and do not collide. */
    public boolean areDisjoint(BoardState field, long a, long b) {
        if (Packed.from(a) == Packed.from(b)) {
            return false;
        }
        boolean aCastles = Packed.kind(a) == Packed.CASTLE;
        boolean bCastles = Packed.kind(b) == Packed.CASTLE;
        if (aCastles || bCastles) {
            return areDisjointCastling(aCastles ? a : b, aCastles ? b : a, bCastles && aCastles);
        }
        int aCaptures = Packed.capturedOn(a);
        if (aCaptures >= 0 && aCaptures == Packed.capturedOn(b)) {
            return false;
        }
        boolean remote = Packed.kind(a) == Packed.REMOTE || Packed.kind(b) == Packed.REMOTE;
        if (!remote && Packed.to(a) == Packed.to(b)) {
            return false;
        }
        return !collision || remote || !collide(field, a, b);
    }

    @SuppressWarnings("ReferenceEquality") // squares of one board, of which there is one object each
    private boolean areDisjointCastling(long castling, long other, boolean both) {
        var right = tables.castles[Packed.extra(castling)];
        if (both) {
            var second = tables.castles[Packed.extra(other)];
            return right.rook() != second.rook()
                    && right.kingTo() != second.kingTo()
                    && right.rookTo() != second.rookTo()
                    && right.kingTo() != second.rookTo()
                    && right.rookTo() != second.kingTo();
        }
        int to = Packed.to(other);
        return Packed.from(other) != right.rook().index()
                && (Packed.kind(other) == Packed.REMOTE
                        || (to != right.kingTo().index() && to != right.rookTo().index()));
    }

    /**
     * Whether two pieces would travel toward each other over common squares: straight lines of unit steps, destination
     * included, origin not; a square that can be reached by a leap is leapt to (rules/two-prong.md, Collision).
     */
    boolean collide(BoardState field, long a, long b) {
        int way = direction(field, a);
        return way != NOT_STRAIGHT && way + direction(field, b) == 2 * NOT_STRAIGHT && meet(a, b, way);
    }

    /** Whether two pieces on opposite ways, the first one's given, travel over a common square. */
    public boolean meet(long a, long b, int way) {
        return meeting(a, b, way) >= 0;
    }

    /** The first square of the first piece's way that both travel over, or -1. */
    public int meeting(long a, long b, int way) {
        int step = ((way / 9 - 1) * tables.board.ranks() + way / 3 % 3 - 1) * tables.board.files() + way % 3 - 1;
        for (int s = Packed.from(a); s != Packed.to(a); ) {
            s += step;
            for (int t = Packed.from(b); t != Packed.to(b); ) {
                t -= step;
                if (s == t) {
                    return s;
                }
            }
        }
        return -1;
    }

    /**
     * The direction of the unit steps that a piece travels by, so numbered that opposite ones add up to twice
     * {@link #NOT_STRAIGHT}; that itself if it leaps or does not go straight.
     */
    public int direction(BoardState field, long m) {
        int from = Packed.from(m);
        int way = ways == null ? way(from, Packed.to(m)) : ways[from * tables.size + Packed.to(m)];
        if (way == NOT_STRAIGHT || Packed.kind(m) != Packed.MOVE) {
            return NOT_STRAIGHT;
        }
        for (MovePath path : tables.paths[Packed.type(m) << 1 | field.side][from]) {
            boolean mode = Packed.is(m, Packed.CAPTURE) ? path.capturing() : path.toEmpty();
            if (mode && !path.remote() && path.squares().length == 1 && path.squares()[0] == Packed.to(m)) {
                return NOT_STRAIGHT;
            }
        }
        return way;
    }

    /** By two squares the direction from the one to the other. */
    private byte[] ways() {
        byte[] all = new byte[tables.size * tables.size];
        for (int from = 0; from < tables.size; from++) {
            for (int to = 0; to < tables.size; to++) {
                all[from * tables.size + to] = (byte) way(from, to);
            }
        }
        return all;
    }

    /** The direction of unit steps from a square to another, {@link #NOT_STRAIGHT} for a single one. */
    private int way(int a, int b) {
        var from = tables.board.square(a);
        var to = tables.board.square(b);
        int files = to.file() - from.file();
        int ranks = to.rank() - from.rank();
        int levels = to.level() - from.level();
        int distance = Math.max(Math.abs(files), Math.max(Math.abs(ranks), Math.abs(levels)));
        // a single step meets no piece: whatever came against it would have to pass its origin
        return distance < 2
                        || notStraight(files, distance)
                        || notStraight(ranks, distance)
                        || notStraight(levels, distance)
                ? NOT_STRAIGHT
                : ((levels / distance + 1) * 3 + ranks / distance + 1) * 3 + files / distance + 1;
    }

    private static boolean notStraight(int part, int distance) {
        return part != 0 && Math.abs(part) != distance;
    }

    /**
     * Found without going through the turns: the first turn with a given sub-move captures, one after the other, the first
     * sub-move that still leaves room for it.
     */
    @Override
    public List<long[]> threats(BoardState field, int[][] groups) {
        SubMoves all = subMoves(field);
        Set<Long> capturers = new TreeSet<>();
        List<Set<Long>> byGroup = new ArrayList<>();
        for (int[] group : groups) {
            Set<Long> ofGroup = new TreeSet<>();
            for (int i = 0; i < all.size; i++) {
                for (int square : group) {
                    if (Packed.capturedOn(all.at[i]) == square) {
                        ofGroup.add(all.at[i]);
                    }
                }
            }
            capturers.addAll(ofGroup);
            byGroup.add(ofGroup);
        }
        Set<List<Long>> found = new TreeSet<>(SimultaneousStructure::compare);
        for (long capturer : capturers) {
            found.add(first(field, all, List.of(capturer)));
        }
        if (groups.length > 1 && groups.length <= most) {
            Set<List<Long>> together = new TreeSet<>(SimultaneousStructure::compare);
            together(field, all, byGroup, new ArrayList<>(), together);
            together.stream().findFirst().ifPresent(found::add);
        }
        return found.stream()
                .map(turn -> turn.stream().mapToLong(Long::longValue).toArray())
                .toList();
    }

    /** Adds the first turn with each choice of one capturer a group. */
    private void together(
            BoardState field, SubMoves all, List<Set<Long>> byGroup, List<Long> chosen, Set<List<Long>> found) {
        if (chosen.size() == byGroup.size()) {
            found.add(first(field, all, chosen));
            return;
        }
        long[] turn = chosen.stream().mapToLong(Long::longValue).toArray();
        for (long capturer : byGroup.get(chosen.size())) {
            if (fits(field, turn, turn.length, capturer)) {
                List<Long> more = new ArrayList<>(chosen);
                more.add(capturer);
                together(field, all, byGroup, more, found);
            }
        }
    }

    /** The first turn, in the documented order, that holds those sub-moves, which fit together. */
    private List<Long> first(BoardState field, SubMoves all, List<Long> wanted) {
        List<Long> turn = new ArrayList<>();
        Set<Long> missing = new TreeSet<>(wanted);
        for (int i = 0; i < all.size && !missing.isEmpty(); i++) {
            long m = all.at[i];
            if (missing.remove(m)) {
                turn.add(m);
                continue;
            }
            List<Long> rest = new ArrayList<>(turn);
            rest.addAll(missing);
            long[] others = rest.stream().mapToLong(Long::longValue).toArray();
            if (fits(field, others, others.length, m)) {
                turn.add(m);
            }
        }
        return turn;
    }

    private static int compare(List<Long> a, List<Long> b) {
        for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
            int order = Long.compare(a.get(i), b.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(a.size(), b.size());
    }

    @Override
    public boolean canCapture(BoardState field, int attacker, int[][] groups) {
        if (groups.length > most) {
            return false;
        }
        for (int[] group : groups) {
            if (!isAttacked(field, attacker, group)) {
                return false;
            }
        }
        return groups.length < 2 || canCaptureTogether(field, attacker, groups);
    }

    private static boolean isAttacked(BoardState field, int attacker, int[] group) {
        for (int square : group) {
            if (field.isAttacked(square, attacker)) {
                return true;
            }
        }
        return false;
    }

    private boolean canCaptureTogether(BoardState field, int attacker, int[][] groups) {
        BoardState turned = field.side == attacker ? field : field.copy();
        turned.side = attacker;
        SubMoves all = new SubMoves();
        Generator.all(turned, attacker, Generator.NO_EN_PASSANT | Generator.NO_CASTLING, all);
        return take(turned, all, groups, 0, new long[groups.length]);
    }

    private boolean take(BoardState field, SubMoves all, int[][] groups, int taken, long[] turn) {
        if (taken == groups.length) {
            return true;
        }
        for (int i = 0; i < all.size; i++) {
            int on = Packed.capturedOn(all.at[i]);
            for (int square : groups[taken]) {
                if (on == square && fits(field, turn, taken, all.at[i])) {
                    turn[taken] = all.at[i];
                    if (take(field, all, groups, taken + 1, turn)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
