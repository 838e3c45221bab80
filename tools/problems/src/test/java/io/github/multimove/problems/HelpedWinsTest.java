package io.github.multimove.problems;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.Outcome;
import io.github.multimove.Outcome.CanWin;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Side;
import io.github.multimove.Turn;
import io.github.multimove.problems.EndingTable.Result;
import io.github.multimove.problems.EndingTable.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@link Position#canWin} held against what is found by going through all positions and all turns of both sides. */
class HelpedWinsTest {
    /** Every position that some pieces come to, on four by four squares, and those from which a side wins with help. */
    private static final class AllPlay {
        final List<Position> all = new ArrayList<>();
        private final Map<Position, List<Position>> before = new HashMap<>();
        private final Map<Side, Set<Position>> won = new HashMap<>();

        AllPlay(RuleSet rules, String material) {
            Deque<Position> found =
                    new ArrayDeque<>(ProblemEnds.of(rules, material).toList());
            found.forEach(position -> before.put(position, new ArrayList<>()));
            for (Position p = found.poll(); p != null; p = found.poll()) {
                all.add(p);
                for (Turn turn : p.legalTurns()) {
                    Position next = p.playUnchecked(turn);
                    if (!before.containsKey(next)) {
                        before.put(next, new ArrayList<>());
                        found.add(next);
                    }
                    before.get(next).add(p);
                }
            }
            for (Side side : Side.values()) {
                won.put(side, won(side));
            }
        }

        private Set<Position> won(Side side) {
            Set<Position> won = new HashSet<>();
            Deque<Position> found = new ArrayDeque<>();
            for (Position p : all) {
                if (p.outcome().flatMap(Outcome::winner).equals(Optional.of(side)) && won.add(p)) {
                    found.add(p);
                }
            }
            for (Position p = found.poll(); p != null; p = found.poll()) {
                before.getOrDefault(p, List.of()).stream().filter(won::add).forEach(found::add);
            }
            return won;
        }

        boolean canWin(Position position, Side side) {
            return won.getOrDefault(side, Set.of()).contains(position);
        }
    }

    /** Each game with one of the materials, each material with one or two games. */
    static Stream<Arguments> everyGame() {
        List<String> materials = List.of("KNk", "KBk", "KBBk", "KNkb", "KBkb", "KNkq", "KBkr");
        List<String> ids = List.of("""
                orthodox two-prong two-prong[prongs=3] marseillais marseillais[stuck=draws] marseillais[early-check=last]
                extra-move two-fisted accelerated bennekom
                """.strip().split("\\s+", -1));
        return IntStream.range(0, ids.size())
                .mapToObj(i -> Arguments.of(ids.get(i), materials.get(i * 3 % materials.size())));
    }

    /** The games that the guide names. */
    @Test
    void mates_are_orthodox_in_the_games_that_the_guide_names() {
        assertThat(RuleSets.ids())
                .filteredOn(HelpedWinsTest::isKnightAloneHelpless)
                .containsExactlyInAnyOrder(("orthodox chess960 two-prong marseillais progressive kings-progressive"
                                + " moderate-progressive extra-move two-fisted accelerated bennekom")
                        .split(" "));
    }

    private static boolean isKnightAloneHelpless(String id) {
        try {
            Position position = RuleSets.of(id).position("4k3/8/8/8/8/8/8/2N1K3 w - - 0 20");
            return position.outcome().isEmpty() && position.canWin(Side.WHITE) == CanWin.NO;
        } catch (PositionException e) {
            return false; // another board
        }
    }

    /** Where turns are too long to go through all: what is told to be helpless has no position in which it has won. */
    @ParameterizedTest
    @CsvSource({"progressive, KNk", "progressive, KBk", "kings-progressive, KNk", "moderate-progressive, KBk"})
    void no_position_of_helpless_material_is_won(String id, String material) {
        assertThat(ProblemEnds.of(SmallBoard.of(id), material)
                        .filter(position -> position.legalTurns().isEmpty()))
                .isNotEmpty()
                .allMatch(
                        position -> position.outcome().flatMap(Outcome::winner).isEmpty());
    }

    @ParameterizedTest
    @Tag("full")
    @MethodSource("everyGame")
    void no_answer_of_any_game_is_refuted_by_all_play(String id, String material) {
        assertNotRefuted(new AllPlay(SmallBoard.of(id), material));
    }

    @ParameterizedTest
    @CsvSource({
        "two-prong, KNk",
        "two-move, KNk",
        "marseillais[early-check=last], KBk",
        "twinmove, Kk",
        "monster, KNk",
        "avalanche, KNk"
    })
    void no_answer_is_refuted_by_all_play(String id, String material) {
        assertNotRefuted(new AllPlay(SmallBoard.of(id), material));
    }

    private static void assertNotRefuted(AllPlay play) {
        for (Position p : play.all) {
            for (Side side : Side.values()) {
                assertThat(p.canWin(side))
                        .as("%s of %s", side, p)
                        .isNotEqualTo(play.canWin(p, side) ? CanWin.NO : CanWin.YES);
            }
        }
    }

    /** What {@code no} says of material is exact in games whose mates are orthodox. */
    @ParameterizedTest
    @CsvSource({"orthodox, KNk", "orthodox, KBk", "two-prong, KBk", "marseillais, KNk", "accelerated, KBk"})
    void what_no_turns_win_is_told(String id, String material) {
        AllPlay play = new AllPlay(SmallBoard.of(id), material);
        for (Position p : play.all) {
            assertThat(p.canWin(Side.WHITE) == CanWin.NO).as(p.toString()).isEqualTo(!play.canWin(p, Side.WHITE));
        }
    }

    @ParameterizedTest
    @Tag("full")
    @ValueSource(strings = {"KBkb", "KNkq", "KBkr"})
    void what_no_moves_win_is_told(String material) {
        what_no_turns_win_is_told("orthodox", material);
    }

    /** On the whole board: what a table says is won by force can be won, and without a mate in a table nothing can. */
    @ParameterizedTest
    @Tag("full")
    @CsvSource({
        "orthodox, KNk, true",
        "orthodox, KBk, true",
        "orthodox, KRk, false",
        "two-prong, KNk, true",
        "marseillais, KNk, true",
        "accelerated, KBk, true",
        "extra-move, KNk, true",
        "twinmove, KNk, false",
        "doublemove, KNk, false"
    })
    void no_position_of_a_table_contradicts(String id, String material, boolean isDead) {
        EndingTable table = Endings.of(RuleSets.of(id)).threads(2).table(material);
        for (Side side : Side.values()) {
            Side other = side.opposite();
            for (int turns = 0; turns <= Math.max(0, table.longest(side, Result.WIN)); turns++) {
                assertThat(table.positions(side, new Value(Result.WIN, turns)))
                        .noneMatch(position -> position.canWin(side) == CanWin.NO);
            }
            for (int turns = 0; turns <= Math.max(0, table.longest(side, Result.LOSS)); turns++) {
                assertThat(table.positions(side, new Value(Result.LOSS, turns)))
                        .noneMatch(position -> position.canWin(other) == CanWin.NO);
            }
            assertThat(table.count(side, Result.WIN) + table.count(side, Result.LOSS) == 0)
                    .isEqualTo(isDead);
            if (isDead) {
                assertThat(table.positions(side, new Value(Result.DRAW, 0)))
                        .allMatch(position -> position.canWin(side) == CanWin.NO);
            }
        }
    }
}
