package io.github.multimove.docs;

import io.github.multimove.Orthodox;
import io.github.multimove.Outcome;
import io.github.multimove.PartialTurn;
import io.github.multimove.Piece;
import io.github.multimove.Placement;
import io.github.multimove.Position;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.Turn;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** A program that plays any game: it searches sub-move by sub-move and keeps the best beginnings of turns. */
public record SubMoveBot(int width, int replies) {
    private static final int WIN = 1_000_000;
    private static final List<Integer> WORTH = List.of(4, 1, 3, 3, 5, 9, 99); // others, P N B R Q K

    record Begun(PartialTurn part, int score) {}

    /** Returns the turn that it plays in a position that is not over. */
    public Turn choose(Position position) {
        return best(position, replies).part().turn();
    }

    private Begun best(Position position, int depth) {
        Optional<Turn> win = position.legalTurns().winning().stream().findFirst();
        if (replies > 0 && win.isPresent()) {
            return new Begun(position.begin(win.get().toString()), WIN);
        }
        Comparator<Begun> order = Comparator.<Begun>comparingInt(begun -> -begun.score())
                .thenComparingLong(begun -> begun.part().hash()); // equals come mixed
        // @start region="beam"
        Set<Long> seen = new HashSet<>(); // one set of sub-moves is reached in several orders
        List<Begun> whole = new ArrayList<>();
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
        // @end
        Stream<Begun> ends = whole.stream().sorted(order).limit(4L * width).map(begun -> judged(begun, 0));
        Stream<Begun> few = ends.sorted(order).limit(width);
        return few.map(end -> depth > 0 ? judged(end, depth) : end).min(order).orElseThrow();
    }

    private Begun judged(Begun begun, int depth) {
        Position after = begun.part().position().play(begun.part().turn());
        int won = after.outcome()
                .flatMap(Outcome::winner)
                .map(side -> side == after.side() ? -WIN : WIN)
                .orElse(0);
        int open = begun.score() - 3 * after.begin().next().size();
        int score = after.outcome().isPresent()
                ? won
                : depth > 0 ? -best(after, depth - 1).score() : open;
        return new Begun(begun.part(), score);
    }

    private static int value(Placement board, Side side) {
        int sum = 100 * board.materialBalance(side, type -> WORTH.get(1 + "PNBRQK".indexOf(type.letter())));
        for (Square king : board.squares(new Piece(side.opposite(), Orthodox.KING))) {
            for (Square on : board.squares(side)) { // near the other king
                sum += 14 - Math.abs(on.file() - king.file()) - Math.abs(on.rank() - king.rank());
            }
        }
        return sum;
    }
}
