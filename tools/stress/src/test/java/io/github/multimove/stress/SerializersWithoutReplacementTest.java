package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Some serializers look at fields alone: they call neither {@code writeReplace} nor a constructor, and hand back objects
 * without their fields. Such an object refuses every question and says why.
 */
class SerializersWithoutReplacementTest {
    private static final RuleSet RULES = RuleSets.of("two-prong");

    /** An object as those serializers make it. */
    private static <T> T empty(T like) {
        try {
            Class<?> factory = Class.forName("sun.reflect.ReflectionFactory");
            Object made = factory.getMethod("getReflectionFactory").invoke(null);
            Constructor<?> constructor =
                    (Constructor<?>) factory.getMethod("newConstructorForSerialization", Class.class, Constructor.class)
                            .invoke(made, like.getClass(), Object.class.getDeclaredConstructor());
            @SuppressWarnings("unchecked")
            T empty = (T) constructor.newInstance();
            return empty;
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("expected an object of any class", e);
        }
    }

    /** Every question without arguments, and some with. */
    static Stream<Map.Entry<String, Callable<?>>> questions() {
        Position position = empty(RULES.initialPosition());
        RuleSet rules = empty(RULES);
        Map<String, Callable<?>> asked = new LinkedHashMap<>();
        asked(Position.class, position, asked);
        asked(RuleSet.class, rules, asked);
        asked(Turn.class, empty(RULES.initialPosition().legalTurns().at(0)), asked);
        asked.put("position: play", () -> position.play("e2e4"));
        asked.put("position of a rule set", () -> RULES.isCheck(position));
        asked.put("rule set: position", () -> rules.position("8/8/8/8/8/8/8/8 w - - 0 1"));
        asked.put("rule set: position of bytes", () -> rules.position(new byte[3]));
        asked.put("rule set: setup", () -> rules.setup("8/8/8/8/8/8/8/8 w - - 0 1"));
        asked.put("rule set: isCheck", () -> rules.isCheck(RULES.initialPosition()));
        return asked.entrySet().stream();
    }

    private static <T> void asked(Class<T> type, T empty, Map<String, Callable<?>> asked) {
        Stream.concat(Stream.of(type.getMethods()), Stream.of(Object.class.getMethods()))
                .filter(method -> method.getParameterCount() == 0
                        && !Modifier.isStatic(method.getModifiers())
                        && (method.getDeclaringClass() != Object.class
                                || Set.of("hashCode", "toString").contains(method.getName())))
                .forEach(method -> asked.put(type.getSimpleName() + "." + method.getName(), () -> {
                    try {
                        return method.invoke(empty);
                    } catch (InvocationTargetException e) {
                        throw (Exception) e.getCause();
                    }
                }));
    }

    @ParameterizedTest
    @MethodSource("questions")
    void everyQuestionIsRefusedInWords(Map.Entry<String, Callable<?>> question) {
        assertThatThrownBy(() -> question.getValue().call())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("that the library has made, found one without its fields")
                .hasMessageContaining("writeReplace");
    }

    @Test
    void emptyTurnsAreNoLegalTurns() {
        for (String id : List.of("orthodox", "two-prong", "twins", "progressive")) {
            LegalTurns turns = RuleSets.of(id).initialPosition().legalTurns();
            Turn empty = empty(turns.iterator().next());
            assertThatThrownBy(() -> turns.contains(empty)).isInstanceOf(IllegalStateException.class);
            assertThat(turns.contains(turns.at(0))).isTrue();
        }
    }
}
