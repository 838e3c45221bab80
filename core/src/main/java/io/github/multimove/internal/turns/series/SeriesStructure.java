package io.github.multimove.internal.turns.series;

import io.github.multimove.Effect;
import io.github.multimove.PieceType;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Goals;
import io.github.multimove.internal.board.NumberField;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.PositionDraft;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.turns.CaptureWitness;
import io.github.multimove.internal.turns.CheckAccelerator;
import io.github.multimove.internal.turns.DropSquares;
import io.github.multimove.internal.turns.Interruption;
import io.github.multimove.internal.turns.RoyalGuard;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.StructureFacts;
import io.github.multimove.internal.turns.TurnCursor;
import io.github.multimove.rules.Drops;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Series.Event;
import io.github.multimove.rules.Series.Length.Source;
import io.github.multimove.rules.Series.Next;
import io.github.multimove.rules.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Sub-moves one after the other (rules/series.md): how many a turn has, what it does, and whether one could capture royal
 * pieces. Everything that a game of that family decides is in its description.
 *
 * <p>A structure object has the length of one turn; {@link #at} and {@link #judging} answer with that of a position or
 * side. Beginnings are {@link SeriesPrefixState}s; {@link StepRules} tells what may follow one, and check goes through them in
 * {@link SeriesCheck}.
 */
public final class SeriesStructure extends Structure {
    /** The largest number of sub-moves of a turn whose length comes from the turn number. */
    public static final int MAX_GROWN = 512;
    /** The largest length that is read off a board. */
    public static final int MAX_READ = 63;

    /** The name of the number of sub-moves of the last turn. */
    private static final String LAST_TURN = "last";

    /** Whether the turn to be made answers one that an event has ended (rules/doublemove.md, Two Move Chess). */
    private static final NumberField REPLY = NumberField.first("reply", 1, true);

    public final Series description;
    /** The length of a full turn. */
    public final int length;
    /** By kind, the number of its group (rules/series.md, kin). */
    public final int[] kin;

    /** The kinds of its steps. */
    private final Set<Step.Kind> kinds;
    /** Which sub-moves may follow a beginning. */
    public final StepRules steps;

    /** Whether a turn may end because its mover is stalemated in its midst. */
    private final boolean hasStalemate;
    /** Whether every beginning that is allowed can be completed, the safety of royal pieces at its end aside: no later step is required. */
    final boolean isNeverStuck;
    /** Whether every step asks safety. */
    private final boolean isSafe;

    /** What closes the series, in order. */
    public final SeriesEvents events;

    private final @Nullable SeriesStructure reply;
    /** The number fields that the turns of the game keep. */
    private final List<NumberField> numbers;
    /** By turn number, what is made in place of this structure. */
    private final Map<Integer, SeriesStructure> atTurns;
    /** By length, this structure with it, made when first asked; two threads may make one twice, which is harmless. */
    private final @Nullable SeriesStructure[] byLength;
    /** Where pieces in hand are dropped, if the series has drops. */
    public final @Nullable DropSquares drops;

    /** Tells check sooner where it can. */
    final CheckAccelerator sooner;

    private final SeriesCheck check;
    /** The same structure with the length of either side, where lengths are by side; none in those two. */
    private final List<SeriesStructure> bySide;

    /** Compiles a description; the drops are the base game's. */
    public static SeriesStructure of(
            GameTables tables,
            Series description,
            Optional<Drops> drops,
            Function<? super SeriesStructure, CheckAccelerator> checks) {
        SeriesProblems.check(tables, description);
        return new SeriesStructure(
                tables,
                description,
                drops.map(how -> new DropSquares(tables, how)).orElse(null),
                null,
                checks);
    }

    private SeriesStructure(
            GameTables tables,
            Series description,
            @Nullable DropSquares drops,
            @Nullable SeriesStructure main,
            Function<? super SeriesStructure, CheckAccelerator> checks) {
        super(tables, facts(tables, description));
        this.description = description;
        this.steps = new StepRules(this);
        this.kinds = EnumSet.noneOf(Step.Kind.class);
        for (Step step : description.steps()) {
            kinds.add(step.kind());
        }
        this.hasStalemate = description.steps().stream().anyMatch(step -> step.duty() == Step.Duty.OR_STALEMATE);
        this.isNeverStuck = isNeverStuck(description);
        this.isSafe = description.steps().stream().allMatch(Step::isSafe);
        this.events =
                new SeriesEvents(tables, description.events().stream().sorted().toList());
        this.kin = kin(tables, description);
        this.drops = description.steps().stream().anyMatch(steps::mayBeDrop) ? drops : null;
        this.length = description
                .length()
                .map(by -> atFirst(by, 0))
                .orElse(description.steps().size());
        this.check = new SeriesCheck(this);
        this.numbers = main == null ? facts.numbers() : main.numbers;
        this.reply = description.reply().map(series -> inPlace(series, drops)).orElse(null);
        this.atTurns = new HashMap<>();
        description.atTurns().forEach((number, series) -> atTurns.put(number, inPlace(series, drops)));
        this.byLength = new SeriesStructure[MAX_GROWN + 1];
        this.sooner = checks.apply(this);
        this.bySide = description
                .length()
                .map(by -> List.of(
                        new SeriesStructure(this, length, sooner), new SeriesStructure(this, atFirst(by, 1), sooner)))
                .orElse(List.of());
    }

    /** What is made in place of this structure at times, and keeps the same numbers. */
    private SeriesStructure inPlace(Series series, @Nullable DropSquares squares) {
        return new SeriesStructure(tables, series, squares, this, own -> CheckAccelerator.NONE);
    }

    /** The length by which a side's check is judged, where it comes from the position: one, for attack tells check then. */
    private static int atFirst(Series.Length by, int side) {
        return by.source() == Source.NUMBERS ? by.at(side == 0, 1) : 1;
    }

    /** The same structure with another length. */
    private SeriesStructure(SeriesStructure other, int length, CheckAccelerator sooner) {
        super(other.tables, other.facts);
        this.description = other.description;
        this.steps = new StepRules(this, other.steps);
        this.kinds = other.kinds;
        this.hasStalemate = other.hasStalemate;
        this.isNeverStuck = other.isNeverStuck;
        this.isSafe = other.isSafe;
        this.events = other.events;
        this.kin = other.kin;
        this.drops = other.drops;
        this.reply = other.reply;
        this.atTurns = other.atTurns;
        this.numbers = other.numbers;
        this.byLength = other.byLength;
        this.length = length;
        this.check = new SeriesCheck(this);
        this.sooner = sooner;
        this.bySide = List.of();
    }

    private static StructureFacts facts(GameTables tables, Series series) {
        List<Step> steps = series.steps();
        Source source = series.length().map(Series.Length::source).orElse(Source.NUMBERS);
        List<NumberField> numbers = new ArrayList<>();
        if (series.reply().isPresent()) {
            numbers.add(REPLY.initially(series.isBegunAsReply() ? 1 : 0));
        }
        if (source == Source.LAST_TURN) {
            int most = series.next() == Next.ANOTHER ? mostPieces(tables) : Series.MAX_LENGTH;
            numbers.add(numbers.isEmpty() ? NumberField.first(LAST_TURN, most, false) : REPLY.then(LAST_TURN, most));
        }
        return new StructureFacts(
                false,
                source == Source.TURN_NUMBER,
                List.copyOf(numbers),
                source == Source.KINGS_RANK || source == Source.ROYAL_PIECES || source == Source.CHECK,
                series.atTurns().keySet().stream()
                        .mapToInt(Integer::intValue)
                        .max()
                        .orElse(0),
                steps.stream().anyMatch(step -> step.kind() == Step.Kind.PLACE),
                steps.stream().anyMatch(step -> step.kind() == Step.Kind.CHOOSE),
                steps.stream().anyMatch(step -> step.kind() == Step.Kind.MOVE && !step.isSafe()),
                steps.stream().anyMatch(step -> step.kind() == Step.Kind.SWAP),
                // only the last double step of a turn is recorded (rules/series.md, En passant squares)
                series.passed() == Series.EnPassantSquares.LAST ? 1 : Integer.MAX_VALUE,
                steps.stream().allMatch(step -> step.kind() == Step.Kind.DROP) ? steps.size() : 0);
    }

    /** The most pieces that a side has in the array. */
    private static int mostPieces(GameTables tables) {
        int[] pieces = new int[2];
        for (int code = 2; code < tables.arrayCount.length; code++) {
            pieces[code & 1] += tables.arrayCount[code];
        }
        return Math.min(Series.MAX_LENGTH, Math.max(2, Math.max(pieces[0], pieces[1])));
    }

    private static int[] kin(GameTables tables, Series description) {
        int[] kin = new int[tables.types.length];
        for (int type = 1; type < kin.length; type++) {
            PieceType plain = tables.plain(tables.types[type]);
            kin[type] = tables.game.types().indexOf(plain) + 1;
            for (int group = 0; group < description.kin().size(); group++) {
                if (description.kin().get(group).contains(plain)) {
                    kin[type] = kin.length + group;
                }
            }
        }
        return kin;
    }

    // ---- in time ----------------------------------------------------------------------------------------------------

    @Override
    public Structure at(BoardState state, int number) {
        if (reply != null && REPLY.of(state.numbers()) > 0) {
            return reply;
        }
        SeriesStructure other = atTurns.get(number);
        return other != null ? other : whole(state, number);
    }

    @Override
    public Structure whole(BoardState state, int number) {
        Source source = description.length().map(Series.Length::source).orElse(Source.NUMBERS);
        return switch (source) {
            case NUMBERS -> judging(state.side);
            case TURN_NUMBER ->
                withLength(
                        Math.min(MAX_GROWN, description.length().orElseThrow().at(state.side == 0, number)));
            case LAST_TURN -> {
                NumberField last = numbers.get(numbers.size() - 1);
                yield withLength(Math.min(last.most(), last.of(state.numbers()) + 1));
            }
            case KINGS_RANK, ROYAL_PIECES, CHECK -> withLength(lengthOf(state));
        };
    }

    private SeriesStructure withLength(int number) {
        SeriesStructure known = byLength[number];
        if (known == null) {
            known = new SeriesStructure(this, number, CheckAccelerator.NONE);
            byLength[number] = known;
        }
        return known;
    }

    /** A length from the board that is more than a clause keeps is that much (rules/more-series.md, New properties). */
    @Override
    public int lengthOf(BoardState state) {
        Series.Length by = description.length().orElse(null);
        if (by == null || !facts.readsBoard()) {
            return 0;
        }
        int[] royals = state.royals(state.side);
        int found = by.source() == Source.CHECK
                ? by.at(SeriesEvents.attacksRoyal(state, 1 - state.side))
                : royals.length == 0 ? 1 : by.source() == Source.ROYAL_PIECES ? royals.length : rank(state, royals[0]);
        return Math.min(MAX_READ, found);
    }

    /** The rank of a square, counted from the side to move. */
    private int rank(BoardState state, int square) {
        int ranks = tables.board.ranks();
        int rank = square / tables.board.files() % ranks;
        return state.side == 0 ? rank + 1 : ranks - rank;
    }

    @Override
    public SeriesStructure judging(int attacker) {
        return bySide.isEmpty() ? this : bySide.get(attacker);
    }

    /** Notes after a turn of so many sub-moves whether the next one is a reply, and how many they are. */
    private void keepNumbers(BoardState next, boolean owesReply, int size) {
        for (NumberField state : numbers) {
            int value = state.isFlag() ? (owesReply ? 1 : 0) : Math.min(state.most(), size);
            next.numbers(state.with(next.numbers(), value));
        }
    }

    @Override
    public boolean isSimultaneous() {
        return false;
    }

    /** Whether some step is of a kind. */
    public boolean has(Step.Kind kind) {
        return kinds.contains(kind);
    }

    /** The step at a place. */
    public Step step(int place) {
        List<Step> steps = description.steps();
        return steps.get(description.length().isPresent() ? Math.min(place, 1) : place);
    }

    /** The places of the steps that a side can make if the pieces are of some codes and none promotes, in order. */
    public IntStream places(int side, int[] codes) {
        return IntStream.range(0, length).filter(place -> switch (step(place).kind()) {
            case MOVE, DROP -> anyOf(codes, side, code -> steps.isOf(step(place), code >> 1));
            case CHOOSE -> anyOf(codes, side, tables::isPawn);
            case PUSH -> anyOf(codes, 1 - side, tables::isPawn);
            case PLACE, SWAP -> true;
        });
    }

    private static boolean anyOf(int[] codes, int side, IntPredicate fits) {
        return Arrays.stream(codes).anyMatch(code -> (code & 1) == side && fits.test(code));
    }

    /** The number of sub-moves that a turn has at most if the pieces are of some codes and none promotes. */
    public int most(int side, int[] codes) {
        int[] own = Arrays.stream(codes).filter(code -> (code & 1) == side).toArray();
        boolean isOneByOne = description.steps().stream().allMatch(step -> step.kind() == Step.Kind.MOVE);
        boolean mayAnotherMove = switch (description.next()) {
            case ANY, ROUNDS, SAME -> true;
            case ANOTHER -> own.length > 1;
            case KIN ->
                Arrays.stream(own).map(code -> kin[code >> 1]).distinct().count() < own.length;
        };
        int most = (int) places(side, codes).count();
        return isOneByOne && !mayAnotherMove ? Math.min(most, 1) : most;
    }

    // ---- one sub-move further ---------------------------------------------------------------------------------------

    /** The board after one sub-move, the same side to move; only pawns that still stand there can be captured en passant. */
    public static BoardState made(BoardState state, long m) {
        BoardState after = state.copy();
        after.apply(m);
        short[] passed = after.passed();
        short[] left = new short[passed.length];
        int kept = 0;
        for (short square : passed) {
            if (after.victim(square, 1 - state.side) >= 0) {
                left[kept++] = square;
            }
        }
        if (kept < passed.length) {
            after.passed(Arrays.copyOf(left, kept));
        }
        return after;
    }

    /** Whether a sub-move captures the last royal piece of the other side, or where none is royal its last piece. */
    static boolean capturesLast(BoardState before, BoardState after, long m) {
        int enemy = 1 - before.side;
        return Packed.is(m, Packed.CAPTURE)
                && ((after.royalCount(enemy) == 0 && before.royalCount(enemy) > 0) || after.isWithoutPieces(enemy));
    }

    // ---- whole turns ------------------------------------------------------------------------------------------------

    /** The position after a beginning that is the turn. */
    BoardState end(SeriesPrefixState prefix, boolean stuck) {
        BoardState next = prefix.state.copy(BoardState.NONE);
        if (stuck) {
            keepNumbers(next, false, prefix.made);
            Goals.notePasses(next, new long[0], 0);
        } else {
            end(next, prefix.turn(), prefix.made, prefix.byEvent && reply != null);
        }
        return next;
    }

    /** Does on a board on which no square is passed what follows the last sub-move of a turn. */
    public void end(BoardState next, long[] turn, int size, boolean owesReply) {
        keepNumbers(next, owesReply, size);
        Goals.notePasses(next, turn, size);
        next.side = 1 - next.side;
        notePassed(next, turn, size);
    }

    /** Notes the squares that pieces of a turn have passed that stand where they came to, the other side already to move. */
    private void notePassed(BoardState next, long[] turn, int size) {
        int first = description.passed() == Series.EnPassantSquares.ALL ? 0 : Math.max(0, size - 1);
        for (int i = size - 1; i >= first; i--) {
            if (Packed.is(turn[i], Packed.PASSING) && !leaves(turn, i + 1, size, Packed.to(turn[i]))) {
                passed(next, turn[i], 1 - next.side);
            }
        }
    }

    /** Whether a sub-move from a place on begins on a square, or swaps the piece there. */
    private static boolean leaves(long[] turn, int place, int size, int square) {
        for (int i = place; i < size; i++) {
            if (Packed.from(turn[i]) == square
                    || (Packed.kind(turn[i]) == Packed.SWAP && Packed.to(turn[i]) == square)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public TurnCursor cursor(BoardState state) {
        return new SeriesCursor(SeriesPrefixState.start(this, state, null));
    }

    @Override
    public TurnCursor legal(BoardState state, RoyalGuard guard) {
        return new SeriesCursor(guard.isOver(state) ? null : SeriesPrefixState.start(this, state, guard));
    }

    /** The beginning that sub-moves make, each the first step that it can be; they need not be allowed. */
    SeriesPrefixState prefix(BoardState state, long[] turn, int size) {
        SeriesPrefixState prefix = SeriesPrefixState.start(this, state, null);
        for (int i = 0; i < size; i++) {
            Interruption.check();
            boolean anyOrder = description.isInAnyOrder();
            int place = anyOrder ? 0 : Math.min(prefix.step, length - 1);
            while (place + 1 < length && ((anyOrder && prefix.hasDone(place)) || !steps.fits(step(place), turn[i]))) {
                place++;
            }
            prefix = new SeriesPrefixState(prefix, turn[i], place, false);
        }
        return prefix;
    }

    /** A legal turn that leaves out a step which must be made or stalemates its mover has stalemated it. */
    @Override
    public BoardState after(BoardState state, long[] turn, int size, @Nullable List<Effect> effects) {
        if (effects != null) {
            BoardState now = state;
            for (int i = 0; i < size; i++) {
                describe(now, turn[i], effects);
                now = made(now, turn[i]);
            }
        }
        if (makesInPlace(size)) {
            return super.after(state, turn, size, null);
        }
        SeriesPrefixState whole = prefix(state, turn, size);
        boolean stuck = !whole.ended && whole.step < length && step(whole.step).duty() == Step.Duty.OR_STALEMATE;
        return end(whole, stuck);
    }

    /** Unless something else than the sub-moves decides that is to move next, and how. */
    @Override
    public boolean makesInPlace(int size) {
        return reply == null && (size == length || !hasStalemate);
    }

    @Override
    public void make(BoardState next, long[] turn, int size) {
        for (int i = 0; i < size; i++) {
            next.apply(turn[i]);
        }
        end(next, turn, size, false);
    }

    /**
     * Whether every beginning of a side's turn that is allowed can be completed, and every end is as safe as its last sub-move: all
     * steps ask safety, check is attack in all turns, also in those that follow an opening rule, and no later step is required.
     */
    public boolean isOpen(RoyalGuard guard, int side) {
        return isSafeThroughout() && guard.judgesByAttack(1 - side);
    }

    private boolean isSafeThroughout() {
        return isNeverStuck && isSafe && check.isShallow;
    }

    private static boolean isNeverStuck(Series series) {
        List<Step> steps = series.steps();
        for (int i = 0; i < steps.size(); i++) {
            boolean mayBeLater = i > 0 || (series.isInAnyOrder() && steps.size() > 1);
            if (steps.get(i).kind() != Step.Kind.MOVE
                    || (mayBeLater && steps.get(i).duty() == Step.Duty.REQUIRED)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean judgesByAttack() {
        return check.isShallow;
    }

    /** Later sub-moves are never due, any piece may move first, and nothing forbids it but a check that it gives. */
    @Override
    public boolean matesAsByOneMove(boolean byAnyPiece) {
        return isSafeThroughout()
                && bySide.stream().allMatch(SeriesStructure::judgesByAttack)
                && !description.isInAnyOrder()
                && step(0).pieces() == Step.Pieces.ALL
                && (!steps.closesLast || (!byAnyPiece && events.all().equals(List.of(Event.CHECK))))
                && Stream.concat(Optional.ofNullable(reply).stream(), atTurns.values().stream())
                        .allMatch(each -> each.matesAsByOneMove(byAnyPiece));
    }

    /** The order in which entered sub-moves may stand as the beginning of a turn: another one only where two commute. */
    long[] entry(BoardState state, long[] chosen) {
        boolean descends = mayCommute(chosen) && Packed.from(chosen[0]) > Packed.from(chosen[1]);
        return descends && commute(state, chosen[1], chosen[0]) ? swapped(chosen) : chosen;
    }

    // ---- check ------------------------------------------------------------------------------------------------------

    @Override
    public boolean canCapture(BoardState state, int attacker, int[][] groups) {
        return check.canCapture(state, attacker, groups);
    }

    @Override
    public @Nullable CaptureWitness witness(BoardState state, int attacker, int[][] groups) {
        return check.witness(state, attacker, groups);
    }

    @Override
    public List<long[]> threats(BoardState state, int[][] groups) {
        return check.threats(state, groups);
    }

    // ---- single sub-moves -------------------------------------------------------------------------------------------

    @Override
    public void candidates(BoardState state, int square, SubMoves found) {
        if (drops != null) {
            drops.add(state, square, found);
        }
        if (has(Step.Kind.MOVE)) {
            super.candidates(state, square, found);
        }
        for (Step.Kind kind : kinds) {
            SpecialMoves.from(state, kind, square, found);
        }
    }

    // ---- sub-moves that commute -------------------------------------------------------------------------------------

    /** Whether two sub-moves, possible in this order, can be made in the other order and lead to the same position. */
    boolean commute(BoardState state, long first, long second) {
        if (!isCandidate(state, second)) {
            return false;
        }
        BoardState other = made(state, second);
        if (!isCandidate(other, first)) {
            return false;
        }
        other.apply(first);
        BoardState one = made(made(state, first), second);
        return one.hasPiecesOf(other) && Arrays.equals(one.hand(), other.hand());
    }

    boolean isCandidate(BoardState state, long m) {
        return candidates(state, Packed.from(m)).has(m);
    }

    @Override
    public long[] canonical(BoardState state, long[] turn) {
        boolean swapped =
                mayCommute(turn) && Packed.from(turn[0]) >= Packed.from(turn[1]) && commute(state, turn[0], turn[1]);
        return swapped ? swapped(turn) : turn;
    }

    @Override
    public List<long[]> orders(BoardState state, long[] turn) {
        boolean either =
                mayCommute(turn) && Packed.from(turn[0]) < Packed.from(turn[1]) && commute(state, turn[0], turn[1]);
        return either ? List.of(turn, swapped(turn)) : List.of(turn);
    }

    private boolean mayCommute(long[] turn) {
        return description.isCommuting() && turn.length == 2;
    }

    private static long[] swapped(long[] turn) {
        return new long[] {turn[1], turn[0]};
    }

    // ---- positions --------------------------------------------------------------------------------------------------

    @Override
    public void checkHands(BoardState state, PositionDraft draft) {
        if (drops != null && facts.dropsPerTurn() > 0) {
            new HandProblems(tables, drops, facts.dropsPerTurn()).check(state, draft);
        }
    }
}
