package io.github.multimove.internal.position;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.NumberField;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.PassedSquares;
import io.github.multimove.internal.board.SiblingSets;
import io.github.multimove.internal.serial.Restored;
import io.github.multimove.internal.serial.SerialPosition;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.rules.CastlingRight;
import java.io.Serial;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** A validated position: a board that is never changed again, and the counters; one object. */
public final class BoardPosition extends BoardState implements Position, BoardPlacement {
    @Serial
    private static final long serialVersionUID = 1;

    public final transient int clock;
    public final transient int number;
    public final transient Clause clause;
    /** The number of the engine that answers for it, from 1, or 0 before anybody asks; two threads may both ask, which is harmless. */
    transient byte engine;

    /** A position of a board, which is not changed from then on. */
    public BoardPosition(Rules rules, BoardState state, int clock, int number) {
        super(state);
        this.clock = clock;
        this.number = number;
        this.clause = rules.clause(this, number);
    }

    /** The position after a turn that leads to a board. */
    public BoardPosition(BoardPosition before, BoardState after, boolean resetsClock) {
        super(after);
        this.clock = before.clockAfter(resetsClock);
        // a mover stalemated in the midst of a series stays to move (rules/series.md, Short)
        boolean isOver = side != before.side;
        this.number = isOver ? before.numberAfter() : before.number;
        this.clause = isOver
                ? before.rules().clauseAfter(before, this, number)
                : before.rules().clause(this, number);
    }

    /** The position after a turn that a structure {@linkplain Structure#makesInPlace makes in place}. */
    BoardPosition(BoardPosition before, Structure structure, long[] turn, boolean resetsClock) {
        super(before, NONE);
        structure.make(this, turn, turn.length);
        this.clock = before.clockAfter(resetsClock);
        this.number = before.numberAfter();
        this.clause = before.rules().clauseAfter(before, this, number);
    }

    /** The position after a turn of one sub-move, but for the squares that its pawn passes. */
    public BoardPosition(BoardPosition before, long m) {
        super(before, m);
        this.clock = before.clockAfter(Packed.is(m, Packed.CLOCK));
        this.number = before.numberAfter();
        this.clause = before.rules().clauseAfter(before, this, number);
    }

    /** The position of one word after two changes, but for the squares that a pawn passes. */
    public BoardPosition(BoardPosition before, long[] changes, int one, int other, boolean resetsClock) {
        super(before, changes, one, other);
        this.clock = before.clockAfter(resetsClock);
        this.number = before.numberAfter();
        this.clause = before.rules().clauseAfter(before, this, number);
    }

    private int clockAfter(boolean resets) {
        return resets ? 0 : clock == Integer.MAX_VALUE ? clock : clock + 1;
    }

    private int numberAfter() {
        return side == 0 || number == Integer.MAX_VALUE ? number : number + 1;
    }

    /** The rule set at work. */
    public Rules rules() {
        return held().rules;
    }

    /** The clause, which every position has that the library has made. */
    private Clause held() {
        return Restored.held(clause, "position");
    }

    /** This position, if the library has made it. */
    @Override
    public BoardPosition state() {
        Restored.held(clause, "position");
        return this;
    }

    @Override
    public RuleSet ruleSet() {
        return rules().owner;
    }

    @Override
    public Side side() {
        return GameTables.side(state().side);
    }

    /** This position, or one with the other side to move: nothing to capture en passant, nothing owed, perhaps impossible. */
    public BoardPosition turnedTo(int toMove) {
        if (toMove == side) {
            return this;
        }
        BoardState turned = copy(NONE);
        turned.side = toMove;
        for (NumberField numberField : rules().structures.facts.numbers()) {
            turned.numbers(numberField.isOwed() ? numberField.with(turned.numbers(), 0) : turned.numbers());
        }
        return new BoardPosition(rules(), turned, clock, number);
    }

    @Override
    public List<CastlingRight> castlingRights() {
        int rights = state().castling;
        return IntStream.range(0, tables.castles.length)
                .filter(i -> (rights >>> i & 1) != 0)
                .mapToObj(i -> tables.castles[i])
                .toList();
    }

    @Override
    public Set<Square> enPassant() {
        Set<Square> all = new LinkedHashSet<>();
        for (short s : state().passed()) {
            all.add(board().square(PassedSquares.square(s)));
        }
        return Collections.unmodifiableSet(all);
    }

    @Override
    public List<List<Square>> siblings() {
        return SiblingSets.list(state()).stream()
                .map(set -> set.stream().map(board()::square).toList())
                .toList();
    }

    @Override
    public int halfTurnClock() {
        return state().clock;
    }

    @Override
    public int turnNumber() {
        return state().number;
    }

    @Override
    public boolean isUnderOpeningRule() {
        return held().opening;
    }

    @Override
    public long hash() {
        long sum = key + held().key;
        if (side == 1) {
            sum += tables.sideKey;
        }
        for (int rights = castling; rights != 0; rights &= rights - 1) {
            sum += tables.castleKey[Integer.numberOfTrailingZeros(rights)];
        }
        for (short s : PassedSquares.written(this)) {
            sum += tables.passKey[s];
        }
        return sum;
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof BoardPosition p
                        && key == p.key
                        && held().isLike(p.held())
                        && numbers() == p.numbers()
                        && side == p.side
                        && castling == p.castling
                        && hasPiecesOf(p)
                        && Arrays.equals(passed(), p.passed())
                        && Arrays.equals(hand(), p.hand())
                        && Arrays.equals(sets(), p.sets())
                        && ruleSet().equals(p.ruleSet()));
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash());
    }

    @Override
    public byte[] toBytes() {
        return ByteWriter.write(state(), false);
    }

    @Override
    public byte[] toBytesWithCounters() {
        return ByteWriter.write(state(), true);
    }

    @Override
    public String toString() {
        return PositionText.write(state());
    }

    @Serial
    private Object writeReplace() {
        return new SerialPosition(ruleSet(), toString());
    }
}
