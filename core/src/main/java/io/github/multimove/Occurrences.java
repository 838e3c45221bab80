package io.github.multimove;

import org.jspecify.annotations.Nullable;

/**
 * How often each position has come about on a line of play: a hash trie that is never changed, so that every turn has its
 * own and shares all but one path with the one before it.
 *
 * <p>Counting and adding look at one node for each five bits of hash that positions of the line have in common, which is at
 * most 13, and then at the positions of equal hash, which {@link Position#equals} tells apart.
 */
final class Occurrences {
    /** Before any position. */
    static final Occurrences NONE = new Occurrences(0, new Object[0]);

    private static final int BITS = 5;

    /** Positions of one hash, each with its number; a chain that is hardly ever longer than one. */
    private record Leaf(
            long hash,
            Position position,
            int count,
            @Nullable Leaf next) {
        int count(Position asked) {
            for (Leaf leaf = this; leaf != null; leaf = leaf.next) {
                if (leaf.position.equals(asked)) {
                    return leaf.count;
                }
            }
            return 0;
        }

        Leaf with(Position added) {
            if (position.equals(added)) {
                return new Leaf(hash, position, count + 1, next);
            }
            return new Leaf(hash, position, count, next == null ? new Leaf(hash, added, 1, null) : next.with(added));
        }
    }

    /** Which of the 32 branches there are; the places of {@code branches} are theirs in order. */
    private final int present;

    /** Nodes and leaves. */
    private final Object[] branches;

    private Occurrences(int present, Object[] branches) {
        this.present = present;
        this.branches = branches;
    }

    /** Returns how often a position has come about. */
    int count(Position position) {
        long hash = position.hash();
        Occurrences node = this;
        for (int shift = 0; ; shift += BITS) {
            Object branch = node.branch(hash, shift);
            if (!(branch instanceof Occurrences below)) {
                return branch instanceof Leaf leaf && leaf.hash == hash ? leaf.count(position) : 0;
            }
            node = below;
        }
    }

    /** Returns how many nodes lie between this one and where a position is or would be: the work of counting it. */
    int depth(Position position) {
        int depth = 0;
        Occurrences node = this;
        while (node.branch(position.hash(), BITS * depth) instanceof Occurrences below) {
            node = below;
            depth++;
        }
        return depth;
    }

    private @Nullable Object branch(long hash, int shift) {
        int bit = bit(hash, shift);
        return (present & bit) == 0 ? null : branches[place(bit)];
    }

    /** Returns the same with a position once more. */
    Occurrences with(Position position) {
        return with(position, position.hash(), 0);
    }

    private Occurrences with(Position position, long hash, int shift) {
        int bit = bit(hash, shift);
        int place = place(bit);
        if ((present & bit) == 0) {
            Object[] more = new Object[branches.length + 1];
            System.arraycopy(branches, 0, more, 0, place);
            more[place] = new Leaf(hash, position, 1, null);
            System.arraycopy(branches, place, more, place + 1, branches.length - place);
            return new Occurrences(present | bit, more);
        }
        Object[] changed = branches.clone();
        if (!(branches[place] instanceof Leaf leaf)) {
            changed[place] = ((Occurrences) branches[place]).with(position, hash, shift + BITS);
        } else if (leaf.hash == hash) {
            changed[place] = leaf.with(position);
        } else {
            Occurrences below = new Occurrences(bit(leaf.hash, shift + BITS), new Object[] {leaf});
            changed[place] = below.with(position, hash, shift + BITS);
        }
        return new Occurrences(present, changed);
    }

    private static int bit(long hash, int shift) {
        return 1 << (int) (hash >>> shift);
    }

    private int place(int bit) {
        return Integer.bitCount(present & bit - 1);
    }
}
