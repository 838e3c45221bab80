package io.github.multimove.internal.text;

import java.util.Collection;
import java.util.Optional;

/** The name that may have been meant by one that nothing has. */
public final class Nearest {
    private static final int MOST_CHANGES = 2;

    private Nearest() {}

    /**
     * The first of the names that differ least from a text, by letters put in, left out or changed: by at most two, and by fewer
     * than the text has.
     */
    public static Optional<String> of(String text, Collection<String> names) {
        String found = null;
        int least = Math.min(MOST_CHANGES + 1, text.length());
        for (String name : names) {
            boolean isNear = Math.abs(name.length() - text.length()) <= MOST_CHANGES;
            int changes = isNear ? changes(text, name) : Integer.MAX_VALUE;
            if (changes < least) {
                least = changes;
                found = name;
            }
        }
        return Optional.ofNullable(found);
    }

    private static int changes(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int change = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(change, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[row.length - 1];
    }
}
