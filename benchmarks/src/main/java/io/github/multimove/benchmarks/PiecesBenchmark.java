package io.github.multimove.benchmarks;

import io.github.multimove.LegalTurns;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How long does it take a program that plays to read the pieces, beside playing a turn? */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@State(Scope.Benchmark)
public class PiecesBenchmark {
    private static final int DRAWN = 256;

    /** The rule set. */
    @Param({"two-prong", "twins", "marseillais", "duck"})
    public String id = "two-prong";

    private final List<Position> positions = new ArrayList<>();
    private final List<Turn> turns = new ArrayList<>();
    private final List<Piece> kinds = new ArrayList<>();
    private final int[] values = new int[128];
    private RuleSet rules = RuleSets.of("orthodox");
    private long balance;
    private int pieces;

    /** Plays at random, beginning again when a game ends. */
    @Setup
    public void play() {
        rules = RuleSets.of(id);
        Random random = new Random(1);
        values['P'] = 1;
        values['N'] = 3;
        values['B'] = 3;
        values['R'] = 5;
        values['Q'] = 9;
        for (PieceType type : rules.base().types()) {
            for (Side side : Side.values()) {
                kinds.add(new Piece(side, type));
            }
        }
        Position now = rules.initialPosition();
        while (positions.size() < DRAWN) {
            LegalTurns legal = now.legalTurns();
            if (now.outcome().isPresent() || legal.isEmpty()) {
                now = rules.initialPosition();
                continue;
            }
            Turn turn = legal.sample(random);
            positions.add(now);
            turns.add(turn);
            now = rules.playUnchecked(now, turn);
            for (List<Piece> on : now.pieces().values()) {
                for (Piece piece : on) {
                    pieces++;
                    balance += piece.side() == Side.WHITE ? value(piece.type()) : -value(piece.type());
                }
            }
        }
    }

    private int value(PieceType type) {
        return values[type.letter()];
    }

    /** How long does it take to play a turn? */
    @Benchmark
    @OperationsPerInvocation(DRAWN)
    public int played() {
        int clocks = 0;
        for (int i = 0; i < DRAWN; i++) {
            clocks += rules.playUnchecked(positions.get(i), turns.get(i)).halfTurnClock();
        }
        return clocks;
    }

    /** How long does it take to play a turn and to weigh the pieces? */
    @Benchmark
    @OperationsPerInvocation(DRAWN)
    public long playedAndWeighed() {
        long sum = 0;
        for (int i = 0; i < DRAWN; i++) {
            sum += rules.playUnchecked(positions.get(i), turns.get(i)).materialBalance(Side.WHITE, this::value);
        }
        Positions.require(balance, sum);
        return sum;
    }

    /** How long does it take to play a turn and to go through the pieces? */
    @Benchmark
    @OperationsPerInvocation(DRAWN)
    public long playedAndWalked() {
        long[] sum = {0};
        for (int i = 0; i < DRAWN; i++) {
            rules.playUnchecked(positions.get(i), turns.get(i))
                    .forEachPiece((square, piece) ->
                            sum[0] += piece.side() == Side.WHITE ? value(piece.type()) : -value(piece.type()));
        }
        Positions.require(balance, sum[0]);
        return sum[0];
    }

    /** How long does it take to play a turn and to count each piece? */
    @Benchmark
    @OperationsPerInvocation(DRAWN)
    public long playedAndCounted() {
        int all = 0;
        for (int i = 0; i < DRAWN; i++) {
            Position after = rules.playUnchecked(positions.get(i), turns.get(i));
            for (Piece piece : kinds) {
                all += after.count(piece);
            }
        }
        Positions.require(pieces, all);
        return all;
    }

    /** How long does it take to ask for the squares of both sides? */
    @Benchmark
    @OperationsPerInvocation(DRAWN)
    public int squaresOfBothSides() {
        int all = 0;
        for (int i = 0; i < DRAWN; i++) {
            Position position = positions.get(i);
            all += position.squares(Side.WHITE).size()
                    + position.squares(Side.BLACK).size();
        }
        return all;
    }

    /** How long does it take to ask each square for its pieces? */
    @Benchmark
    @OperationsPerInvocation(DRAWN)
    public int map() {
        int all = 0;
        for (int i = 0; i < DRAWN; i++) {
            all += positions.get(i).pieces().size();
        }
        return all;
    }
}
