package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.perft.Perft;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.spi.Reference;
import io.github.multimove.testkit.ByteLaws;
import io.github.multimove.testkit.Laws;
import io.github.multimove.testkit.RandomPlay;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which turn is the first one, and which positions know the number of their turn. */
class TurnsInTimeTest {
    private static final String ARRAY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 ";

    private static boolean areEqual(RuleSet rules, String text, int oneNumber, int otherNumber) {
        return rules.position(text + oneNumber).equals(rules.position(text + otherNumber));
    }

    @Test
    void theOpeningIsTheFirstTurnFromTheArrayAlone() {
        RuleSet rules = RuleSets.of("marseillais");
        assertThat(areEqual(rules, ARRAY, 1, 2)).isFalse();
        assertThat(areEqual(rules, ARRAY, 2, 3)).isTrue();
        assertThat(rules.position(ARRAY + 1).legalTurns().count()).isEqualTo(20);
        assertThat(rules.position(ARRAY + 2).legalTurns().count()).isGreaterThan(300);
        ByteLaws.bytesReadBack(rules.position(ARRAY + 2));
        String met = ARRAY.replace("/PPPPPPPP/", "/PPPPPPP1/");
        assertThat(areEqual(rules, met, 1, 2)).isTrue();
        assertThat(areEqual(rules, ARRAY.replace(" w ", " b "), 1, 2)).isTrue();
    }

    @Test
    void aGameThatBlackBeginsHasItsOpeningThen() {
        RuleSet rules = RuleSet.of(
                "black-begins",
                Orthodox.game().toBuilder("black-begins").firstSide(Side.BLACK).build(),
                TurnStructure.opening(TurnStructure.one()).then(TurnStructure.upTo(2)));
        Position initial = rules.initialPosition();
        assertThat(initial.side()).isEqualTo(Side.BLACK);
        assertThat(initial.legalTurns().count()).isEqualTo(20);
        Position next = initial.play("e7e5");
        assertThat(next.legalTurns().count()).isGreaterThan(150);
        assertThat(rules.position(ARRAY + "1").legalTurns().count()).isGreaterThan(150);
        assertThat(rules.position(ARRAY.replace(" w ", " b ") + "1")).isEqualTo(initial);
        // the opening comes after White's turn of the same number
        assertThat(areEqual(rules, ARRAY, 1, 2)).isFalse();
        assertThat(areEqual(rules, ARRAY, 2, 3)).isTrue();
    }

    @Test
    void gamesThatBeginWithAnOpeningAreCountedAsOnTheReferenceGenerator() {
        for (String id : List.of(
                "marseillais", "twinmove[balanced=true]", "invented-pawn-alone-begins", "extra-move", "two-move")) {
            RuleSet rules = InventedGames.made(id);
            Position initial = rules.initialPosition();
            Position plain = Reference.of(rules).position(initial.toString());
            assertThat(Perft.count(initial, 2)).isEqualTo(Perft.count(plain, 2));
            for (Position position : RandomPlay.game(initial, 3, 4)) {
                ByteLaws.bytesReadBack(position);
                Laws.textReadsBack(position);
            }
        }
    }

    @Test
    void aGameBeginsAsAReplyFromTheArrayAlone() {
        RuleSet rules = RuleSets.of("two-move");
        assertThat(rules.position(ARRAY + 1).legalTurns().count()).isEqualTo(20);
        assertThat(rules.position(ARRAY + 2).legalTurns().count()).isGreaterThan(20);
        assertThat(rules.position(ARRAY.replace(" w ", " b ") + 1).legalTurns().count())
                .isGreaterThan(20);
        assertThat(rules.position(ARRAY.replace("/PPPPPPPP/", "/PPPPPPP1/") + 1)
                        .legalTurns()
                        .count())
                .isGreaterThan(25);
    }

    @Test
    void gamesAfterTheOpeningAreCountedAsOnTheReferenceGenerator() {
        RuleSet rules = RuleSet.of(
                "balanced",
                Orthodox.game(),
                TurnStructure.opening(TurnStructure.one()).then(TurnStructure.upTo(2)));
        String text = "4k3/8/8/8/8/8/8/4K2R w - - 0 3";
        Position plain = Reference.of(rules).position(text);
        assertThat(Perft.count(rules.position(text), 2)).isEqualTo(Perft.count(plain, 2));
    }

    @Test
    void anOpeningOfAnotherStructureIsItsOwn() {
        RuleSet rules = InventedGames.made("invented-pawn-alone-begins");
        assertThat(rules.initialPosition().legalTurns())
                .hasSize(16)
                .allSatisfy(turn -> assertThat(turn.subMoves()).hasSize(1));
        assertThat(rules.position(ARRAY + 2).legalTurns().count()).isGreaterThan(150);
    }
}
