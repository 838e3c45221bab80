package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** All arrows between the public packages: the root leads neither to {@code perft} nor to {@code explain}. */
class PublicPackagesTest {
    private static final String ROOT = "io.github.multimove";

    /** The root stands with {@code rules} and {@code spi} in a circle: rule sets are made of rules, and announced. */
    private static final Set<String> ARROWS = Set.of(
            "explain -> root",
            "perft -> root",
            "root -> catalogue",
            "root -> rules",
            "root -> spi",
            "rules -> root",
            "spi -> catalogue",
            "spi -> root",
            "spi -> rules");

    @Test
    void arrowsBetweenPublicPackagesAreListed() {
        Set<String> arrows = new TreeSet<>();
        for (JavaClass from : new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages(ROOT)) {
            for (Dependency dependency : from.getDirectDependenciesFromSelf()) {
                JavaClass to = dependency.getTargetClass().getBaseComponentType();
                if (isPublicPackage(from) && isPublicPackage(to) && !name(from).equals(name(to))) {
                    arrows.add(name(from) + " -> " + name(to));
                }
            }
        }
        assertThat(arrows).containsExactlyInAnyOrderElementsOf(ARROWS);
    }

    private static boolean isPublicPackage(JavaClass type) {
        return type.getPackageName().startsWith(ROOT) && !type.getPackageName().startsWith(ROOT + ".internal");
    }

    private static String name(JavaClass type) {
        return type.getPackageName().equals(ROOT)
                ? "root"
                : type.getPackageName().substring(ROOT.length() + 1);
    }
}
