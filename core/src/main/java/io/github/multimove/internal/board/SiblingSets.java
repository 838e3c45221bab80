package io.github.multimove.internal.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The sets of siblings of a field: by square the number of its set, numbered in the order of their first squares. */
public final class SiblingSets {
    private SiblingSets() {}

    /** Writes the seventh field of position text (rules/twins.md, Position text). */
    public static String write(Field field) {
        StringBuilder out = new StringBuilder();
        for (List<Integer> set : list(field)) {
            if (out.length() > 0) {
                out.append(',');
            }
            for (int i = 0; i < set.size(); i++) {
                out.append(i == 0 ? "" : "+").append(field.tables.board.square(set.get(i)));
            }
        }
        return out.length() == 0 ? "-" : out.toString();
    }

    /** The squares of each set, ascending, a stacked man's square repeated; sets by their first squares. */
    public static List<List<Integer>> list(Field field) {
        byte[] sets = field.sets;
        List<List<Integer>> all = new ArrayList<>();
        if (sets == null) {
            return all;
        }
        int[] place = new int[256];
        Arrays.fill(place, -1);
        for (int s = 0; s < sets.length; s++) {
            if (sets[s] == 0) {
                continue;
            }
            if (place[sets[s]] < 0) {
                place[sets[s]] = all.size();
                all.add(new ArrayList<>());
            }
            for (int n = field.codes(s).length; n > 0; n--) {
                all.get(place[sets[s]]).add(s);
            }
        }
        return all;
    }

    /** Numbers sets in the order of their first squares and drops sets of one man. */
    public static void normalise(Field field) {
        byte[] sets = field.sets;
        if (sets == null) {
            return;
        }
        int[] members = new int[256];
        for (int s = 0; s < sets.length; s++) {
            if (field.man(s) == 0) {
                sets[s] = 0;
            } else if (sets[s] != 0) {
                members[sets[s] & 255] += field.codes(s).length;
            }
        }
        byte[] renamed = new byte[256];
        byte next = 1;
        for (int s = 0; s < sets.length; s++) {
            int set = sets[s] & 255;
            if (set == 0) {
                continue;
            }
            if (members[set] < 2) {
                sets[s] = 0;
            } else {
                if (renamed[set] == 0) {
                    renamed[set] = next++;
                }
                sets[s] = renamed[set];
            }
        }
    }

    /** The sum of the keys of the sets. */
    public static long key(Field field) {
        long sum = 0;
        byte[] sets = field.sets;
        if (sets == null) {
            return 0;
        }
        long[] parts = new long[256];
        for (int s = 0; s < sets.length; s++) {
            if (sets[s] != 0) {
                parts[sets[s] & 255] += field.tables.setKey[s];
            }
        }
        for (long part : parts) {
            sum += part == 0 ? 0 : Hashes.mix(part);
        }
        return sum;
    }
}
