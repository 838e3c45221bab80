package io.github.multimove.internal.turns.siblings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Where siblings may go as a satisfiability problem, searched by learning a clause from each conflict (J. Marques-Silva and
 * K. Sakallah, GRASP, 1996; N. Eén and N. Sörensson, An Extensible SAT-solver, 2003). What is learned holds for every question
 * about the siblings, so that a reason for which one sub-move fails is not searched for again with the next.
 *
 * <p>A variable says that a sibling goes to a square. That it goes to one only, and no other with it, is propagated without
 * clauses. Other variables say that none of a group of these is so. A literal is twice its variable, and one more for its
 * opposite. Level 0 holds what is always so, level 1 what a question asks for, and each further level one decision.
 *
 * <p>The class is long because clauses, what follows from them and what is learned share one state.
 */
final class SiblingClauses {
    /** Stands for all siblings in the key of a group. */
    private record Group(int sibling, long low, long high) {}

    private static final int[] ASSUMED = {};
    private static final double DECAY = 1 / 0.95;
    private static final double MOST_ACTIVITY = 1e100;
    private static final int MOST_LEARNED = 4_000;

    private final int siblings;
    /** By sibling, its first variable; one past the last at the end. */
    private final int[] first;
    /** By variable of a sibling and a square, both. */
    private final int[] siblingOf;

    private final int[] squareOf;
    /** By square, its variables. */
    private final int[][] sameSquare = new int[128][];

    private int variables;
    /** By variable of a group, its members; by variable of a member, its groups. */
    private int[][] members = new int[8][];

    private int[][] groups;
    private final Map<Group, Integer> known = new HashMap<>();
    /** The clauses of the conditions that were added, empty where one is met in any case. */
    private final List<int[]> stated = new ArrayList<>();

    /** By variable: 1 if it is so, -1 if it is not, else 0; the level at which that was found out; and the clause it follows from. */
    private byte[] value;

    private int[] level;
    private int[][] reason;
    /** Literals in the order in which they were found out. */
    private int[] trail;

    private int size;
    private int head;
    private int[] levelStart = new int[16];
    private int levels;

    /** By literal, the clauses to look at when it is found not to be so. */
    private int[][][] watches;

    private int[] watchCount;
    private double[] activity;
    private double bump = 1;
    private boolean[] seen;
    /** The squares that are asked for, and whether no others are assumed at level 1. */
    private long[] askedLow = {};

    private long[] askedHigh = {};
    private boolean isAssumed;
    /** Whether nothing can meet all clauses. */
    private boolean isImpossible;

    private int[][] learned = new int[64][];
    private int learnedCount;
    /** How many conflicts until decisions are made anew. */
    private int pause = 50;

    private int untilRestart = pause;

    /** The squares that siblings may still go to. */
    final long[] low;

    final long[] high;

    SiblingClauses(long[] lows, long[] highs, boolean sharing) {
        this.siblings = lows.length;
        this.low = lows.clone();
        this.high = highs.clone();
        first = new int[siblings + 1];
        for (int i = 0; i < siblings; i++) {
            first[i + 1] = first[i] + Long.bitCount(lows[i]) + Long.bitCount(highs[i]);
        }
        variables = first[siblings];
        siblingOf = new int[variables];
        squareOf = new int[variables];
        int capacity = variables + 64;
        value = new byte[capacity];
        level = new int[capacity];
        reason = new int[capacity][];
        trail = new int[capacity];
        activity = new double[capacity];
        seen = new boolean[capacity];
        groups = new int[variables][];
        watches = new int[2 * capacity][][];
        watchCount = new int[2 * capacity];
        members = new int[capacity][];
        int[] count = new int[128];
        for (int i = 0, v = 0; i < siblings; i++) {
            for (long left = lows[i]; left != 0; left &= left - 1) {
                squareOf[v] = Long.numberOfTrailingZeros(left);
                siblingOf[v++] = i;
            }
            for (long left = highs[i]; left != 0; left &= left - 1) {
                squareOf[v] = 64 + Long.numberOfTrailingZeros(left);
                siblingOf[v++] = i;
            }
        }
        for (int v = 0; v < variables; v++) {
            count[squareOf[v]]++;
        }
        for (int s = 0; s < count.length; s++) {
            sameSquare[s] = new int[sharing || s == SiblingSolver.STAY ? 0 : count[s]];
        }
        for (int v = variables - 1; v >= 0; v--) {
            int s = squareOf[v];
            if (sameSquare[s].length > 0) {
                sameSquare[s][--count[s]] = v;
            }
        }
        for (int i = 0; i < siblings; i++) {
            int[] any = new int[first[i + 1] - first[i]];
            for (int k = 0; k < any.length; k++) {
                any[k] = 2 * (first[i] + k);
            }
            add(any);
        }
    }

    private int valueOf(int literal) {
        return (literal & 1) == 0 ? value[literal >> 1] : -value[literal >> 1];
    }

    // ---- clauses ----------------------------------------------------------------------------------------------------

    /** Adds a condition; to be asked at level 0 or 1. */
    void add(SiblingCondition condition) {
        int[] clause = new int[variables + condition.pairs];
        int n = 0;
        for (int v = 0; v < first[siblings]; v++) {
            if (SiblingSolver.holds(condition.low, condition.high, squareOf[v])) {
                clause[n++] = 2 * v;
                seen[v] = true;
            }
        }
        boolean isMet = false;
        for (int k = 0; k < condition.pairs && !isMet; k++) {
            int not = none(condition.piece[k], condition.pairLow[k], condition.pairHigh[k]);
            int v = not >> 1;
            if (not < 0 || ((not & 1) != 0 && SiblingSolver.holds(condition.low, condition.high, squareOf[v]))) {
                isMet = true;
            } else if (!seen[v]) { // no literal may stand in a clause twice
                seen[v] = true;
                clause[n++] = not;
            }
        }
        for (int k = 0; k < n; k++) {
            seen[clause[k] >> 1] = false;
        }
        stated.add(ASSUMED);
        if (!isMet) {
            int[] whole = Arrays.copyOf(clause, n);
            stated.set(stated.size() - 1, whole);
            for (int literal : whole) {
                activity[literal >> 1] += bump;
            }
            add(whole);
        }
    }

    /** A literal that says that a sibling, or none, goes to squares; -1 if that is so in any case. */
    private int none(int sibling, long low, long high) {
        int from = sibling < 0 ? 0 : first[sibling];
        int to = sibling < 0 ? first[siblings] : first[sibling + 1];
        int[] found = new int[to - from];
        int n = 0;
        for (int v = from; v < to; v++) {
            if (SiblingSolver.holds(low, high, squareOf[v])) {
                found[n++] = v;
            }
        }
        if (n < 2) {
            return n == 0 ? -1 : 2 * found[0] + 1;
        }
        Group group = new Group(sibling, low, high);
        Integer made = known.get(group);
        if (made != null) {
            return 2 * made;
        }
        int v = variables++;
        grow();
        known.put(group, v);
        members[v] = Arrays.copyOf(found, n);
        for (int k = 0; k < n; k++) {
            int[] old = groups[found[k]];
            int[] more = old == null ? new int[1] : Arrays.copyOf(old, old.length + 1);
            more[more.length - 1] = v;
            groups[found[k]] = more;
            if (value[found[k]] > 0 && value[v] == 0) {
                cancel(level[found[k]]);
                set(2 * v + 1, new int[] {2 * v + 1, 2 * found[k] + 1});
            }
        }
        if (sibling >= 0) {
            int[] clause = new int[to - from - n + 1];
            int k = 0;
            for (int x = from; x < to; x++) {
                if (!SiblingSolver.holds(low, high, squareOf[x])) {
                    clause[k++] = 2 * x;
                }
            }
            clause[k] = 2 * v + 1;
            add(clause);
        }
        return 2 * v;
    }

    private void grow() {
        if (variables <= value.length) {
            return;
        }
        int capacity = 2 * variables;
        value = Arrays.copyOf(value, capacity);
        level = Arrays.copyOf(level, capacity);
        reason = Arrays.copyOf(reason, capacity);
        trail = Arrays.copyOf(trail, capacity);
        activity = Arrays.copyOf(activity, capacity);
        seen = Arrays.copyOf(seen, capacity);
        members = Arrays.copyOf(members, capacity);
        watches = Arrays.copyOf(watches, 2 * capacity);
        watchCount = Arrays.copyOf(watchCount, 2 * capacity);
    }

    /** Adds a clause at level 0 or 1. */
    private void add(int[] clause) {
        int kept = 0; // those that are not always false come first, and first of these those that are not false now
        int open = 0;
        for (int k = 0; k < clause.length; k++) {
            int literal = clause[k];
            boolean isOpen = valueOf(literal) >= 0;
            if (isOpen || level[literal >> 1] > 0) {
                clause[k] = clause[kept];
                clause[kept++] = literal;
            }
            if (isOpen) {
                clause[kept - 1] = clause[open];
                clause[open++] = literal;
            }
        }
        if (kept < 2 || open == 0) {
            cancel(0); // what is asked for is asked for again, and then perhaps refused
        }
        if (kept > 1) {
            watch(clause[0], clause);
            watch(clause[1], clause);
        }
        if (kept == 0) {
            isImpossible = true;
        } else if ((kept == 1 || open == 1) && valueOf(clause[0]) == 0) {
            set(clause[0], clause);
        }
    }

    private void watch(int literal, int[] clause) {
        int[][] list = watches[literal];
        int n = watchCount[literal];
        if (list == null || n == list.length) {
            list = list == null ? new int[4][] : Arrays.copyOf(list, 2 * n);
            watches[literal] = list;
        }
        list[n] = clause;
        watchCount[literal] = n + 1;
    }

    // ---- what follows -----------------------------------------------------------------------------------------------

    private void set(int literal, int[] because) {
        int v = literal >> 1;
        value[v] = (byte) ((literal & 1) == 0 ? 1 : -1);
        level[v] = levels;
        reason[v] = because;
        trail[size++] = literal;
        if ((literal & 1) != 0 && v < siblingOf.length) {
            low[siblingOf[v]] &= ~SiblingSolver.low(squareOf[v]);
            high[siblingOf[v]] &= ~SiblingSolver.high(squareOf[v]);
        }
    }

    private void cancel(int to) {
        if (levels <= to) {
            return;
        }
        int start = levelStart[to + 1];
        while (size > start) {
            int v = trail[--size] >> 1;
            value[v] = 0;
            if ((trail[size] & 1) != 0 && v < siblingOf.length) {
                low[siblingOf[v]] |= SiblingSolver.low(squareOf[v]);
                high[siblingOf[v]] |= SiblingSolver.high(squareOf[v]);
            }
        }
        head = size;
        levels = to;
        isAssumed &= to > 0;
    }

    private void deepen() {
        levels++;
        if (levels == levelStart.length) {
            levelStart = Arrays.copyOf(levelStart, 2 * levels);
        }
        levelStart[levels] = size;
    }

    /** Finds out what follows; returns a clause that cannot be met any more, or an empty one. */
    private int[] propagate() {
        while (head < size) {
            int literal = trail[head++];
            int v = literal >> 1;
            int[] conflict = (literal & 1) == 0 ? exclude(v) : ASSUMED;
            if (conflict.length > 0) {
                return conflict;
            }
            conflict = visit(literal ^ 1);
            if (conflict.length > 0) {
                return conflict;
            }
        }
        return ASSUMED;
    }

    /** What cannot be so as well. */
    private int[] exclude(int v) {
        if (v >= siblingOf.length) {
            return exclude(v, members[v]);
        }
        for (int other = first[siblingOf[v]]; other < first[siblingOf[v] + 1]; other++) {
            if (other != v && value[other] >= 0) {
                int[] both = {2 * other + 1, 2 * v + 1};
                if (value[other] > 0) {
                    return both;
                }
                set(2 * other + 1, both);
            }
        }
        int[] conflict = exclude(v, sameSquare[squareOf[v]]);
        return conflict.length > 0 || groups[v] == null ? conflict : exclude(v, groups[v]);
    }

    private int[] exclude(int v, int[] others) {
        for (int other : others) {
            if (other != v && value[other] >= 0) {
                int[] both = {2 * other + 1, 2 * v + 1};
                if (value[other] > 0) {
                    return both;
                }
                set(2 * other + 1, both);
            }
        }
        return ASSUMED;
    }

    private int[] visit(int literal) {
        int[][] list = watches[literal];
        int n = watchCount[literal];
        int kept = 0;
        for (int k = 0; k < n; k++) {
            int[] clause = list[k];
            if (clause[0] == literal) {
                clause[0] = clause[1];
                clause[1] = literal;
            }
            if (valueOf(clause[0]) > 0 || !moveWatch(clause)) {
                list[kept++] = clause;
                if (valueOf(clause[0]) < 0) {
                    System.arraycopy(list, k + 1, list, kept, n - k - 1);
                    watchCount[literal] = kept + n - k - 1;
                    return clause;
                }
                if (valueOf(clause[0]) == 0) {
                    set(clause[0], clause);
                }
            }
        }
        watchCount[literal] = kept;
        return ASSUMED;
    }

    private boolean moveWatch(int[] clause) {
        for (int i = 2; i < clause.length; i++) {
            if (valueOf(clause[i]) >= 0) {
                int literal = clause[i];
                clause[i] = clause[1];
                clause[1] = literal;
                watch(literal, clause);
                return true;
            }
        }
        return false;
    }

    // ---- search -----------------------------------------------------------------------------------------------------

    /** Begins a question: which squares siblings may go to. */
    void ask(long[] wantedLow, long[] wantedHigh) {
        boolean narrower = levels > 0;
        for (int i = 0; i < siblings && narrower; i++) {
            narrower = (wantedLow[i] & ~askedLow[i]) == 0 && (wantedHigh[i] & ~askedHigh[i]) == 0;
        }
        cancel(narrower ? 1 : 0);
        if (learnedCount > MOST_LEARNED) {
            cancel(0);
            forget();
        }
        askedLow = wantedLow;
        askedHigh = wantedHigh;
        isAssumed = false;
    }

    /** Goes back to where conditions may be added. */
    void restart() {
        cancel(1);
    }

    /** Forgets the longer half of the clauses that were learned. */
    private void forget() {
        Arrays.sort(learned, 0, learnedCount, Comparator.comparingInt(clause -> clause.length));
        int kept = learnedCount / 2;
        Set<int[]> gone = Collections.newSetFromMap(new IdentityHashMap<>());
        gone.addAll(Arrays.asList(learned).subList(kept, learnedCount));
        Arrays.fill(learned, kept, learnedCount, null);
        learnedCount = kept;
        for (int literal = 0; literal < 2 * variables; literal++) {
            int n = 0;
            for (int k = 0; k < watchCount[literal]; k++) {
                if (!gone.contains(watches[literal][k])) {
                    watches[literal][n++] = watches[literal][k];
                }
            }
            watchCount[literal] = n;
        }
    }

    /**
     * Goes on to where nothing more follows; answers false if nothing can meet all clauses within the squares that are asked for.
     *
     * @return whether there may be an answer
     */
    boolean settle() {
        while (!isImpossible) {
            int[] conflict = propagate();
            if (conflict.length > 0) {
                if (!resolve(conflict)) {
                    return false;
                }
            } else if (levels == 0 || !isAssumed) {
                if (!assume()) {
                    return false;
                }
            } else {
                return true;
            }
        }
        return false;
    }

    /** Assumes that siblings go to no other squares than those that are asked for; answers false if one does in any case. */
    private boolean assume() {
        if (levels == 0) {
            deepen();
        }
        isAssumed = true;
        for (int v = 0; v < first[siblings]; v++) {
            int i = siblingOf[v];
            if (value[v] >= 0 && !SiblingSolver.holds(askedLow[i], askedHigh[i], squareOf[v])) {
                if (value[v] > 0) {
                    cancel(0);
                    return false;
                }
                set(2 * v + 1, ASSUMED);
            }
        }
        return true;
    }

    /** Learns that some siblings together have too few squares; answers false if nothing can be done about it. */
    boolean isResolvedFewness(List<Integer> these, long squares, long further) {
        int[] clause = new int[variables];
        int n = 0;
        for (int i : these) {
            for (int v = first[i]; v < first[i + 1]; v++) {
                if (!SiblingSolver.holds(squares, further, squareOf[v])) {
                    clause[n++] = 2 * v;
                }
            }
        }
        return n > 0 && resolve(Arrays.copyOf(clause, n));
    }

    /** Decides how a condition is met: as what has been in most conflicts would meet it. */
    void decide(int condition) {
        int best = -1;
        for (int literal : stated.get(condition)) {
            if (value[literal >> 1] == 0 && (best < 0 || activity[literal >> 1] > activity[best >> 1])) {
                best = literal;
            }
        }
        deepen();
        set(best, ASSUMED);
    }

    /** Learns from a clause that cannot be met; answers false if that is owed to what was asked for. */
    private boolean resolve(int[] conflict) {
        int deepest = 0;
        for (int literal : conflict) {
            deepest = Math.max(deepest, level[literal >> 1]);
        }
        cancel(deepest);
        if (deepest == 0) {
            isImpossible = true;
            return false;
        }
        bump *= DECAY;
        int[] clause = deepest == 1 ? assumptions(conflict) : analyse(conflict);
        if (deepest == 1) {
            cancel(0);
            learn(clause);
            return false;
        }
        int back = 0;
        for (int k = 1; k < clause.length; k++) {
            if (level[clause[k] >> 1] > back) {
                back = level[clause[k] >> 1];
                int literal = clause[k];
                clause[k] = clause[1];
                clause[1] = literal;
            }
        }
        cancel(back);
        learn(clause);
        if (--untilRestart == 0) {
            pause *= 2;
            untilRestart = pause;
            cancel(1);
        }
        return true;
    }

    /** Adds a clause whose first literal is the only one open, or at level 0 any. */
    private void learn(int[] clause) {
        if (levels == 0) {
            add(clause);
        } else {
            if (clause.length > 1) {
                watch(clause[0], clause);
                watch(clause[1], clause);
            }
            set(clause[0], clause);
        }
        if (clause.length > 2) {
            if (learnedCount == learned.length) {
                learned = Arrays.copyOf(learned, 2 * learnedCount);
            }
            learned[learnedCount++] = clause;
        }
    }

    /** The opposite of the assumptions that a conflict at level 1 is owed to. */
    private int[] assumptions(int[] conflict) {
        int[] found = new int[size];
        int n = 0;
        mark(conflict, -1);
        for (int at = size - 1; at >= levelStart[1]; at--) {
            int v = trail[at] >> 1;
            if (seen[v]) {
                seen[v] = false;
                if (reason[v].length == 0) {
                    found[n++] = trail[at] ^ 1;
                } else {
                    mark(reason[v], v);
                }
            }
        }
        return Arrays.copyOf(found, n);
    }

    /** Marks what a clause is about, one aside, and returns how much of it that was not marked is of the deepest level. */
    private int mark(int[] clause, int except) {
        int deepest = 0;
        for (int literal : clause) {
            int v = literal >> 1;
            if (v != except && level[v] > 0 && !seen[v]) {
                seen[v] = true;
                deepest += level[v] == levels ? 1 : 0;
                activity[v] += bump;
                if (activity[v] > MOST_ACTIVITY) {
                    for (int k = 0; k < variables; k++) {
                        activity[k] /= MOST_ACTIVITY;
                    }
                    bump /= MOST_ACTIVITY;
                }
            }
        }
        return deepest;
    }

    /** The clause that follows from a conflict up to the first literal of the deepest level that all of it goes back to. */
    private int[] analyse(int[] conflict) {
        int open = mark(conflict, -1);
        int at = size;
        int uip = -1;
        while (uip < 0) {
            at--;
            int v = trail[at] >> 1;
            if (!seen[v]) {
                continue;
            }
            if (open == 1) {
                uip = trail[at];
                break;
            }
            seen[v] = false;
            open--;
            open += mark(reason[v], v);
        }
        int[] clause = new int[size];
        clause[0] = uip ^ 1;
        int n = 1;
        for (int k = levelStart[1]; k < levelStart[levels]; k++) {
            if (seen[trail[k] >> 1] && !isImplied(trail[k] >> 1)) {
                clause[n++] = trail[k] ^ 1;
            }
        }
        for (int k = levelStart[1]; k < size; k++) {
            seen[trail[k] >> 1] = false;
        }
        return Arrays.copyOf(clause, n);
    }

    /** Whether a literal of a clause follows from others of it. */
    private boolean isImplied(int v) {
        if (reason[v].length == 0) {
            return false;
        }
        for (int literal : reason[v]) {
            if (literal >> 1 != v && !seen[literal >> 1] && level[literal >> 1] > 0) {
                return false;
            }
        }
        return true;
    }
}
