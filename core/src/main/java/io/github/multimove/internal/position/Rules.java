package io.github.multimove.internal.position;

import io.github.multimove.RuleSet;
import io.github.multimove.Square;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.NumberField;
import io.github.multimove.internal.board.PositionKeys;
import io.github.multimove.internal.royal.RoyalLaw;
import io.github.multimove.internal.turns.CheckAccelerator;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnEngine;
import io.github.multimove.internal.turns.time.StructuresInTime;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What every room takes from a rule set at work: the game's tables, its structures, its royal rule, its engines. */
public final class Rules {
    /** Clauses are kept for turns up to this number where they count turns, and made anew beyond. */
    private static final int MAX_KEPT = 128;
    /** Clauses are kept for number fields of so many bits together. */
    private static final int MAX_KEPT_BITS = 8;

    public final RuleSet owner;
    /** The same, as it answers for positions. */
    final PositionQuestions questions;

    public final GameTables tables;
    public final StructuresInTime structures;
    public final RoyalLaw royal;
    /** Every feature of positions, whether this game's have it or not. */
    public final List<PositionFeature> features;

    final ByteLayout layout;
    private final List<EngineFamily> families;
    private final @Nullable RuleSetAnswers answers;
    /** Made when first asked; two threads may make one twice, which is harmless: a clause has nothing but final fields. */
    private final @Nullable Clause[] clauses;
    /** Whether hands, turn numbers and turns before say nothing about the clause, but for an opening rule. */
    private final boolean isSimple;
    /** Where the turn number begins in the place of a clause that counts turns. */
    private final int countedShift;

    /** Puts the three axes together; without a choice of engines every answer comes by the reference generator. */
    public <R extends RuleSet & PositionQuestions> Rules(
            R owner, BaseGame base, TurnStructure structure, RoyalRule royal, EngineChoice choice) {
        this.owner = owner;
        this.questions = owner;
        this.tables = GameTables.of(base);
        this.structures = StructuresInTime.of(tables, structure);
        this.royal = RoyalLaw.of(royal, structures);
        this.families = List.copyOf(choice.families());
        structures.all().forEach(this::hasten);
        // they serve a whole game, which asks nothing but the board
        this.answers = structures.numbers().isEmpty() ? choice.answers(this) : null;
        this.isSimple = !tables.hands
                && !structures.countsTurns()
                && structures.numbers().isEmpty();
        this.countedShift = 3
                + Math.min(
                        MAX_KEPT_BITS,
                        structures.numbers().stream()
                                .mapToInt(NumberField::end)
                                .max()
                                .orElse(0));
        this.clauses =
                new Clause[(structures.countsTurns() || structures.hasOpening() ? MAX_KEPT + 1 : 1) << countedShift];
        this.features = PositionFeature.all(this);
        this.layout = new ByteLayout(this);
    }

    /** Whether every answer comes by the reference generator. */
    public boolean isPlain() {
        return families.isEmpty();
    }

    private void hasten(Structure structure) {
        for (EngineFamily family : families) {
            CheckAccelerator check = family.check(structure);
            if (check != null) {
                structure.checkedBy(check);
            }
        }
    }

    EngineMaker engines(Structure structure) {
        for (EngineFamily family : families) {
            EngineMaker maker = family.of(this, structure);
            if (maker != null) {
                return maker;
            }
        }
        return position -> new ReferenceEngine(position, structure);
    }

    /** The clause of the position after a turn that gives the move to the other side. */
    Clause clauseAfter(BoardPosition before, BoardState after, int number) {
        Clause next = before.clause.next;
        if (next != null) {
            return next;
        }
        Clause clause = clause(after, number);
        if (isSimple && structures.isPastOpening(before.number)) {
            before.clause.next = clause;
        }
        return clause;
    }

    /** The clause of a position. */
    public Clause clause(BoardState field, int number) {
        boolean opening = structures.isOpening(field, number);
        long numbers = field.numbers();
        int kind = (opening ? 1 : 0) | field.side << 1 | (field.inHand(field.side) > 0 ? 4 : 0) | (int) numbers << 3;
        int counted = Clause.NOT_COUNTED;
        if (structures.countsTurns() || structures.awaitsOpening(field, number)) {
            counted = number;
            kind |= Math.min(number, MAX_KEPT + 1) << countedShift;
        }
        if (kind >= clauses.length || numbers >>> MAX_KEPT_BITS != 0) {
            return newClause(field, opening, number, counted);
        }
        Clause known = clauses[kind];
        if (known == null) {
            known = newClause(field, opening, number, counted);
            clauses[kind] = known;
        }
        return known;
    }

    private Clause newClause(BoardState field, boolean opening, int number, int counted) {
        long key =
                (opening ? tables.openingKey : 0) + (structures.countsTurns() ? PositionKeys.of("turn=" + counted) : 0);
        for (NumberField numberField : structures.numbers()) {
            key += numberField.key(numberField.of(field.numbers()));
        }
        return new Clause(this, structures.at(field, opening, number), opening, counted, key);
    }

    /** Answers about a position for which no engine is made, or null if it is not one for them. */
    public @Nullable RuleSetAnswers answers(BoardPosition position) {
        RuleSetAnswers a = answers;
        if (a == null) {
            return null;
        }
        byte served = position.served;
        if (served == BoardPosition.NOT_ASKED) {
            served = a.serves(position) ? BoardPosition.SERVED : BoardPosition.NOT_SERVED;
            position.served = served;
        }
        return served == BoardPosition.SERVED ? a : null;
    }

    /** The engine that answers for the legal turns of a position. */
    public TurnEngine engine(BoardPosition position) {
        RuleSetAnswers a = answers(position);
        if (a != null) {
            return a.engine(position);
        }
        return royal.isOver(position)
                ? new ReferenceEngine(position, position.clause.structure)
                : position.clause.engines.engine(position);
    }

    /** The number of legal turns. */
    public long count(BoardPosition position) {
        RuleSetAnswers a = answers(position);
        return a == null ? engine(position).count() : a.count(position);
    }

    /** Whether sub-moves are a legal turn, in its order. */
    public boolean contains(BoardPosition position, long[] turn) {
        RuleSetAnswers a = answers(position);
        return a == null ? engine(position).contains(turn) : a.contains(position, turn);
    }

    /** Whether there is no legal turn. */
    public boolean isEmpty(BoardPosition position) {
        RuleSetAnswers a = answers(position);
        return a == null ? engine(position).isEmpty() : a.isEmpty(position);
    }

    /** The number of games of so many turns, one or more, or -1 if it is to be found turn by turn. */
    public long perft(BoardPosition position, int depth) {
        RuleSetAnswers a = answers(position);
        if (a == null) {
            return -1;
        }
        if (depth == 1) {
            return a.count(position);
        }
        return position.clause.opening || structures.mayBegin(position, position.number)
                ? -1
                : a.perft(position, depth);
    }

    /**
     * Goes on if a square is of the game's board.
     *
     * @throws IllegalArgumentException if it is not
     */
    public void requireSquare(Square square) {
        if (!square.board().equals(tables.board)) {
            throw new IllegalArgumentException(
                    "expected a square of the " + tables.board + " board, found " + square + " of " + square.board());
        }
    }

    /** The structure of the turn to be made. */
    public Structure structureAt(BoardPosition position) {
        return position.clause.structure;
    }

    /** Whether the side to move of a position that is not over is bound by check and has no turn. */
    public boolean isMate(BoardPosition position) {
        RuleSetAnswers a = answers(position);
        return a == null ? position.clause.engines.isMate(position) : a.isMate(position);
    }

    /** The position after a turn, given as packed sub-moves. */
    public BoardPosition after(BoardPosition p, long[] turn) {
        return new ArrayTurn(p, turn).played(p);
    }
}
