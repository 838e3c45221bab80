package io.github.multimove.files;

import io.github.multimove.InputException;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serial;
import java.io.Serializable;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Refuses a variant file. It lists every problem that was found, in the order of lines, each with its place, its kind, what was
 * expected and what was found.
 *
 * <p>It is serialized whole: read again it has the same problems.
 */
public final class VariantFileException extends InputException {
    @Serial
    private static final long serialVersionUID = 1;

    private static final int MOST_IN_MESSAGE = 20;

    /** What is wrong with a file. More may come in a minor version. */
    public enum Kind {
        /** A line that is no section, no key with a value, no comment and not empty. */
        LINE,
        /** The file, a line, or the depth of inheritance is larger than the limit. */
        LIMIT,
        /** The name of a section is not of the form. */
        SECTION_NAME,
        /** Two sections of one name. */
        SECTION_TWICE,
        /** A section inherits from a name that is not known, that stands later in the file, or that could not be made. */
        PARENT,
        /** A key that no variant file has. */
        UNKNOWN_KEY,
        /** A key, or a value of it, that other programs understand and this library does not. */
        UNSUPPORTED,
        /** A key twice in one section. */
        KEY_TWICE,
        /** A value that is not of the key's type. */
        VALUE,
        /** A square that the board does not have. */
        SQUARE,
        /** A letter of no piece, or one letter for two pieces. */
        LETTER,
        /** A movement that is not Betza notation as the library reads it. */
        BETZA,
        /** The array does not fit the board, or has no royal piece. */
        ARRAY,
        /** Castling without its king or rook, or one that the library cannot write. */
        CASTLING,
        /** Keys that are possible each, and not together. */
        COMBINATION,
        /** Only a warning: a key that does not change which turns there are is not looked at. */
        NOT_APPLIED,
        /** Only a warning: a piece that is neither on the array nor reached by promotion, or pawns of one side that do not promote. */
        UNUSED,
        /** Only a warning: other programs read the line otherwise. */
        READ_OTHERWISE,
        /** Only a warning: ids do not find the game, whose name is no id, or that of a published game as well. */
        NOT_AN_ID,
        /** Only a warning: turns of so many sub-moves that some questions take long. */
        EXPENSIVE
    }

    /**
     * One problem.
     *
     * @param line its line, from 1
     * @param column its column, from 1
     * @param section the name of its section, empty before the first
     * @param key its key, empty if it is of no key
     * @param kind its kind
     * @param expected what was expected
     * @param found what was found
     * @param nearest the nearest known word, empty if none is near
     */
    public record Problem(
            int line, int column, String section, String key, Kind kind, String expected, String found, String nearest)
            implements Serializable {
        @Serial
        private static final long serialVersionUID = 1;

        /** Refuses null. */
        public Problem {
            Objects.requireNonNull(section, "section");
            Objects.requireNonNull(key, "key");
            Objects.requireNonNull(kind, "kind");
            Objects.requireNonNull(expected, "expected");
            Objects.requireNonNull(found, "found");
            Objects.requireNonNull(nearest, "nearest");
        }

        /** Returns whether the file is read in spite of it. */
        public boolean isWarning() {
            return switch (kind) {
                case NOT_APPLIED, UNUSED, READ_OTHERWISE, NOT_AN_ID, EXPENSIVE -> true;
                default -> false;
            };
        }

        /** Returns the problem as a sentence: {@code line 3, column 1, [a] maxFil: expected a key, found "maxFil"}. */
        @Override
        public String toString() {
            return "line " + line + ", column " + column + ", "
                    + (section.isEmpty() ? "" : "[" + section + "]" + (key.isEmpty() ? "" : " " + key) + ": ")
                    + "expected " + expected + ", found " + found
                    + (nearest.isEmpty() ? "" : " (the nearest is " + nearest + ")");
        }
    }

    private final List<Problem> problems;

    VariantFileException(List<Problem> problems) {
        super(problems.stream().limit(MOST_IN_MESSAGE).map(Problem::toString).collect(Collectors.joining("\n"))
                + (problems.size() > MOST_IN_MESSAGE
                        ? "\nand " + (problems.size() - MOST_IN_MESSAGE) + " more problems"
                        : ""));
        this.problems = List.copyOf(problems);
    }

    @Serial
    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (problems == null) {
            throw new InvalidObjectException("expected the problems of a variant file, found none");
        }
    }

    /** Returns every problem for which the file is refused, warnings not among them, in the order of lines. */
    public List<Problem> problems() {
        return problems;
    }

    /** Returns the kinds of problems that were found. */
    public Set<Kind> kinds() {
        Set<Kind> kinds = EnumSet.noneOf(Kind.class);
        problems.forEach(problem -> kinds.add(problem.kind()));
        return kinds;
    }
}
