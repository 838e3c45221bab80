package io.github.multimove.spark;

import org.apache.spark.SparkConf;

/** Spark within the tests: one process, no pages, no network but its own. */
final class LocalSpark {
    private LocalSpark() {}

    static SparkConf conf(String master) {
        return new SparkConf()
                .setMaster(master)
                .setAppName("test")
                .set("spark.driver.host", "127.0.0.1")
                .set("spark.driver.bindAddress", "127.0.0.1")
                .set("spark.ui.enabled", "false");
    }
}
