package io.github.multimove.docs;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.progressive.Progressive;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;

/** Known games that have no id and are put together in a few lines; each line says what it prints. */
public final class AllGames {
    private AllGames() {}

    /** Prints what its lines say. */
    public static void main(String[] args) {
        Step safe = Step.move().safe();
        Step later = safe.duty(Step.Duty.IF_POSSIBLE).enPassant(Step.EnPassant.NEVER);
        RuleSet oneInCheck = RuleSet.of(
                "one-in-check",
                Orthodox.game(),
                Series.repeat(Series.Length.byCheck(1, 2), safe, later).on(Series.Closing.ENDS, Series.Event.CHECK));
        System.out.println(oneInCheck.initialPosition().legalTurns().count()); // -> 445
        BaseGame bare =
                Orthodox.game().toBuilder("bare").noCastling().enPassant(false).build();
        Step single = safe.noDoubleStep();
        RuleSet simple = RuleSet.of(
                "simple-marseillais",
                bare,
                Series.of(single, single.duty(Step.Duty.IF_POSSIBLE))
                        .next(Series.Next.ANOTHER)
                        .on(Series.Closing.ENDS, Series.Event.CHECK));
        System.out.println(simple.initialPosition().legalTurns().count()); // -> 153
        RuleSet refuge = RuleSet.of(
                "refuge",
                Orthodox.game(),
                Series.repeat(Series.Length.byCheck(2, 1), safe, later).on(Series.Closing.ENDS, Series.Event.CHECK));
        System.out.println(
                refuge.position("4k3/8/8/8/8/8/8/r3K3 w - - 0 9").legalTurns().count()); // -> 15
        RuleSet five = RuleSet.of(
                "five",
                Orthodox.game(),
                Series.repeat(Series.Length.of(5), safe, later).on(Series.Closing.ENDS, Series.Event.CHECK));
        System.out.println(
                five.position("k7/8/8/8/8/8/P7/K7 w - - 0 9").legalTurns().count()); // -> 8839
        RuleSet withoutEnPassant = Progressive.over(
                Orthodox.game().toBuilder("without-en-passant").enPassant(false).build());
        System.out.println(withoutEnPassant.initialPosition().legalTurns().count()); // -> 20
        RuleSet takeAll = RuleSet.of("take-all", Orthodox.game(), TurnStructure.one(), RoyalRule.lastPiece());
        System.out.println(takeAll.initialPosition().legalTurns().count()); // -> 20
    }
}
