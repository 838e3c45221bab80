package io.github.multimove.monster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.Position;
import io.github.multimove.Refusal.Rule;
import io.github.multimove.RuleSet;
import org.junit.jupiter.api.Test;

/** An illegal turn says which rule it breaks. */
class MonsterRefusalsTest {
    private final RuleSet rules = Monster.rules();

    private void refuses(String position, String turn, Rule rule) {
        Position at = rules.position(position);
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> rules.parseTurn(at, turn))
                .satisfies(e -> assertThat(e.rule()).as(e.getMessage()).isEqualTo(rule))
                .withMessageStartingWith(turn + ": ");
    }

    @Test
    void oneSubMoveOfWhiteAndTwoOfBlack() {
        refuses(rules.initialPosition().toString(), "e2e4", Rule.STRUCTURE);
        refuses("rnbqkbnr/pppppppp/8/4P3/8/8/2PP1P2/4K3 b kq - 0 1", "d7d6,e7e6", Rule.STRUCTURE);
    }

    @Test
    void aKingAttackedAtTheEndOfTheTurn() {
        refuses("8/8/4p3/3p4/4K3/8/8/k7 w - - 0 9", "e4f4,f4f5", Rule.ROYAL_LEFT_ATTACKED);
        refuses("rnbqkbnr/ppppp1pp/5P2/8/8/8/2PPKP2/8 b kq - 0 2", "a7a6", Rule.ROYAL_LEFT_ATTACKED);
    }

    @Test
    void castlingIntoASquareAttackedByTwoSubMoves() {
        refuses("4k2r/8/4P3/8/8/8/8/4K3 b k - 0 9", "e8g8", Rule.CASTLING_ATTACKED);
    }
}
