package io.github.multimove.diagram;

import io.github.multimove.diagram.Glyphs.Shape;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The shapes of pieces that orthodox chess does not have, by the names of their kinds, in the style of the six. A piece that moves as two
 * others do is drawn as the two.
 */
final class FairyGlyphs {
    private static final String FOOT = "M13 42v-4h22v4z";
    private static final String FOOT_LINE = "M14 38h20";

    /** The two pieces that a piece is drawn as. */
    static final Map<String, List<String>> COMPOUNDS = compounds();

    static final Map<String, Shape> SHAPES = shapes();

    private FairyGlyphs() {}

    private static Map<String, List<String>> compounds() {
        Map<String, List<String>> all = new HashMap<>();
        for (String name : List.of("marshal", "chancellor", "kniroo", "rookni")) {
            all.put(name, List.of("rook", "knight"));
        }
        for (String name : List.of("cardinal", "archbishop", "biskni", "knibis")) {
            all.put(name, List.of("bishop", "knight"));
        }
        all.put("amazon", List.of("queen", "knight"));
        all.put("centaur", List.of("king", "knight"));
        all.put("squirk", List.of("rook", "alfil"));
        return Map.copyOf(all);
    }

    private static Map<String, Shape> shapes() {
        Map<String, Shape> all = new HashMap<>();
        // a crown without a cross
        all.put("commoner", new Shape(FOOT + "M16 38l-5-18 8 6 5-10 5 10 8-6-5 18z", FOOT_LINE + "M17 33h14"));
        // one point of a crown on a pawn's foot
        all.put("fers", new Shape(FOOT + "M17 38l-3-14 6 4 4-12 4 12 6-4-3 14z", FOOT_LINE + "M18 34h12"));
        all.put(
                "silver",
                new Shape(FOOT + "M17 38c0-6-3-9-3-14l10-12 10 12c0 5-3 8-3 14z", FOOT_LINE + "M24 17v15M18 24h12"));
        all.put("aiwok", new Shape(FOOT + "M16 38V22h16v16zM14 22l10-14 10 14z", FOOT_LINE + "M18 27h12M18 32h12"));
        all.put("alfil", elephant());
        all.put("oliphant", elephant());
        // a knight with a horn
        all.put(
                "unicorn",
                new Shape(
                        "M14 42c0-8 4-11 8-15-3 .5-5 1-7.500 4l-4-3.5c1.5-6 4-10 8-13L11 3l13 8"
                                + "c9 1 13.5 8 13.5 18 0 5-1 9-1 13z",
                        "M19 19h2M14 38h22.5M28.5 17c2.500 3 3.5 7 3.5 12M15 8l4 5"));
        // an eagle's head with a beak and an ear
        all.put(
                "griffon",
                new Shape(
                        "M15 42c0-6 3-10 3-15l-9-1c-1-3 0-6 3-6 1-6 6-10 11-10l1-6 4 7c6 3 9 9 9 17l-2 14z",
                        "M12 22c3 1 5 1 7-1M22 17h2M14.500 38h21M30 16c2 4 3 8 2 13"));
        // a head with a crest and open jaws
        all.put(
                "dragon",
                new Shape(
                        "M14 42c1-6 6-8 6-13l-5 3-7-2 4-4-5-2 3-6 9-2 3-9 3 6 5-5 1 7 5-2-1 7 4 1-3 5c2 5 1 11-1 16z",
                        "M12 26l7-3M19 19h2M14 38h21M29 20c2 5 2 8 1 14"));
        // two wings
        all.put(
                "sylph",
                new Shape(
                        FOOT
                                + "M24 7a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM22 38c-1-5-1-8-1-12-5 1-10-1-14-10 7-3 12-2 15"
                                + " 3l2-3 2 3c3-5 8-6 15-3-4 9-9 11-14 10 0 4 0 7-1 12z",
                        FOOT_LINE + "M24 20v14M12 18l8 4M36 18l-8 4"));
        // a helmet with a spear
        all.put(
                "warrior",
                new Shape(
                        FOOT
                                + "M16 38c0-5-2-7-2-12 0-7 4-11 10-11s10 4 10 11c0 5-2 7-2 12zM36 38V14l-2 0 3.500-9"
                                + " 3.500 9h-2v24z",
                        FOOT_LINE + "M16 26h16M24 26v8"));
        // a mask under a hood
        all.put(
                "thief",
                new Shape(
                        FOOT + "M15 38c1-4 2-6 0-10-2-8 2-19 9-22 7 3 11 14 9 22-2 4-1 6 0 10z",
                        FOOT_LINE + "M18 22c3-3 9-3 12 0-3 4-9 4-12 0zM24 21v2"));
        // a helmet with a plume
        all.put(
                "hero",
                new Shape(
                        FOOT + "M17 38V25c0-4 2-7 5-8 1-7 8-11 17-9-4 2-6 5-7 10 2 2 3 4 3 7v13z",
                        FOOT_LINE + "M19 26h14M26 26v9M24 17c2-3 5-5 9-6"));
        // a mitre with a cross
        all.put(
                "cleric",
                new Shape(FOOT + "M17 38l-3-16L24 6l10 16-3 16z", FOOT_LINE + "M24 14v14M19.500 20h9M17 33h14"));
        // a pointed hat with a star
        all.put(
                "mage",
                new Shape(
                        FOOT + "M18 38l-1-5H8v-3l8-2L26 4l5 9-3 3 4 12 8 2v3h-9l-1 5z",
                        FOOT_LINE + "M16 29h16M24 17v8M20 21h8M21.500 18.500l5 5M26.500 18.500l-5 5"));
        // a shield with a cross
        all.put(
                "paladin",
                new Shape(
                        FOOT + "M11 8c5 1 9 0 13-3 4 3 8 4 13 3 1 13-3 23-13 30C14 31 10 21 11 8z",
                        FOOT_LINE + "M24 11v21M16 18h16"));
        // a helmet over a beard
        all.put(
                "dwarf",
                new Shape(
                        FOOT + "M13 24c0-8 5-12 11-12s11 4 11 12l-2 0c0 6-4 12-9 14-5-2-9-8-9-14z",
                        FOOT_LINE + "M14 23h20M24 12v11M20 27h1M27 27h1M20 32c2-1 6-1 8 0"));
        // a coiled serpent
        all.put(
                "basilisk",
                new Shape(
                        "M9 42v-4c6 1 12 0 12-4s-9-4-9-12c0-8 6-14 14-14 7 0 12 4 12 9l-9 4c0-3-2-5-4-4-3 1-3 5 0 7 4"
                                + " 3 9 5 9 11 0 3-1 5-2 7z",
                        "M30 13h2M38 17l4 2M14 38h20M17 24c2 4 8 5 10 10"));
        // a flame
        all.put(
                "elemental",
                new Shape(
                        "M24 4c3 6 9 9 11 16l3-3c3 9 1 20-7 25H17C9 37 8 27 12 19l3 4c0-8 7-11 9-19z",
                        "M24 22c1 4 6 6 5 12-1 4-9 4-10 0-1-5 4-7 5-12M15 38h18"));
        return Map.copyOf(all);
    }

    private static Shape elephant() {
        return new Shape(
                "M13 42V28c0-10 5-16 13-16 8 0 12 5 12 13v17h-7v-8h-8v8zM26 14c-6-4-14-2-16 6-1 6-1 10-4 14h5c3-4 4-8"
                        + " 4-12z",
                "M14 38h9M31 38h7M20 19h2M28 18c5 2 6 8 2 12-4-1-5-7-2-12z");
    }
}
