package io.github.multimove.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.TurnStructure;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A variant with one option of each sort: what is declared once is read, written, described, compared and refused. */
class VariantTest {
    enum Pace {
        SLOW,
        VERY_FAST,
        UNSAID
    }

    private static final Option<BaseGame> BASE = Option.base("What is played with.");
    private static final Option<Pace> PACE = Option.of("pace", "Pace", "How fast it goes.")
            .value(Pace.SLOW, "Slowly")
            .value(Pace.VERY_FAST, "Fast")
            .leftOut(Pace.UNSAID);
    private static final Option<Integer> PIECES = Option.number("pieces", "Pieces", "How many move.", 2, 1, 4);
    private static final Option<Boolean> ODD =
            Option.of("odd", "Odd", "Whether it is odd.").value(false, "Even").value(true, "Odd");

    private static final Variant VARIANT = Variant.of(
                    "declared", "Declared Chess", "A turn is a move.", VariantTest::rules)
            .by("Anonymous")
            .in(2026)
            .with(BASE, PACE)
            .with(PIECES, ODD);
    private static final Variant GAME = Variant.ofBase(
                    "board",
                    "Board Chess",
                    "A turn is one move.",
                    choice -> Orthodox.game().toBuilder(choice.id())
                            .enPassant(!choice.of(ODD))
                            .build())
            .with(ODD);

    private static final RuleSetLibrary LIBRARY =
            RuleSetLibrary.of(List.of(() -> List.of(VARIANT, GAME)), List.of(() -> List.of(GAME)));

    private static RuleSet rules(Choice choice) {
        if (choice.of(ODD) && choice.of(PACE) != Pace.UNSAID) {
            throw new IllegalArgumentException("expected no pace of what is odd, found " + choice.of(PACE));
        }
        return RuleSet.of(choice.id(), choice.of(BASE), TurnStructure.upTo(choice.of(PIECES)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            declared | declared
            declared[odd=false,pieces=2,pace=slow,base=orthodox] | declared
            declared[pieces=3,odd=true] | declared[odd=true,pieces=3]
            declared[pace=very-fast,base=board[odd=true]] | declared[base=board[odd=true],pace=very-fast]
            declared[base=board[odd=false]] | declared[base=board]
            board[odd=true] | board[odd=true]
            """)
    void anIdIsReadAndWritten(String id, String canonical) {
        RuleSet rules = RuleSets.of(id, LIBRARY);
        assertThat(rules.id()).isEqualTo(canonical);
        assertThat(RuleSets.of(canonical, LIBRARY)).isEqualTo(rules).hasSameHashCodeAs(rules);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "declared[pieces=5] | expected a number from 1 to 4 for pieces of declared, found \"5\"",
                "declared[pieces=02] | expected a number from 1 to 4 for pieces of declared, found \"02\"",
                "declared[pace=VERY_FAST] | expected one of slow, very-fast for pace of declared, found \"VERY_FAST\"",
                "declared[pace=unsaid] | expected one of slow, very-fast for pace of declared, found \"unsaid\"",
                "declared[pieces=99999999999] | expected a number from 1 to 4 for pieces of declared, found \"99999999999\"",
                "orthodox[pieces=2] | expected an option of orthodox (dead-draws), found \"pieces\"",
                "declared[odd=1] | expected one of false, true for odd of declared, found \"1\"",
                "declared[size=3] | expected an option of declared (base, pace, pieces, odd), found \"size\"",
                "declared[odd=true,pace=slow] | expected no pace of what is odd, found SLOW",
                "declared[base=board[pace=slow]] | expected an option of board (odd), found \"pace\""
            })
    void whatIsNotDeclaredIsRefused(String id, String message) {
        assertThatThrownBy(() -> RuleSets.of(id, LIBRARY))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    void optionsAndWordsAreThoseDeclared() {
        assertThat(RuleSets.describe("declared", LIBRARY).options())
                .hasToString("[base=board|orthodox, pace=slow|very-fast, pieces=1|2|3|4, odd=false|true]");
        assertThat(RuleSets.describe("declared", LIBRARY)).hasToString("Declared Chess (Anonymous, 2026)");
        assertThat(VARIANT.description().option("pace").orElseThrow().titles())
                .hasToString("{slow=Slowly, very-fast=Fast}");
    }

    @Test
    void choicesAreEqualByValue() {
        Choice choice = VARIANT.choice();
        assertThat(choice.with(PIECES, 3).with(PIECES, 2)).isEqualTo(choice).hasSameHashCodeAs(choice);
        assertThat(choice.with(PIECES, 3)).isNotEqualTo(choice).hasToString("declared[pieces=3]");
        assertThat(choice.with(PACE, Pace.SLOW)).isNotEqualTo(choice).hasToString("declared");
        assertThat(GAME.choice()).isNotEqualTo(choice);
        assertThat(choice.with(PIECES, 3).rules()).isEqualTo(RuleSets.of("declared[pieces=3]", LIBRARY));
        assertThatThrownBy(() -> choice.with(PIECES, 9))
                .hasMessage("expected a number from 1 to 4 for pieces of declared, found \"9\"");
        assertThatThrownBy(() -> GAME.choice().with(PIECES, 3))
                .hasMessage("expected an option of board (odd), found \"pieces\"");
        assertThatThrownBy(choice::game).hasMessage("expected a base game, found the variant declared");
        assertThatThrownBy(() -> VARIANT.with(ODD)).hasMessageContaining("expected each option once");
        assertThatThrownBy(() -> Option.number("pieces", "Pieces", "How many move.", 5, 1, 4))
                .hasMessage("expected a default of pieces from 1 to 4, found 5");
        assertThatThrownBy(() -> ODD.value(true, "Again")).hasMessageContaining("found true twice");
    }
}
