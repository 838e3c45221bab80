package io.github.multimove.stress;

import io.github.multimove.LegalTurns;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Square;
import io.github.multimove.Turn;
import io.github.multimove.testkit.RandomPlay;
import io.github.multimove.testkit.RandomSetup;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.provider.Arguments;

/**
 * A few positions that {@code set-ups.txt} has under the name of the class that tries them: drawn, or set up from fixed seeds. So
 * what the laws try at many positions is tried in the time that a mutant may take.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class SetUps {
    /** Positions set up of more turns are passed over: the reference generator goes through all of them at every step of a turn. */
    static final int MOST_TURNS = 400;

    private static final String SEED = "seed ";
    private static final int SEEDS = 8;
    private static final int TURNS_MET = 40;

    /** Returns the id of each game with each of its positions: a text, {@code start}, or the first seed of one set up. */
    List<Arguments> positions() {
        List<Arguments> positions = new ArrayList<>();
        List<String> ids = new ArrayList<>();
        boolean wereIds = false;
        for (String line : lines(getClass().getSimpleName())) {
            boolean areIds = line.startsWith(": ");
            if (areIds) {
                ids = wereIds ? ids : new ArrayList<>();
                ids.addAll(List.of(line.substring(2).split(" ", -1)));
            } else {
                int seeds = line.startsWith("seeds ") ? Integer.parseInt(line.substring(6)) : 0;
                for (String id : ids) {
                    for (int seed = -1; seed < seeds; seed++) {
                        positions.add(Arguments.of(id, seeds == 0 ? line : SEED + seed * SEEDS));
                    }
                }
            }
            wereIds = areIds;
        }
        return positions;
    }

    private static List<String> lines(String name) {
        try (InputStream in = Objects.requireNonNull(SetUps.class.getResourceAsStream("set-ups.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isEmpty() && !line.startsWith("; "))
                    .dropWhile(line -> !line.equals("# " + name))
                    .skip(1)
                    .takeWhile(line -> !line.startsWith("# "))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns a position drawn, or the first from a seed on that has not too many turns, or one met in play if none is possible. */
    static Position position(String id, String text) {
        RuleSet rules = InventedGames.made(id);
        if (!text.startsWith(SEED)) {
            return text.equals("start") ? rules.initialPosition() : rules.position(text);
        }
        int first = Integer.parseInt(text.substring(SEED.length()));
        if (first < 0 && isSmall(rules.initialPosition(), MOST_TURNS)) {
            return rules.initialPosition();
        }
        for (int seed = Math.abs(first); seed < Math.abs(first) + SEEDS; seed++) {
            Optional<Position> position = RandomSetup.position(rules, seed);
            if (first / SEEDS % 2 == 1) {
                position = position.map(SetUps::bared);
            }
            if (position.isPresent() && isSmall(position.get(), MOST_TURNS)) {
                return position.get();
            }
        }
        return RandomPlay.position(rules, List.of(), first, TURNS_MET);
    }

    /** The same position with a quarter of the other side's pieces, so that there are checks and mates, if it is possible. */
    private static Position bared(Position position) {
        RuleSet rules = position.ruleSet();
        Setup.Builder builder = Setup.of(position).toBuilder();
        int passed = 0;
        for (Square square : position.squares(position.side().opposite())) {
            PieceType type = position.pieces(square).get(0).type();
            if (!rules.base().royals().contains(type) && passed++ % 4 != 0) {
                builder.pieces(square);
            }
        }
        Setup bared = builder.build()
                .withoutPiecesOutOfPlace(rules)
                .withoutImpossibleCastlingRights(rules)
                .withoutImpossibleEnPassant(rules);
        return rules.problems(bared).isEmpty() ? rules.position(bared) : position;
    }

    static boolean isSmall(Position position, int most) {
        return position.legalTurns().countUpTo(most) < most;
    }

    static List<String> texts(LegalTurns turns) {
        return turns.stream().map(Turn::toString).toList();
    }
}
