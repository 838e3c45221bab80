package io.github.multimove.stress.cost;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The positions that were once expensive to ask about, and what asking costs there: work is counted, no clock is looked at. */
class CostsTest {
    private static final Costs COSTS = new Costs();

    /** A line of {@code costly.tsv}: a rule set, a position, and questions bounded there though not everywhere. */
    record Costly(String id, String text, List<String> questions) {}

    static Stream<Costly> costly() {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(CostsTest.class.getResourceAsStream("costly.tsv")), StandardCharsets.UTF_8))) {
            return in
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .map(parts -> new Costly(
                            parts[0], parts[1], parts.length < 3 ? List.of() : List.of(parts[2].split(", ", -1))))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("costly")
    void everyQuestionIsBoundedOrAnswersInterruption(Costly costly) {
        COSTS.rules(costly.id());
        List<String> asked = new ArrayList<>();
        boolean possible = COSTS.ask(costly.text(), costly.questions(), (question, bounded, cost) -> {
            asked.add(question);
            assertThat(cost.stretch())
                    .as(question + " without a look at the interruption of its thread")
                    .isLessThanOrEqualTo(Costs.MOST_STRETCH);
            if (bounded) {
                assertThat(cost.units()).as(question).isPositive().isLessThanOrEqualTo(Costs.MOST_UNITS);
            }
        });
        assertThat(possible).as(costly.text()).isTrue();
        assertThat(asked).hasSizeGreaterThan(25).containsAll(costly.questions());
    }

    /** It once took longer than twenty seconds to find out that the king on d1 can be captured. */
    @Test
    void aPositionThatIsRefusedIsRefusedSoon() {
        Asker asker =
                COSTS.rules("twins[array=twin-queens,bond=identical,order=sequential,promotion=twins,sharing=true]");
        String text = "nrrn1nr1/r1nn1rrr/rRnrkrQr/r2QRbrr/rrnn1nqr/nrrrrRrn/PQrQrn1n/1b1KrrBN b - - 0 44";
        boolean[] possible = {true};
        Work.Cost cost = Work.of(Costs.MOST_UNITS + 1, () -> possible[0] = asker.position(text));
        assertThat(possible[0]).isFalse();
        assertThat(cost.units()).isPositive().isLessThanOrEqualTo(Costs.MOST_UNITS / 10);
    }

    @Test
    void workIsCountedTheSameEveryTime() {
        List<Work.Cost> costs = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            COSTS.rules("progressive");
            COSTS.ask("8/P4pPP/2P2P2/PPPpPPP1/3Pp1p1/1P3K2/PPPPpPPk/8 w - - 0 2", (question, bounded, cost) -> {
                if (question.equals("bonds")) {
                    costs.add(cost);
                }
            });
        }
        assertThat(costs.get(1).units())
                .isGreaterThan(5_000)
                .isEqualTo(costs.get(2).units());
    }

    @Test
    void whatGoesOnWithoutEndIsEnded() {
        Work.Cost cost = Work.of(1_000, () -> {
            while (true) {
                Work.unit();
            }
        });
        assertThat(cost.units()).isEqualTo(1_001);
        assertThat(cost.stretch()).isEqualTo(1_001);
    }

    @Test
    void aLookEndsAStretch() {
        Work.Cost cost = Work.of(1_000, () -> {
            for (int i = 0; i < 10; i++) {
                Work.unit();
                if (i == 6) {
                    Work.look();
                }
            }
        });
        assertThat(cost).isEqualTo(new Work.Cost(10, 7));
    }

    @Test
    void aQuestionOfSeveralPartsCostsWhatTheMostExpensiveDoes() {
        Work.Cost cost = Work.of(6, () -> {
            for (int part : new int[] {2, 5, 3}) {
                for (int i = 0; i < part; i++) {
                    Work.unit();
                }
                Work.next();
            }
        });
        assertThat(cost).isEqualTo(new Work.Cost(5, 5));
    }

    @Test
    void thePositionsOfTheSearchAreReproducible() {
        Asker asker = COSTS.rules("two-prong");
        String wild = asker.wild(5).orElseThrow();
        assertThat(asker.wild(5)).contains(wild);
        assertThat(asker.changed(wild, 6)).isPresent().isNotEqualTo(wild).isEqualTo(asker.changed(wild, 6));
        assertThat(COSTS.ids()).contains("duck", "progressive", "twins");
    }
}
