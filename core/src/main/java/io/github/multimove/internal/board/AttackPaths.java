package io.github.multimove.internal.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Turns movement about: from paths by origin to attacks by target. */
public final class AttackPaths {
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
                        List<Short> between = new ArrayList<>();
                        for (int j = 0; j < i; j++) {
                            between.add(path.squares()[j]);
                        }
                        if (!path.isScreened() || i > 0) {
                            found.get(path.squares()[i])
                                    .merge(new Way((short) from, between, path.behind()), 1L << code, (a, b) -> a | b);
                        }
                    }
                }
            }
        }
        CapturePath[][] all = new CapturePath[size][];
        for (int s = 0; s < size; s++) {
            List<CapturePath> list = new ArrayList<>();
            Map<Short, List<Map.Entry<Way, Long>>> byFrom = new LinkedHashMap<>();
            for (Map.Entry<Way, Long> way : found.get(s).entrySet()) {
                byFrom.computeIfAbsent(way.getKey().from(), from -> new ArrayList<>())
                        .add(way);
            }
            byFrom.forEach((from, ways) -> {
                for (Map.Entry<Way, Long> way : ways) {
                    long needed = way.getValue() & ~easier(ways, way.getKey());
                    if (needed != 0) {
                        Way over = way.getKey();
                        list.add(new CapturePath(
                                from,
                                needed,
                                GameTables.array(over.between().stream().mapToInt(Short::shortValue)),
                                over.behind()));
                    }
                }
            });
            all[s] = list.toArray(new CapturePath[0]);
        }
        return all;
    }

    /** Those of the attacks that some of the pieces, one bit a code, make. */
    public static CapturePath[][] by(CapturePath[][] attacks, long codes) {
        return Arrays.stream(attacks)
                .map(ways -> Arrays.stream(ways)
                        .filter(way -> (way.codes() & codes) != 0)
                        .toArray(CapturePath[]::new))
                .toArray(CapturePath[][]::new);
    }

    /** The pieces that also attack from the same square over fewer squares, as a slider does that may leap. */
    private static long easier(List<Map.Entry<Way, Long>> ways, Way way) {
        long codes = 0;
        for (Map.Entry<Way, Long> other : ways) {
            if (other.getKey().isEasierThan(way)) {
                codes |= other.getValue();
            }
        }
        return codes;
    }
}
