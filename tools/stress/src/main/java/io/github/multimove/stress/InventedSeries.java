package io.github.multimove.stress;

import static io.github.multimove.rules.Series.Closing.ENDS;
import static io.github.multimove.rules.Series.Closing.ONLY_LAST;
import static io.github.multimove.rules.Series.Event.CAPTURABLE_DOUBLE_STEP;
import static io.github.multimove.rules.Series.Event.CAPTURE;
import static io.github.multimove.rules.Series.Event.CHECK;
import static io.github.multimove.rules.Series.Event.PROMOTION;
import static io.github.multimove.rules.Series.Next.ANOTHER;
import static io.github.multimove.rules.Series.Next.KIN;
import static io.github.multimove.rules.Series.Next.ROUNDS;
import static io.github.multimove.rules.Series.Next.SAME;
import static io.github.multimove.rules.Step.Duty.IF_POSSIBLE;
import static io.github.multimove.rules.Step.Duty.OPTIONAL;
import static io.github.multimove.rules.Step.Duty.OR_STALEMATE;
import static io.github.multimove.rules.Step.EnPassant.AFTER_ANOTHER;
import static io.github.multimove.rules.Step.EnPassant.NEVER;

import io.github.multimove.Orthodox;
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
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Series of sub-moves that no published game has: each shows a property of series alone, or two together (rules/series.md). */
final class InventedSeries {
    /** Few pieces, so that long series can be listed. */
    static final List<String> FEW_PIECES = List.of(
            "4k3/2p4P/8/8/8/8/p5P1/4K2R w K - 0 5",
            "8/1k1p4/8/2P5/8/8/3K4/8 b - - 0 3",
            "r3k3/1P6/8/8/8/6n1/4P3/4K3 w q - 0 2",
            "4k3/8/8/1pP1p3/3P4/8/8/4K3 w - b6 0 3",
            "4k3/3p1p2/8/2P1P3/8/8/8/4K3 b - - 0 2");

    private static final Step MOVE = Step.move();
    private static final Step SAFE = MOVE.safe();
    private static final Step LATER = SAFE.duty(IF_POSSIBLE).enPassant(NEVER);

    private InventedSeries() {}

    /** Returns the rule sets, always in the same order. */
    static List<RuleSet> all() {
        return Stream.concat(byStep(), byPart()).toList();
    }

    private static Stream<RuleSet> byStep() {
        Step move = Step.move();
        Step safe = move.safe();
        Step later = safe.duty(IF_POSSIBLE).enPassant(NEVER);
        return Stream.of(
                lastRoyal(
                        "three-until-check",
                        Series.repeat(Length.of(3), safe, later).on(ENDS, CHECK)),
                lastRoyal(
                        "three-others",
                        Series.repeat(Length.of(3), safe, later).next(ANOTHER).on(ONLY_LAST, CHECK)),
                lastRoyal(
                        "three-of-kin",
                        Series.repeat(Length.of(3), safe, later)
                                .next(KIN)
                                .kin(Set.of(Orthodox.ROOK, Orthodox.QUEEN, Orthodox.KING))
                                .on(ENDS, CHECK, CAPTURE)),
                lastRoyal(
                        "four-in-rounds",
                        Series.repeat(Length.of(4), safe, later.duty(OR_STALEMATE))
                                .next(ROUNDS)
                                .on(ENDS, CHECK, PROMOTION)),
                lastRoyal(
                        "three-quiet-afterwards",
                        Series.repeat(
                                Length.of(3), safe, safe.quiet().noDoubleStep().duty(OPTIONAL))),
                lastRoyal(
                        "two-required-until-event",
                        Series.of(safe, safe.enPassant(AFTER_ANOTHER)).on(ENDS, CHECK, CAPTURABLE_DOUBLE_STEP)),
                lastRoyal(
                        "parts-that-may-be-left-out",
                        Series.of(move.pawns().duty(IF_POSSIBLE), move.others().duty(OPTIONAL))
                                .inAnyOrder()
                                .laterSpareRoyals()
                                .atTurn(3, Series.of(safe))),
                lastRoyal(
                        "rank-of-the-king-quiet-afterwards",
                        Series.repeat(Length.kingsRank(), safe, later.quiet()).next(ANOTHER)),
                lastRoyal(
                        "two-in-check",
                        Series.repeat(Length.byCheck(2, 1), safe, later)
                                .on(ENDS, CHECK)
                                .atTurn(5, Series.of(safe, later.quiet()))),
                lastRoyal(
                        "one-more-than-before",
                        Series.repeat(Length.oneMoreThanLastTurn(), safe, later)
                                .next(SAME)
                                .on(ENDS, CHECK)),
                lastRoyal(
                        "passing-any-time",
                        Series.of(safe, safe.duty(IF_POSSIBLE)).on(ENDS, CHECK)),
                lastRoyal(
                        "unsafe-against-one",
                        Series.repeat(
                                Length.bySide(3, 1),
                                move,
                                move.duty(IF_POSSIBLE).enPassant(NEVER))),
                RuleSet.of(
                        "three-to-capture",
                        Orthodox.game(),
                        Series.repeat(Length.of(3), move, move.duty(OPTIONAL).enPassant(AFTER_ANOTHER)),
                        RoyalRule.capture()),
                RuleSet.of(
                        "three-by-one-to-capture",
                        Orthodox.game(),
                        Series.repeat(Length.of(3), move, move.duty(IF_POSSIBLE))
                                .next(SAME),
                        RoyalRule.capture()),
                RuleSet.of(
                        "two-exposed",
                        Orthodox.game(),
                        Series.of(safe, move.duty(IF_POSSIBLE).enPassant(NEVER)).on(ENDS, CHECK),
                        RoyalRule.lastRoyal().exposure(RoyalRule.Exposure.LOSES)));
    }

    private static RuleSet lastRoyal(String id, Series series) {
        return RuleSet.of(id, Orthodox.game(), series, RoyalRule.lastRoyal());
    }

    private static Stream<RuleSet> byPart() {
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
}
