package io.github.multimove.internal.board;

/**
 * A number that a game's positions have besides pieces, rights and counters, such as whether a reply is owed. A turn structure
 * declares it and keeps it; text, bytes, hash, equality, set-ups and the exchange of colours follow from what is said here.
 * It is 0 wherever nothing else is said. A field for each side has the name of a field and {@code .w} or {@code .b}.
 *
 * @param name the name in set-ups and in the hash
 * @param most the largest value; the smallest is 0
 * @param initial the value in the initial position
 * @param isOwed whether it concerns the side to move alone, so that the other side begins with 0 if the move is given to it
 * @param shift the number of its lowest bit in {@link BoardState#numbers()}
 */
public record NumberField(String name, int most, int initial, boolean isOwed, int shift) {
    /** How many bits the numbers of a position have together. */
    private static final int MAX_BITS = 62;

    /** Refuses what no position can hold. */
    public NumberField {
        if (most < 1 || initial < 0 || initial > most || shift + bits(most) > MAX_BITS) {
            throw new IllegalArgumentException("expected numbers from 0 to 1 or more, all in " + MAX_BITS
                    + " bits, found " + name + " to " + most + " from bit " + shift + " on, at first " + initial);
        }
    }

    /** A field that needs no other, and is 0 in the initial position. */
    public static NumberField first(String name, int most, boolean isOwed) {
        return new NumberField(name, most, 0, isOwed, 0);
    }

    /** A field of positions that may also have this one, 0 in the initial position. */
    public NumberField then(String nextName, int nextMost) {
        return new NumberField(nextName, nextMost, 0, false, end());
    }

    /** This field with a value in the initial position. */
    public NumberField initially(int value) {
        return new NumberField(name, most, value, isOwed, shift);
    }

    private static int bits(int most) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(most);
    }

    /** The first bit after its own. */
    public int end() {
        return shift + bits(most);
    }

    /** Its bits. */
    public long mask() {
        return (1L << end()) - (1L << shift);
    }

    /** Its value among numbers. */
    public int of(long numbers) {
        return (int) ((numbers & mask()) >>> shift);
    }

    /** The numbers with another value of this one. */
    public long with(long numbers, int value) {
        return (numbers & ~mask()) | ((long) value << shift);
    }

    /** Whether it says yes or no: 1, written as the first letter of its name, or 0, written {@code -}. */
    public boolean isFlag() {
        return most == 1;
    }

    /** The text of a value, a field of position text. */
    public String text(int value) {
        return !isFlag() ? Integer.toString(value) : value == 0 ? "-" : name.substring(0, 1);
    }

    /** What text may say. */
    public String expected() {
        return isFlag()
                ? text(1) + " where a " + name + " is owed, or -"
                : "the number " + name + ", from 0 to " + most;
    }

    /** The value that a text says, or -1 if it says none. */
    public int read(String text) {
        if (isFlag()) {
            return text.equals(text(0)) ? 0 : text.equals(text(1)) ? 1 : -1;
        }
        long value = number(text);
        return value <= most ? (int) value : -1;
    }

    /** The number of at most ten digits that a text is, with no sign and no zero before, or -1. */
    public static long number(String text) {
        boolean good = !text.isEmpty() && text.length() <= 10 && (text.length() == 1 || text.charAt(0) != '0');
        long value = 0;
        for (int i = 0; i < text.length() && good; i++) {
            char c = text.charAt(i);
            good = c >= '0' && c <= '9';
            value = value * 10 + (c - '0');
        }
        return good ? value : -1;
    }

    /** The part of a position's hash that a value is. */
    public long key(int value) {
        return value == 0 ? 0 : PositionKeys.of(isFlag() ? name : name + "=" + value);
    }

    /** How many bytes a value takes. */
    public int bytes() {
        return (bits(most) + 7) >> 3;
    }
}
