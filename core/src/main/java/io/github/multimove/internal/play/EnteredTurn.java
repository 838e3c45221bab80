package io.github.multimove.internal.play;

import io.github.multimove.IllegalTurnException;
import io.github.multimove.PartialTurn;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.explain.Refusals;
import io.github.multimove.internal.notation.TurnText;
import io.github.multimove.internal.position.ArrayTurn;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.ListedTurn;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.text.Quoted;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.TurnEngine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A turn on its way, over the engine that answers for the legal turns of its position. */
public final class EnteredTurn implements PartialTurn {
    private final BoardPosition position;
    private final Structure structure;
    private final TurnEngine engine;
    private final @Nullable EnteredTurn before;
    /** In the order of entry. */
    private final long[] entered;

    /** Worked out when first asked; two threads may do it twice, which is harmless. */
    private volatile @Nullable Offer offer;

    /** The sub-moves that may come next, packed and as objects. */
    private static final class Offer {
        final long[] packed;
        final List<SubMove> subMoves;

        Offer(long[] packed, List<SubMove> subMoves) {
            this.packed = packed;
            this.subMoves = subMoves;
        }
    }

    private EnteredTurn(
            BoardPosition position,
            Structure structure,
            TurnEngine engine,
            @Nullable EnteredTurn before,
            long[] entered) {
        this.position = position;
        this.structure = structure;
        this.engine = engine;
        this.before = before;
        this.entered = entered;
    }

    static EnteredTurn begin(BoardPosition position) {
        Rules rules = position.rules();
        return new EnteredTurn(position, rules.structureAt(position), rules.engine(position), null, new long[0]);
    }

    /** Enters the sub-moves of a text one by one. */
    static EnteredTurn begin(BoardPosition position, String text) {
        EnteredTurn now = begin(position);
        if (text.isEmpty()) {
            return now;
        }
        TurnText reader = new TurnText(position.rules(), position);
        for (Structure.Wanted one : reader.wanted(text)) {
            Offer offer = now.offer();
            int match = -1;
            for (int i = 0; i < offer.packed.length; i++) {
                if (one.test().test(offer.subMoves.get(i))) {
                    match = match == -1 ? i : -2;
                }
            }
            if (match < 0) {
                throw reader.refuse(text);
            }
            now = now.with(offer.packed[match]);
        }
        return now;
    }

    private EnteredTurn with(long m) {
        long[] more = Arrays.copyOf(entered, entered.length + 1);
        more[entered.length] = m;
        return new EnteredTurn(position, structure, engine, this, more);
    }

    private Offer offer() {
        Offer known = offer;
        if (known == null) {
            long[] packed = engine.completions(entered);
            List<SubMove> subMoves = new ArrayList<>(packed.length);
            long[] more = Arrays.copyOf(entered, entered.length + 1);
            for (long m : packed) {
                more[entered.length] = m;
                subMoves.add(structure.unpack(position, more).get(entered.length));
            }
            known = new Offer(packed, List.copyOf(subMoves));
            offer = known;
        }
        return known;
    }

    @Override
    public Position position() {
        return position;
    }

    @Override
    public List<SubMove> entered() {
        return structure.unpack(position, entered);
    }

    @Override
    public List<SubMove> next() {
        return offer().subMoves;
    }

    @Override
    public List<SubMove> from(Square square) {
        position.rules().requireSquare(square);
        return next().stream().filter(m -> m.start().equals(square)).toList();
    }

    @Override
    public PartialTurn then(SubMove subMove) {
        int at = next().indexOf(subMove);
        if (at < 0) {
            throw refuse(subMove);
        }
        return with(offer().packed[at]);
    }

    private IllegalTurnException refuse(SubMove subMove) {
        List<SubMove> all = new ArrayList<>(entered());
        all.add(subMove);
        Optional<long[]> packed = structure.arrange(position, all);
        return Refusals.exception(
                position,
                new ListedTurn(
                        packed.map(turn -> structure.unpack(position, turn)).orElse(all)));
    }

    @Override
    public PartialTurn back() {
        EnteredTurn last = before;
        if (last == null) {
            throw new IllegalStateException("nothing has been entered of a turn in " + position);
        }
        return last;
    }

    /** What has been entered, in canonical order, if that is a legal turn. */
    private Optional<long[]> legal() {
        if (entered.length == 0) {
            return Optional.empty();
        }
        return structure.arrange(position, entered()).filter(engine::contains);
    }

    @Override
    public boolean mayStop() {
        return legal().isPresent();
    }

    @Override
    public boolean mustStop() {
        return offer().packed.length == 0 && mayStop();
    }

    @Override
    public Turn turn() {
        return legal().<Turn>map(turn -> new ArrayTurn(position, turn))
                .orElseThrow(() -> new IllegalStateException(
                        (entered.length == 0 ? "nothing" : Quoted.of(toString())) + " is not yet a turn"));
    }

    /** The board in the middle of the turn. */
    private Field field() {
        Field now = position;
        if (entered.length == 0) {
            return now;
        }
        now = now.copy();
        if (structure.isSimultaneous()) {
            makeAtOnce(now);
        } else {
            for (long m : entered) {
                now.apply(m);
            }
        }
        return now;
    }

    /** Takes, lifts and sets down, each for all sub-moves: siblings may take on one square and enter each other's. */
    private void makeAtOnce(Field now) {
        for (long m : entered) {
            if (Packed.takenOn(m) >= 0) {
                now.clear(Packed.takenOn(m));
            }
        }
        for (boolean lift : new boolean[] {true, false}) {
            for (long m : entered) {
                if (Packed.kind(m) == Packed.CASTLE) {
                    var right = now.tables.castles[Packed.extra(m)];
                    int rook = position.man(right.rook().index());
                    carry(now, lift, right.rook().index(), right.rookTo().index(), rook, 0);
                }
                if (Packed.kind(m) != Packed.REMOTE) {
                    int man = Packed.type(m) << 1 | now.side;
                    carry(now, lift, Packed.from(m), Packed.to(m), man, Packed.promotion(m));
                }
            }
        }
    }

    private static void carry(Field now, boolean lift, int from, int to, int man, int promotion) {
        if (lift) {
            now.remove(from, man);
            return;
        }
        int into = promotion == 0 ? man : now.tables.byLetter[(promotion - 1) >> 1] << 1 | now.side;
        now.put(to, into);
        if (promotion != 0 && (promotion - 1 & 1) != 0) {
            now.put(to, into);
        }
    }

    @Override
    public Map<Square, List<Piece>> placement() {
        return BoardPosition.men(field());
    }

    @Override
    public Map<PieceType, Integer> hand(Side side) {
        return BoardPosition.hand(field(), side);
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
