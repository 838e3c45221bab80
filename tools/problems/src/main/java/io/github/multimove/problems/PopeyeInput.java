package io.github.multimove.problems;

import io.github.multimove.RuleSet;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Problems as the solver Popeye reads them: its English or German commands, as far as the genres of {@link Stipulation} go.
 *
 * <table>
 * <caption>What is read</caption>
 * <tr><th>command</th><th>what it says</th></tr>
 * <tr><td>{@code begin}, {@code next}, {@code end}</td><td>where problems begin and end</td></tr>
 * <tr><td>{@code author}, {@code origin}, {@code title}</td><td>kept as they are written, to the end of the line; of several
 * lines, with {@code ; } between them</td></tr>
 * <tr><td>{@code award}, {@code remark}, {@code protocol}, {@code latex}</td><td>passed over, to the end of the
 * line</td></tr>
 * <tr><td>{@code forsyth}</td><td>the placement; {@code S} is a knight</td></tr>
 * <tr><td>{@code initialgamearray}</td><td>the pieces of the game's initial position</td></tr>
 * <tr><td>{@code pieces}</td><td>{@code white Kc1 Rd1 Pa2b2 black Ke8}</td></tr>
 * <tr><td>{@code stipulation}</td><td>as {@link Stipulation#of}, also with
 * {@code exact-} before help play and series; {@code ~1} and other goals are refused</td></tr>
 * <tr><td>{@code option}</td><td>{@code WhiteToPlay} (which makes {@code h#3} an {@code h#2.5}), {@code SetPlay},
 * {@code Try}, {@code Defence n}, {@code Variation}, {@code MaxSolutions n}, {@code Duplex}, {@code HalfDuplex},
 * {@code NoCastling a1h8}, {@code EnPassant e2e3e4}, {@code PostKeyPlay},
 * {@code NoWhiteKing} and {@code NoBlackKing} ({@link io.github.multimove.rules.RoyalRule.LastRoyal#mayLackRoyals}); {@code NoBoard}, {@code Intelligent}, {@code MoveNumbers} and the
 * like change no answer and are passed over</td></tr>
 * <tr><td>{@code twin exchange a1 b1}</td><td>changes as {@link Problem#twin}; {@code cont} changes the twin
 * before</td></tr>
 * <tr><td>{@code zeroposition move a1 b1}</td><td>the same, and the diagram itself is not solved</td></tr>
 * </table>
 *
 * <p>Words may be shortened and written in any case, as Popeye allows. A problem that begins with {@code AnfangProblem} has
 * German words and letters of pieces. Anything else, conditions among them, is refused: a
 * problem is never solved as another.
 *
 * <p>Immutable, equal by value.
 *
 * @param problem the problem
 * @param author the author, or the empty text
 * @param origin the source, or the empty text
 * @param title the title, or the empty text
 * @param isSetPlay whether set play is asked for
 * @param tries the most refutations of the tries that are asked for; 0 for none
 * @param isVariation whether variations are asked for
 * @param isDuplex whether a duplex is asked for: the same problem with the other side to move
 * @param isPostKey whether the position is the one after the key: the side to move defends
 * @param twins the twins that are asked for, after the problem itself, in their order
 * @param maxSolutions the most solutions that are asked for; {@link Integer#MAX_VALUE} if all are
 */
public record PopeyeInput(
        Problem problem,
        String author,
        String origin,
        String title,
        boolean isSetPlay,
        int tries,
        boolean isVariation,
        boolean isDuplex,
        boolean isPostKey,
        List<Problem> twins,
        int maxSolutions) {
    /**
     * Checks that nothing is null.
     *
     * @throws IllegalArgumentException if the key has been played in play without keys
     */
    public PopeyeInput {
        Objects.requireNonNull(problem, "problem");
        Objects.requireNonNull(author, "author");
        Objects.requireNonNull(origin, "origin");
        Objects.requireNonNull(title, "title");
        twins = List.copyOf(Objects.requireNonNull(twins, "twins"));
        Stream.concat(Stream.of(problem), twins.stream())
                .forEach(each -> Solver.of(each).afterKey(isPostKey));
    }

    /** Returns a solver of the problem that tells what is asked for. */
    public Solver solver() {
        return solver(problem);
    }

    /** Returns all that is to be solved: the problem and its twins, each followed by its duplex if that is asked for. */
    public List<Problem> problems() {
        return Stream.concat(Stream.of(problem), twins.stream())
                .flatMap(each -> Stream.concat(Stream.of(each), isDuplex ? each.duplex().stream() : Stream.empty()))
                .toList();
    }

    /** Returns a solver of one of the {@link #problems()} that tells what is asked for. */
    public Solver solver(Problem each) {
        return Solver.of(Objects.requireNonNull(each, "each"))
                .detail(isVariation ? Solver.Detail.VARIATIONS : Solver.Detail.KEYS)
                .tries(tries)
                .setPlay(isSetPlay)
                .afterKey(isPostKey)
                .solutions(maxSolutions);
    }

    /**
     * Returns the problems of a text in Popeye's input language, if none is refused.
     *
     * @param rules the game that they are of, such as the orthodox one
     * @throws PopeyeException if a command, an option or a condition is not among those above, a problem has no
     *     board or no stipulation, or its position is refused
     */
    public static List<PopeyeInput> read(RuleSet rules, String text) {
        return read(rules, text, refused -> {
            throw refused;
        });
    }

    /**
     * Returns the problems of a text in Popeye's input language, but for those that are refused.
     *
     * @param rules the game that they are of, such as the orthodox one
     * @param refused is told of each problem that {@link #read(RuleSet, String)} would refuse
     */
    public static List<PopeyeInput> read(RuleSet rules, String text, Consumer<PopeyeException> refused) {
        Objects.requireNonNull(rules, "rules");
        Objects.requireNonNull(refused, "refused");
        List<PopeyeInput> found = new ArrayList<>();
        PopeyeReader reader = new PopeyeReader(rules, 1, false);
        int number = 0;
        for (String line : text.split("\r\n?|\n", -1)) {
            number++;
            Deque<String> words = new ArrayDeque<>(List.of(line.strip().split("\\s+", -1)));
            while (reader.read(words, number)) {
                reader = reader.end(found, refused);
            }
        }
        reader.end(found, refused);
        return List.copyOf(found);
    }
}
