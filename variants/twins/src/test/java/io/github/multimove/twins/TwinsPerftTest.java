package io.github.multimove.twins;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.perft.Perft;
import io.github.multimove.spi.Reference;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Perft on boards that are written over, check and mate against the reference generator, turn by turn. */
class TwinsPerftTest {
    /** Captures of twins, promotions, castling, captures en passant, stacks and larger sets close at hand. */
    private static final List<String> STARTS = List.of(
            "r3k2r/P4P1P/8/8/8/8/p4p1p/R3K2R w KQkq - 0 1 -",
            "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w - - 0 1",
            "4k3/1P4P1/2N2b2/8/8/2n2B2/1p4p1/4K3 w - - 0 1 -",
            "6k1/PP5P/8/3QQ3/3qq3/8/pp5p/6K1 b - - 0 1 d5+e5,d4+e4",
            "3qk3/2P3P1/8/8/8/8/2p3p1/3QK3 w - - 0 1 d1+e1,d8+e8",
            "r1b1kb1r/8/8/pPpPpPpP/PpPpPpPp/8/8/R1B1KB1R w - - 0 1",
            "4k3/PPP5/8/2nnn3/2NNN3/8/ppp5/4K3 w - - 0 1 c4+d4+e4,c5+d5+e5",
            "4k3/8/8/8/8/2bb4/2NP4/N3K3 b - - 0 1 a1+c2,c3+d3");
    /** The reference generator goes through so many turns at most below one position. */
    private static final long MOST = 700;

    private int compared;

    static List<String> ids() {
        List<String> ids = new ArrayList<>();
        for (String array : List.of("standard", "royal-queen", "twin-queens", "twin-queens-only", "fraternal")) {
            for (String bond : List.of("conjoined", "separated", "separated-single", "identical")) {
                ids.add("twins[array=" + array + ",bond=" + bond + "]");
            }
        }
        ids.add("twins[promotion=sibling]");
        ids.add("twins[promotion=twins]");
        ids.add("twins[array=royal-queen,bond=identical,promotion=twins]");
        ids.add("twins[array=royal-queen,bond=separated,promotion=sibling]");
        return ids;
    }

    @ParameterizedTest
    @MethodSource("ids")
    void perftIsTheReferenceGenerators(String id) {
        play(id, 3, 2);
        assertThat(compared).isGreaterThan(4);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("ids")
    void perftIsTheReferenceGeneratorsInLongGames(String id) {
        for (int seed = 0; seed < 20; seed++) {
            play(id, seed, 60);
        }
        assertThat(compared).isGreaterThan(500);
    }

    @Test
    void theArrayHasThePublishedNumbers() {
        Position array = RuleSets.of("twins").initialPosition();
        assertThat(Perft.count(array, 2)).isEqualTo(400);
        assertThat(Perft.count(array, 3)).isEqualTo(8_866);
        assertThat(Perft.count(array, 4)).isEqualTo(195_245);
    }

    private void play(String id, long seed, int longest) {
        RuleSet rules = RuleSets.of(id);
        Random random = new Random(seed);
        for (Position start : starts(rules)) {
            Position position = start;
            for (int ply = 0; ply < longest; ply++) {
                List<Turn> turns = compare(rules, position);
                if (turns.isEmpty()) {
                    break;
                }
                position = rules.play(position, lively(turns, random));
            }
        }
    }

    private static List<Position> starts(RuleSet rules) {
        List<Position> starts = new ArrayList<>();
        starts.add(rules.initialPosition());
        for (String text : STARTS) {
            if (rules.problems(rules.setup(text)).isEmpty()) {
                starts.add(rules.position(text));
            }
        }
        return starts;
    }

    private static Turn lively(List<Turn> turns, Random random) {
        Turn turn = turns.get(random.nextInt(turns.size()));
        for (int i = 0; i < 3 && turn.subMoves().stream().noneMatch(m -> m.isCapture()); i++) {
            turn = turns.get(random.nextInt(turns.size()));
        }
        return turn;
    }

    private List<Turn> compare(RuleSet rules, Position position) {
        RuleSet plain = Reference.of(rules);
        List<Turn> turns = plain.legalTurns(position).stream().limit(MOST).toList();
        if (turns.size() == MOST) {
            return List.of();
        }
        compared++;
        LegalTurns legal = rules.legalTurns(position);
        assertThat(List.copyOf(legal)).as("turns at %s", position).isEqualTo(turns);
        assertThat(legal.count()).as("count at %s", position).isEqualTo(turns.size());
        assertThat(legal.isEmpty()).as("empty at %s", position).isEqualTo(turns.isEmpty());
        assertThat(rules.isCheck(position)).as("check at %s", position).isEqualTo(plain.isCheck(position));
        assertThat(rules.isCheckmate(position)).as("mate at %s", position).isEqualTo(plain.isCheckmate(position));
        for (int depth = 2; depth <= 3; depth++) {
            long expected = perft(plain, position, depth, MOST);
            if (expected < MOST) {
                assertThat(Perft.count(position, depth))
                        .as("perft %s at %s", depth, position)
                        .isEqualTo(expected);
            }
        }
        return turns;
    }

    /** The perft by the reference generator, or a limit if it is as large or larger. */
    private static long perft(RuleSet plain, Position position, int depth, long limit) {
        long total = 0;
        for (Turn turn : plain.legalTurns(position)) {
            total += depth == 1 ? 1 : perft(plain, plain.playUnchecked(position, turn), depth - 1, limit - total);
            if (total >= limit) {
                return limit;
            }
        }
        return total;
    }
}
