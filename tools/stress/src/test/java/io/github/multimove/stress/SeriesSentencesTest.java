package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sentences of published series that were false once. */
class SeriesSentencesTest {
    private static final String PUSHED = "rnb1kbnr/p1q1pp2/1p1p2p1/2p5/2P4p/P2PP2P/1P2QPP1/RNB1KBNR b KQkq - 0 4";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "progressive[logical=true] | | e2e4 | as move 1 of this turn the piece on e2 may not make a double step",
                "avalanche | | e2e4,g1f3 | after the move an enemy pawn has to be pushed, such as a7a6",
                "avalanche | | d7d6,e2e4 | a piece moves first, then an enemy pawn is pushed",
                "avalanche | | d7d6 | this turn begins with a move, such as b1a3",
                "avalanche | " + PUSHED + " | e7e5,d3d4,c5d4 | this turn is 2 moves, found 3 moves",
                "duck | | e2e4,d2d4 | after the move the duck has to be set on another square, such as @e2",
                "duck | | @c6,e2e4 | a piece moves first, then the duck is set on a square",
            })
    void theSentenceIsTrue(String id, String text, String turn, String sentence) {
        RuleSet rules = RuleSets.of(id);
        Position position = text == null ? rules.initialPosition() : rules.position(text);
        assertThat(position.refusal(turn).orElseThrow().sentence()).isEqualTo(sentence);
    }

    /** The second turn of a game in which no move of a series of two may be a double step. */
    @Test
    void aDoubleStepAfterAnotherMove() {
        Position position =
                RuleSets.of("progressive[logical=true]").initialPosition().play("e2e3");
        assertThat(position.refusal("d7d6,e7e5").orElseThrow().sentence())
                .isEqualTo("as move 2 of this turn the piece on e7 may not make a double step");
    }
}
