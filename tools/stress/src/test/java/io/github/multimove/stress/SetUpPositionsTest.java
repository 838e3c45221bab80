package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.Turn;
import io.github.multimove.perft.Perft;
import io.github.multimove.spi.Reference;
import io.github.multimove.testkit.Comparisons;
import io.github.multimove.testkit.Laws;
import io.github.multimove.testkit.ViewLaws;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A few positions set up from fixed seeds, at which the fast path of a rule set is compared with its plain one: what the laws
 * try at many positions, in the time that a mutant may take. Each family of games has a subclass of its own, so that
 * a fault in one meets no tests of the others.
 */
@Tag("mutation")
abstract class SetUpPositionsTest extends SetUps {
    private static final int MOST_TURNS_PLAYED = 24;
    private static final int MOST_GAMES = 400;

    @ParameterizedTest
    @MethodSource("positions")
    void turnsAreThoseOfTheReferenceGenerator(String id, String seed) {
        Position position = position(id, seed);
        Comparisons.fastWithReference(position, seed.hashCode());
        Laws.effectsLeadToTheNextPosition(position, seed.hashCode());
        Laws.onlyListedTurnsAreLegal(position, seed.hashCode());
        theReferenceGeneratorCounts(Reference.of(position.ruleSet()).legalTurns(position), seed.hashCode());
    }

    /** Count, places and draws of the reference generator are those of its list. */
    private static void theReferenceGeneratorCounts(LegalTurns plain, int seed) {
        List<Turn> listed = plain.stream().toList();
        assertThat(plain.countUpTo(listed.size() + 1L)).isEqualTo(listed.size());
        assertThat(plain.countUpTo(2)).isEqualTo(Math.min(2, listed.size()));
        if (!listed.isEmpty()) {
            assertThat(plain.at(listed.size() - 1L)).isEqualTo(listed.get(listed.size() - 1));
            assertThat(listed).contains(plain.sample(new SplittableRandom(seed)));
        }
    }

    @ParameterizedTest
    @MethodSource("positions")
    void gamesOfAFewTurnsAreThoseOfTheReferenceGenerator(String id, String seed) {
        gamesAreThoseOfTheReferenceGenerator(position(id, seed), MOST_TURNS_PLAYED, MOST_GAMES);
    }

    /** Perft of two turns, where the turns of one are few, and of three, where the games of two are. */
    static void gamesAreThoseOfTheReferenceGenerator(Position position, int mostTurns, int mostGames) {
        Comparisons.perftWithReference(position, mostTurns);
        List<Turn> turns = position.legalTurns().stream().limit(mostTurns + 1L).toList();
        if (turns.size() > mostTurns || !areFew(turns.stream().map(position::play))) {
            return; // turns that grow from turn to turn may be millions
        }
        if (Perft.count(position, 2) <= mostGames
                && areFew(turns.stream()
                        .map(position::play)
                        .flatMap(second -> second.legalTurns().stream().map(second::play)))) {
            long games = 0;
            for (Turn turn : turns) {
                games += Perft.count(position.play(turn), 2);
            }
            assertThat(Perft.count(position, 3)).isEqualTo(games);
        }
    }

    private static boolean areFew(Stream<Position> positions) {
        return positions.allMatch(position -> isSmall(position, MOST_TURNS));
    }

    @ParameterizedTest
    @MethodSource("positions")
    void viewsAreFilters(String id, String seed) {
        ViewLaws.viewsAreFilters(position(id, seed), seed.hashCode());
    }
}
