package io.github.multimove.internal.explain;

import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.explain.TurnRefusal;
import io.github.multimove.explain.TurnRefusal.Claim;
import io.github.multimove.explain.TurnRefusal.Clash;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;
import io.github.multimove.rules.CastlingRight;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Says why simultaneous sub-moves do not fit together: what two of them claim, or that they are too many. */
record CombinationRefusals(SimultaneousStructure prongs, BoardState field) {
    Optional<TurnRefusal> refusal(long[] turn, boolean isOpening) {
        int weight = 0;
        int pawns = 0;
        for (int i = 0; i < turn.length; i++) {
            weight += prongs.weight(turn[i]);
            pawns += prongs.pawns(turn[i]);
            for (int j = 0; j < i; j++) {
                if (!prongs.areDisjoint(field, turn[j], turn[i])) {
                    return Optional.of(clash(turn[j], turn[i]));
                }
            }
        }
        if (weight > prongs.most) {
            return Optional.of(new TurnRefusal.TooManyPieces(prongs.most, prongs.castlingWeight, weight, isOpening));
        }
        return prongs.havePlaces(pawns, weight - pawns)
                ? shortReserve(turn)
                : Optional.of(new TurnRefusal.NoPlace(prongs.unpack(field, turn), prongs.places));
    }

    private Optional<TurnRefusal> shortReserve(long[] turn) {
        for (int i = 1; i < turn.length; i++) {
            if (!prongs.fits(field, turn, i, turn[i])) {
                int promotion = Packed.promotion(turn[i]);
                List<SubMove> promoting = Arrays.stream(turn)
                        .filter(m -> Packed.promotion(m) == promotion)
                        .mapToObj(m -> Structure.unpack(field, m))
                        .toList();
                int pawn = Packed.type(turn[i]) << 1 | field.side;
                int type = prongs.tables.promotedType(turn[i]);
                return Optional.of(
                        new TurnRefusal.ShortReserve(prongs.tables.types[type], promoting, field.reserve(pawn, type)));
            }
        }
        return Optional.empty();
    }

    private Clash clash(long a, long b) {
        int piece = common(pieces(a), pieces(b));
        if (piece >= 0) {
            return clash(a, b, Claim.PIECE, piece);
        }
        if (Packed.capturedOn(a) >= 0 && Packed.capturedOn(a) == Packed.capturedOn(b)) {
            return clash(a, b, Claim.CAPTURED_PIECE, Packed.capturedOn(a));
        }
        int destination = common(destinations(a), destinations(b));
        return destination >= 0
                ? clash(a, b, Claim.DESTINATION, destination)
                : clash(a, b, Claim.WAY, prongs.meeting(a, b, prongs.direction(field, a)));
    }

    private Clash clash(long a, long b, Claim claim, int on) {
        return new Clash(Structure.unpack(field, a), Structure.unpack(field, b), claim, prongs.tables.board.square(on));
    }

    private int[] pieces(long m) {
        return withRook(Packed.from(m), m, CastlingRight::rook);
    }

    private int[] destinations(long m) {
        return Packed.kind(m) == Packed.REMOTE ? new int[0] : withRook(Packed.to(m), m, CastlingRight::rookTo);
    }

    /** A square and, in castling, one of the rook's. */
    private int[] withRook(int square, long m, Function<CastlingRight, Square> rook) {
        return Packed.kind(m) == Packed.CASTLE
                ? new int[] {
                    square, rook.apply(prongs.tables.castles[Packed.extra(m)]).index()
                }
                : new int[] {square};
    }

    private static int common(int[] some, int[] others) {
        return Arrays.stream(some)
                .filter(square -> Arrays.stream(others).anyMatch(other -> other == square))
                .findFirst()
                .orElse(-1);
    }
}
