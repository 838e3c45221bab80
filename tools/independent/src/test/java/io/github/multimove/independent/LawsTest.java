package io.github.multimove.independent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.testkit.BrokenText;
import io.github.multimove.testkit.ColourExchange;
import io.github.multimove.testkit.Comparisons;
import io.github.multimove.testkit.Laws;
import io.github.multimove.testkit.RandomPlay;
import io.github.multimove.testkit.ReferenceGame;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The laws notice when something is wrong, and their means do what they say. */
class LawsTest {
    private static final RuleSet RULES = Orthodox.rules();

    /** Two pieces a turn, which the reference of orthodox chess does not know. */
    private static final RuleSet WRONG = RuleSet.of("orthodox", Orthodox.game(), TurnStructure.upTo(2));

    @Test
    void aReferenceThatDisagreesIsReportedWithThePosition() {
        Position position = WRONG.initialPosition();
        ReferenceGame reference = ReferenceGames.of("orthodox");
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> Comparisons.withReference(position, reference, 1))
                .withMessageContaining("orthodox at rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
                .withMessageContaining("the turns of the reference, at place 1")
                .withMessageContaining("expected: b1c3")
                .withMessageContaining("found:    b1a3,g1f3");
    }

    @Test
    void anIdThatMeansAnotherRuleSetIsReported() {
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> Laws.idReadsBack(WRONG))
                .withMessageContaining("the id gives an equal rule set");
        Laws.idReadsBack(RULES);
    }

    @Test
    void positionsThatAreNotOfOneRuleSetAreNotEqualThoughTheirTextsAre() {
        Position one = RULES.initialPosition();
        Position other = WRONG.initialPosition();
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> Laws.equalityIsThatOfTexts(List.of(one, other)))
                .withMessageContaining("equal texts are equal positions");
    }

    @Test
    void gamesAreTheSameFromTheSameSeed() {
        List<Position> game = RandomPlay.game(RULES, 7, 30);
        assertThat(RandomPlay.game(RULES, 7, 30)).isEqualTo(game).hasSize(31);
        assertThat(RandomPlay.game(RULES, 8, 30)).isNotEqualTo(game);
        assertThat(game.get(0)).isEqualTo(RULES.initialPosition());
        assertThat(RandomPlay.game(RULES, List.of("7k/6Q1/6K1/8/8/8/8/8 b - -"), 1, 9))
                .hasSize(1);
    }

    @Test
    void brokenTextsAreTheSameFromTheSameSeedAndMostlyBroken() {
        String text = RULES.initialPosition().toString();
        List<String> broken = BrokenText.of(text, 3, 200);
        assertThat(BrokenText.of(text, 3, 200)).isEqualTo(broken).hasSize(200);
        assertThat(new HashSet<>(broken)).hasSizeGreaterThan(150);
        assertThat(broken.stream().filter(text::equals).count()).isLessThan(40);
        assertThat(BrokenText.hopeless())
                .anyMatch(one -> one.length() > 100_000)
                .allMatch(one -> one.length() <= 1 << 20);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            4k3/P7/8/8/8/8/8/4K3 w - - 3 9 | 4k3/8/8/8/8/8/p7/4K3 b - - 3 9
            r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1 | r3k2r/8/8/8/8/8/8/R3K2R b Qk - 0 1
            4k3/8/8/8/1pPp1PpP/8/8/4K3 b - c3f3h3 0 1 | 4k3/8/8/1PpP1pPp/8/8/8/4K3 w - c6f6h6 0 1
            """)
    void coloursAreExchangedInText(String text, String exchanged) {
        assertThat(ColourExchange.position(RULES.position(text))).isEqualTo(exchanged);
        assertThat(ColourExchange.position(RULES.position(exchanged))).isEqualTo(text);
    }

    @Test
    void anArrayOfOneSideOnlyCannotBeExchanged() {
        RuleSet odd = RuleSet.of(
                "odd",
                Orthodox.game().toBuilder("odd")
                        .noCastling()
                        .array("4k3/8/8/8/8/8/8/R3K3")
                        .build(),
                TurnStructure.one());
        assertThat(ColourExchange.isPossible(odd)).isFalse();
        assertThat(ColourExchange.isPossible(RULES)).isTrue();
    }
}
