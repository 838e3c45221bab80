package io.github.multimove.testkit.reference;

import static io.github.multimove.testkit.reference.PlainMan.DIAGONAL;
import static io.github.multimove.testkit.reference.PlainMan.How.BOTH;
import static io.github.multimove.testkit.reference.PlainMan.How.CAPTURE;
import static io.github.multimove.testkit.reference.PlainMan.How.MOVE;
import static io.github.multimove.testkit.reference.PlainMan.KNIGHT;
import static io.github.multimove.testkit.reference.PlainMan.ORTHOGONAL;

import java.util.List;

/** Dragonchess ({@code rules/base-games.md}): one method a man, in the order of the page's table. */
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
        this.elementalRises = elementalRises;
    }

    @Override
    PlainShape shape() {
        return SHAPE;
    }

    @Override
    String initialPosition() {
        return "2g3r3g1/s1s1s1s1s1s1/12/12/12/12/S1S1S1S1S1S1/2G3R3G1"
                + "|ouhtcmkpthuo/wwwwwwwwwwww/12/12/12/12/WWWWWWWWWWWW/OUHTCMKPTHUO"
                + "|2b3e3b1/1d1d1d1d1d1d/12/12/12/12/1D1D1D1D1D1D/2B3E3B1 w - - 0 1";
    }

    @Override
    String men() {
        return "SGRWOUTHCMKPDBE";
    }

    @Override
    char clockMan() {
        return 'W';
    }

    @Override
    List<String> promotions(char[] board, int from, int to, int taken) {
        boolean arrives = SHAPE.rank(to) == (board[from] == 'W' ? 7 : 0);
        return Character.toUpperCase(board[from]) == 'W' && arrives ? List.of("h") : List.of("");
    }

    /** Where a man has no entry it cannot stand. */
    @Override
    boolean mayStand(char man, int square) {
        String levels = switch (Character.toUpperCase(man)) {
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
    void moves(PlainMan man) {
        switch (man.kind()) {
            case 'S' -> sylph(man);
            case 'G' -> griffon(man);
            case 'R' -> dragon(man);
            case 'W' -> warrior(man);
            case 'O' -> man.slides(ORTHOGONAL);
            case 'U' -> man.leaps(BOTH, KNIGHT);
            case 'T' -> man.slides(DIAGONAL);
            case 'H' -> hero(man);
            case 'C' -> cleric(man);
            case 'M' -> mage(man);
            case 'K' -> king(man);
            case 'P' -> paladin(man);
            case 'D' -> dwarf(man);
            case 'B' -> basilisk(man);
            case 'E' -> elemental(man);
            default -> throw new IllegalStateException("no such man: " + man.kind());
        }
    }

    private static void sylph(PlainMan man) {
        int s = man.forward();
        if (man.level() == SKY) {
            man.leap(MOVE, 1, s, 0);
            man.leap(MOVE, -1, s, 0);
            man.leap(CAPTURE, 0, s, 0);
            man.leap(CAPTURE, 0, 0, -1);
        } else {
            man.leap(MOVE, 0, 0, 1);
            for (int file = 0; file < 12; file += 2) {
                man.land(MOVE, SHAPE.square(file, man.white() ? 1 : 6, SKY), List.of());
            }
        }
    }

    private static void griffon(PlainMan man) {
        if (man.level() == SKY) {
            man.leaps(BOTH, GRIFFON_LEAPS);
            man.leaps(BOTH, TRIAGONAL_DOWN);
        } else {
            man.leaps(BOTH, DIAGONAL);
            man.leaps(BOTH, TRIAGONAL_UP);
        }
    }

    private static void dragon(PlainMan man) {
        man.slides(DIAGONAL);
        man.leaps(BOTH, ORTHOGONAL);
        man.takeFromAfar(man.shifted(0, 0, -1));
        man.takeFromAfar(man.shifted(1, 0, -1));
        man.takeFromAfar(man.shifted(-1, 0, -1));
        man.takeFromAfar(man.shifted(0, 1, -1));
        man.takeFromAfar(man.shifted(0, -1, -1));
    }

    private static void warrior(PlainMan man) {
        int s = man.forward();
        man.leap(MOVE, 0, s, 0);
        man.leap(CAPTURE, 1, s, 0);
        man.leap(CAPTURE, -1, s, 0);
    }

    private static void hero(PlainMan man) {
        if (man.level() == SKY) {
            man.leaps(BOTH, TRIAGONAL_DOWN);
        } else if (man.level() == GROUND) {
            man.leaps(BOTH, DIAGONAL);
            man.leaps(BOTH, TWO_DIAGONALLY);
            man.leaps(BOTH, TRIAGONAL_UP);
            man.leaps(BOTH, TRIAGONAL_DOWN);
        } else {
            man.leaps(BOTH, TRIAGONAL_UP);
        }
    }

    private static void cleric(PlainMan man) {
        man.leaps(BOTH, ORTHOGONAL);
        man.leaps(BOTH, DIAGONAL);
        // Off the board above the sky and below the underworld.
        man.leap(BOTH, 0, 0, 1);
        man.leap(BOTH, 0, 0, -1);
    }

    private static void mage(PlainMan man) {
        if (man.level() == SKY) {
            man.leaps(BOTH, ORTHOGONAL);
            man.slide(2, 0, 0, -1);
        } else if (man.level() == GROUND) {
            man.slides(ORTHOGONAL);
            man.slides(DIAGONAL);
            man.leap(BOTH, 0, 0, 1);
            man.leap(BOTH, 0, 0, -1);
        } else {
            man.leaps(BOTH, ORTHOGONAL);
            man.slide(2, 0, 0, 1);
        }
    }

    private static void king(PlainMan man) {
        if (man.level() == GROUND) {
            man.leaps(BOTH, ORTHOGONAL);
            man.leaps(BOTH, DIAGONAL);
        }
        if (man.level() != SKY) {
            man.leap(BOTH, 0, 0, 1);
        }
        if (man.level() != UNDERWORLD) {
            man.leap(BOTH, 0, 0, -1);
        }
    }

    private static void paladin(PlainMan man) {
        man.leaps(BOTH, ORTHOGONAL);
        man.leaps(BOTH, DIAGONAL);
        if (man.level() == GROUND) {
            man.leaps(BOTH, KNIGHT);
        }
        man.leaps(BOTH, KNIGHT_BETWEEN_LEVELS);
    }

    private static void dwarf(PlainMan man) {
        int s = man.forward();
        man.leap(MOVE, 0, s, 0);
        man.leap(MOVE, 1, 0, 0);
        man.leap(MOVE, -1, 0, 0);
        man.leap(CAPTURE, 1, s, 0);
        man.leap(CAPTURE, -1, s, 0);
        if (man.level() == GROUND) {
            man.leap(MOVE, 0, 0, -1);
        } else {
            man.leap(CAPTURE, 0, 0, 1);
        }
    }

    private static void basilisk(PlainMan man) {
        int s = man.forward();
        man.leap(BOTH, 0, s, 0);
        man.leap(BOTH, 1, s, 0);
        man.leap(BOTH, -1, s, 0);
        man.leap(MOVE, 0, -s, 0);
    }

    private void elemental(PlainMan man) {
        if (man.level() == GROUND) {
            if (man.isEmpty(man.shifted(0, 0, -1))) {
                for (int[] side : ORTHOGONAL) {
                    man.leap(BOTH, side[0], side[1], -1);
                }
            }
            return;
        }
        for (int[] side : ORTHOGONAL) {
            man.slide(2, side);
            if (man.isEmpty(man.shifted(side[0], side[1], 0))) {
                man.leap(elementalRises ? BOTH : CAPTURE, side[0], side[1], 1);
            }
        }
        man.leaps(MOVE, DIAGONAL);
    }
}
