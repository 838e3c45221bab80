package io.github.multimove.independent;

import io.github.multimove.testkit.ReferenceGame;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Finds the reference of a rule set by its id ({@code rules/notation.md}, rule set ids), options in any order and
 * defaults written out or not.
 */
public final class ReferenceGames {

    private ReferenceGames() {}

    /**
     * Returns the reference of a rule set, such as {@code two-prong[base=grand,collision=true]}.
     *
     * @throws IllegalArgumentException if there is no such rule set or option
     */
    public static ReferenceGame of(String id) {
        Map<String, String> options = options(id);
        return asked(id, options, game(name(id), options));
    }

    private static ReferenceGame game(String name, Map<String, String> options) {
        return switch (name) {
            case "two-prong" -> twoProng(options);
            case "twinmove" -> PawnThenPieceReference.twinmove(options);
            case "geminus" -> PawnThenPieceReference.geminus(options);
            case "twins" -> TwinsReference.of(options);
            case "marseillais" -> SeriesGames.marseillais(options);
            case "progressive" -> SeriesGames.progressive(options);
            case "monster" -> SeriesGames.monster(options);
            case "doublemove" -> SeriesGames.doublemove(options);
            case "extra-move" -> SeriesGames.extraMove();
            case "two-move" -> SeriesGames.twoMove();
            case "two-fisted" -> SeriesGames.twoFisted();
            case "bennekom" -> SeriesGames.bennekom(options);
            case "triplets" -> SeriesGames.triplets();
            case "kings-progressive" -> SeriesGames.kingsProgressive(options);
            case "moderate-progressive" -> SeriesGames.moderateProgressive(options);
            case "accelerated" -> SeriesGames.accelerated(options);
            case "balanced-swap" -> new BalancedSwapReference();
            case "progressive-take-all" -> TakeAllReference.of();
            case "avalanche" -> AvalancheReference.of(options);
            case "swedish" -> swedish();
            case "duck" -> DuckReference.of(options);
            default -> new PlainGame(base(name, options), 1, false, 1);
        };
    }

    private static ReferenceGame twoProng(Map<String, String> options) {
        int prongs = Integer.parseInt(taken(options, "prongs", "2"));
        if (prongs < 2 || prongs > 64) {
            throw new IllegalArgumentException("expected 2 to 64 prongs, found " + prongs);
        }
        return new PlainGame(
                base(options),
                prongs,
                choice(options, "collision", "false", "true"),
                choice(options, "castling", "dual", "single") ? 1 : 2);
    }

    /** One drop a turn while a side has pieces in hand, then orthodox chess without double step. */
    private static ReferenceGame swedish() {
        PlainBase base = new PlainOrthodox()
                .from("r3k2r/8/pppppppp/8/8/PPPPPPPP/8/R3K2R w KQkq - 0 1")
                .withoutDoubleStep();
        return new DropPhase(base, "QBN", 1, new PlainGame(base, 1, false, 1), rest -> false);
    }

    /** Returns the base game that the option {@code base} names, the orthodox game where it is absent. */
    static PlainBase base(Map<String, String> options) {
        return base(taken(options, "base", "orthodox"));
    }

    /** Returns the base game of an id. */
    static PlainBase base(String id) {
        Map<String, String> options = options(id);
        return asked(id, options, base(name(id), options));
    }

    private static PlainBase base(String name, Map<String, String> options) {
        return switch (name) {
            case "orthodox" -> new PlainOrthodox();
            case "chess960" -> PlainOrthodox.shuffled(Integer.parseInt(taken(options, "array", "518")));
            case "grand" -> new PlainGrand();
            case "raumschach" ->
                new PlainRaumschach(
                        choice(options, "array", "maack", "cvp"), choice(options, "pawn-captures", "five", "four"));
            case "dragonchess" -> new PlainDragonchess(choice(options, "elemental-rise", "capture", "move"));
            case "double-king" ->
                new PlainDoubleKing(
                        choice(options, "castling", "strict", "lenient"),
                        choice(options, "score-double-checkmate", "false", "true"));
            default -> throw new IllegalArgumentException("no reference of " + name);
        };
    }

    static String name(String id) {
        int bracket = id.indexOf('[');
        return bracket < 0 ? id : id.substring(0, bracket);
    }

    /** Returns the options of an id, whose values may be ids with options of their own; a game takes out what it asks. */
    static Map<String, String> options(String id) {
        Map<String, String> options = new TreeMap<>();
        String inner = id.replaceFirst("^[^\\[]*\\[?", "").replaceFirst("]$", "");
        for (String option : inner.isEmpty() ? new String[0] : inner.split(",(?![^\\[]*])", -1)) {
            String[] parts = option.split("=", 2);
            if (parts.length < 2 || options.put(parts[0], parts[1]) != null) {
                throw new IllegalArgumentException("expected options name=value, each once, found " + id);
            }
        }
        return options;
    }

    private static String taken(Map<String, String> options, String option, String usual) {
        return options.containsKey(option) ? options.remove(option) : usual;
    }

    /** Refuses options that a game has not asked. */
    private static <T> T asked(String id, Map<String, String> options, T game) {
        if (!options.isEmpty()) {
            throw new IllegalArgumentException("no option " + options.keySet() + " in the reference of " + id);
        }
        return game;
    }

    /** Tells whether an option has its second value rather than its first, which is the default. */
    static boolean choice(Map<String, String> options, String option, String usual, String other) {
        return value(options, option, usual, other).equals(other);
    }

    /** Returns the value of an option, the first of the possible ones where it is absent. */
    static String value(Map<String, String> options, String option, String... values) {
        String value = taken(options, option, values[0]);
        if (!List.of(values).contains(value)) {
            throw new IllegalArgumentException(
                    "expected " + option + " one of " + List.of(values) + ", found " + value);
        }
        return value;
    }
}
