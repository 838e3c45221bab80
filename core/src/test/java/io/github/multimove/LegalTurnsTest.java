package io.github.multimove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.TurnStructure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.Spliterator;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LegalTurnsTest {
    private static final RuleSet RULES = Orthodox.rules();
    private static final RuleSet TWO = RuleSet.of("two", Orthodox.game(), TurnStructure.upTo(2));
    private static final LegalTurns START = RULES.legalTurns(RULES.initialPosition());
    private static final LegalTurns NONE = RULES.legalTurns(RULES.position("k7/8/1Q6/8/8/8/8/4K3 b - -"));

    private static List<String> texts(Iterable<Turn> turns) {
        List<String> texts = new ArrayList<>();
        turns.forEach(turn -> texts.add(turn.toString()));
        return texts;
    }

    @Test
    void theOrderIsThatOfTheRules() {
        assertThat(texts(START))
                .containsExactly(
                        "b1a3", "b1c3", "g1f3", "g1h3", "a2a3", "a2a4", "b2b3", "b2b4", "c2c3", "c2c4", "d2d3", "d2d4",
                        "e2e3", "e2e4", "f2f3", "f2f4", "g2g3", "g2g4", "h2h3", "h2h4");
        LegalTurns promotions = RULES.legalTurns(RULES.position("8/P3k3/8/8/8/8/8/4K3 w - -"));
        assertThat(texts(promotions)).endsWith("a7a8b", "a7a8n", "a7a8q", "a7a8r");
        LegalTurns pairs = TWO.legalTurns(TWO.initialPosition());
        assertThat(texts(pairs)).startsWith("b1a3", "b1a3,g1f3", "b1a3,g1h3", "b1a3,a2a4", "b1a3,b2b3");
    }

    @Test
    void mutatorsThrow() {
        Turn turn = START.at(0);
        List<Runnable> mutators = List.of(
                START::clear,
                NONE::clear,
                () -> NONE.removeAll(List.of()),
                () -> NONE.retainAll(List.of()),
                () -> START.from("b1").clear(),
                () -> START.add(turn),
                () -> START.remove(turn),
                () -> START.addAll(List.of(turn)),
                () -> START.removeAll(List.of(turn)),
                () -> START.retainAll(List.of(turn)),
                () -> START.removeIf(any -> true),
                () -> {
                    Iterator<Turn> iterator = START.iterator();
                    iterator.next();
                    iterator.remove();
                },
                () -> {
                    Iterator<Turn> iterator =
                            START.from(turn.subMoves().get(0).start()).iterator();
                    iterator.next();
                    iterator.remove();
                });
        assertThat(mutators)
                .allSatisfy(mutator -> assertThatExceptionOfType(UnsupportedOperationException.class)
                        .isThrownBy(mutator::run));
        assertThat(START).hasSize(20);
    }

    @Test
    void anIteratorEndsWithAnException() {
        Iterator<Turn> iterator = NONE.iterator();
        assertThat(iterator.hasNext()).isFalse();
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(iterator::next);
        Iterator<Turn> all = START.iterator();
        for (int i = 0; i < 20; i++) {
            all.next();
        }
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(all::next);
    }

    @Test
    void uniformChoiceIsUniform() {
        Map<Turn, Integer> drawn = new HashMap<>();
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 20_000; i++) {
            drawn.merge(START.uniform(random), 1, Integer::sum);
        }
        // 1,000 each expected; five standard deviations are 154
        assertThat(drawn)
                .hasSize(20)
                .allSatisfy((turn, times) -> assertThat(times).isBetween(846, 1154));
    }

    @Test
    void equalityIsThatOfSets() {
        assertThat(START).isEqualTo(RULES.legalTurns(RULES.initialPosition()));
        assertThat(START).isEqualTo(new HashSet<>(START)).hasSameHashCodeAs(new HashSet<>(START));
        assertThat(new HashSet<>(START)).isEqualTo(START);
        Position black = RULES.position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq -");
        assertThat(START).isNotEqualTo(RULES.legalTurns(black)).isNotEqualTo(Set.of());
        assertThat(NONE).isEqualTo(Set.of());
    }

    @Test
    void turnsAreEqualHoweverTheyAreMade() {
        Turn packed = START.at(0);
        Turn reply = START.position().play(packed).legalTurns().at(0);
        assertThat(packed).isNotEqualTo(START.at(1)).isNotEqualTo(reply);
        Turn listed = Turn.of(packed.subMoves());
        assertThat(packed).isEqualTo(listed).hasSameHashCodeAs(listed);
        assertThat(listed).isEqualTo(packed);
        assertThat(START.contains(listed)).isTrue();
        assertThat(START.contains((Object) "b1a3")).isFalse();
    }

    @Test
    void aStringOfTheSetIsOneLine() {
        assertThat(START)
                .hasToString("20 legal turns of orthodox at rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    }

    @Test
    void turnsFromASquareAreAView() {
        Board board = RULES.base().board();
        Set<Turn> knight = START.from(board.square("b1"));
        assertThat(texts(knight)).containsExactly("b1a3", "b1c3");
        assertThat(knight).hasSize(2).contains(START.at(1)).doesNotContain(START.at(2));
        assertThat(START.from(board.square("e4"))).isEmpty();
        LegalTurns pairs = TWO.legalTurns(TWO.initialPosition());
        assertThat(texts(pairs.from(board.square("g1")))).contains("g1f3", "b1c3,g1f3", "g1f3,e2e4");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> START.from(Board.of(9, 9).square("e4")))
                .withMessage("expected a square of the 8x8 board, found e4 of 9x9");
    }

    @Test
    void viewsSayWhatTheyAre() {
        LegalTurns turns =
                TWO.position("2r3k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 20").legalTurns();
        LegalTurns mates = turns.mating().withAll(m -> m.to().rank() == 7);
        assertThat(texts(mates)).containsExactly("d1d8,e1e8");
        assertThat(turns.mating()).hasToString(turns.mating().size() + " turns that mate, of " + turns);
        assertThat(turns.winning()).hasToString(turns.winning().size() + " turns that win, of " + turns);
        assertThat(turns.from("d1")).hasToString(turns.from("d1").size() + " turns that begin on d1, of " + turns);
        assertThat(turns.from("d1").position()).isEqualTo(turns.position());
    }

    /** Where kings are captured, each turn is asked whether it wins. */
    @Test
    void aViewAskedTurnByTurnIsDrawnFromAndCountedUpToALimit() {
        RuleSet capture = RuleSet.of("capture", Orthodox.game(), TurnStructure.upTo(3), RoyalRule.capture());
        LegalTurns turns =
                capture.position("4k3/8/1Q4Q1/8/8/8/P6P/K3R3 w - - 0 9").legalTurns();
        LegalTurns winning = turns.winning();
        assertThat(winning.countUpTo(1_001)).isEqualTo(1_001);
        assertThat(turns).contains(winning.sample(new SplittableRandom(3)));
        LegalTurns rare = winning.withAll(SubMove::isCapture);
        for (int seed = 0; seed < 4; seed++) {
            assertThat(rare).contains(rare.sample(new SplittableRandom(seed)));
        }
        LegalTurns one = capture.position("7k/8/8/8/8/8/6P1/K6R w - - 0 9")
                .legalTurns()
                .winning()
                .withAll(SubMove::isCapture);
        assertThat(texts(one)).containsExactly("h1h8");
        assertThat(one.uniform(new SplittableRandom(1))).isEqualTo(one.at(0));
        assertThat(one.sample(new SplittableRandom(1))).isEqualTo(one.at(0));
        assertThat(one)
                .hasToString("1 turns of which every sub-move passes a test, of "
                        + one.position().legalTurns().winning());
        LegalTurns none = one.withAny(subMove -> !subMove.isCapture());
        assertThatExceptionOfType(NoSuchElementException.class)
                .isThrownBy(() -> none.sample(new SplittableRandom(1)))
                .withMessage("no legal turn in " + one.position());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> none.countUpTo(-1))
                .withMessage("expected a limit of 0 or more, found -1");
        Iterator<Turn> ended = none.iterator();
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(ended::next);
    }

    @Test
    void streamsKnowThatTheyAreOrderedAndDistinct() {
        assertThat(START.spliterator().hasCharacteristics(Spliterator.ORDERED | Spliterator.DISTINCT))
                .isTrue();
        assertThat(START.stream().map(Turn::toString)).containsExactlyElementsOf(texts(START));
        assertThat(START.toArray()).hasSize(20).startsWith(START.at(0));
    }
}
