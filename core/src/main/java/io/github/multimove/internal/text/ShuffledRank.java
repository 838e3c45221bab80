package io.github.multimove.internal.text;

import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The first ranks of Chess960 by their numbers, and which of them a position was begun from (rules/base-games.md, Chess960). */
public final class ShuffledRank {
    /** How many there are. */
    public static final int COUNT = 960;
    /** That of orthodox chess. */
    public static final int ORTHODOX = 518;

    private static final int FILES = 8;
    /** Two bishops, and then a queen among six squares. */
    private static final int BEFORE_KNIGHTS = 96;

    private ShuffledRank() {}

    /** Returns the rank of a number, such as {@code RNBQKBNR}, by Scharnagl's numbering. */
    public static String of(int number) {
        StringBuilder rank = new StringBuilder(".".repeat(FILES));
        rank.setCharAt(number % 4 * 2 + 1, 'B');
        rank.setCharAt(number / 4 % 4 * 2, 'B');
        put(rank, number / 16 % 6, 'Q');
        int knights = number / BEFORE_KNIGHTS;
        int first = 0;
        for (int seconds = 4; knights >= seconds; seconds--) {
            knights -= seconds;
            first++;
        }
        put(rank, first, 'N');
        put(rank, first + knights, 'N');
        put(rank, 0, 'R');
        put(rank, 0, 'K');
        put(rank, 0, 'R');
        return rank.toString();
    }

    /** Puts a piece on the empty square behind so many empty ones. */
    private static void put(StringBuilder rank, int skipped, char piece) {
        int at = rank.indexOf(".");
        for (int i = 0; i < skipped; i++) {
            at = rank.indexOf(".", at + 1);
        }
        rank.setCharAt(at, piece);
    }

    /**
     * Returns the number of the array that a position's text shows or, in a later position, the lowest with kings and rooks where its
     * castling rights, in files or as {@code KQkq}, need them; that of orthodox chess if it has none.
     */
    public static OptionalInt numberOf(String position) {
        String[] fields = position.strip().split("\\s+", -1);
        String[] ranks = fields[0].split("/", -1);
        String white = squares(ranks[ranks.length - 1]);
        String black = squares(ranks[0]);
        OptionalInt array = IntStream.range(0, COUNT)
                .filter(number -> of(number).equals(white)
                        && of(number).toLowerCase(Locale.ROOT).equals(black))
                .findFirst();
        String rights = fields.length > 2 ? fields[2].replace("-", "") : "";
        if (array.isPresent() || rights.isEmpty()) {
            return array.isPresent() ? array : OptionalInt.of(ORTHODOX);
        }
        return IntStream.range(0, COUNT)
                .filter(number -> rights.chars().allMatch(right -> isHome(of(number), white, black, (char) right)))
                .findFirst();
    }

    /** The pieces of a rank as text, square by square. */
    private static String squares(String rank) {
        return rank.chars()
                .mapToObj(c -> c >= '1' && c <= '8' ? ".".repeat(c - '0') : String.valueOf((char) c))
                .collect(Collectors.joining());
    }

    /** Whether an array has king and rook where a right needs them, and the position has them there still. */
    private static boolean isHome(String array, String white, String black, char right) {
        String own = Character.isUpperCase(right)
                ? white.replaceAll("[a-z]", ".")
                : black.replaceAll("[A-Z]", ".").toUpperCase(Locale.ROOT);
        int king = array.indexOf('K');
        char letter = Character.toUpperCase(right);
        int rook = letter == 'K' ? own.lastIndexOf('R') : letter == 'Q' ? own.indexOf('R') : letter - 'A';
        boolean beside = letter == 'K' ? rook > king : letter != 'Q' || rook < king;
        return own.length() == FILES
                && own.indexOf('K') == king
                && rook >= 0
                && rook < FILES
                && beside
                && own.charAt(rook) == 'R'
                && array.charAt(rook) == 'R';
    }
}
