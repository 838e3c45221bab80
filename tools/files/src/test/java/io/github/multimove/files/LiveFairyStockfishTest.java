package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.multimove.Position;
import io.github.multimove.Reading;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Talks to a Fairy-Stockfish where there is one, and for Duck Chess to one that knows it, as versions of 2022 and later do.
 * What one has said is recorded for {@link FairyStockfishTest} and {@link BaseGamesTest}.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class LiveFairyStockfishTest {
    private static final int TURNS = 40;
    private static final int BASE_TURNS = 11;
    /** The moves after each move are counted in one position of so many. */
    private static final int DEEP = 12;
    /** Where there are more turns, they are not. */
    private static final int MANY = 300;

    /**
     * Castling is written as king takes rook there; pawns that may go back or sideways do not set the clock back there; and
     * the duck's game is here a base without duck.
     */
    private static final Set<String> OTHERWISE = Set.of("fischerandom", "pawnback", "pawnsideways", "duck");

    private static final String OWN = """
            [own-amazons:chess]
            queen = -
            amazon = q

            [own-cardinals:chess]
            archbishop = a
            chancellor = c
            promotionPieceTypes = acqrbn
            startFen = rabqkcnr/pppppppp/8/8/8/8/PPPPPPPP/RABQKCNR w KQkq - 0 1
            """;

    @TempDir
    private Path folder;

    private UciEngine engine;

    @BeforeAll
    void start() throws IOException {
        var program = UciEngine.fairyStockfish();
        assumeTrue(program.isPresent(), "NOT RUN: no fairy-stockfish on PATH");
        engine = new UciEngine(program.orElseThrow());
    }

    @AfterAll
    void stop() {
        if (engine != null) {
            engine.close();
        }
    }

    @ParameterizedTest
    @CsvSource({"chess, orthodox", "grand, grand", "duck, duck"})
    void publishedGamesAreTheSame(String theirs, String ours) throws IOException {
        assumeTrue(engine.variants().contains(theirs), "NOT RUN: this fairy-stockfish has no " + theirs);
        aGameIsTheSame(theirs, RuleSets.of(ours), TURNS);
    }

    @Test
    void gamesOfAVariantFileAreTheSame() throws IOException {
        engine.say("setoption name VariantPath value " + Files.writeString(folder.resolve("own.ini"), OWN));
        VariantFile file = VariantFile.read(OWN);
        assertThat(file.warnings()).isEmpty();
        assertThat(engine.variants()).containsAll(file.names());
        for (String name : file.names()) {
            aGameIsTheSame(name, file.ruleSet(name), TURNS);
        }
    }

    @Test
    void baseGamesAreTheSame() throws IOException {
        Set<String> both = engine.variants();
        both.retainAll(VariantFile.bases().names());
        both.removeAll(OTHERWISE);
        assertThat(both).hasSizeGreaterThan(20);
        for (String name : both) {
            aGameIsTheSame(name, VariantFile.bases().ruleSet(name), BASE_TURNS);
        }
    }

    /** Needs an engine of 2022 or later; {@code -Ddefinitions=5000 -Dseed=1} tries so many, from that seed. */
    @Test
    void randomDefinitionsAreTheSame() throws IOException {
        assumeTrue(engine.variants().contains("duck"), "NOT RUN: this fairy-stockfish does not know all keys");
        int wanted = Integer.getInteger("definitions", 40);
        int same = 0;
        for (long seed = Long.getLong("seed", 0); same < wanted; seed++) {
            String name = "random" + seed;
            String text = RandomDefinition.of(name, seed);
            VariantFile file = VariantFile.readLeniently(text);
            if (file.names().isEmpty() || !file.warnings().isEmpty()) {
                continue;
            }
            if (same++ % 5 == 0) { // an engine talks for a minute
                engine.close();
                start();
            }
            engine.say("setoption name VariantPath value " + Files.writeString(folder.resolve(name + ".ini"), text));
            try {
                aGameIsTheSame(name, file.ruleSet(name), BASE_TURNS);
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError(text + e.getMessage(), e);
            }
        }
        assertThat(same).isEqualTo(wanted);
    }

    /** Goes through a game of moves that the engine has named, and asks both for all moves of each position. */
    private void aGameIsTheSame(String name, RuleSet rules, int turns) throws IOException {
        engine.say("setoption name UCI_Variant value " + name);
        List<String> moves = new ArrayList<>();
        Position position = rules.initialPosition();
        Random random = new Random(39);
        for (int i = 0; i < turns && position.outcome().isEmpty(); i++) {
            engine.say("position startpos moves " + String.join(" ", moves));
            assertThat(withoutClock(FairyStockfish.position(rules, engine.position())))
                    .as("after %s", moves)
                    .isEqualTo(withoutClock(position));
            engine.say("position fen " + position);
            assertThat(FairyStockfish.position(rules, engine.position()))
                    .as("read there")
                    .hasToString(position.toString());

            boolean deep = i % DEEP == 0 && position.legalTurns().count() <= MANY;
            Map<String, Long> found = engine.perft(deep ? 2 : 1);
            if (found.isEmpty()) {
                assertThat(position.legalTurns()).isEmpty();
                return;
            }
            assertThat(found).as("moves of %s", position).isEqualTo(expected(position, found, deep));

            List<String> all = List.copyOf(found.keySet());
            moves.add(all.get(random.nextInt(all.size())));
            position = position.play(position.parseTurn(moves.get(i), Reading.LENIENT));
        }
        assertThat(moves.size() > 5 || position.outcome().isPresent()).isTrue();
    }

    /** A position's text without the half-turn clock, which a drop and kinds besides the pawn that promote do not reset there. */
    private static String withoutClock(Position position) {
        return position.toString().replaceFirst("[0-9]+ ([0-9]+)$", "$1");
    }

    /** Returns what the engine should have found: of the squares that it sets the duck on after a king's capture, those it named. */
    private static Map<String, Long> expected(Position position, Map<String, Long> found, boolean deep) {
        Map<Turn, List<String>> words = new HashMap<>();
        for (String word : found.keySet()) {
            words.computeIfAbsent(position.parseTurn(word, Reading.LENIENT), turn -> new ArrayList<>())
                    .add(word);
        }
        Map<String, Long> expected = new TreeMap<>();
        for (Turn turn : position.legalTurns()) {
            long below = deep ? FairyStockfishTest.moves(position.play(turn)) : 1;
            expected.put(FairyStockfish.uci(position, turn), below);
            int named = FairyStockfishTest.moves(position, turn);
            List<String> said = words.getOrDefault(turn, List.of());
            if (named > 1 && said.size() == named) {
                said.forEach(word -> expected.put(word, below));
            }
        }
        return expected;
    }
}
