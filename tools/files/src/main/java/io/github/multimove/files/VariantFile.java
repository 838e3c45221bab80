package io.github.multimove.files;

import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.catalogue.Description;
import io.github.multimove.files.VariantFileException.Problem;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.spi.RuleSetLibrary;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Rule sets that a text defines, by name: the form of Fairy-Stockfish's {@code variants.ini}, read strictly, with keys of its own
 * for turns of several moves. The guide's page on variant files has the keys.
 *
 * <p>A section {@code [name:parent]} is a game. It inherits from a section above it, from one of {@link #bases()}, or from a
 * published base game. Without keys for turns a turn is one move, and with them it is what they say. Either way its board, pieces
 * and array are a base game of the same name.
 *
 * <h2>Guarantees</h2>
 *
 * Immutable and safe to share between threads. Nothing is registered: {@link #library()} is a value that the calls of
 * {@link RuleSets} take. Reading includes no other file, loads no class by name, and takes bounded time: at most
 * {@value #MAX_CHARACTERS} characters, {@value #MAX_SECTIONS} sections, {@value #MAX_LINE} characters a line and
 * {@value #MAX_DEPTH} parents of parents, beside the limits of the library's boards and turns. What a position of such a game
 * costs is not looked at: ask {@link io.github.multimove.LegalTurns#countUpTo}.
 *
 * {@snippet class="io.github.multimove.docs.GamesOfAFile" region="file"}
 */
public final class VariantFile {
    /** The largest number of characters, and of bytes, of a file. */
    public static final int MAX_CHARACTERS = 1_048_576;

    /** The largest number of sections. */
    public static final int MAX_SECTIONS = 1000;

    /** The largest number of characters of a line that is no comment. */
    public static final int MAX_LINE = 1000;

    /** How many parents, one of the other, a section may have in its file. */
    public static final int MAX_DEPTH = 16;

    private final Games games;
    private final List<Problem> problems;
    private final List<Problem> warnings;

    VariantFile(Games games, List<Problem> problems, List<Problem> warnings) {
        this.games = games;
        this.problems = problems;
        this.warnings = warnings;
    }

    /**
     * Reads a text.
     *
     * @throws VariantFileException if anything in it is wrong, unknown or not supported; it lists every problem
     */
    public static VariantFile read(String text) {
        return FileReader.read(Objects.requireNonNull(text, "text"), false);
    }

    /**
     * Reads a file in UTF-8, or in UTF-16 if it begins with the mark of that.
     *
     * @throws VariantFileException as {@link #read(String)}, and if it is too large or in neither
     * @throws IOException if it cannot be read
     */
    public static VariantFile read(Path file) throws IOException {
        return FileReader.read(text(file), false);
    }

    /**
     * Reads a text as Fairy-Stockfish does, and leaves out the sections that cannot be made; {@link #problems()} says why. Of
     * two sections of one name the first counts, of a key given twice the last; an indented key is passed over, and so is what
     * follows {@code " #"} in a value. Each of these is one of {@link #warnings()}.
     */
    public static VariantFile readLeniently(String text) {
        return FileReader.read(Objects.requireNonNull(text, "text"), true);
    }

    /**
     * Reads a file in UTF-8, or in UTF-16 if it begins with the mark of that, like {@link #readLeniently(String)}.
     *
     * @throws VariantFileException if it is too large or in neither
     * @throws IOException if it cannot be read
     */
    public static VariantFile readLeniently(Path file) throws IOException {
        return FileReader.read(text(file), true);
    }

    private static String text(Path file) throws IOException {
        Objects.requireNonNull(file, "file");
        try (var in = Files.newInputStream(file)) {
            byte[] bytes = bytes(in);
            if (bytes.length > MAX_CHARACTERS) {
                throw refuse(VariantFileException.Kind.LIMIT, "at most " + MAX_CHARACTERS + " bytes", "more");
            }
            int mark = bytes.length < 2 ? 0 : (bytes[0] & 0xff) << Byte.SIZE | (bytes[1] & 0xff);
            boolean isWide = mark == 0xfeff || mark == 0xfffe;
            return (isWide ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8)
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw refuse(VariantFileException.Kind.LINE, "UTF-8 or UTF-16", "other bytes");
        }
    }

    /** The bytes of a file, or the first of one that is too large. */
    static byte[] bytes(InputStream in) throws IOException {
        byte[] bytes = new byte[MAX_CHARACTERS + 1];
        int length = 0;
        int read = 0;
        while (read >= 0 && length < bytes.length) {
            length += read;
            read = in.read(bytes, length, bytes.length - length);
        }
        return Arrays.copyOf(bytes, length);
    }

    private static VariantFileException refuse(VariantFileException.Kind kind, String expected, String found) {
        return new VariantFileException(List.of(new Problem(1, 1, "", "", kind, expected, found, "")));
    }

    /**
     * Returns the base games that the module defines, named as Fairy-Stockfish names them, from which sections inherit; each is
     * a game of one move a turn.
     */
    public static VariantFile bases() {
        return BaseGames.file();
    }

    /** Returns every key of a section in words, as Markdown: what its value is, and what it says or why it is refused. */
    public static String keys() {
        return KeysInWords.text();
    }

    /**
     * Returns a section that reads back as a rule set, under its id if that is a name and as {@code game} otherwise.
     *
     * @throws IllegalArgumentException if the rule set has something that no key says; the message names it
     */
    public static String write(RuleSet rules) {
        return RuleSetWriter.write(Objects.requireNonNull(rules, "rules"));
    }

    /** Returns the names of the games, in the order of the file; unmodifiable. */
    public List<String> names() {
        return List.copyOf(games.names());
    }

    /**
     * Returns the game of a name.
     *
     * @throws IllegalArgumentException if it is not one of {@link #names()}
     */
    public RuleSet ruleSet(String name) {
        RuleSet rules = games.get(Objects.requireNonNull(name, "name"));
        if (rules == null) {
            throw new IllegalArgumentException(
                    "expected one of " + String.join(", ", games.names()) + ", found " + Words.quoted(name));
        }
        return rules;
    }

    /**
     * Returns the base game of a game: its board, pieces and array.
     *
     * @throws IllegalArgumentException if the name is not one of {@link #names()}
     */
    public BaseGame baseGame(String name) {
        return ruleSet(name).base();
    }

    /**
     * Returns a game in words, made of its rules.
     *
     * @throws IllegalArgumentException if the name is not one of {@link #names()}
     */
    public Description describe(String name) {
        return RulesInWords.of(name, ruleSet(name));
    }

    /** Returns why sections were left out, in the order of lines; empty unless the file was read leniently. */
    public List<Problem> problems() {
        return problems;
    }

    /** Returns what is no error and yet not as a reader may expect, in the order of lines. */
    public List<Problem> warnings() {
        return warnings;
    }

    /**
     * Returns the games as a library for {@link RuleSets#of(String, RuleSetLibrary)}: by their names, and by
     * {@code two-prong[base=name]} as base games of published variants. The games of {@link #bases()} are in it as well, but for
     * names that the file has or that are published. A name of the file that is published, too, is refused in ids.
     */
    public RuleSetLibrary library() {
        return library(List.of(this));
    }

    /**
     * Returns the games of several files as one library, like {@link #library()}. A name that two of them have is refused in ids.
     */
    public static RuleSetLibrary library(List<VariantFile> files) {
        Objects.requireNonNull(files, "files");
        RuleSetLibrary all = RuleSetLibrary.of(List.of(), List.of());
        Set<String> taken = new HashSet<>();
        for (VariantFile file : files) {
            all = all.and(FileReader.library(file.games.names(), file.games::get));
            taken.addAll(file.games.names());
        }
        taken.addAll(PublishedNames.all());
        Games bases = bases().games;
        Set<String> rest = new HashSet<>(bases.names());
        rest.removeAll(taken);
        return all.and(FileReader.library(rest, bases::get));
    }

    /** Returns the names of the games. */
    @Override
    public String toString() {
        return String.join(", ", games.names());
    }
}
