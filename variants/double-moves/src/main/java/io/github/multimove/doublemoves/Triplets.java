package io.github.multimove.doublemoves;

import io.github.multimove.Orthodox;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;

/**
 * Triplets (id {@code triplets}): a turn is a pawn, a piece and the king, one move each, in any order. Won by checkmate, and by a
 * side that cannot complete its turn.
 *
 * <h2>Rules</h2>
 *
 * <ul>
 *   <li>Turn number 1 is one pawn move. Turn number 2 is a pawn and a piece that is neither pawn nor king. From turn number 3 on
 *       the king moves as well: one move each, in any order.
 *   <li>A side that cannot complete its turn has lost. A side that is checkmated has lost.
 *   <li>Only the position after the turn counts: a check has to be met by the end of the turn.
 *   <li>Castling is the king's move. A pawn may be captured en passant by any part of the turn.
 * </ul>
 *
 * <h2>Decided where the published rules are silent</h2>
 *
 * <ul>
 *   <li>Check is the ordinary attack by one enemy piece, and no later part of a turn captures a king.
 *   <li>Two orders are two turns.
 *   <li>A promoted piece is what it has become: it may make the piece's move of the same turn.
 *   <li>Castling's attack test is made on the board before it, after the parts already played. The rook that castled may still
 *       make the piece's move.
 *   <li>A side that could make all parts only by leaving its king in check has lost, too. Bare kings are no draw.
 *   <li>In asking check the turn number does not count: every part is there.
 * </ul>
 *
 * <p>Source: Adam Sobey, Haslemere Chess Club, 1980s; on chessvariants.com after Pritchard and Variant Chess 20, 1996, as
 * rules/more-series.md states it.
 */
public final class Triplets {
    private Triplets() {}

    /** Returns Triplets. */
    public static RuleSet rules() {
        Step pawn = Step.move().pawns();
        Step piece = Step.move().neitherPawnsNorRoyals();
        Step king = Step.move().royals();
        Series series = Series.of(pawn, piece, king)
                .inAnyOrder()
                .laterSpareRoyals()
                .atTurn(1, Series.of(pawn))
                .atTurn(2, Series.of(pawn, piece).inAnyOrder().laterSpareRoyals());
        return RuleSet.of(
                "triplets", Orthodox.game(), series, RoyalRule.lastRoyal().withoutTurn(RoyalRule.WithoutTurn.LOSES));
    }
}
