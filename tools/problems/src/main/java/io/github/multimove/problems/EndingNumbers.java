package io.github.multimove.problems;

import io.github.multimove.Board;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.MovePath;
import io.github.multimove.internal.position.Rules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Numbers the placements of some pieces on a board, up to symmetry: the square of the first piece, as one of those that no
 * symmetry takes to another, then the squares of the others. Of pieces of one kind the squares ascend.
 *
 * <p>A reflection or rotation of the board is a symmetry if it takes every way of every piece that may stand there to a way of
 * the same piece, every square where it promotes to such a square, and holes to holes.
 */
final class EndingNumbers {
    /** The codes of the pieces in order, those of one kind next to each other. */
    final int[] codes;

    private final int squares;
    /** By symmetry and square, where the square goes. */
    private final int[][] maps;
    /** By square of the first piece, its class and the symmetry that takes it to the square that stands for the class. */
    private final int[] classOf;

    /** By piece but the first, what each square adds to a number. */
    private final int[] steps;
    /** By piece, whether it has no other of its kind. */
    private final boolean[] alone;

    private final int[] mapOf;
    private final int[] standsFor;
    /** By square of the first piece, all symmetries that take it there. */
    private final int[][][] mapsOf;
    /** By class, how many squares are in it. */
    private final int[] orbit;
    /** How many numbers there are; not all are placements. */
    final long size;
    /** By square, where it goes if the colours of all pieces are exchanged, or null if the sides have not the same game. */
    private final int @Nullable [] exchange;

    EndingNumbers(Rules rules, int[] pieces) {
        this.codes = ordered(pieces);
        this.squares = rules.tables.size;
        boolean isFirstAlone = codes.length > 1 && codes[0] != codes[1];
        List<int[]> all = isFirstAlone ? symmetries(rules, codes) : List.of(identity(squares));
        this.maps = all.toArray(int[][]::new);
        this.classOf = new int[squares];
        this.mapOf = new int[squares];
        int[] found = new int[squares];
        int classes = 0;
        for (int square = 0; square < squares; square++) {
            for (int m = 1; m < maps.length; m++) {
                mapOf[square] = maps[m][square] < maps[mapOf[square]][square] ? m : mapOf[square];
            }
            int least = maps[mapOf[square]][square];
            if (least == square) {
                classOf[square] = classes;
                found[classes++] = square;
            } else {
                classOf[square] = classOf[least];
            }
        }
        this.standsFor = Arrays.copyOf(found, classes);
        this.mapsOf = new int[squares][][];
        Arrays.setAll(
                mapsOf,
                square -> Arrays.stream(maps)
                        .filter(map -> map[square] == standsFor[classOf[square]])
                        .toArray(int[][]::new));
        this.orbit = new int[classes];
        for (int square = 0; square < squares; square++) {
            orbit[classOf[square]]++;
        }
        long placements = classes;
        for (int i = 1; i < codes.length; i++) {
            placements *= placements > Endings.MAX_PLACEMENTS ? 1 : squares; // too many already
        }
        this.size = placements;
        this.exchange = exchange(rules);
        this.alone = new boolean[codes.length];
        for (int i = 0; i < codes.length; i++) {
            alone[i] = isAlone(codes, codes[i]);
        }
        this.steps = new int[codes.length];
        for (int i = codes.length - 1, step = 1; i > 0; i--, step *= squares) {
            steps[i] = step;
        }
    }

    /** A piece that stands alone in its kind comes first, so that the board can be turned by its square. */
    static int[] ordered(int[] pieces) {
        int[] sorted = pieces.clone();
        Arrays.sort(sorted);
        for (int i = 0; i < sorted.length; i++) {
            int code = sorted[i];
            if (isAlone(sorted, code)) {
                System.arraycopy(sorted, 0, sorted, 1, i);
                sorted[0] = code;
                return sorted;
            }
        }
        return sorted;
    }

    /** The first place of a code, which is taken away. */
    static int take(int[] codes, int code) {
        int place = 0;
        while (codes[place] != code) {
            place++;
        }
        codes[place] = 0;
        return place;
    }

    /** The number of a placement, given by the squares of the pieces in order; the squares are left in some other order. */
    int number(int[] at) {
        return number(at, maps[mapOf[at[0]]], at); // the identity unless the first piece is alone in its kind
    }

    /** Where the symmetry by which {@link #number} numbers a placement takes a square. */
    int image(int[] at, int square) {
        return maps[mapOf[at[0]]][square];
    }

    /** Gives all numbers of a placement: several where symmetries leave the first piece on the square that stands for its own. */
    void numbers(int[] at, IntConsumer told) {
        numbers(at, new int[at.length], told);
    }

    /** The same with room to work in, as many places as there are pieces. */
    void numbers(int[] at, int[] room, IntConsumer told) {
        for (int[] map : mapsOf[at[0]]) {
            told.accept(number(at, map, room));
        }
    }

    /** Gives the symmetries by which a placement is numbered, and the numbers without what the square of a piece adds. */
    void numbers(int[] at, int[] room, int piece, ObjIntConsumer<int[]> told) {
        for (int[] map : mapsOf[at[0]]) {
            told.accept(map, number(at, map, room) - step(piece) * map[at[piece]]);
        }
    }

    /** What a square adds to a number for each square before it if a piece stands there. */
    int step(int piece) {
        return steps[piece];
    }

    /** Whether a piece has no other of its kind. */
    boolean isAlone(int piece) {
        return alone[piece];
    }

    private static boolean isAlone(int[] pieces, int code) {
        return Arrays.stream(pieces).filter(other -> other == code).count() == 1;
    }

    /** The number by a symmetry; the squares by which it is put together are left in an array, which may be the same. */
    private int number(int[] at, int[] map, int[] to) {
        to[0] = at[0];
        for (int i = 1; i < to.length; i++) {
            int square = map[at[i]];
            int k = i;
            for (; k > 0 && codes[k - 1] == codes[i] && to[k - 1] > square; k--) { // squares of one kind ascend
                to[k] = to[k - 1];
            }
            to[k] = square;
        }
        int number = classOf[to[0]];
        for (int i = 1; i < to.length; i++) {
            number = number * squares + to[i];
        }
        return number;
    }

    /** The number after a piece has gone from a square to where it stands now; the number before is that of the same placement but for it. */
    int moved(int before, int[] at, int piece, int from) {
        if (piece == 0 || !alone[piece]) {
            return number(at.clone());
        }
        int[] map = maps[mapOf[at[0]]];
        return before + steps[piece] * (map[at[piece]] - map[from]);
    }

    /** Which piece of a placement, were its squares in the order of its number, is the one that is a piece of it. */
    int place(int[] before, int piece) {
        if (alone[piece]) {
            return piece;
        }
        int[] after = before.clone();
        number(after);
        int first = codes.length > 1 && codes[0] != codes[1] ? 1 : 0; // which stays first
        int square = maps[mapOf[before[0]]][before[piece]];
        int place = piece;
        for (int i = first; piece >= first && i < after.length; i++) {
            place = after[i] == square ? i : place;
        }
        return place;
    }

    /** For how many placements that are not numbered apart a number stands, its own among them. */
    int weight(int number) {
        return orbit[(int) (number / (size / orbit.length))];
    }

    /** Finds the squares of a number; answers whether it is that of a placement. */
    boolean squares(int number, int[] at) {
        int left = number;
        for (int i = at.length - 1; i > 0; i--) {
            at[i] = left % squares;
            left /= squares;
        }
        at[0] = standsFor[left];
        for (int i = 1; i < at.length; i++) {
            for (int k = 0; k < i; k++) {
                if (at[k] == at[i] || (codes[k] == codes[i] && at[k] > at[i])) {
                    return false;
                }
            }
        }
        return true;
    }

    // ---- symmetries -------------------------------------------------------------------------------------------------

    private static int[] identity(int squares) {
        int[] map = new int[squares];
        Arrays.setAll(map, square -> square);
        return map;
    }

    /** The symmetries of the pieces and of all that they may become, the identity first. */
    private static List<int[]> symmetries(Rules rules, int[] codes) {
        GameTables tables = rules.tables;
        Board board = tables.board;
        List<int[]> found = new ArrayList<>(List.of(identity(tables.size)));
        if (!isPlain(rules)) {
            return found;
        }
        int files = board.files();
        int ranks = board.ranks();
        for (int kind = 1; kind < (files == ranks ? 8 : 4); kind++) {
            int of = kind;
            IntUnaryOperator turned = square -> {
                int file = (of & 1) != 0 ? files - 1 - square % files : square % files;
                int rank = (of & 2) != 0 ? ranks - 1 - square / files : square / files;
                return (of & 4) != 0 ? file * files + rank : rank * files + file;
            };
            int[] map = new int[tables.size];
            Arrays.setAll(map, turned);
            if (isSymmetry(tables, map, closure(tables, codes), 0)) {
                found.add(map);
            }
        }
        return found;
    }

    static boolean isPlain(Rules rules) {
        return rules.tables.board.levels() == 1
                && rules.tables.freezerMask == 0
                && !rules.tables.goals.isAny
                && !rules.structures.facts.readsBoard();
    }

    /** An exchange of the colours takes every rank to the opposite one. */
    private static int @Nullable [] exchange(Rules rules) {
        GameTables tables = rules.tables;
        int files = tables.board.files();
        int[] map = new int[tables.size];
        Arrays.setAll(map, square -> (tables.board.ranks() - 1 - square / files) * files + square % files);
        Set<Integer> all = IntStream.range(2, tables.codes).boxed().collect(Collectors.toSet());
        boolean isSame = isPlain(rules)
                && rules.structures.judge(0) == rules.structures.judge(1)
                && rules.royal.fewestRoyals(0, true) == rules.royal.fewestRoyals(1, true)
                && tables.game.enPassantOn().isEmpty()
                && all.stream()
                        .allMatch(code -> tables.isRoyal(code) == tables.isRoyal(code ^ 1)
                                && tables.arrayCount[code] == tables.arrayCount[code ^ 1]
                                && Arrays.equals(tables.promotions.types[code], tables.promotions.types[code ^ 1]))
                && isSymmetry(tables, map, all, 1);
        return isSame ? map : null;
    }

    /** Whether the same pieces in the other colours have the same game. */
    boolean isExchangeable() {
        return exchange != null;
    }

    /** Gives all numbers that a placement has among those of the same pieces in the other colours. */
    void exchanged(int[] at, EndingNumbers others, IntConsumer told) {
        int[] map = Objects.requireNonNull(exchange);
        int[] left = others.codes.clone();
        int[] to = new int[at.length];
        for (int i = 0; i < at.length; i++) {
            to[take(left, codes[i] ^ 1)] = map[at[i]];
        }
        others.numbers(to, told);
    }

    private static Set<Integer> closure(GameTables tables, int[] codes) {
        Set<Integer> all = new TreeSet<>();
        for (int code : codes) {
            all.add(code);
            int[] types = tables.promotions.zone[code] == null ? new int[0] : tables.promotions.types[code];
            for (int type : types) {
                all.add(type << 1 | (code & 1));
            }
        }
        return all;
    }

    /** Whether a map takes the game of some pieces to that of the same ones, or of those of the other colour. */
    private static boolean isSymmetry(GameTables tables, int[] map, Set<Integer> codes, int exchanged) {
        for (int square = 0; square < map.length; square++) {
            if (tables.isHole(square) != tables.isHole(map[square])) {
                return false;
            }
            for (int code : codes) {
                int other = code ^ exchanged;
                byte[] zone = tables.promotions.zone[code];
                byte[] otherZone = tables.promotions.zone[other];
                if ((zone != null && (otherZone == null || zone[square] != otherZone[map[square]]))
                        || tables.isBarred(code, square) != tables.isBarred(other, map[square])
                        || !ways(tables.paths[code][square], map)
                                .equals(ways(tables.paths[other][map[square]], identity(map.length)))) {
                    return false;
                }
            }
        }
        return true;
    }

    private static Set<List<Object>> ways(MovePath[] paths, int[] map) {
        Set<List<Object>> all = new HashSet<>();
        for (MovePath path : paths) {
            List<Object> way = new ArrayList<>(List.of(
                    path.firstLanding(),
                    path.toEmpty(),
                    path.capturing(),
                    path.remote(),
                    path.behind(),
                    path.passing(),
                    path.meets()));
            for (short square : path.squares()) {
                way.add(map[square]);
            }
            all.add(way);
        }
        return all;
    }
}
