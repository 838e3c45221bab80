package io.github.multimove.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Game;
import io.github.multimove.LegalTurns;
import io.github.multimove.Movement;
import io.github.multimove.Outcome;
import io.github.multimove.PartialTurn;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Setup;
import io.github.multimove.SubMove;
import io.github.multimove.Turn;
import io.github.multimove.diagram.Diagram;
import io.github.multimove.perft.Perft;
import io.github.multimove.pgn.PgnGame;
import io.github.multimove.rules.BaseGame;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Objects that threads may share are published safely however they are handed over: every field is final, or stands here
 * with the reason why it need not be.
 *
 * <p>What a final field leads to is seen by every thread as it was when the constructor ended; a field written later may be
 * read before it, and must then be computed once more from what is final, to an equal immutable object.
 */
class SharedObjectsTest {
    /** Written when first asked, by one write of a number or an object whose fields are final; two threads may write it. */
    private static final Set<String> MADE_WHEN_FIRST_ASKED = Set.of("""
            BoardPosition.engine Clause.next TurnView.turns TurnView.counted ExtraPlanes.pieces SimultaneousTable.base
            GameTables.kept EnteredTurn.offer Game.known
            """.strip().split("\\s+", -1));

    /** A volatile field, or written before one is and reached through it only. */
    private static final Set<String> REACHED_THROUGH_VOLATILE =
            Set.of("""
            PairMatrix.changes WideAnswers.captures SimultaneousTable.clashing RoyalSafety.able
            RoyalSafety.answering SeriesContinuations.newRound SeriesContinuations.step SeriesContinuations.steps
            SeriesContinuations.stop SeriesContinuations.subMoves SeriesPrefixState.capturing SeriesPrefixState.next
            SeriesTurns.asked SubMoves.at SubMoves.size
            """.strip().split("\\s+", -1));

    /** Never written again once they are reached through somebody's final field. */
    private static final Set<String> WRITTEN_BEFORE = Set.of("""
            BoardState.black BoardState.straight BoardState.oblique BoardState.low BoardState.high BoardState.rare
            BoardState.side BoardState.castling BoardState.key Tables128.pawnsCaptureAsTheyMove Attacks64.anyPawn
            Attacks64.anyRoyal Attacks64.pawnNotStraight Attacks64.pawnNotOblique Attacks64.pawnNotLow
            Attacks64.pawnNotHigh Attacks64.royalNotStraight Attacks64.royalNotOblique Attacks64.royalNotLow
            Attacks64.royalNotHigh Attacks64.sliderNeverLeapsMask Attacks64.isSupported Castlings.castlers
            Builder.side Builder.siblings Builder.halfTurnClock Builder.turnNumber
            """.strip().split("\\s+", -1));

    /** Of boards that one call makes for itself and writes over: no shared object holds one. */
    private static final Set<String> OF_ONE_CALL = Set.of("""
            DestinationMatching.high DestinationMatching.low DestinationMatching.newHigh DestinationMatching.newLow
            DestinationMatching.preferred DestinationMatching.size DestinationMatching.squareOf
            DestinationMatching.unplaced SiblingBoard.destinations SiblingBoard.enemy SiblingBoard.king
            SiblingBoard.members SiblingBoard.occupied SiblingBoard.own SiblingBoard.royals SiblingBoard.sets
            SiblingBoard.stacked SiblingBoard.twins
            """.strip().split("\\s+", -1));

    @Test
    void everyFieldIsFinalOrStandsHere() throws Exception {
        Set<String> written = new TreeSet<>();
        for (Class<?> type : reachable()) {
            for (Field field : type.getDeclaredFields()) {
                int modifiers = field.getModifiers();
                if (!Modifier.isFinal(modifiers) && !Modifier.isStatic(modifiers)) {
                    written.add(type.getSimpleName() + "." + field.getName());
                }
            }
        }
        Set<String> expected = new TreeSet<>(MADE_WHEN_FIRST_ASKED);
        expected.addAll(REACHED_THROUGH_VOLATILE);
        expected.addAll(WRITTEN_BEFORE);
        expected.addAll(OF_ONE_CALL);
        assertThat(written).isEqualTo(expected);
    }

    @Test
    void nothingStaticIsWrittenAfterItsClassIsLoaded() throws Exception {
        for (Class<?> type : all()) {
            for (Field field : type.getDeclaredFields()) {
                assertThat(Modifier.isStatic(field.getModifiers()) && !Modifier.isFinal(field.getModifiers()))
                        .as(type + "." + field.getName())
                        .isFalse();
            }
        }
    }

    /** What programs are told they may share, every engine, and what these lead to. */
    private static Set<Class<?>> reachable() throws Exception {
        List<Class<?>> all = all();
        Deque<Class<?>> open = new ArrayDeque<>(List.of(
                RuleSet.class,
                Position.class,
                Turn.class,
                LegalTurns.class,
                PartialTurn.class,
                Game.class,
                PgnGame.class,
                Perft.class,
                Setup.class,
                Diagram.class,
                Outcome.class,
                SubMove.class,
                BaseGame.class,
                Movement.class));
        Set<Class<?>> seen = new LinkedHashSet<>();
        while (!open.isEmpty()) {
            Class<?> type = open.pop();
            while (type.isArray()) {
                type = type.getComponentType();
            }
            if (!type.getName().startsWith("io.github.multimove.") || !seen.add(type)) {
                continue;
            }
            for (Field field : type.getDeclaredFields()) {
                open.push(field.getType());
            }
            for (Class<?> other : all) {
                if (type.isAssignableFrom(other) || (other.getEnclosingClass() == type && other.isRecord())) {
                    open.push(other);
                }
            }
        }
        assertThat(seen).hasSizeGreaterThan(60);
        return seen;
    }

    private static List<Class<?>> all() throws IOException, URISyntaxException, ClassNotFoundException {
        List<Class<?>> all = new ArrayList<>();
        for (Class<?> one : List.of(RuleSet.class, PgnGame.class, Diagram.class)) {
            Path classes = Path.of(
                    one.getProtectionDomain().getCodeSource().getLocation().toURI());
            if (Files.isDirectory(classes)) {
                add(classes, all);
            } else {
                try (FileSystem jar = FileSystems.newFileSystem(classes)) {
                    add(jar.getPath("/"), all);
                }
            }
        }
        assertThat(all).hasSizeGreaterThan(150);
        return all;
    }

    private static void add(Path classes, List<Class<?>> all) throws IOException, ClassNotFoundException {
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path file :
                    files.filter(f -> f.toString().endsWith(".class")).sorted().toList()) {
                String name = classes.relativize(file)
                        .toString()
                        .replaceAll("\\.class$", "")
                        .replaceAll("[/\\\\]", ".");
                if (!name.equals("module-info") && !name.endsWith("package-info")) {
                    all.add(Class.forName(name, false, RuleSet.class.getClassLoader()));
                }
            }
        }
    }
}
