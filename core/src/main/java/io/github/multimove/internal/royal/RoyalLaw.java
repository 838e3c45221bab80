package io.github.multimove.internal.royal;

import io.github.multimove.Outcome;
import io.github.multimove.Outcome.Reason;
import io.github.multimove.Side;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.RoyalGuard;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.time.StructuresInTime;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.RoyalRule.Bound;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/**
 * The royal rule at work. It answers whether turns are safe, whether a position is over and why, which may be captured and must
 * be watched, and what a side without a turn has. No one asks which rule it is.
 *
 * <p>Royal pieces stand in groups: when one piece falls, its whole group does. Check is judged by the structure that the attacker
 * moves by (rules/common.md, Check).
 */
public abstract class RoyalLaw implements RoyalGuard {
    private final StructuresInTime structures;
    private final RoyalRule.WithoutTurn withoutTurn;

    RoyalLaw(StructuresInTime structures, RoyalRule.WithoutTurn withoutTurn) {
        this.structures = structures;
        this.withoutTurn = withoutTurn;
    }

    /** Returns the rule that a description says, over the structures of a rule set. */
    public static RoyalLaw of(RoyalRule rule, StructuresInTime structures) {
        if (rule instanceof RoyalRule.LastRoyal last) {
            return new LastRoyalLaw(last, structures);
        }
        return rule instanceof RoyalRule.Capture capture
                ? new CaptureLaw(capture, structures)
                : new LastPieceLaw((RoyalRule.LastPiece) rule, structures);
    }

    // ---- what may be captured --------------------------------------------------------------------------------------

    /** A side's royal pieces in groups, for the other side to capture. */
    public final int[][] royals(BoardState state, int side) {
        return structures.judge(1 - side).royals(state, side);
    }

    /** Whether a side, were it its turn, could capture a piece of every group by one turn. */
    public final boolean canCapture(BoardState state, int attacker, int[][] groups) {
        return groups.length > 0
                && !structures.isBeforePlay(state)
                && structures.judge(attacker).canCapture(state, attacker, groups);
    }

    /**
     * Which royal pieces attackers capture that bind a side by check: for each entry a turn, which captures of every group of the entry;
     * none if the side is not bound.
     */
    public List<int[][]> exposed(BoardState state, int attacker, int[][] groups) {
        return canCapture(state, attacker, groups) ? List.<int[][]>of(groups) : List.of();
    }

    /** The groups that bind a side when one turn captures of each of them, or each such choice of groups. */
    public Stream<int[][]> bonds(BoardState state, int[][] groups) {
        return groups.length == 0 ? Stream.empty() : Stream.<int[][]>of(groups);
    }

    /** Whether a side is bound by check, its royal pieces standing in these groups. */
    public final boolean isExposed(BoardState state, int attacker, int[][] groups) {
        return !exposed(state, attacker, groups).isEmpty();
    }

    /** Whether a side is bound by check. */
    public final boolean isBound(BoardState state, int side) {
        return isExposed(state, 1 - side, royals(state, side));
    }

    /** Whether some royal piece of a side could be captured by a turn of the other. */
    public final boolean canLoseOne(BoardState state, int side) {
        for (int[] group : royals(state, side)) {
            if (canCapture(state, 1 - side, new int[][] {group})) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a turn must leave its mover's last royal pieces safe; where it need not, no engine looks at safety, and a position
     * is possible whose side to move could capture them.
     */
    @Override
    public boolean guards() {
        return false;
    }

    /** Which royal pieces have to be attacked to bind a side; the engines know no other than all of them by one turn. */
    public Bound bound() {
        return Bound.TOGETHER;
    }

    @Override
    public final boolean judgesByAttack(int attacker) {
        return structures.judge(attacker).judgesByAttack();
    }

    @Override
    public boolean guardsBetween() {
        return false;
    }

    /** The fewest royal pieces that a side has in a position that is read. */
    public abstract int fewestRoyals(int side, boolean isToMove);

    // ---- ends -------------------------------------------------------------------------------------------------------

    @Override
    public final boolean isOver(BoardState state) {
        return end(state).isPresent();
    }

    /** How a position is finished by itself, before any turn is asked for, if it is. */
    public final Optional<Outcome> end(BoardState state) {
        Optional<Outcome> goal = state.tables.goals.end(state);
        return goal.isPresent() ? goal : royalEnd(state);
    }

    /** How a position is finished by what has become of its royal pieces, if it is. */
    abstract Optional<Outcome> royalEnd(BoardState state);

    /** Whether nothing but the capture of a last royal piece finishes a position by itself. */
    public boolean endsWithoutRoyals() {
        return false;
    }

    /** What a side to move without a turn has, its royal pieces bound by check or not. */
    public Outcome withoutTurn(BoardState state, boolean isBound) {
        return outcome(state, withoutTurn, Reason.STALEMATE, Reason.WITHOUT_TURN, Reason.NO_TURN_LOSES);
    }

    static Outcome outcome(
            BoardState state, RoyalRule.WithoutTurn answer, Reason ifDrawn, Reason ifWon, Reason ifLost) {
        Side mover = GameTables.side(state.side);
        return switch (answer) {
            case DRAWS -> Outcome.draw(ifDrawn);
            case WINS -> Outcome.win(mover, ifWon);
            case LOSES -> Outcome.win(mover.opposite(), ifLost);
            case FEWER_WIN -> {
                int more = state.piecesOf(state.side) - state.piecesOf(1 - state.side);
                yield more == 0
                        ? Outcome.draw(ifDrawn)
                        : more < 0 ? Outcome.win(mover, ifWon) : Outcome.win(mover.opposite(), ifLost);
            }
        };
    }

    /**
     * Whether a side to move is mated.
     *
     * @param isBoundWithoutTurn whether its royal pieces are bound by check and it has no turn
     * @param isDoomed whether it has a turn, every one lets its king be captured, and none captures the enemy king
     */
    public abstract boolean isMate(BooleanSupplier isBoundWithoutTurn, BooleanSupplier isDoomed);

    /** Whether a position after a turn is written with a mate sign: mated, or the last royal piece captured. */
    public boolean isMateSign(BoardState after, BooleanSupplier isMate) {
        return royalEnd(after).isPresent();
    }

    /** Whether a mate of both royal pieces ends the game. */
    public boolean scoresDoubleMate() {
        return false;
    }

    /** Whether a turn wins exactly when it mates. */
    public boolean isWonByMateAlone() {
        return guards() && !scoresDoubleMate();
    }

    /** Whether a side wins by mate and by nothing else, and a side without a turn that is not mated has a draw. */
    public final boolean isDrawnUnlessMated() {
        return isWonByMateAlone() && withoutTurn == RoyalRule.WithoutTurn.DRAWS;
    }

    // ---- castling ---------------------------------------------------------------------------------------------------

    @Override
    public final boolean mayCastle(BoardState state, long castling) {
        return attackedOnCastling(state, castling) < 0;
    }

    /**
     * The first square, the king's own or one on its way, on which it would be attacked, so that it may not castle, or -1; where a piece
     * that is not royal castles, the square of a royal piece.
     */
    public final int attackedOnCastling(BoardState state, long castling) {
        int[][] groups = royals(state, state.side);
        if (!forbidsCastling(groups.length)) {
            return -1;
        }
        int king = Packed.from(castling);
        if (!state.tables.isRoyal(state.piece(king))) {
            return canCapture(state, 1 - state.side, groups) ? groups[0][0] : -1;
        }
        if (isCapturableAt(state, groups, king, king)) {
            return king;
        }
        for (int square : castlingSquares(state, castling)) {
            if (isCapturableAt(state, groups, king, square)) {
                return square;
            }
        }
        return -1;
    }

    /**
     * The squares, the king's own aside, on which attack forbids a castling: those that it passes, and the one that it reaches
     * where nothing else asks its safety at once (rules/common.md, castling-reached).
     */
    private int[] castlingSquares(BoardState state, long castling) {
        int[] passed = structures.judge(1 - state.side).castlingSquares(Packed.extra(castling));
        if (!asksWhereItCastles(state.side)) {
            return passed;
        }
        int[] all = Arrays.copyOf(passed, passed.length + 1);
        all[passed.length] = Packed.to(castling);
        return all;
    }

    /** Whether nothing else asks at once the safety of the king where a side's castling leads it. */
    boolean asksWhereItCastles(int side) {
        return structures.judge(side).facts.passesThroughAttack();
    }

    /** Whether attack forbids castling to a side with so many groups of royal pieces. */
    public boolean forbidsCastling(int groups) {
        return false;
    }

    @Override
    public boolean mayHaveCastled(BoardState after, long castling, int mover) {
        return true;
    }

    /** Whether the king, were it on another square, could be captured. */
    private boolean isCapturableAt(BoardState state, int[][] groups, int king, int square) {
        return canCapture(
                withKingOn(state, king, square), 1 - state.side, new int[][] {groupWith(groups, king, square)});
    }

    /** The board with the king on another square. */
    public static BoardState withKingOn(BoardState state, int king, int square) {
        if (square == king) {
            return state;
        }
        BoardState moved = state.copy();
        int code = state.piece(king);
        moved.remove(king, code);
        moved.put(square, code);
        return moved;
    }

    /** The king's group with the king on another square. */
    public static int[] groupWith(int[][] groups, int king, int square) {
        int[] group = groupOf(groups, king).clone();
        for (int i = 0; i < group.length; i++) {
            if (group[i] == king) {
                group[i] = square;
                return group;
            }
        }
        return group;
    }

    /** The group with a piece on a square, or that piece alone. */
    public static int[] groupOf(int[][] groups, int square) {
        for (int[] group : groups) {
            for (int s : group) {
                if (s == square) {
                    return group;
                }
            }
        }
        return new int[] {square};
    }

    // ---- safety -----------------------------------------------------------------------------------------------------

    @Override
    public boolean mayGoOn(BoardState midst, int mover) {
        return true;
    }

    @Override
    public boolean mayEnd(BoardState after, int mover) {
        return true;
    }

    @Override
    public final boolean matesByDrop(BoardState after, int mover, long m) {
        if (after.tables.mustNotCheck(m) && canLoseOne(after, 1 - mover)) {
            return true;
        }
        return after.tables.mustNotMate(m)
                && !isOver(after)
                && isBound(after, 1 - mover)
                && !structures.at(after, false, 1).legal(after, this).next();
    }

    @Override
    public boolean isSafe(Structure structure, BoardState state, long[] turn, int size) {
        return !isOver(state) && mayCastle(state, turn, size) && !matesByDrop(structure, state, turn, size);
    }

    /** Whether a turn of sub-moves judged on the board before it holds a drop that must not mate, or not check, and does. */
    final boolean matesByDrop(Structure structure, BoardState state, long[] turn, int size) {
        return state.tables.limitsChecks
                && Arrays.stream(turn, 0, size)
                        .filter(state.tables::mustNotMate)
                        .anyMatch(m -> matesByDrop(structure.after(state, turn, size, null), state.side, m));
    }

    /** Whether attack forbids no castling of a turn of sub-moves judged on the board before it. */
    final boolean mayCastle(BoardState state, long[] turn, int size) {
        for (int i = 0; i < size; i++) {
            if (Packed.kind(turn[i]) == Packed.CASTLE && !mayCastle(state, turn[i])) {
                return false;
            }
        }
        return true;
    }

    /** Whether a game that reaches a position is drawn by bare kings; the position has its turns (rules/common.md, bare-kings). */
    public boolean isDrawnByBareKings(BoardState state) {
        return false;
    }

    /**
     * Whether only kings are left by which nothing can be won: no royal piece may pass through attack (rules/series.md, Bare kings),
     * and nothing is won by reaching a square.
     */
    final boolean isBareOfMates(BoardState state) {
        return state.hasTwoPieces()
                && !state.tables.goals.isAny
                && state.royals(0).length == 1
                && state.royals(1).length == 1
                && state.inHand(0) + state.inHand(1) == 0
                && !structures.judge(0).facts.passesThroughAttack()
                && !structures.judge(1).facts.passesThroughAttack();
    }
}
