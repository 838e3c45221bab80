package io.github.multimove.internal.turns.simultaneous;

import io.github.multimove.Square;
import io.github.multimove.explain.TurnRefusal;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.CapturePath;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.MovePath;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.DropSquares;
import io.github.multimove.internal.turns.Groups;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.StructureFacts;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.rules.CastlingRight;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
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
    /** Which pieces each place of a turn is for. */
    public final List<Step.Pieces> places;
    /** How many places are kept for pawns, and how many for other pieces. */
    private final int forPawns;

    private final int forOthers;
    /** Whether the description says nothing but what engines know; see {@link #free}. */
    private final boolean isFree;
    /** Where pieces in hand are dropped, if captures come to hand: then a drop is a sub-move like any other. */
    public final @Nullable DropSquares drops;

    /** By two squares the direction from the one to the other, where pieces may collide; else null. */
    private final byte @Nullable [] ways;

    /** One piece a turn: castling is one sub-move like any other. */
    public SimultaneousStructure(GameTables tables, TurnStructure.One one) {
        this(tables, TurnStructure.upTo(1).castlesAsOne(true));
    }

    public SimultaneousStructure(GameTables tables, TurnStructure.UpTo upTo) {
        super(tables, StructureFacts.ofSet(false));
        this.most = upTo.most();
        this.castlingWeight = upTo.castlesAsOne() ? 1 : 2;
        this.collision = upTo.collision();
        this.places = upTo.places();
        this.forPawns = Collections.frequency(places, Step.Pieces.PAWNS);
        this.forOthers = Collections.frequency(places, Step.Pieces.OTHERS);
        this.ways = collision ? ways() : null;
        this.drops = tables.held == null
                ? null
                : tables.game.drops().map(how -> new DropSquares(tables, how)).orElse(null);
        this.isFree = !tables.game.mustCapture()
                && upTo.equals(TurnStructure.upTo(most).collision(collision).castlesAsOne(castlingWeight == 1));
    }

    /**
     * A structure as one whose pieces combine freely but for collision, which is what engines support; null for every other.
     * It is told by the whole description: a structure with a property that is not known here is none of these, and all
     * its answers come by the reference generator.
     */
    public static @Nullable SimultaneousStructure free(Structure structure) {
        return structure instanceof SimultaneousStructure simultaneous && simultaneous.isFree ? simultaneous : null;
    }

    @Override
    public boolean isSimultaneous() {
        return true;
    }

    @Override
    public boolean matesAsByOneMove(boolean byAnyPiece) {
        return havePlaces(0, 1);
    }

    public int weight(long m) {
        return Packed.kind(m) == Packed.CASTLE ? castlingWeight : 1;
    }

    /** The sub-moves of the side to move that this structure can use, in order. */
    public SubMoves subMoves(BoardState state) {
        SubMoves all = new SubMoves();
        Generator.all(state, state.side, castlingWeight > most ? Generator.NO_CASTLING : 0, all);
        if (drops != null) {
            drops.add(state, all);
            all.sort(0);
        }
        int kept = 0;
        for (int i = 0; i < all.size; i++) {
            if (isFree || fits(state, all.at, 0, all.at[i])) {
                all.at[kept++] = all.at[i];
            }
        }
        all.size = kept;
        return all;
    }

    @Override
    public void candidates(BoardState state, int square, SubMoves found) {
        if (drops != null) {
            drops.add(state, square, found);
        }
        super.candidates(state, square, found);
    }

    @Override
    public TurnCursor cursor(BoardState state) {
        SubMoves all = subMoves(state);
        return new TurnCursor(most) {
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
                    if (fits(state, turn, size, all.at[i])) {
                        return i;
                    }
                }
                return -1;
            }
        };
    }

    /** Whether one more sub-move fits to those of a turn: their claims are disjoint and the reserves suffice. */
    public boolean fits(BoardState state, long[] turn, int size, long m) {
        int pieces = weight(m);
        int pawns = pawns(m);
        for (int i = 0; i < size; i++) {
            pieces += weight(turn[i]);
            pawns += pawns(turn[i]);
            if (!areDisjoint(state, turn[i], m)) {
                return false;
            }
        }
        return havePlaces(pawns, pieces - pawns)
                && (Packed.promotion(m) == 0 || hasReserve(state, turn, size, m))
                && (Packed.kind(m) != Packed.DROP || areInHand(state, turn, size, m));
    }

    private static boolean areInHand(BoardState state, long[] turn, int size, long m) {
        byte[] hand = state.hand();
        int needed = 1;
        for (int i = 0; i < size; i++) {
            needed += Packed.kind(turn[i]) == Packed.DROP && Packed.type(turn[i]) == Packed.type(m) ? 1 : 0;
        }
        return hand != null && needed <= hand[Packed.type(m) << 1 | state.side];
    }

    /** How many of the pieces that a sub-move counts for are pawns. */
    public int pawns(long m) {
        return Packed.kind(m) != Packed.CASTLE && tables.isPawn(Packed.type(m) << 1) ? 1 : 0;
    }

    /** Whether there are places for so many pawns and so many other pieces in one turn. */
    public boolean havePlaces(int pawns, int others) {
        return Math.max(0, pawns - forPawns) + Math.max(0, others - forOthers) <= most - forPawns - forOthers;
    }

    private boolean hasReserve(BoardState state, long[] turn, int size, long m) {
        int pawn = Packed.type(m) << 1 | state.side;
        if (!tables.promotions.isLimited(pawn)) {
            return true;
        }
        int needed = 1;
        for (int i = 0; i < size; i++) {
            needed += Packed.promotion(turn[i]) == Packed.promotion(m) ? 1 : 0;
        }
        int type = tables.promotedType(m);
        return needed <= state.reserve(pawn, type);
    }

    /** What two sub-moves contend for, and where. */
    public record Clash(TurnRefusal.Kind kind, int on) {}

    private static final List<TurnRefusal.Kind> CLASHES = List.of(
            TurnRefusal.Kind.SAME_PIECE,
            TurnRefusal.Kind.SAME_CAPTURE,
            TurnRefusal.Kind.SAME_DESTINATION,
            TurnRefusal.Kind.COLLISION);

    /** Whether two sub-moves use different pieces, enter different squares, capture different pieces and do not collide. */
    public boolean areDisjoint(BoardState state, long a, long b) {
        return onPiece(a, b) < 0 && onCapture(a, b) < 0 && onDestination(a, b) < 0 && onWay(state, a, b) < 0;
    }

    /** The first thing that two sub-moves contend for which are not disjoint. */
    public Clash clash(BoardState state, long a, long b) {
        int[] on = {onPiece(a, b), onCapture(a, b), onDestination(a, b), onWay(state, a, b)};
        int first = 0;
        while (on[first] < 0) {
            first++;
        }
        return new Clash(CLASHES.get(first), on[first]);
    }

    /** The square of a piece that both move, in castling the rook too, or -1. */
    private int onPiece(long a, long b) {
        return Packed.kind(a) == Packed.DROP
                ? -1
                : common(Packed.from(a), rook(a, CastlingRight::rook), Packed.from(b), rook(b, CastlingRight::rook));
    }

    /** The square on which both capture, or -1. */
    private static int onCapture(long a, long b) {
        return Packed.capturedOn(a) == Packed.capturedOn(b) ? Packed.capturedOn(a) : -1;
    }

    /** The square that both enter, in castling the rook too, or -1. */
    private int onDestination(long a, long b) {
        return isRemote(a, b)
                ? -1
                : common(Packed.to(a), rook(a, CastlingRight::rookTo), Packed.to(b), rook(b, CastlingRight::rookTo));
    }

    private static boolean isRemote(long a, long b) {
        return Packed.kind(a) == Packed.REMOTE || Packed.kind(b) == Packed.REMOTE;
    }

    private int rook(long m, Function<CastlingRight, Square> square) {
        return Packed.kind(m) == Packed.CASTLE
                ? square.apply(tables.castles[Packed.extra(m)]).index()
                : -1;
    }

    /** The first of two squares that is one of two others, or -1; the second of each may be none. */
    private static int common(int a, int second, int b, int other) {
        return a == b || a == other ? a : second >= 0 && (second == b || second == other) ? second : -1;
    }

    /**
     * The first square on which two pieces would meet that travel toward each other, or -1: straight lines of unit steps, destination
     * included, origin not; a square that can be reached by a leap is leapt to (rules/two-prong.md, Collision).
     */
    private int onWay(BoardState state, long a, long b) {
        int way = collision && !isRemote(a, b) ? direction(state, a) : NOT_STRAIGHT;
        return way != NOT_STRAIGHT && way + direction(state, b) == 2 * NOT_STRAIGHT ? meeting(a, b, way) : -1;
    }

    /** Whether two pieces on opposite ways, the first one's given, travel over a common square. */
    public boolean meet(long a, long b, int way) {
        return meeting(a, b, way) >= 0;
    }

    /** The first square of the first piece's way that both travel over, or -1. */
    private int meeting(long a, long b, int way) {
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
    public int direction(BoardState state, long m) {
        int from = Packed.from(m);
        int way = ways == null ? way(from, Packed.to(m)) : ways[from * tables.size + Packed.to(m)];
        if (way == NOT_STRAIGHT || Packed.kind(m) != Packed.MOVE) {
            return NOT_STRAIGHT;
        }
        for (MovePath path : tables.paths[Packed.type(m) << 1 | state.side][from]) {
            boolean mode = Packed.is(m, Packed.CAPTURE) ? path.capturing() : path.toEmpty();
            if (mode && !path.remote() && (leaps(path, m) || leapsOverScreen(state, path, m))) {
                return NOT_STRAIGHT;
            }
        }
        return way;
    }

    private static boolean leaps(MovePath path, long m) {
        return path.squares().length == 1 && path.squares()[0] == Packed.to(m);
    }

    private static boolean leapsOverScreen(BoardState state, MovePath path, long m) {
        for (int i = path.firstLanding(); path.isScreened() && i < path.squares().length; i++) {
            if (path.squares()[i] == Packed.to(m) && state.isOpen(path, i)) {
                return true;
            }
        }
        return false;
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

    // ---- royal pieces ----------------------------------------------------------------------------------------------

    /**
     * Found without going through the turns: the first turn with a given sub-move takes, one after the other, the first
     * sub-move that still leaves room for it.
     */
    @Override
    public List<long[]> threats(BoardState state, int[][] groups) {
        SubMoves all = subMoves(state);
        TreeSet<long[]> found = new TreeSet<>(Packed::compare);
        for (int[] group : groups) {
            for (long capturer : capturers(all, group)) {
                found.add(first(state, all, new long[] {capturer}));
            }
        }
        TreeSet<long[]> together = new TreeSet<>(Packed::compare);
        for (int i = 0; i < groups.length; i++) {
            for (int k = 0; k < i; k++) {
                anyTogether(state, all, new int[][] {groups[k], groups[i]}, new long[0], capturers -> {
                    together.add(first(state, all, capturers));
                    return false;
                });
            }
        }
        together.stream().findFirst().ifPresent(found::add);
        return List.copyOf(found);
    }

    private static long[] capturers(SubMoves all, int[] group) {
        return all.stream().filter(m -> Groups.taken(m, group) != 0).toArray();
    }

    /** Whether sub-moves that fit together, one that captures of each group, pass a test. */
    private boolean anyTogether(BoardState state, SubMoves all, int[][] groups, long[] turn, Predicate<long[]> test) {
        int taken = turn.length;
        if (taken == groups.length) {
            return test.test(turn);
        }
        for (long capturer : capturers(all, groups[taken])) {
            if (fits(state, turn, taken, capturer)) {
                if (anyTogether(state, all, groups, Packed.with(turn, capturer), test)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The first turn, in the documented order, that holds those sub-moves, which fit together. */
    private long[] first(BoardState state, SubMoves all, long[] wanted) {
        long[] turn = wanted.clone();
        long last = Arrays.stream(wanted).max().orElseThrow();
        for (int i = 0; i < all.size && all.at[i] < last; i++) {
            if (fits(state, turn, turn.length, all.at[i])) {
                turn = Packed.with(turn, all.at[i]);
            }
        }
        Arrays.sort(turn);
        return turn;
    }

    @Override
    public boolean canCapture(BoardState state, int attacker, int[][] groups) {
        if (groups.length > most) {
            return false;
        }
        for (int[] group : groups) {
            if (!state.isAnyAttacked(group, attacker)) {
                return false;
            }
        }
        boolean anyMayCapture = havePlaces(1, 0) && havePlaces(0, 1);
        return (groups.length < 2 && anyMayCapture) || canCaptureTogether(state, attacker, groups);
    }

    private boolean canCaptureTogether(BoardState state, int attacker, int[][] groups) {
        BoardState turned = state.side == attacker ? state : state.copy();
        turned.side = attacker;
        BitSet attackers = new BitSet();
        for (int square : Arrays.stream(groups).flatMapToInt(Arrays::stream).toArray()) {
            for (CapturePath attack : tables.attacks[square]) {
                int from = attack.from();
                long codes = attack.codes() & BoardState.ofSide(attacker);
                if ((codes >>> turned.piece(from) & 1) != 0 || turned.isStack(from)) {
                    attackers.set(from);
                }
            }
        }
        SubMoves all = new SubMoves();
        for (int from = attackers.nextSetBit(0); from >= 0; from = attackers.nextSetBit(from + 1)) {
            Generator.from(turned, from, Generator.NO_EN_PASSANT | Generator.NO_CASTLING, all);
        }
        return anyTogether(turned, all, groups, new long[0], capturers -> true);
    }
}
