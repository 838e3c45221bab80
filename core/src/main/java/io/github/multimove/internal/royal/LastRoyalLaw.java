package io.github.multimove.internal.royal;

import io.github.multimove.Outcome;
import io.github.multimove.Outcome.Reason;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.time.StructuresInTime;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.RoyalRule.Bound;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Games won by checkmate (rules/common.md, Legal turn). Where the rule says so, exposing one's own last royal pieces is legal and
 * loses at once (rules/avalanche.md, 5): a position whose side to move could capture them is possible, and over.
 */
final class LastRoyalLaw extends RoyalLaw {
    private final RoyalRule.LastRoyal rule;
    private final boolean guards;
    private final Bound bound;

    LastRoyalLaw(RoyalRule.LastRoyal rule, StructuresInTime structures) {
        super(structures, rule.withoutTurn());
        this.rule = rule;
        this.guards = rule.exposure() == RoyalRule.Exposure.ILLEGAL;
        this.bound = rule.bound();
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
    public int fewestRoyals(int side, boolean isToMove) {
        return rule.mayLackRoyals().contains(GameTables.side(side)) ? 0 : 1;
    }

    @Override
    public Bound bound() {
        return bound;
    }

    @Override
    public List<int[][]> exposed(BoardState state, int attacker, int[][] groups) {
        if (bound == Bound.TOGETHER) {
            return super.exposed(state, attacker, groups);
        }
        List<int[][]> captured = bonds(state, groups)
                .filter(bond -> canCapture(state, attacker, bond))
                .toList();
        return bound != Bound.EACH || captured.size() == groups.length ? captured : List.of();
    }

    @Override
    public Stream<int[][]> bonds(BoardState state, int[][] groups) {
        return switch (bound) {
            case TOGETHER -> super.bonds(state, groups);
            case ANY, EACH -> Arrays.stream(groups).map(group -> new int[][] {group});
            case LAST_OF_KIND ->
                Arrays.stream(groups)
                        .collect(Collectors.groupingBy(
                                group -> state.piece(group[0]), TreeMap::new, Collectors.toList()))
                        .values()
                        .stream()
                        .map(kind -> kind.toArray(new int[0][]));
        };
    }

    @Override
    Optional<Outcome> royalEnd(BoardState state) {
        return !guards && isBound(state, 1 - state.side)
                ? Optional.of(Outcome.win(GameTables.side(state.side), Reason.EXPOSURE))
                : Optional.empty();
    }

    @Override
    public boolean isDrawnByBareKings(BoardState state) {
        return rule.withoutTurn() == RoyalRule.WithoutTurn.DRAWS && isBareOfMates(state);
    }

    @Override
    public Outcome withoutTurn(BoardState state, boolean isBound) {
        Reason mate = Reason.CHECKMATE;
        return isBound ? outcome(state, rule.mated(), mate, mate, mate) : super.withoutTurn(state, false);
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

    /** Two royal pieces or more that bind together are not captured by one sub-move. */
    @Override
    public boolean mayGoOn(BoardState midst, int mover) {
        int[] royals = midst.royals(mover);
        if (royals.length == 0) {
            return fewestRoyals(mover, false) == 0;
        }
        int attacked = 0;
        for (int square : royals) {
            attacked += bindsAlone(midst, royals, square) && midst.isAttacked(square, 1 - mover) ? 1 : 0;
        }
        return bound() == Bound.EACH ? attacked < royals.length : attacked == 0;
    }

    private boolean bindsAlone(BoardState midst, int[] royals, int square) {
        return switch (bound) {
            case TOGETHER -> royals.length == 1;
            case ANY, EACH -> true;
            case LAST_OF_KIND ->
                Arrays.stream(royals).noneMatch(r -> r != square && midst.piece(r) == midst.piece(square));
        };
    }

    @Override
    public boolean mayEnd(BoardState after, int mover) {
        if (!guards) {
            return true;
        }
        int[][] groups = royals(after, mover);
        return groups.length >= fewestRoyals(mover, false) && !isExposed(after, 1 - mover, groups);
    }

    @Override
    public boolean isSafe(Structure structure, BoardState state, long[] turn, int size) {
        if (isOver(state) || !mayCastle(state, turn, size)) {
            return false;
        }
        if (!guards) {
            return !matesByDrop(structure, state, turn, size);
        }
        BoardState after = structure.after(state, turn, size, null);
        boolean safe = mayEnd(after, state.side);
        for (int i = 0; safe && i < size; i++) {
            safe = (Packed.kind(turn[i]) != Packed.CASTLE || mayHaveCastled(after, turn[i], state.side))
                    && !matesByDrop(after, state.side, turn[i]);
        }
        return safe;
    }
}
