package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.perft.Perft;
import io.github.multimove.spi.Reference;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Perft with frames of its own counts what the reference generator counts turn by turn, deep in games that look for captures. */
class PerftAgreementTest {
    private static final int MOST_TURNS = 400;
    /** Captures, promotions and captures remotely. */
    private static final String EVENTFUL = ".*[x=*].*";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "orthodox",
                "twinmove",
                "twinmove[pawn-move=optional]",
                "twinmove[balanced=true,pawn-move=optional,promotion=queen]",
                "geminus[promotion=any]",
                "dragonchess",
                "dragonchess[elemental-rise=move]",
                "grand",
                "double-king",
                "raumschach",
                "raumschach[array=cvp]",
                "two-prong[collision=true]"
            })
    void perftIsTheSumOfWhatTheReferenceGeneratorCounts(String id) {
        assertThat(compared(id, 2, 60, 4)).isGreaterThan(5);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "twinmove",
                "twinmove[pawn-move=optional]",
                "twinmove[promotion=queen]",
                "twinmove[balanced=true,pawn-move=optional]",
                "geminus",
                "geminus[promotion=any,pawn-move=optional]",
                "dragonchess",
                "dragonchess[elemental-rise=move]",
                "grand",
                "double-king",
                "raumschach[array=cvp]",
                "raumschach[pawn-captures=four]",
                "two-prong[collision=true]"
            })
    void perftIsTheSumOfWhatTheReferenceGeneratorCountsOnHundredsOfPositions(String id) {
        assertThat(compared(id, 20, 100, 2)).isGreaterThan(100);
    }

    /** Plays games and compares every so many positions; answers how many. */
    private static int compared(String id, int games, int length, int every) {
        RuleSet rules = RuleSets.of(id);
        RuleSet plain = Reference.of(rules);
        Random random = new Random(id.hashCode());
        int compared = 0;
        for (int game = 0; game < games; game++) {
            Position position = rules.initialPosition();
            LegalTurns turns = rules.legalTurns(position);
            for (int ply = 0; ply < length && !turns.isEmpty(); ply++) {
                if (ply % every == 0 && turns.count() <= MOST_TURNS) {
                    long sum = 0;
                    for (Turn turn : turns) {
                        sum += plain.legalTurns(plain.playUnchecked(position, turn))
                                .count();
                    }
                    assertThat(Perft.count(position, 2)).as(position.toString()).isEqualTo(sum);
                    compared++;
                }
                position = rules.play(position, next(turns, random));
                turns = rules.legalTurns(position);
            }
        }
        return compared;
    }

    private static Turn next(LegalTurns turns, Random random) {
        Turn turn = turns.uniform(random);
        for (int tries = random.nextInt(8); tries > 0 && !turn.toString().matches(EVENTFUL); tries--) {
            turn = turns.uniform(random);
        }
        return turn;
    }
}
