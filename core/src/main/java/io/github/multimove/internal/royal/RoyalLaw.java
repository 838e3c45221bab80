package io.github.multimove.internal.royal;

import io.github.multimove.Outcome;
import io.github.multimove.Side;
import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.Guard;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.time.Structures;
import io.github.multimove.rules.RoyalRule;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The royal rule at work. It answers whether turns are safe, whether a position is over and why, who may be taken and must
 * be watched, and what a side without a turn has. Nobody asks which rule it is.
 *
 * <p>Royal men stand in groups: one man falling takes his whole group. Check is judged by the structure that the attacker
 * moves by (rules/common.md, Check).
 */
public abstract class RoyalLaw implements Guard {
    private static final int[][] NOBODY = {};

    private final Structures structures;

    RoyalLaw(Structures structures) {
        this.structures = structures;
    }

    /** Returns the rule that a description says, over the structures of a rule set. */
    public static RoyalLaw of(RoyalRule rule, Structures structures) {
        return rule.accept(new RoyalRule.Visitor<RoyalLaw>() {
            @Override
            public RoyalLaw lastRoyal(RoyalRule.LastRoyal last) {
                return switch (last.exposure()) {
                    case ILLEGAL -> new LastRoyalLaw(last, structures);
                    case LOSES -> new ExposureLaw(last, structures);
                };
            }

            @Override
            public RoyalLaw capture(RoyalRule.Capture capture) {
                return new CaptureLaw(capture, structures);
            }

            @Override
            public RoyalLaw other(RoyalRule unknown) {
                throw new IllegalArgumentException("expected a royal rule of the library, found " + unknown);
            }
        });
    }

    // ---- who may be taken -------------------------------------------------------------------------------------------

    /** A side's royal men in groups, for the other side to take. */
    public final int[][] royals(Field field, int side) {
        return structures.judge(1 - side).royals(field, side);
    }

    /** Whether a side, were it its turn, could take a man of every group by one turn. */
    public final boolean canTake(Field field, int attacker, int[][] groups) {
        return groups.length > 0
                && field.inHand(0) + field.inHand(1) == 0
                && structures.judge(attacker).canTake(field, attacker, groups);
    }

    /** Whether all royal men that a side has left could be taken by one turn of the other. */
    public final boolean canLoseAll(Field field, int side) {
        return canTake(field, 1 - side, royals(field, side));
    }

    /** Whether some royal man of a side could be taken by a turn of the other. */
    public final boolean canLoseOne(Field field, int side) {
        for (int[] group : royals(field, side)) {
            if (canTake(field, 1 - side, new int[][] {group})) {
                return true;
            }
        }
        return false;
    }

    /** Whether a turn must leave its mover's last royal men safe; where it need not, no engine looks at safety. */
    @Override
    public abstract boolean guards();

    /** Whether royal men may have to be safe in the midst of a turn; where they need not, nothing is asked between sub-moves. */
    public boolean guardsBetween() {
        return true;
    }

    /** The groups of royal men of which a turn of theirs must leave one that cannot be taken; none if nothing is asked. */
    public final int[][] guarded(Field field, int side) {
        return guards() ? royals(field, side) : NOBODY;
    }

    /** The fewest royal men that a side has in a position that is read. */
    public abstract int fewestRoyals(boolean isToMove);

    /** Whether a position is possible whose side to move could take the other side's last royal men. */
    public abstract boolean mayStandExposed();

    // ---- ends -------------------------------------------------------------------------------------------------------

    @Override
    public final boolean isOver(Field field) {
        return end(field).isPresent();
    }

    /** How a position is finished by itself, before any turn is asked for, if it is. */
    public abstract Optional<Outcome> end(Field field);

    /** What a side to move without a turn has, its royal men bound by check or not. */
    public abstract Outcome withoutTurn(Side mover, boolean isBound);

    /**
     * Whether a side to move is mated.
     *
     * @param isBoundWithoutTurn whether its royal men are bound by check and it has no turn
     * @param isDoomed whether it has a turn, every one lets its king be taken, and none takes the enemy king
     */
    public abstract boolean isMate(BooleanSupplier isBoundWithoutTurn, BooleanSupplier isDoomed);

    /** Whether a position after a turn is written with a mate sign: mated, or the last royal man taken. */
    public abstract boolean isMateSign(Field after, BooleanSupplier isMate);

    /** Whether a mate of both royals ends the game. */
    public boolean scoresDoubleMate() {
        return false;
    }

    static Side side(int number) {
        return number == 0 ? Side.WHITE : Side.BLACK;
    }

    // ---- castling ---------------------------------------------------------------------------------------------------

    @Override
    public final boolean mayCastle(Field field, long castling) {
        int[][] groups = royals(field, field.side);
        if (!forbidsCastling(groups.length)) {
            return true;
        }
        int king = Packed.from(castling);
        if (isTakeableAt(field, groups, king, king)) {
            return false;
        }
        for (int square : structures.judge(1 - field.side).castlingSquares(Packed.extra(castling))) {
            if (isTakeableAt(field, groups, king, square)) {
                return false;
            }
        }
        return true;
    }

    /** Whether attack forbids castling to a side with so many groups of royal men. */
    public abstract boolean forbidsCastling(int groups);

    /** Whether the king, were it on another square, could be taken. */
    public final boolean isTakeableAt(Field field, int[][] groups, int king, int square) {
        return canTake(withKingOn(field, king, square), 1 - field.side, new int[][] {groupWith(groups, king, square)});
    }

    /** The board with the king on another square. */
    public static Field withKingOn(Field field, int king, int square) {
        if (square == king) {
            return field;
        }
        Field moved = field.copy();
        int code = field.man(king);
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

    /** The group with a man on a square, or that man alone. */
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
    public boolean isSafe(Structure structure, Field field, long[] turn, int size) {
        return !isOver(field);
    }

    /** Whether bare kings end the game: no royal man may pass through attack (rules/series.md, Bare kings). */
    final boolean isDrawnByBareKings(Field field) {
        return field.hasTwoMen()
                && field.royals(0).length == 1
                && field.royals(1).length == 1
                && field.inHand(0) + field.inHand(1) == 0
                && !structures.judge(0).passesThroughAttack()
                && !structures.judge(1).passesThroughAttack();
    }
}
