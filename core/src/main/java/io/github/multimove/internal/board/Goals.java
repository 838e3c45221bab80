package io.github.multimove.internal.board;

import io.github.multimove.Board;
import io.github.multimove.Outcome;
import io.github.multimove.Outcome.Reason;
import io.github.multimove.Square;
import io.github.multimove.rules.BaseGame;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** By what a game ends besides its royal pieces: pieces on squares, in a line, and pieces that a side must keep. */
public final class Goals {
    /** How many turns, one after the other, have just been passes, where a side may pass: after two the game is drawn. */
    public static final NumberField PASSES = new NumberField("passes", 2, 0, false, 60);

    private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    /** By code the squares on which such a piece wins. */
    private final int[][] squares;

    /** How many pieces win there. */
    private final int wanted;

    /** Whether fewer do where no such square is empty. */
    private final boolean fullWins;

    /** Each line of as many squares as a side has to fill. */
    private final int[][] lines;

    /** By type, and for all pieces at 0, with how many a side has too few, or -1. */
    private final int[] vital;

    private final boolean tooFewWins;

    /** Whether anything but royal pieces ends a game. */
    public final boolean isAny;

    Goals(GameTables tables) {
        BaseGame game = tables.game;
        squares = new int[tables.codes][0];
        game.goals().forEach((piece, on) -> {
            int[] goal = on.stream().mapToInt(Square::index).sorted().toArray();
            tables.codes(piece, code -> squares[code] = goal);
        });
        wanted = game.goalPieces();
        fullWins = game.fullGoalWins();
        lines = game.connected().stream()
                .boxed()
                .flatMap(length -> lines(game, length))
                .toArray(int[][]::new);
        vital = Arrays.stream(tables.types)
                .mapToInt(type -> type == null
                        ? game.vitalPieces().orElse(-1)
                        : game.vital().getOrDefault(type, -1))
                .toArray();
        tooFewWins = game.tooFewWins();
        isAny = tables.stayMask != 0
                || lines.length > 0
                || Arrays.stream(squares).anyMatch(goal -> goal.length > 0)
                || Arrays.stream(vital).anyMatch(most -> most >= 0);
    }

    /** Every line of so many squares along a rank, a file or, if these count, a diagonal of one level. */
    private static Stream<int[]> lines(BaseGame game, int length) {
        Board board = game.board();
        return board.squares().stream()
                .flatMap(first -> Arrays.stream(DIRECTIONS)
                        .limit(game.connectedStraight() ? 2 : DIRECTIONS.length)
                        .map(way -> IntStream.range(0, length)
                                .mapToObj(i -> board.square(
                                        first.file() + i * way[0], first.rank() + i * way[1], first.level()))
                                .flatMap(Optional::stream)
                                .mapToInt(Square::index)
                                .toArray()))
                .filter(line -> line.length == length);
    }

    /** How a position is finished by these, if it is: by too few pieces, first of the side that has just moved, or by what it has reached. */
    public Optional<Outcome> end(BoardState state) {
        if (!isAny) {
            return Optional.empty();
        }
        int mover = 1 - state.side;
        for (int side : new int[] {mover, state.side}) {
            if (lacksVital(state, side)) {
                return Optional.of(Outcome.win(GameTables.side(tooFewWins ? side : 1 - side), Reason.TOO_FEW_PIECES));
            }
        }
        if (PASSES.of(state.numbers()) == PASSES.most()) {
            return Optional.of(Outcome.draw(Reason.BOTH_PASSED));
        }
        if (isOnGoal(state, mover)) {
            return Optional.of(Outcome.win(GameTables.side(mover), Reason.GOAL_REACHED));
        }
        return Arrays.stream(lines)
                        .anyMatch(line -> Arrays.stream(line).allMatch(square -> state.isEnemy(square, state.side)))
                ? Optional.of(Outcome.win(
                        GameTables.side(state.tables.game.connectedLoses() ? state.side : mover),
                        Reason.PIECES_CONNECTED))
                : Optional.empty();
    }

    /** Counts the turns that were passes, of which a turn is the last, whose mover is still to move. */
    public static void notePasses(BoardState next, long[] turn, int size) {
        if (next.tables.stayMask != 0) {
            boolean passes = size > 0
                    && Arrays.stream(turn, 0, size)
                            .allMatch(m -> Packed.kind(m) == Packed.MOVE && Packed.from(m) == Packed.to(m));
            int before = PASSES.of(next.numbers());
            next.numbers(PASSES.with(next.numbers(), passes ? Math.min(before + 1, PASSES.most()) : 0));
        }
    }

    private boolean isOnGoal(BoardState state, int side) {
        int pieces = 0;
        boolean isFull = fullWins;
        for (int code = 2 + side; code < squares.length; code += 2) {
            for (int square : squares[code]) {
                isFull &= state.piece(square) != 0;
                for (int standing : state.codes(square)) {
                    pieces += standing == code ? 1 : 0;
                }
            }
        }
        return pieces >= wanted || (isFull && pieces > 0);
    }

    /** Whether a side has too few pieces of some kind, or in all. */
    private boolean lacksVital(BoardState state, int side) {
        return IntStream.range(1, vital.length)
                        .anyMatch(type -> vital[type] >= 0 && vital[type] >= state.count(type << 1 | side))
                || (vital[0] >= 0 && vital[0] >= state.piecesOf(side) + state.inHand(side));
    }
}
