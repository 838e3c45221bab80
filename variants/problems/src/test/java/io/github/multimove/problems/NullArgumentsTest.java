package io.github.multimove.problems;

import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Who leaves an argument out is told which. */
class NullArgumentsTest {
    private static final RuleSet RULES = Orthodox.rules();
    private static final Position START = RULES.initialPosition();
    private static final Problem PROBLEM = new Problem(START, Stipulation.of("#2"));

    @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"}) // what a program without NullAway can pass
    private static <T> T absent() {
        return null;
    }

    private static Arguments named(String parameter, ThrowingCallable call) {
        return Arguments.of(parameter, call);
    }

    static Stream<Arguments> calls() {
        Turn turn = START.legalTurns().iterator().next();
        Branch.Kind kind = Branch.Kind.KEY;
        return Stream.of(
                named("kind", () -> new Branch(absent(), START, turn, false, List.of())),
                named("position", () -> new Branch(kind, absent(), turn, false, List.of())),
                named("turn", () -> new Branch(kind, START, absent(), false, List.of())),
                named("branches", () -> new Branch(kind, START, turn, false, absent())),
                named("problem", () -> new Solution(absent(), List.of(), List.of(), List.of(), true, 1)),
                named("solutions", () -> new Solution(PROBLEM, absent(), List.of(), List.of(), true, 1)),
                named("tries", () -> new Solution(PROBLEM, List.of(), absent(), List.of(), true, 1)),
                named("setPlay", () -> new Solution(PROBLEM, List.of(), List.of(), absent(), true, 1)),
                named("rules", () -> Problem.of(absent(), "8/8", "#2")),
                named("forsyth", () -> Problem.of(RULES, absent(), "#2")),
                named("text", () -> Problem.of(RULES, "8/8", absent())),
                named("rules", () -> Problem.of(absent(), "8/8 #2")),
                named("text", () -> Stipulation.of(absent())),
                named("rules", () -> Endings.of(absent(), "Q")),
                named("rules", () -> SolvedGame.of(absent(), Stream.of(START), 1)),
                named("rules", () -> SolvedGame.read(absent(), java.io.InputStream.nullInputStream())),
                named("in", () -> SolvedGame.read(RULES, absent())),
                named("result", () -> new SolvedGame.Value(absent(), 0)));
    }

    @ParameterizedTest
    @MethodSource("calls")
    void theParameterIsNamed(String parameter, ThrowingCallable call) {
        assertThatNullPointerException().isThrownBy(call).withMessage(parameter);
    }
}
