package io.github.multimove.stress;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.multimove.LegalTurns;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.Turn;
import io.github.multimove.spi.Reference;
import io.github.multimove.testkit.Budget;
import io.github.multimove.testkit.Drawn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The mates of ordered turns, found sub-move by sub-move, are those of the turns of which each is played and asked. */
@Tag("mutation")
@Tag("budget")
class SeriesMatesTest {
    private static final int MOST_TURNS = Budget.of(600, 1_000);
    private static final int POSITIONS = Budget.of(2, 4);
    private static final int WIDTH = 8;
    private static final int TRIES = 100;

    static Stream<RuleSet> games() {
        return AgreementRules.all().stream()
                .filter(rules -> rules.structure().isOrdered())
                .filter(rules -> rules.base().board().files() == WIDTH
                        && rules.base().board().ranks() == WIDTH
                        && rules.base().board().levels() == 1)
                .filter(rules -> rules.base().drops().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("games")
    void areTheTurnsThatMateByTheReferenceGenerator(RuleSet rules) {
        Random random = new Random(rules.id().hashCode());
        int compared = 0;
        for (int i = 0; i < TRIES && compared < POSITIONS; i++) {
            Optional<Position> position = position(rules, random);
            compared += position.isPresent() && compare(position.get()) ? 1 : 0;
        }
        assertThat(compared).as("positions of %s compared", rules).isPositive();
    }

    private static boolean compare(Position position) {
        RuleSet plain = Reference.of(position.ruleSet());
        List<Turn> turns =
                plain.legalTurns(position).stream().limit(MOST_TURNS + 1L).toList();
        if (turns.size() > MOST_TURNS) {
            return false;
        }
        List<String> mates = turns.stream()
                .filter(turn -> plain.isCheckmate(plain.playUnchecked(position, turn)))
                .map(Turn::toString)
                .toList();
        LegalTurns found = position.ruleSet().legalTurns(position).mating();
        assertThat(found.stream().map(Turn::toString).toList())
                .as("mates of %s", position)
                .isEqualTo(mates);
        assertThat(found.isEmpty()).isEqualTo(mates.isEmpty());
        assertThat(found.stream().allMatch(found::contains)).isTrue();
        return true;
    }

    /** Two kings, the enemy's at the edge as often as not, with more pieces of the mover near it. */
    private static Optional<Position> position(RuleSet rules, Random random) {
        char[] squares = new char[WIDTH * WIDTH];
        Arrays.fill(squares, '.');
        int king = random.nextBoolean() ? random.nextInt(WIDTH) : random.nextInt(squares.length);
        squares[king] = 'k';
        List<Character> put = new ArrayList<>(List.of('K'));
        for (int i = random.nextInt(3); i >= 0; i--) {
            put.add("QRRBNPPQ".charAt(random.nextInt(WIDTH)));
        }
        for (int i = random.nextInt(4); i > 0; i--) {
            put.add("qrbnpppp".charAt(random.nextInt(WIDTH)));
        }
        for (char piece : put) {
            int near = Math.floorMod(king + random.nextInt(3 * WIDTH) - WIDTH, squares.length);
            int square = random.nextInt(3) == 0 ? near : random.nextInt(squares.length);
            squares[square] = squares[square] == '.' ? piece : squares[square];
        }
        String placement = Drawn.placement(new String(squares).replaceAll(".{" + WIDTH + "}", "$0\n"));
        String side = random.nextInt(4) > 0 ? " w - - 0 " : " b - - 0 ";
        try {
            return Optional.of(rules.position(placement + side + (rules.id().startsWith("progressive") ? 2 : 9)));
        } catch (PositionException e) {
            return Optional.empty(); // such as kings side by side
        }
    }

    /** Positions in which the search has once left out mates. */
    @ParameterizedTest
    @ValueSource(strings = {"1B1k4/1p6/7p/3K2p1/2p5/8/3Q4/8 b - - 0 2"})
    void areAllFoundWhereAKingMayNotLeaveALineForTheCheckItWouldOpen(String text) {
        RuleSet rules = RuleSets.of("progressive[form=italian]");
        Position position = rules.position(text);
        assertThat(rules.legalTurns(position).mating())
                .extracting(Turn::toString)
                .isEqualTo(rules.legalTurns(position).stream()
                        .filter(turn -> rules.isCheckmate(rules.playUnchecked(position, turn)))
                        .map(Turn::toString)
                        .toList())
                .isNotEmpty();
    }

    /** Variant Chess 21 (1996): P. Coast and P. Byway, Italian Progressive Chess. */
    @Test
    void ofSevenSubMovesAreFoundWithoutListingTheTurns() {
        RuleSet rules = RuleSets.of("progressive[form=italian]");
        Position position = rules.position("r6r/pppk1pp1/2n5/7p/3b4/4p3/PPPK2PP/RN3BNR w - - 0 4");
        assertThat(position.legalTurns().mating().algebraic())
                .containsExactly(
                        "Kc1,g4,g5,g6,gxf7,f8=Q,Bh3#",
                        "Kd1,g4,g5,g6,gxf7,f8=Q,Bh3#",
                        "Ke1,g4,g5,g6,gxf7,f8=Q,Bh3#",
                        "Ke2,g4,g5,g6,gxf7,f8=Q,Bh3#",
                        "Kd3,g4,g5,g6,gxf7,f8=Q,Bh3#");
    }
}
