package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.independent.ReferenceAgreement;
import io.github.multimove.independent.ReferenceGames;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.CheckByTurns;
import io.github.multimove.testkit.PerftTable;
import io.github.multimove.testkit.RandomPlay;
import io.github.multimove.testkit.RandomSetup;
import io.github.multimove.testkit.ReferenceGame;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every published game with every option answers as its independent implementation: at positions kept, in games, where pieces are set up, and in number. */
@Tag("budget")
class IndependentAgreementTest {
    /** Positions with more turns are passed over, for the independent implementation lists them one by one. */
    private static final int MOST_TURNS = Budget.of(100, 200);

    private static final int MANY_TURNS = 6_000;

    private static final long MOST_COUNTED = Budget.of(500, 3_000);
    private static final int KEPT = Budget.of(2, 3);
    private static final int TURNS = Budget.of(1, 3);
    private static final int SET_UPS = Budget.of(1, 3);

    static Stream<String> ids() {
        Stream<RuleSet> pairs = Budget.of(0, 1) == 1 ? AgreementRules.pairs().stream() : Stream.empty();
        return Stream.concat(AgreementRules.all().stream(), pairs)
                .map(RuleSet::id)
                .filter(IndependentAgreementTest::hasReference);
    }

    private static boolean hasReference(String id) {
        try {
            return ReferenceGames.of(id).initialPosition().length() > 0;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static ReferenceAgreement agreement(String id) {
        return ReferenceAgreement.of(StressRules.of(id)).upTo(MOST_TURNS);
    }

    /** Only games over other bases have none, and not all of them. */
    @Test
    void everyGameHasAnIndependentImplementation() {
        assertThat(ids().filter(id -> !id.contains("[")).toList()).containsAll(RuleSets.ids());
    }

    @ParameterizedTest
    @MethodSource("ids")
    void positionsKept(String id) {
        assertThat(compared(agreement(id), id) > 0 || compared(agreement(id).upTo(MANY_TURNS), id) > 0)
                .isTrue();
    }

    private static int compared(ReferenceAgreement agreement, String id) {
        List<String> kept = AgreementRules.starts(StressRules.of(id));
        return (int) IntStream.range(0, kept.size())
                .filter(i -> agreement.at(kept.get(Math.floorMod(id.hashCode() + i, kept.size())), i))
                .limit(KEPT)
                .count();
    }

    @ParameterizedTest
    @MethodSource("ids")
    void games(String id) {
        ReferenceAgreement agreement = agreement(id);
        RuleSet rules = StressRules.of(id);
        List<String> kept = AgreementRules.starts(rules);
        Position start = rules.position(kept.get(Math.floorMod(~id.hashCode(), kept.size())));
        for (Position position : RandomPlay.game(start, 0, TURNS)) {
            agreement.at(position.toString(), 0);
        }
    }

    @ParameterizedTest
    @MethodSource("ids")
    void piecesSetUp(String id) {
        ReferenceAgreement agreement = agreement(id);
        RuleSet rules = StressRules.of(id);
        // how many pawns can have made a double step the library does not ask (guide/decided.md)
        IntStream.range(0, SET_UPS)
                .forEach(seed -> RandomSetup.position(rules, seed)
                        .map(Position::toString)
                        .filter(text -> text.split(" ", -1)[3].equals("-"))
                        .ifPresent(text -> agreement.at(text, seed)));
        boolean ordered = rules.structure().isOrdered() && !id.contains("logical=true");
        if (ordered || rules.structure().equals(TurnStructure.one()) || id.startsWith("two-prong")) {
            agreement.setUp(id, 18, SET_UPS);
        }
    }

    /** Check is what the turns say that the opponent would have (rules/common.md, Check). */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "twinmove",
                "twinmove[pawn-move=optional]",
                "geminus",
                "geminus[balanced=true,pawn-move=optional]"
            })
    void checkIsWhatTheOpponentsTurnsSay(String id) {
        int checks = 0;
        for (int game = 0; game < Budget.of(1, 2); game++) {
            for (Position position : RandomPlay.game(RuleSets.of(id), game, 80)) {
                checks += CheckByTurns.agrees(position) ? 1 : 0;
            }
        }
        assertThat(checks).isGreaterThan(10);
    }

    @Tag("full")
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
    void turnsOfEveryDropOfGeminus(int turns) {
        RuleSet rules = RuleSets.of("geminus");
        Position position = rules.initialPosition();
        for (int i = 0; i < turns; i++) {
            position = position.play(position.legalTurns().uniform(new Random(turns)));
        }
        assertThat(position.legalTurns().stream().map(Object::toString).toList())
                .isEqualTo(ReferenceGames.of("geminus").legalTurns(position.toString()));
    }

    static Stream<PerftTable.Row> numbers() throws IOException {
        return PerftTable.read(NumbersByMerging.stream(Path.of("../.."))).stream()
                .filter(row -> row.count() <= MOST_COUNTED && hasReference(row.id()));
    }

    @ParameterizedTest
    @MethodSource("numbers")
    void publishedNumbers(PerftTable.Row row) {
        ReferenceGame game = ReferenceGames.of(row.id());
        String from = row.position().isEmpty() ? game.initialPosition() : row.position();
        assertThat(perft(game, from, row.depth())).isEqualTo(row.count());
    }

    private static long perft(ReferenceGame game, String position, int depth) {
        List<String> turns = game.legalTurns(position);
        return depth == 1
                ? turns.size()
                : turns.stream()
                        .mapToLong(turn -> perft(game, game.play(position, turn), depth - 1))
                        .sum();
    }
}
