package io.github.multimove.files;

import java.util.Collection;

/** Words of problems: texts quoted, and the nearest word that is known. */
final class Words {
    private static final int MOST_QUOTED = 60;

    private Words() {}

    /** Returns a text in quotes, shortened, with unusual characters by number. */
    static String quoted(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (int i = 0; i < text.length() && i < MOST_QUOTED; i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ' || c > '~') {
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        return out.append(text.length() > MOST_QUOTED ? "...\"" : "\"").toString();
    }

    /** Returns the known word that differs least from a word, or nothing if all differ much; the first of several. */
    static String nearest(String word, Collection<String> known) {
        String best = "";
        int least = Math.max(2, word.length() / 3) + 1;
        if (word.length() > MOST_QUOTED) {
            return best;
        }
        for (String candidate : known) {
            int distance = distance(word, candidate);
            if (distance < least && distance < candidate.length()) {
                least = distance;
                best = candidate;
            }
        }
        return best;
    }

    /** How many characters are put in, left out or changed, capitals making no difference. */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                boolean same = Character.toLowerCase(a.charAt(i - 1)) == Character.toLowerCase(b.charAt(j - 1));
                int here = Math.min(diagonal + (same ? 0 : 1), 1 + Math.min(row[j], row[j - 1]));
                diagonal = row[j];
                row[j] = here;
            }
        }
        return row[b.length()];
    }
}
