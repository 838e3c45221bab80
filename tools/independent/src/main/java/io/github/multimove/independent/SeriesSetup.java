package io.github.multimove.independent;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Sets up positions at random that are worth comparing on in games whose turn is ordered: few pieces, promotions close,
 * several passed pawns, castling at home, a turn number that makes a long series.
 *
 * <p>The texts have the form of {@code rules/notation.md}; some are of positions that the game cannot have, which is to be
 * compared too. Pieces stand anywhere that the base game lets them stand, pawns not on the first or last rank of a
 * two-dimensional board.
 */
final class SeriesSetup {

    private final String name;
    private final PlainBase base;
    private final Random random;
    private final char[] board;
    private final boolean white;

    private SeriesSetup(String name, PlainBase base, Random random) {
        this.name = name;
        this.base = base;
        this.random = random;
        this.board = new char[base.shape.squares()];
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
        boolean isBase = Set.of("chess960", "grand", "raumschach", "dragonchess", "double-king")
                .contains(name);
        PlainBase base = isBase ? ReferenceGames.base(id) : ReferenceGames.base(ReferenceGames.options(id));
        SeriesSetup setup = new SeriesSetup(name, base, random);
        setup.pieces();
        return setup.text();
    }

    private void pieces() {
        for (PlainCastling way : random.nextInt(4) == 0 ? base.castlings : List.<PlainCastling>of()) {
            if (random.nextInt(3) > 0) {
                board[way.kingFrom()] = way.white() ? 'K' : 'k';
                board[way.rookFrom()] = way.white() ? 'R' : 'r';
            }
        }
        for (boolean side : new boolean[] {true, false}) {
            int kings = base.royals() > 1 && random.nextBoolean() ? 2 : 1;
            while (base.royals(board, side).size() < kings) {
                put(side ? 'K' : 'k', anywhere());
            }
        }
        int crowd = random.nextInt(4);
        if (crowd < 2) {
            pawns(2 + random.nextInt(3), 1 + 2 * crowd);
        }
        others(1 + random.nextInt(crowd == 2 ? 20 : 4));
        switch (name) {
            // The promotion owed is Avalanche Chess's alone.
            case "avalanche" -> nowAndThen(white ? 'P' : 'p', square(random.nextInt(8), white ? 7 : 0));
            case "balanced-swap" -> nowAndThen('P', square(random.nextInt(8), 0));
            // Where no piece is royal a side has no king, one or several.
            case "progressive-take-all" -> {
                nowAndThen('K', new String(board).indexOf('k'));
                nowAndThen('k', anywhere());
            }
            case "duck" -> nowAndThen(PlainBase.NEUTRAL, new String(board).indexOf(PlainBase.EMPTY, anywhere()));
            default -> {}
        }
    }

    private void nowAndThen(char piece, int square) {
        if (square >= 0 && random.nextInt(3) == 0) {
            board[square] = piece;
        }
    }

    /** Puts pawns that many ranks before the end or less, or on and beside the squares of a double step. */
    private void pawns(int number, int before) {
        int ranks = base.shape.ranks();
        for (int i = 0; i < number; i++) {
            boolean side = random.nextBoolean();
            int own = ranks - 2 - random.nextInt(before);
            put(pawn(side), square(random.nextInt(base.shape.files()), side ? own : ranks - 1 - own));
            if (base.crossedRank(true) >= 0) {
                // Pawns of the side that has moved stand beyond the square they crossed, enemy pawns beside them.
                int rank = base.crossedRank(!white) + (white ? -1 : 1);
                int file = random.nextInt(base.shape.files());
                put(pawn(!white), square(file, rank));
                put(pawn(white), square(file + (random.nextBoolean() ? 1 : -1), rank));
            }
        }
    }

    private void others(int number) {
        for (int i = 0; i < number; i++) {
            char kind = random.nextInt(4) == 0
                    ? base.clockPiece()
                    : base.pieces.charAt(random.nextInt(base.pieces.length()));
            if (kind != 'K') {
                put(random.nextBoolean() ? kind : Character.toLowerCase(kind), anywhere());
            }
        }
    }

    private char pawn(boolean side) {
        return side ? base.clockPiece() : Character.toLowerCase(base.clockPiece());
    }

    private int square(int file, int rank) {
        return base.shape.square(file, rank, base.shape.levels() / 2);
    }

    private int anywhere() {
        return random.nextInt(board.length);
    }

    private void put(char piece, int square) {
        if (square == PlainShape.NOWHERE || board[square] != PlainBase.EMPTY || !base.mayStand(piece, square)) {
            return;
        }
        int rank = base.shape.rank(square);
        boolean edge = rank == 0 || rank == base.shape.ranks() - 1;
        if (Character.toUpperCase(piece) != base.clockPiece() || !edge || base.shape.hasLevels()) {
            board[square] = piece;
        }
    }

    // ---- Text ----

    private String text() {
        List<Integer> passed = passed();
        StringBuilder squares = new StringBuilder(passed.isEmpty() ? "-" : "");
        passed.forEach(square -> squares.append(base.shape.name(square)));
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
        long pieces = new String(board)
                .chars()
                .filter(piece -> piece != PlainBase.EMPTY)
                .count();
        return pieces > 6 ? (white ? 2 : 1) : pieces > 4 ? 2 : 2 + random.nextInt(2);
    }

    private String rights() {
        StringBuilder rights = new StringBuilder();
        for (PlainCastling way : base.castlings) {
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
        for (int file = 0; rank >= 0 && !name.equals("swedish") && file < base.shape.files(); file++) {
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
