package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.testkit.RandomPlay;
import io.github.multimove.testkit.SerialLaws;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rule sets, positions and turns of every variant are written as text and come back equal. */
@Tag("full")
class SerializationOfEveryVariantTest {
    static Stream<String> ids() {
        return StressRules.all().stream().map(RuleSet::id);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void gamesComeBackEqual(String id) {
        comeBackEqual(id, 1, 12);
    }

    @ParameterizedTest
    @MethodSource("ids")
    @Tag("slow")
    void longGamesComeBackEqual(String id) {
        comeBackEqual(id, 3, 30);
    }

    private static void comeBackEqual(String id, int games, int turns) {
        for (int seed = 0; seed < games; seed++) {
            List<Position> game = RandomPlay.game(RuleSets.of(id), seed, turns);
            SerialLaws.serializationRestores(game, seed);
            SerialLaws.tamperedTextIsRefused(game.get(game.size() - 1), seed);
        }
    }

    /** The text does not say that the rule is in force; the position that it describes does. */
    @ParameterizedTest
    @ValueSource(strings = {"two-prong", "twinmove[balanced=true]"})
    void theOpeningRuleComesBack(String id) throws Exception {
        RuleSet rules = RuleSets.of(id);
        Position start = rules.initialPosition();
        Position later = rules.position(start.toString().replaceAll(" 1$", " 2"));
        assertThat(start.isUnderOpeningRule()).isTrue();
        assertThat(later.isUnderOpeningRule()).isFalse();
        assertThat(start).isNotEqualTo(later);
        for (Position position : List.of(start, later)) {
            Position read = (Position) copy(position);
            assertThat(read).isEqualTo(position);
            assertThat(read.isUnderOpeningRule()).isEqualTo(position.isUnderOpeningRule());
            assertThat(read.ruleSet().legalTurns(read).count())
                    .isEqualTo(rules.legalTurns(position).count());
        }
    }

    @Test
    void aTurnHandedOutByOneReaderIsPlayedByAnother() throws Exception {
        RuleSet rules = RuleSets.of("two-prong[prongs=3]");
        Position position = rules.position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 9");
        List<?> read = (List<?>) copy(List.of(position, rules.parseTurn(position, "b1c3,g1f3,e2e4")));
        assertThat(rules.play(position, (io.github.multimove.Turn) read.get(1)))
                .hasToString("rnbqkbnr/pppppppp/8/8/4P3/2N2N2/PPPP1PPP/R1BQKB1R b KQkq - 0 9");
    }

    private static Object copy(Object value) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return in.readObject();
        }
    }
}
