package io.github.multimove.internal.position;

import io.github.multimove.Board;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.SiblingSets;
import io.github.multimove.internal.board.Tables;
import io.github.multimove.internal.serial.Restored;
import io.github.multimove.internal.serial.SerialPosition;
import io.github.multimove.rules.CastlingRight;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serial;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A validated position: a field that is never changed again, and the counters. */
public final class BoardPosition implements Position {
    @Serial
    private static final long serialVersionUID = 1;

    public final transient Field field;
    public final transient int clock;
    public final transient int number;
    public final transient Clause clause;

    public BoardPosition(Rules rules, Field field, int clock, int number) {
        this.field = field;
        this.clock = clock;
        this.number = number;
        this.clause = rules.clause(field, number);
    }

    /** The rule set at work. */
    public Rules rules() {
        return clause.rules;
    }

    private static long hash(Field field, long men, Clause clause) {
        Tables tables = field.tables;
        long sum = men + clause.key;
        if (field.side == 1) {
            sum += tables.sideKey;
        }
        for (int rights = field.castling; rights != 0; rights &= rights - 1) {
            sum += tables.castleKey[Integer.numberOfTrailingZeros(rights)];
        }
        for (short s : field.passed) {
            sum += tables.passKey[s];
        }
        return field.sets == null ? sum : sum + SiblingSets.key(field);
    }

    /** The key computed afresh, for the tests of the one that is kept. */
    long freshHash() {
        return hash(field, field.freshKey(), clause);
    }

    @Override
    public RuleSet ruleSet() {
        return rules().owner;
    }

    @Override
    public Side side() {
        return field.side == 0 ? Side.WHITE : Side.BLACK;
    }

    @Override
    public Board board() {
        return field.tables.board;
    }

    @Override
    public List<Piece> men(Square square) {
        rules().requireSquare(square);
        return men(field, square.index());
    }

    private static List<Piece> men(Field field, int square) {
        List<Piece> men = new ArrayList<>(1);
        for (int code : field.codes(square)) {
            men.add(field.tables.pieces[code]);
        }
        return Collections.unmodifiableList(men);
    }

    /** Whether the man on a square is held fast by an enemy. */
    public boolean isHeldFast(Square square) {
        rules().requireSquare(square);
        return field.isFrozen(square.index());
    }

    @Override
    public Map<Square, List<Piece>> men() {
        return men(field);
    }

    public static Map<Square, List<Piece>> men(Field field) {
        Map<Square, List<Piece>> all = new LinkedHashMap<>();
        for (int s = 0; s < field.tables.size; s++) {
            if (field.man(s) > Field.NEUTRAL) {
                all.put(field.tables.board.square(s), men(field, s));
            }
        }
        return Collections.unmodifiableMap(all);
    }

    @Override
    public Set<Square> neutralSquares() {
        return Set.of();
    }

    @Override
    public Map<PieceType, Integer> hand(Side side) {
        return hand(field, side);
    }

    public static Map<PieceType, Integer> hand(Field field, Side side) {
        Map<PieceType, Integer> all = new LinkedHashMap<>();
        byte[] hand = field.hand;
        if (hand != null) {
            for (int code = side == Side.WHITE ? 2 : 3; code < hand.length; code += 2) {
                if (hand[code] > 0) {
                    all.put(field.tables.types[code >> 1], (int) hand[code]);
                }
            }
        }
        return Collections.unmodifiableMap(all);
    }

    @Override
    public List<CastlingRight> castlingRights() {
        List<CastlingRight> all = new ArrayList<>();
        for (int rights = field.castling; rights != 0; rights &= rights - 1) {
            all.add(field.tables.castles[Integer.numberOfTrailingZeros(rights)]);
        }
        return Collections.unmodifiableList(all);
    }

    @Override
    public Set<Square> enPassant() {
        Set<Square> all = new LinkedHashSet<>();
        for (short s : field.passed) {
            all.add(board().square(s));
        }
        return Collections.unmodifiableSet(all);
    }

    @Override
    public List<List<Square>> siblings() {
        return SiblingSets.list(field).stream()
                .map(set -> set.stream().map(board()::square).toList())
                .toList();
    }

    @Override
    public int halfTurnClock() {
        return clock;
    }

    @Override
    public int turnNumber() {
        return number;
    }

    @Override
    public boolean isUnderOpeningRule() {
        return clause.opening;
    }

    @Override
    public long hash() {
        return hash(field, field.key, clause);
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof BoardPosition p
                        && field.key == p.field.key
                        && clause.isLike(p.clause)
                        && field.side == p.field.side
                        && field.castling == p.field.castling
                        && field.hasMenOf(p.field)
                        && Arrays.equals(field.passed, p.field.passed)
                        && Arrays.equals(field.hand, p.field.hand)
                        && Arrays.equals(field.sets, p.field.sets)
                        && ruleSet().equals(p.ruleSet()));
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash());
    }

    @Override
    public String toString() {
        return PositionText.write(field, rules().structures.knowsReply(), clock, number);
    }

    @Serial
    private Object writeReplace() {
        return new SerialPosition(ruleSet(), toString());
    }

    @Serial
    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw Restored.unproxied(BoardPosition.class);
    }
}
