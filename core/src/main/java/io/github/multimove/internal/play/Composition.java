package io.github.multimove.internal.play;

import io.github.multimove.Constraint;
import io.github.multimove.Effect;
import io.github.multimove.LegalTurns;
import io.github.multimove.Outcome;
import io.github.multimove.PartialTurn;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.PositionException.Problem;
import io.github.multimove.Reading;
import io.github.multimove.Refusal;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.PositionDraft;
import io.github.multimove.internal.endings.GameEnds;
import io.github.multimove.internal.endings.HelpedWins;
import io.github.multimove.internal.explain.ConstraintFinder;
import io.github.multimove.internal.explain.RefusalFinder;
import io.github.multimove.internal.notation.Algebraic;
import io.github.multimove.internal.notation.TurnText;
import io.github.multimove.internal.position.ArrayTurn;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.EngineChoice;
import io.github.multimove.internal.position.PackedTurn;
import io.github.multimove.internal.position.PositionBytes;
import io.github.multimove.internal.position.PositionText;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.serial.Restored;
import io.github.multimove.internal.serial.SerialRuleSet;
import io.github.multimove.internal.text.IdText;
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
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;

/**
 * A rule set at work: the three axes put together. What each axis decides, it decides alone.
 *
 * <p>Longer than most: every question that {@link RuleSet} and {@link Position} answer stands here, in a few lines that name what answers it.
 */
public final class Composition implements RuleSet {
    @Serial
    private static final long serialVersionUID = 1;

    private final transient String id;
    private final transient BaseGame base;
    private final transient TurnStructure description;
    private final transient RoyalRule royal;
    private final transient boolean plain;
    private final transient Rules rules;
    private final transient Validation validation;
    private final transient BoardPosition initial;

    private Composition(String id, BaseGame base, TurnStructure description, RoyalRule royal, boolean plain) {
        this.id = id;
        this.base = base;
        this.description = description;
        this.royal = royal;
        this.plain = plain;
        this.rules = new Rules(this, base, description, royal, plain ? EngineChoice.PLAIN : Engines.CHOICE);
        this.validation = new Validation(rules);
        this.initial = validation.initial();
    }

    /** Composes a rule set; see {@link RuleSet#of(String, BaseGame, TurnStructure, RoyalRule)}. */
    public static Composition of(String id, BaseGame base, TurnStructure structure, RoyalRule royal) {
        IdText.read(Objects.requireNonNull(id, "id"));
        if (base.royals().isEmpty() && royal.needsRoyals()) {
            throw new IllegalArgumentException(
                    "expected a base game with a royal piece type for " + royal + ", found " + base.id());
        }
        return new Composition(
                id,
                royal.hasRoyals()
                        ? base
                        : base.toBuilder(base.id()).royalRule(royal).noRoyals().build(),
                Objects.requireNonNull(structure, "structure"),
                Objects.requireNonNull(royal, "royal"),
                false);
    }

    /** The rule set of a position. */
    public static Composition of(Position position) {
        return (Composition) position.ruleSet();
    }

    @Override
    public String id() {
        return Restored.held(id, "rule set");
    }

    @Override
    public BaseGame base() {
        return Restored.held(base, "rule set");
    }

    @Override
    public TurnStructure structure() {
        return Restored.held(description, "rule set");
    }

    @Override
    public RoyalRule royalRule() {
        return Restored.held(royal, "rule set");
    }

    /** The same rules on the reference generator alone; see {@link io.github.multimove.spi.Reference}. */
    public Composition reference() {
        return plain ? this : new Composition(id, base, description, royal, true);
    }

    // ---- positions --------------------------------------------------------------------------------------------------

    @Override
    public Position initialPosition() {
        return Restored.held(initial, "rule set");
    }

    @Override
    public Position position(String text) {
        return validation.position(draft(text));
    }

    @Override
    public Position positionLeniently(String text, Consumer<? super String> forgiven) {
        Objects.requireNonNull(text, "text");
        return ForgivenPosition.read(this, text, Objects.requireNonNull(forgiven, "forgiven"));
    }

    @Override
    public Position position(byte[] bytes) {
        held();
        return PositionBytes.canonical(validation.position(PositionBytes.read(rules, bytes)), bytes);
    }

    @Override
    public Position positionUnchecked(byte[] bytes) {
        held();
        return PositionBytes.unchecked(rules, bytes);
    }

    /** Whether nothing is wrong with a position of pieces alone, past any opening rule and without rights. */
    public boolean isPossible(BoardPosition position) {
        return validation.isPossible(position);
    }

    /** Refuses to answer where the library has not made this rule set. */
    private void held() {
        Restored.held(rules, "rule set");
    }

    private PositionDraft draft(String text) {
        held();
        return PositionText.read(rules, Objects.requireNonNull(text, "text"));
    }

    @Override
    public Setup setup(String text) {
        held();
        return new SetupDraft(rules).setup(draft(text));
    }

    @Override
    public Position position(Setup setup) {
        held();
        return validation.position(new SetupDraft(rules).of(setup));
    }

    @Override
    public Set<Problem> problems(Setup setup) {
        held();
        PositionDraft draft = new SetupDraft(rules).of(setup);
        validation.check(draft);
        return Collections.unmodifiableSet(new LinkedHashSet<>(draft.problems));
    }

    @SuppressWarnings("ReferenceEquality") // the common case first; equal rule sets are looked at after it
    private BoardPosition own(Position position) {
        held();
        if (position instanceof BoardPosition p) {
            if (p.rules() == rules) {
                return p;
            }
            if (p.ruleSet().equals(this)) {
                return new BoardPosition(rules, p, p.clock, p.number);
            }
        }
        throw new IllegalArgumentException("expected a position of " + id + ", found one of "
                + position.ruleSet().id());
    }

    public boolean hasTooMuchMaterial(Position position) {
        return validation.hasTooMuchMaterial(own(position));
    }

    // ---- endings ----------------------------------------------------------------------------------------------------

    @Override
    public boolean isCheck(Position position) {
        BoardPosition p = own(position);
        return rules.engine(p).isCheck(p);
    }

    @Override
    public boolean isBoundByCheck(Position position) {
        BoardPosition p = own(position);
        return rules.engine(p).isBound(p);
    }

    @Override
    public boolean isCheckmate(Position position) {
        return GameEnds.isCheckmate(own(position));
    }

    @Override
    public boolean isStalemate(Position position) {
        return GameEnds.isStalemate(own(position));
    }

    @Override
    public boolean isDoubleCheckmate(Position position) {
        return GameEnds.isDoubleCheckmate(own(position));
    }

    @Override
    public Optional<Outcome> outcome(Position position) {
        return GameEnds.outcome(own(position));
    }

    /** Whether a game that reaches a position is drawn by bare kings (rules/common.md, bare-kings). */
    public boolean isDrawnByBareKings(Position position) {
        return rules.royal.isDrawnByBareKings(own(position));
    }

    public Outcome.CanWin canWin(Position position, Side side) {
        return HelpedWins.canWin(own(position), GameTables.number(Objects.requireNonNull(side, "side")));
    }

    /** Whether a game that reaches a position is drawn because neither side can win. */
    public boolean isDrawnDead(Position position) {
        return royal.deadDraws() && HelpedWins.isDead(own(position));
    }

    @Override
    public List<Turn> threats(Position position) {
        return GameEnds.threats(own(position));
    }

    public List<Turn> threats(Position position, Square square, Side by) {
        BoardPosition p = own(position);
        rules.tables.requireSquare(square);
        return GameEnds.threats(p, square.index(), GameTables.number(Objects.requireNonNull(by, "by")));
    }

    public OptionalInt exchangeValue(Position position, Square square, ToIntFunction<PieceType> worth, int mostTurns) {
        BoardPosition p = own(position);
        rules.tables.requireSquare(square);
        return Exchange.value(p, square, Objects.requireNonNull(worth, "worth"), mostTurns);
    }

    public Set<Square> attackers(Position position, Square square, Side by) {
        BoardPosition p = own(position);
        rules.tables.requireSquare(square);
        return GameEnds.attackers(p, square.index(), GameTables.number(Objects.requireNonNull(by, "by")));
    }

    public Optional<Position> withSideToMove(Position position, Side side) {
        BoardPosition turned = own(position).turnedTo(GameTables.number(Objects.requireNonNull(side, "side")));
        if (turned.side() == position.side()) {
            return Optional.of(turned);
        }
        PositionDraft draft = draft(turned.toString());
        validation.check(draft);
        return draft.problems.isEmpty() ? Optional.of(turned) : Optional.empty();
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

    public PartialTurn begin(Position position, String text, Reading reading) {
        return EnteredTurn.begin(
                own(position), Objects.requireNonNull(text, "text"), Objects.requireNonNull(reading, "reading"));
    }

    @Override
    public Position play(Position position, Turn turn) {
        BoardPosition p = own(position);
        return packLegal(p, turn).played(p);
    }

    private static PackedTurn packLegal(BoardPosition p, Turn turn) {
        return packed(p, turn).orElseThrow(() -> RefusalFinder.exception(p, turn));
    }

    /** A turn in packed form, if it is legal. */
    private static Optional<PackedTurn> packed(BoardPosition p, Turn turn) {
        return turn instanceof PackedTurn packed && packed.isOf(p)
                ? Optional.of(packed)
                : new TurnView(p).pack(turn).map(legal -> new ArrayTurn(p, legal));
    }

    @Override
    public Position playUnchecked(Position position, Turn turn) {
        BoardPosition p = own(position);
        if (turn instanceof PackedTurn packed) {
            return packed.played(p);
        }
        return play(position, turn);
    }

    @Override
    public List<Effect> effects(Position position, Turn turn) {
        BoardPosition p = own(position);
        List<Effect> effects = new ArrayList<>();
        long[] packed = packLegal(p, turn).packed();
        p.clause.structure.after(p, packed, packed.length, effects);
        return List.copyOf(effects);
    }

    @Override
    public Turn parseTurn(Position position, String text) {
        return parseTurn(position, text, Reading.STRICT);
    }

    public Turn parseTurn(Position position, String text, Reading reading) {
        return new TurnText(own(position))
                .parse(Objects.requireNonNull(text, "text"), Objects.requireNonNull(reading, "reading"));
    }

    /** The turn that words begin with; see {@link TurnText#leading}. */
    public TurnText.Leading leading(Position position, List<String> words, Reading reading) {
        return new TurnText(own(position)).leading(words, reading);
    }

    public Turn turn(Position position, Collection<SubMove> subMoves) {
        BoardPosition p = own(position);
        Turn turn = Turn.of(List.copyOf(Objects.requireNonNull(subMoves, "subMoves")));
        Optional<long[]> packed = p.clause.structure.arrange(p, turn.subMoves());
        return packed.filter(new TurnView(p).turns()::contains)
                .<Turn>map(legal -> new ArrayTurn(p, legal))
                .orElseThrow(() -> RefusalFinder.exception(p, turn));
    }

    public String algebraic(Position position, Turn turn) {
        BoardPosition p = own(position);
        Objects.requireNonNull(turn, "turn");
        return packed(p, turn)
                .map(new Algebraic(p)::write)
                .or(() -> Algebraic.threat(p.turnedTo(1 - p.side), turn))
                .or(() -> Algebraic.threat(p, turn))
                .orElseThrow(() -> RefusalFinder.exception(p, turn));
    }

    public Optional<Refusal> refusal(Position position, Turn turn) {
        BoardPosition p = own(position);
        return new TurnView(p).contains(turn) ? Optional.empty() : Optional.of(new RefusalFinder(p).refuse(turn));
    }

    public Optional<Refusal> refusal(Position position, String text) {
        return RefusalFinder.of(() -> parseTurn(position, text));
    }

    public List<Constraint> constraints(Position position) {
        return new ConstraintFinder(own(position)).all();
    }

    public List<Constraint> constraints(Position position, Side side) {
        return new ConstraintFinder(own(position).turnedTo(GameTables.number(Objects.requireNonNull(side, "side"))))
                .all();
    }

    public List<Constraint> constraints(Position position, Square square) {
        BoardPosition p = own(position);
        rules.tables.requireSquare(square);
        return p.piece(square.index()) == 0 || p.isEnemy(square.index(), p.side)
                ? List.of()
                : constraints(p).stream()
                        .filter(bond -> bond.isDuty() || bond.squares().contains(square))
                        .toList();
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof Composition rules
                        && id().equals(rules.id)
                        && description.equals(rules.description)
                        && royal.equals(rules.royal)
                        && base.equals(rules.base));
    }

    @Override
    public int hashCode() {
        return id().hashCode();
    }

    /** Returns the id. */
    @Override
    public String toString() {
        return id();
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
