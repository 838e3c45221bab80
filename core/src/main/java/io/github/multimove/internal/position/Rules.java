package io.github.multimove.internal.position;

import io.github.multimove.RuleSet;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.NumberField;
import io.github.multimove.internal.board.PositionKeys;
import io.github.multimove.internal.royal.RoyalLaw;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.Turns;
import io.github.multimove.internal.turns.time.StructuresInTime;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What every room takes from a rule set at work: the game's tables, its structures, its royal rule, its engines. */
public final class Rules {
    /** Clauses are kept for turns up to this number where they count turns, and made anew beyond. */
    private static final int MAX_KEPT = 128;
    /** Clauses are kept for number fields of so many bits together. */
    private static final int MAX_KEPT_BITS = 8;
    /** How many bits a length takes that is read off a board. */
    private static final int LENGTH_BITS = 6;

    public final RuleSet owner;
    public final GameTables tables;
    public final StructuresInTime structures;
    public final RoyalLaw royal;
    /** Every feature of positions, whether this game's have it or not. */
    public final List<PositionFeature> features;

    final ByteLayout layout;
    private final EngineChoice choice;
    /** The engines of the structures that do not come with a turn number. */
    private final Map<Structure, Engine[]> engines = new HashMap<>();
    /** Made when first asked; two threads may make one twice, which is harmless: a clause has nothing but final fields. */
    private final @Nullable Clause[] clauses;
    /** Whether hands, turn numbers and turns before say nothing about the clause, but for an opening rule. */
    private final boolean isSimple;
    /** Where the turn number begins in the place of a clause that counts turns. */
    private final int countedShift;

    /** Puts the three axes together; without a choice of engines every answer comes by the reference generator. */
    public Rules(RuleSet owner, BaseGame base, TurnStructure structure, RoyalRule royal, EngineChoice choice) {
        this.owner = owner;
        this.tables = GameTables.of(base);
        this.structures = StructuresInTime.of(tables, structure, choice.checks());
        this.royal = RoyalLaw.of(royal, structures);
        this.choice = choice;
        structures.all().forEach(each -> engines.put(each, newEngines(each)));
        this.isSimple = !tables.hands
                && !structures.facts.countsTurns()
                && !structures.hasOwnTurns()
                && !structures.facts.readsBoard()
                && structures.facts.numbers().isEmpty();
        this.countedShift = (structures.facts.readsBoard() ? 3 + LENGTH_BITS : 3)
                + Math.min(
                        MAX_KEPT_BITS,
                        structures.facts.numbers().stream()
                                .mapToInt(NumberField::end)
                                .max()
                                .orElse(0));
        this.clauses = new Clause
                [(structures.facts.countsTurns() || structures.hasOwnTurns() || structures.hasOpening()
                                ? MAX_KEPT + 1
                                : 1)
                        << countedShift];
        this.features = PositionFeature.all(this);
        this.layout = new ByteLayout(this);
    }

    Engine[] engines(Structure structure) {
        Engine[] known = engines.get(structure);
        return known == null ? newEngines(structure) : known;
    }

    private Engine[] newEngines(Structure structure) {
        List<Engine> all = new ArrayList<>(choice.engines().apply(this, structure));
        all.add(Engine.of(position -> true, ReferenceTurns::new));
        return all.toArray(Engine[]::new);
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

    /** Whether every turn that gives the move to the other side leads to the same clause. */
    boolean hasOneClauseAfter(BoardPosition before) {
        return isSimple && !structures.awaitsOpening(before, before.number);
    }

    /** The clause of a position. */
    public Clause clause(BoardState state, int number) {
        if (isSimple && structures.isPastOpening(number)) {
            // most often asked: the side to move alone tells it
            Clause known = clauses[state.side << 1];
            return known == null ? made(state, number) : known;
        }
        return made(state, number);
    }

    private Clause made(BoardState state, int number) {
        boolean opening = structures.isOpening(state, number);
        long numbers = state.numbers();
        int kind = (opening ? 1 : 0) | state.side << 1 | (state.inHand(state.side) > 0 ? 4 : 0) | (int) numbers << 3;
        int counted = Clause.NOT_COUNTED;
        if (structures.facts.readsBoard()) {
            kind |= structures.lengthOf(state) << (countedShift - LENGTH_BITS);
        }
        if (structures.facts.countsTurns()
                || structures.hasOwnTurnFrom(number)
                || structures.awaitsOpening(state, number)) {
            counted = number;
            kind |= Math.min(number, MAX_KEPT + 1) << countedShift;
        }
        if (kind >= clauses.length || numbers >>> MAX_KEPT_BITS != 0) {
            return newClause(state, opening, number, counted);
        }
        Clause known = clauses[kind];
        if (known == null) {
            known = newClause(state, opening, number, counted);
            clauses[kind] = known;
        }
        return known;
    }

    private Clause newClause(BoardState state, boolean opening, int number, int counted) {
        long key = (opening ? tables.openingKey : 0)
                + (structures.facts.countsTurns() || structures.hasOwnTurnFrom(number)
                        ? PositionKeys.of("turn=" + counted)
                        : 0);
        for (NumberField numberField : structures.facts.numbers()) {
            key += numberField.key(numberField.of(state.numbers()));
        }
        return new Clause(this, structures.at(state, opening, number), opening, counted, key);
    }

    /** What answers about a position. */
    public Engine engine(BoardPosition position) {
        Clause clause = position.clause;
        int n = position.engine;
        // most positions are for the first engine, which is one look away
        return n == 1 ? clause.first : n == 0 ? firstAsked(position) : clause.engines[n - 1];
    }

    private static Engine firstAsked(BoardPosition position) {
        Engine[] all = position.clause.engines;
        int n = 0;
        while (!all[n].supports(position)) {
            n++;
        }
        position.engine = (byte) (n + 1);
        return all[n];
    }

    /** The legal turns of a position. */
    public Turns turns(BoardPosition position) {
        return engine(position).turns(position);
    }

    /** The number of games of so many turns, one or more, or -1 if it is to be found turn by turn. */
    public long perft(BoardPosition position, int depth) {
        if (depth == 1) {
            return engine(position).count(position);
        }
        boolean changes = position.clause.opening
                || structures.mayBegin(position, position.number)
                || structures.hasOwnTurnFrom(position.number);
        return changes ? -1 : engine(position).perft(position, depth);
    }

    /** The structure of the turn to be made. */
    public Structure structureAt(BoardPosition position) {
        return position.clause.structure;
    }

    /** The position after a turn, given as packed sub-moves. */
    public BoardPosition after(BoardPosition p, long[] turn) {
        return new ArrayTurn(p, turn).played(p);
    }
}
