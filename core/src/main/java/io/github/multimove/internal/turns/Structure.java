package io.github.multimove.internal.turns;

import io.github.multimove.Effect;
import io.github.multimove.Piece;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.Goals;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.PassedSquares;
import io.github.multimove.internal.board.PositionDraft;
import io.github.multimove.internal.board.SubMoveTexts;
import io.github.multimove.internal.board.SubMoves;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongBiFunction;
import org.jspecify.annotations.Nullable;

/**
 * A turn structure at work: which turns are pseudo-legal, what a turn does, and whether a side could capture royal pieces by
 * one turn. It reads sub-moves by what they claim, and knows no variant.
 */
public abstract class Structure {
    public final GameTables tables;
    /** What it declares for all positions. */
    public final StructureFacts facts;

    public Structure(GameTables tables, StructureFacts facts) {
        this.tables = tables;
        this.facts = facts;
    }

    /** The pseudo-legal turns of the side to move, in the documented order. */
    public abstract TurnCursor cursor(BoardState state);

    /**
     * Whether a side, were it its turn, could capture a piece of every group by one pseudo-legal turn. Each group holds the
     * squares of pieces of which any falling is enough.
     */
    public abstract boolean canCapture(BoardState state, int attacker, int[][] groups);

    /** What shows that a side can do so, no en passant square counting; null if it cannot, or more than some squares decides. */
    public @Nullable CaptureWitness witness(BoardState state, int attacker, int[][] groups) {
        return null;
    }

    /** Whether the sub-moves of a turn are judged on the board before it, so that their order says nothing. */
    public abstract boolean isSimultaneous();

    /** The generator's options for the sub-moves of this structure, which texts and explanations use. */
    public int options() {
        return 0;
    }

    /** The structure that stands in a position: its length, its reply. */
    public Structure at(BoardState state, int number) {
        return this;
    }

    /** The structure that an attacker's check is judged by. */
    public Structure judging(int attacker) {
        return this;
    }

    /** What the structure in force depends on of the pieces of a position: a number from 0 to 63. */
    public int lengthOf(BoardState state) {
        return 0;
    }

    /** Whether an end is safe exactly where no enemy could capture the last royal piece by one sub-move of its base game. */
    public boolean judgesByAttack() {
        return false;
    }

    /**
     * Whether mates are those of one move a turn: check is attack by one sub-move, and a side has a turn as soon as it has a sub-move
     * that leaves it safe.
     *
     * @param byAnyPiece whether that is asked of every sub-move, and not only of those of a lone king, which gives no check
     */
    public boolean matesAsByOneMove(boolean byAnyPiece) {
        return false;
    }

    /** The structure of a side's whole turn of some number, no reply owed; only its length may differ from the one before. */
    public Structure whole(BoardState state, int number) {
        return judging(state.side);
    }

    /** The legal turns of the side to move, in the documented order; none if the position is finished, which is asked once. */
    public TurnCursor legal(BoardState state, RoyalGuard guard) {
        if (guard.isOver(state)) {
            return TurnCursor.none();
        }
        SafeCursor.Test test = (turn, size) -> guard.isSafe(this, state, turn, size);
        SafeCursor.Test captures = (turn, size) -> captures(turn, size) && test.passes(turn, size);
        boolean isBound = tables.game.mustCapture() && new SafeCursor(cursor(state), captures).next();
        return new SafeCursor(cursor(state), isBound ? captures : test);
    }

    /** Whether some sub-move of a turn captures. */
    private static boolean captures(long[] turn, int size) {
        return Arrays.stream(turn, 0, size).anyMatch(m -> Packed.is(m, Packed.CAPTURE));
    }

    /** Notes what is wrong with the pieces in hand; only asked of structures of drops. */
    public void checkHands(BoardState state, PositionDraft draft) {}

    /** The squares on which attack forbids a castling, the king's origin aside, judged on the board before the turn. */
    public int[] castlingSquares(int right) {
        return tables.castlings.crossed[right];
    }

    /** Completes the array by what the game says of it besides the placement. */
    public void begin(PositionDraft array) {}

    /** Reads the sets of siblings of a draft into a board; the game has none unless the structure says so. */
    public void siblings(BoardState state, PositionDraft draft) {}

    /** The royal pieces of a side in groups: when one piece falls, its whole group does. */
    public int[][] royals(BoardState state, int side) {
        int[] squares = state.royals(side);
        int[][] groups = new int[squares.length][];
        for (int i = 0; i < groups.length; i++) {
            groups[i] = new int[] {squares[i]};
        }
        return groups;
    }

    /** The board after a turn, whose sub-moves are made on one board, the other side to move. */
    public BoardState after(BoardState state, long[] turn, int size, @Nullable List<Effect> effects) {
        for (int i = 0; effects != null && i < size; i++) {
            describe(state, turn[i], effects);
        }
        BoardState next = state.copy(BoardState.NONE);
        make(next, turn, size);
        return next;
    }

    /** The board on which what follows a sub-move is judged: that of the whole turn where its order says nothing. */
    public final BoardState then(BoardState now, long m) {
        if (isSimultaneous()) {
            return now;
        }
        BoardState next = now.copy();
        next.apply(m);
        return next;
    }

    /** The pieces as they stand in the midst of a turn, after some of its sub-moves. */
    public BoardState midst(BoardState state, long[] entered) {
        BoardState now = state.copy();
        for (long m : entered) {
            now.apply(m);
        }
        return now;
    }

    /** Whether {@link #make} can make a turn of so many sub-moves. */
    public boolean makesInPlace(int size) {
        return true;
    }

    /** Does what {@link #after} does on the board itself, which no one else has and on which no square is passed. */
    public void make(BoardState next, long[] turn, int size) {
        for (int i = 0; i < size; i++) {
            next.apply(turn[i]);
        }
        endTurn(next, turn, size);
    }

    /** Gives the turn to the other side and notes the squares on which its pawns stand ready to capture en passant. */
    public static void endTurn(BoardState next, long[] turn, int size) {
        int mover = next.side;
        Goals.notePasses(next, turn, size);
        next.side = 1 - mover;
        for (int i = 0; i < size; i++) {
            passed(next, turn[i], mover);
        }
    }

    /** Notes the squares that a sub-move of that side has passed, the other side already to move. */
    public static void passed(BoardState next, long m, int mover) {
        // apart from the rest, so that it is small enough to be compiled into every caller
        if (Packed.is(m, Packed.PASSING)) {
            notePassed(next, m, mover);
        }
    }

    private static void notePassed(BoardState next, long m, int mover) {
        int code = Packed.type(m) << 1 | mover;
        short[][][] passings = next.tables.passings[code];
        int from = Packed.from(m);
        int to = Packed.to(m);
        if (passings == null || next.passesNoPiece(code, from)) {
            return;
        }
        for (short crossed : passings[from][to]) {
            // asked first because it seldom is
            if (next.isAttackedByPawns(crossed, next.side)) {
                addPassed(next, PassedSquares.of(next, crossed, mover, to));
            }
        }
    }

    /**
     * Keeps a square that was crossed ({@link PassedSquares}) if a pawn of the side to move stands ready to capture there. Of
     * two pawns of a turn that crossed one square the first is captured.
     */
    public static void addPassed(BoardState next, int passed) {
        int square = PassedSquares.square(passed);
        if (passed < 0 || next.passedAt(square) >= 0 || !next.isAttackedByPawns(square, next.side)) {
            return;
        }
        short[] more = Arrays.copyOf(next.passed(), next.passed().length + 1);
        int at = more.length - 1;
        for (; at > 0 && PassedSquares.square(more[at - 1]) > square; at--) {
            more[at] = more[at - 1];
        }
        more[at] = (short) passed;
        next.passed(more);
    }

    /**
     * The packed sub-moves of a turn as objects. The board before the turn tells what each captures, also where they are made
     * one after the other: enemies stay where they are until they are captured, but for those that are pushed or swapped.
     */
    public List<SubMove> unpack(BoardState state, long[] turn) {
        List<SubMove> all = new ArrayList<>(turn.length);
        BoardState now = state;
        for (int i = 0; i < turn.length; i++) {
            all.add(unpack(now, turn[i]));
            int kind = Packed.kind(turn[i]);
            if ((kind == Packed.PUSH || kind == Packed.SWAP) && i + 1 < turn.length) {
                now = now.copy();
                now.apply(turn[i]);
            }
        }
        return Collections.unmodifiableList(all);
    }

    /**
     * The packed form of sub-moves in their order, if each of them could be made in its turn; whether they fit together
     * is not looked at.
     */
    public Optional<long[]> pack(BoardState state, List<SubMove> subMoves) {
        return inTurn(state, subMoves, this::pack);
    }

    /** Finds the sub-moves of a turn one by one, each on the board that it is made on; nothing if one is not found. */
    private <T> Optional<long[]> inTurn(BoardState state, List<T> described, ToLongBiFunction<BoardState, T> find) {
        long[] packed = new long[described.size()];
        BoardState now = state;
        for (int i = 0; i < packed.length; i++) {
            packed[i] = find.applyAsLong(now, described.get(i));
            if (packed[i] < 0) {
                return Optional.empty();
            }
            if (!isSimultaneous() && i + 1 < packed.length) {
                now = now == state ? state.copy() : now;
                now.apply(packed[i]);
            }
        }
        return Optional.of(packed);
    }

    /** As {@link #pack(BoardState, List)}, from sub-moves in any order if the turn is a set. */
    public Optional<long[]> arrange(BoardState state, List<SubMove> subMoves) {
        return pack(state, subMoves).map(turn -> canonical(state, turn));
    }

    /** The order in which the sub-moves of a turn are written: ascending where a turn is a set, else as they are made. */
    public long[] canonical(BoardState state, long[] turn) {
        if (isSimultaneous()) {
            Arrays.sort(turn);
        }
        return turn;
    }

    /**
     * The orders in which the sub-moves of a turn may be entered one by one, where a turn is not a set: its own order,
     * unless the structure says more.
     */
    public List<long[]> orders(BoardState state, long[] turn) {
        return List.of(turn);
    }

    /**
     * The turns behind a check, the side to move capturing: for each sub-move, as texts tell them apart, that captures a piece of
     * a group the first turn in order, and the first turn that captures pieces of two groups if there are several; in the
     * documented order.
     */
    public abstract List<long[]> threats(BoardState state, int[][] groups);

    /**
     * The packed form of described sub-moves if each can be made in its turn, in canonical order; whether they fit
     * together is not looked at.
     */
    public Optional<long[]> match(BoardState state, List<ParsedSubMove> written) {
        return inTurn(state, written, this::match).map(turn -> canonical(state, turn));
    }

    /** The only sub-move that could be made on a board and is as described, or -1. */
    private long match(BoardState state, ParsedSubMove written) {
        long[] described = described(state, written);
        return described.length == 1 ? described[0] : -1;
    }

    /** The sub-moves that could be made on a board and are as described. */
    public final long[] described(BoardState state, ParsedSubMove written) {
        int[] from = written.from().map(square -> new int[] {square.index()}).orElseGet(() -> castlers(state));
        int to = written.to().map(Square::index).orElse(-1);
        return candidates(state, from).stream()
                .filter(m -> Packed.kind(m) != Packed.MOVE || Packed.to(m) == to) // sooner than by their texts
                .filter(m -> to >= 0
                        ? text(state, m).equals(written.canonical())
                        : Packed.kind(m) == Packed.CASTLE
                                && tables.castles[Packed.extra(m)].symbol().equals(written.canonical()))
                .toArray();
    }

    /** The squares of the pieces of the side to move that have a castling right. */
    public static int[] castlers(BoardState state) {
        GameTables tables = state.tables;
        return Arrays.stream(tables.castles)
                .filter(right -> GameTables.number(right.side()) == state.side)
                .mapToInt(right -> right.king().index())
                .distinct()
                .filter(square -> state.piece(square) > BoardState.NEUTRAL && (state.piece(square) & 1) == state.side)
                .toArray();
    }

    /** The packed form of one sub-move that could be made on a board, or -1. */
    public long pack(BoardState state, SubMove subMove) {
        if (!subMove.start().board().equals(tables.board)) {
            return -1;
        }
        return candidates(state, subMove.start().index()).stream()
                .filter(m ->
                        Packed.to(m) == subMove.to().index() && unpack(state, m).equals(subMove))
                .findFirst()
                .orElse(-1);
    }

    /** The sub-moves that begin on some squares, in whatever place of a turn. */
    public final SubMoves candidates(BoardState state, int... squares) {
        SubMoves found = new SubMoves();
        for (int square : squares) {
            candidates(state, square, found);
        }
        return found;
    }

    /** Adds the sub-moves that begin on a square, in whatever place of a turn. */
    public void candidates(BoardState state, int square, SubMoves found) {
        if (state.piece(square) > BoardState.NEUTRAL && (state.piece(square) & 1) == state.side) {
            Generator.from(state, square, options(), found);
        }
    }

    /** One packed sub-move as an object, described by the board that it is made on. */
    public static SubMove unpack(BoardState state, long m) {
        GameTables t = state.tables;
        Piece piece = t.pieces[Packed.type(m) << 1 | state.side];
        var from = t.board.square(Packed.from(m));
        var to = t.board.square(Packed.to(m));
        return switch (Packed.kind(m)) {
            case Packed.REMOTE -> new SubMove.RemoteCapture(piece, from, to, pieces(state, to.index()));
            case Packed.CASTLE -> {
                var right = t.castles[Packed.extra(m)];
                yield new SubMove.Castling(
                        piece,
                        from,
                        to,
                        t.pieces[t.arrayPieces[right.rook().index()]],
                        right.rook(),
                        right.rookTo(),
                        right.symbol(),
                        Packed.is(m, Packed.LETTERED),
                        t.castlings.namesRook[Packed.extra(m)]);
            }
            case Packed.DROP ->
                Packed.extra(m) == 0
                        ? new SubMove.Drop(piece, to)
                        : new SubMove.RelocatingDrop(piece, to, t.board.square(Packed.extra(m) - 1));
            case Packed.PUSH -> new SubMove.Push(t.pieces[Packed.type(m) << 1 | (1 - state.side)], from, to);
            case Packed.CHOICE -> new SubMove.Choice(piece, to, t.types[t.promotedType(m)]);
            case Packed.SWAP ->
                new SubMove.Swap(
                        piece,
                        from,
                        to,
                        t.pieces[Packed.extra(m)],
                        Packed.promotion(m) == 0 ? List.of() : List.of(t.types[t.promotedType(m)]));
            case Packed.PLACE -> new SubMove.Place(to);
            default -> unpackMove(state, m, piece, from, to);
        };
    }

    private static SubMove unpackMove(BoardState state, long m, Piece piece, Square from, Square to) {
        GameTables t = state.tables;
        boolean capture = Packed.is(m, Packed.CAPTURE);
        if (Packed.is(m, Packed.EN_PASSANT)) {
            var on = t.board.square(Packed.capturedOn(m));
            return new SubMove.EnPassant(piece, from, to, on, pieces(state, on.index()));
        }
        List<Piece> taken = capture ? pieces(state, to.index()) : List.of();
        int promotion = Packed.promotion(m);
        if (promotion != 0) {
            var into = t.types[t.promotedType(m)];
            return new SubMove.Promotion(
                    piece, from, to, taken, (promotion - 1 & 1) == 0 ? List.of(into) : List.of(into, into));
        }
        boolean lettered = Packed.is(m, Packed.LETTERED);
        return capture
                ? new SubMove.Capture(piece, from, to, taken, lettered)
                : new SubMove.Move(piece, from, to, lettered);
    }

    /** The coordinate text of a sub-move, whatever stands on the board. */
    public static String text(BoardState state, long m) {
        SubMoveTexts texts = state.tables.texts;
        String known = texts.of(m);
        if (known == null) {
            known = unpack(state, m).toString();
            texts.remember(m, known);
        }
        return known;
    }

    /** The pieces on a square, in the order of the piece list. */
    public static List<Piece> pieces(BoardState state, int square) {
        List<Piece> pieces = new ArrayList<>(1);
        for (int code : state.codes(square)) {
            pieces.add(state.tables.pieces[code]);
        }
        return List.copyOf(pieces);
    }

    /** Adds what one sub-move does. */
    public static void describe(BoardState state, long m, List<Effect> effects) {
        new EffectWriter(state, effects).add(unpack(state, m));
    }
}
