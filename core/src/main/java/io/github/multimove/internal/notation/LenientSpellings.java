package io.github.multimove.internal.notation;

import io.github.multimove.Side;
import io.github.multimove.Square;
import io.github.multimove.internal.board.GameTables;
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
record LenientSpellings(GameTables tables, Side side) {
    private static final Pattern SEPARATOR = Pattern.compile("\\s*[,;/]\\s*");
    private static final Pattern SPACES_BETWEEN = Pattern.compile(
            "(?<=[A-Za-z0-9+#!?)])\\s+(?=[A-Za-z0@(])(?!e\\.?p\\.?(?![A-Za-z0-9]))", Pattern.CASE_INSENSITIVE);
    private static final Pattern SEPARATOR_BESIDE_SWAPS = Pattern.compile("\\s*[,;]\\s*|\\s+/\\s+");
    private static final Pattern SWAP = Pattern.compile("([^/=]*[0-9])/([^/=]*[0-9])(.*)");
    private static final Pattern SPACE = Pattern.compile("\\s+");
    private static final Pattern EN_PASSANT =
            Pattern.compile("(?<=[0-9])\\(?e\\.?p\\.?\\)?$", Pattern.CASE_INSENSITIVE);
    private static final Pattern MARKS = Pattern.compile("[+#!?]+$");
    private static final Pattern CASTLING = Pattern.compile("[oO0](-[oO0])+");
    private static final Pattern PROMOTION = Pattern.compile("(.*[0-9])[=(]?([a-z]{1,2})\\)?");

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
    static String apart(String separated) {
        return SPACES_BETWEEN.matcher(separated).replaceAll(",");
    }

    /**
     * Every spelling that the text of a sub-move may stand for.
     *
     * @param anyCase whether capitals and small letters may be exchanged
     */
    Set<String> of(String part, boolean anyCase) {
        String bare = SPACE.matcher(part).replaceAll("").replace(':', 'x');
        bare = MARKS.matcher(bare).replaceAll("");
        bare = MARKS.matcher(EN_PASSANT.matcher(bare).replaceAll("")).replaceAll("");
        Set<String> all = new LinkedHashSet<>();
        if (CASTLING.matcher(bare).matches()) {
            all.add(bare.replaceAll("[o0]", "O"));
            return all;
        }
        String small = bare.toLowerCase(Locale.ROOT);
        byRook(small.replace("-", ""), all);
        String[] cases = anyCase ? new String[] {bare, capital(bare), small, capital(small)} : new String[] {bare};
        for (String spelling : cases) {
            all.add(spelling);
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
        String bare = MARKS.matcher(SPACE.matcher(part).replaceAll("")).replaceAll("");
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

    /** Castling written as the king's way to its rook. */
    private void byRook(String text, Set<String> all) {
        for (CastlingRight right : tables.castles) {
            if (right.side() == side && text.equals(right.king().toString() + right.rook())) {
                all.add(right.king().toString() + right.kingTo());
            }
        }
    }
}
