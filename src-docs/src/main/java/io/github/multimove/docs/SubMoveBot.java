package io.github.multimove.docs;

import io.github.multimove.Orthodox;
import io.github.multimove.Outcome;
import io.github.multimove.PartialTurn;
import io.github.multimove.Piece;
import io.github.multimove.Placement;
import io.github.multimove.Position;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SquareSet;
import io.github.multimove.Turn;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** A program that plays any game: it searches sub-move by sub-move and keeps the best beginnings of turns. */
// @start region="bot"
public record SubMoveBot(int width, int replies) {
    private static final int WIN = 1_000_000;
    private static final List<Integer> WORTH = List.of(1, 3, 3, 5, 9, 99);

    record Begun(PartialTurn part, int score) {}

    record Choice(Turn turn, int score, boolean isOver) {}

    /** Returns the turn that it plays in a position that is not over. */
    public Turn choose(Position position) {
        return best(position, replies).turn();
    }

    private Choice best(Position position, int depth) {
        Comparator<Begun> best = Comparator.comparingInt(begun -> -begun.score());
        Comparator<Begun> order = best.thenComparingLong(begun -> begun.part().hash()); // equals come mixed
        List<Begun> whole = new ArrayList<>();
        Set<Long> seen = new HashSet<>(); // one set of sub-moves is reached in several orders
        for (List<Begun> beam = List.of(new Begun(position.begin(), 0)); !beam.isEmpty(); ) {
            List<Begun> longer = new ArrayList<>();
            for (Begun begun : beam) {
                for (int i = 0; i < begun.part().next().size(); i++) {
                    PartialTurn part = begun.part().then(i);
                    if (seen.add(part.hash())) {
                        longer.add(new Begun(part, value(part, position.side())));
                    }
                }
            }
            beam = longer.stream().sorted(order).limit(4L * width).toList();
            beam.stream().filter(begun -> begun.part().mayStop()).forEach(whole::add);
        }
        Comparator<Choice> score = Comparator.comparingInt(Choice::score);
        Stream<Choice> ends = whole.stream().sorted(order).limit(4L * width).map(begun -> ended(position, begun));
        Function<Choice, Choice> answered = one -> depth == 0 || one.isOver()
                ? one
                : new Choice(
                        one.turn(), -best(position.play(one.turn()), depth - 1).score(), false);
        Stream<Choice> few = ends.sorted(score.reversed()).limit(width);
        return few.map(answered).max(score).orElseThrow();
    }

    private static Choice ended(Position position, Begun begun) {
        Turn turn = begun.part().turn();
        Position after = position.play(turn);
        Optional<Outcome> end = after.outcome();
        int won = end.flatMap(Outcome::winner)
                .map(side -> side == position.side() ? WIN : -WIN)
                .orElse(0);
        int score =
                end.isPresent() ? won : begun.score() - 3 * after.begin().next().size();
        return new Choice(turn, score, end.isPresent());
    }

    private static int value(Placement board, Side side) {
        int sum = 100 * board.materialBalance(side, kind -> WORTH.get("PNBRQK".indexOf(kind.letter())));
        SquareSet kings = board.squares(new Piece(side.opposite(), Orthodox.KING));
        Square king =
                (kings.isEmpty() ? board.occupiedSquares() : kings).iterator().next();
        for (Square on : board.squares(side)) { // pawns go forward, others go to the king
            int way = Math.abs(on.file() - king.file()) + Math.abs(on.rank() - king.rank());
            boolean isPawn = board.piece(on).orElseThrow().type().equals(Orthodox.PAWN);
            sum += isPawn ? 3 * (side == Side.WHITE ? on.rank() : 7 - on.rank()) : 14 - way;
        }
        return sum;
    }
}
// @end
