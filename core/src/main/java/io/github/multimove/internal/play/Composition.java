package io.github.multimove.internal.play;

import io.github.multimove.Bond;
import io.github.multimove.Effect;
import io.github.multimove.IllegalTurnException;
import io.github.multimove.LegalTurns;
import io.github.multimove.Outcome;
import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.PositionException.Problem;
import io.github.multimove.Refusal;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.TurnFormatException;
import io.github.multimove.internal.board.Draft;
import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.Tables;
import io.github.multimove.internal.endings.Mates;
import io.github.multimove.internal.explain.Bonds;
import io.github.multimove.internal.explain.Refusals;
import io.github.multimove.internal.fast.sets.SetAnswers;
import io.github.multimove.internal.notation.Algebraic;
import io.github.multimove.internal.notation.TurnText;
import io.github.multimove.internal.position.ArrayTurn;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.ListedTurn;
import io.github.multimove.internal.position.PackedTurn;
import io.github.multimove.internal.position.PlainEngine;
import io.github.multimove.internal.position.PositionText;
import io.github.multimove.internal.serial.Restored;
import io.github.multimove.internal.serial.SerialRuleSet;
import io.github.multimove.internal.text.Quoted;
import io.github.multimove.internal.turns.Answers;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.Structures;
import io.github.multimove.internal.turns.TurnEngine;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.Serial;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A rule set at work: the three axes put together. What each axis decides, it decides alone.
 *
 * <p>Longer than most: every question that {@link RuleSet} answers stands here, in a few lines that name who answers it.
 */
public final class Composition implements RuleSet {
    @Serial
    private static final long serialVersionUID = 1;

    private final transient String id;
    private final transient BaseGame base;
    private final transient TurnStructure description;
    private final transient RoyalRule royal;
    private final transient boolean plain;
    public final transient Tables tables;
    public final transient Structures structures;
    private final transient @Nullable Answers answers;
    private final transient BoardPosition initial;

    private Composition(String id, BaseGame base, TurnStructure description, RoyalRule royal, boolean plain) {
        this.id = id;
        this.base = base;
        this.description = description;
        this.royal = royal;
        this.plain = plain;
        this.tables = Tables.of(base);
        this.structures = Structures.of(tables, description, plain);
        this.answers = plain ? null : SetAnswers.of(this, tables);
        this.initial = new Validation(this).initial();
    }

    /** Composes a rule set; see {@link RuleSet#of(String, BaseGame, TurnStructure, RoyalRule)}. */
    public static Composition of(String id, BaseGame base, TurnStructure structure, RoyalRule royal) {
        if (id.isBlank()) {
            throw new IllegalArgumentException("expected an id, found " + Quoted.of(id));
        }
        return new Composition(id, base, Objects.requireNonNull(structure), Objects.requireNonNull(royal), false);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public BaseGame base() {
        return base;
    }

    @Override
    public TurnStructure structure() {
        return description;
    }

    @Override
    public RoyalRule royalRule() {
        return royal;
    }

    @Override
    public Composition reference() {
        return plain ? this : new Composition(id, base, description, royal, true);
    }

    public boolean isPlain() {
        return plain;
    }

    /** Whether turns must leave one's royal men safe. */
    public boolean isBinding() {
        return royal instanceof RoyalRule.LastRoyal;
    }

    // ---- positions --------------------------------------------------------------------------------------------------

    @Override
    public Position initialPosition() {
        return initial;
    }

    @Override
    public Position position(String text) {
        return new Validation(this).position(draft(text));
    }

    private Draft draft(String text) {
        return PositionText.read(tables, structures.hasSiblings(), Objects.requireNonNull(text));
    }

    @Override
    public Setup setup(String text) {
        return new SetupDraft(tables, structures.hasSiblings()).setup(draft(text));
    }

    @Override
    public Position position(Setup setup) {
        return new Validation(this).position(new SetupDraft(tables, structures.hasSiblings()).of(setup));
    }

    @Override
    public Set<Problem> problems(Setup setup) {
        Draft draft = new SetupDraft(tables, structures.hasSiblings()).of(setup);
        new Validation(this).check(draft);
        return Collections.unmodifiableSet(new LinkedHashSet<>(draft.problems));
    }

    public boolean isOpening(Field field, int number) {
        return structures.isOpening(field, number);
    }

    public Structure structureAt(BoardPosition position) {
        return structures.at(position, position.opening);
    }

    /** Answers that need no engine made, or null if a position is not one for them. */
    private @Nullable Answers answers(BoardPosition position) {
        Answers a = answers;
        return a != null && a.serves(position) ? a : null;
    }

    /** The number of legal turns, from a view of them if an engine has to be made. */
    long count(BoardPosition position, TurnView view) {
        Answers a = answers(position);
        return a == null ? view.engine().count() : a.count(position);
    }

    /** Whether there is no legal turn, from a view of them if an engine has to be made. */
    boolean isEmpty(BoardPosition position, TurnView view) {
        Answers a = answers(position);
        return a == null ? view.engine().isEmpty() : a.isEmpty(position);
    }

    /** The number of games of so many turns, one or more, or -1 if it is to be found turn by turn. */
    public long perft(BoardPosition position, int depth) {
        Answers a = answers(position);
        return a == null ? -1 : a.perft(position, depth);
    }

    public TurnEngine engine(BoardPosition position) {
        Answers a = answers(position);
        if (a != null) {
            return a.engine(position);
        }
        Structure structure = structureAt(position);
        return plain || isOver(position) ? new PlainEngine(position, structure) : structure.engine(position);
    }

    @SuppressWarnings("ReferenceEquality") // the common case first; equal rule sets are looked at after it
    private BoardPosition own(Position position) {
        if (!(position instanceof BoardPosition p) || (p.rules != this && !p.rules.equals(this))) {
            throw new IllegalArgumentException("expected a position of " + id + ", found one of "
                    + position.ruleSet().id());
        }
        return p.rules == this ? p : new BoardPosition(this, p, p.clock, p.number);
    }

    public void requireSquare(Square square) {
        if (!square.board().equals(tables.board)) {
            throw new IllegalArgumentException(
                    "expected a square of the " + tables.board + " board, found " + square + " of " + square.board());
        }
    }

    // ---- royal men --------------------------------------------------------------------------------------------------

    /** The number of a side's royal men, those in hand among them. */
    public int royalCount(Field field, int side) {
        return field.royalCount(side);
    }

    /** Whether the position is finished by itself, before any turn is asked for. */
    public boolean isOver(Field field) {
        if (isBinding()) {
            return field.hasTwoMen()
                    && field.royals(0).length == 1
                    && field.royals(1).length == 1
                    && field.inHand(0) + field.inHand(1) == 0;
        }
        return royalCount(field, field.side) == 0;
    }

    /** Whether a side, were it its turn, could take a man of every group by one turn. */
    public boolean canTake(Field field, int attacker, int[][] groups) {
        return groups.length > 0
                && field.inHand(0) + field.inHand(1) == 0
                && structures.judge().canTake(field, attacker, groups);
    }

    public int[][] royals(Field field, int side) {
        return structures.judge().royals(field, side);
    }

    /** Whether castling is not forbidden by attack on the king's square or those that it crosses. */
    public boolean mayCastle(Field field, long castling) {
        int[][] groups = royals(field, field.side);
        if (!(royal instanceof RoyalRule.LastRoyal last) || (last.lenientCastling() && groups.length > 1)) {
            return true;
        }
        int king = Packed.from(castling);
        if (isTakeableAt(field, groups, king, king)) {
            return false;
        }
        for (int square : structures.judge().castlingSquares(Packed.extra(castling))) {
            if (isTakeableAt(field, groups, king, square)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the king, were it on another square, could be taken. */
    public boolean isTakeableAt(Field field, int[][] groups, int king, int square) {
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

    /** Whether the royal rule allows a pseudo-legal turn: the plain test, made on a copy of the board. */
    public boolean isSafe(Structure structure, Field field, long[] turn, int size) {
        if (isOver(field)) {
            return false;
        }
        if (!isBinding()) {
            return true;
        }
        for (int i = 0; i < size; i++) {
            if (Packed.kind(turn[i]) == Packed.CASTLE && !mayCastle(field, turn[i])) {
                return false;
            }
        }
        Field after = structure.after(field, turn, size, null);
        int[][] groups = royals(after, field.side);
        if (groups.length == 0 || canTake(after, after.side, groups)) {
            return false;
        }
        if (groups.length > 1 && !((RoyalRule.LastRoyal) royal).lenientCastling()) {
            // a castled king itself may not stand attacked, even while another lives (rules/two-prong.md, N prongs)
            for (int i = 0; i < size; i++) {
                if (Packed.kind(turn[i]) == Packed.CASTLE
                        && canTake(after, after.side, new int[][] {groupOf(groups, Packed.to(turn[i]))})) {
                    return false;
                }
            }
        }
        return true;
    }

    @Override
    public boolean isCheck(Position position) {
        BoardPosition field = own(position);
        Answers a = answers(field);
        if (a != null) {
            return a.isCheck(field);
        }
        for (int[] group : royals(field, field.side)) {
            if (canTake(field, 1 - field.side, new int[][] {group})) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean isBoundByCheck(Position position) {
        BoardPosition field = own(position);
        Answers a = answers(field);
        return a == null ? canTake(field, 1 - field.side, royals(field, field.side)) : a.isCheck(field);
    }

    @Override
    public boolean isCheckmate(Position position) {
        BoardPosition p = own(position);
        Answers a = answers(p);
        if (a != null) {
            return a.isMate(p);
        }
        if (isOver(p)) {
            return false;
        }
        return isBinding() ? structureAt(p).isMate(p) : new Mates(this).isDoomed(p);
    }

    @Override
    public boolean isStalemate(Position position) {
        BoardPosition p = own(position);
        return !isOver(p)
                && !(isBinding() && isBoundByCheck(p))
                && engine(p).isEmpty();
    }

    @Override
    public boolean isDoubleCheckmate(Position position) {
        BoardPosition p = own(position);
        return isBinding() && !isOver(p) && new Mates(this).isDouble(p);
    }

    @Override
    public Optional<Outcome> outcome(Position position) {
        BoardPosition p = own(position);
        Side opponent = p.side().opposite();
        if (isOver(p)) {
            return Optional.of(
                    isBinding()
                            ? Outcome.draw(Outcome.Reason.BARE_KINGS)
                            : Outcome.win(opponent, Outcome.Reason.KING_CAPTURED));
        }
        if (royal instanceof RoyalRule.LastRoyal last && last.scoreDoubleCheckmate() && isDoubleCheckmate(p)) {
            return Optional.of(new Outcome(Optional.of(opponent), Outcome.Reason.DOUBLE_CHECKMATE, 1.5));
        }
        if (!engine(p).isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                isBinding() && isBoundByCheck(p)
                        ? Outcome.win(opponent, Outcome.Reason.CHECKMATE)
                        : Outcome.draw(Outcome.Reason.STALEMATE));
    }

    @Override
    public List<Turn> threats(Position position) {
        BoardPosition p = own(position);
        int[][] groups = royals(p, p.side);
        if (groups.length == 0 || p.inHand(0) + p.inHand(1) > 0) {
            return List.of();
        }
        Field turned = p.turned(1 - p.side);
        List<Turn> turns = new ArrayList<>();
        for (long[] threat : structures.judge().threats(turned, groups)) {
            turns.add(new ListedTurn(structures.judge().unpack(turned, threat)));
        }
        return List.copyOf(turns);
    }

    // ---- turns ------------------------------------------------------------------------------------------------------

    @Override
    public LegalTurns legalTurns(Position position) {
        return new TurnView(own(position));
    }

    @Override
    public PartialTurn begin(Position position) {
        return EnteredTurn.begin(own(position));
    }

    @Override
    public PartialTurn begin(Position position, String text) {
        return EnteredTurn.begin(own(position), Objects.requireNonNull(text));
    }

    public BoardPosition after(BoardPosition p, long[] turn) {
        return after(p, new ArrayTurn(p, turn));
    }

    private BoardPosition after(BoardPosition p, PackedTurn turn) {
        return turn.played(p);
    }

    @Override
    public Position play(Position position, Turn turn) {
        BoardPosition p = own(position);
        return after(p, packLegal(p, turn));
    }

    private PackedTurn packLegal(BoardPosition p, Turn turn) {
        if (turn instanceof PackedTurn packed && packed.isOf(p)) {
            return packed;
        }
        return new ArrayTurn(p, new TurnView(p).pack(turn).orElseThrow(() -> refusal(p, turn)));
    }

    @Override
    public Position playUnchecked(Position position, Turn turn) {
        BoardPosition p = own(position);
        if (turn instanceof PackedTurn packed) {
            return after(p, packed);
        }
        return play(position, turn);
    }

    @Override
    public List<Effect> effects(Position position, Turn turn) {
        BoardPosition p = own(position);
        List<Effect> effects = new ArrayList<>();
        long[] packed = packLegal(p, turn).packed();
        structureAt(p).after(p, packed, packed.length, effects);
        return List.copyOf(effects);
    }

    @Override
    public Turn parseTurn(Position position, String text) {
        return new TurnText(this, own(position)).parse(text);
    }

    @Override
    public Turn parseTurnLeniently(Position position, String text) {
        return new TurnText(this, own(position), true).parse(text);
    }

    @Override
    public Turn turn(Position position, Collection<SubMove> subMoves) {
        BoardPosition p = own(position);
        Turn turn = Turn.of(List.copyOf(subMoves));
        Optional<long[]> packed = structureAt(p).arrange(p, turn.subMoves());
        return packed.filter(new TurnView(p).engine()::contains)
                .<Turn>map(legal -> new ArrayTurn(p, legal))
                .orElseThrow(() -> refusal(p, turn));
    }

    @Override
    public String algebraic(Position position, Turn turn) {
        BoardPosition p = own(position);
        long[] packed = packLegal(p, turn).packed();
        return new Algebraic(this, p).write(packed);
    }

    /** The refusal of a turn that is not legal. */
    public IllegalTurnException refusal(BoardPosition position, Turn turn) {
        return new IllegalTurnException(turn.toString(), new Refusals(this, position).refuse(turn));
    }

    @Override
    public Optional<Refusal> refusal(Position position, Turn turn) {
        BoardPosition p = own(position);
        return new TurnView(p).contains(turn) ? Optional.empty() : Optional.of(new Refusals(this, p).refuse(turn));
    }

    @Override
    public Optional<Refusal> refusal(Position position, String text) {
        try {
            parseTurn(position, text);
            return Optional.empty();
        } catch (IllegalTurnException e) {
            return Optional.of(e.refusal());
        } catch (TurnFormatException e) {
            return Optional.of(new Refusal.Form(Objects.requireNonNull(e.getMessage()), e.offset()));
        }
    }

    @Override
    public List<Bond> bonds(Position position) {
        return new Bonds(this, own(position)).all();
    }

    @Override
    public List<Bond> bonds(Position position, Square square) {
        BoardPosition p = own(position);
        requireSquare(square);
        return p.man(square.index()) == 0 || p.isEnemy(square.index(), p.side)
                ? List.of()
                : new Bonds(this, p)
                        .all().stream()
                                .filter(bond -> bond.isDuty() || bond.men().contains(square))
                                .toList();
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof Composition rules
                        && id.equals(rules.id)
                        && description.equals(rules.description)
                        && royal.equals(rules.royal)
                        && base.equals(rules.base));
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    /** Returns the id. */
    @Override
    public String toString() {
        return id;
    }

    @Serial
    private Object writeReplace() throws NotSerializableException {
        return SerialRuleSet.of(this);
    }

    @Serial
    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw Restored.unproxied(Composition.class);
    }
}
