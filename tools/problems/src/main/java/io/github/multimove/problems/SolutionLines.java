package io.github.multimove.problems;

/** Counts the branches of one tree and says when there are as many as were asked for. */
final class SolutionLines {
    private final int most;
    private int made;
    private boolean cut;

    SolutionLines(int most) {
        this.most = most;
    }

    /** Returns whether one more may be made, and counts it; otherwise the tree is cut. */
    boolean more() {
        if (made >= most) {
            cut = true;
            return false;
        }
        made++;
        return true;
    }

    /** Returns whether a branch was left out. */
    boolean isCut() {
        return cut;
    }
}
