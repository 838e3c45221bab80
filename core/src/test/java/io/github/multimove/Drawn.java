package io.github.multimove;

import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import java.util.List;

/**
 * Draws how one piece moves: {@code X} the piece, {@code *} squares that it may go to, {@code x} enemies that it may capture,
 * {@code p} enemies that it may not, {@code P} friends, and two stones that only make the position whole.
 */
final class Drawn {
    private Drawn() {}

    /** Returns the picture of the piece's moves among the friends and enemies of a picture. */
    static String moves(Movement movement, String picture, Side side) {
        List<String> rows = picture.lines().toList();
        int files = rows.get(0).split(" ").length;
        Board board = Board.of(files, rows.size());
        PieceType piece = PieceType.of("piece", 'X', movement);
        PieceType stone = PieceType.of("stone", 'P', Movement.none());
        PieceType royal = PieceType.of("royal stone", 'K', Movement.none());
        StringBuilder placement = new StringBuilder();
        for (String row : rows) {
            placement.append(placement.isEmpty() ? "" : "/");
            for (String square : row.split(" ", -1)) {
                String letter = switch (square) {
                    case ".", "*" -> "1";
                    case "x" -> "p";
                    default -> square;
                };
                placement.append(side == Side.WHITE ? letter : swapCase(letter));
            }
        }
        String array = placement.toString().replaceAll("(?<=1)(?=1)", "+");
        array = join(array);
        BaseGame game = BaseGame.builder("drawn", board)
                .royal(royal)
                .pieces(piece, stone)
                .array(array)
                .royalRule(RoyalRule.capture())
                .build();
        RuleSet rules = RuleSet.of("drawn", game, TurnStructure.one());
        Position position = rules.position(array + " " + (side == Side.WHITE ? "w" : "b") + " - -");
        char[][] drawn = new char[rows.size()][];
        for (int i = 0; i < drawn.length; i++) {
            drawn[i] = rows.get(i).replace('*', '.').replace('x', 'p').toCharArray();
        }
        for (Turn turn : rules.legalTurns(position)) {
            SubMove subMove = turn.subMoves().get(0);
            int row = rows.size() - 1 - subMove.to().rank();
            drawn[row][2 * subMove.to().file()] = subMove.isCapture() ? 'x' : '*';
        }
        StringBuilder out = new StringBuilder();
        for (char[] row : drawn) {
            out.append(row).append('\n');
        }
        return out.toString();
    }

    private static String swapCase(String piece) {
        char c = piece.charAt(0);
        return String.valueOf(Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c));
    }

    /** Adds up the runs of empty squares. */
    private static String join(String ones) {
        StringBuilder out = new StringBuilder();
        int run = 0;
        for (int i = 0; i < ones.length(); i++) {
            char c = ones.charAt(i);
            if (c == '+') {
                continue;
            }
            if (c == '1') {
                run++;
                continue;
            }
            out.append(run > 0 ? Integer.toString(run) : "").append(c);
            run = 0;
        }
        return out.append(run > 0 ? Integer.toString(run) : "").toString();
    }
}
