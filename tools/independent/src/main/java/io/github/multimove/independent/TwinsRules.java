package io.github.multimove.independent;

import static io.github.multimove.independent.ReferenceGames.value;

import java.util.List;
import java.util.Map;

/**
 * The options of Twins Chess (`rules/twins.md`, Variations).
 *
 * @param array which pieces are twins at the start
 * @param bond what siblings must do together
 * @param sharing whether siblings may stand on one square
 * @param sequential whether the sub-moves of a turn are made one after the other
 * @param promotion what a pawn becomes; under {@code array=twin-queens-only} a single piece
 */
record TwinsRules(String array, String bond, boolean sharing, boolean sequential, String promotion) {

    /** No option of the game, but two values of one at once, as a variant file makes them. */
    private static final String BOTH = "royal-queen+twin-queens";

    /** No value of the option, but an array as a variant file makes it. */
    private static final String NO_KINGS = "standard-without-kings";

    static TwinsRules of(Map<String, String> options) {
        String array = value(
                options,
                "array",
                "standard",
                "royal-queen",
                "twin-queens",
                "twin-queens-only",
                "fraternal",
                BOTH,
                NO_KINGS);
        boolean queensOnly = array.equals("twin-queens-only");
        return new TwinsRules(
                array,
                value(options, "bond", "conjoined", "separated", "separated-single", "identical"),
                ReferenceGames.choice(options, "sharing", "false", "true"),
                ReferenceGames.choice(options, "order", "simultaneous", "sequential"),
                queensOnly ? "single" : value(options, "promotion", "either", "sibling", "twins"));
    }

    /** Returns whether a turn that moves one of a set moves all of it. */
    boolean moveTogether() {
        return bond.equals("conjoined") || bond.equals("identical");
    }

    boolean dieTogether() {
        return !bond.equals("identical");
    }

    boolean onePieceOnly() {
        return bond.equals("separated-single");
    }

    /** Returns the texts that may follow a pawn's arrival on the last rank. */
    List<String> promotions() {
        return switch (promotion) {
            case "sibling", "single" -> List.of("b", "n", "q", "r");
            case "twins" -> List.of("bb", "nn", "qq", "rr");
            default -> List.of("b", "bb", "n", "nn", "q", "qq", "r", "rr");
        };
    }

    /** Returns whether a promoted piece joins the friendly pieces of its kind. */
    boolean joinsOnPromotion() {
        return !promotion.equals("single");
    }

    /** Returns the groups of kinds that are sets where a position's text leaves the sets out. */
    List<String> twinKinds() {
        return switch (array) {
            case "standard", NO_KINGS -> List.of("R", "B", "N");
            case "royal-queen", BOTH -> List.of("R", "B", "N", "KQ");
            case "twin-queens" -> List.of("R", "B", "N", "Q");
            case "twin-queens-only" -> List.of("Q");
            default -> List.of();
        };
    }

    /** Returns whether there are kings; without, no piece is royal and the capture of the last piece wins. */
    boolean hasKings() {
        return !array.equals(NO_KINGS);
    }

    boolean needsSets() {
        return array.equals("fraternal");
    }

    /** Returns whether two kinds can be siblings at all. */
    boolean canBeSiblings(char one, char other) {
        String pair = "" + one + other;
        return (one == other && one != 'P' && one != 'K')
                || (array.startsWith("royal-queen") && (pair.equals("KQ") || pair.equals("QK")))
                || (array.equals("fraternal") && (pair.equals("BN") || pair.equals("NB")));
    }

    String initialPosition() {
        String whitePawns = "/pppppppp/8/8/8/8/PPPPPPPP/";
        boolean stacked = array.contains("twin-queens");
        String placement = stacked ? "rnb(qq)kbnr" + whitePawns + "RNB(QQ)KBNR" : "rnbqkbnr" + whitePawns + "RNBQKBNR";
        // rules/twins.md, Castling: rights where king and rooks of the array are free to castle.
        boolean free = !moveTogether() || array.equals("twin-queens-only") || array.equals("fraternal");
        String sets = switch (array) {
            case "standard", NO_KINGS -> "a1+h1,b1+g1,c1+f1,a8+h8,b8+g8,c8+f8";
            case "royal-queen" -> "a1+h1,b1+g1,c1+f1,d1+e1,a8+h8,b8+g8,c8+f8,d8+e8";
            case BOTH -> "a1+h1,b1+g1,c1+f1,d1+d1+e1,a8+h8,b8+g8,c8+f8,d8+d8+e8";
            case "twin-queens" -> "a1+h1,b1+g1,c1+f1,d1+d1,a8+h8,b8+g8,c8+f8,d8+d8";
            case "twin-queens-only" -> "d1+d1,d8+d8";
            default -> "b1+c1,f1+g1,b8+c8,f8+g8";
        };
        placement = hasKings() ? placement : placement.replace("kb", "1b").replace("KB", "1B");
        return placement + " w " + (free ? "KQkq" : "-") + " - 0 1 " + sets;
    }
}
