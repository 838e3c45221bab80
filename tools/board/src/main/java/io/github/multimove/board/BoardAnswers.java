package io.github.multimove.board;

import java.nio.file.Path;
import java.util.Map;

/**
 * Answers the questions of the board's page, texts for texts: what the server does with a request, and what the page does by
 * itself where there is no server.
 */
public final class BoardAnswers {
    private final JsonAnswers answers;

    private BoardAnswers(JsonAnswers answers) {
        this.answers = answers;
    }

    /** Answers all questions but those about problems, on the thread that asks. */
    public static BoardAnswers onOneThread() {
        return new BoardAnswers(new JsonAnswers());
    }

    /** Answers all questions; problems are solved on threads of their own. */
    public static BoardAnswers onThreads() {
        return new BoardAnswers(new JsonAnswers().withProblems());
    }

    /** Answers all questions, and tells of positions what the tables of a folder say ({@code Endings.folder}). */
    public static BoardAnswers onThreads(Path endings) {
        return new BoardAnswers(new JsonAnswers().withProblems().withEndings(endings));
    }

    /** Returns whether there is a question of that name. */
    public boolean has(String question) {
        return answers.has(question);
    }

    /**
     * Answers a question in JSON. What the rules refuse is answered by <code>{"problem": ...}</code> with a sentence.
     *
     * @param question the name of the question
     * @param form named texts, as browsers send the fields of a form
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     */
    public String answer(String question, String form) {
        try {
            return Json.of(answers.answer(question, RequestForm.read(form)));
        } catch (IllegalArgumentException | IllegalStateException | ArithmeticException refused) {
            return problem(String.valueOf(refused.getMessage()));
        }
    }

    static String problem(String sentence) {
        return Json.of(Map.of("problem", sentence));
    }
}
