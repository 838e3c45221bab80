package io.github.multimove.problems;

import io.github.multimove.RuleSet;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StreamCorruptedException;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;

/**
 * The file of a solved game, compressed by gzip: a name of the form, the id of the game, the number of positions; of each
 * position its text without counters, its hash and its value; and a checksum of all that.
 */
final class SolvedGameFile {
    private static final String FORM = "multimove solved game 1";

    private final RuleSet rules;

    SolvedGameFile(RuleSet rules) {
        this.rules = rules;
    }

    void write(OutputStream to, PositionIndex index, short[] values) throws IOException {
        GZIPOutputStream zipped = new GZIPOutputStream(to);
        CheckedOutputStream checked = new CheckedOutputStream(zipped, new CRC32());
        DataOutputStream out = new DataOutputStream(checked);
        out.writeUTF(FORM);
        out.writeUTF(rules.id());
        out.writeInt(index.size());
        for (int number = 0; number < index.size(); number++) {
            byte[] key = index.key(number);
            out.writeShort(key.length);
            out.write(key);
            out.writeLong(index.hash(number));
            out.writeShort(values[number]);
        }
        out.writeLong(checked.getChecksum().getValue());
        out.flush();
        zipped.finish();
    }

    SolvedGame read(InputStream from) throws IOException {
        try {
            CheckedInputStream checked = new CheckedInputStream(new GZIPInputStream(from), new CRC32());
            return read(new DataInputStream(checked), checked);
        } catch (ZipException | java.io.UTFDataFormatException e) {
            StreamCorruptedException corrupted =
                    new StreamCorruptedException("expected a solved game: " + e.getMessage());
            corrupted.initCause(e);
            throw corrupted;
        }
    }

    private SolvedGame read(DataInputStream in, CheckedInputStream checked) throws IOException {
        expect(FORM, in.readUTF());
        expect(rules.id(), in.readUTF());
        int size = in.readInt();
        if (size < 0 || size > SolvedGame.MAX_POSITIONS) {
            throw new StreamCorruptedException(
                    "expected 0 to " + SolvedGame.MAX_POSITIONS + " positions, found " + size);
        }
        PositionIndex index = new PositionIndex(SolvedGame.MAX_POSITIONS);
        short[] values = new short[Math.min(size, 1 << 10)];
        for (int number = 0; number < size; number++) {
            byte[] key = new byte[in.readUnsignedShort()];
            in.readFully(key);
            if (index.add(key, in.readLong()) != number) {
                throw new StreamCorruptedException("expected each position once, found number " + number + " again");
            }
            if (number == values.length) {
                values = java.util.Arrays.copyOf(values, Math.min(size, 2 * number));
            }
            values[number] = in.readShort();
        }
        long sum = checked.getChecksum().getValue();
        if (in.readLong() != sum) {
            throw new StreamCorruptedException("expected the checksum of the positions, found another");
        }
        if (in.read() >= 0) {
            throw new StreamCorruptedException("expected the end of the positions, found more");
        }
        return new SolvedGame(rules, index, values);
    }

    private static void expect(String expected, String found) throws StreamCorruptedException {
        if (!expected.equals(found)) {
            throw new StreamCorruptedException("expected " + expected + ", found " + SolutionWords.shortened(found));
        }
    }
}
