package io.github.multimove.independent;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Sets up positions at random that are worth comparing on in games whose turn is ordered: few pieces, promotions close,
 * several passed pawns, kings near each other, castling at home, a turn number that makes a long series.
 *
 * <p>The texts have the form of {@code rules/notation.md}; some are of positions that the game cannot have, which is to be
 * compared too. Pieces stand anywhere that the base game lets them stand, pawns not on the first or last rank of a
 * two-dimensional board.
 */
final class SeriesSetup {

    /** The promotion owed is Avalanche Chess's alone. */
    private static final Set<String> CHOOSING = Set.of("avalanche");

    private final String name;
    private final PlainBase base;
    private final Random random;
    private final char[] board;
    private final boolean white;

    private SeriesSetup(String name, PlainBase base, Random random) {
        this.name = name;
        this.base = base;
        this.random = random;
        this.board = new char[base.shape().squares()];
        this.white = random.nextBoolean();
        Arrays.fill(board, PlainBase.EMPTY);
    }

    /**
     * Returns the text of a position for a rule set.
     *
     * @param id the id of a game whose turn is ordered, or of a base game for an invented one
     * @throws IllegalArgumentException if there is no such base game
     */
    static String text(String id, Random random) {
        String name = ReferenceGames.name(id);
        boolean isBase =
                Set.of("grand", "raumschach", "dragonchess", "double-king").contains(name);
        PlainBase base = isBase ? ReferenceGames.base(id) : ReferenceGames.base(ReferenceGames.options(id));
        SeriesSetup setup = new SeriesSetup(name, base, random);
        setup.pieces();
        return setup.text();
    }

    private void pieces() {
        boolean atHome = !base.castlings().isEmpty() && random.nextInt(4) == 0;
        if (atHome) {
            castling();
        }
        boolean near = random.nextInt(3) == 0;
        for (boolean side : new boolean[] {true, false}) {
            if (base.royals(board, side).isEmpty()) {
                putKing(side, near);
            }
            if (base.royals() > 1 && base.royals(board, side).size() == 1 && random.nextBoolean()) {
                putKing(side, near);
            }
        }
        switch (random.nextInt(5)) {
            case 0 -> pawns(1 + random.nextInt(4), 1);
            case 1 -> pawns(2 + random.nextInt(4), 3);
            case 2 -> others(8 + random.nextInt(12));
            default -> {}
        }
        others(1 + random.nextInt(4));
        if (CHOOSING.contains(name) && random.nextInt(3) == 0) {
            put(white ? 'P' : 'p', square(random.nextInt(8), white ? 7 : 0));
        }
        if (name.equals("balanced-swap") && random.nextInt(3) == 0) {
            board[square(random.nextInt(8), 0)] = 'P';
            board[square(random.nextInt(8), 7)] = 'p';
        }
        if (name.equals("progressive-take-all")) {
            takeAll();
        }
        if (name.equals("duck") && random.nextInt(4) > 0) {
            put(PlainBase.NEUTRAL, anywhere());
        }
    }

    private void castling() {
        for (PlainCastling way : base.castlings()) {
            if (random.nextInt(3) > 0) {
                board[way.kingFrom()] = way.white() ? 'K' : 'k';
                board[way.rookFrom()] = way.white() ? 'R' : 'r';
            }
        }
    }

    /** Where no piece is royal a side has no king, one or several; now and then a side has no piece at all. */
    private void takeAll() {
        boolean without = random.nextInt(3) == 0;
        boolean bare = random.nextInt(20) == 0;
        boolean side = random.nextBoolean();
        for (int square = 0; square < board.length; square++) {
            boolean king = Character.toUpperCase(board[square]) == 'K' && random.nextBoolean();
            if ((without && king) || (bare && PlainBase.isOf(board[square], side))) {
                board[square] = PlainBase.EMPTY;
            }
        }
        if (random.nextInt(3) == 0) {
            put(side ? 'K' : 'k', anywhere());
        }
    }

    /** Puts a king anywhere, or two or three squares from another piece. */
    private void putKing(boolean side, boolean near) {
        int square = anywhere();
        for (int tries = 0; near && tries < 20; tries++) {
            int other = anywhere();
            int to = base.shape().shifted(other, random.nextInt(7) - 3, random.nextInt(7) - 3, 0);
            if (board[other] != PlainBase.EMPTY && to != PlainShape.NOWHERE) {
                square = to;
                break;
            }
        }
        if (board[square] == PlainBase.EMPTY && base.mayStand('K', square)) {
            board[square] = side ? 'K' : 'k';
        } else {
            putKing(side, near && random.nextBoolean());
        }
    }

    /** Puts pawns that many ranks before the end or less, or on and beside the squares of a double step. */
    private void pawns(int number, int before) {
        for (int i = 0; i < number; i++) {
            boolean side = random.nextBoolean();
            int ranks = base.shape().ranks();
            int own = ranks - 2 - random.nextInt(before);
            put(pawn(side), square(random.nextInt(base.shape().files()), side ? own : ranks - 1 - own));
        }
        for (int i = 0; i < number && base.crossedRank(true) >= 0; i++) {
            // Pawns of the side that has moved stand beyond the square they crossed, enemy pawns beside them.
            int rank = base.crossedRank(!white) + (white ? -1 : 1);
            int file = random.nextInt(base.shape().files());
            put(pawn(!white), square(file, rank));
            put(pawn(white), square(file + (random.nextBoolean() ? 1 : -1), rank));
        }
    }

    private void others(int number) {
        for (int i = 0; i < number; i++) {
            char kind = random.nextInt(4) == 0
                    ? base.clockPiece()
                    : base.pieces().charAt(random.nextInt(base.pieces().length()));
            if (kind != 'K') {
                put(random.nextBoolean() ? kind : Character.toLowerCase(kind), anywhere());
            }
        }
    }

    private char pawn(boolean side) {
        return side ? base.clockPiece() : Character.toLowerCase(base.clockPiece());
    }

    private int square(int file, int rank) {
        return base.shape().square(file, rank, base.shape().levels() / 2);
    }

    private int anywhere() {
        return random.nextInt(board.length);
    }

    private void put(char piece, int square) {
        if (square == PlainShape.NOWHERE || board[square] != PlainBase.EMPTY || !base.mayStand(piece, square)) {
            return;
        }
        int rank = base.shape().rank(square);
        boolean edge =
                !base.shape().hasLevels() && (rank == 0 || rank == base.shape().ranks() - 1);
        boolean owed = CHOOSING.contains(name) && piece == pawn(white) && rank == (white ? 7 : 0);
        if (Character.toUpperCase(piece) != base.clockPiece() || !edge || owed) {
            board[square] = piece;
        }
    }

    // ---- Text ----

    private String text() {
        List<Integer> passed = passed();
        StringBuilder squares = new StringBuilder(passed.isEmpty() ? "-" : "");
        passed.forEach(square -> squares.append(base.shape().name(square)));
        String hand = name.equals("swedish") ? "[]" : "";
        String seventh = name.equals("two-move") ? List.of(" r", " -", "").get(random.nextInt(3)) : "";
        if (name.equals("moderate-progressive") && random.nextInt(4) > 0) {
            seventh = " " + random.nextInt(random.nextBoolean() ? 3 : 18);
        }
        return PlainText.placement(base, board) + hand + (white ? " w " : " b ") + rights() + " " + squares + " "
                + random.nextInt(60) + " " + number() + seventh;
    }

    /** In Progressive Chess two to six sub-moves are due, five and six with few pieces only. */
    private int number() {
        if (name.equals("triplets") && random.nextInt(3) == 0) {
            return 1 + random.nextInt(3);
        }
        if (!Set.of("progressive", "progressive-take-all").contains(name)) {
            return 1 + random.nextInt(60);
        }
        int pieces = 0;
        for (char piece : board) {
            pieces += piece == PlainBase.EMPTY ? 0 : 1;
        }
        return pieces > 6 ? (white ? 2 : 1) : pieces > 4 ? 2 : 2 + random.nextInt(2);
    }

    private String rights() {
        StringBuilder rights = new StringBuilder();
        for (PlainCastling way : base.castlings()) {
            boolean fits = board[way.kingFrom()] == (way.white() ? 'K' : 'k')
                    && board[way.rookFrom()] == (way.white() ? 'R' : 'r');
            rights.append((fits && random.nextInt(4) > 0) || random.nextInt(200) == 0 ? way.right() : "");
        }
        return rights.isEmpty() ? "-" : rights.toString();
    }

    /** Returns squares that enemy pawns can have passed, most of them, and now and then one that none can have. */
    private List<Integer> passed() {
        List<Integer> passed = new ArrayList<>();
        int rank = base.crossedRank(!white);
        for (int file = 0;
                rank >= 0 && !name.equals("swedish") && file < base.shape().files();
                file++) {
            int square = square(file, rank);
            int beyond = square(file, rank + (white ? -1 : 1));
            boolean can = board[square] == PlainBase.EMPTY && board[beyond] == pawn(!white);
            if ((can && random.nextInt(3) > 0) || random.nextInt(400) == 0) {
                passed.add(square);
            }
        }
        return passed;
    }
}
