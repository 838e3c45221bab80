package io.github.multimove.twoprong;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import java.util.List;
import java.util.stream.Collectors;

/** Reads positions that are drawn, one row a rank, {@code .} for an empty square. */
final class Picture {
    private Picture() {}

    /** Returns the position drawn, with the rest of its text as in FEN. */
    static Position of(RuleSet rules, String rest, String picture) {
        String placement = picture.lines().map(Picture::rank).collect(Collectors.joining("/"));
        return rules.position(placement + " " + rest);
    }

    private static String rank(String row) {
        StringBuilder out = new StringBuilder();
        int empty = 0;
        for (String square : List.of(row.trim().split(" +"))) {
            if (square.equals(".")) {
                empty++;
                continue;
            }
            out.append(empty > 0 ? Integer.toString(empty) : "").append(square);
            empty = 0;
        }
        return out.append(empty > 0 ? Integer.toString(empty) : "").toString();
    }
}
