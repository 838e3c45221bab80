package io.github.multimove.spark;

import io.github.multimove.Position;
import io.github.multimove.counting.EnPassantSquares;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * A folder with the complete levels of a count, one sub-folder each, which a later run goes on from. A text file says what
 * is counted; a level is complete when Spark has written its {@code _SUCCESS}.
 */
final class LevelFiles {
    private static final String COUNTED = "counted.txt";

    private final JavaSparkContext spark;
    private final Path folder;
    private final FileSystem files;

    private LevelFiles(JavaSparkContext spark, Path folder, FileSystem files) {
        this.spark = spark;
        this.folder = folder;
        this.files = files;
    }

    /**
     * Opens or makes a folder.
     *
     * @throws IllegalArgumentException if the folder holds levels of something else
     */
    static LevelFiles of(JavaSparkContext spark, String folder, Position position, EnPassantSquares passed) {
        try {
            Path path = new Path(folder);
            LevelFiles levels = new LevelFiles(spark, path, path.getFileSystem(spark.hadoopConfiguration()));
            levels.require(String.join(
                    "\n",
                    "version 1",
                    "rules " + position.ruleSet().id(),
                    "position " + position,
                    "en passant squares " + passed,
                    ""));
            return levels;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void require(String counted) throws IOException {
        Path file = new Path(folder, COUNTED);
        if (files.exists(file)) {
            try (FSDataInputStream in = files.open(file)) {
                String found = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                if (!found.equals(counted)) {
                    throw new IllegalArgumentException(
                            "expected levels in " + folder + " of\n" + counted + "found levels of\n" + found);
                }
            }
        } else {
            files.mkdirs(folder);
            try (FSDataOutputStream out = files.create(file, false)) {
                out.write(counted.getBytes(StandardCharsets.UTF_8));
            }
        }
    }

    private Path level(int depth) {
        return new Path(folder, String.format(Locale.ROOT, "level-%03d", depth));
    }

    boolean has(int depth) {
        try {
            return files.exists(new Path(level(depth), "_SUCCESS"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    JavaRDD<byte[]> read(int depth) {
        return spark.objectFile(level(depth).toString());
    }

    /** Writes a level, in place of what a killed run may have left of it. */
    void write(int depth, JavaRDD<byte[]> blocks) {
        try {
            files.delete(level(depth), true);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        blocks.saveAsObjectFile(level(depth).toString());
    }
}
