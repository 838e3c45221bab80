package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Every public method and constructor refuses null with a {@link NullPointerException} that names the parameter: by its
 * name alone, or in the virtual machine's own words.
 */
class NullArgumentsTest {
    private static final List<String> PACKAGES =
            List.of("io.github.multimove", "io.github.multimove.rules", "io.github.multimove.spi");

    /** What may take null. */
    private static final Set<String> EXCLUDED = Set.of(
            // a set answers for any object
            "LegalTurns.contains(turn)");

    /**
     * Records that the library answers with, sub-moves by the million: their components are its own and not looked at
     * again. Their methods are tried.
     */
    private static final String ANSWERS = ".*\\.(SubMove|Effect|Bond|(Turn|SubMove|Step|Royal|)Refusal)\\$.*";

    @Test
    void everyPublicParameterIsNamedWhereItIsNull() {
        List<String> tried = new ArrayList<>();
        List<String> mistakes = new ArrayList<>();
        publicTypes().flatMap(NullArgumentsTest::members).forEach(member -> {
            Object on = receiver(member);
            if (on != null && Proxy.isProxyClass(on.getClass())) {
                return; // an interface that programs implement
            }
            Parameter[] parameters = member.getParameters();
            for (int i = 0; i < parameters.length; i++) {
                String name = name(member, parameters[i]);
                if (!parameters[i].getType().isPrimitive() && !EXCLUDED.contains(name)) {
                    String answer = answer(member, on, i);
                    tried.add(name);
                    if (!names(answer, parameters[i].getName())) {
                        mistakes.add(name + ": " + answer);
                    }
                }
            }
        });
        assertThat(mistakes).isEmpty();
        assertThat(tried).hasSizeGreaterThan(400).contains("RuleSet.parseTurn(text)", "Setup.Builder.men(square)");
    }

    private static Stream<Class<?>> publicTypes() {
        return new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages(PACKAGES).stream()
                        .filter(type -> PACKAGES.contains(type.getPackageName()))
                        .filter(type -> !type.isAnonymousClass() && isPublic(type))
                        .map(JavaClass::reflect);
    }

    private static boolean isPublic(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PUBLIC)
                && type.getEnclosingClass().map(NullArgumentsTest::isPublic).orElse(true);
    }

    private static Stream<Executable> members(Class<?> type) {
        Stream<Executable> constructors =
                type.getName().matches(ANSWERS) ? Stream.empty() : Arrays.stream(type.getConstructors());
        Stream<Executable> methods = Arrays.stream(type.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()) && !method.isSynthetic())
                .filter(method -> !method.getName().equals("equals"))
                .filter(method -> !(type.isEnum() && method.getName().equals("valueOf")))
                .map(method -> method);
        return Stream.concat(constructors, methods).filter(member -> member.getParameterCount() > 0);
    }

    private static @Nullable Object receiver(Executable member) {
        return member instanceof Constructor || Modifier.isStatic(member.getModifiers())
                ? null
                : Samples.of(member.getDeclaringClass());
    }

    /** Calls a member with null for one parameter and samples for the others, and returns the refusal. */
    private static String answer(Executable member, @Nullable Object on, int nullAt) {
        @Nullable Object[] arguments = new Object[member.getParameterCount()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = i == nullAt ? null : Samples.of(member.getParameterTypes()[i]);
        }
        try {
            if (member instanceof Constructor<?> constructor) {
                constructor.newInstance(arguments);
            } else {
                ((Method) member).invoke(on, arguments);
            }
            return "not refused";
        } catch (InvocationTargetException e) {
            Throwable refusal = e.getTargetException();
            return refusal instanceof NullPointerException
                    ? String.valueOf(refusal.getMessage())
                    : String.valueOf(refusal);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(member.toString(), e);
        }
    }

    private static boolean names(String answer, String parameter) {
        return answer.equals(parameter) || answer.endsWith(" because \"" + parameter + "\" is null");
    }

    private static String name(Executable member, Parameter parameter) {
        String type =
                member.getDeclaringClass().getName().replaceFirst(".*\\.", "").replace('$', '.');
        String method = member instanceof Constructor ? "new" : member.getName();
        return type + "." + method + "(" + parameter.getName() + ")";
    }
}
