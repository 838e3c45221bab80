package io.github.multimove.internal.turns.time;

import io.github.multimove.PositionException.Kind;
import io.github.multimove.Setup;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Goals;
import io.github.multimove.internal.board.NumberField;
import io.github.multimove.internal.board.PositionDraft;
import io.github.multimove.internal.turns.CheckAccelerator;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.StructureFacts;
import io.github.multimove.internal.turns.series.SeriesStructure;
import io.github.multimove.internal.turns.series.SpecialMoves;
import io.github.multimove.internal.turns.siblings.SiblingStructure;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;
import io.github.multimove.rules.Drops;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Siblings;
import io.github.multimove.rules.Step;
import io.github.multimove.rules.TurnStructure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The structures of a rule set in time: while pieces are in hand, on the first turn, and from then on. */
public final class StructuresInTime {
    /** No turn has this number. */
    private static final int NEVER = -1;

    /** What the structure of most turns declares. */
    public final StructureFacts facts;

    private final GameTables tables;
    private final @Nullable Structure drops;
    private final @Nullable Structure opening;
    /** Those of the turns after the opening rule's, which number and side alone tell. */
    private final List<Structure> next;

    private final Structure main;
    private final int firstSide;
    private final int openingNumber;
    private final int lastOwnTurn;

    private StructuresInTime(
            GameTables tables,
            @Nullable Structure drops,
            @Nullable Structure opening,
            List<Structure> next,
            Structure main) {
        this.tables = tables;
        this.drops = drops;
        this.opening = opening;
        this.next = next;
        this.main = main;
        this.firstSide = GameTables.number(tables.game.firstSide());
        this.openingNumber = openingNumber();
        int last = next.isEmpty() ? 0 : openingNumber + (next.size() + firstSide) / 2;
        this.lastOwnTurn = Math.max(last, main.facts.lastOwnTurn());
        this.facts = tables.stayMask != 0 ? main.facts.with(Goals.PASSES) : main.facts;
    }

    /** Compiles a description. */
    public static StructuresInTime of(
            GameTables tables, TurnStructure description, Function<Structure, CheckAccelerator> checks) {
        TurnStructure rest = description;
        Structure drops = null;
        Structure opening = null;
        List<TurnStructure> openings = new ArrayList<>();
        if (rest instanceof TurnStructure.WhileInHand inHand) {
            drops = drops(tables, inHand.drops(), checks);
            rest = inHand.then();
        }
        if (rest instanceof TurnStructure.Opening first) {
            opening = simple(tables, first.first(), checks);
            openings.add(first.first());
            rest = first.then();
        }
        List<Structure> next = new ArrayList<>();
        while (rest instanceof TurnStructure.Opening then) {
            next.add(simple(tables, then.first(), checks));
            openings.add(then.first());
            rest = then.then();
        }
        Structure main = simple(tables, rest, checks);
        boolean besideMoves = tables.held != null
                || Stream.concat(Stream.of(rest), openings.stream()).anyMatch(StructuresInTime::mayDrop);
        if (tables.hands != (drops != null || besideMoves)) {
            throw new IllegalArgumentException("expected hands and drops together in " + tables.game.id()
                    + ", found a base game with" + (tables.hands ? "" : "out") + " hands and a structure with"
                    + (drops != null || besideMoves ? "" : "out") + " drops");
        }
        if (drops != null && tables.pawnsInHand) {
            throw new IllegalArgumentException(
                    "expected no pawns in hand in " + tables.game.id() + ", whose pieces are dropped before any moves");
        }
        if (besideMoves) {
            requireDropsBesideMoves(tables, drops != null, description);
        }
        boolean keeps = main.facts.numbers().stream().anyMatch(state -> !state.isFlag());
        if (keeps && (opening != null || drops != null)) {
            throw new IllegalArgumentException(
                    "expected no opening and no drops before a series whose length comes from the last turn, found "
                            + description);
        }
        if (opening != null && main.facts.numbers().stream().anyMatch(field -> field.initial() != 0)) {
            throw new IllegalArgumentException(
                    "expected no opening before a game that begins as a reply, found " + description);
        }
        for (Structure each : next) {
            StructureFacts facts = each.facts;
            boolean plain = facts.numbers().isEmpty() && !facts.readsBoard() && !facts.countsTurns();
            if (!plain || facts.lastOwnTurn() > 0 || facts.stacks() || main.facts.stacks()) {
                throw new IllegalArgumentException("expected an opening within an opening of a fixed length and without"
                        + " reply and siblings, found " + description);
            }
        }
        StructuresInTime made = new StructuresInTime(tables, drops, opening, List.copyOf(next), main);
        if (tables.limitsChecks && (main.facts.countsTurns() || made.lastOwnTurn > 0 || drops != null)) {
            throw new IllegalArgumentException(
                    "expected turns that do not depend on their number, and drops beside moves, over "
                            + tables.game.id() + ", where a drop must not mate, or no turn check, found "
                            + description);
        }
        return made;
    }

    private static Structure simple(
            GameTables tables, TurnStructure description, Function<Structure, CheckAccelerator> checks) {
        if (description instanceof TurnStructure.One one) {
            return new SimultaneousStructure(tables, one);
        }
        if (description instanceof TurnStructure.UpTo upTo) {
            return new SimultaneousStructure(tables, upTo);
        }
        boolean commutes = description instanceof Series steps && steps.isCommuting();
        if (tables.game.mustCapture() && (description instanceof Siblings || commutes)) {
            throw new IllegalArgumentException("expected a structure without siblings and commuting sub-moves over "
                    + tables.game.id() + ", where captures are mandatory, found " + description);
        }
        if ((tables.held != null || tables.game.flyingGeneral() || tables.stayMask != 0)
                && description instanceof Siblings) {
            throw new IllegalArgumentException("expected a structure without siblings over " + tables.game.id()
                    + (tables.held != null
                            ? ", where captures come to hand"
                            : tables.stayMask != 0
                                    ? ", where a side may pass"
                                    : ", where royal pieces must not face one another")
                    + ", found " + description);
        }
        if (description instanceof Siblings siblings) {
            return new SiblingStructure(tables, siblings, checks);
        }
        if (!(description instanceof Series series)) {
            throw new IllegalArgumentException("expected a structure of one turn without drops, found " + description);
        }
        if (series.steps().stream().allMatch(step -> step.kind() == Step.Kind.DROP)) {
            throw new IllegalArgumentException(
                    "expected a structure of one turn that is not drops alone, found " + series);
        }
        if (!tables.game.holes().isEmpty()
                && series.steps().stream().anyMatch(step -> step.kind() == Step.Kind.PLACE)) {
            throw new IllegalArgumentException("expected a structure that places no neutral piece over "
                    + tables.game.id() + ", whose board has holes, found " + series);
        }
        return SeriesStructure.of(
                tables,
                series,
                tables.held != null || mayDrop(series) ? tables.game.drops() : Optional.empty(),
                checks);
    }

    /** Whether a piece in hand may be dropped in some turn, beside moves. */
    private static boolean mayDrop(TurnStructure structure) {
        return structure instanceof Series series
                && (series.steps().stream().anyMatch(step -> step.mayBeDrop() || step.kind() == Step.Kind.DROP)
                        || series.reply().filter(StructuresInTime::mayDrop).isPresent()
                        || series.atTurns().values().stream().anyMatch(StructuresInTime::mayDrop));
    }

    /** Refuses what drops beside moves do not go together with. */
    private static void requireDropsBesideMoves(GameTables tables, boolean dropsFirst, TurnStructure description) {
        if (dropsFirst) {
            throw new IllegalArgumentException(
                    "expected drops either before moves or beside them, found " + description);
        }
        if (tables.game.drops().flatMap(Drops::on).isPresent()) {
            throw new IllegalArgumentException("expected drops on empty squares alone beside moves in "
                    + tables.game.id() + ", found drops on friendly pieces");
        }
    }

    private static Structure drops(
            GameTables tables, TurnStructure description, Function<Structure, CheckAccelerator> checks) {
        if (!(description instanceof Series series)
                || !series.steps().stream().allMatch(step -> step.kind() == Step.Kind.DROP)) {
            throw new IllegalArgumentException("expected a series of drops, found " + description);
        }
        return SeriesStructure.of(
                tables,
                series,
                Optional.of(tables.game
                        .drops()
                        .orElseThrow(() -> new IllegalArgumentException(
                                "expected a base game with hands, found " + tables.game.id() + ", which has none"))),
                checks);
    }

    /** The value of a number field of which nothing is said. */
    public int unsaid(NumberField numberField, BoardState state, int number) {
        boolean begins = numberField.initial() != 0 && number == 1 && state.side == firstSide && state.isArray();
        return begins ? numberField.initial() : 0;
    }

    /** Whether pieces are swapped in some turn. */
    public boolean swaps() {
        return all().anyMatch(each -> each.facts.swaps());
    }

    /** Whether a neutral piece may stand on the board. */
    public boolean placesNeutral() {
        return all().anyMatch(each -> each.facts.placesNeutral());
    }

    /** Whether a piece stands where it must promote until its owner has chosen (rules/avalanche.md, 3). */
    public boolean isOwed(BoardState state, int square) {
        return main.facts.owesChoice() && SpecialMoves.isOnlyOwed(state, square);
    }

    /** Notes what is wrong with the pieces in hand. */
    public void checkHands(BoardState state, PositionDraft draft) {
        if (drops != null) {
            drops.checkHands(state, draft);
        }
        int pieces = state.occupied() + state.inHand(0) + state.inHand(1);
        if (tables.held != null && pieces > Setup.MAX_IN_HAND) {
            draft.problem(
                    Kind.HAND,
                    "expected at most " + Setup.MAX_IN_HAND + " pieces on the board and in hand, found " + pieces);
        }
        for (int code = 2; drops == null && tables.hands && tables.held == null && code < tables.codes; code++) {
            if (draft.hand[code] > tables.arrayHand[code]) {
                draft.problem(
                        Kind.HAND,
                        "expected at most " + tables.arrayHand[code] + " of " + tables.pieces[code]
                                + " in hand, as the game starts with, found " + draft.hand[code]);
            }
        }
    }

    /** Whether pieces are dropped before any moves. */
    public boolean dropsFirst() {
        return drops != null;
    }

    /** Whether pieces are still to be dropped before the game is played: then there is no check. */
    public boolean isBeforePlay(BoardState state) {
        return drops != null && state.inHand(0) + state.inHand(1) > 0;
    }

    /** Whether the opening rule is in force: the first turn of the side that begins. */
    public boolean isOpening(BoardState state, int number) {
        if (number != openingNumber || state.side != firstSide) {
            return false;
        }
        if (drops != null) {
            return state.inHand(0) + state.inHand(1) == 0;
        }
        return state.isArray();
    }

    /** Whether an opening rule may come in force by a turn or later ones. */
    public boolean mayBegin(BoardState state, int number) {
        return opening != null
                && (number < openingNumber
                        // the number goes up after Black's turn
                        || (number == openingNumber && (firstSide != 0 || state.side == firstSide)));
    }

    /** Whether an opening rule is in force in some position. */
    public boolean hasOpening() {
        return opening != null;
    }

    /** Whether an opening rule comes with a later turn, if nothing but the number and the side asks for it. */
    public boolean awaitsOpening(BoardState state, int number) {
        return number < openingNumber || (number == openingNumber && firstSide == 1 && state.side == 0);
    }

    /** Whether no opening rule is in force or to come in turns of a number. */
    public boolean isPastOpening(int number) {
        return number > openingNumber;
    }

    /** The number of a turn in which no opening rule and no structure of its own is in force or to come. */
    public int numberWithoutOpening() {
        return Math.max(opening == null ? 1 : openingNumber + 1, lastOwnTurn + 1);
    }

    /** All structures of the game. */
    public Stream<Structure> all() {
        return Stream.of(
                        Stream.of(main),
                        Optional.ofNullable(drops).stream(),
                        Optional.ofNullable(opening).stream(),
                        next.stream())
                .flatMap(Function.identity());
    }

    /** The number of the turn that an opening rule is about: the first one, once all pieces are dropped; none without a rule. */
    private int openingNumber() {
        if (opening == null) {
            return NEVER;
        }
        return drops == null ? 1 : 1 + tables.arrayInHand(firstSide) / drops.facts.dropsPerTurn();
    }

    /** The structure of the turn to be made. */
    public Structure at(BoardState state, boolean isOpening, int number) {
        if (drops != null && state.inHand(state.side) > 0) {
            return drops;
        }
        if (isOpening && opening != null) {
            return opening;
        }
        int turns = 2 * (number - openingNumber) + state.side - firstSide;
        return 0 < turns && turns <= next.size() ? next.get(turns - 1) : main.at(state, number);
    }

    /** The structure that a side's check is judged by: no opening rule in force. */
    public Structure judge(int attacker) {
        return main.judging(attacker);
    }

    /** The structure of the turns that show the check that the side to move gives, which are whole: no clause in force. */
    public Structure shown(BoardState state, int number) {
        return main.whole(state, number);
    }

    /** What the structure in force depends on of the pieces of a position: a number from 0 to 63. */
    public int lengthOf(BoardState state) {
        return main.lengthOf(state);
    }

    /** Whether a turn of that number, or a later one, has a structure of its own. */
    public boolean hasOwnTurnFrom(int number) {
        return number <= lastOwnTurn;
    }

    /** Whether some turn number has a structure of its own. */
    public boolean hasOwnTurns() {
        return lastOwnTurn > 0;
    }
}
