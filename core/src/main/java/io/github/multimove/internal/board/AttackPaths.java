package io.github.multimove.internal.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Turns movement about: from paths by origin to attacks by target. */
final class AttackPaths {
    private AttackPaths() {}

    /** By square, the ways to capture there; paths are by code and origin, codes beginning with 2. */
    static CapturePath[][] of(MovePath[][][] paths) {
        int codes = paths.length;
        int size = paths[0].length;
        List<Map<List<Short>, Long>> found = new ArrayList<>();
        for (int s = 0; s < size; s++) {
            found.add(new LinkedHashMap<>());
        }
        for (int code = 2; code < codes; code++) {
            for (int from = 0; from < size; from++) {
                for (MovePath path : paths[code][from]) {
                    for (int i = path.firstLanding(); path.capturing() && i < path.squares().length; i++) {
                        List<Short> key = new ArrayList<>();
                        key.add((short) from);
                        for (int j = 0; j < i; j++) {
                            key.add(path.squares()[j]);
                        }
                        found.get(path.squares()[i]).merge(key, 1L << code, (a, b) -> a | b);
                    }
                }
            }
        }
        CapturePath[][] all = new CapturePath[size][];
        for (int s = 0; s < size; s++) {
            List<CapturePath> list = new ArrayList<>();
            Map<Short, List<Map.Entry<List<Short>, Long>>> byFrom = new LinkedHashMap<>();
            for (Map.Entry<List<Short>, Long> way : found.get(s).entrySet()) {
                byFrom.computeIfAbsent(way.getKey().get(0), from -> new ArrayList<>())
                        .add(way);
            }
            byFrom.forEach((from, ways) -> {
                for (Map.Entry<List<Short>, Long> way : ways) {
                    long needed = way.getValue() & ~easier(ways, way.getKey());
                    if (needed != 0) {
                        short[] between = new short[way.getKey().size() - 1];
                        for (int i = 0; i < between.length; i++) {
                            between[i] = way.getKey().get(i + 1);
                        }
                        list.add(new CapturePath(from, needed, between));
                    }
                }
            });
            all[s] = list.toArray(new CapturePath[0]);
        }
        return all;
    }

    /** Those of the attacks that some of the pieces, one bit a code, make. */
    static CapturePath[][] by(CapturePath[][] attacks, long codes) {
        return Arrays.stream(attacks)
                .map(ways -> Arrays.stream(ways)
                        .filter(way -> (way.codes() & codes) != 0)
                        .toArray(CapturePath[]::new))
                .toArray(CapturePath[][]::new);
    }

    /** The pieces that also attack from the same square over fewer squares, as a slider does that may leap. */
    private static long easier(List<Map.Entry<List<Short>, Long>> ways, List<Short> way) {
        long codes = 0;
        for (Map.Entry<List<Short>, Long> other : ways) {
            if (other.getKey().size() < way.size() && way.containsAll(other.getKey())) {
                codes |= other.getValue();
            }
        }
        return codes;
    }
}
