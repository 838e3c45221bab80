package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.testkit.RandomPlay;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is part of a position and seldom seen is part of its bytes and of its serial form. */
class BytesAndStreamsTest {
    /** A reply owed is part of the bytes as it is of the position (rules/doublemove.md, Two Move Chess). */
    @Test
    void aReplyOwedIsPartOfTheBytes() {
        RuleSet rules = RuleSets.of("two-move");
        Position owed = rules.position("4k3/8/8/8/8/8/8/R3K3 b - - 0 9 r");
        Position free = rules.position("4k3/8/8/8/8/8/8/R3K3 b - - 0 9 -");
        assertThat(owed).isNotEqualTo(free);
        assertThat(owed.toBytes()[0]).isEqualTo((byte) (16 + 1 + 8));
        assertThat(free.toBytes()[0]).isEqualTo((byte) (16 + 1));
        assertThat(rules.position(owed.toBytes())).isEqualTo(owed).isNotEqualTo(free);
    }

    /** The length of a series comes from the turn number, so that the number is part of the bytes. */
    @Test
    void theTurnNumberOfAGrowingSeriesIsPartOfTheBytes() {
        RuleSet rules = RuleSets.of("progressive");
        Position third = rules.position("4k3/8/8/8/8/8/8/R3K3 w - - 0 3");
        Position fourth = rules.position("4k3/8/8/8/8/8/8/R3K3 w - - 0 4");
        assertThat(third.toBytes()).isNotEqualTo(fourth.toBytes()).endsWith(0, 0, 0, 3);
        assertThat(rules.position(third.toBytes()).turnNumber()).isEqualTo(3);
    }

    /** Before the single turn that follows the drops, the number says when that turn comes. */
    @Test
    void theTurnNumberStaysWhileAnOpeningRuleIsToCome() {
        RuleSet rules = RuleSets.of("geminus[balanced=true]");
        List<Position> game = RandomPlay.game(rules, 2, 9);
        for (Position position : game) {
            Position read = rules.position(position.toBytes());
            assertThat(read.isUnderOpeningRule()).isEqualTo(position.isUnderOpeningRule());
            if (!position.hand(position.side()).isEmpty()) {
                assertThat(read.turnNumber()).isEqualTo(position.turnNumber());
            }
        }
        assertThat(game).anyMatch(Position::isUnderOpeningRule);
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
