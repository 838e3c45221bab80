package io.github.multimove.internal.fast.halves;

import io.github.multimove.internal.endings.MateSearch;
import io.github.multimove.internal.fast.sets.Attacks64;
import io.github.multimove.internal.fast.sets.GeometryTables;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.ReferenceEngine;
import io.github.multimove.internal.position.RuleSetAnswers;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnEngine;
import io.github.multimove.rules.RoyalRule;
import org.jspecify.annotations.Nullable;

/**
 * Answers for a pawn and then a piece, on boards of one word with one king a side, in games won by capturing it and without
 * captures en passant. // must agree with ReferenceEngine: TwinmoveAgreementTest
 */
public final class PawnThenPieceAnswers implements RuleSetAnswers {
    private final Attacks64 reach;
    private final PawnThenPieceMoves main;
    private final @Nullable PawnThenPieceMoves opening;

    private PawnThenPieceAnswers(Attacks64 reach, PawnThenPieceMoves main, @Nullable PawnThenPieceMoves opening) {
        this.reach = reach;
        this.main = main;
        this.opening = opening;
    }

    /** Returns the answers for a rule set, or null if its board, pieces, structures or royal rule do not fit. */
    public static @Nullable PawnThenPieceAnswers of(Rules rules) {
        Attacks64 reach = GeometryTables.of(rules.tables).emptyHanded;
        if (reach == null
                || !reach.isSupported
                || rules.tables.game.enPassant()
                || !(rules.owner.royalRule() instanceof RoyalRule.Capture)) {
            return null;
        }
        PawnThenPieceMoves main = PawnThenPieceMoves.of(rules.structures.judge(0));
        Structure first = rules.structures.opening();
        PawnThenPieceMoves opening = first == null ? null : PawnThenPieceMoves.of(first);
        return main == null || (first != null && opening == null)
                ? null
                : new PawnThenPieceAnswers(reach, main, opening);
    }

    @Override
    public boolean serves(BoardPosition position) {
        if (position.inHand(0) + position.inHand(1) > 0
                || position.hasStacks()
                || position.hasEnPassantSquares()
                || position.sets() != null
                || position.neutral() >= 0) {
            return false;
        }
        long kings = reach.royals(position);
        return Long.bitCount(kings & position.black) <= 1 && Long.bitCount(kings & ~position.black) <= 1;
    }

    private PawnThenPieceMoves halves(BoardPosition position) {
        return position.clause.opening && opening != null ? opening : main;
    }

    private long ownKing(BoardPosition position) {
        return reach.royals(position) & (position.black ^ (position.side - 1L));
    }

    @Override
    public boolean isCheck(BoardPosition position) {
        long king = ownKing(position);
        return king != 0
                && PawnThenPieceCheck.canCapture(
                        main, position, reach, 1 - position.side, Long.numberOfTrailingZeros(king));
    }

    @Override
    public boolean isBound(BoardPosition position) {
        return isCheck(position);
    }

    @Override
    public boolean isMate(BoardPosition position) {
        return ownKing(position) != 0 && MateSearch.isDoomed(position);
    }

    @Override
    public boolean isEmpty(BoardPosition position) {
        return ownKing(position) == 0 || !PawnThenPieceMoves.hasMove(position, 0);
    }

    @Override
    public long count(BoardPosition position) {
        return new PawnThenPieceCount(reach).count(position, halves(position));
    }

    @Override
    public TurnEngine engine(BoardPosition position) {
        return position.rules().royal.isOver(position)
                ? new ReferenceEngine(position, position.clause.structure)
                : new PawnThenPieceEngine(position, halves(position));
    }

    @Override
    public long perft(BoardPosition position, int depth) {
        return new PawnThenPiecePerft(reach, halves(position)).count(position, depth);
    }
}
