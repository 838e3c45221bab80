package io.github.multimove.independent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.testkit.ReferenceGame;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The positions kept for comparison are positions of their games, and the reference agrees with itself on them. */
class ReferencePositionsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "orthodox",
                "grand",
                "raumschach",
                "raumschach[array=cvp,pawn-captures=four]",
                "dragonchess",
                "dragonchess[elemental-rise=move]",
                "double-king",
                "double-king[castling=lenient]",
                "two-prong",
                "two-prong[collision=true]",
                "two-prong[base=grand]",
                "two-prong[base=raumschach]",
                "two-prong[base=dragonchess]",
                "two-prong[base=double-king]",
            })
    void keptPositionsAreOfTheirGame(String id) {
        ReferenceGame game = ReferenceGames.of(id);
        List<String> positions = ReferencePositions.of(id);
        assertThat(positions).hasSizeBetween(10, 30).doesNotHaveDuplicates();
        for (String position : positions) {
            List<String> turns = game.legalTurns(position);
            assertThat(turns).as(position).doesNotHaveDuplicates();
            assertThat(game.isCheckmate(position)).as(position).isEqualTo(turns.isEmpty() && game.isCheck(position));
            assertThat(game.threats(position).isEmpty()).as(position).isNotEqualTo(game.isCheck(position));
            assertThat(game.isBoundByCheck(position) && !game.isCheck(position)).isFalse();
            if (!turns.isEmpty()) {
                String next = game.play(position, turns.get(turns.size() - 1));
                assertThat(next.split(" ", -1)[1]).as(next).isNotEqualTo(position.split(" ", -1)[1]);
            }
        }
    }

    @Test
    void idsAreReadWithOptionsInAnyOrderAndDefaultsWrittenOut() {
        String initial = ReferenceGames.of("two-prong[collision=false,base=raumschach[pawn-captures=four,array=cvp]]")
                .initialPosition();
        assertThat(initial).isEqualTo(ReferenceGames.of("raumschach[array=cvp]").initialPosition());
        assertThatIllegalArgumentException().isThrownBy(() -> ReferenceGames.of("two-prong[prongs=9]"));
        assertThatIllegalArgumentException().isThrownBy(() -> ReferenceGames.of("orthodox[base=grand]"));
        assertThatIllegalArgumentException().isThrownBy(() -> ReferenceGames.of("nothing"));
    }
}
