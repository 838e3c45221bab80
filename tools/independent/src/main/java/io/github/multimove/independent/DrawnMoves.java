package io.github.multimove.independent;

import io.github.multimove.Board;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Draws boards with the moves of one piece, for tests that a reader can check by eye.
 *
 * <p>Ranks go from the highest down, levels from the lowest at the left, apart by a bar. A square is a piece's letter or
 * {@code .}, and after it a mark: {@code *} for an empty square that the piece can enter, {@code x} for a piece that it can
 * capture there, {@code !} for one that it can capture remotely, {@code @} for the piece itself.
 */
public final class DrawnMoves {
    private DrawnMoves() {}

    /**
     * Takes a drawing's pieces, asks the rule set where the marked piece can go by single sub-moves, White to move, and draws
     * that: the same drawing if the rules agree with it.
     *
     * @throws IllegalArgumentException if the drawing is not of the rule set's board or marks no piece
     */
    public static String redraw(RuleSet rules, String drawing) {
        return redraw(rules, drawing, "w");
    }

    /**
     * As {@link #redraw(RuleSet, String)} with that side to move, {@code w} or {@code b}.
     *
     * @throws IllegalArgumentException if the drawing is not of the rule set's board or marks no piece
     */
    public static String redraw(RuleSet rules, String drawing, String side) {
        Board board = rules.base().board();
        Map<Square, Character> pieces = new HashMap<>();
        Square origin = read(board, drawing, pieces);
        Position position = rules.position(placement(board, pieces) + " " + side + " - - 0 9");
        Map<Square, Character> marks = new HashMap<>();
        marks.put(origin, '@');
        for (Turn turn : rules.legalTurns(position)) {
            SubMove only = turn.subMoves().get(0);
            if (turn.subMoves().size() == 1 && only.start().equals(origin)) {
                boolean remote = only instanceof SubMove.RemoteCapture;
                marks.merge(only.to(), remote ? '!' : only.isCapture() ? 'x' : '*', (a, b) -> '#');
            }
        }
        return draw(board, pieces, marks);
    }

    private static Square read(Board board, String drawing, Map<Square, Character> pieces) {
        List<String> lines = drawing.lines().toList();
        List<Square> origins = new ArrayList<>();
        for (Square square : board.squares()) {
            String line = lines.get(board.ranks() - 1 - square.rank());
            int column = square.level() * (2 * board.files() + 2) + 2 * square.file();
            if (line.charAt(column) != '.') {
                pieces.put(square, line.charAt(column));
            }
            if (line.length() > column + 1 && line.charAt(column + 1) == '@') {
                origins.add(square);
            }
        }
        if (origins.size() != 1) {
            throw new IllegalArgumentException("expected one piece marked @, found " + origins);
        }
        return origins.get(0);
    }

    private static String placement(Board board, Map<Square, Character> pieces) {
        String[] levels = new String[board.levels()];
        for (int level = 0; level < levels.length; level++) {
            List<String> ranks = new ArrayList<>();
            for (int rank = board.ranks() - 1; rank >= 0; rank--) {
                ranks.add(rank(board, pieces, rank, level));
            }
            levels[levels.length - 1 - level] = String.join("/", ranks);
        }
        return String.join("|", Arrays.asList(levels));
    }

    private static String rank(Board board, Map<Square, Character> pieces, int rank, int level) {
        StringBuilder text = new StringBuilder();
        int empty = 0;
        for (int file = 0; file < board.files(); file++) {
            Character piece = pieces.get(board.square(file, rank, level).orElseThrow());
            if (piece == null) {
                empty++;
            } else {
                text.append(empty == 0 ? "" : String.valueOf(empty)).append(piece.charValue());
                empty = 0;
            }
        }
        return text + (empty == 0 ? "" : String.valueOf(empty));
    }

    private static String draw(Board board, Map<Square, Character> pieces, Map<Square, Character> marks) {
        List<String> lines = new ArrayList<>();
        for (int rank = board.ranks() - 1; rank >= 0; rank--) {
            List<String> levels = new ArrayList<>();
            for (int level = 0; level < board.levels(); level++) {
                StringBuilder line = new StringBuilder();
                for (int file = 0; file < board.files(); file++) {
                    Square square = board.square(file, rank, level).orElseThrow();
                    line.append(pieces.getOrDefault(square, '.')).append(marks.getOrDefault(square, ' '));
                }
                levels.add(line.toString());
            }
            lines.add(String.join("| ", levels).stripTrailing());
        }
        return lines.stream().collect(Collectors.joining("\n", "", "\n"));
    }
}
