package io.github.multimove;

import io.github.multimove.internal.position.PositionBytes;
import io.github.multimove.spi.RuleSetLibrary;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
import java.util.function.Function;

/**
 * Positions as bytes, for programs that keep many: what {@link Position#toBytes()} and {@link RuleSet#position(byte[])} do,
 * with counters, with the rule set's id, without checks, and in order.
 */
public final class PositionCodec {
    private PositionCodec() {}

    /**
     * Returns a position's bytes with its counters: as {@link Position#toBytes}, but ending in the half-turn clock and the
     * turn number, four bytes each, in place of the turn number alone. {@link RuleSet#position(byte[])} reads both forms.
     */
    public static byte[] toBytesWithCounters(Position position) {
        return PositionBytes.withCounters(Objects.requireNonNull(position, "position"));
    }

    /**
     * Returns the position of bytes that {@link Position#toBytes} or {@link #toBytesWithCounters} has written under an equal
     * rule set, for bytes that are known to come from there. Unlike {@link RuleSet#position(byte[])} it neither asks whether
     * the position is possible nor whether the bytes are canonical: what it returns for other bytes of the form is undefined,
     * and questions to that position may have any answer or throw.
     *
     * @throws PositionException if the bytes are not of the form
     */
    public static Position positionUnchecked(RuleSet rules, byte[] bytes) {
        return PositionBytes.unchecked(rules.initialPosition(), bytes);
    }

    /**
     * Returns a position's text with its rule set before it: the id, a space and its text.
     * {@link #positionWithId(String)} reads it.
     */
    public static String toTextWithId(Position position) {
        return position.ruleSet().id() + ' ' + position;
    }

    /**
     * Returns a position's bytes with its rule set before them: the id in ASCII, a byte 0, and {@link #toBytesWithCounters}.
     * {@link #positionWithId(byte[])} reads them.
     */
    public static byte[] toBytesWithId(Position position) {
        byte[] id = position.ruleSet().id().getBytes(StandardCharsets.US_ASCII);
        byte[] rest = toBytesWithCounters(position);
        byte[] all = Arrays.copyOf(id, id.length + 1 + rest.length);
        System.arraycopy(rest, 0, all, id.length + 1, rest.length);
        return all;
    }

    /**
     * Returns the position of a text that names its rule set.
     *
     * @throws RuleSetIdException if what stands before the first space is no id as {@link RuleSets#of(String)} reads it
     * @throws PositionException as {@link RuleSet#position(String)}
     */
    public static Position positionWithId(String text) {
        return position(text, RuleSets::of);
    }

    /**
     * Returns the position of a text that names its rule set, published or of a library.
     *
     * @throws RuleSetIdException if what stands before the first space is no id as {@link RuleSets#of(String, RuleSetLibrary)}
     *     reads it
     * @throws PositionException as {@link RuleSet#position(String)}
     */
    public static Position positionWithId(String text, RuleSetLibrary library) {
        Objects.requireNonNull(library, "library");
        return position(text, id -> RuleSets.of(id, library));
    }

    private static Position position(String text, Function<String, RuleSet> ruleSets) {
        int space = text.indexOf(' ');
        RuleSet rules = ruleSets.apply(space < 0 ? text : text.substring(0, space));
        return rules.position(space < 0 ? "" : text.substring(space + 1));
    }

    /**
     * Returns the position of bytes that name their rule set.
     *
     * @throws RuleSetIdException if what stands before the first byte 0 is no id as {@link RuleSets#of(String)} reads it
     * @throws PositionException as {@link RuleSet#position(byte[])}
     */
    public static Position positionWithId(byte[] bytes) {
        return position(bytes, RuleSets::of);
    }

    /**
     * Returns the position of bytes that name their rule set, published or of a library.
     *
     * @throws RuleSetIdException if what stands before the first byte 0 is no id as {@link RuleSets#of(String, RuleSetLibrary)}
     *     reads it
     * @throws PositionException as {@link RuleSet#position(byte[])}
     */
    public static Position positionWithId(byte[] bytes, RuleSetLibrary library) {
        Objects.requireNonNull(library, "library");
        return position(bytes, id -> RuleSets.of(id, library));
    }

    private static Position position(byte[] bytes, Function<String, RuleSet> ruleSets) {
        int end = 0;
        while (end < bytes.length && end <= RuleSets.MAX_CHARACTERS && bytes[end] != 0) {
            end++;
        }
        RuleSet rules = ruleSets.apply(new String(bytes, 0, end, StandardCharsets.ISO_8859_1));
        return rules.position(Arrays.copyOfRange(bytes, Math.min(end + 1, bytes.length), bytes.length));
    }

    /**
     * Returns the order of positions by their bytes: those of rule sets with lower ids first, and those of one rule set in
     * the order of {@link Position#toBytes}, bytes taken as unsigned. It is the same in every run, and among positions of one
     * rule set it is consistent with {@code equals}.
     */
    public static Comparator<Position> order() {
        return PositionBytes.BY_ID_AND_BYTES;
    }
}
