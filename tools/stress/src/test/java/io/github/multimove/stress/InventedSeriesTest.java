package io.github.multimove.stress;

import static io.github.multimove.rules.Series.Closing.ENDS;
import static io.github.multimove.rules.Series.Closing.ONLY_LAST;
import static io.github.multimove.rules.Series.Event.CAPTURE;
import static io.github.multimove.rules.Series.Event.CHECK;
import static io.github.multimove.rules.Step.Duty.IF_POSSIBLE;
import static io.github.multimove.rules.Step.Duty.OPTIONAL;
import static io.github.multimove.rules.Step.EnPassant.NEVER;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.RoyalRule.WithoutTurn;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Series.Length;
import io.github.multimove.rules.Series.Next;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.Comparisons;
import io.github.multimove.testkit.Laws;
import io.github.multimove.testkit.RandomPlay;
import io.github.multimove.testkit.RandomSetup;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The properties that {@code rules/more-series.md} added, each in three invented games or more: the laws of the test kit, and the
 * fast path against the reference generator. Swaps and the capture of the last piece have invented games of their own beside
 * their published ones.
 */
class InventedSeriesTest {
    private static final Step MOVE = Step.move();
    private static final Step SAFE = MOVE.safe();
    private static final Step LATER = SAFE.duty(IF_POSSIBLE).enPassant(NEVER);
    /** Positions with more turns are left out: laws list them. */
    private static final int MOST_TURNS = Budget.of(300, 1_000);

    static Stream<RuleSet> games() {
        BaseGame orthodox = Orthodox.game();
        BaseGame doubleKing = RuleSets.of("double-king").base();
        RoyalRule wins = RoyalRule.lastRoyal().withoutTurn(WithoutTurn.WINS);
        RoyalRule loses = RoyalRule.lastRoyal().withoutTurn(WithoutTurn.LOSES);
        Series pawnAndKing =
                Series.of(MOVE.pawns().duty(IF_POSSIBLE), MOVE.royals().duty(OPTIONAL));
        BaseGame horde = orthodox.toBuilder("horde-pawns")
                .neverOnRanks(Orthodox.PAWN, 7)
                .initialOnRanks(Orthodox.PAWN, 0)
                .build();
        BaseGame third = orthodox.toBuilder("third-rank-pawns")
                .initialOnRanks(Orthodox.PAWN, 2)
                .build();
        return Stream.of(
                // moves with the mark i from further ranks
                RuleSet.of("two-with-first-rank", horde, Series.of(SAFE, LATER).on(ENDS, CHECK)),
                RuleSet.of("two-with-third-rank", third, Series.of(SAFE, LATER).on(ENDS, CHECK)),
                RuleSet.of("one-with-first-rank", horde, TurnStructure.one()),
                // in any order, later captures of no royal piece, at turn numbers, groups of pieces
                RuleSet.of("pawn-and-king", orthodox, pawnAndKing.inAnyOrder().laterSpareRoyals(), loses),
                RuleSet.of(
                        "piece-and-king-after-a-pawn",
                        orthodox,
                        Series.of(MOVE.neitherPawnsNorRoyals(), MOVE.royals().duty(IF_POSSIBLE))
                                .inAnyOrder()
                                .laterSpareRoyals()
                                .atTurn(1, Series.of(SAFE.pawns())),
                        wins),
                RuleSet.of(
                        "pawn-and-piece-at-first-and-third",
                        orthodox,
                        Series.of(
                                        SAFE.pawns().duty(IF_POSSIBLE),
                                        SAFE.neitherPawnsNorRoyals().duty(OPTIONAL))
                                .inAnyOrder()
                                .laterSpareRoyals()
                                .atTurn(1, Series.of(SAFE.neitherPawnsNorRoyals()))
                                .atTurn(3, Series.of(SAFE, LATER.quiet())),
                        loses),
                RuleSet.of(
                        "king-then-another-at-second",
                        orthodox,
                        Series.of(SAFE, LATER.quiet())
                                .atTurn(2, Series.of(SAFE.royals().duty(OPTIONAL), SAFE))),
                // pieces by type, and openings within openings
                RuleSet.of(
                        "knight-or-pawn-then-any",
                        orthodox,
                        Series.of(
                                SAFE.by(Set.of(Orthodox.KNIGHT, Orthodox.PAWN)).duty(OPTIONAL), SAFE)),
                RuleSet.of(
                        "any-then-rook-or-king",
                        orthodox,
                        Series.of(
                                        MOVE,
                                        MOVE.by(Set.of(Orthodox.ROOK, Orthodox.KING))
                                                .duty(IF_POSSIBLE))
                                .next(Next.ANOTHER)
                                .laterSpareRoyals(),
                        RoyalRule.capture()),
                RuleSet.of(
                        "queen-and-bishop-in-any-order",
                        orthodox,
                        Series.of(
                                        MOVE.by(Set.of(Orthodox.QUEEN)).duty(IF_POSSIBLE),
                                        MOVE.by(Set.of(Orthodox.BISHOP, Orthodox.PAWN))
                                                .duty(IF_POSSIBLE))
                                .inAnyOrder()
                                .laterSpareRoyals(),
                        loses),
                RuleSet.of(
                        "one-two-three-then-one",
                        orthodox,
                        TurnStructure.opening(Series.of(SAFE))
                                .then(TurnStructure.opening(TurnStructure.upTo(2))
                                        .then(TurnStructure.opening(Series.of(SAFE, LATER, LATER.quiet()))
                                                .then(TurnStructure.one())))),
                RuleSet.of(
                        "one-then-two-then-prongs",
                        orthodox,
                        TurnStructure.opening(TurnStructure.upTo(1))
                                .then(TurnStructure.opening(TurnStructure.one()).then(TurnStructure.upTo(2)))),
                // lengths
                RuleSet.of(
                        "growing-to-three",
                        orthodox,
                        Series.repeat(Length.growing(3), SAFE, LATER).on(ENDS, CHECK)),
                RuleSet.of(
                        "growing-to-two-quiet",
                        orthodox,
                        Series.repeat(Length.growing(2), SAFE, LATER.quiet()).next(Next.ANOTHER)),
                RuleSet.of(
                        "rank-and-check-ends",
                        orthodox,
                        Series.repeat(Length.kingsRank(), SAFE, LATER)
                                .next(Next.ANOTHER)
                                .on(ENDS, CHECK, CAPTURE)),
                RuleSet.of(
                        "rank-same-piece",
                        orthodox,
                        Series.repeat(Length.kingsRank(), SAFE, LATER)
                                .next(Next.SAME)
                                .on(ONLY_LAST, CHECK)),
                RuleSet.of(
                        "rank-spares-royals",
                        orthodox,
                        Series.repeat(Length.kingsRank(), SAFE, LATER.duty(OPTIONAL))
                                .laterSpareRoyals(),
                        loses),
                RuleSet.of(
                        "one-more-in-rounds",
                        orthodox,
                        Series.repeat(Length.oneMoreThanLastTurn(), SAFE, LATER)
                                .next(Next.ROUNDS)
                                .on(ENDS, CHECK)),
                RuleSet.of(
                        "one-more-of-a-kind",
                        orthodox,
                        Series.repeat(Length.oneMoreThanLastTurn(), SAFE, LATER.duty(OPTIONAL))
                                .next(Next.KIN)
                                .on(ONLY_LAST, CHECK),
                        loses),
                RuleSet.of(
                        "one-more-quiet",
                        orthodox,
                        Series.repeat(Length.oneMoreThanLastTurn(), SAFE, LATER.quiet())
                                .next(Next.ANOTHER)),
                RuleSet.of(
                        "as-many-as-kings",
                        doubleKing,
                        Series.repeat(Length.royalPieces(), SAFE, LATER).on(ENDS, CHECK)),
                RuleSet.of(
                        "as-many-as-kings-quiet",
                        doubleKing,
                        Series.repeat(Length.royalPieces(), SAFE, LATER.quiet()).next(Next.ANOTHER)),
                RuleSet.of(
                        "as-many-as-kings-spared",
                        doubleKing,
                        Series.repeat(Length.royalPieces(), SAFE, LATER.duty(OPTIONAL))
                                .next(Next.SAME)
                                .laterSpareRoyals()),
                RuleSet.of(
                        "two-in-check-only",
                        orthodox,
                        Series.repeat(Length.byCheck(2, 1), SAFE, LATER).on(ENDS, CHECK)),
                RuleSet.of(
                        "one-in-check-only",
                        orthodox,
                        Series.repeat(Length.byCheck(1, 2), SAFE, LATER).on(ONLY_LAST, CHECK)),
                RuleSet.of(
                        "three-in-check-quiet",
                        orthodox,
                        Series.repeat(Length.byCheck(3, 2), SAFE, LATER.quiet()).next(Next.ANOTHER)));
    }

    @ParameterizedTest
    @Tag("budget")
    @MethodSource("games")
    void theLawsHoldAndBothPathsAgree(RuleSet rules) {
        int tried = 0;
        for (Position position : RandomPlay.game(rules, 7, Budget.of(0, 6))) {
            tried += tried(position, tried);
        }
        for (long seed = 0; seed < 40 && tried < Budget.of(2, 16); seed++) {
            Position position = RandomSetup.position(rules, seed).orElse(null);
            tried += position == null ? 0 : tried(position, seed);
        }
        assertThat(tried).isGreaterThan(1);
    }

    private static int tried(Position position, long seed) {
        if (position.legalTurns().countUpTo(MOST_TURNS) >= MOST_TURNS) {
            return 0;
        }
        Laws.all(position, seed);
        Comparisons.fastWithReference(position, seed);
        return 1;
    }
}
