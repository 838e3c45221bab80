package io.github.multimove.stress;

import java.util.EnumMap;
import java.util.HexFormat;
import java.util.Map;

/**
 * The 64-bit keys of all answers given so far, one for each {@link TableColumn}: 64-bit FNV-1a over the characters of every
 * answer, finished by SplitMix64's finaliser.
 */
final class Fingerprint implements AnswerSheet.Listener {
    private static final long FNV_OFFSET = 0xcbf29ce484222325L;
    private static final long FNV_PRIME = 0x100000001b3L;

    private final Map<TableColumn, Long> keys = new EnumMap<>(TableColumn.class);

    Fingerprint() {
        for (TableColumn column : TableColumn.values()) {
            keys.put(column, FNV_OFFSET);
        }
    }

    @Override
    public void answer(TableColumn column, String question, String text) {
        keys.computeIfPresent(column, (same, key) -> fold(key, question, text));
    }

    /** The characters between are in no answer. */
    private static long fold(long key, String question, String text) {
        long asked = (fold(key, question) ^ 0xfffe) * FNV_PRIME;
        return (fold(asked, text) ^ 0xffff) * FNV_PRIME;
    }

    private static long fold(long key, String text) {
        long folded = key;
        for (int i = 0; i < text.length(); i++) {
            folded = (folded ^ text.charAt(i)) * FNV_PRIME;
        }
        return folded;
    }

    /** Returns the keys as hexadecimal numbers, in the order of the columns. */
    Map<TableColumn, String> texts() {
        Map<TableColumn, String> texts = new EnumMap<>(TableColumn.class);
        keys.forEach((column, key) -> texts.put(column, HexFormat.of().toHexDigits(RandomSource.finish(key))));
        return texts;
    }
}
