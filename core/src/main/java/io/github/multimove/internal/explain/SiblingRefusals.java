package io.github.multimove.internal.explain;

import io.github.multimove.Refusal;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
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
                return Refused.pieces(Kind.CASTLING_ALONE, List.of(subMoves.get(i)), "castling is a turn by itself");
            }
        }
        if (turn.length > 1 && structure.description.bond() == SiblingBond.SEPARATED_SINGLE) {
            return Refused.turn(Kind.ONE_PIECE_ONLY, subMoves, "one piece moves in a turn, found " + turn.length);
        }
        for (int i = 1; i < turn.length; i++) {
            Optional<Refusal> clash = together(subMoves, i);
            if (clash.isPresent()) {
                return clash.get();
            }
        }
        Optional<Refusal> missing = structure.together ? missing() : Optional.empty();
        return missing.orElseGet(() -> Refused.pieces(
                Kind.NO_ORDER, subMoves, "siblings cannot make these moves one after the other in any order"));
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
            return Optional.of(Refused.pieces(
                    Kind.NOT_SIBLINGS,
                    List.of(first, second),
                    Refused.pieces(first, second) + " are not siblings and move in turns of their own"));
        }
        if (moves(other, Packed.type(b)) > pieces(other, Packed.type(b))) {
            List<SubMove> both =
                    both(subMoves, place, m -> Packed.from(m) == other && Packed.type(m) == Packed.type(b));
            return Optional.of(Refused.clash(Kind.SAME_PIECE, both.get(0), both.get(1), square(other)));
        }
        List<SubMove> both = both(subMoves, place, m -> Packed.to(m) == Packed.to(b));
        return both.size() > 1 && !structure.description.sharing()
                ? Optional.of(Refused.clash(Kind.SAME_DESTINATION, both.get(0), both.get(1), square(Packed.to(b))))
                : Optional.empty();
    }

    /** The sub-move at a place, and the first other one that is alike if there is one, in order. */
    private List<SubMove> both(List<SubMove> subMoves, int place, LongPredicate alike) {
        int other = IntStream.range(0, turn.length)
                .filter(i -> i != place && alike.test(turn[i]))
                .findFirst()
                .orElse(place);
        return IntStream.of(place, other)
                .distinct()
                .sorted()
                .mapToObj(subMoves::get)
                .toList();
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
