package io.github.multimove.benchmarks;

import io.github.multimove.Position;
import io.github.multimove.RuleSets;
import io.github.multimove.perft.Perft;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long does orthodox perft take here and with a library for orthodox chess, both counting the last level? Depth 3 from
 * the second position (rules/common.md, Perft).
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@State(Scope.Benchmark)
public class PeerBenchmark {
    private static final String TEXT = Positions.BUSY.replace(" 0 2", " 0 1");
    private static final long COUNT = 97_862;

    private final Position position = RuleSets.of("orthodox").position(TEXT);

    /** How long does it take here? */
    @Benchmark
    public long multimove() {
        long count = Perft.count(position, 3);
        Positions.require(COUNT, count);
        return count;
    }

    /** How long does it take with {@code io.github.wolfraam:chessgame}, positions copied? It needs Java 21. */
    @Benchmark
    public long chessgame() throws Throwable {
        long count = perft(Peer.GAME.invoke(TEXT), 3);
        Positions.require(COUNT, count);
        return count;
    }

    private static long perft(Object game, int depth) throws Throwable {
        Set<?> moves = (Set<?>) Peer.MOVES.invoke(game);
        if (depth == 1) {
            return moves.size();
        }
        long total = 0;
        for (Object move : moves) {
            Object next = Peer.CLONE.invoke(game);
            Peer.PLAY.invoke(next, move);
            total += perft(next, depth - 1);
        }
        return total;
    }

    /** The peer's methods, found when first asked for: its classes cannot be read by Java 17. */
    private static final class Peer {
        private static final String PACKAGE = "io.github.wolfraam.chessgame.";
        static final MethodHandle GAME;
        static final MethodHandle MOVES;
        static final MethodHandle CLONE;
        static final MethodHandle PLAY;

        static {
            try {
                Class<?> game = Class.forName(PACKAGE + "ChessGame");
                Class<?> move = Class.forName(PACKAGE + "move.Move");
                Class<?> piece = Class.forName(PACKAGE + "board.Piece");
                MethodHandles.Lookup lookup = MethodHandles.publicLookup();
                GAME = lookup.findConstructor(game, MethodType.methodType(void.class, String.class));
                MOVES = lookup.findVirtual(game, "getLegalMoves", MethodType.methodType(Set.class));
                CLONE = lookup.findVirtual(game, "clone", MethodType.methodType(game));
                PLAY = lookup.findVirtual(game, "playMove", MethodType.methodType(piece, move));
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("the peer has changed", e);
            }
        }
    }
}
