package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The kinds of sub-moves as values: text, origin, actor, visitor. */
class SubMoveTest {
    private static final Board BOARD = Orthodox.game().board();
    private static final Piece PAWN = new Piece(Side.BLACK, Orthodox.PAWN);

    private static Square at(String name) {
        return BOARD.square(name);
    }

    @Test
    void aPushIsWrittenAsThePawnsMove() {
        SubMove push = new SubMove.Push(PAWN, at("d7"), at("d6"));
        assertThat(push).hasToString("d7d6").isNotEqualTo(new SubMove.Move(PAWN, at("d7"), at("d6"), false));
        assertThat(push.actor()).contains(PAWN);
        assertThat(push.origin()).contains(at("d7"));
        assertThat(push.isCapture()).isFalse();
        assertThat(push.promotion()).isEmpty();
    }

    @Test
    void aChoiceStaysOnItsSquareAndSaysWhatThePawnBecomes() {
        SubMove choice = new SubMove.Choice(PAWN, at("d1"), Orthodox.QUEEN);
        assertThat(choice).hasToString("d1d1q").isEqualTo(new SubMove.Choice(PAWN, at("d1"), Orthodox.QUEEN));
        assertThat(choice).isNotEqualTo(new SubMove.Choice(PAWN, at("d1"), Orthodox.ROOK));
        assertThat(choice.origin()).contains(at("d1"));
        assertThat(choice.to()).isEqualTo(at("d1"));
        assertThat(choice.promotion()).containsExactly(Orthodox.QUEEN);
    }

    @Test
    void aPlacementHasNeitherActorNorOrigin() {
        SubMove placement = new SubMove.Place(at("c6"));
        assertThat(placement).hasToString("@c6").isEqualTo(new SubMove.Place(at("c6")));
        assertThat(placement.actor()).isEmpty();
        assertThat(placement.origin()).isEmpty();
        assertThat(placement.start()).isEqualTo(at("c6"));
    }

    @Test
    void dropsHaveAnActorAndNoOrigin() {
        for (SubMove drop :
                List.of(new SubMove.Drop(PAWN, at("c6")), new SubMove.RelocatingDrop(PAWN, at("c6"), at("c7")))) {
            assertThat(drop.actor()).as("%s", drop).contains(PAWN);
            assertThat(drop.origin()).as("%s", drop).isEqualTo(Optional.empty());
            assertThat(drop.start()).as("%s", drop).isEqualTo(at("c6"));
        }
    }
}
