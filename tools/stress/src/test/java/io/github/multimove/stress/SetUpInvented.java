package io.github.multimove.stress;

import io.github.multimove.Board;
import io.github.multimove.Orthodox;
import io.github.multimove.PieceType;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.Promotion;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Series.Length;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.Locale;
import java.util.Set;

/** Games that are not published, which lead where no published game does. */
final class SetUpInvented {
    private SetUpInvented() {}

    /** Returns the rule set of an id: one of these games, or a published one. */
    static RuleSet ruleSet(String id) {
        BaseGame orthodox = Orthodox.game();
        Step move = Step.move();
        return switch (id) {
            case "one-captured" -> RuleSet.of(id, orthodox, TurnStructure.one(), RoyalRule.capture());
            case "one-exposed" ->
                RuleSet.of(
                        id, orthodox, TurnStructure.one(), RoyalRule.lastRoyal().exposure(RoyalRule.Exposure.LOSES));
            case "one-without-castling" -> RuleSet.of(id, orthodox, TurnStructure.upTo(1), RoyalRule.lastRoyal());
            case "three-captured" ->
                RuleSet.of(id, RuleSets.baseGame("double-king"), TurnStructure.upTo(3), RoyalRule.capture());
            case "low-one" -> RuleSet.of(id, AgreementRules.low(), TurnStructure.one(), RoyalRule.lastRoyal());
            case "low-two" -> RuleSet.of(id, AgreementRules.low(), TurnStructure.upTo(2), RoyalRule.lastRoyal());
            case "strong-one" -> RuleSet.of(id, AgreementRules.strong(), TurnStructure.one(), RoyalRule.lastRoyal());
            case "strong-two" -> RuleSet.of(id, AgreementRules.strong(), TurnStructure.upTo(2), RoyalRule.lastRoyal());
            case "leapers-two" -> RuleSet.of(id, leapers(), TurnStructure.upTo(2), RoyalRule.lastRoyal());
            case "hill-one" -> RuleSet.of(id, hill(), TurnStructure.one(), RoyalRule.lastRoyal());
            case "pawn-alone-begins" ->
                RuleSet.of(
                        id,
                        orthodox,
                        TurnStructure.opening(TurnStructure.pawnAlone()).then(TurnStructure.upTo(2)),
                        RoyalRule.lastRoyal());
            case "pawn-then-piece-bound" -> RuleSet.of(id, orthodox, TurnStructure.pawnThenPiece(true));
            case "pawns-of-kings" ->
                RuleSet.of(id, RuleSets.baseGame("double-king"), TurnStructure.pawnThenPiece(true));
            case "four-any", "four-same" -> RuleSet.of(id, orthodox, four(id), RoyalRule.capture());
            case "four-another", "four-kin", "four-rounds" -> RuleSet.of(id, orthodox, four(id));
            case "two-required" -> RuleSet.of(id, orthodox, Series.of(move, move), RoyalRule.capture());
            case "three-until-check" ->
                RuleSet.of(
                        id,
                        orthodox,
                        Series.repeat(
                                        Length.of(3),
                                        move.safe(),
                                        move.safe().duty(Step.Duty.IF_POSSIBLE).enPassant(Step.EnPassant.NEVER))
                                .on(Series.Closing.ENDS, Series.Event.CHECK),
                        RoyalRule.lastRoyal());
            case "three-quiet-afterwards" ->
                RuleSet.of(
                        id,
                        orthodox,
                        Series.repeat(
                                Length.of(3),
                                move.safe(),
                                move.safe().quiet().noDoubleStep().duty(Step.Duty.OPTIONAL)),
                        RoyalRule.lastRoyal());
            case "three-to-capture" ->
                RuleSet.of(
                        id,
                        orthodox,
                        Series.repeat(
                                Length.of(3),
                                move,
                                move.duty(Step.Duty.OPTIONAL).enPassant(Step.EnPassant.AFTER_ANOTHER)),
                        RoyalRule.capture());
            default -> composed(RuleSets.of(id));
        };
    }

    /** Up to four sub-moves of certain pieces, after each of which the king is safe, but for rounds. */
    private static Series four(String id) {
        Series.Next who = Series.Next.valueOf(id.substring("four-".length()).toUpperCase(Locale.ROOT));
        Step first = who == Series.Next.ROUNDS ? Step.move() : Step.move().safe();
        Series series = Series.repeat(Length.of(4), first, first.duty(Step.Duty.IF_POSSIBLE))
                .next(who);
        return who == Series.Next.KIN ? series.kin(Set.of(Orthodox.KNIGHT, Orthodox.PAWN)) : series;
    }

    /** The same rule set put together anew, so that nothing of it was made before a fault was planted. */
    private static RuleSet composed(RuleSet rules) {
        return RuleSet.of(rules.id(), rules.base(), rules.structure(), rules.royalRule());
    }

    /** Six files and ranks: lame leaps, limited riders and moves that only capture, two royal pieces a side. */
    private static BaseGame leapers() {
        return BaseGame.builder("leapers", Board.of(6, 6))
                .royal(PieceType.of("king", 'K', "K"))
                .royal(PieceType.of("emir", 'E', "WfN"))
                .pieces(
                        PieceType.of("horse", 'H', "nN"),
                        PieceType.of("wagon", 'W', "R3mF"),
                        PieceType.of("guard", 'G', "mWcF"),
                        PieceType.of("rider", 'R', "NN"))
                .array("hwekrg/ggg1gg/6/6/GGG1GG/HWEKRG")
                .build();
    }

    /** Six levels of five by five: pieces that may promote on the last ranks of one level and must on those of another. */
    private static BaseGame hill() {
        Board board = Board.of(5, 5, 6, Board.LevelNames.LETTERS);
        PieceType stone = PieceType.of("stone", 'S', "fmWfcF");
        return BaseGame.builder("hill", board)
                .royal(Orthodox.KING)
                .pieces(stone, Orthodox.ROOK)
                .array("5/5/5/5/5|5/5/5/5/5|1rkr1/sssss/5/5/5|5/5/5/SSSSS/1RKR1|5/5/5/5/5|5/5/5/5/5")
                .promotion(Promotion.of(stone, Orthodox.ROOK)
                        .may(Set.of(board.square("Da5"), board.square("Db5"), board.square("Dc5")))
                        .must(Set.of(board.square("Dd5"), board.square("De5"))))
                .build();
    }
}
