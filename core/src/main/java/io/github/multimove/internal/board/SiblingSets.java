package io.github.multimove.internal.board;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;

/** The sets of siblings of a board: by square the number of its set, numbered in the order of their first squares. */
public final class SiblingSets {
    private static final long LOW_BITS = 0x7f7f7f7f7f7f7f7fL;
    /** Brings the highest bits of eight bytes next to each other. */
    private static final long GATHER = 0x0002040810204081L;

    private SiblingSets() {}

    /** The squares, among 64 from {@code word * 64} on, of pieces that have siblings. */
    public static long squares(byte[] sets, int word) {
        ByteBuffer bytes = ByteBuffer.wrap(sets).order(ByteOrder.LITTLE_ENDIAN);
        long squares = 0;
        int end = Math.min(sets.length, (word + 1) << 6);
        int s = word << 6;
        for (; s + Long.BYTES <= end; s += Long.BYTES) {
            long eight = bytes.getLong(s);
            if (eight != 0) {
                // the highest bit of each byte that is not 0
                long some = ((eight & LOW_BITS) + LOW_BITS | eight) & ~LOW_BITS;
                squares |= ((some * GATHER) >>> 56) << s;
            }
        }
        for (; s < end; s++) {
            squares |= sets[s] != 0 ? 1L << s : 0;
        }
        return squares;
    }

    /** The squares of the sets that a text such as {@code a1+h1,b1+g1} names, or what is made of what it expected and where. */
    public static List<List<Integer>> read(
            GameTables tables, String text, BiFunction<String, Integer, RuntimeException> refusal) {
        List<List<Integer>> sets = new ArrayList<>();
        int at = 0;
        int named = 0;
        for (String set : text.equals("-") ? new String[0] : text.split(",", -1)) {
            List<Integer> squares = new ArrayList<>();
            for (String name : set.split("\\+", -1)) {
                int start = at;
                squares.add(tables.board
                        .find(name)
                        .orElseThrow(() -> refusal.apply("sets of siblings such as a1+h1,b1+g1, or -", start))
                        .index());
                if (++named > tables.mostPieces()) {
                    throw refusal.apply("at most " + tables.mostPieces() + " pieces in sets of siblings", start);
                }
                at += name.length() + 1;
            }
            sets.add(squares);
        }
        return sets;
    }

    /** Writes the seventh field of position text (rules/twins.md, Position text). */
    public static String write(BoardState state) {
        StringBuilder out = new StringBuilder();
        for (List<Integer> set : list(state)) {
            if (out.length() > 0) {
                out.append(',');
            }
            for (int i = 0; i < set.size(); i++) {
                out.append(i == 0 ? "" : "+").append(state.tables.board.square(set.get(i)));
            }
        }
        return out.length() == 0 ? "-" : out.toString();
    }

    /** The squares of each set, ascending, a stacked piece's square repeated; sets by their first squares. */
    public static List<List<Integer>> list(BoardState state) {
        byte[] sets = state.sets();
        List<List<Integer>> all = new ArrayList<>();
        if (sets == null) {
            return all;
        }
        for (int s = 0; s < sets.length; s++) {
            if (sets[s] == 0) {
                continue;
            }
            while (all.size() < sets[s]) {
                all.add(new ArrayList<>());
            }
            for (int n = state.codes(s).length; n > 0; n--) {
                all.get(sets[s] - 1).add(s);
            }
        }
        return all;
    }

    /** Numbers sets in the order of their first squares, drops sets of one piece, and keeps the key of what there is. */
    public static void normalise(BoardState state) {
        byte[] sets = state.sets();
        if (sets == null) {
            return;
        }
        int[] members = new int[8];
        for (int w = 0; w < state.tables.words; w++) {
            for (long left = squares(sets, w); left != 0; left &= left - 1) {
                int s = w << 6 | Long.numberOfTrailingZeros(left);
                int set = sets[s] & 255;
                if (state.piece(s) == 0) {
                    sets[s] = 0;
                    continue;
                }
                if (set >= members.length) {
                    members = Arrays.copyOf(members, set + 4);
                }
                members[set] += state.hasStacks() ? state.codes(s).length : 1;
            }
        }
        byte[] renamed = new byte[members.length];
        long[] parts = new long[members.length];
        byte next = 1;
        long key = 0;
        for (int w = 0; w < state.tables.words; w++) {
            for (long left = squares(sets, w); left != 0; left &= left - 1) {
                int s = w << 6 | Long.numberOfTrailingZeros(left);
                int set = sets[s] & 255;
                if (members[set] < 2) {
                    sets[s] = 0;
                } else {
                    if (renamed[set] == 0) {
                        renamed[set] = next++;
                    }
                    sets[s] = renamed[set];
                    parts[set] += state.tables.setKey[s];
                }
            }
        }
        for (long part : parts) {
            key += part == 0 ? 0 : PositionKeys.mix(part);
        }
        state.sets(sets, key);
    }

    /**
     * Notes that pieces of one set have gone from some squares, now empty, to others without siblings of anybody else: what
     * {@link #normalise} finds, from the sets before, which stay as they are.
     */
    public static void moved(BoardState state, byte[] before, long[] turn, int size) {
        // read before anything is written: eight bytes of which one has just been written are slow to read
        long low = squares(before, 0);
        long high = state.tables.words > 1 ? squares(before, 1) : 0;
        byte[] sets = before.clone();
        byte set = before[Packed.from(turn[0])];
        long[] keys = state.tables.setKey;
        long change = 0;
        for (int i = 0; i < size; i++) {
            int from = Packed.from(turn[i]);
            sets[from] = 0;
            change -= keys[from];
            low &= from < 64 ? ~(1L << from) : -1;
            high &= from < 64 ? -1 : ~(1L << from);
        }
        for (int i = 0; i < size; i++) {
            int to = Packed.to(turn[i]);
            sets[to] = set;
            change += keys[to];
            low |= to < 64 ? 1L << to : 0;
            high |= to < 64 ? 0 : 1L << to;
        }
        byte[] renamed = new byte[((Long.bitCount(low) + Long.bitCount(high)) >> 1) + 1];
        long part = 0;
        byte next = 0;
        for (int word = 0; word < 128; word += 64) {
            for (long left = word == 0 ? low : high; left != 0; left &= left - 1) {
                int s = word | Long.numberOfTrailingZeros(left);
                byte old = sets[s];
                byte now = renamed[old];
                if (now == 0) {
                    now = ++next;
                    renamed[old] = now;
                }
                part += old == set ? keys[s] : 0;
                sets[s] = now;
            }
        }
        state.sets(sets, state.setsKey() + PositionKeys.mix(part) - PositionKeys.mix(part - change));
    }
}
