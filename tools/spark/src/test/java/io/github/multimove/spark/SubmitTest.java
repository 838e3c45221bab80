package io.github.multimove.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The program for spark-submit: a context of its own for each run, here with Kryo, which Spark can be told to use. */
class SubmitTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @BeforeEach
    void configure() {
        System.setProperty("spark.serializer", "org.apache.spark.serializer.KryoSerializer");
        for (var setting : LocalSpark.conf("local[2]").getAll()) {
            System.setProperty(setting._1(), setting._2());
        }
    }

    @AfterEach
    void forget() {
        System.getProperties().keySet().removeIf(key -> key.toString().startsWith("spark."));
    }

    private int run(String... args) {
        return Submit.run(stream(out), stream(err), args);
    }

    private static PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    private String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void positionsAreAnsweredAsCsv() {
        assertThat(run("positions", "orthodox", "3", "--csv", "--partitions", "2"))
                .isZero();
        assertThat(out().lines()).containsExactly("depth,positions", "0,1", "1,20", "2,400", "3,5362");
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("level 3: 5362 positions");
    }

    @Test
    void perftIsAnsweredAsText() {
        assertThat(run("perft", "two-prong", "3", "--merged", "1", "--memory", "100"))
                .isZero();
        assertThat(out().lines()).containsExactly("depth 3, games 959843");
    }

    @Test
    void endingsAndRandomGamesAreAnsweredToo() {
        assertThat(run("endings", "orthodox", "4", "--csv")).isZero();
        assertThat(out()).contains("4,72078,197281,").contains(",469,").contains(",8,0,0");
        out.reset();
        assertThat(run("random", "orthodox", "70", "--most", "10", "--seed", "3"))
                .isZero();
        assertThat(out()).startsWith("games 70, white wins 0, black wins 0, draws 0, broken off 70, turns 700, last ");
    }

    @Test
    void anEndingIsSolved() {
        assertThat(run("solve", "orthodox", "KQk", "--csv")).isZero();
        assertThat(out().lines())
                .containsExactly(
                        "black to move,positions,wins,draws,losses,longest win,longest loss",
                        "0,144508,144508,0,0,19,0",
                        "1,223944,0,23048,200896,0,20");
        assertThat(run("solve", "duck", "KQk")).isEqualTo(Submit.USAGE);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            perft orthodox|expected a job, a rule set and a number, found [perft, orthodox]
            count orthodox 3|expected one of the jobs [endings, perft, positions, random, solve], found count
            perft orthodox three|expected a number for perft, found three
            perft orthodox 3 --merged|expected a value of --merged, found the end
            perft orthodox 3 --merged x|expected a number for --merged, found x
            perft orthodox 3 fast|expected an option, found fast
            """)
    void badArgumentsAreRefused(String line, String message) {
        assertThat(run(line.split(" "))).isEqualTo(Submit.USAGE);
        assertThat(err.toString(StandardCharsets.UTF_8)).startsWith(message).contains("usage: ");
    }

    @Test
    void anUnknownRuleSetIsRefused() {
        assertThat(run("perft", "nothing", "3")).isEqualTo(Submit.USAGE);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("nothing");
    }
}
