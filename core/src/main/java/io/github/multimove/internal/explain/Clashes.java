package io.github.multimove.internal.explain;

import io.github.multimove.SubMove;
import io.github.multimove.TurnRefusal;
import io.github.multimove.TurnRefusal.Claim;
import io.github.multimove.TurnRefusal.Clash;
import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.board.Tables;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.simultaneous.Prongs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Says why simultaneous sub-moves do not fit together: what two of them claim, or that they are too many. */
final class Clashes {
    private final Prongs prongs;
    private final Field field;
    private final Tables tables;

    Clashes(Prongs prongs, Field field) {
        this.prongs = prongs;
        this.field = field;
        this.tables = prongs.tables;
    }

    Optional<TurnRefusal> refusal(long[] turn, boolean isOpening) {
        int weight = 0;
        for (int i = 0; i < turn.length; i++) {
            weight += prongs.weight(turn[i]);
            for (int j = 0; j < i; j++) {
                if (!prongs.areDisjoint(field, turn[j], turn[i])) {
                    return Optional.of(clash(turn[j], turn[i]));
                }
            }
        }
        return weight > prongs.most
                ? Optional.of(new TurnRefusal.TooManyMen(prongs.most, prongs.castlingWeight, weight, isOpening))
                : shortReserve(turn);
    }

    private Optional<TurnRefusal> shortReserve(long[] turn) {
        for (int i = 1; i < turn.length; i++) {
            if (!prongs.fits(field, turn, i, turn[i])) {
                int promotion = Packed.promotion(turn[i]);
                List<SubMove> promoting = new ArrayList<>();
                for (long m : turn) {
                    if (Packed.promotion(m) == promotion) {
                        promoting.add(Structure.unpack(field, m));
                    }
                }
                int into = tables.byLetter[(promotion - 1) >> 1] << 1 | field.side;
                return Optional.of(new TurnRefusal.ShortReserve(
                        tables.types[into >> 1], promoting, tables.arrayCount[into] - field.count(into)));
            }
        }
        return Optional.empty();
    }

    private Clash clash(long a, long b) {
        int man = common(men(a), men(b));
        if (man >= 0) {
            return clash(a, b, Claim.MAN, man);
        }
        if (Packed.takenOn(a) >= 0 && Packed.takenOn(a) == Packed.takenOn(b)) {
            return clash(a, b, Claim.VICTIM, Packed.takenOn(a));
        }
        int destination = common(destinations(a), destinations(b));
        return destination >= 0
                ? clash(a, b, Claim.DESTINATION, destination)
                : clash(a, b, Claim.WAY, prongs.meeting(a, b, prongs.direction(field, a)));
    }

    private Clash clash(long a, long b, Claim claim, int on) {
        return new Clash(Structure.unpack(field, a), Structure.unpack(field, b), claim, tables.board.square(on));
    }

    private int[] men(long m) {
        return Packed.kind(m) == Packed.CASTLE
                ? new int[] {
                    Packed.from(m), tables.castles[Packed.extra(m)].rook().index()
                }
                : new int[] {Packed.from(m)};
    }

    private int[] destinations(long m) {
        if (Packed.kind(m) == Packed.REMOTE) {
            return new int[0];
        }
        return Packed.kind(m) == Packed.CASTLE
                ? new int[] {
                    Packed.to(m), tables.castles[Packed.extra(m)].rookTo().index()
                }
                : new int[] {Packed.to(m)};
    }

    private static int common(int[] some, int[] others) {
        for (int square : some) {
            if (Arrays.stream(others).anyMatch(other -> other == square)) {
                return square;
            }
        }
        return -1;
    }
}
