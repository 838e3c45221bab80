package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A pawn and then a piece, and pairs of drops, where few pieces stand: all that is counted is what the reference generator counts. */
@Tag("mutation")
class PawnThenPieceByReferenceTest extends SetUpDrawnGames {
    /** A drop that begins no turn, since no other can follow, stands among those that do. */
    @Test
    void everyIndexHasItsTurn() {
        Position start = InventedGames.made("drops-four").initialPosition();
        for (Turn first : start.legalTurns()) {
            Position reply = start.play(first);
            Position second = reply.play(reply.legalTurns().at(0));
            List<Turn> turns = List.copyOf(second.legalTurns().stream().toList());
            for (int i = 0; i < turns.size(); i++) {
                assertThat(second.legalTurns().at(i)).as(second.toString()).isEqualTo(turns.get(i));
            }
        }
    }

    @Test
    void aPairOfDropsIsEnteredInEitherOrderAndHasOne() {
        Position position = InventedGames.made("drops-four").initialPosition();
        Set<Turn> turns = Set.copyOf(position.legalTurns());
        List<Turn> entered = new ArrayList<>();
        PartialTurn begun = position.begin();
        begun.next().forEach(first -> {
            PartialTurn one = begun.then(first);
            one.next().forEach(second -> {
                Turn turn = one.then(second).turn();
                entered.add(turn);
                Turn reversed = Turn.of(turn.subMoves().get(1), turn.subMoves().get(0));
                assertThat(position.legalTurns().contains(reversed)).isFalse();
            });
        });
        assertThat(entered).hasSizeGreaterThan(turns.size());
        assertThat(Set.copyOf(entered)).isEqualTo(turns);
        for (Turn turn : turns) {
            assertThat(position.parseTurn(position.algebraic(turn))).isEqualTo(turn);
        }
    }
}
