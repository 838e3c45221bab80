package io.github.multimove.internal.notation;

import io.github.multimove.Board;
import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.text.Replaced;
import io.github.multimove.internal.turns.CoordinateForm;
import io.github.multimove.rules.CastlingRight;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a person's text of a sub-move may stand for, as texts of one of the two forms. The user guide lists what is read
 * (turns, Forgiving reading): what is added here belongs there.
 */
record LenientSpellings(GameTables tables, Side side, boolean hasDuck) {
    private static final String JOINED = "|\\s+(?i:and)\\s+|\\s+\\+\\s+|\\+(?=[A-Za-z@])";
    private static final Pattern SEPARATOR = Pattern.compile("\\s*[,;/&]\\s*" + JOINED);
    private static final Pattern SPACES_BETWEEN = spacesBetween("[A-Za-z0@(]");
    /** Where names of squares begin with the digit of a level. */
    private static final Pattern SPACES_BEFORE_LEVELS = spacesBetween("[A-Za-z0-9@(]");

    private static final Pattern SEPARATOR_BESIDE_SWAPS = Pattern.compile("\\s*[,;&]\\s*|\\s+/\\s+" + JOINED);
    private static final Pattern SWAP = Pattern.compile("([^/=]*[0-9])/([^/=]*[0-9])(.*)");
    private static final Pattern SPACE = Pattern.compile("\\s+");
    private static final Pattern EN_PASSANT =
            Pattern.compile("(?<=[0-9])\\(?e\\.?p\\.?\\)?$", Pattern.CASE_INSENSITIVE);
    private static final Pattern MARKS = Pattern.compile("[+#!?]+$");
    private static final Pattern CASTLING = Pattern.compile("[oO0](-?[oO0])+");
    private static final Pattern PROMOTION = Pattern.compile("(.*[0-9])=?\\(?([a-z]{1,2})\\)?");

    /** The letters of pieces; figurines of White and then of Black stand in the same order. */
    private static final String PIECES = "KQRBNP";

    /** The files and ranks of the board for four before those of a board of eight. */
    private static final int FOUR_OUTSIDE = 3;

    private static final char FIRST_FIGURINE = '\u2654';
    /** What sets a duck at chess.com, and there on a board for four, with the square that it leaves. */
    private static final char DUCK = '\u0398';

    private static final Pattern DASH = Pattern.compile("[\\u2010-\\u2015\\u2212]");
    private static final Pattern PAWN = Pattern.compile("^[Pp](?=[a-z])");
    private static final Pattern DUCK_OF_FOUR = Pattern.compile(DUCK + "(?:[a-n][0-9]{1,2})?-");
    private static final Pattern SQUARE_OF_FOUR = Pattern.compile("([d-k])([4-9]|1[01])(?![0-9])");
    private static final Pattern SIGN_OF_DUCK = Pattern.compile("^(?:[D*@]|\uD83E\uDD86)(?=[a-z])");

    /**
     * A text with English letters for those of a language, {@link io.github.multimove.Reading#letters()}, each in its place; none for the
     * game's. Castling has the letter O in all of them.
     */
    static String english(Board board, String letters, String text) {
        if (letters.isEmpty() || board.levelNames() == Board.LevelNames.LETTERS) {
            return text;
        }
        char[] english = text.toCharArray();
        for (int i = 0; i < english.length; i++) {
            int letter = letters.indexOf(english[i]);
            boolean castles = english[i] == 'O'
                    && (text.startsWith("O", i + 1)
                            || text.startsWith("-O", i + 1)
                            || text.startsWith("O", i - 1)
                            || text.startsWith("O-", i - 2));
            english[i] = letter < 0 || castles ? english[i] : PIECES.charAt(letter);
        }
        return new String(english);
    }

    /** A text with letters for figurines, {@code @} for a duck's sign, and hyphens for other dashes. */
    String plain(String text) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int figurine = c - FIRST_FIGURINE;
            if (figurine >= 0 && figurine < 2 * PIECES.length()) {
                char piece = PIECES.charAt(figurine % PIECES.length());
                plain.append(piece == 'P' ? "" : String.valueOf(piece));
            } else if (c != '\ufe0e' && c != '\ufe0f') {
                plain.append(c);
            }
        }
        String hyphens = DASH.matcher(plain).replaceAll("-");
        return hasDuck ? ducks(hyphens) : hyphens;
    }

    private static String ducks(String text) {
        if (!DUCK_OF_FOUR.matcher(text).find()) {
            return text.replace(DUCK, '@');
        }
        String placed = DUCK_OF_FOUR.matcher(text).replaceAll("@");
        return Replaced.each(
                SQUARE_OF_FOUR,
                placed,
                square -> (char) (square.group(1).charAt(0) - FOUR_OUTSIDE)
                        + String.valueOf(Integer.parseInt(square.group(2)) - FOUR_OUTSIDE));
    }

    /**
     * The text of a turn with commas alone between its sub-moves, and no space beside them.
     *
     * @param swaps whether a slash without spaces is the sign of a swap
     */
    static String separated(String text, boolean swaps) {
        // a slash may also stand before what a pawn becomes
        String promoted = text.strip().replaceAll("(?<=[18])/(?=[A-Za-z](?![A-Za-z0-9@]))", "=");
        return (swaps ? SEPARATOR_BESIDE_SWAPS : SEPARATOR).matcher(promoted).replaceAll(",");
    }

    /** A separated text with a comma for the spaces between what may be sub-moves, as ordered turns are published: {@code e5 Nf6}. */
    static String apart(Board board, String separated) {
        boolean hasDigits = board.levelNames() == Board.LevelNames.DIGITS;
        return (hasDigits ? SPACES_BEFORE_LEVELS : SPACES_BETWEEN)
                .matcher(separated)
                .replaceAll(",");
    }

    private static Pattern spacesBetween(String first) {
        return Pattern.compile(
                "(?<=[A-Za-z0-9+#!?)])\\s+(?=" + first + ")(?!e\\.?p\\.?(?![A-Za-z0-9]))", Pattern.CASE_INSENSITIVE);
    }

    /**
     * Every spelling that the text of a sub-move may stand for.
     *
     * @param anyCase whether capitals and small letters may be exchanged
     */
    Set<String> of(String part, boolean anyCase) {
        String bare = MARKS.matcher(
                        EN_PASSANT.matcher(bare(part).replace(':', 'x')).replaceAll(""))
                .replaceAll("");
        Set<String> all = new LinkedHashSet<>();
        if (CASTLING.matcher(bare).matches()) {
            all.add(bare.replace("-", "").replaceAll("[oO0]", "O-").replaceAll("-$", ""));
            return all;
        }
        String small = bare.toLowerCase(Locale.ROOT);
        String[] cases = {bare};
        if (anyCase) {
            // the squares of a sub-move that is not legal are no other piece's
            boolean isSquares =
                    CoordinateForm.of(tables).read(small.replaceAll("[-x]", "")).isPresent();
            cases = isSquares ? new String[] {bare, small} : new String[] {bare, capital(bare), small, capital(small)};
        }
        for (String spelling : cases) {
            all.add(spelling);
            all.add(PAWN.matcher(spelling).replaceFirst(""));
            Matcher promotion = PROMOTION.matcher(lastSmall(spelling));
            if (promotion.matches()) {
                all.add(promotion.group(1) + promotion.group(2));
                all.add(promotion.group(1) + "=" + promotion.group(2).toUpperCase(Locale.ROOT));
            }
        }
        for (String spelling : bare.indexOf('/') < 0 ? List.<String>of() : List.copyOf(all)) {
            Matcher swap = SWAP.matcher(spelling);
            if (swap.matches()) {
                all.add(swap.group(2) + "/" + swap.group(1) + swap.group(3));
            }
        }
        return all;
    }

    /**
     * The placements that the text of a sub-move may stand for, by their squares alone, or behind the square that the move
     * before went to: {@code f6} or {@code e4f6}.
     */
    Set<String> placements(String part, Square to) {
        String bare = SIGN_OF_DUCK.matcher(bare(part)).replaceAll("");
        Set<String> all = new LinkedHashSet<>();
        all.add("@" + bare);
        if (bare.startsWith(to.toString())) {
            all.add("@" + bare.substring(to.toString().length()));
        }
        return all;
    }

    /** With the letters after the last digit small. */
    private static String lastSmall(String text) {
        int end = text.length();
        while (end > 0 && !Character.isDigit(text.charAt(end - 1))) {
            end--;
        }
        return text.substring(0, end) + text.substring(end).toLowerCase(Locale.ROOT);
    }

    private static String capital(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    /** The coordinate texts of castling written as the king's way to its rook, or as its way to where it stays. */
    Set<String> castlings(String part) {
        String text = bare(part).toLowerCase(Locale.ROOT).replace("-", "");
        Set<String> all = new LinkedHashSet<>();
        for (int i = 0; i < tables.castles.length; i++) {
            CastlingRight right = tables.castles[i];
            String king = right.king().toString();
            boolean stays = right.king().equals(right.kingTo()) && text.equals(king + king);
            if (right.side() == side && (stays || text.equals(king + right.rook()))) {
                all.add(king + (tables.castlings.namesRook[i] ? right.rook() : right.kingTo()));
            }
        }
        return all;
    }

    private static String bare(String part) {
        return MARKS.matcher(SPACE.matcher(part).replaceAll("")).replaceAll("");
    }
}
