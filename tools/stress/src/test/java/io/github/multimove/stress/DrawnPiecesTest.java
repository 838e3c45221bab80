package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Board;
import io.github.multimove.Movement;
import io.github.multimove.PieceType;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How each piece of the published base games moves (rules/base-games.md, rules/double-king.md), as {@code pieces.txt} draws it. */
class DrawnPiecesTest {
    /** A piece on an almost empty board, or on a crowded one. */
    record Drawing(String id, String side, String piece, String board) {
        @Override
        public String toString() {
            return id + " " + piece;
        }
    }

    static List<Drawing> drawings() throws IOException {
        List<Drawing> drawings = new ArrayList<>();
        try (InputStream in = Objects.requireNonNull(DrawnPiecesTest.class.getResourceAsStream("pieces.txt"))) {
            String all = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            for (String section : all.substring(all.indexOf("== ") + 3).split("\n== ", -1)) {
                int end = section.indexOf('\n');
                String[] words = section.substring(0, end).split(" ", 3);
                for (String board : section.substring(end + 1).strip().split("\n\n", -1)) {
                    drawings.add(new Drawing(words[0], words[1], words[2], board.strip() + "\n"));
                }
            }
        }
        return drawings;
    }

    @ParameterizedTest
    @MethodSource("drawings")
    void piecesMoveAsDrawn(Drawing drawing) {
        RuleSet rules = drawing.id().equals("betza") ? amongStones(drawing.piece()) : RuleSets.of(drawing.id());
        assertThat(redraw(rules, drawing.board(), drawing.side())).isEqualTo(drawing.board());
    }

    /** A game of one piece that moves. */
    private static RuleSet amongStones(String betza) {
        BaseGame game = BaseGame.builder("drawn", Board.of(9, 9))
                .royal(PieceType.of("royal stone", 'K', Movement.none()))
                .pieces(PieceType.of("piece", 'X', betza), PieceType.of("stone", 'P', Movement.none()))
                .array("8k/9/9/9/9/9/9/9/K8")
                .royalRule(RoyalRule.capture())
                .build();
        return RuleSet.of("drawn", game, TurnStructure.one());
    }

    /** Takes a drawing's pieces, asks where the marked piece can go by single sub-moves, and draws that. */
    private static String redraw(RuleSet rules, String drawing, String side) {
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
