package io.github.multimove.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.spi.BaseGameProvider;
import io.github.multimove.spi.RuleSetProvider;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.Proxy;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Every public method and constructor of every published module refuses null with a {@link NullPointerException} that
 * names the parameter: by its name alone, or in the virtual machine's own words.
 */
class NullArgumentsTest {
    private static final Pattern EXPORTS = Pattern.compile(" +exports (\\S+)");

    /** Interfaces and independent implementations that tests of games play: {@code io.github.multimove.independent}. */
    private static final String REFERENCES = "io.github.multimove.independent";

    /** What may take null. */
    private static final Set<String> EXCLUDED = Set.of(
            // a set answers for any object
            "LegalTurns.contains(turn)",
            "SquareSet.contains(object)",
            // refuses a resource that is not there in words
            "PerftTable.read(stream)");

    /**
     * Records that the library answers with, sub-moves by the million: their components are its own and not looked at
     * again. Their methods are tried.
     */
    private static final String ANSWERS =
            ".*\\.((SubMove|Effect|ConstraintKinds|RoyalRefusal)\\$.*|\\w+Refusal|MissingStep|NoContinuation|Line)";

    @Test
    void everyPublicParameterIsNamedWhereItIsNull() throws IOException, URISyntaxException {
        List<String> packages = exported();
        List<String> tried = new ArrayList<>();
        List<String> mistakes = new ArrayList<>();
        for (String packageName : packages) {
            publicTypes(packageName)
                    .flatMap(NullArgumentsTest::members)
                    .forEach(member -> leaveOutEach(member, tried, mistakes));
        }
        assertThat(mistakes).isEmpty();
        assertThat(packages).hasSizeGreaterThan(17);
        assertThat(tried)
                .hasSizeGreaterThan(500)
                .contains(
                        "RuleSet.parseTurn(text)",
                        "Setup.Builder.pieces(square)",
                        "Twins.order(value)",
                        "Progressive.Options.over(base)",
                        "Counting.of(position)",
                        "Solver.of(problem)",
                        "Laws.all(position)");
    }

    /** Calls a member as often as it has parameters, each time with null for one of them. */
    private static void leaveOutEach(Executable member, List<String> tried, List<String> mistakes) {
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
                if (!names(answer, member, parameters[i])) {
                    mistakes.add(name + ": " + answer);
                }
            }
        }
    }

    /** The packages that the published modules export, as {@link ModuleDescriptionsTest} has them written down. */
    private static List<String> exported() throws IOException {
        try (InputStream in = Objects.requireNonNull(NullArgumentsTest.class.getResourceAsStream("modules.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(EXPORTS::matcher)
                    .filter(Matcher::matches)
                    .map(exports -> exports.group(1))
                    .filter(name -> !name.equals(REFERENCES))
                    .toList();
        }
    }

    /** The public types of a package, from a folder of classes or from a jar. */
    private static Stream<Class<?>> publicTypes(String packageName) throws IOException, URISyntaxException {
        String folder = packageName.replace('.', '/');
        List<String> names = new ArrayList<>();
        for (URL place :
                Collections.list(NullArgumentsTest.class.getClassLoader().getResources(folder))) {
            if (place.getProtocol().equals("jar")) {
                try (FileSystem jar = FileSystems.newFileSystem(place.toURI(), Map.of())) {
                    names.addAll(names(jar.getPath(folder)));
                }
            } else {
                names.addAll(names(Path.of(place.toURI())));
            }
        }
        return names.stream()
                .sorted()
                .<Class<?>>map(name -> load(packageName + "." + name))
                .filter(type -> isPublic(type) && !isProvider(type));
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".class") && !name.contains("-"))
                    .map(name -> name.substring(0, name.length() - ".class".length()))
                    .toList();
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, NullArgumentsTest.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new LinkageError(name, e);
        }
    }

    private static boolean isPublic(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        return Modifier.isPublic(type.getModifiers()) && (outer == null || isPublic(outer));
    }

    /** Whether it is public for the service loader's sake: the library alone calls it. */
    private static boolean isProvider(Class<?> type) {
        return !type.isInterface()
                && (RuleSetProvider.class.isAssignableFrom(type) || BaseGameProvider.class.isAssignableFrom(type));
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

    /** An option whose parameter is only called {@code value} has the name of its method. */
    private static boolean names(String answer, Executable member, Parameter parameter) {
        String name = parameter.getName();
        return answer.equals(name)
                || answer.endsWith(" because \"" + name + "\" is null")
                || (name.equals("value") && answer.equals(member.getName()));
    }

    private static String name(Executable member, Parameter parameter) {
        String type =
                member.getDeclaringClass().getName().replaceFirst(".*\\.", "").replace('$', '.');
        String method = member instanceof Constructor ? "new" : member.getName();
        return type + "." + method + "(" + parameter.getName() + ")";
    }
}
