package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.Turn;
import io.github.multimove.perft.Perft;
import io.github.multimove.spi.Reference;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A game that has been put together anew, under an id of its own, is played like the one that it was made from: whatever is
 * made once for a game comes out the same when it is made again, also for the reference generator.
 */
@Tag("mutation")
class NewGamesTest extends SetUps {
    /** How many games have been put together. */
    private static int made;

    /** The same rule set over the same base game, which has no tables yet. */
    private static RuleSet anew(RuleSet rules) {
        String id = rules.base().id() + " made anew " + ++made;
        return RuleSet.of(rules.id(), rules.base().toBuilder(id).build(), rules.structure(), rules.royalRule());
    }

    /** Set up from seeds; and double steps beside enemy pawns, castling on both sides, promotions. */
    @ParameterizedTest
    @MethodSource("positions")
    @CsvSource({
        "orthodox, 4k3/2p1p3/8/1P1P4/1p1p4/8/P1P1P3/4K3 w - - 0 9",
        "orthodox, 4k3/2p1p3/8/1P1P4/1p1p4/8/P1P1P3/4K3 b - - 0 9",
        "orthodox, r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 9",
        "orthodox, 1n2k3/P6P/8/8/8/8/p6p/1N2K3 b - - 0 9",
        "two-prong, 4k3/8/8/8/1p1p4/8/P1P1P3/R3K2R w KQ - 0 9",
        "grand, 4k5/P8P/10/10/3p1p4/10/4P5/10/10/4K5 w - - 0 9"
    })
    void aGameMadeAnewIsPlayedLikeTheFirst(String id, String text) {
        Position known = position(id, text);
        RuleSet rules = anew(known.ruleSet());
        Position same = rules.position(known.toString());
        assertThat(same).hasToString(known.toString());
        assertThat(same.hash()).isEqualTo(known.hash());
        assertThat(same.isCheck()).isEqualTo(known.isCheck());
        List<String> turns = texts(known.legalTurns());
        assertThat(texts(same.legalTurns())).isEqualTo(turns);
        assertThat(same.legalTurns().count()).isEqualTo(turns.size());
        List<String> checks = texts(same.legalTurns().givingCheck());
        assertThat(checks).isEqualTo(texts(known.legalTurns().givingCheck()));
        LegalTurns plain = Reference.of(rules).position(known.toString()).legalTurns();
        assertThat(texts(plain)).isEqualTo(turns);
        assertThat(texts(plain.givingCheck())).isEqualTo(checks);
        if (turns.size() < 80) {
            assertThat(Perft.count(same, 2)).isEqualTo(Perft.count(known, 2));
        }
        for (Turn turn : known.legalTurns().stream().limit(40).toList()) {
            assertThat(same.play(turn.toString())).hasToString(known.play(turn).toString());
        }
    }
}
