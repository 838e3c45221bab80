package io.github.multimove;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The rooms of {@code internal}: what lies below knows nothing of what lies above it. */
class RoomsTest {
    private static final String INTERNAL = "io.github.multimove.internal.";

    /** Bottom up. Each room may use those before it. */
    private static final List<String> ROOMS = List.of(
            "kinds",
            "text",
            "serial",
            "movement",
            "board",
            "turns",
            "turns.simultaneous",
            "turns.series",
            "turns.siblings",
            "turns.time",
            "royal",
            "position",
            "endings",
            "fast",
            "fast.simultaneous",
            "fast.wide",
            "fast.sets",
            "fast.siblings",
            "fast.series",
            "explain",
            "notation",
            "play");

    /** The arrows from the public packages into rooms: factories, texts. */
    private static final Set<String> ARROWS = Set.of(
            "Board -> text.Quoted",
            "Game -> kinds.RootRefusals",
            "Game -> notation.TurnText",
            "Game -> play.Composition",
            "IllegalTurnException -> kinds.RootRefusals",
            "explain.Line -> position.BoardPosition",
            "Movement -> movement.Betza",
            "perft.Perft -> position.BoardPosition",
            "perft.Perft -> position.Rules",
            "PieceType -> text.Quoted",
            "Position -> play.Composition",
            "RuleSet -> play.Composition",
            "RuleSets -> text.IdText",
            "RuleSets -> text.Nearest",
            "RuleSets -> text.Quoted",
            "Turn -> position.ListedTurn",
            "Turn -> serial.Restored",
            "spi.Choice -> text.IdText",
            "spi.Option -> text.Quoted",
            "spi.Reference -> play.Composition");

    /** The public types that only classes of the rooms extend. */
    private static final Set<String> CLOSED = Set.of(
            "LegalTurns -> play.TurnView",
            "PartialTurn -> position.PartialPlacement",
            "Placement -> position.BoardPlacement",
            "Position -> position.BoardPosition",
            "RuleSet -> play.Composition",
            "Turn -> position.ListedTurn",
            "Turn -> position.PackedTurn");

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("io.github.multimove");

    private static String room(JavaClass type) {
        return type.getPackageName().substring(INTERNAL.length());
    }

    private static boolean isInternal(JavaClass type) {
        return type.getPackageName().startsWith(INTERNAL);
    }

    @Test
    void everyRoomIsListed() {
        Set<String> found = CLASSES.stream()
                .filter(RoomsTest::isInternal)
                .map(RoomsTest::room)
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(found).containsExactlyInAnyOrderElementsOf(ROOMS);
    }

    @Test
    void dependenciesPointDown() {
        Set<String> upward = new TreeSet<>();
        for (JavaClass from : CLASSES) {
            for (Dependency dependency : from.getDirectDependenciesFromSelf()) {
                JavaClass to = dependency.getTargetClass().getBaseComponentType();
                if (isInternal(from) && isInternal(to) && ROOMS.indexOf(room(from)) < ROOMS.indexOf(room(to))) {
                    upward.add(from.getName() + " -> " + to.getName());
                }
            }
        }
        assertThat(upward).isEmpty();
    }

    @Test
    void nothingButTheChoiceOfEnginesNamesAFastClass() {
        noClasses()
                .that()
                .resideOutsideOfPackage(INTERNAL + "fast..")
                .and(describe(
                        "are not the choice of engines", type -> !type.getName().equals(INTERNAL + "play.Engines")))
                .should()
                .dependOnClassesThat()
                .resideInAPackage(INTERNAL + "fast..")
                .check(CLASSES);
    }

    @Test
    void structuresKnowNeitherEachOtherNorTheRoyalRule() {
        for (String structure : List.of("simultaneous", "series", "siblings")) {
            classes()
                    .that()
                    .resideInAPackage(INTERNAL + "turns." + structure)
                    .should()
                    .onlyDependOnClassesThat(resideInAPackage(INTERNAL + "turns." + structure)
                            .or(resideInAPackage(INTERNAL + "turns"))
                            .or(resideInAPackage(INTERNAL + "board"))
                            .or(resideInAPackage(INTERNAL + "text"))
                            .or(describe("are not of internal", type -> !isInternal(type))))
                    .check(CLASSES);
        }
    }

    @Test
    void publicPackagesPointIntoRoomsWhereListed() {
        Set<String> arrows = new TreeSet<>();
        for (JavaClass from : CLASSES) {
            for (Dependency dependency : from.getDirectDependenciesFromSelf()) {
                JavaClass to = dependency.getTargetClass().getBaseComponentType();
                if (!isInternal(from) && isInternal(to)) {
                    arrows.add(top(from).substring("io.github.multimove.".length()) + " -> "
                            + top(to).substring(INTERNAL.length()));
                }
            }
        }
        assertThat(arrows).containsExactlyInAnyOrderElementsOf(ARROWS);
    }

    @Test
    void publicTypesAreClosedToRoomsWhereListed() {
        Set<String> arrows = new TreeSet<>();
        for (JavaClass type : CLASSES) {
            Class<?>[] permitted = isInternal(type) ? null : type.reflect().getPermittedSubclasses();
            for (Class<?> subclass : permitted == null ? new Class<?>[0] : permitted) {
                if (subclass.getName().startsWith(INTERNAL)) {
                    arrows.add(
                            type.getSimpleName() + " -> " + subclass.getName().substring(INTERNAL.length()));
                }
            }
        }
        assertThat(arrows).containsExactlyInAnyOrderElementsOf(CLOSED);
    }

    private static String top(JavaClass type) {
        String name = type.getName();
        int nested = name.indexOf('$');
        return nested < 0 ? name : name.substring(0, nested);
    }
}
