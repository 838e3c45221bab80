package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Square;
import io.github.multimove.Turn;
import io.github.multimove.perft.Perft;
import io.github.multimove.spi.Reference;
import io.github.multimove.testkit.Comparisons;
import io.github.multimove.testkit.Laws;
import io.github.multimove.testkit.RandomPlay;
import io.github.multimove.testkit.RandomSetup;
import io.github.multimove.testkit.ViewLaws;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A few positions set up from fixed seeds, at which the fast path of a rule set is compared with its plain one: what the laws
 * try at many positions, in the time that a mutant may take. Each family of games has a subclass of its own, so that
 * a fault in one meets no tests of the others.
 */
@Tag("mutation")
abstract class SetUpPositionsTest {
    /** Positions of more turns are passed over: the reference generator goes through all of them at every step of a turn. */
    private static final int MOST_TURNS = 400;

    private static final int MOST_TURNS_PLAYED = 24;
    private static final int MOST_GAMES = 400;
    private static final int SEEDS = 8;
    private static final int TURNS_MET = 40;

    /** Ids with blanks between. */
    static List<String> ids(String text) {
        return List.of(text.strip().split("\\s+", -1));
    }

    /** Returns for each rule set the initial position, whose seed is negative, and so many first seeds. */
    static Stream<Arguments> positions(int each, String ids) {
        return ids(ids).stream().flatMap(id -> IntStream.range(-1, each).mapToObj(i -> Arguments.of(id, i * SEEDS)));
    }

    /** Returns the first position from a seed on that has not too many turns, or one met in play if none is possible. */
    static Position position(String id, int firstSeed) {
        RuleSet rules = InventedGames.made(id);
        if (firstSeed < 0 && rules.initialPosition().legalTurns().countUpTo(MOST_TURNS) < MOST_TURNS) {
            return rules.initialPosition();
        }
        for (int seed = Math.abs(firstSeed); seed < Math.abs(firstSeed) + SEEDS; seed++) {
            Optional<Position> position = RandomSetup.position(rules, seed);
            if (firstSeed / SEEDS % 2 == 1) {
                position = position.map(SetUpPositionsTest::bared);
            }
            if (position.isPresent() && rules.legalTurns(position.get()).countUpTo(MOST_TURNS) < MOST_TURNS) {
                return position.get();
            }
        }
        return RandomPlay.position(rules, List.of(), firstSeed, TURNS_MET);
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

    @ParameterizedTest
    @MethodSource("positions")
    void turnsAreThoseOfTheReferenceGenerator(String id, int firstSeed) {
        Position position = position(id, firstSeed);
        Comparisons.fastWithReference(position, firstSeed);
        Laws.effectsLeadToTheNextPosition(position, firstSeed);
        Laws.onlyListedTurnsAreLegal(position, firstSeed);
        theReferenceGeneratorCounts(Reference.of(position.ruleSet()).legalTurns(position), firstSeed);
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
    void gamesOfAFewTurnsAreThoseOfTheReferenceGenerator(String id, int firstSeed) {
        gamesAreThoseOfTheReferenceGenerator(position(id, firstSeed), MOST_TURNS_PLAYED, MOST_GAMES);
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
        return positions.allMatch(position -> position.legalTurns().countUpTo(MOST_TURNS) < MOST_TURNS);
    }

    @ParameterizedTest
    @MethodSource("positions")
    void viewsAreFilters(String id, int firstSeed) {
        ViewLaws.viewsAreFilters(position(id, firstSeed), firstSeed);
    }
}
