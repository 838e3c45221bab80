package io.github.multimove.testkit;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What must hold when rule sets, positions and turns are serialized. */
public final class SerialLaws {
    private static final int TRIED = 12;

    /** So many turns of a position have their texts tampered with. */
    private static final int TAMPERED = 2;

    private SerialLaws() {}

    /**
     * A rule set, its positions and some of their turns come back equal, of one rule set, with the same texts, counters
     * and opening rule. A rule set that {@link RuleSets} does not find by its id is refused by name, and so are its
     * positions and their turns.
     *
     * @param positions positions of one rule set
     */
    public static void serializationRestores(List<Position> positions, long seed) {
        if (positions.isEmpty()) {
            return;
        }
        Position first = positions.get(0);
        RuleSet rules = first.ruleSet();
        List<Object> values = new ArrayList<>(List.of(rules));
        for (Position position : positions) {
            values.add(position);
            values.addAll(Laws.some(position, seed));
        }
        if (!isPublished(rules)) {
            values.forEach(value -> isRefused(first, value));
            return;
        }
        List<?> read = (List<?>) read(written(values.toArray()));
        RuleSet restored = (RuleSet) read.get(0);
        Broken.equal(first, "serialization restores equal values", values, read);
        for (int i = 0; i < values.size(); i++) {
            Broken.equal(
                    first,
                    "serialization restores the text",
                    values.get(i).toString(),
                    read.get(i).toString());
            Broken.equal(
                    first,
                    "equal hash codes",
                    values.get(i).hashCode(),
                    read.get(i).hashCode());
            if (values.get(i) instanceof Position position && read.get(i) instanceof Position same) {
                Broken.equal(position, "the hash is restored", position.hash(), same.hash());
                Broken.equal(position, "the opening rule", position.isUnderOpeningRule(), same.isUnderOpeningRule());
                Broken.holds(position, "positions of a stream share a rule set", same.ruleSet() == restored);
            }
        }
    }

    /** Any other text in the place of a position's or a turn's is refused, or is the canonical text of what is read. */
    public static void tamperedTextIsRefused(Position position, long seed) {
        if (!isPublished(position.ruleSet())) {
            return;
        }
        // each text that is read makes its rule set anew; broken turn texts by themselves are tried by another law
        List<Object> values = new ArrayList<>(
                Laws.some(position, seed).stream().limit(TAMPERED).toList());
        values.add(position);
        values.add(position.ruleSet());
        for (Object value : values) {
            String text = value.toString();
            byte[] bytes = written(value);
            for (String other : BrokenText.of(text, seed, TRIED)) {
                try {
                    Object read = read(replaced(bytes, text, other)).get(0);
                    Broken.equal(position, "what is read has the text that was written", other, read.toString());
                } catch (UncheckedIOException e) {
                    Broken.holds(
                            position,
                            "tampered text is refused by InvalidObjectException: " + e.getCause(),
                            e.getCause() instanceof InvalidObjectException);
                }
            }
        }
    }

    private static boolean isPublished(RuleSet rules) {
        try {
            return RuleSets.of(rules.id()).equals(rules);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static void isRefused(Position position, Object value) {
        try {
            written(value);
        } catch (UncheckedIOException e) {
            Broken.holds(
                    position,
                    "what cannot be found again is refused by name: " + e.getCause(),
                    e.getCause() instanceof NotSerializableException refusal
                            && String.valueOf(refusal.getMessage())
                                    .contains(position.ruleSet().id()));
            return;
        }
        throw Broken.law(position, "what cannot be found again is refused", "NotSerializableException", value);
    }

    // ---- streams ----------------------------------------------------------------------------------------------------

    /** Returns the bytes of a list of values. */
    private static byte[] written(Object... values) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(new ArrayList<>(Arrays.asList(values)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** Reads a list of values, as a careful program does: nothing but this library's forms and the list. */
    private static List<?> read(byte[] bytes) {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            in.setObjectInputFilter(
                    ObjectInputFilter.Config.createFilter("io.github.multimove.**;java.util.ArrayList;java.lang.*;!*"));
            return (List<?>) in.readObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ClassNotFoundException e) {
            throw new AssertionError("a class of this library is not found", e);
        }
    }

    /** Returns a stream with another text in the place of one, the first time that it stands there. */
    private static byte[] replaced(byte[] stream, String text, String by) {
        byte[] old = utf(text);
        for (int at = 0; at + old.length <= stream.length; at++) {
            if (Arrays.equals(stream, at, at + old.length, old, 0, old.length)) {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                bytes.write(stream, 0, at);
                bytes.writeBytes(utf(by));
                bytes.write(stream, at + old.length, stream.length - at - old.length);
                return bytes.toByteArray();
            }
        }
        throw new AssertionError("expected the text " + text + " in the stream");
    }

    /** The length and the characters, as serialization writes a text. */
    private static byte[] utf(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeUTF(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
