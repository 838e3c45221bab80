package io.github.multimove.files;

import io.github.multimove.Board;
import io.github.multimove.Side;
import io.github.multimove.files.VariantFileException.Kind;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The array as a file writes it: placement with hands, side, castling.
 *
 * @param placement the placement, with hands in brackets if it has some
 * @param side the side that begins
 * @param castling the castling field, {@code -} for none
 */
record ArrayText(String placement, Side side, String castling) {
    /** Reads the fields that matter; en passant, clock and turn number do not. */
    static ArrayText read(String fen) {
        String[] fields = fen.strip().split("\\s+", 0);
        String placement = fields[0];
        if (placement.endsWith("[]") || placement.endsWith("[-]")) {
            placement = placement.substring(0, placement.indexOf('['));
        }
        String side = fields.length > 1 ? fields[1] : "w";
        if (!side.equals("w") && !side.equals("b")) {
            throw new BadValue(
                    Kind.ARRAY,
                    fen.indexOf(" ") + 1,
                    "a placement and w or b for the side that begins",
                    Words.quoted(side));
        }
        return new ArrayText(
                placement,
                side.equals("w") ? Side.WHITE : Side.BLACK,
                fields.length > 2 && !fields[2].matches("[0-9]+") ? fields[2] : "-");
    }

    /** The placement with the pieces in hand as position text has them: White's and then Black's, each in an order of letters. */
    String withHandIn(List<Character> order) {
        return withHandIn(placement, order);
    }

    static String withHandIn(String placement, List<Character> order) {
        int hand = placement.indexOf('[');
        if (hand < 0 || !placement.endsWith("]")) {
            return placement; // what is wrong with it is told where it is read
        }
        String held = placement.substring(hand + 1, placement.length() - 1);
        if (!held.chars().allMatch(c -> order.contains(Character.toUpperCase((char) c)))) {
            return placement;
        }
        return placement.substring(0, hand + 1)
                + held.chars()
                        .mapToObj(c -> (char) c)
                        .sorted(Comparator.<Character, Boolean>comparing(Character::isLowerCase)
                                .thenComparing(c -> order.indexOf(Character.toUpperCase(c))))
                        .map(String::valueOf)
                        .collect(Collectors.joining())
                + "]";
    }

    /** Whether a side has a piece in hand. */
    boolean isInHand(char capital, Side side) {
        int hand = placement.indexOf('[');
        return hand >= 0 && placement.indexOf(side == Side.WHITE ? capital : Character.toLowerCase(capital), hand) > 0;
    }

    /** How many pieces of a letter a side has, in hand as well. */
    int count(char capital, Side side) {
        char letter = side == Side.WHITE ? capital : Character.toLowerCase(capital);
        return (int) placement.chars().filter(c -> c == letter).count();
    }

    /** Whether the placement has as many ranks and files as a board; true for any board of several levels. */
    boolean fits(Board board) {
        String[] ranks = ranks();
        return board.levels() > 1
                || (ranks.length == board.ranks()
                        && placement.indexOf('|') < 0
                        && Arrays.stream(ranks)
                                .allMatch(rank -> cells(rank, board).length() == board.files()));
    }

    /** The letters on the squares of a board by index, spaces where there is none; only on boards of one level. */
    char[] on(Board board) {
        char[] letters = new char[board.size()];
        Arrays.fill(letters, ' ');
        String[] ranks = ranks();
        for (int row = 0; row < Math.min(ranks.length, board.ranks()) && board.levels() == 1; row++) {
            String cells = cells(ranks[row], board);
            int first = (board.ranks() - 1 - row) * board.files();
            cells.getChars(0, Math.min(cells.length(), board.files()), letters, first);
        }
        return letters;
    }

    private String[] ranks() {
        int hand = placement.indexOf('[');
        return (hand < 0 ? placement : placement.substring(0, hand)).split("[/|]", -1);
    }

    /** The letters of a rank, {@code +} for a promoted piece, spaces where there is none; no run is longer than a rank and one more. */
    private static String cells(String rank, Board board) {
        StringBuilder cells = new StringBuilder();
        int empty = 0;
        boolean isPromoted = false;
        for (int i = 0; i < rank.length(); i++) {
            char c = rank.charAt(i);
            if (Character.isDigit(c)) {
                empty = Math.min(empty * 10 + (c - '0'), board.files() + 1);
                continue;
            }
            cells.append(" ".repeat(empty));
            empty = 0;
            if (c == '+' || c == '~') {
                isPromoted = c == '+';
            } else {
                cells.append(isPromoted ? '+' : c);
                isPromoted = false;
            }
        }
        return cells.append(" ".repeat(empty)).toString();
    }
}
