package io.github.multimove.internal.board;

import io.github.multimove.Board;
import io.github.multimove.Movement;
import io.github.multimove.Movement.Component;
import io.github.multimove.Movement.Kind;
import io.github.multimove.Movement.Offset;
import io.github.multimove.PieceType;
import io.github.multimove.Square;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Makes movement into ways over the squares of a board, while the tables of a game are made: the ways from every square, the squares
 * that are passed by them, and where pawns go by en passant alone.
 */
record PathMaker(GameTables tables) {
    /** By what royal pieces that must not face one another capture one another. */
    private static final List<Component> FACING = Movement.betza("cR").components();

    /** The ways of a piece from a square; what it passes is noted in the tables. */
    MovePath[] from(int code, int from) {
        int side = code & 1;
        PieceType type = tables.types[code >> 1];
        Square square = tables.board.square(tables.mirror(from, side));
        List<MovePath> all = new ArrayList<>();
        if (tables.isHole(from)
                || !tables.standsOn(type, tables.board.square(from).level())) {
            return new MovePath[0];
        }
        for (Component c : type.movement().components()) {
            if (c.kind() == Kind.STAY
                    || (c.kind() == Kind.LINED && !isOnLines(from))
                    || (!c.levels().isEmpty() && !c.levels().contains(square.level()))
                    || (c.initial() && !isHome(c, code, from) && !isFurtherHome(code, from))) {
                continue;
            }
            if (c.kind() == Kind.HOME) {
                for (int s = 0; s < tables.size; s++) {
                    if (tables.arrayPieces[s] == code && s != from && goesTo(code, s)) {
                        all.add(new MovePath(new short[] {(short) s}, 0, true, false, false, 0, false, -1));
                    }
                }
                continue;
            }
            if (c.screened()) {
                MovePath behind = behindHole(c, code, from);
                all.addAll(behind == null ? List.of() : restricted(behind, c, code));
            }
            MovePath path = path(c, code, from);
            if (path != null) {
                all.addAll(restricted(path, c, code));
                passantPaths(path, code, from);
            }
        }
        for (Component c : tables.game.flyingGeneral() && tables.isRoyal(code) ? FACING : List.<Component>of()) {
            MovePath path = path(c, code, from);
            if (path != null) {
                all.add(new MovePath(path.squares(), 0, false, true, false, 0, false, tables.royalMask));
            }
        }
        return all.toArray(new MovePath[0]);
    }

    /** All ways of pieces, those of pawns that go somewhere by en passant alone among them. */
    MovePath[][][] withPassantPaths() {
        MovePath[][][] all = new MovePath[tables.codes][tables.size][];
        for (int code = 2; code < tables.codes; code++) {
            for (int s = 0; s < tables.size; s++) {
                all[code][s] = Stream.of(tables.paths[code][s], tables.passantPaths[code][s])
                        .flatMap(Arrays::stream)
                        .toArray(MovePath[]::new);
            }
        }
        return all;
    }

    /** Whether a pawn stands on a rank on which the array has pawns of its side: it steps twice from there, on any file. */
    private boolean isPawnRank(int code, int from) {
        int first = from - from % tables.board.files();
        return tables.isPawn(code)
                && IntStream.range(first, first + tables.board.files()).anyMatch(s -> tables.arrayPieces[s] == code);
    }

    /** Whether a piece makes an initial move from a square because the game says so, or it, or its pawns, stand there in the array. */
    private boolean isHome(Component c, int code, int from) {
        Set<Square> squares = tables.game
                .initialFrom()
                .getOrDefault(tables.pieces[code], Map.of())
                .get(c);
        return squares == null ? isArrayHome(code, from) : squares.contains(tables.board.square(from));
    }

    private boolean isArrayHome(int code, int from) {
        return tables.arrayPieces[from] == code || stackedAtHome(code, from) || isPawnRank(code, from);
    }

    /** Whether a piece makes its initial moves from the rank of a square too, passing no square that counts. */
    private boolean isFurtherHome(int code, int from) {
        int rank = tables.board.square(tables.mirror(from, code & 1)).rank();
        return tables.game
                .initialRanks()
                .getOrDefault(tables.types[code >> 1], Set.of())
                .contains(rank);
    }

    private boolean stackedAtHome(int code, int from) {
        return Arrays.binarySearch(tables.arrayExtras, (short) (from << 6 | code)) >= 0;
    }

    private @Nullable MovePath path(Component c, int code, int from) {
        int side = code & 1;
        short[] squares = new short[c.over().size() + tables.size];
        int landing = 0;
        for (Offset over : c.over()) {
            int s = tables.shift(from, over, side, 1);
            if (s < 0 || tables.isHole(s)) {
                return null;
            }
            squares[landing++] = (short) s;
        }
        int length = landing;
        int limit = farthest(c);
        for (int step = 1; step <= limit; step++) {
            int s = tables.shift(from, c.vector(), side, step);
            if (s < 0
                    || tables.isHole(s)
                    || (c.kind() != Kind.REMOTE
                            && !tables.standsOn(
                                    tables.types[code >> 1],
                                    tables.board.square(s).level()))) {
                break;
            }
            squares[length++] = (short) s;
        }
        if (length == landing) {
            return null;
        }
        short[] array = Arrays.copyOf(squares, length);
        boolean passing = tables.isPasser(code)
                && c.toEmpty()
                && c.initial()
                && !c.screened()
                && isHome(c, code, from)
                && pass(c, code, from, array, landing);
        return new MovePath(
                array,
                landing,
                c.toEmpty(),
                c.capturing(),
                c.kind() == Kind.REMOTE,
                c.screened() ? mostBehind(c) : 0,
                passing && tables.game.enPassant(),
                meets(code));
    }

    /** Notes which squares a piece passes along a way, where it stands then; whether there are any. */
    private boolean pass(Component c, int code, int from, short[] squares, int landing) {
        boolean any = false;
        for (int last = landing; last < squares.length; last++) {
            short to = squares[last];
            short[] crossed = c.over().isEmpty() && last == 0 ? leapt(c, code, from) : Arrays.copyOf(squares, last);
            if (crossed.length == 0 || !goesTo(code, to) || isUsual(code, from, to)) {
                continue;
            }
            any = true;
            for (int i = 0; i < crossed.length; i++) {
                // where it came from may be entered within the turn, by a piece that moves after it
                int between = last == 0 ? 0 : last - i - 1;
                int[] candidate = new int[3 + between];
                candidate[0] = to;
                candidate[1] = code;
                for (int k = 1; k <= between; k++) {
                    candidate[k + 1] = squares[i + k];
                }
                candidate[between + 2] = crossed[i];
                int[][] old = tables.victims[code & 1][crossed[i]];
                int[][] more = old == null ? new int[1][] : Arrays.copyOf(old, old.length + 1);
                more[more.length - 1] = candidate;
                tables.victims[code & 1][crossed[i]] = more;
            }
            if (tables.game.enPassant()) {
                short[][][] all =
                        tables.passings[code] == null ? new short[tables.size][tables.size][] : tables.passings[code];
                short[] known = all[from][to] == null ? BoardState.NONE : all[from][to];
                short[] more = Arrays.copyOf(known, known.length + crossed.length);
                System.arraycopy(crossed, 0, more, known.length, crossed.length);
                all[from][to] = more;
                tables.passings[code] = all;
            }
        }
        return any;
    }

    /** The squares between where a leap begins and where it ends, if it is along a straight line. */
    private short[] leapt(Component c, int code, int from) {
        int files = Math.abs(c.vector().files());
        int ranks = Math.abs(c.vector().ranks());
        int length = Math.max(files, ranks);
        if (length < 2 || c.vector().levels() != 0 || (files != 0 && ranks != 0 && files != ranks)) {
            return BoardState.NONE;
        }
        Offset step = new Offset(c.vector().files() / length, c.vector().ranks() / length, 0);
        short[] squares = new short[length - 1];
        for (int i = 0; i < squares.length; i++) {
            squares[i] = (short) tables.shift(from, step, code & 1, i + 1);
        }
        return squares;
    }

    /** Whether a piece could make a move, if it is not blocked, also without the right to an initial move. */
    private boolean isUsual(int code, int from, int to) {
        for (Component c : tables.types[code >> 1].movement().components()) {
            boolean moves = c.toEmpty() && !c.initial() && c.kind() == Kind.TRAVEL && !c.screened();
            MovePath path = moves ? path(c, code, from) : null;
            if (path != null && path.reaches(to)) {
                return true;
            }
        }
        return false;
    }

    private static int mostBehind(Component c) {
        return c.range() == 1 ? 1 : Board.MAX_SQUARES;
    }

    private static int farthest(Component c) {
        return c.range() == 0 || (c.screened() && c.range() == 1) ? Board.MAX_SQUARES : c.range();
    }

    /** The path of a piece that needs a screen behind the first hole on its line, which is one; or null. */
    private @Nullable MovePath behindHole(Component c, int code, int from) {
        List<Integer> squares = new ArrayList<>();
        int first = -1;
        for (int step = 1; step <= farthest(c) && (first < 0 || squares.size() < first + mostBehind(c)); step++) {
            int s = tables.shift(from, c.vector(), code & 1, step);
            if (s < 0 || (tables.isHole(s) && first >= 0)) {
                break;
            }
            if (tables.isHole(s)) {
                first = squares.size();
            } else {
                squares.add(s);
            }
        }
        if (first < 0 || squares.size() == first) {
            return null;
        }
        return new MovePath(
                GameTables.array(squares.stream().mapToInt(Integer::intValue)),
                first,
                c.toEmpty(),
                c.capturing(),
                c.kind() == Kind.REMOTE,
                0,
                false,
                meets(code));
    }

    /** Whether some piece can be captured on a square that it has leapt over. */
    boolean leapsPast() {
        return IntStream.range(0, tables.codes)
                .filter(code -> tables.passings[code] != null)
                .anyMatch(code -> Arrays.stream(tables.paths[code])
                        .flatMap(Arrays::stream)
                        .anyMatch(path -> path.passing() && path.squares().length == 1));
    }

    boolean hasPassantPaths() {
        return Arrays.stream(tables.passantPaths).flatMap(Arrays::stream).anyMatch(ways -> ways.length > 0);
    }

    private boolean isOnLines(int square) {
        return tables.game.lines().contains(tables.board.square(square));
    }

    private long meets(int code) {
        return (tables.sparingMask >>> code & 1) != 0 ? ~tables.sparingMask : -1;
    }

    private boolean mayEnter(int code, int square) {
        return !tables.isHole(square) && tables.mayEnter(code, square);
    }

    private boolean goesTo(int code, int square) {
        return mayEnter(code, square) && tables.mayArrive(code, square);
    }

    /** Notes where a pawn captures en passant, though it may not go there otherwise. */
    private void passantPaths(MovePath path, int code, int from) {
        boolean captures = tables.game.enPassant() && tables.isPawn(code) && path.capturing();
        for (int i = path.firstLanding(); captures && i < path.squares().length; i++) {
            if (!mayEnter(code, path.squares()[i]) && tables.mayArrive(code, path.squares()[i])) {
                MovePath[] known = tables.passantPaths[code][from];
                MovePath[] more = Arrays.copyOf(known, known.length + 1);
                more[known.length] = new MovePath(
                        Arrays.copyOf(path.squares(), i + 1),
                        i,
                        false,
                        true,
                        false,
                        path.behind(),
                        false,
                        path.meets());
                tables.passantPaths[code][from] = more;
            }
        }
    }

    /** A path in parts, each of which lands on adjoining squares that the piece may enter, or captures on as a remote capture. */
    private List<MovePath> restricted(MovePath path, Component c, int code) {
        List<MovePath> parts = new ArrayList<>();
        short[] squares = path.squares();
        for (int first = path.firstLanding(); first < squares.length; first++) {
            int end = first;
            while (end < squares.length
                    && (c.kind() == Kind.REMOTE ? mayEnter(code, squares[end]) : goesTo(code, squares[end]))
                    && (c.kind() != Kind.LINED || isOnLines(squares[end]))) {
                end++;
            }
            if (end > first) {
                parts.add(path.part(first, end));
                first = end;
            }
        }
        return parts;
    }
}
