package io.github.multimove.spark;

import java.io.Serial;
import org.apache.spark.Partitioner;

/** The keys are the numbers of the partitions. */
final class ByTarget extends Partitioner {
    @Serial
    private static final long serialVersionUID = 1;

    private final int partitions;

    ByTarget(int partitions) {
        this.partitions = partitions;
    }

    @Override
    public int numPartitions() {
        return partitions;
    }

    @Override
    public int getPartition(Object key) {
        return (Integer) key;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ByTarget target && partitions == target.partitions;
    }

    @Override
    public int hashCode() {
        return partitions;
    }
}
