package io.github.multimove.problems;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.StreamCorruptedException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * The values of a table, and their file if there is a folder: compressed by gzip a name of the form, the id of the game, the pieces,
 * how many passes are done, whether it is whole, the values of White's turns and of Black's, and a checksum. It is written beside
 * the one before, whose place it then takes.
 */
final class EndingFile {
    private static final String FORM = "multimove ending 1";

    private final EndingBoard board;
    private final @Nullable Path path;
    private final short[][] values;
    private int passes;
    private boolean whole;

    /** Reads the file if there is one; else nothing is done. */
    EndingFile(EndingBoard board, @Nullable Path folder) {
        this.board = board;
        this.values = new short[2][(int) board.numbers.size];
        this.path = folder == null ? null : path(folder, board.rules.id(), board.material());
        if (path != null && path.toFile().exists()) {
            try {
                read(path);
            } catch (IOException e) {
                throw new UncheckedIOException("expected the table " + path + ": " + e.getMessage(), e);
            }
        }
    }

    static Path path(Path folder, String id, String material) {
        return folder.resolve((id + "_" + material).replaceAll("[^A-Za-z0-9=,\\[\\].-]", "_") + ".ending");
    }

    short[][] values() {
        return values;
    }

    int passes() {
        return passes;
    }

    boolean isWhole() {
        return whole;
    }

    private void read(Path from) throws IOException {
        try (DataInputStream in = new DataInputStream(
                new BufferedInputStream(new GZIPInputStream(new FileInputStream(from.toFile()), 1 << 16), 1 << 16))) {
            expect(FORM, in.readUTF());
            expect(board.rules.id(), in.readUTF());
            expect(board.material(), in.readUTF());
            passes = in.readInt();
            whole = in.readBoolean();
            int sum = 0;
            for (short[] side : values) {
                for (int i = 0; i < side.length; i++) {
                    side[i] = in.readShort();
                    sum = 31 * sum + side[i];
                }
            }
            if (in.readInt() != sum) {
                throw new StreamCorruptedException("expected the checksum of the values, found another");
            }
        }
    }

    private static void expect(String expected, String found) throws StreamCorruptedException {
        if (!expected.equals(found)) {
            throw new StreamCorruptedException("expected " + expected + ", found " + SolutionWords.shortened(found));
        }
    }

    /** Notes how many passes are done and whether it is whole, and writes it if there is a folder. */
    void write(int done, boolean isWhole) {
        passes = done;
        whole = isWhole;
        if (path == null) {
            return;
        }
        try {
            Files.createDirectories(path.toAbsolutePath().getParent());
            Path beside = path.resolveSibling(path.getFileName() + ".new");
            write(beside);
            Files.move(beside, path, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write the table " + path + ": " + e.getMessage(), e);
        }
    }

    private void write(Path to) throws IOException {
        try (DataOutputStream out = new DataOutputStream(
                new BufferedOutputStream(new GZIPOutputStream(new FileOutputStream(to.toFile()), 1 << 16), 1 << 16))) {
            out.writeUTF(FORM);
            out.writeUTF(board.rules.id());
            out.writeUTF(board.material());
            out.writeInt(passes);
            out.writeBoolean(whole);
            int sum = 0;
            for (short[] side : values) {
                for (short value : side) {
                    out.writeShort(value);
                    sum = 31 * sum + value;
                }
            }
            out.writeInt(sum);
        }
    }
}
