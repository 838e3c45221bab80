package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.TurnStructure;
import org.junit.jupiter.api.Test;

/** A base game is taken over to a larger board. */
class LargerBoardTest {
    @Test
    void theOrthodoxPiecesPlayOnTenFiles() {
        Board board = Board.of(10, 8);
        BaseGame wide = Orthodox.game().toBuilder("wide", board)
                .array("rnbqkqbnnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKQBNNR")
                .promotion(Promotion.of(Orthodox.PAWN, Orthodox.QUEEN).must(board.rank(7)))
                .build();
        Position start = RuleSet.of("wide", wide, TurnStructure.one()).initialPosition();
        assertThat(start.legalTurns().count()).isEqualTo(26);
        assertThat(start.legalTurns().quiet().count()).isEqualTo(26);
        assertThat(start.castlingRights()).isEmpty();
        assertThat(wide.royalRule()).isEqualTo(Orthodox.game().royalRule());
        assertThat(start.play("j2j4").play("i7i5").play("j4i5").piece("i5")).isPresent();
    }
}
