package io.github.multimove.independent;

import io.github.multimove.testkit.ReferenceGame;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Positions worth testing with in Twinmove, Geminus and Twins Chess: the array, the inventors' examples, and cases for
 * each point of the rules pages that is easily got wrong.
 */
public final class VariantPositions {

    private VariantPositions() {}

    /**
     * Returns positions that the given rule set can have, in the text of {@code rules/notation.md}. Not all
     * of it is canonical: in some the seventh field or the clocks are missing.
     *
     * @param id the id of a rule set of Twinmove, Geminus or Twins Chess, options included
     * @throws IllegalArgumentException if the id is of another game or the options are not its own
     */
    public static List<String> of(String id) {
        int bracket = id.indexOf('[');
        String name = bracket < 0 ? id : id.substring(0, bracket);
        Map<String, String> options = options(id, bracket);
        return switch (name) {
            case "twinmove" -> valid(TwinmoveReference.of(options), PawnThenPiecePositions.TWINMOVE);
            case "geminus" -> valid(GeminusReference.of(options), PawnThenPiecePositions.GEMINUS);
            case "twins" -> valid(TwinsReference.of(options), twins(options));
            default -> throw new IllegalArgumentException("expected twinmove, geminus or twins, found: " + id);
        };
    }

    private static Map<String, String> options(String id, int bracket) {
        Map<String, String> options = new LinkedHashMap<>();
        if (bracket < 0) {
            return options;
        }
        if (!id.endsWith("]")) {
            throw new IllegalArgumentException("expected a closing bracket, found: " + id);
        }
        for (String option : id.substring(bracket + 1, id.length() - 1).split(",", -1)) {
            String[] sides = option.split("=", -1);
            if (sides.length != 2 || options.put(sides[0], sides[1]) != null) {
                throw new IllegalArgumentException("expected name=value, each name once, found: " + option);
            }
        }
        return options;
    }

    private static String twins(Map<String, String> options) {
        String array = options.getOrDefault("array", "standard");
        boolean sharing = options.getOrDefault("sharing", "false").equals("true");
        return switch (array) {
            case "royal-queen" -> TwinsPositions.ROYAL_QUEEN + (sharing ? TwinsPositions.ROYAL_QUEEN_SHARING : "");
            case "twin-queens" -> TwinsPositions.TWIN_QUEENS + TwinsPositions.STANDARD;
            case "twin-queens-only" -> TwinsPositions.TWIN_QUEENS_ONLY;
            case "fraternal" -> TwinsPositions.FRATERNAL + (sharing ? TwinsPositions.FRATERNAL_SHARING : "");
            default -> TwinsPositions.STANDARD + (sharing ? TwinsPositions.STANDARD_SHARING : "");
        };
    }

    /** Whether a position is possible may depend on the options: whether a side is in check does. */
    private static List<String> valid(ReferenceGame game, String lines) {
        List<String> positions = new ArrayList<>(List.of(game.initialPosition()));
        for (String line : lines.lines().toList()) {
            if (!line.isBlank() && !line.startsWith("#") && !positions.contains(line) && isPosition(game, line)) {
                positions.add(line);
            }
        }
        return List.copyOf(positions);
    }

    private static boolean isPosition(ReferenceGame game, String text) {
        try {
            game.isCheck(text);
            return true;
        } catch (IllegalArgumentException impossible) {
            return false;
        }
    }
}
