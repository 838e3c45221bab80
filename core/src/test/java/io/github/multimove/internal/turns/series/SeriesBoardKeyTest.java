package io.github.multimove.internal.turns.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.internal.board.Packed;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Series.Length;
import io.github.multimove.rules.Series.Next;
import io.github.multimove.rules.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Beginnings of an ordered turn with equal keys go on alike, and those that differ in anything that counts have other keys. */
class SeriesBoardKeyTest {
    private static final String CASTLING = "7k/8/8/8/8/8/8/R3K2R w KQ - 0 9";
    private static final String EN_PASSANT = "7k/8/8/3pPp2/8/8/8/1N2K3 w - d6 0 9";
    private static final String PAWNS = "7k/8/8/8/6p1/8/2P2P2/1N2K3 w - - 0 9";

    private static List<SeriesPrefixState> beginnings(Position position) {
        BoardPosition at = (BoardPosition) position;
        SeriesStructure structure = (SeriesStructure) at.rules().structureAt(at);
        List<SeriesPrefixState> beginnings = new ArrayList<>();
        beginnings.add(SeriesPrefixState.start(structure, at, at.rules().royal));
        for (int i = 0; i < beginnings.size(); i++) {
            SeriesPrefixState beginning = beginnings.get(i);
            for (int next = 0; beginning.made < 2 && next < beginning.size(); next++) {
                beginnings.add(beginning.then(next));
            }
        }
        return beginnings;
    }

    /** All that the rest of a turn may depend on, as text. */
    private static String expected(SeriesPrefixState beginning) {
        StringBuilder pieces = new StringBuilder();
        for (int square = 0; square < beginning.state.tables.size; square++) {
            pieces.append(beginning.state.piece(square)).append(' ');
        }
        return pieces + " rights " + beginning.state.castling + " passed " + Arrays.toString(beginning.state.passed())
                + " hand " + Arrays.toString(beginning.state.hand()) + " moved " + beginning.moved + " last "
                + beginning.lastSquare + " kin " + beginning.kin + " step " + beginning.step + " done " + beginning.done
                + " en passant " + (beginning.made > 0 && Packed.is(beginning.last, Packed.EN_PASSANT));
    }

    /** What may follow, and the board after each. */
    private static List<String> followers(SeriesPrefixState beginning) {
        List<String> followers = new ArrayList<>();
        for (int i = 0; i < beginning.size(); i++) {
            followers.add(beginning.subMove(i) + " " + beginning.then(i).state.key);
        }
        followers.add("may stop " + beginning.mayStop());
        return followers;
    }

    /** Tells how many pairs of beginnings have equal keys. */
    private static int merged(RuleSet rules, String text) {
        List<SeriesPrefixState> beginnings = beginnings(rules.position(text));
        List<SeriesBoardKey> keys = beginnings.stream().map(SeriesBoardKey::new).toList();
        List<String> expected =
                beginnings.stream().map(SeriesBoardKeyTest::expected).toList();
        int merged = 0;
        for (int one = 0; one < keys.size(); one++) {
            for (int other = 0; other < one; other++) {
                boolean isEqual = expected.get(one).equals(expected.get(other));
                // the text of a message is made only where there is one
                if (keys.get(one).equals(keys.get(other)) != isEqual) {
                    fail("equal is %s:%n%s%n%s", isEqual, expected.get(one), expected.get(other));
                }
                if (isEqual) {
                    merged++;
                    assertThat(keys.get(one)).hasSameHashCodeAs(keys.get(other));
                    assertThat(followers(beginnings.get(one))).isEqualTo(followers(beginnings.get(other)));
                }
            }
        }
        assertThat(keys).hasSizeGreaterThan(50);
        return merged;
    }

    @ParameterizedTest
    @EnumSource(Next.class)
    void keysTellApartWhatTheRestDependsOn(Next next) {
        Step step = Step.move();
        Series three = Series.repeat(Length.of(3), step, step.duty(Step.Duty.IF_POSSIBLE));
        RuleSet rules = RuleSet.of(
                "three",
                Orthodox.game(),
                next == Next.KIN ? three.kin(Set.of(Orthodox.PAWN, Orthodox.KNIGHT)) : three.next(next),
                RoyalRule.capture());
        for (String text : List.of(CASTLING, EN_PASSANT, PAWNS)) {
            int merged = merged(rules, text);
            assertThat(merged > 0 || next != Next.ANY).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {CASTLING, EN_PASSANT, PAWNS})
    void stepsInAnyOrderKnowWhichAreMade(String text) {
        RuleSet rules = RuleSet.of(
                "any-order",
                Orthodox.game(),
                Series.of(Step.move(), Step.move().quiet()).inAnyOrder(),
                RoyalRule.capture());
        assertThat(merged(rules, text)).isPositive();
    }
}
