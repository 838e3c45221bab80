package io.github.multimove.independent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.independent.SeriesRules.Effect;
import io.github.multimove.independent.SeriesRules.EnPassant;
import io.github.multimove.independent.SeriesRules.EnPassantSquares;
import io.github.multimove.independent.SeriesRules.Event;
import io.github.multimove.independent.SeriesRules.Length;
import io.github.multimove.independent.SeriesRules.Next;
import io.github.multimove.independent.SeriesRules.WhenShort;
import io.github.multimove.testkit.ReferenceGame;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games composed of the properties of {@code rules/series.md}. */
class SeriesRulesTest {

    @ParameterizedTest
    @ValueSource(strings = {"grand", "raumschach", "dragonchess", "double-king", "double-king[castling=lenient]"})
    void aSeriesOfOneIsTheBaseGame(String id) {
        ReferenceGame series = ReferenceGames.series(id, SeriesRules.of(Length.of(1)));
        ReferenceGame base = ReferenceGames.of(id);
        Random random = new Random(7);
        int compared = 0;
        for (int i = 0; i < 150; i++) {
            String position = SeriesSetup.text(id, random);
            if (isPosition(base, position)) {
                compared++;
                assertThat(series.legalTurns(position)).as(position).isEqualTo(base.legalTurns(position));
                assertThat(series.isCheck(position)).as(position).isEqualTo(base.isCheck(position));
                assertThat(series.isBoundByCheck(position)).isEqualTo(base.isBoundByCheck(position));
                assertThat(series.isCheckmate(position)).as(position).isEqualTo(base.isCheckmate(position));
                assertThat(series.isStalemate(position)).as(position).isEqualTo(base.isStalemate(position));
                assertThat(series.threats(position)).as(position).isEqualTo(base.threats(position));
                List<String> turns = base.legalTurns(position);
                if (!turns.isEmpty()) {
                    String turn = turns.get(random.nextInt(turns.size()));
                    assertThat(series.play(position, turn)).isEqualTo(base.play(position, turn));
                }
            } else {
                assertThat(isPosition(series, position)).as(position).isFalse();
            }
        }
        assertThat(compared).isGreaterThan(60);
    }

    @Test
    void theGamesOfThePagesAreComposedOfTheirProperties() {
        SeriesRules marseillais =
                SeriesRules.of(Length.of(2)).closing(Effect.ENDS, Event.CHECK).clauses(true, false);
        ReferenceGame composed = ReferenceGames.series("orthodox", marseillais);
        ReferenceGame named = ReferenceGames.of("marseillais");

        for (String position : ReferencePositions.of("marseillais")) {
            assertThat(composed.legalTurns(position)).isEqualTo(named.legalTurns(position));
        }
    }

    @Test
    void threeSubMovesByThreePiecesRefusedWhereTheyCannotBeCompleted() {
        SeriesRules rules = SeriesRules.of(Length.of(3))
                .next(Next.ANOTHER)
                .shortTurn(WhenShort.REFUSED)
                .wonByCapture(true);
        ReferenceGame game = ReferenceGames.series("orthodox", rules);

        assertThat(game.legalTurns("8/8/8/8/7k/7p/P6P/K7 w - - 0 9")).isEmpty();
        assertThat(game.isStalemate("8/8/8/8/7k/7p/P6P/K7 w - - 0 9")).isTrue();
        assertThat(game.legalTurns("8/8/8/8/7k/p7/P5NP/1K6 w - - 0 9"))
                .contains("b1c1,g2e1,h2h3", "g2h4")
                .allMatch(turn -> turn.split(",").length == 3 || turn.endsWith("g2h4") || turn.endsWith("h4"));
    }

    @Test
    void aCaptureMayBeLeftToTheLast() {
        SeriesRules rules = SeriesRules.of(Length.of(2))
                .closing(Effect.LAST, Event.CAPTURE)
                .enPassant(EnPassant.NONE, EnPassantSquares.NONE);
        ReferenceGame game = ReferenceGames.series("orthodox", rules);

        assertThat(game.legalTurns("4k3/8/8/8/8/p7/1P6/4K3 w - - 0 9"))
                .contains("e1d1,b2a3")
                .noneMatch(turn -> turn.startsWith("b2a3"));
    }

    @Test
    void stalemateInTheMidstNeedsAnyPieceToBeFree() {
        SeriesRules another = SeriesRules.of(Length.of(2)).next(Next.ANOTHER);

        assertThatIllegalArgumentException().isThrownBy(() -> another.shortTurn(WhenShort.DRAWS));
    }

    private static boolean isPosition(ReferenceGame game, String text) {
        try {
            game.isCheck(text);
            return true;
        } catch (IllegalArgumentException impossible) {
            return false;
        }
    }
}
