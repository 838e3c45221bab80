package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.perft.Perft;
import io.github.multimove.spi.Reference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ordered turns counted from sets are as many as are listed, where a turn castles, promotes or captures en passant. */
@Tag("mutation")
class SeriesCountsTest {
    @ParameterizedTest
    @CsvSource({
        "duck, r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "duck, 4k3/P7/8/8/8/8/p7/1N2K3 w - - 0 1",
        "duck, 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "bennekom, 6k1/5ppp/8/8/8/8/8/R3K2N w Q - 0 9",
        "two-fisted, 6k1/5ppp/8/8/8/8/8/RN2K1NR w KQ - 0 9",
        "extra-move, 6k1/P4ppp/8/8/8/8/8/4K2R w K - 0 9",
        "doublemove, 6k1/5ppp/8/8/8/8/8/4K2R w K - 0 9",
        "accelerated, 6k1/5ppp/8/8/8/8/8/4K2R w K - 0 9",
        "avalanche, 6k1/5ppp/8/8/8/8/PP6/4K2R w K - 0 9",
        "twinmove, 4k3/P6p/8/8/8/8/7P/R3K2R w KQ - 0 9",
        "twinmove, 1n1qk3/P6p/8/8/8/8/7P/4K2R w K - 0 9",
        "marseillais, 4k3/5p2/8/8/8/8/8/4K2R w K - 0 9",
        "monster, 4k3/5p2/8/8/8/8/2PP4/4K3 w - - 0 9",
        "triplets, 4k3/5p2/8/8/8/8/2P5/4K2R w K - 0 9",
    })
    void theyAreAsManyAsTheReferenceCounts(String id, String text) {
        RuleSet rules = RuleSets.of(id);
        RuleSet plain = Reference.of(rules);
        Position position = rules.position(text);
        Position same = plain.position(text);
        assertThat(rules.legalTurns(position).count())
                .isEqualTo(plain.legalTurns(same).count());
        assertThat(rules.legalTurns(position).stream().count())
                .isEqualTo(rules.legalTurns(position).count());
        assertThat(Perft.count(position, 2)).isEqualTo(Perft.count(same, 2));
    }
}
