package io.github.multimove.internal.position;

import io.github.multimove.Constraint;
import io.github.multimove.PartialTurn;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.Reading;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.ToIntFunction;

/** What a rule set answers about its positions for {@link Position} alone; each is documented there. */
public interface PositionQuestions {
    PartialTurn begin(Position position, String text);

    List<Turn> threats(Position position, Square square, Side by);

    Set<Square> attackers(Position position, Square square, Side by);

    OptionalInt exchangeValue(Position position, Square square, ToIntFunction<PieceType> worth, int mostTurns);

    Optional<Position> withSideToMove(Position position, Side side);

    List<Constraint> constraints(Position position);

    List<Constraint> constraints(Position position, Side side);

    List<Constraint> constraints(Position position, Square square);

    Turn parseTurn(Position position, String text, Reading reading);

    Turn turn(Position position, Collection<SubMove> subMoves);

    String algebraic(Position position, Turn turn);
}
