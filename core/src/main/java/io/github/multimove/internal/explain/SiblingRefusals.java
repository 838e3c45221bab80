package io.github.multimove.internal.explain;

import io.github.multimove.Refusal;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.explain.TurnRefusal;
import io.github.multimove.explain.TurnRefusal.Kind;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.siblings.SiblingStructure;
import io.github.multimove.rules.SiblingBond;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;

/** Says why sub-moves do not make up a turn of one piece or of siblings (rules/twins.md, 1 and Variations). */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record SiblingRefusals(SiblingStructure structure, BoardState state, long[] turn) {
    public Refusal refusal() {
        List<SubMove> subMoves = structure.unpack(state, turn);
        for (int i = 0; i < turn.length; i++) {
            if (Packed.kind(turn[i]) == Packed.CASTLE && turn.length > 1) {
                return Refused.turn(
                        Kind.CASTLING_ALONE,
                        List.of(subMoves.get(i)),
                        List.of(subMoves.get(i).start()),
                        "castling is a turn by itself");
            }
        }
        if (turn.length > 1 && structure.description.bond() == SiblingBond.SEPARATED_SINGLE) {
            return Refused.turn(
                    Kind.ONE_PIECE_ONLY, subMoves, List.of(), "one piece moves in a turn, found " + turn.length);
        }
        for (int i = 1; i < turn.length; i++) {
            Optional<Refusal> clash = together(subMoves, i);
            if (clash.isPresent()) {
                return clash.get();
            }
        }
        Optional<Refusal> missing = structure.together ? missing() : Optional.empty();
        return missing.orElseGet(() -> Refused.turn(
                Kind.NO_ORDER,
                subMoves,
                subMoves.stream().map(SubMove::start).toList(),
                "siblings cannot make these moves one after the other in any order"));
    }

    private Optional<Refusal> together(List<SubMove> subMoves, int place) {
        long b = turn[place];
        int one = Packed.from(turn[place - 1]);
        int other = Packed.from(b);
        byte[] sets = SiblingStructure.sets(state);
        boolean siblings = sets[one] != 0 && sets[one] == sets[other];
        if (one != other && !siblings) {
            SubMove first = subMoves.get(place - 1);
            SubMove second = subMoves.get(place);
            return Optional.of(Refused.turn(
                    Kind.NOT_SIBLINGS,
                    List.of(first, second),
                    List.of(first.start(), second.start()),
                    Refused.pieces(first, second) + " are not siblings and move in turns of their own"));
        }
        if (moves(other, Packed.type(b)) > pieces(other, Packed.type(b))) {
            return Optional.of(clash(
                    subMoves,
                    place,
                    Kind.SAME_PIECE,
                    m -> Packed.from(m) == other && Packed.type(m) == Packed.type(b),
                    other));
        }
        boolean shared =
                IntStream.range(0, turn.length).anyMatch(i -> i != place && Packed.to(turn[i]) == Packed.to(b));
        return shared && !structure.description.sharing()
                ? Optional.of(
                        clash(subMoves, place, Kind.SAME_DESTINATION, m -> Packed.to(m) == Packed.to(b), Packed.to(b)))
                : Optional.empty();
    }

    /** The clash of a sub-move with another that is alike. */
    private TurnRefusal clash(List<SubMove> subMoves, int place, Kind kind, LongPredicate alike, int on) {
        int other = place;
        for (int i = 0; i < turn.length; i++) {
            other = i != place && other == place && alike.test(turn[i]) ? i : other;
        }
        SubMove first = subMoves.get(Math.min(place, other));
        SubMove second = subMoves.get(Math.max(place, other));
        return kind == Kind.SAME_PIECE
                ? Refused.samePiece(first, second, square(on))
                : Refused.sameDestination(first, second, square(on));
    }

    private long pieces(int square, int type) {
        return Arrays.stream(state.codes(square))
                .filter(code -> code >> 1 == type)
                .count();
    }

    private long moves(int square, int type) {
        return Arrays.stream(turn)
                .filter(m -> Packed.from(m) == square && Packed.type(m) == type)
                .count();
    }

    /** The first sibling that must move and does not, or nothing if all do. */
    private Optional<Refusal> missing() {
        byte[] sets = SiblingStructure.sets(state);
        byte set = sets[Packed.from(turn[0])];
        for (int s = 0; set != 0 && s < sets.length; s++) {
            for (int code : sets[s] == set ? state.codes(s) : new int[0]) {
                if (moves(s, code >> 1) < pieces(s, code >> 1)) {
                    return Optional.of(Refused.turn(
                            Kind.SIBLING_MISSING,
                            structure.unpack(state, turn),
                            List.of(square(s)),
                            "the " + structure.tables.pieces[code].type().name() + " on " + square(s)
                                    + " must move in the same turn, for it is a sibling"));
                }
            }
        }
        return Optional.empty();
    }

    private Square square(int index) {
        return structure.tables.board.square(index);
    }
}
