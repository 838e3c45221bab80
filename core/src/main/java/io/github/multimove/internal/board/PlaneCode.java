package io.github.multimove.internal.board;

import java.util.Arrays;

/**
 * How a game's pieces are told apart by bit sets: each set is a fact about the pieces on its squares, and all facts together
 * name a piece. The first says that a piece is Black's, the second and the third that it slides straight or obliquely; the
 * others tell apart the kinds that these facts leave alike. An empty square has no fact.
 */
public final class PlaneCode {
    /** Facts that every board keeps for its first 64 squares as fields of its own. */
    static final int KEPT = 5;

    private static final int STRAIGHT = 2;
    private static final int OBLIQUE = 4;

    /** The number of facts. */
    public final int count;
    /** By code, one bit for each fact that is true of the piece. */
    public final int[] bits;
    /** The code of the piece of which exactly those facts are true, or 0. */
    final byte[] code;

    private PlaneCode(int count, int[] bits) {
        this.count = count;
        this.bits = bits;
        this.code = new byte[1 << count];
        for (int c = 2; c < bits.length; c++) {
            code[bits[c]] = (byte) c;
        }
    }

    static PlaneCode of(GameTables tables) {
        int[] bits = new int[tables.codes];
        int[] alike = new int[STRAIGHT + OBLIQUE + 1];
        for (int code = 2; code < bits.length; code += 2) {
            int facts = slides(tables, code);
            // pieces that do not slide have another fact, or their squares would be empty
            int place = facts == 0 ? ++alike[0] : alike[facts]++;
            bits[code] = facts | place << 3;
            bits[code + 1] = bits[code] | 1;
        }
        int most = Arrays.stream(bits).max().orElse(0);
        return new PlaneCode(Math.max(KEPT, 32 - Integer.numberOfLeadingZeros(most)), bits);
    }

    private static int slides(GameTables tables, int code) {
        int facts = 0;
        for (int from = 0; from < tables.size; from++) {
            for (MovePath path : tables.paths[code][from]) {
                if (path.squares().length > 1
                        && path.firstLanding() == 0
                        && path.toEmpty()
                        && path.capturing()
                        && !path.remote()
                        && !path.isScreened()) {
                    facts |= line(tables, from, path.squares()[0]);
                }
            }
        }
        return facts;
    }

    private static int line(GameTables tables, int a, int b) {
        var from = tables.board.square(a);
        var to = tables.board.square(b);
        int files = Math.abs(from.file() - to.file());
        int ranks = Math.abs(from.rank() - to.rank());
        if (from.level() != to.level() || files > 1 || ranks > 1) {
            return 0;
        }
        return files + ranks == 1 ? STRAIGHT : OBLIQUE;
    }
}
