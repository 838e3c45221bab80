package io.github.multimove.internal.turns.siblings;

import io.github.multimove.Effect;
import io.github.multimove.Piece;
import io.github.multimove.Square;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.CapturePath;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.SiblingSets;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.rules.CastlingRight;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Makes one turn with its aftermath, in the order of rules/twins.md, 3: (a) to (d), then promotion. */
final class SiblingTurn {
    private final SiblingStructure structure;
    private final GameTables tables;
    private final BoardState before;
    private final BoardState next;
    private final byte[] sets;
    private final long[] turn;
    private final int size;
    private final @Nullable List<Effect> effects;

    /** Squares on which pieces were captured, and the sets that those pieces belonged to. */
    private final int[] fallen;

    private final int[] fallenSet;
    private int fallenCount;

    SiblingTurn(SiblingStructure structure, BoardState state, long[] turn, int size, @Nullable List<Effect> effects) {
        this.structure = structure;
        this.tables = structure.tables;
        this.before = state;
        this.next = state.copy();
        this.sets = SiblingStructure.sets(next);
        this.turn = turn;
        this.size = size;
        this.effects = effects;
        this.fallen = new int[size];
        this.fallenSet = new int[size];
        next.passed(BoardState.NONE);
    }

    /** The pieces as they stand before the aftermath. */
    BoardState midst() {
        take();
        lift();
        setDown();
        promote();
        return next;
    }

    BoardState after() {
        take();
        lift();
        setDown();
        if (structure.dieTogether && fallenCount > 0) {
            strike();
            for (int i = 0; i < fallenCount; i++) {
                removeSet(fallenSet[i]);
            }
        }
        promote();
        SiblingSets.normalise(next);
        Structure.endTurn(next, turn, size);
        return next;
    }

    // ---- (a) --------------------------------------------------------------------------------------------------------

    private void take() {
        for (int i = 0; i < size; i++) {
            int on = Packed.capturedOn(turn[i]);
            // Under sharing several siblings capture on one square.
            if (on < 0 || next.piece(on) == 0) {
                continue;
            }
            fallen[fallenCount] = on;
            fallenSet[fallenCount++] = sets[on];
            note(on, Effect.Captured::new);
            clear(on);
        }
    }

    /** All movers leave before any arrives: one may enter a square that a sibling leaves. */
    private void lift() {
        for (int i = 0; i < size; i++) {
            long m = turn[i];
            if (Packed.kind(m) == Packed.REMOTE) {
                continue;
            }
            lift(Packed.from(m), code(m));
            moved(code(m), Packed.from(m), Packed.to(m));
            if (Packed.kind(m) == Packed.CASTLE) {
                CastlingRight right = tables.castles[Packed.extra(m)];
                int rook = right.rook().index();
                lift(rook, tables.arrayPieces[rook]);
                moved(tables.arrayPieces[rook], rook, right.rookTo().index());
                next.castling &= tables.castlings.keptAfter[Packed.extra(m)];
            }
        }
    }

    private void lift(int from, int code) {
        next.remove(from, code);
        if (next.piece(from) == 0) {
            sets[from] = 0;
        }
        // A sibling that comes to share the square or leaves it again does not end the right of the piece at home.
        if (tables.arrayPieces[from] == code) {
            next.castling &= tables.keep[from];
        }
    }

    private void setDown() {
        byte[] old = SiblingStructure.sets(before);
        for (int i = 0; i < size; i++) {
            long m = turn[i];
            if (Packed.kind(m) == Packed.REMOTE) {
                continue;
            }
            next.put(Packed.to(m), code(m));
            sets[Packed.to(m)] = old[Packed.from(m)];
            if (Packed.kind(m) == Packed.CASTLE) {
                CastlingRight right = tables.castles[Packed.extra(m)];
                int rook = right.rook().index();
                next.put(right.rookTo().index(), tables.arrayPieces[rook]);
                sets[right.rookTo().index()] = old[rook];
            }
        }
    }

    // ---- (b) to (d) -------------------------------------------------------------------------------------------------

    /** Strikes the captors that siblings of the captured pieces could now capture, and removes their siblings. */
    private void strike() {
        int[] struck = new int[fallenCount];
        int[] struckSet = new int[fallenCount];
        int n = 0;
        for (int i = 0; i < fallenCount; i++) {
            if (next.piece(fallen[i]) != 0 && guard(next, fallen[i], fallenSet[i]) != null) {
                struckSet[n] = sets[fallen[i]];
                struck[n++] = fallen[i];
            }
        }
        for (int i = 0; i < n; i++) {
            note(struck[i], Effect.Struck::new);
            clear(struck[i]);
        }
        for (int i = 0; i < n; i++) {
            removeSet(struckSet[i]);
        }
    }

    /** Returns the way on which a piece of a set could capture on a square of a board from which the captured ones are off, or null. */
    static @Nullable CapturePath guard(BoardState now, int square, int set) {
        if (set == 0) {
            return null;
        }
        byte[] sets = SiblingStructure.sets(now);
        for (CapturePath attack : now.tables.attacks[square]) {
            int from = attack.from();
            if (sets[from] != set || !now.isClear(attack.between()) || now.isFrozen(from)) {
                continue;
            }
            for (int code : now.codes(from)) {
                if ((attack.codes() >>> code & 1) != 0) {
                    return attack;
                }
            }
        }
        return null;
    }

    private void removeSet(int set) {
        for (int s = 0; s < sets.length && set != 0; s++) {
            if (sets[s] == set) {
                note(s, Effect.RemovedWithSibling::new);
                clear(s);
            }
        }
    }

    private void clear(int square) {
        next.clear(square);
        sets[square] = 0;
    }

    // ---- promotion --------------------------------------------------------------------------------------------------

    /** Promotes a pawn that has survived (rules/twins.md, Decided). */
    private void promote() {
        for (int i = 0; i < size; i++) {
            int promotion = Packed.promotion(turn[i]);
            int on = Packed.to(turn[i]);
            if (promotion == 0 || next.piece(on) != code(turn[i])) {
                continue;
            }
            int into = tables.promotedType(turn[i]) << 1 | before.side;
            boolean two = (promotion - 1 & 1) != 0;
            next.remove(on, code(turn[i]));
            next.put(on, into);
            if (two) {
                next.put(on, into);
                sets[on] = unused();
            } else if (structure.joinsSiblings()) {
                join(into);
            }
            if (effects != null) {
                var kind = tables.types[into >> 1];
                effects.add(new Effect.Promoted(
                        tables.pieces[code(turn[i])], square(on), two ? List.of(kind, kind) : List.of(kind)));
            }
        }
    }

    /** Joins all sets that hold a piece of that kind and side, and the single pieces of the kind, into one. */
    private void join(int code) {
        byte joined = unused();
        for (int s = 0; s < sets.length; s++) {
            if (IntStream.of(next.codes(s)).noneMatch(c -> c == code)) {
                continue;
            }
            byte set = sets[s];
            sets[s] = joined;
            for (int t = 0; set != 0 && set != joined && t < sets.length; t++) {
                sets[t] = sets[t] == set ? joined : sets[t];
            }
        }
    }

    private byte unused() {
        byte most = 0;
        for (byte set : sets) {
            most = (byte) Math.max(most, set);
        }
        return (byte) (most + 1);
    }

    // ---- words ------------------------------------------------------------------------------------------------------

    private int code(long m) {
        return Packed.type(m) << 1 | before.side;
    }

    private Square square(int index) {
        return tables.board.square(index);
    }

    /** Notes what happens to the pieces on a square. */
    private void note(int square, BiFunction<Piece, Square, Effect> what) {
        if (effects != null) {
            for (int code : next.codes(square)) {
                effects.add(what.apply(tables.pieces[code], square(square)));
            }
        }
    }

    private void moved(int code, int from, int to) {
        if (effects != null && from != to) {
            effects.add(new Effect.Moved(tables.pieces[code], square(from), square(to)));
        }
    }
}
