package io.github.multimove.docs;

import io.github.multimove.Position;
import io.github.multimove.testkit.Comparisons;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Positions drawn, at which turns and the games of a few turns are compared with the plain path. */
abstract class SetUpDrawnGames {
    private static final int MOST_TURNS_PLAYED = 64;
    private static final int MOST_GAMES = 2_000;

    @ParameterizedTest
    @MethodSource("positions")
    void turnsAndGamesAreThoseOfThePlainPath(String id, String text) {
        Position position = SetUpInvented.ruleSet(id).position(text);
        Comparisons.fastWithPlain(position, text.length());
        SetUpPositionsTest.gamesAreThoseOfThePlainPath(position, MOST_TURNS_PLAYED, MOST_GAMES);
    }
}
