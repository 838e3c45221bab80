package io.github.multimove.perft;

import static io.github.multimove.Streams.read;
import static io.github.multimove.Streams.written;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.multimove.Orthodox;
import io.github.multimove.Position;
import io.github.multimove.PositionException;
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
        return parts.stream().mapToLong(part -> part.count(RULES)).sum();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void partsAddUpToThePerft(int depth) {
        long whole = Perft.count(START, depth);
        List<PerftPart> parts = PerftPart.of(START, depth).split(RULES);
        assertThat(parts).hasSize(20).allMatch(part -> part.depth() == depth - 1);
        assertThat(sum(parts)).isEqualTo(whole);
        List<PerftPart> finer =
                parts.stream().flatMap(part -> part.split(RULES).stream()).toList();
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
        assertThat(PerftPart.of(START.toBytes(), 3, 7).count(RULES)).isEqualTo(7 * 8_902);
        assertThat(PerftPart.of(START.toBytes(), 0, 7).count(RULES)).isEqualTo(7);
        assertThat(PerftPart.of(START.toBytes(), 2, 7).split(RULES)).allMatch(part -> part.multiplicity() == 7);
    }

    /** A rook goes two squares at once, or one and one more, and a king comes round to where it stood. */
    @Test
    void turnsToOnePositionAreOnePart() {
        RuleSet twice = RuleSet.of(
                "any-piece-twice", Orthodox.game(), Series.of(Step.move(), Step.move()), RoyalRule.capture());
        Position rook = twice.position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        long turns = twice.legalTurns(rook).count();
        List<PerftPart> parts = PerftPart.of(rook, 2).split(twice);
        assertThat(parts.stream().mapToLong(PerftPart::multiplicity).sum()).isEqualTo(turns);
        assertThat(parts.stream().map(part -> twice.position(part.bytes())))
                .doesNotHaveDuplicates()
                .hasSizeLessThan((int) turns);
        assertThat(parts.stream().mapToLong(part -> part.count(twice)).sum()).isEqualTo(Perft.count(rook, 2));
    }

    @Test
    void aPositionWithoutTurnsHasNoParts() {
        Position mated = RULES.position("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
        assertThat(PerftPart.of(mated, 3).split(RULES)).isEmpty();
        assertThat(PerftPart.of(mated, 3).count(RULES)).isZero();
    }

    @Test
    void countsBeyondLongAreRefused() {
        assertThatExceptionOfType(ArithmeticException.class)
                .isThrownBy(() ->
                        PerftPart.of(START.toBytes(), 1, Long.MAX_VALUE / 2).count(RULES));
        byte[] rook = ROOK.toBytes();
        assertThat(PerftPart.of(rook, 1, Long.MAX_VALUE).split(RULES))
                .isNotEmpty()
                .allMatch(part -> part.multiplicity() == Long.MAX_VALUE);
        assertThatExceptionOfType(ArithmeticException.class)
                .isThrownBy(() -> PerftPart.of(rook, 1, Long.MAX_VALUE).count(RULES));
    }

    @SuppressWarnings("NullAway") // what a caller without null checks may do
    @Test
    void badNumbersAndBytesAreRefused() {
        byte[] bytes = START.toBytes();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PerftPart.of(START, -1))
                .withMessage("expected a depth of 0 or more, found -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PerftPart.of(bytes, 1, 0))
                .withMessage("expected a multiplicity of 1 or more, found 0");
        assertThatNullPointerException()
                .isThrownBy(() -> PerftPart.of(START, 1).count(null))
                .withMessage("rules");
        PerftPart broken = PerftPart.of(new byte[] {1}, 2, 1);
        assertThatExceptionOfType(PositionException.class)
                .isThrownBy(() -> broken.count(RULES))
                .withMessage("expected version 1 in the upper four bits, found 0x01 at byte 0");
    }

    @Test
    void aPartIsAValue() {
        byte[] bytes = START.toBytes();
        PerftPart part = PerftPart.of(bytes, 3, 2);
        bytes[0] = 0;
        part.bytes()[0] = 0;
        assertThat(part)
                .isEqualTo(PerftPart.of(START.toBytes(), 3, 2))
                .hasSameHashCodeAs(PerftPart.of(START.toBytes(), 3, 2));
        assertThat(part).isNotEqualTo(PerftPart.of(START.toBytes(), 2, 2));
        assertThat(part).isNotEqualTo(PerftPart.of(START.toBytes(), 3, 1));
        assertThat(part).isNotEqualTo(PerftPart.of(ROOK.toBytes(), 3, 2));
        assertThat(PerftPart.of(ROOK, 4)).hasToString("1 x perft 4 of 10" + "00" + "4000000000002080" + "0401" + "00");
    }

    @Test
    void aPartIsWrittenAndReadBack() throws Exception {
        PerftPart part = PerftPart.of(START.toBytes(), 3, 2);
        PerftPart read = (PerftPart) read(written(part));
        assertThat(read).isEqualTo(part);
        assertThat(read.count(RULES)).isEqualTo(2 * 8_902);
    }

    @Test
    void aStreamThatWasNotWrittenSoIsRefused() throws Exception {
        byte[] good = written(PerftPart.of(START.toBytes(), 3, 2));
        String stream = new String(good, StandardCharsets.ISO_8859_1);
        int depth = stream.indexOf("xp") + 2;
        byte[] negative = good.clone();
        negative[depth] = -1;
        assertThatExceptionOfType(InvalidObjectException.class)
                .isThrownBy(() -> read(negative))
                .withMessageStartingWith(
                        "expected bytes, a depth of 0 or more and a multiplicity of 1 or more, found ");
    }
}
