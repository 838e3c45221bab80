package io.github.multimove.twins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.PositionException;
import io.github.multimove.PositionException.Kind;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The seventh field of rules/twins.md, Position text: what is read, what it means when missing, what is refused. */
class TwinsTextTest {
    @Test
    void setsOfSiblingsAreListedAsTheyAreWritten() {
        RuleSet twins = RuleSets.of("twins");
        assertThat(twins.initialPosition().siblings())
                .hasToString("[[a1, h1], [b1, g1], [c1, f1], [a8, h8], [b8, g8], [c8, f8]]");
        assertThat(twins.position("4k3/8/8/8/8/8/8/1(NN)2K1N1 w - - 0 1 b1+b1+g1")
                        .siblings())
                .hasToString("[[b1, b1, g1]]");
        assertThat(twins.position("4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 -").siblings())
                .isEmpty();
    }

    /** Sets are written ascending; any order is read. */
    @ParameterizedTest
    @ValueSource(strings = {"h1+a1,b1+g1", "b1+g1,a1+h1", "g1+b1,h1+a1"})
    void setsAreReadInAnyOrder(String field) {
        String board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 ";
        RuleSet twins = RuleSets.of("twins");
        assertThat(twins.position(board + field))
                .isEqualTo(twins.position(board + "a1+h1,b1+g1"))
                .hasToString(board + "a1+h1,b1+g1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            a1+h1,b1+g4 | SIBLINGS | expected a sibling on g4, found the square empty
            a1          | SIBLINGS | expected two pieces or more in a set of siblings, found a1
            a1+a1       | SIBLINGS | expected a1 named once, once for each piece there, found it 2 times
            a1+h1,b1+h1 | SIBLINGS | expected h1 in one set of siblings, found it in two
            a1+h1,a1+h1 | SIBLINGS | expected a1 in one set of siblings, found it in two
            a1+a8       | SIBLINGS | expected siblings of one side, found a1+a8
            a2+b2       | SIBLINGS | expected no pawn among siblings, found one on a2
            a1+b1       | SIBLINGS | expected siblings of kinds that can be twins of each other here, found a1+b1 with a knight on b1
            a1+h9       | TEXT     | expected sets of siblings such as a1+h1,b1+g1, or -, found "h9" at character 57
            a1+h1,      | TEXT     | expected sets of siblings such as a1+h1,b1+g1, or -, found the end at character 60
            a1+h1 -     | TEXT     | expected at most 7 fields, found " -" at character 59
            """)
    void brokenFieldsAreRefused(String field, Kind kind, String message) {
        RuleSet twins = RuleSets.of("twins");
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> twins.position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 " + field))
                .satisfies(e -> {
                    assertThat(e.kinds()).containsExactly(kind);
                    assertThat(e.problems().get(0)).hasToString(message);
                });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            twins                             | 4k3/8/8/8/8/8/8/1(NN)2K1N1 w - - 0 1 b1+g1    | expected all 2 pieces on b1 in one set of siblings, found 1 named
            twins                             | 4k3/8/8/8/8/8/8/1(NN)2K1N1 w - - 0 1 -        | expected all pieces on b1 in one set of siblings, found them in none
            twins                             | 4k3/8/8/8/8/8/8/1(QQ)2K3 w - - 0 1            | expected all pieces on b1 in one set of siblings, found them in none
            twins                             | 4k3/8/8/8/8/8/8/1(NNN)2K3 w - - 0 1 b1+b1+b1  | expected at most two pieces of one kind on b1, where siblings do not share squares, found 3
            twins[array=royal-queen]          | 4k3/8/8/8/8/8/8/1(KQ)6 w - - 0 1 b1+b1        | expected at most two pieces of one kind on b1, where siblings do not share squares, found 2 of two kinds
            twins[array=fraternal,sharing=true] | 4k3/8/8/8/8/8/8/1(BN)2K3 w - - 0 1 -        | expected all pieces on b1 in one set of siblings, found them in none
            """)
    void stacksNotWhollyInOneSetAreRefused(String id, String text, String message) {
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> RuleSets.of(id).position(text))
                .satisfies(e -> {
                    assertThat(e.kinds()).containsExactly(Kind.STACK);
                    assertThat(e.problems().get(0)).hasToString(message);
                });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            twins                         | r1bqk2r/8/8/8/8/8/8/RNBQKBNQ w - - 0 1  | b1+g1,c1+f1,a8+h8
            twins[array=royal-queen]      | 3qk3/3p4/8/8/8/8/3P4/Q2QK3 w - - 0 1    | a1+d1+e1,d8+e8
            twins[array=twin-queens]      | 3(qq)k3/8/8/8/8/8/8/Q2QK2R w - - 0 1    | a1+d1,d8+d8
            twins[array=twin-queens-only] | r2qk2r/8/8/8/8/8/8/QN1QKN2 w - - 0 1    | a1+d1
            """)
    void missingFieldMakesPiecesOfATwinKindOneSet(String id, String text, String sets) {
        RuleSet rules = RuleSets.of(id);
        assertThat(rules.position(text)).hasToString(text + " " + sets);
        String shorter = text.substring(0, text.length() - " 0 1".length());
        assertThat(rules.position(shorter)).hasToString(text + " " + sets);
        assertThat(rules.position(shorter + " " + sets)).hasToString(text + " " + sets);
    }

    @Test
    void everyProblemIsReported() {
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> RuleSets.of("twins").position("4k3/8/8/8/8/8/8/1N6 w KQ - 0 1 b1+g1"))
                .satisfies(
                        e -> assertThat(e.kinds()).containsExactly(Kind.NO_ROYAL, Kind.CASTLING_RIGHT, Kind.SIBLINGS));
    }
}
