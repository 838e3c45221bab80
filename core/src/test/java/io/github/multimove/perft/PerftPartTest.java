package io.github.multimove.perft;

import static io.github.multimove.Streams.read;
import static io.github.multimove.Streams.written;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.RuleSet;
import io.github.multimove.rules.RoyalRule;
import io.github.multimove.rules.Series;
import io.github.multimove.rules.Step;
import java.io.InvalidObjectException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A perft is the sum of its parts, however often they are split and wherever they are counted. */
class PerftPartTest {
    private static final RuleSet RULES = Orthodox.rules();
    private static final Position START = RULES.initialPosition();
    private static final Position ROOK = RULES.position("7k/5K2/8/8/8/8/8/6R1 w - - 0 1");

    private static long sum(List<PerftPart> parts) {
        return parts.stream().mapToLong(part -> part.count()).sum();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void partsAddUpToThePerft(int depth) {
        long whole = Perft.count(START, depth);
        List<PerftPart> parts = PerftPart.of(START, depth).split();
        assertThat(parts).hasSize(20).allMatch(part -> part.depth() == depth - 1);
        assertThat(sum(parts)).isEqualTo(whole);
        List<PerftPart> finer =
                parts.stream().flatMap(part -> part.split().stream()).toList();
        assertThat(sum(finer)).isEqualTo(whole);
        assertThat(sum(Perft.of(START).threads(2).parts(depth))).isEqualTo(whole);
    }

    @Test
    void aPerftOnThreadsIsSplitFinely() {
        assertThat(Perft.of(START).parts(3)).hasSize(20);
        assertThat(Perft.of(START).threads(2).parts(3)).hasSize(400);
        assertThat(Perft.of(START).threads(2).parts(2)).hasSize(20);
        assertThat(Perft.of(START).parts(0)).containsExactly(PerftPart.of(START, 0));
    }

    @Test
    void multiplicityCountsAWayForEachTime() {
        assertThat(new PerftPart(START, 3, 7).count()).isEqualTo(7 * 8_902);
        assertThat(new PerftPart(START, 0, 7).count()).isEqualTo(7);
        assertThat(new PerftPart(START, 2, 7).split()).allMatch(part -> part.multiplicity() == 7);
    }

    /** A rook goes two squares at once, or one and one more, and a king comes round to where it stood. */
    @Test
    void turnsToOnePositionAreOnePart() {
        RuleSet twice = RuleSet.of(
                "any-piece-twice", Orthodox.game(), Series.of(Step.move(), Step.move()), RoyalRule.capture());
        Position rook = twice.position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        long turns = twice.legalTurns(rook).count();
        List<PerftPart> parts = PerftPart.of(rook, 2).split();
        assertThat(parts.stream().mapToLong(PerftPart::multiplicity).sum()).isEqualTo(turns);
        assertThat(parts.stream().map(PerftPart::position))
                .doesNotHaveDuplicates()
                .hasSizeLessThan((int) turns);
        assertThat(parts.stream().mapToLong(part -> part.count()).sum()).isEqualTo(Perft.count(rook, 2));
    }

    @Test
    void aPositionWithoutTurnsHasNoParts() {
        Position mated = RULES.position("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
        assertThat(PerftPart.of(mated, 3).split()).isEmpty();
        assertThat(PerftPart.of(mated, 3).count()).isZero();
    }

    @Test
    void countsBeyondLongAreRefused() {
        assertThatExceptionOfType(ArithmeticException.class)
                .isThrownBy(() -> new PerftPart(START, 1, Long.MAX_VALUE / 2).count());
        assertThat(new PerftPart(ROOK, 1, Long.MAX_VALUE).split())
                .isNotEmpty()
                .allMatch(part -> part.multiplicity() == Long.MAX_VALUE);
        assertThatExceptionOfType(ArithmeticException.class)
                .isThrownBy(() -> new PerftPart(ROOK, 1, Long.MAX_VALUE).count());
    }

    @Test
    void badNumbersAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PerftPart.of(START, -1))
                .withMessage("expected a depth of 0 or more, found -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new PerftPart(START, 1, 0))
                .withMessage("expected a multiplicity of 1 or more, found 0");
    }

    @Test
    void aPartIsAValue() {
        PerftPart part = new PerftPart(START, 3, 2);
        assertThat(part).isEqualTo(new PerftPart(START, 3, 2)).hasSameHashCodeAs(new PerftPart(START, 3, 2));
        assertThat(part).isNotEqualTo(new PerftPart(START, 2, 2));
        assertThat(part).isNotEqualTo(new PerftPart(START, 3, 1));
        assertThat(part).isNotEqualTo(new PerftPart(ROOK, 3, 2));
        assertThat(PerftPart.of(ROOK, 4)).hasToString("1 x perft 4 of " + ROOK);
    }

    @Test
    void aPartIsWrittenAndReadBack() throws Exception {
        PerftPart part = new PerftPart(START, 3, 2);
        PerftPart read = (PerftPart) read(written(part));
        assertThat(read).isEqualTo(part);
        assertThat(read.count()).isEqualTo(2 * 8_902);
    }

    @Test
    void aStreamThatWasNotWrittenSoIsRefused() throws Exception {
        byte[] good = written(new PerftPart(START, 3, 2));
        String stream = new String(good, StandardCharsets.ISO_8859_1);
        int depth = stream.indexOf("xp") + 2;
        byte[] negative = good.clone();
        negative[depth] = -1;
        assertThatExceptionOfType(InvalidObjectException.class)
                .isThrownBy(() -> read(negative))
                .withMessageContaining("expected a depth of 0 or more, found ");
    }
}
