package io.github.multimove.internal.play;

import io.github.multimove.Board;
import io.github.multimove.GameException;
import io.github.multimove.InputException;
import io.github.multimove.PartialTurn;
import io.github.multimove.PieceType;
import io.github.multimove.Reading;
import io.github.multimove.Refusal;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.TurnFormatException;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.PositionKeys;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.explain.Instruction;
import io.github.multimove.internal.explain.RefusalFinder;
import io.github.multimove.internal.notation.Algebraic;
import io.github.multimove.internal.notation.TurnText;
import io.github.multimove.internal.position.ArrayTurn;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.PartialPlacement;
import io.github.multimove.internal.text.Quoted;
import io.github.multimove.internal.turns.CoordinateForm;
import io.github.multimove.internal.turns.ParsedSubMove;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.Turns;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A partial turn, over the engine that answers for the legal turns of its position. */
public final class EnteredTurn extends PartialPlacement {
    private final BoardPosition position;
    private final Turns engine;
    private final @Nullable EnteredTurn before;
    /** In the order of entry. */
    private final long[] entered;

    /** Worked out when first asked; two threads may do it twice, which is harmless. */
    private volatile @Nullable Offer offer;

    /** The sub-moves that may come next, packed and as objects. */
    @SuppressWarnings("ArrayRecordComponent") // never compared and never changed
    private record Offer(long[] packed, List<SubMove> subMoves) {}

    private EnteredTurn(BoardPosition position, Turns engine, @Nullable EnteredTurn before, long[] entered) {
        this.position = position;
        this.engine = engine;
        this.before = before;
        this.entered = entered;
    }

    static EnteredTurn begin(BoardPosition position) {
        return new EnteredTurn(position, position.rules().turns(position), null, new long[0]);
    }

    Structure structure() {
        return position.clause.structure;
    }

    static EnteredTurn begin(BoardPosition position, String text, Reading reading) {
        return new TurnText(position)
                .inEnglish(text, reading, english -> begin(position, english, reading.isLenient()));
    }

    /** Enters the sub-moves of a text one by one. */
    private static EnteredTurn begin(BoardPosition position, String text, boolean lenient) {
        EnteredTurn now = begin(position);
        if (text.isEmpty()) {
            return now;
        }
        TurnText reader = new TurnText(position);
        try {
            for (TurnText.Part part : reader.parts(text)) {
                now = now.with(now.read(part.text(), part.offset()));
            }
            return now;
        } catch (InputException e) {
            if (!lenient) {
                return whole(position, text)
                        .orElseThrow(
                                () -> reader.withCommas(e, text, text.strip(), apart -> begin(position, apart, false)));
            }
            now = begin(position);
            for (long m : reader.begin(text, e)) {
                now = now.with(m);
            }
            return now;
        }
    }

    /** A whole turn, whose algebraic form may have a sign of check that no sub-move has. */
    private static Optional<EnteredTurn> whole(BoardPosition position, String text) {
        try {
            EnteredTurn now = begin(position);
            for (SubMove subMove :
                    new TurnText(position).parse(text, Reading.STRICT).subMoves()) {
                now = now.with(now.packed(subMove));
            }
            return Optional.of(now);
        } catch (InputException e) {
            return Optional.empty();
        }
    }

    private EnteredTurn with(long m) {
        return new EnteredTurn(position, engine, this, Packed.with(entered, m));
    }

    private Offer offer() {
        Offer known = offer;
        if (known == null) {
            long[] packed = engine.completions(entered);
            List<SubMove> subMoves = new ArrayList<>(packed.length);
            for (long m : packed) {
                subMoves.add(subMove(m));
            }
            known = new Offer(packed, List.copyOf(subMoves));
            offer = known;
        }
        return known;
    }

    @Override
    public BoardPosition position() {
        return position;
    }

    @Override
    public List<SubMove> entered() {
        return structure().unpack(position, entered);
    }

    @Override
    public List<SubMove> next() {
        return offer().subMoves();
    }

    @Override
    public List<SubMove> from(Square square) {
        position.tables.requireSquare(square);
        return next().stream().filter(m -> m.start().equals(square)).toList();
    }

    @Override
    public List<Square> origins() {
        return next().stream()
                .flatMap(m -> m.origin().stream())
                .distinct()
                .sorted()
                .toList();
    }

    @Override
    public List<Square> targets(Square origin) {
        return from(Objects.requireNonNull(origin, "origin")).stream()
                .filter(m -> m.origin().isPresent())
                .map(SubMove::to)
                .distinct()
                .sorted()
                .toList();
    }

    @Override
    public List<PieceType> drops() {
        return hand(position.side()).keySet().stream()
                .filter(kind -> !drops(kind).isEmpty())
                .toList();
    }

    @Override
    public List<SubMove> drops(PieceType kind) {
        Objects.requireNonNull(kind, "kind");
        return next().stream()
                .filter(m -> m.origin().isEmpty())
                .filter(m ->
                        m.actor().filter(piece -> piece.type().equals(kind)).isPresent())
                .toList();
    }

    @Override
    public List<SubMove> clicked(List<Square> squares) {
        squares.forEach(position.tables::requireSquare);
        return next().stream()
                .filter(m -> m.clicks().size() >= squares.size()
                        && m.clicks().subList(0, squares.size()).equals(squares))
                .toList();
    }

    @Override
    public PartialTurn then(SubMove subMove) {
        return with(packed(subMove));
    }

    /** One of the sub-moves that may come next in packed form, or the refusal of one that may not. */
    private long packed(SubMove subMove) {
        int at = next().indexOf(Objects.requireNonNull(subMove, "subMove"));
        if (at < 0) {
            throw new EntryRefusals(this).exception(subMove);
        }
        return offer().packed()[at];
    }

    @Override
    public PartialTurn then(int index) {
        return with(offer().packed()[Objects.checkIndex(index, offer().packed().length)]);
    }

    @Override
    public long hash() {
        boolean isSet = structure().isSimultaneous();
        long sum = 0;
        for (long m : entered) {
            sum = isSet ? sum + PositionKeys.mix(m) : PositionKeys.mix(sum + m);
        }
        return PositionKeys.mix(position.hash() + sum);
    }

    @Override
    public Optional<Refusal> refusal(List<Square> squares) {
        if (squares.isEmpty()) {
            throw new IllegalArgumentException("expected a square, found none");
        }
        if (!clicked(squares).isEmpty()) {
            return Optional.empty();
        }
        Square first = squares.get(0);
        Square last = squares.get(squares.size() - 1);
        if (last.equals(first)) {
            SubMoves possible = structure().candidates(state(), first.index());
            if (possible.size > 0) {
                return refusal(Structure.unpack(state(), possible.at[0]));
            }
            last = board().squares().get(first.index() == 0 ? 1 : first.index() - 1);
        }
        String between = board().levelNames() == Board.LevelNames.UNNAMED ? "" : "-";
        return refusal(first + between + last);
    }

    @Override
    public PartialTurn then(String subMove) {
        return with(read(Objects.requireNonNull(subMove, "subMove"), 0));
    }

    /** The sub-move that a text means, in coordinate form or as its label; the text stands at a place of a longer one. */
    private long read(String text, int offset) {
        Optional<ParsedSubMove> written = CoordinateForm.of(position.tables).read(text);
        if (written.isPresent()) {
            BoardState now = structure().isSimultaneous() ? position : state();
            long[] meant = Arrays.stream(structure().described(now, written.get()))
                    .filter(this::mayFollow)
                    .toArray();
            if (meant.length == 1) {
                return meant[0];
            }
            if (!written.get().isLettered()) {
                throw new EntryRefusals(this).exception(text);
            }
        }
        Algebraic algebraic = new Algebraic(position);
        long m = algebraic.read(entered, text, offset);
        if (!mayFollow(m)) {
            throw new EntryRefusals(this).exception(subMove(m));
        }
        String label = algebraic.label(entered, m);
        if (!label.equals(text)) {
            throw new TurnFormatException("expected " + label + ", found " + Quoted.of(text), offset);
        }
        return m;
    }

    private boolean mayFollow(long m) {
        return engine.completes(Packed.with(entered, m));
    }

    @Override
    public String label(SubMove subMove) {
        return new Algebraic(position).label(entered, packed(subMove));
    }

    @Override
    public Optional<Refusal> refusal(SubMove subMove) {
        return next().contains(Objects.requireNonNull(subMove, "subMove"))
                ? Optional.empty()
                : Optional.of(new EntryRefusals(this).of(subMove));
    }

    @Override
    public Optional<Refusal> refusal(String subMove) {
        return RefusalFinder.of(() -> then(subMove));
    }

    /** A sub-move that could be made after those entered, as an object. */
    private SubMove subMove(long m) {
        return structure().unpack(position, Packed.with(entered, m)).get(entered.length);
    }

    @Override
    public PartialTurn back() {
        EnteredTurn last = before;
        if (last == null) {
            throw new GameException("nothing has been entered of a turn in " + position);
        }
        return last;
    }

    @Override
    public String instruction() {
        return new Instruction(position, entered, offer().packed(), mayStop()).sentences(structure());
    }

    /** What has been entered, in canonical order, if that is a legal turn. */
    private Optional<long[]> legal() {
        if (entered.length == 0) {
            return Optional.empty();
        }
        return structure().arrange(position, entered()).filter(engine::contains);
    }

    @Override
    public boolean mayStop() {
        return legal().isPresent();
    }

    @Override
    public boolean mustStop() {
        return offer().packed().length == 0 && mayStop();
    }

    @Override
    public Turn turn() {
        return legal().<Turn>map(turn -> new ArrayTurn(position, turn))
                .orElseThrow(() -> new GameException(
                        (entered.length == 0 ? "the empty text" : Quoted.of(toString())) + " is not yet a turn"));
    }

    @Override
    public Board board() {
        return position.board();
    }

    /** The board in the middle of the turn. */
    @Override
    public BoardState state() {
        return entered.length == 0 ? position : structure().midst(position, entered);
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof EnteredTurn turn
                        && Arrays.equals(entered, turn.entered)
                        && position.equals(turn.position));
    }

    @Override
    public int hashCode() {
        return 31 * position.hashCode() + Arrays.hashCode(entered);
    }

    @Override
    public String toString() {
        return entered().stream().map(SubMove::toString).collect(Collectors.joining(","));
    }
}
