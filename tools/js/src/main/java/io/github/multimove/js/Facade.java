package io.github.multimove.js;

import io.github.multimove.RuleSets;
import io.github.multimove.board.BoardAnswers;
import io.github.multimove.files.VariantFile;
import io.github.multimove.pgn.Pgn;
import io.github.multimove.spi.RuleSetLibrary;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/**
 * Where the JavaScript package begins. Refusals are exceptions, whose sentence the package's own {@code index.js} throws on.
 * Lists of texts are lines of one text, because texts cross the border between Java and JavaScript faster than arrays.
 */
public final class Facade {
    private static @Nullable BoardAnswers board;

    private Facade() {}

    /** Does nothing: the compiler wants a beginning. */
    public static void main(String[] args) {}

    /** Returns the rule set of an id, published or of a variant file. */
    @JSExport
    public static RulesFacade rules(String id, String variants) {
        // the base games of variant files take long to make
        return new RulesFacade(
                variants.isEmpty()
                        ? RuleSets.of(id)
                        : RuleSets.of(id, VariantFile.readLeniently(variants).library()));
    }

    /** Returns the names of the games of a variant file, as lines. */
    @JSExport
    public static String variantNames(String variants) {
        return String.join("\n", VariantFile.readLeniently(variants).names());
    }

    /** Returns what is wrong with a variant file, as lines. */
    @JSExport
    public static String variantProblems(String variants) {
        return lines(VariantFile.readLeniently(variants).problems());
    }

    /** Returns what a variant file says that makes no difference, as lines. */
    @JSExport
    public static String variantWarnings(String variants) {
        return lines(VariantFile.readLeniently(variants).warnings());
    }

    /** Reads the first game of a text. */
    @JSExport
    public static GameFacade readGame(String pgn, String variants) {
        Pgn reader = Pgn.lenient();
        if (!variants.isEmpty()) {
            RuleSetLibrary library = VariantFile.readLeniently(variants).library();
            reader = reader.withRuleSets(name -> RuleSets.ofLeniently(name, library));
        }
        return new GameFacade(reader.read(pgn));
    }

    /** Answers a question of the board's page, as the board's server does; the answer is JSON. */
    @JSExport
    public static String board(String question, String form) {
        if (board == null) {
            board = BoardAnswers.onOneThread();
        }
        return board.answer(question, form);
    }

    static String lines(List<?> values) {
        return values.stream().map(Object::toString).collect(Collectors.joining("\n"));
    }
}
