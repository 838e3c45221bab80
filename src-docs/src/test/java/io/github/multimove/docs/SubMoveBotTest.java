package io.github.multimove.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Outcome;
import io.github.multimove.Position;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The program of the guide beats the one that takes what it can, in games that begin with two turns at random. */
@Tag("full")
class SubMoveBotTest {
    private static final int GAMES = 10;
    private static final int MOST_TURNS = 150;

    @ParameterizedTest
    @CsvSource({"two-prong,6,9", "marseillais,6,9", "duck,12,9", "progressive,6,9"})
    void looksFurtherThanTheGreedyOne(String id, int width, int ofTen) {
        int won = 0;
        for (int game = 0; game < GAMES; game++) {
            won += isWon(id, game, new SubMoveBot(width, 1), new SubMoveBot(width, 0)) ? 1 : 0;
        }
        assertThat(won).as("games won of " + GAMES + " of " + id).isGreaterThanOrEqualTo(ofTen);
    }

    private static boolean isWon(String id, int game, SubMoveBot bot, SubMoveBot greedy) {
        Side side = game % 2 == 0 ? Side.WHITE : Side.BLACK;
        Random random = new Random(game / 2);
        Position position = RuleSets.of(id).initialPosition();
        for (int i = 0; i < 2; i++) {
            position = position.play(position.legalTurns().sample(random));
        }
        for (int turn = 0; turn < MOST_TURNS && position.outcome().isEmpty(); turn++) {
            position = position.play((position.side() == side ? bot : greedy).choose(position));
        }
        return position.outcome().flatMap(Outcome::winner).filter(side::equals).isPresent();
    }
}
