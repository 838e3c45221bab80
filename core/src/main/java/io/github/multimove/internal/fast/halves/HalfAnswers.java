package io.github.multimove.internal.fast.halves;

import io.github.multimove.internal.endings.Mates;
import io.github.multimove.internal.fast.sets.FastTables;
import io.github.multimove.internal.fast.sets.Reach;
import io.github.multimove.internal.position.Answers;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.PlainEngine;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnEngine;
import io.github.multimove.rules.RoyalRule;
import org.jspecify.annotations.Nullable;

/**
 * Answers for a pawn and then a piece, on boards of one word with one king a side, in games won by capturing him and without
 * captures in passing. // must agree with PlainEngine: TwinmoveAgreementTest
 */
public final class HalfAnswers implements Answers {
    private final Reach reach;
    private final Halves main;
    private final @Nullable Halves opening;

    private HalfAnswers(Reach reach, Halves main, @Nullable Halves opening) {
        this.reach = reach;
        this.main = main;
        this.opening = opening;
    }

    /** Returns the answers for a rule set, or null if its board, men, structures or royal rule do not fit. */
    public static @Nullable HalfAnswers of(Rules rules) {
        Reach reach = FastTables.of(rules.tables).emptyHanded;
        if (reach == null
                || !reach.isServed
                || rules.tables.game.enPassant()
                || !(rules.owner.royalRule() instanceof RoyalRule.Capture)) {
            return null;
        }
        Halves main = Halves.of(rules.structures.judge(0));
        Structure first = rules.structures.opening();
        Halves opening = first == null ? null : Halves.of(first);
        return main == null || (first != null && opening == null) ? null : new HalfAnswers(reach, main, opening);
    }

    @Override
    public boolean serves(BoardPosition position) {
        if (position.inHand(0) + position.inHand(1) > 0
                || position.hasStacks()
                || position.hasPassed()
                || position.sets() != null
                || position.neutral() >= 0) {
            return false;
        }
        long kings = reach.royals(position);
        return Long.bitCount(kings & position.black) <= 1 && Long.bitCount(kings & ~position.black) <= 1;
    }

    private Halves halves(BoardPosition position) {
        return position.clause.opening && opening != null ? opening : main;
    }

    private long ownKing(BoardPosition position) {
        return reach.royals(position) & (position.black ^ (position.side - 1L));
    }

    @Override
    public boolean isCheck(BoardPosition position) {
        long king = ownKing(position);
        return king != 0
                && BitHalfAttack.canTake(main, position, reach, 1 - position.side, Long.numberOfTrailingZeros(king));
    }

    @Override
    public boolean isBound(BoardPosition position) {
        return isCheck(position);
    }

    @Override
    public boolean isMate(BoardPosition position) {
        return ownKing(position) != 0 && Mates.isDoomed(position);
    }

    @Override
    public boolean isEmpty(BoardPosition position) {
        return ownKing(position) == 0 || !Halves.hasMove(position, 0);
    }

    @Override
    public long count(BoardPosition position) {
        return new HalfSums(reach).count(position, halves(position));
    }

    @Override
    public TurnEngine engine(BoardPosition position) {
        return position.rules().royal.isOver(position)
                ? new PlainEngine(position, position.clause.structure)
                : new HalvesEngine(position, halves(position));
    }

    @Override
    public long perft(BoardPosition position, int depth) {
        return new HalfPerft(reach, halves(position)).count(position, depth);
    }
}
