package io.github.multimove.internal.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToLongFunction;

/** Turns movement about: from paths by origin to attacks by target. */
final class AttackPaths {
    private AttackPaths() {}

    /** By square, the ways to capture there; paths are by code and origin, codes beginning with 2. */
    static CapturePath[][] of(MovePath[][][] paths) {
        // by square and origin, in the order in which origins are found
        List<Map<Short, List<CapturePath>>> found = new ArrayList<>();
        for (int s = 0; s < paths[0].length; s++) {
            found.add(new LinkedHashMap<>());
        }
        for (int code = 2; code < paths.length; code++) {
            for (short from = 0; from < paths[code].length; from++) {
                for (MovePath path : paths[code][from]) {
                    for (int i = path.firstLanding(); path.capturing() && i < path.squares().length; i++) {
                        if (!path.isScreened() || i > 0) {
                            List<CapturePath> ways =
                                    found.get(path.squares()[i]).computeIfAbsent(from, square -> new ArrayList<>());
                            add(ways, code, from, path, i);
                        }
                    }
                }
            }
        }
        return found.stream().map(AttackPaths::needed).toArray(CapturePath[][]::new);
    }

    /** Adds the way to the square of a path at an index, or a piece to the way that is there. */
    private static void add(List<CapturePath> ways, int code, short from, MovePath path, int index) {
        long able = 1L << code;
        short[] between = Arrays.copyOf(path.squares(), index);
        for (int w = 0; w < ways.size(); w++) {
            CapturePath way = ways.get(w);
            if (way.behind() == path.behind() && way.meets() == path.meets() && Arrays.equals(way.between(), between)) {
                ways.set(w, new CapturePath(from, way.codes() | able, between, way.behind(), way.meets()));
                return;
            }
        }
        ways.add(new CapturePath(from, able, between, path.behind(), path.meets()));
    }

    /** The ways to capture on one square, but for what pieces also do over fewer squares, as a slider does that may leap. */
    private static CapturePath[] needed(Map<Short, List<CapturePath>> found) {
        List<CapturePath> all = new ArrayList<>();
        for (List<CapturePath> ways : found.values()) {
            for (CapturePath way : ways) {
                long codes = way.codes();
                for (CapturePath other : ways) {
                    codes &= isEasier(other, way) ? ~other.codes() : -1;
                }
                if (codes != 0) {
                    all.add(new CapturePath(way.from(), codes, way.between(), way.behind(), way.meets()));
                }
            }
        }
        return all.toArray(CapturePath[]::new);
    }

    /** Whether a way asks for less than another from the same square: fewer empty squares, of those of the other. */
    private static boolean isEasier(CapturePath easy, CapturePath way) {
        int most = way.between().length - (way.meets() != easy.meets() ? 0 : 1);
        boolean easier = easy.behind() == 0
                && way.behind() == 0
                && easy.between().length <= most
                && (way.meets() & ~easy.meets()) == 0;
        for (int i = 0; easier && i < easy.between().length; i++) {
            easier = passes(way, easy.between()[i]);
        }
        return easier;
    }

    private static boolean passes(CapturePath way, short square) {
        for (short each : way.between()) {
            if (each == square) {
                return true;
            }
        }
        return false;
    }

    /** Those of the attacks on each square that some of the pieces, one bit a code, make, without the other pieces. */
    static CapturePath[][] by(CapturePath[][] attacks, IntToLongFunction codes) {
        CapturePath[][] all = new CapturePath[attacks.length][];
        for (int s = 0; s < attacks.length; s++) {
            long able = codes.applyAsLong(s);
            all[s] = Arrays.stream(attacks[s])
                    .filter(way -> (way.codes() & able) != 0 && way.meets(0))
                    .map(way ->
                            new CapturePath(way.from(), way.codes() & able, way.between(), way.behind(), way.meets()))
                    .toArray(CapturePath[]::new);
        }
        return all;
    }
}
