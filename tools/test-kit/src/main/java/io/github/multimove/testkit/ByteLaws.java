package io.github.multimove.testkit;

import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.PositionException.Kind;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Pattern;

/** What must hold of positions as bytes. */
public final class ByteLaws {
    private static final int TRIED = 12;
    private static final int PLAYED = 2;
    private static final Pattern REFUSAL = Pattern.compile("expected .+, found (.+) at byte (\\d+)");

    private ByteLaws() {}

    /**
     * A position's bytes read back to an equal position, with validation and without, with the same hash, opening rule and
     * next positions; with counters also with the same text. So does its text with the half-turn clock 0.
     */
    public static void bytesReadBack(Position position) {
        RuleSet rules = position.ruleSet();
        byte[] bytes = position.toBytes();
        byte[] counted = position.toBytesWithCounters();
        List<Position> all = List.of(
                rules.position(bytes),
                rules.positionUnchecked(bytes),
                rules.position(counted),
                rules.positionUnchecked(counted));
        Broken.equal(
                position,
                "its text without the half-turn clock is the same position",
                Optional.of(position),
                withCounters(position, 0, position.turnNumber()));
        List<Turn> turns = position.legalTurns().stream().limit(PLAYED).toList();
        for (Position read : all) {
            Broken.equal(position, "bytes read back", position, read);
            Broken.equal(position, "the hash reads back", position.hash(), read.hash());
            Broken.equal(position, "the opening rule", position.isUnderOpeningRule(), read.isUnderOpeningRule());
            Broken.holds(position, "the bytes are the same again", Arrays.equals(bytes, read.toBytes()));
        }
        for (Turn turn : turns) {
            Broken.equal(
                    position,
                    "the next position by " + turn,
                    position.play(turn),
                    all.get(0).play(turn.toString()));
        }
        for (Position read : all.subList(2, 4)) {
            Broken.equal(position, "the counters read back", position.toString(), read.toString());
            Broken.holds(position, "the same with counters", Arrays.equals(counted, read.toBytesWithCounters()));
        }
    }

    /**
     * Positions of one rule set have the same bytes exactly when they are equal, and those are the ones that the order
     * of bytes has alike. Every position is also looked at with other counters.
     */
    public static void equalPositionsHaveEqualBytes(List<Position> positions) {
        List<Position> all = new ArrayList<>();
        for (Position position : positions) {
            all.add(position);
            for (int number : new int[] {1, 2, position.turnNumber() + 1}) {
                withCounters(position, 3, number).ifPresent(all::add);
            }
        }
        List<byte[]> bytes = all.stream().map(Position::toBytes).toList();
        for (int i = 0; i < all.size(); i++) {
            for (int j = 0; j < all.size(); j++) {
                Position one = all.get(i);
                Position other = all.get(j);
                boolean equal = one.equals(other);
                Broken.equal(
                        one,
                        "bytes are equal exactly if positions are: " + other,
                        equal,
                        Arrays.equals(bytes.get(i), bytes.get(j)));
            }
        }
    }

    /** The position with other counters, if there is one: too late a turn number may not fit the pieces in hand. */
    private static Optional<Position> withCounters(Position position, int clock, int number) {
        String[] fields = position.toString().split(" ");
        fields[4] = Integer.toString(clock);
        fields[5] = Integer.toString(number);
        try {
            return Optional.of(position.ruleSet().position(String.join(" ", fields)));
        } catch (PositionException e) {
            return Optional.empty();
        }
    }

    /** Bytes that have been tampered with are refused, or are the canonical bytes of another position. */
    public static void brokenBytesAreReadOrRefused(Position position, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < TRIED; i++) {
            byte[] bytes = random.nextBoolean() ? position.toBytes() : position.toBytesWithCounters();
            bytesAreReadOrRefused(position.ruleSet(), broken(bytes, random));
        }
    }

    private static byte[] broken(byte[] bytes, SplittableRandom random) {
        int at = random.nextInt(bytes.length);
        byte[] other = bytes.clone();
        switch (random.nextInt(5)) {
            case 0 -> other = Arrays.copyOf(bytes, at);
            case 1 -> other = Arrays.copyOf(bytes, bytes.length + 1 + random.nextInt(3));
            case 2 -> other[at] = (byte) random.nextInt();
            case 3 -> {
                other[at] ^= (byte) (1 << random.nextInt(8));
                other[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
            }
            default -> other[at] ^= (byte) (1 << random.nextInt(8));
        }
        return other;
    }

    /**
     * Any bytes are the canonical bytes of a position, whose text is read too, or are refused by
     * {@link PositionException}; if their form is refused, the place is named.
     */
    public static void bytesAreReadOrRefused(RuleSet rules, byte[] bytes) {
        Position read;
        try {
            read = rules.position(bytes);
        } catch (PositionException e) {
            Position start = rules.initialPosition();
            Broken.holds(
                    start,
                    "bytes are not refused as text: " + e.getMessage(),
                    !e.kinds().contains(Kind.TEXT));
            if (e.kinds().contains(Kind.BYTES)) {
                var refusal = REFUSAL.matcher(String.valueOf(e.getMessage()));
                Broken.holds(start, "the refusal names a byte: " + e.getMessage(), refusal.matches());
                int at = Integer.parseInt(refusal.group(2));
                Broken.equal(
                        start,
                        "the byte found",
                        at == bytes.length ? "the end" : String.format("0x%02x", bytes[at]),
                        refusal.group(1));
            }
            return;
        }
        boolean counters = Arrays.equals(bytes, read.toBytesWithCounters());
        Broken.holds(
                read,
                "bytes are canonical: " + Arrays.toString(bytes),
                counters || Arrays.equals(bytes, read.toBytes()));
        Broken.equal(read, "its text is read too", read, rules.position(read.toString()));
    }
}
