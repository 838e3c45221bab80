package io.github.multimove.twoprong;

import io.github.multimove.RuleSet;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.TurnStructure;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Two-Prong Chess: a turn is a move by one man, or a simultaneous move by each of two different men (in N-prong games by
 * up to N), over any base game. The first turn of the side that begins is a single move.
 *
 * <p>Board, men, array, promotion, check and mate are the base game's. Each sub-move is judged on the board before the
 * turn, the safety of royal men once, after the whole turn.
 *
 * <p>Source: John Whelan, Two-Prong Chess, 2015, as rules/two-prong.md states it.
 */
public final class TwoProng {
    private TwoProng() {}

    /** Returns Two-Prong Chess over a base game: two prongs, without collision. */
    public static RuleSet over(BaseGame base) {
        return over(base, 2, false);
    }

    /**
     * Returns N-prong chess over a base game.
     *
     * @param base the base game
     * @param prongs the most men that move in a turn, 2 to 8
     * @param collision whether two men of a turn may not travel toward each other over common squares
     * @throws IllegalArgumentException if the number of prongs is not 2 to 8
     */
    public static RuleSet over(BaseGame base, int prongs, boolean collision) {
        Map<String, String> options = new TreeMap<>();
        if (!base.id().equals("orthodox")) {
            options.put("base", base.id());
        }
        if (prongs != 2) {
            options.put("prongs", Integer.toString(prongs));
        }
        if (collision) {
            options.put("collision", "true");
        }
        String id = options.isEmpty()
                ? "two-prong"
                : options.entrySet().stream()
                        .map(option -> option.getKey() + "=" + option.getValue())
                        .collect(Collectors.joining(",", "two-prong[", "]"));
        return RuleSet.of(id, base, structure(prongs, collision));
    }

    static TurnStructure structure(int prongs, boolean collision) {
        if (prongs < 2 || prongs > 8) {
            throw new IllegalArgumentException("expected 2 to 8 prongs, found " + prongs);
        }
        return TurnStructure.opening(TurnStructure.upTo(1)).then(new TurnStructure.UpTo(prongs, collision));
    }
}
