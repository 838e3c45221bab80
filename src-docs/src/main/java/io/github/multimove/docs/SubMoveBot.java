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
import java.util.stream.Stream;

/** A program that plays any game: it searches sub-move by sub-move and keeps the best beginnings of turns. */
// @start region="bot"
public record SubMoveBot(int width, int replies) {
    private static final int WIN = 1_000_000;
    private static final List<Integer> WORTH = List.of(1, 3, 3, 5, 9, 99);

    record Begun(PartialTurn part, int score) {}

    record Choice(Turn turn, Position after, int score) {}

    /** Returns the turn that it plays in a position that is not over. */
    public Turn choose(Position position) {
        return best(position, replies).turn();
    }

    private Choice best(Position position, int depth) {
        Optional<Turn> win = position.legalTurns().winning().stream().findFirst();
        if (replies > 0 && win.isPresent()) {
            return new Choice(win.get(), position.play(win.get()), WIN);
        }
        Comparator<Begun> order = Comparator.<Begun>comparingInt(begun -> -begun.score())
                .thenComparingLong(begun -> begun.part().hash()); // equals come mixed
        List<Begun> whole = new ArrayList<>();
        Set<Long> seen = new HashSet<>(); // one set of sub-moves is reached in several orders
        for (List<Begun> beam = List.of(new Begun(position.begin(), 0)); !beam.isEmpty(); ) {
            beam = beam.stream()
                    .flatMap(begun -> begun.part().next().stream().map(begun.part()::then))
                    .filter(part -> seen.add(part.hash()))
                    .map(part -> new Begun(part, value(part, position.side())))
                    .sorted(order)
                    .limit(4L * width)
                    .toList();
            beam.stream().filter(begun -> begun.part().mayStop()).forEach(whole::add);
        }
        Comparator<Choice> score = Comparator.comparingInt(Choice::score);
        Stream<Choice> ends = whole.stream().sorted(order).limit(4L * width).map(begun -> ended(position, begun));
        Stream<Choice> few = ends.sorted(score.reversed()).limit(width);
        return few.map(end -> depth > 0 ? answered(end, depth) : end).max(score).orElseThrow();
    }

    private Choice answered(Choice end, int depth) {
        boolean isOver = end.after().outcome().isPresent();
        int score = isOver ? end.score() : -best(end.after(), depth - 1).score();
        return new Choice(end.turn(), end.after(), score);
    }

    private static Choice ended(Position position, Begun begun) {
        Position after = position.play(begun.part().turn());
        Optional<Side> winner = after.outcome().flatMap(Outcome::winner);
        int over = winner.map(side -> side == position.side() ? WIN : -WIN).orElse(0);
        int open = begun.score() - 3 * after.begin().next().size();
        return new Choice(begun.part().turn(), after, after.outcome().isPresent() ? over : open);
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
