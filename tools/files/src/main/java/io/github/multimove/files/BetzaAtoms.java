package io.github.multimove.files;

import io.github.multimove.Movement;
import io.github.multimove.Movement.Component;
import io.github.multimove.MovementException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds the atom of Betza notation that says the most components at the beginning of a list. */
final class BetzaAtoms {
    private static final String[] DIRECTIONS = {
        "", "f", "b", "l", "r", "v", "s", "fs", "bs", "lv", "rv", "fl", "fr", "bl", "br", "ff", "bb", "ll", "rr", "lf",
        "rf", "lb", "rb", "fh", "bh", "lh", "rh"
    };

    /** Directed atoms without mode and range, by text: the vectors that they are. */
    private static final Map<String, List<Movement.Offset>> VECTORS = new LinkedHashMap<>();

    static {
        for (String atom : new String[] {"K", "W", "F", "D", "N", "A", "H", "C", "Z", "G"}) {
            for (String direction : DIRECTIONS) {
                try {
                    List<Movement.Offset> vectors = BetzaReader.read(direction + atom).stream()
                            .map(Component::vector)
                            .toList();
                    VECTORS.put(direction + "\n" + atom, vectors);
                } catch (MovementException e) {
                    VECTORS.remove(direction + "\n" + atom); // no direction of that atom
                }
            }
        }
    }

    private BetzaAtoms() {}

    /** Returns the atom, or nothing if none begins the list. */
    static String longest(List<Component> list) {
        Component first = list.get(0);
        String best = "";
        int most = 0;
        for (Map.Entry<String, List<Movement.Offset>> entry : VECTORS.entrySet()) {
            int size = entry.getValue().size();
            if (size > most && size <= list.size() && entry.getValue().get(0).equals(first.vector())) {
                String text = text(entry.getKey(), first);
                if (components(text).equals(list.subList(0, size))) {
                    best = text;
                    most = size;
                }
            }
        }
        return best;
    }

    private static String text(String key, Component like) {
        String direction = key.substring(0, key.indexOf('\n'));
        String atom = key.substring(key.indexOf('\n') + 1);
        String mode = like.toEmpty() == like.capturing() ? "" : like.toEmpty() ? "m" : "c";
        String lame = like.over().isEmpty() ? "" : "n";
        String range = like.range() == 1 ? "" : String.valueOf(like.range());
        if (like.screened()) {
            lame += like.range() == 1 ? "g" : "p";
            range = "";
            atom = atom.equals("W") ? "R" : atom.equals("F") ? "B" : atom.equals("K") ? "Q" : atom;
        } else if (like.range() == 0) {
            range = atom.equals("K") ? "0" : atom;
            String slider = atom.equals("W") ? "R" : atom.equals("F") ? "B" : atom.equals("K") ? "Q" : "";
            if (!slider.isEmpty()) {
                atom = slider;
                range = "";
            }
        }
        return mode + (like.initial() ? "i" : "") + lame + direction + atom + range;
    }

    /** Returns the components of a text, or nothing if it is none of this format. */
    static List<Component> components(String text) {
        try {
            return BetzaReader.read(text);
        } catch (MovementException e) {
            return List.of();
        }
    }
}
