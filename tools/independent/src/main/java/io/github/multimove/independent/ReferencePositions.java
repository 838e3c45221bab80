package io.github.multimove.independent;

import io.github.multimove.testkit.ReferenceGame;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/**
 * Positions worth comparing on: busy middlegames, mates and near-mates, promotions, castling, captures en passant, two
 * royal pieces under attack, frozen pieces, remote captures.
 *
 * <p>They are kept as text resources beside this class, {@code positions/<name>.txt}, one a line, with {@code #} before
 * a remark, so that other projects can take them. The name is that of the rule set, and for Two-Prong Chess over
 * another base than the orthodox game {@code two-prong-<base>}, and so with every game that has a base. Positions that
 * the options make impossible are left out.
 */
public final class ReferencePositions {

    private ReferencePositions() {}

    /**
     * Returns the positions kept for a rule set, in the order of their file, all of which the rule set can have.
     *
     * @param id a rule set id such as {@code two-prong[base=grand,prongs=3]}
     * @throws IllegalArgumentException if no positions are kept for it
     */
    public static List<String> of(String id) {
        String resource = "positions/" + file(id) + ".txt";
        try (InputStream stream = ReferencePositions.class.getResourceAsStream(resource)) {
            if (stream == null) {
                throw new IllegalArgumentException("no positions of " + id + ": " + resource);
            }
            ReferenceGame game = ReferenceGames.of(id);
            String lines = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            return Stream.concat(Stream.of(game.initialPosition()), lines.lines())
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .filter(line -> isPosition(game, line))
                    .distinct()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static boolean isPosition(ReferenceGame game, String text) {
        try {
            game.isCheck(text);
            return true;
        } catch (IllegalArgumentException impossible) {
            return false;
        }
    }

    private static String file(String id) {
        String name = ReferenceGames.name(id);
        String base = ReferenceGames.name(ReferenceGames.options(id).getOrDefault("base", "orthodox"));
        return base.equals("orthodox") ? name : name + "-" + base;
    }
}
