package io.github.multimove.internal.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Turns movement about: from paths by origin to attacks by target. */
final class AttackPaths {
    private AttackPaths() {}

    /** From where, over which squares, and over what screen, as {@link MovePath#behind} has it. */
    private record Way(short from, List<Short> between, int behind) {
        private boolean isEasierThan(Way other) {
            return behind == 0
                    && other.behind == 0
                    && between.size() < other.between.size()
                    && other.between.containsAll(between);
        }
    }

    /** By square, the ways to capture there; paths are by code and origin, codes beginning with 2. */
    static CapturePath[][] of(MovePath[][][] paths) {
        int codes = paths.length;
        int size = paths[0].length;
        List<Map<Way, Long>> found = new ArrayList<>();
        for (int s = 0; s < size; s++) {
            found.add(new LinkedHashMap<>());
        }
        for (int code = 2; code < codes; code++) {
            for (int from = 0; from < size; from++) {
                for (MovePath path : paths[code][from]) {
                    for (int i = path.firstLanding(); path.capturing() && i < path.squares().length; i++) {
                        List<Short> between = IntStream.range(0, i)
                                .mapToObj(j -> path.squares()[j])
                                .toList();
                        if (!path.isScreened() || i > 0) {
                            found.get(path.squares()[i])
                                    .merge(new Way((short) from, between, path.behind()), 1L << code, (a, b) -> a | b);
                        }
                    }
                }
            }
        }
        return found.stream().map(AttackPaths::needed).toArray(CapturePath[][]::new);
    }

    /** The ways to capture on one square, but for what pieces also do over fewer squares, as a slider does that may leap. */
    private static CapturePath[] needed(Map<Way, Long> found) {
        Map<Short, List<Way>> byFrom = found.keySet().stream()
                .collect(Collectors.groupingBy(Way::from, LinkedHashMap::new, Collectors.toList()));
        List<CapturePath> all = new ArrayList<>();
        byFrom.forEach((from, ways) -> {
            for (Way way : ways) {
                long codes = found.getOrDefault(way, 0L);
                for (Way other : ways) {
                    codes &= other.isEasierThan(way) ? ~found.getOrDefault(other, 0L) : -1;
                }
                if (codes != 0) {
                    short[] between = GameTables.array(way.between().stream().mapToInt(Short::shortValue));
                    all.add(new CapturePath(from, codes, between, way.behind()));
                }
            }
        });
        return all.toArray(CapturePath[]::new);
    }

    /** Those of the attacks on each square that some of the pieces, one bit a code, make, without the other pieces. */
    static CapturePath[][] by(CapturePath[][] attacks, IntToLongFunction codes) {
        CapturePath[][] all = new CapturePath[attacks.length][];
        for (int s = 0; s < attacks.length; s++) {
            long able = codes.applyAsLong(s);
            all[s] = Arrays.stream(attacks[s])
                    .filter(way -> (way.codes() & able) != 0)
                    .map(way -> new CapturePath(way.from(), way.codes() & able, way.between(), way.behind()))
                    .toArray(CapturePath[]::new);
        }
        return all;
    }
}
