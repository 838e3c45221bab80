package io.github.multimove.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.perft.Perft;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.RandomPlay;
import io.github.multimove.testkit.RandomSetup;
import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The games of {@code rules/more-series.md} written as text are those of the modules, position by position. */
final class MoreSeriesTest {
    /** Of positions with more turns the first ones are compared. */
    private static final int MOST_TURNS = 2_000;

    @ParameterizedTest
    @Tag("budget")
    @CsvSource(delimiter = '|', textBlock = """
            own-triplets | triplets | 16 | 256
            own-accelerated | accelerated | 445 | 194957
            own-portuguese | progressive[form=portuguese] | 20 | 8256
            own-kings-progressive | kings-progressive | 20 | 400
            own-moderate | moderate-progressive | 20 | 8656
            own-conservative | moderate-progressive[conservative=true] | 20 | 8656
            own-balanced-swap | balanced-swap | 20 | 7580
            own-take-all | progressive-take-all | 20 | 8902
            """)
    void fileAndModuleGiveTheSameTurns(String name, String id, long first, long second) throws IOException {
        RuleSet own =
                VariantFile.read(VariantFileTest.resource("more-series.ini")).ruleSet(name);
        RuleSet published = RuleSets.of(id);
        assertThat(own.structure()).isEqualTo(published.structure());
        assertThat(own.royalRule()).isEqualTo(published.royalRule());
        assertThat(Perft.count(own.initialPosition(), 1)).isEqualTo(first);
        assertThat(Perft.count(own.initialPosition(), 2)).isEqualTo(second);
        for (Position position : RandomPlay.game(published, 5, Budget.of(3, 30))) {
            agree(own, position);
        }
        int setUp = 0;
        for (long seed = 0; seed < Budget.of(8, 40); seed++) {
            Position position = RandomSetup.position(published, seed).orElse(null);
            if (position != null) {
                agree(own, position);
                setUp++;
            }
        }
        assertThat(setUp).isGreaterThan(Budget.of(2, 15));
    }

    private static void agree(RuleSet own, Position published) {
        Position read = own.position(published.toString());
        assertThat(read).hasToString(published.toString());
        List<Turn> turns = published.legalTurns().stream().limit(MOST_TURNS).toList();
        assertThat(read.legalTurns().stream().limit(MOST_TURNS).map(Turn::toString))
                .as(published.toString())
                .containsExactlyElementsOf(turns.stream().map(Turn::toString).toList());
        assertThat(read.isCheck()).as(published.toString()).isEqualTo(published.isCheck());
        assertThat(read.isCheckmate()).as(published.toString()).isEqualTo(published.isCheckmate());
        assertThat(read.isStalemate()).as(published.toString()).isEqualTo(published.isStalemate());
        assertThat(read.outcome()).as(published.toString()).isEqualTo(published.outcome());
        SplittableRandom random = new SplittableRandom(published.toString().hashCode());
        for (int i = 0; i < 5 && !turns.isEmpty(); i++) {
            Turn turn = turns.get(random.nextInt(turns.size()));
            assertThat(read.play(turn.toString()))
                    .as(published + " " + turn)
                    .hasToString(published.play(turn).toString());
        }
    }
}
