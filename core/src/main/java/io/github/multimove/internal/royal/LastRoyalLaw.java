package io.github.multimove.internal.royal;

import io.github.multimove.Outcome;
import io.github.multimove.Outcome.Reason;
import io.github.multimove.Side;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.time.StructuresInTime;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.RoyalRule.Bound;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Games won by checkmate (rules/common.md, Legal turn). Where the rule says so, exposing one's own last royal pieces is legal and
 * loses at once (rules/avalanche.md, 5): a position whose side to move could capture them is possible, and over.
 */
final class LastRoyalLaw extends RoyalLaw {
    private final RoyalRule.LastRoyal rule;
    private final boolean guards;

    LastRoyalLaw(RoyalRule.LastRoyal rule, StructuresInTime structures) {
        super(structures, rule.withoutTurn());
        this.rule = rule;
        this.guards = rule.exposure() == RoyalRule.Exposure.ILLEGAL;
    }

    @Override
    public boolean guards() {
        return guards;
    }

    @Override
    public boolean guardsBetween() {
        return true;
    }

    @Override
    public int fewestRoyals(boolean isToMove) {
        return 1;
    }

    @Override
    public Bound bound() {
        return rule.bound();
    }

    @Override
    public List<int[][]> exposed(BoardState field, int attacker, int[][] groups) {
        if (bound() == Bound.TOGETHER) {
            return super.exposed(field, attacker, groups);
        }
        List<int[][]> alone = Arrays.stream(groups)
                .map(group -> new int[][] {group})
                .filter(group -> canCapture(field, attacker, group))
                .toList();
        return bound() == Bound.ANY || alone.size() == groups.length ? alone : List.of();
    }

    @Override
    Optional<Outcome> royalEnd(BoardState field) {
        if (!guards && isBound(field, 1 - field.side)) {
            return Optional.of(Outcome.win(side(field.side), Reason.EXPOSURE));
        }
        return rule.withoutTurn() == RoyalRule.WithoutTurn.DRAWS && isDrawnByBareKings(field)
                ? Optional.of(Outcome.draw(Reason.BARE_KINGS))
                : Optional.empty();
    }

    @Override
    public Outcome withoutTurn(Side mover, boolean isBound) {
        Reason mate = Reason.CHECKMATE;
        return isBound ? outcome(mover, rule.mated(), mate, mate, mate) : super.withoutTurn(mover, false);
    }

    @Override
    public boolean isMate(BooleanSupplier isBoundWithoutTurn, BooleanSupplier isDoomed) {
        return isBoundWithoutTurn.getAsBoolean();
    }

    @Override
    public boolean isMateSign(BoardState after, BooleanSupplier isMate) {
        return isMate.getAsBoolean();
    }

    @Override
    public boolean scoresDoubleMate() {
        return rule.scoreDoubleCheckmate();
    }

    @Override
    public boolean isWonByMateAlone() {
        return super.isWonByMateAlone()
                && rule.withoutTurn() != RoyalRule.WithoutTurn.LOSES
                && rule.mated() == RoyalRule.WithoutTurn.LOSES;
    }

    @Override
    public boolean forbidsCastling(int groups) {
        return groups <= 1 || !rule.lenientCastling();
    }

    /** A castled king itself may not stand attacked, even while another lives (rules/double-king.md, Decided). */
    @Override
    public boolean mayHaveCastled(BoardState after, long castling, int mover) {
        int[][] groups = royals(after, mover);
        return groups.length <= 1
                || rule.lenientCastling()
                || !after.tables.isRoyal(after.piece(Packed.to(castling)))
                || !canCapture(after, 1 - mover, new int[][] {groupOf(groups, Packed.to(castling))});
    }

    /** With two royal pieces or more nothing captures them all by one sub-move. */
    @Override
    public boolean mayGoOn(BoardState midst, int mover) {
        int[] royals = midst.royals(mover);
        if (royals.length > 1 && bound() == Bound.TOGETHER) {
            return true;
        }
        int attacked = 0;
        for (int square : royals) {
            attacked += midst.isAttacked(square, 1 - mover) ? 1 : 0;
        }
        return royals.length > 0 && (bound() == Bound.ANY ? attacked == 0 : attacked < royals.length);
    }

    @Override
    public boolean mayEnd(BoardState after, int mover) {
        if (!guards) {
            return true;
        }
        int[][] groups = royals(after, mover);
        return groups.length > 0 && !isExposed(after, 1 - mover, groups);
    }

    @Override
    public boolean isSafe(Structure structure, BoardState field, long[] turn, int size) {
        if (isOver(field)) {
            return false;
        }
        for (int i = 0; i < size; i++) {
            if (Packed.kind(turn[i]) == Packed.CASTLE && !mayCastle(field, turn[i])) {
                return false;
            }
        }
        if (!guards) {
            return true;
        }
        BoardState after = structure.after(field, turn, size, null);
        boolean safe = mayEnd(after, field.side);
        for (int i = 0; safe && i < size; i++) {
            safe = Packed.kind(turn[i]) != Packed.CASTLE || mayHaveCastled(after, turn[i], field.side);
        }
        return safe;
    }
}
