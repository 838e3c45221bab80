package io.github.multimove.independent;

import io.github.multimove.testkit.ReferenceGame;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
        String name = name(id);
        return switch (name) {
            case "two-prong" -> twoProng(options);
            case "twinmove" -> PawnThenPieceReference.twinmove(options);
            case "geminus" -> PawnThenPieceReference.geminus(options);
            case "twins" -> TwinsReference.of(options);
            case "marseillais" -> SeriesGames.marseillais(options);
            case "progressive" -> SeriesGames.progressive(options);
            case "monster" -> SeriesGames.monster(options);
            case "doublemove" -> SeriesGames.doublemove(options);
            case "extra-move" -> SeriesGames.extraMove(options);
            case "two-move" -> SeriesGames.twoMove(options);
            case "two-fisted" -> SeriesGames.twoFisted(options);
            case "bennekom" -> SeriesGames.bennekom(options);
            case "triplets" -> SeriesGames.triplets(options);
            case "kings-progressive" -> SeriesGames.kingsProgressive(options);
            case "moderate-progressive" -> SeriesGames.moderateProgressive(options);
            case "accelerated" -> SeriesGames.accelerated(options);
            case "balanced-swap" -> BalancedSwapReference.of(options);
            case "progressive-take-all" -> TakeAllReference.of(options);
            case "avalanche" -> AvalancheReference.of(options);
            case "swedish" -> swedish(options);
            case "duck" -> DuckReference.of(options);
            default -> new PlainGame(base(id), 1, false, 1);
        };
    }

    private static ReferenceGame twoProng(Map<String, String> options) {
        allow(options, Set.of("base", "prongs", "collision", "castling"));
        int prongs = Integer.parseInt(options.getOrDefault("prongs", "2"));
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
    private static ReferenceGame swedish(Map<String, String> options) {
        allow(options, Set.of());
        PlainBase base = new PlainOrthodox()
                .from("r3k2r/8/pppppppp/8/8/PPPPPPPP/8/R3K2R w KQkq - 0 1")
                .withoutDoubleStep();
        return new DropPhase(base, "QBN", 1, new PlainGame(base, 1, false, 1), rest -> false);
    }

    /** Returns the base game that the option {@code base} names, the orthodox game where it is absent. */
    static PlainBase base(Map<String, String> options) {
        return base(options.getOrDefault("base", "orthodox"));
    }

    /** Returns the base game of an id. */
    static PlainBase base(String id) {
        Map<String, String> options = options(id);
        switch (name(id)) {
            case "orthodox" -> {
                allow(options, Set.of());
                return new PlainOrthodox();
            }
            case "chess960" -> {
                allow(options, Set.of("array"));
                return PlainOrthodox.shuffled(Integer.parseInt(options.getOrDefault("array", "518")));
            }
            case "grand" -> {
                allow(options, Set.of());
                return new PlainGrand();
            }
            case "raumschach" -> {
                allow(options, Set.of("array", "pawn-captures"));
                return new PlainRaumschach(
                        choice(options, "array", "maack", "cvp"), choice(options, "pawn-captures", "five", "four"));
            }
            case "dragonchess" -> {
                allow(options, Set.of("elemental-rise"));
                return new PlainDragonchess(choice(options, "elemental-rise", "capture", "move"));
            }
            case "double-king" -> {
                allow(options, Set.of("castling", "score-double-checkmate"));
                return new PlainDoubleKing(
                        choice(options, "castling", "strict", "lenient"),
                        choice(options, "score-double-checkmate", "false", "true"));
            }
            default -> throw new IllegalArgumentException("no reference of " + id);
        }
    }

    static String name(String id) {
        int bracket = id.indexOf('[');
        return bracket < 0 ? id : id.substring(0, bracket);
    }

    /** Returns the options of an id, whose values may be ids with options of their own. */
    static Map<String, String> options(String id) {
        Map<String, String> options = new TreeMap<>();
        int bracket = id.indexOf('[');
        if (bracket < 0) {
            return options;
        }
        if (!id.endsWith("]")) {
            throw new IllegalArgumentException("expected ] at the end of " + id);
        }
        int depth = 0;
        int start = bracket + 1;
        for (int at = start; at < id.length(); at++) {
            char c = id.charAt(at);
            boolean ends = depth == 0 && (c == ',' || at == id.length() - 1);
            if (ends) {
                String option = id.substring(start, at);
                int equals = option.indexOf('=');
                if (equals < 1 || options.put(option.substring(0, equals), option.substring(equals + 1)) != null) {
                    throw new IllegalArgumentException("expected options name=value, each once, found " + id);
                }
                start = at + 1;
            }
            depth += c == '[' ? 1 : c == ']' ? -1 : 0;
        }
        return options;
    }

    /** Refuses options that a game does not have. */
    static void allow(Map<String, String> options, Set<String> known) {
        for (String option : options.keySet()) {
            if (!known.contains(option)) {
                throw new IllegalArgumentException("expected options " + known + ", found " + option);
            }
        }
    }

    /** Tells whether an option has its second value rather than its first, which is the default. */
    static boolean choice(Map<String, String> options, String option, String usual, String other) {
        return value(options, option, usual, other).equals(other);
    }

    /** Returns the value of an option, the first of the possible ones where it is absent. */
    static String value(Map<String, String> options, String option, String... values) {
        String value = options.getOrDefault(option, values[0]);
        if (!List.of(values).contains(value)) {
            throw new IllegalArgumentException(
                    "expected " + option + " one of " + List.of(values) + ", found " + value);
        }
        return value;
    }
}
