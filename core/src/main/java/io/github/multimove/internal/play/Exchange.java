package io.github.multimove.internal.play;

import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.internal.turns.Interruption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;

/** What both sides gain and lose on one square by capturing there turn by turn; see {@link Position#exchangeValue}. */
final class Exchange {
    private final Square square;
    private final ToIntFunction<PieceType> worth;
    private int left;

    private Exchange(Square square, ToIntFunction<PieceType> worth, int mostTurns) {
        this.square = square;
        this.worth = worth;
        this.left = mostTurns;
    }

    static OptionalInt value(Position position, Square square, ToIntFunction<PieceType> worth, int mostTurns) {
        Exchange exchange = new Exchange(square, worth, mostTurns);
        int value = exchange.best(position);
        return exchange.left < 0 ? OptionalInt.empty() : OptionalInt.of(value);
    }

    /** What the side to move gains; any number once there were too many turns. */
    private int best(Position position) {
        Map<List<SubMove>, Turn> shortest = new LinkedHashMap<>();
        for (Turn turn : position.legalTurns().capturing(square)) {
            if (--left < 0) {
                return 0;
            }
            shortest.merge(
                    captures(turn),
                    turn,
                    (known, other) -> other.subMoves().size() < known.subMoves().size() ? other : known);
        }
        int best = 0;
        for (Map.Entry<List<SubMove>, Turn> entry : shortest.entrySet()) {
            Interruption.check();
            int gain = entry.getKey().stream()
                    .flatMap(subMove -> subMove.captured().stream())
                    .mapToInt(piece -> worth.applyAsInt(piece.type()))
                    .sum();
            best = Math.max(best, gain - best(position.ruleSet().playUnchecked(position, entry.getValue())));
        }
        return best;
    }

    /** The sub-moves of a turn that capture on the square. */
    private List<SubMove> captures(Turn turn) {
        return turn.subMoves().stream()
                .filter(subMove -> subMove.isCapture() && subMove.capturedOn().equals(square))
                .toList();
    }
}
