package io.github.multimove.spark;

import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** Tests on one Spark, two threads, from the first of a class to its last. */
abstract class OnLocalSpark {
    static JavaSparkContext spark;

    @BeforeAll
    static void start() {
        spark = new JavaSparkContext(LocalSpark.conf("local[2]"));
    }

    @AfterAll
    static void stop() {
        spark.close();
    }
}
