package io.github.multimove.internal.movement;

/**
 * One atom of Betza notation, and which of its steps the letters of a direction name.
 *
 * <p>Letters are read one by one or in pairs, as the field does: on straight atoms each names its own direction; on
 * diagonal ones a pair of a vertical and a sideways letter names the steps that are both; on oblique ones, whose steps
 * differ in how steep they are, the second letter of a pair names the side to which the step goes <em>farther</em>.
 *
 * @param shorter the smaller part of the step
 * @param longer the larger part
 */
record BetzaAtom(int shorter, int longer) {
    static BetzaAtom of(char letter) {
        return switch (letter) {
            case 'W' -> new BetzaAtom(0, 1);
            case 'F' -> new BetzaAtom(1, 1);
            case 'D' -> new BetzaAtom(0, 2);
            case 'N' -> new BetzaAtom(1, 2);
            case 'A' -> new BetzaAtom(2, 2);
            case 'H' -> new BetzaAtom(0, 3);
            case 'C' -> new BetzaAtom(1, 3);
            case 'Z' -> new BetzaAtom(2, 3);
            case 'G' -> new BetzaAtom(3, 3);
            default -> throw new IllegalArgumentException("no atom " + letter);
        };
    }

    private boolean isStraight() {
        return shorter == 0;
    }

    private boolean isOblique() {
        return shorter != 0 && shorter != longer;
    }

    /** One of eight steps; atoms of four directions have each of theirs twice. */
    int[] step(int i) {
        int file = (i & 4) == 0 ? shorter : longer;
        int rank = (i & 4) == 0 ? longer : shorter;
        return new int[] {(i & 1) == 0 ? file : -file, (i & 2) == 0 ? rank : -rank};
    }

    /** Whether two letters are to be read together. */
    boolean isPair(char first, char second) {
        boolean crossed = (isVertical(first) && isSideways(second)) || (isSideways(first) && isVertical(second));
        return isOblique() ? crossed || first == second || isHalf(first, second) : !isStraight() && crossed;
    }

    /** Marks the steps that two letters name, a single letter given twice; false if they name none. */
    boolean choose(char first, char second, boolean[] chosen) {
        boolean any = false;
        for (int i = 0; i < 8; i++) {
            if (isOblique() ? isOblique(i, first, second) : goes(i, first) && goes(i, second)) {
                chosen[i] = true;
                any = true;
            }
        }
        return any;
    }

    private boolean isOblique(int i, char first, char second) {
        int[] step = step(i);
        boolean steep = Math.abs(step[1]) > Math.abs(step[0]);
        if (first == 'h') {
            // hr: the steps that quarter turns make of the steep one to the right; hl: their mirror images
            boolean right = (step[0] > 0) == (step[1] > 0) == steep;
            return (second == 'r' && right) || (second == 'l' && !right);
        }
        if (second == 'h') {
            return "fblr".indexOf(first) >= 0 && goes(i, first);
        }
        // "vs" and "sv" could mean all eight or four, and are refused
        boolean open = first == second || "vs".indexOf(first) < 0 || "vs".indexOf(second) < 0;
        return open && goes(i, first) && goes(i, second) && steep == isVertical(second);
    }

    private boolean goes(int i, char direction) {
        int[] step = step(i);
        return switch (direction) {
            case 'f' -> step[1] > 0;
            case 'b' -> step[1] < 0;
            case 'r' -> step[0] > 0;
            case 'l' -> step[0] < 0;
            case 'v' -> step[1] != 0;
            case 's' -> step[0] != 0;
            default -> false;
        };
    }

    private static boolean isHalf(char first, char second) {
        return first == 'h' ? isVertical(second) || isSideways(second) : second == 'h';
    }

    private static boolean isVertical(char c) {
        return c == 'f' || c == 'b' || c == 'v';
    }

    private static boolean isSideways(char c) {
        return c == 'l' || c == 'r' || c == 's';
    }
}
