package io.github.multimove.independent;

import static io.github.multimove.independent.PlainPiece.DIAGONAL;
import static io.github.multimove.independent.PlainPiece.How.BOTH;
import static io.github.multimove.independent.PlainPiece.How.CAPTURE;
import static io.github.multimove.independent.PlainPiece.How.MOVE;
import static io.github.multimove.independent.PlainPiece.KNIGHT;
import static io.github.multimove.independent.PlainPiece.ORTHOGONAL;
import static io.github.multimove.independent.PlainPiece.ROUND;

import java.util.List;

/** Dragonchess ({@code rules/base-games.md}): one method a piece, in the order of the page's table. */
final class PlainDragonchess extends PlainBase {

    private static final PlainShape SHAPE = new PlainShape(12, 8, "123");
    private static final int UNDERWORLD = 0;
    private static final int GROUND = 1;
    private static final int SKY = 2;

    private static final int[][] TRIAGONAL_UP = {{1, 1, 1}, {1, -1, 1}, {-1, 1, 1}, {-1, -1, 1}};
    private static final int[][] TRIAGONAL_DOWN = {{1, 1, -1}, {1, -1, -1}, {-1, 1, -1}, {-1, -1, -1}};
    private static final int[][] TWO_DIAGONALLY = {{2, 2, 0}, {2, -2, 0}, {-2, 2, 0}, {-2, -2, 0}};
    private static final int[][] GRIFFON_LEAPS = {
        {2, 3, 0}, {2, -3, 0}, {-2, 3, 0}, {-2, -3, 0}, {3, 2, 0}, {3, -2, 0}, {-3, 2, 0}, {-3, -2, 0}
    };
    private static final int[][] KNIGHT_BETWEEN_LEVELS = {
        {2, 0, 1}, {-2, 0, 1}, {0, 2, 1}, {0, -2, 1}, {2, 0, -1}, {-2, 0, -1}, {0, 2, -1}, {0, -2, -1},
        {1, 0, 2}, {-1, 0, 2}, {0, 1, 2}, {0, -1, 2}, {1, 0, -2}, {-1, 0, -2}, {0, 1, -2}, {0, -1, -2}
    };

    private final boolean elementalRises;

    /** Takes whether the elemental's upward step may also move ({@code elemental-rise=move}). */
    PlainDragonchess(boolean elementalRises) {
        super(
                SHAPE,
                "SGRWOUTHCMKPDBE",
                "2g3r3g1/s1s1s1s1s1s1/12/12/12/12/S1S1S1S1S1S1/2G3R3G1"
                        + "|ouhtcmkpthuo/wwwwwwwwwwww/12/12/12/12/WWWWWWWWWWWW/OUHTCMKPTHUO"
                        + "|2b3e3b1/1d1d1d1d1d1d/12/12/12/12/1D1D1D1D1D1D/2B3E3B1 w - - 0 1");
        this.elementalRises = elementalRises;
    }

    @Override
    char clockPiece() {
        return 'W';
    }

    @Override
    List<String> promotions(char[] board, int from, int to, int taken) {
        boolean arrives = SHAPE.rank(to) == (board[from] == 'W' ? 7 : 0);
        return Character.toUpperCase(board[from]) == 'W' && arrives ? List.of("h") : List.of("");
    }

    /** Where a piece has no entry it cannot stand. */
    @Override
    boolean mayStand(char piece, int square) {
        String levels = switch (Character.toUpperCase(piece)) {
            case 'S', 'G' -> "32";
            case 'R' -> "3";
            case 'W', 'O', 'U', 'T' -> "2";
            case 'D', 'E' -> "21";
            case 'B' -> "1";
            default -> "321";
        };
        return levels.indexOf(SHAPE.name(square).charAt(0)) >= 0;
    }

    @Override
    boolean isFrozen(char[] board, int square) {
        int below = SHAPE.shifted(square, 0, 0, -1);
        char basilisk = Character.isUpperCase(board[square]) ? 'b' : 'B';
        return SHAPE.level(square) == GROUND && board[below] == basilisk;
    }

    @Override
    void moves(PlainPiece piece) {
        switch (piece.kind()) {
            case 'S' -> sylph(piece);
            case 'G' -> griffon(piece);
            case 'R' -> dragon(piece);
            case 'W' -> warrior(piece);
            case 'O' -> piece.slides(ORTHOGONAL);
            case 'U' -> piece.leaps(BOTH, KNIGHT);
            case 'T' -> piece.slides(DIAGONAL);
            case 'H' -> hero(piece);
            case 'C' -> cleric(piece);
            case 'M' -> mage(piece);
            case 'K' -> king(piece);
            case 'P' -> paladin(piece);
            case 'D' -> dwarf(piece);
            case 'B' -> basilisk(piece);
            case 'E' -> elemental(piece);
            default -> throw new IllegalStateException("no such piece: " + piece.kind());
        }
    }

    private static void sylph(PlainPiece piece) {
        int s = piece.forward();
        if (piece.level() == SKY) {
            piece.leap(MOVE, 1, s, 0);
            piece.leap(MOVE, -1, s, 0);
            piece.leap(CAPTURE, 0, s, 0);
            piece.leap(CAPTURE, 0, 0, -1);
        } else {
            piece.leap(MOVE, 0, 0, 1);
            for (int file = 0; file < 12; file += 2) {
                piece.land(MOVE, SHAPE.square(file, piece.white() ? 1 : 6, SKY), List.of());
            }
        }
    }

    private static void griffon(PlainPiece piece) {
        if (piece.level() == SKY) {
            piece.leaps(BOTH, GRIFFON_LEAPS);
            piece.leaps(BOTH, TRIAGONAL_DOWN);
        } else {
            piece.leaps(BOTH, DIAGONAL);
            piece.leaps(BOTH, TRIAGONAL_UP);
        }
    }

    private static void dragon(PlainPiece piece) {
        piece.slides(DIAGONAL);
        piece.leaps(BOTH, ORTHOGONAL);
        piece.captureRemotely(piece.shifted(0, 0, -1));
        for (int[] side : ORTHOGONAL) {
            piece.captureRemotely(piece.shifted(side[0], side[1], -1));
        }
    }

    private static void warrior(PlainPiece piece) {
        int s = piece.forward();
        piece.leap(MOVE, 0, s, 0);
        piece.leap(CAPTURE, 1, s, 0);
        piece.leap(CAPTURE, -1, s, 0);
    }

    private static void hero(PlainPiece piece) {
        if (piece.level() == SKY) {
            piece.leaps(BOTH, TRIAGONAL_DOWN);
        } else if (piece.level() == GROUND) {
            piece.leaps(BOTH, DIAGONAL);
            piece.leaps(BOTH, TWO_DIAGONALLY);
            piece.leaps(BOTH, TRIAGONAL_UP);
            piece.leaps(BOTH, TRIAGONAL_DOWN);
        } else {
            piece.leaps(BOTH, TRIAGONAL_UP);
        }
    }

    private static void cleric(PlainPiece piece) {
        piece.leaps(BOTH, ROUND);
        // Off the board above the sky and below the underworld.
        piece.leap(BOTH, 0, 0, 1);
        piece.leap(BOTH, 0, 0, -1);
    }

    private static void mage(PlainPiece piece) {
        if (piece.level() == SKY) {
            piece.leaps(BOTH, ORTHOGONAL);
            piece.slide(2, 0, 0, -1);
        } else if (piece.level() == GROUND) {
            piece.slides(ROUND);
            piece.leap(BOTH, 0, 0, 1);
            piece.leap(BOTH, 0, 0, -1);
        } else {
            piece.leaps(BOTH, ORTHOGONAL);
            piece.slide(2, 0, 0, 1);
        }
    }

    private static void king(PlainPiece piece) {
        if (piece.level() == GROUND) {
            piece.leaps(BOTH, ROUND);
        }
        if (piece.level() != SKY) {
            piece.leap(BOTH, 0, 0, 1);
        }
        if (piece.level() != UNDERWORLD) {
            piece.leap(BOTH, 0, 0, -1);
        }
    }

    private static void paladin(PlainPiece piece) {
        piece.leaps(BOTH, ROUND);
        if (piece.level() == GROUND) {
            piece.leaps(BOTH, KNIGHT);
        }
        piece.leaps(BOTH, KNIGHT_BETWEEN_LEVELS);
    }

    private static void dwarf(PlainPiece piece) {
        int s = piece.forward();
        piece.leap(MOVE, 0, s, 0);
        piece.leap(MOVE, 1, 0, 0);
        piece.leap(MOVE, -1, 0, 0);
        piece.leap(CAPTURE, 1, s, 0);
        piece.leap(CAPTURE, -1, s, 0);
        if (piece.level() == GROUND) {
            piece.leap(MOVE, 0, 0, -1);
        } else {
            piece.leap(CAPTURE, 0, 0, 1);
        }
    }

    private static void basilisk(PlainPiece piece) {
        int s = piece.forward();
        piece.leap(BOTH, 0, s, 0);
        piece.leap(BOTH, 1, s, 0);
        piece.leap(BOTH, -1, s, 0);
        piece.leap(MOVE, 0, -s, 0);
    }

    private void elemental(PlainPiece piece) {
        if (piece.level() == GROUND) {
            if (piece.isEmpty(piece.shifted(0, 0, -1))) {
                for (int[] side : ORTHOGONAL) {
                    piece.leap(BOTH, side[0], side[1], -1);
                }
            }
            return;
        }
        for (int[] side : ORTHOGONAL) {
            piece.slide(2, side);
            if (piece.isEmpty(piece.shifted(side[0], side[1], 0))) {
                piece.leap(elementalRises ? BOTH : CAPTURE, side[0], side[1], 1);
            }
        }
        piece.leaps(MOVE, DIAGONAL);
    }
}
