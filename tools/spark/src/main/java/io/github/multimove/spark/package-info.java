/**
 * Counting on Apache Spark: the jobs of {@link io.github.multimove.counting}, shared between machines. What travels is bytes
 * and numbers, never a position; each executor makes the rule set once.
 *
 * <p>{@link io.github.multimove.spark.SparkCounting} has the jobs, {@link io.github.multimove.spark.Submit} is the class
 * that {@code spark-submit} is given. For the class path only, as Spark is.
 */
@NullMarked
package io.github.multimove.spark;

import org.jspecify.annotations.NullMarked;
