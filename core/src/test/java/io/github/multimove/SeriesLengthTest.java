package io.github.multimove;

import static io.github.multimove.rules.Series.Closing.ENDS;
import static io.github.multimove.rules.Series.Event.CHECK;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Series.Length;
import io.github.multimove.rules.Step;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Lengths that come from the board or from the last turn (rules/more-series.md, New properties). */
class SeriesLengthTest {
    private static final Step SAFE = Step.move().safe();
    private static final Step LATER = SAFE.duty(Step.Duty.IF_POSSIBLE);

    private static RuleSet game(Length length, UnaryOperator<Series> more) {
        return RuleSet.of("length", Orthodox.game(), more.apply(Series.repeat(length, SAFE, LATER)));
    }

    private static int longest(Position position) {
        return position.legalTurns().stream()
                .mapToInt(turn -> turn.subMoves().size())
                .max()
                .orElse(0);
    }

    @Test
    void theRankOfTheKing() {
        RuleSet checks = game(Length.kingsRank(), series -> series.on(ENDS, CHECK));
        RuleSet quiet = RuleSet.of("quiet", Orthodox.game(), Series.repeat(Length.kingsRank(), SAFE, LATER.quiet()));
        RuleSet others =
                game(Length.kingsRank(), series -> series.next(Series.Next.SAME).laterSpareRoyals());
        for (RuleSet rules : new RuleSet[] {checks, quiet, others}) {
            assertThat(longest(rules.position("7k/8/8/8/8/8/8/K6N w - - 0 1"))).isEqualTo(1);
            assertThat(longest(rules.position("7k/8/8/8/8/K7/8/6N1 w - - 0 1"))).isEqualTo(3);
            assertThat(longest(rules.position("8/8/k7/8/8/8/6K1/8 w - - 0 1"))).isEqualTo(2);
            assertThat(longest(rules.position("6n1/8/8/k7/8/8/6K1/8 b - - 0 1")))
                    .isEqualTo(4);
        }
        // by turns the lengths alternate, and the count goes with them
        Position position = checks.position("8/7k/p7/8/8/P7/7K/8 w - - 0 1");
        long counted = 0;
        for (Turn turn : position.legalTurns()) {
            counted += position.play(turn).legalTurns().stream().count();
        }
        assertThat(io.github.multimove.perft.Perft.count(position, 2)).isEqualTo(counted);
    }

    @Test
    void oneMoreThanTheLastTurn() {
        RuleSet rules = RuleSet.of(
                "last",
                Orthodox.game(),
                Series.repeat(Length.oneMoreThanLastTurn(), SAFE, SAFE.duty(Step.Duty.OPTIONAL))
                        .on(ENDS, CHECK));
        Position start = rules.initialPosition();
        assertThat(start).hasToString("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 0");
        Position black = start.play("e2e4");
        assertThat(black.toString()).endsWith(" 1 1");
        Position white = black.play("e7e5,g8f6");
        assertThat(white.toString()).endsWith(" 2 2");
        assertThat(rules.position(white.toString())).isEqualTo(white);
        assertThat(white.refusal("b1c3,c3b1,b1c3")).isEmpty();
        assertThat(white.refusal("b1c3,c3b1,b1c3,c3b1")).isPresent();
        Position one = rules.position(white.toString().replaceAll(" 2$", " 1"));
        assertThat(one).isNotEqualTo(white);
        assertThat(one.hash()).isNotEqualTo(white.hash());
        assertThat(one.legalTurns().contains(rules.parseTurn(one, "b1c3,c3b1"))).isTrue();
        assertThat(one.refusal("b1c3,c3b1,b1c3")).isPresent();
        // nothing said is nothing made
        assertThat(rules.position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"))
                .isEqualTo(start);
        // the number is kept as it is without castling, by each piece once, and in games won by capture
        RuleSet captured = RuleSet.of(
                "captured",
                Orthodox.game(),
                Series.repeat(Length.oneMoreThanLastTurn(), Step.move(), LATER.quiet())
                        .next(Series.Next.ANOTHER),
                RoyalRule.capture());
        assertThat(captured.position("4k3/8/8/8/8/8/8/4K2R w K - 0 9 16").play("e1g1"))
                .hasToString("4k3/8/8/8/8/8/8/5RK1 b - - 1 9 1");
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> captured.position("4k3/8/8/8/8/8/8/4K2R w K - 0 9 17"));
        RuleSet numbered = RuleSet.of(
                "numbered",
                Orthodox.game(),
                Series.repeat(Length.oneMoreThanLastTurn(), SAFE, LATER)
                        .laterSpareRoyals()
                        .atTurn(1, Series.of(SAFE, SAFE)));
        assertThat(numbered.initialPosition().play("e2e4,d2d4").toString()).endsWith(" 1 2");
    }

    @Test
    void theNumberOfRoyalPieces() {
        BaseGame orthodox = Orthodox.game();
        BaseGame queens =
                orthodox.toBuilder("royal-queens").royal(Orthodox.QUEEN).build();
        Series series = Series.repeat(Length.royalPieces(), SAFE, LATER).on(ENDS, CHECK);
        RuleSet rules = RuleSet.of("queens", queens, series, RoyalRule.lastRoyal());
        assertThat(longest(rules.position("4k3/7p/8/8/8/8/P7/K7 w - - 0 1"))).isEqualTo(1);
        assertThat(longest(rules.position("3qk3/7p/8/8/8/8/P7/K7 b - - 0 1"))).isEqualTo(2);
        RuleSet spares = RuleSet.of(
                "spares",
                queens,
                Series.repeat(Length.royalPieces(), SAFE, LATER).laterSpareRoyals(),
                RoyalRule.capture());
        assertThat(longest(spares.position("3qk3/7p/8/8/8/8/P7/K7 b - - 0 1"))).isEqualTo(2);
        RuleSet same = RuleSet.of("same", queens, series.next(Series.Next.SAME), RoyalRule.lastRoyal());
        assertThat(longest(same.position("3qk3/7p/8/8/8/8/P7/K7 b - - 0 1"))).isEqualTo(2);
    }

    @Test
    void beingInCheck() {
        String check = "4k3/7p/8/8/8/8/P3r3/4K3 w - - 0 1";
        String calm = "4k3/7p/8/8/8/8/P7/4K2R w - - 0 1";
        RuleSet more = game(Length.byCheck(2, 1), series -> series.on(ENDS, CHECK));
        assertThat(longest(more.position(check))).isEqualTo(2);
        assertThat(longest(more.position(calm))).isEqualTo(1);
        RuleSet less = game(Length.byCheck(1, 3), series -> series.laterSpareRoyals());
        assertThat(longest(less.position(check))).isEqualTo(1);
        assertThat(longest(less.position(calm))).isEqualTo(3);
        RuleSet quiet = RuleSet.of("quiet", Orthodox.game(), Series.repeat(Length.byCheck(1, 2), SAFE, LATER.quiet()));
        assertThat(longest(quiet.position(check))).isEqualTo(1);
        assertThat(longest(quiet.position(calm))).isEqualTo(2);
    }

    @Test
    void checkMustNotDependOnTheLength() {
        for (Length length : new Length[] {
            Length.kingsRank(), Length.oneMoreThanLastTurn(), Length.royalPieces(), Length.byCheck(2, 1)
        }) {
            assertThatIllegalArgumentException()
                    .as(length.toString())
                    .isThrownBy(() -> game(length, series -> series))
                    .withMessageContaining("where check needs the whole turn");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> RuleSet.of(
                            "stuck",
                            Orthodox.game(),
                            Series.repeat(length, SAFE, SAFE.duty(Step.Duty.OR_STALEMATE))
                                    .on(ENDS, CHECK)))
                    .withMessageContaining("stalemated");
        }
        assertThatIllegalArgumentException().isThrownBy(() -> Length.byCheck(0, 1));
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> Length.kingsRank().at(true, 1));
    }
}
