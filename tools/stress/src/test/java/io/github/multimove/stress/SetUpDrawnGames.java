package io.github.multimove.stress;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.Turn;
import io.github.multimove.testkit.Comparisons;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Positions drawn, at which turns and the games of a few turns are compared with the reference generator. */
abstract class SetUpDrawnGames {
    private static final int MOST_TURNS_PLAYED = 64;
    private static final int MOST_GAMES = 2_000;

    /** Returns each position of a list in each game of another. */
    static Stream<Arguments> pairs(List<String> ids, List<String> positions) {
        return ids.stream().flatMap(id -> positions.stream().map(text -> Arguments.of(id, text)));
    }

    static List<String> texts(LegalTurns turns) {
        return turns.stream().map(Turn::toString).toList();
    }

    @ParameterizedTest
    @MethodSource("positions")
    void turnsAndGamesAreThoseOfTheReferenceGenerator(String id, String text) {
        Position position = InventedGames.made(id).position(text);
        Comparisons.fastWithReference(position, text.length());
        SetUpPositionsTest.gamesAreThoseOfTheReferenceGenerator(position, MOST_TURNS_PLAYED, MOST_GAMES);
    }
}
