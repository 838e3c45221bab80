package io.github.multimove.internal.turns.series;

import io.github.multimove.Bond;
import io.github.multimove.PositionException.Kind;
import io.github.multimove.Refusal;
import io.github.multimove.Side;
import io.github.multimove.SubMove;
import io.github.multimove.SubMoveRefusal;
import io.github.multimove.TurnRefusal;
import io.github.multimove.TurnRefusal.OutOfOrder.Order;
import io.github.multimove.internal.board.Draft;
import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.board.Tables;
import io.github.multimove.internal.fast.halves.DropEngine;
import io.github.multimove.internal.notation.TurnText;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.PlainEngine;
import io.github.multimove.internal.turns.Cursor;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnEngine;
import io.github.multimove.rules.Drops;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Two drops, one after the other (rules/geminus.md, Drop phase). Two drops that can be made in either order and lead to
 * the same position are one turn, written in ascending order of their squares.
 */
public final class DropPairs extends Structure {
    public final DropSquares squares;

    public DropPairs(Tables tables, Drops drops) {
        super(tables);
        this.squares = new DropSquares(tables, drops);
    }

    @Override
    public boolean isSimultaneous() {
        return false;
    }

    @Override
    public boolean canTake(Field field, int attacker, int[][] groups) {
        return false;
    }

    @Override
    public TurnEngine engine(BoardPosition position) {
        return position.rules.isBinding() || squares.mayDropRelocated(position)
                ? new PlainEngine(position, this)
                : new DropEngine(position, this);
    }

    @Override
    public void candidates(Field field, int square, SubMoves found) {
        squares.add(field, square, found);
    }

    /** The drops that one board allows, in order. */
    public SubMoves drops(Field field) {
        SubMoves found = new SubMoves();
        for (int s = 0; s < tables.size; s++) {
            squares.add(field, s, found);
        }
        return found;
    }

    /** Whether a board allows any drop; looks no further than the first square with one. */
    public boolean hasDrop(Field field) {
        SubMoves found = new SubMoves();
        for (int s = 0; s < tables.size && found.size == 0; s++) {
            squares.add(field, s, found);
        }
        return found.size > 0;
    }

    public static Field after(Field field, long drop) {
        Field after = field.copy();
        after.apply(drop);
        return after;
    }

    @Override
    public Cursor cursor(Field field) {
        SubMoves firsts = drops(field);
        return new Cursor() {
            private SubMoves seconds = new SubMoves();
            private int first = -1;
            private int second;

            @Override
            public boolean next() {
                while (true) {
                    while (second < seconds.size) {
                        turn[1] = seconds.at[second++];
                        if (isCanonical(field, turn[0], turn[1])) {
                            size = 2;
                            return true;
                        }
                    }
                    if (first + 1 >= firsts.size) {
                        return false;
                    }
                    turn[0] = firsts.at[++first];
                    seconds = drops(after(field, turn[0]));
                    second = 0;
                }
            }
        };
    }

    /** Whether two drops, possible in this order, are written in this order. */
    boolean isCanonical(Field field, long first, long second) {
        return Packed.from(first) < Packed.from(second) || !commute(field, first, second);
    }

    /** Whether two drops, possible in this order, can be made in the other order and lead to the same position. */
    private boolean commute(Field field, long first, long second) {
        if (!isListed(field, second)) {
            return false;
        }
        Field other = after(field, second);
        if (!isListed(other, first)) {
            return false;
        }
        other.apply(first);
        Field one = after(after(field, first), second);
        return one.hasMenOf(other) && Arrays.equals(one.hand(), other.hand());
    }

    public boolean isListed(Field field, long drop) {
        SubMoves found = new SubMoves();
        squares.add(field, Packed.to(drop), found);
        return found.has(drop);
    }

    @Override
    public Optional<long[]> arrange(Field field, List<SubMove> subMoves) {
        return super.arrange(field, subMoves).map(turn -> inOrder(field, turn));
    }

    @Override
    public Optional<long[]> match(Field field, List<Wanted> wanted) {
        return super.match(field, wanted).map(turn -> inOrder(field, turn));
    }

    @Override
    public List<long[]> orders(Field field, long[] turn) {
        boolean either =
                turn.length == 2 && Packed.from(turn[0]) < Packed.from(turn[1]) && commute(field, turn[0], turn[1]);
        return either ? List.of(turn, new long[] {turn[1], turn[0]}) : List.of(turn);
    }

    private long[] inOrder(Field field, long[] turn) {
        return turn.length != 2 || isCanonical(field, turn[0], turn[1]) ? turn : new long[] {turn[1], turn[0]};
    }

    // ---- refusals ---------------------------------------------------------------------------------------------------

    @Override
    public Optional<Refusal> reason(Field field, long[] turn) {
        if (turn.length != 2) {
            return Optional.of(new TurnRefusal.DropCount(turn.length));
        }
        if (isCanonical(field, turn[0], turn[1])) {
            return Optional.empty();
        }
        List<SubMove> drops = unpack(field, turn);
        return Optional.of(new TurnRefusal.OutOfOrder(drops.get(0), drops.get(1), Order.DROPS_ASCENDING));
    }

    @Override
    public Optional<Refusal> reason(Field now, TurnText.Written subMove) {
        String text = subMove.canonical();
        return subMove.from()
                .map(from -> text.indexOf('@') == 1
                        ? squares.reason(now, text, from)
                        : new SubMoveRefusal.DropsFirst(text, from));
    }

    @Override
    public List<Bond> bonds(Field field) {
        return List.of(new Bond.DropsFirst(field.inHand(field.side)));
    }

    // ---- hands ------------------------------------------------------------------------------------------------------

    /** Men in hand fit the turn (rules/geminus.md, Decided). */
    @Override
    public void checkHands(Field field, Draft draft) {
        int side = field.side;
        int mover = field.inHand(side);
        int other = field.inHand(1 - side);
        if (mover + other == 0) {
            return;
        }
        int problems = draft.problems.size();
        for (int s = 0; s < 2; s++) {
            if (field.inHand(s) % 2 != 0) {
                draft.problem(
                        Kind.HAND,
                        "expected an even number of men in hand of " + Tables.name(s) + ", found " + field.inHand(s));
            }
        }
        int ahead = (side == 0) == (tables.game.firstSide() == Side.WHITE) ? 0 : 2;
        if (mover != other + ahead) {
            draft.problem(
                    Kind.HAND,
                    "expected of " + Tables.name(side) + ", to move, " + (ahead == 0 ? "as many" : "two more")
                            + " men in hand " + (ahead == 0 ? "as" : "than") + " of " + Tables.name(1 - side)
                            + ", found "
                            + mover + " and " + other);
        }
        if (draft.problems.size() == problems) {
            checkNumber(draft, side, mover);
        }
        checkMen(field, draft);
        squares.checkPlaces(field, draft);
    }

    /** Until all men are dropped none is taken and none promotes. */
    private void checkMen(Field field, Draft draft) {
        for (int code = 2; code < tables.codes; code++) {
            int found = field.count(code) + draft.hand[code];
            if (found != tables.arrayCount[code]) {
                draft.problem(
                        Kind.HAND,
                        "expected, while there are men in hand, every man of the array: of " + tables.pieces[code] + " "
                                + tables.arrayCount[code] + " on the board and in hand, found " + found);
            }
        }
    }

    private void checkNumber(Draft draft, int side, int inHand) {
        int array = 0;
        for (int code = 2 + side; code < tables.codes; code += 2) {
            array += tables.arrayHand[code];
        }
        // The number goes up after Black: if Black begins, White's first turn has the number 2.
        int first = side == 0 && tables.game.firstSide() == Side.BLACK ? 2 : 1;
        int expected = first + (array - inHand) / 2;
        if (draft.number != expected) {
            draft.problem(
                    Kind.HAND,
                    "expected turn number " + expected + " with " + inHand + " men in hand of " + Tables.name(side)
                            + ", to move, found " + draft.number);
        }
    }
}
