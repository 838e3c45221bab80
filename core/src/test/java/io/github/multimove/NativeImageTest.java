package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What a native image is told about serialization names every value that can be written, and no other class. */
class NativeImageTest {
    private static final String FILE =
            "META-INF/native-image/io.github.multimove/multimove-core/serialization-config.json";

    @Test
    void everyClassThatIsWrittenIsNamed() throws IOException {
        Set<String> written = new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("io.github.multimove")
                        .stream()
                        .filter(type -> type.isAssignableTo(Serializable.class))
                        .filter(type ->
                                !type.isInterface() && !type.getModifiers().contains(JavaModifier.ABSTRACT))
                        .filter(type -> !type.isAnonymousClass() && !type.isEnum())
                        .map(JavaClass::getName)
                        .collect(Collectors.toCollection(TreeSet::new));
        assertThat(named()).isEqualTo(List.copyOf(written));
    }

    private static List<String> named() throws IOException {
        try (InputStream in = NativeImageTest.class.getClassLoader().getResourceAsStream(FILE)) {
            assertThat(in).as(FILE).isNotNull();
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Pattern.compile("\"name\": \"([^\"]+)\"")
                    .matcher(text)
                    .results()
                    .map(match -> match.group(1))
                    .toList();
        }
    }
}
