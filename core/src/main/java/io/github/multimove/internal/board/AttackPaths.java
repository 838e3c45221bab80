package io.github.multimove.internal.board;

import java.nio.ShortBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToLongFunction;

/** Turns movement about: from paths by origin to attacks by target. */
final class AttackPaths {
    private AttackPaths() {}

    /** From where, over which squares, over what screen, as {@link MovePath#behind} has it, and whether to royal pieces alone. */
    private record Way(short from, ShortBuffer between, int behind, boolean facing) {
        private boolean isEasierThan(Way other) {
            int most = other.between.remaining() - (other.facing && !facing ? 0 : 1);
            boolean easier =
                    behind == 0 && other.behind == 0 && between.remaining() <= most && (other.facing || !facing);
            for (int i = 0; easier && i < between.remaining(); i++) {
                easier = other.passes(between.get(i));
            }
            return easier;
        }

        private boolean passes(short square) {
            for (int i = 0; i < between.remaining(); i++) {
                if (between.get(i) == square) {
                    return true;
                }
            }
            return false;
        }
    }

    /** By square, the ways to capture there; paths are by code and origin, codes beginning with 2. */
    static CapturePath[][] of(MovePath[][][] paths) {
        int codes = paths.length;
        int size = paths[0].length;
        // by square and origin, in the order in which origins are found
        List<Map<Short, Map<Way, Long>>> found = new ArrayList<>();
        for (int s = 0; s < size; s++) {
            found.add(new LinkedHashMap<>());
        }
        for (int code = 2; code < codes; code++) {
            for (short from = 0; from < size; from++) {
                for (MovePath path : paths[code][from]) {
                    for (int i = path.firstLanding(); path.capturing() && i < path.squares().length; i++) {
                        if (!path.isScreened() || i > 0) {
                            found.get(path.squares()[i])
                                    .computeIfAbsent(from, square -> new LinkedHashMap<>())
                                    .merge(
                                            new Way(
                                                    from,
                                                    ShortBuffer.wrap(path.squares(), 0, i),
                                                    path.behind(),
                                                    path.facing()),
                                            1L << code,
                                            (a, b) -> a | b);
                        }
                    }
                }
            }
        }
        return found.stream().map(AttackPaths::needed).toArray(CapturePath[][]::new);
    }

    /** The ways to capture on one square, but for what pieces also do over fewer squares, as a slider does that may leap. */
    private static CapturePath[] needed(Map<Short, Map<Way, Long>> found) {
        List<CapturePath> all = new ArrayList<>();
        found.values()
                .forEach(ways -> ways.forEach((way, able) -> {
                    long codes = able;
                    for (Map.Entry<Way, Long> other : ways.entrySet()) {
                        codes &= other.getKey().isEasierThan(way) ? ~other.getValue() : -1;
                    }
                    if (codes != 0) {
                        short[] between = Arrays.copyOf(
                                way.between().array(), way.between().remaining());
                        all.add(new CapturePath(way.from(), codes, between, way.behind(), way.facing()));
                    }
                }));
        return all.toArray(CapturePath[]::new);
    }

    /** Those of the attacks on each square that some of the pieces, one bit a code, make, without the other pieces. */
    static CapturePath[][] by(CapturePath[][] attacks, IntToLongFunction codes) {
        CapturePath[][] all = new CapturePath[attacks.length][];
        for (int s = 0; s < attacks.length; s++) {
            long able = codes.applyAsLong(s);
            all[s] = Arrays.stream(attacks[s])
                    .filter(way -> (way.codes() & able) != 0 && !way.facing())
                    .map(way -> new CapturePath(way.from(), way.codes() & able, way.between(), way.behind(), false))
                    .toArray(CapturePath[]::new);
        }
        return all;
    }
}
