package io.github.multimove.marseillais;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.multimove.Constraint;
import io.github.multimove.IllegalTurnException;
import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.Refusal.Rule;
import io.github.multimove.RuleSet;
import org.junit.jupiter.api.Test;

/** An illegal turn says which rule it breaks; a position that cannot be is refused. */
class MarseillaisRefusalsTest {
    private final RuleSet rules = Marseillais.rules();

    private void refuses(String position, String turn, Rule rule) {
        Position at = rules.position(position);
        assertThatExceptionOfType(IllegalTurnException.class)
                .isThrownBy(() -> rules.parseTurn(at, turn))
                .satisfies(e -> assertThat(e.rule()).as(e.getMessage()).isEqualTo(rule))
                .withMessageStartingWith(turn + ": ");
    }

    @Test
    void aSecondSubMoveAfterACheck() {
        refuses("4k3/8/8/8/8/8/8/K6R w - - 0 9", "h1h8,a1b1", Rule.STRUCTURE);
    }

    @Test
    void oneSubMoveWhereTwoAreDue() {
        refuses("4k3/8/8/8/8/8/8/K6R w - - 0 9", "a1b1", Rule.STRUCTURE);
    }

    @Test
    void threeSubMoves() {
        refuses("4k3/8/8/8/8/8/8/K6R w - - 0 9", "a1b1,b1c1,c1d1", Rule.STRUCTURE);
        refuses(rules.initialPosition().toString(), "e2e4,d2d4", Rule.STRUCTURE);
    }

    @Test
    void aKingLeftAttackedInBetween() {
        refuses("4r2k/8/8/8/8/8/3P4/4K3 w - - 0 9", "d2d4,e1d1", Rule.ROYAL_LEFT_ATTACKED);
        refuses("3r3k/8/8/8/8/8/8/4K3 w - - 0 9", "e1d1,d1c1", Rule.ROYAL_LEFT_ATTACKED);
    }

    @Test
    void aSecondSubMoveThatTheFirstHasMadeImpossible() {
        refuses("4k3/8/8/8/8/8/P7/R3K3 w - - 0 9", "a2a4,a1a5", Rule.MOVEMENT);
    }

    @Test
    void anEntryKnowsThatTheSeriesIsOver() {
        Position position = rules.position("4k3/8/8/8/8/8/8/K6R w - - 0 9");
        PartialTurn checks = position.begin("h1h8");
        PartialTurn quiet = position.begin("h1h7");

        assertThat(checks.mayStop()).isTrue();
        assertThat(checks.next()).isEmpty();
        assertThat(quiet.mayStop()).isFalse();
        assertThat(quiet.next()).isNotEmpty();
    }

    @Test
    void twoPiecesWhoShelterTheKingMayNotBothLeave() {
        Position position = rules.position("4r1k1/8/8/8/4B3/8/4N3/4K3 w - - 0 9");
        assertThat(position.constraints())
                .extracting(Constraint::sentence)
                .containsExactly(
                        "the pieces on e2 and e4 may not all leave: they alone stand between the rook on e8 and"
                                + " the king on e1");
        refuses(position.toString(), "e4c6,e2c3", Rule.ROYAL_LEFT_ATTACKED);
    }

    @Test
    void positionsThatCannotBe() {
        refusesPosition("4k3/8/8/8/8/8/8/4K3 w K - 0 1", PositionException.Kind.CASTLING_RIGHT);
        refusesPosition("4k2R/8/8/8/8/8/8/4K3 w - - 0 1", PositionException.Kind.ROYAL_CAPTURABLE);
        refusesPosition("4k3/8/8/8/3p4/8/8/4K3 b - e3 0 1", PositionException.Kind.EN_PASSANT);
    }

    @Test
    void twoPassedSquaresWhereOnlyTheLastIsRecorded() {
        RuleSet last =
                Marseillais.options().enPassant(Marseillais.EnPassant.LAST).rules();
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> last.position("k7/8/8/8/1pP2Pp1/8/8/K7 b - c3f3 0 9"))
                .satisfies(e -> assertThat(e.kinds()).containsExactly(PositionException.Kind.EN_PASSANT));
    }

    private void refusesPosition(String text, PositionException.Kind kind) {
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> rules.position(text))
                .satisfies(e -> assertThat(e.kinds()).containsExactly(kind));
    }
}
