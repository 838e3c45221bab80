package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.spi.Reference;
import io.github.multimove.testkit.Comparisons;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Positions drawn for what random ones have seldom, at which turns, views and the games of a few turns are compared with the
 * reference generator. Each family of games has a subclass of its own.
 */
abstract class SetUpDrawnGames extends SetUps {
    private static final int MOST_LISTED = 6_000;
    private static final int MOST_MATES = 700;
    private static final int MOST_TURNS_PLAYED = 32;
    private static final int MOST_GAMES = 1_000;

    /** Returns whether turns are so long that neither games nor mates are gone through. */
    boolean isLong() {
        return false;
    }

    @ParameterizedTest
    @MethodSource("positions")
    void turnsAndGamesAreThoseOfTheReferenceGenerator(String id, String text) {
        Position position = position(id, text);
        if (isSmall(position, MOST_LISTED)) {
            Comparisons.fastWithReference(position, text.length());
        }
        if (!isLong()) {
            SetUpPositionsTest.gamesAreThoseOfTheReferenceGenerator(position, MOST_TURNS_PLAYED, MOST_GAMES);
        }
    }

    @ParameterizedTest
    @MethodSource("positions")
    void viewsAreThoseOfTheReferenceGenerator(String id, String text) {
        Position position = position(id, text);
        if (isSmall(position, MOST_LISTED)) {
            same(position, LegalTurns::capturing);
            same(position, LegalTurns::givingCheck);
        }
        if (!isLong() && isSmall(position, MOST_MATES)) {
            same(position, LegalTurns::mating);
            same(position, all -> all.capturing().givingCheck());
        }
    }

    private static void same(Position position, UnaryOperator<LegalTurns> view) {
        List<String> expected =
                texts(view.apply(Reference.of(position.ruleSet()).legalTurns(position)));
        LegalTurns turns = view.apply(position.legalTurns());
        assertThat(turns.count()).isEqualTo(expected.size());
        assertThat(view.apply(position.legalTurns()).isEmpty()).isEqualTo(expected.isEmpty());
        assertThat(texts(turns)).isEqualTo(expected);
        if (!expected.isEmpty()) {
            assertThat(turns.at(expected.size() - 1)).hasToString(expected.get(expected.size() - 1));
            assertThat(turns.at(expected.size() / 2)).hasToString(expected.get(expected.size() / 2));
        }
    }
}
