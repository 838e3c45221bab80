package io.github.multimove.internal.explain;

import io.github.multimove.SubMove;
import io.github.multimove.explain.TurnRefusal;
import io.github.multimove.explain.TurnRefusal.Kind;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Says why simultaneous sub-moves do not fit together: what two of them claim, or that they are too many. */
record CombinationRefusals(SimultaneousStructure simultaneous, BoardState state) {
    Optional<TurnRefusal> refusal(long[] turn, boolean isOpening) {
        int weight = 0;
        int pawns = 0;
        for (int i = 0; i < turn.length; i++) {
            weight += simultaneous.weight(turn[i]);
            pawns += simultaneous.pawns(turn[i]);
            for (int j = 0; j < i; j++) {
                if (!simultaneous.areDisjoint(state, turn[j], turn[i])) {
                    return Optional.of(clash(turn[j], turn[i]));
                }
            }
        }
        if (weight > simultaneous.most) {
            return Optional.of(tooMany(turn, weight, isOpening));
        }
        return simultaneous.havePlaces(pawns, weight - pawns)
                ? shortReserve(turn)
                : Optional.of(noPlace(simultaneous.unpack(state, turn)));
    }

    private TurnRefusal tooMany(long[] turn, int weight, boolean isOpening) {
        return Refused.turn(
                Kind.TOO_MANY_PIECES,
                simultaneous.unpack(state, turn),
                (isOpening ? "the first turn" : "this turn") + " may move at most " + simultaneous.most
                        + (simultaneous.most == 1 ? " piece" : " pieces") + " (castling counts for "
                        + simultaneous.castlingWeight + "), found " + weight);
    }

    private TurnRefusal noPlace(List<SubMove> subMoves) {
        String places = simultaneous.places.stream()
                .map(pieces -> switch (pieces) {
                    case ALL -> "any piece";
                    case PAWNS -> "a pawn";
                    case OTHERS -> "a piece other than a pawn";
                    case ROYALS -> royals(" or ");
                    case NEITHER -> "a piece that is neither a pawn nor " + royals(" nor ");
                    case TYPES -> "a piece of some types";
                })
                .collect(Collectors.joining(" and "));
        return Refused.pieces(
                Kind.NO_PLACE,
                subMoves,
                "the places of a turn are for " + places + ", and these pieces do not all find one");
    }

    private String royals(String between) {
        return simultaneous.tables.game.royals().stream()
                .map(type -> "a " + type.name())
                .sorted()
                .collect(Collectors.joining(between));
    }

    private Optional<TurnRefusal> shortReserve(long[] turn) {
        for (int i = 1; i < turn.length; i++) {
            if (!simultaneous.fits(state, turn, i, turn[i])) {
                int promotion = Packed.promotion(turn[i]);
                int kind = Packed.type(turn[i]);
                if (Packed.kind(turn[i]) == Packed.DROP) {
                    return Optional.of(Refused.turn(
                            Kind.SHORT_RESERVE,
                            simultaneous.unpack(state, turn),
                            "there are not enough pieces of the kind " + simultaneous.tables.types[kind].name()
                                    + " in hand for these drops"));
                }
                List<SubMove> promoting = Arrays.stream(turn)
                        .filter(m -> Packed.promotion(m) == promotion)
                        .mapToObj(m -> Structure.unpack(state, m))
                        .toList();
                int pawn = Packed.type(turn[i]) << 1 | state.side;
                int type = simultaneous.tables.promotedType(turn[i]);
                return Optional.of(Refused.pieces(
                        Kind.SHORT_RESERVE,
                        promoting,
                        "there are not enough captured pieces for these promotions: " + promoting.size() + " to "
                                + simultaneous.tables.types[type].name() + ", " + state.reserve(pawn, type)
                                + " captured"));
            }
        }
        return Optional.empty();
    }

    private TurnRefusal clash(long a, long b) {
        SubMove first = Structure.unpack(state, a);
        SubMove second = Structure.unpack(state, b);
        SimultaneousStructure.Clash clash = simultaneous.clash(state, a, b);
        return Refused.clash(clash.kind(), first, second, simultaneous.tables.board.square(clash.on()));
    }
}
