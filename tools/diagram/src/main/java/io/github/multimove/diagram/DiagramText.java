package io.github.multimove.diagram;

import io.github.multimove.Board;
import io.github.multimove.Piece;
import io.github.multimove.PieceType;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.SubMove;
import io.github.multimove.diagram.Diagram.Mark;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Draws a diagram as text. */
final class DiagramText {
    /** What stands around a marked square, of several marks the first. */
    private static final Map<Mark, String> SIGNS =
            new EnumMap<>(Map.of(Mark.CHECK, "!!", Mark.CHOSEN, "<>", Mark.TARGET, "**", Mark.LAST_TURN, "~~"));

    private final DiagramView view;
    private final Board board;
    private final int width;
    private final StringBuilder out = new StringBuilder();

    DiagramText(DiagramView view) {
        this.view = view;
        this.board = view.board();
        this.width = view.pieces().values().stream().mapToInt(List::size).max().orElse(1);
    }

    String write() {
        int rankWidth = Integer.toString(board.ranks()).length();
        if (board.levels() > 1) {
            List<String> names = new ArrayList<>();
            for (int level = 0; level < board.levels(); level++) {
                names.add("level " + DiagramSvg.levelName(board, level));
            }
            line(" ".repeat(rankWidth), names);
        }
        for (int row = board.ranks() - 1; row >= 0; row--) {
            int rank = view.style().seenFrom() == Side.WHITE ? row : board.ranks() - 1 - row;
            String label = Integer.toString(rank + 1);
            List<String> parts = new ArrayList<>();
            for (int level = 0; level < board.levels(); level++) {
                parts.add(squares(rank, level));
            }
            line(" ".repeat(rankWidth - label.length()) + label, parts);
        }
        List<String> files = new ArrayList<>();
        for (int level = 0; level < board.levels(); level++) {
            StringBuilder names = new StringBuilder();
            for (int column = 0; column < board.files(); column++) {
                names.append(' ')
                        .append(padded(String.valueOf((char) ('a' + file(column)))))
                        .append(' ');
            }
            files.add(names.toString());
        }
        line(" ".repeat(rankWidth), files);
        footer();
        return out.toString();
    }

    private int file(int column) {
        return view.style().seenFrom() == Side.WHITE ? column : board.files() - 1 - column;
    }

    /** Writes a line of parts, one a level, without spaces at its end. */
    private void line(String label, List<String> parts) {
        int partWidth = board.files() * (width + 2);
        StringBuilder line = new StringBuilder(label);
        for (String part : parts) {
            line.append(' ').append(part).append(" ".repeat(Math.max(0, partWidth - part.length())));
            line.append(' ');
        }
        out.append(line.toString().stripTrailing()).append('\n');
    }

    private String squares(int rank, int level) {
        StringBuilder squares = new StringBuilder();
        for (int column = 0; column < board.files(); column++) {
            Square square = board.square(file(column), rank, level).orElseThrow();
            String pieces = view.pieces().getOrDefault(square, List.of()).stream()
                    .map(Piece::toString)
                    .collect(Collectors.joining());
            String brackets = brackets(square);
            squares.append(brackets.charAt(0))
                    .append(padded(pieces.isEmpty() ? empty(square) : pieces))
                    .append(brackets.charAt(1));
        }
        return squares.toString();
    }

    private String empty(Square square) {
        return view.isHole(square) ? " " : view.neutral().contains(square) ? "*" : ".";
    }

    private String padded(String text) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    private String brackets(Square square) {
        boolean destination = false;
        for (SubMove subMove : view.subMoves()) {
            boolean drop = subMove.start().equals(subMove.to());
            if (subMove.start().equals(square) && !drop) {
                return "()";
            }
            destination |= subMove.to().equals(square);
            if (subMove instanceof SubMove.Castling castling) {
                if (castling.rookFrom().equals(square)) {
                    return "()";
                }
                destination |= castling.rookTo().equals(square);
            }
            destination |= subMove instanceof SubMove.RelocatingDrop relocating
                    && relocating.relocatedTo().equals(square);
        }
        if (destination) {
            return "[]";
        }
        return SIGNS.entrySet().stream()
                .filter(sign -> view.marked(sign.getKey()).contains(square))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse("  ");
    }

    private void footer() {
        out.append(name(view.side())).append(" to move");
        if (!view.marked(Mark.CHECK).isEmpty()) {
            out.append(", in check on ")
                    .append(view.marked(Mark.CHECK).stream()
                            .map(Square::toString)
                            .collect(Collectors.joining(", ")));
        }
        out.append('\n');
        view.hands().forEach((side, hand) -> {
            if (!hand.isEmpty()) {
                out.append(name(side)).append(" has in hand:");
                for (Map.Entry<PieceType, Integer> held : hand.entrySet()) {
                    out.append(' ').append(held.getKey().letter());
                    out.append(held.getValue() > 1 ? Integer.toString(held.getValue()) : "");
                }
                out.append('\n');
            }
        });
        for (Side side : Side.values()) {
            String sets = view.siblings().stream()
                    .filter(set -> view.pieces().getOrDefault(set.get(0), List.of()).stream()
                            .anyMatch(piece -> piece.side() == side))
                    .map(set -> set.stream().map(Square::toString).collect(Collectors.joining("+")))
                    .collect(Collectors.joining(", "));
            if (!sets.isEmpty()) {
                out.append(name(side)).append(" has siblings: ").append(sets).append('\n');
            }
        }
        if (!view.subMoves().isEmpty()) {
            out.append("turn:");
            for (int i = 0; i < view.subMoves().size(); i++) {
                out.append(i == 0 ? " " : ", ")
                        .append(i + 1)
                        .append(' ')
                        .append(view.subMoves().get(i));
            }
            out.append('\n');
        }
        if (view.showsThreats() && !view.threats().isEmpty()) {
            out.append("threats: ")
                    .append(view.threats().stream().map(SubMove::toString).collect(Collectors.joining(", ")))
                    .append('\n');
        }
    }

    static String name(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }
}
