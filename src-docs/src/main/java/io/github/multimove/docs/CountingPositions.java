package io.github.multimove.docs;

import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.counting.Counting;
import io.github.multimove.counting.CountingLimitException;
import io.github.multimove.counting.EndingCounts;
import io.github.multimove.counting.RandomGameCounts;
import io.github.multimove.counting.RandomGames;

/** Counts distinct positions, and games with equal positions merged; each line says what it prints. */
public final class CountingPositions {
    private CountingPositions() {}

    /** Prints what its lines say. */
    public static void main(String[] args) {
        // @start region="counting"
        Position start = Orthodox.rules().initialPosition();
        Counting counting = Counting.of(start).threads(2).memory(256 << 20);
        System.out.println(counting.positions(3)); // -> [1, 20, 400, 5362]
        System.out.println(counting.perft(5)); // -> 4865609
        EndingCounts endings = counting.endings(4);
        System.out.println(endings.checks() + " checks, " + endings.checkmates() + " mates"); // -> 469 checks, 8 mates
        try {
            counting.memory(1 << 20).positions(4);
        } catch (CountingLimitException e) {
            System.out.println(e.bound()); // -> 1048576
        }
        // @end
        random(start);
    }

    private static void random(Position start) {
        // @start region="random"
        RandomGames games = RandomGames.of(start, 1, 100); // seed 1, broken off after 100 turns
        RandomGameCounts all = games.play(0, 30);
        RandomGameCounts apart = games.play(0, 10).plus(games.play(10, 30)); // here, or somewhere else
        System.out.println(all.games() + " " + all.equals(apart)); // -> 30 true
        // @end
    }
}
