package io.github.multimove.internal.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Which numbers of pieces a side can have: each piece is one of the array's or comes by promotions from one that is gone. Where
 * captures come to hand pieces change sides, and both sides together have no more of a kind than the array.
 *
 * <p>A kind that the array has gives pieces of that kind first: what becomes of one of them another piece can become too that
 * promotes to the kind.
 */
public final class Material {
    private static final int ANY_NUMBER = 1 << 20;

    private final GameTables tables;
    /** By code, a bit for every code that a piece becomes by promotions, one after the other. */
    private final long[] becomes;
    /** By code how many pieces one piece can become. */
    private final int[] yields;
    /** By code how many pieces a side can have if everything promotes. */
    private final int[] most;

    /**
     * The material of a game.
     *
     * @param doubles whether a promotion may give two pieces
     */
    public Material(GameTables tables, boolean doubles) {
        this.tables = tables;
        this.becomes = new long[tables.codes];
        this.yields = new int[tables.codes];
        this.most = tables.arrayCount.clone();
        Arrays.fill(yields, 1);
        for (int round = 2; round < tables.codes; round++) { // no chain of promotions without a repetition is longer
            for (int code = 2; code < tables.codes; code++) {
                for (int type : into(code)) {
                    int to = type << 1 | (code & 1);
                    becomes[code] |= becomes[to] | 1L << to;
                    yields[code] = Math.max(yields[code], Math.min(doubles ? 2 * yields[to] : 1, ANY_NUMBER));
                }
            }
        }
        for (int code = 2; code < tables.codes; code++) {
            for (int type : isEverThere(code) ? into(code) : new int[0]) {
                int to = type << 1 | (code & 1);
                // pieces in hand may join those on the board later
                int limit = tables.promotions.toCaptured[code]
                        ? 0
                        : Math.min(tables.promotions.most(code, type), ANY_NUMBER) + tables.arrayHand[to];
                most[to] = Math.max(most[to], limit);
            }
        }
    }

    private boolean isEverThere(int code) {
        return tables.arrayCount[code] > 0
                || IntStream.range(2, tables.codes)
                        .anyMatch(from -> tables.arrayCount[from] > 0 && (becomes[from] >>> code & 1) != 0);
    }

    private int[] into(int code) {
        int[] types = tables.promotions.types[code];
        return types == null ? new int[0] : types;
    }

    /** Returns what is too much on a board and in the hands, a sentence each; royal pieces that nothing promotes to are not looked at. */
    public List<String> problems(BoardState state) {
        List<String> problems = new ArrayList<>();
        byte[] held = tables.held;
        if (held != null) {
            changingSides(state, held, problems);
            return problems;
        }
        for (int side = 0; side < 2; side++) {
            new Count(state, side).check(problems);
        }
        return problems;
    }

    /** Notes kinds of which both sides have more than the array, promoted pieces counted as what they turn back to. */
    private void changingSides(BoardState state, byte[] held, List<String> problems) {
        int[] extra = new int[tables.codes];
        byte[] hand = state.hand();
        for (int code = 2; code < tables.codes; code++) {
            int kind = held[code] & ~1;
            extra[kind] += state.count(code) + (hand == null ? 0 : hand[code]) - tables.arrayCount[code];
        }
        int total = IntStream.of(extra).skip(2).sum();
        for (int code = 2; code < tables.codes; code += 2) {
            if (tables.game.promotedTurnBack() ? extra[code] > 0 : total > 0) {
                problems.add("expected as many pieces of both sides as the array has, found " + extra[code]
                        + " more of the kind " + tables.types[code >> 1].name());
                return;
            }
        }
    }

    /** The pieces of one side. */
    private final class Count {
        private final int side;
        private final int[] beyond = new int[tables.codes];
        private final int[] missing = new int[tables.codes];
        /** How many pieces those of a code that are missing can still have become. */
        private final int[] left = new int[tables.codes];
        /** By code that is missing and code that is beyond the array how many pieces came from it. */
        private final int[][] came = new int[tables.codes][tables.codes];

        private long seen;
        private long reached;

        Count(BoardState state, int side) {
            this.side = side;
            byte[] hand = state.hand();
            for (int code = 2 + side; code < tables.codes; code += 2) {
                int found = state.count(code) + (hand == null ? 0 : hand[code]);
                boolean isElsewhere = tables.isRoyal(code) && !tables.promotions.toRoyal;
                beyond[code] = isElsewhere ? 0 : Math.max(0, found - tables.arrayCount[code]);
                missing[code] = Math.max(0, tables.arrayCount[code] - found);
                // what comes back to its kind twice over is without end, and need not be missing
                left[code] =
                        yields[code] == ANY_NUMBER && isEverThere(code) ? ANY_NUMBER : missing[code] * yields[code];
            }
        }

        void check(List<String> problems) {
            for (int code = 2 + side; code < tables.codes; code += 2) {
                if (tables.arrayCount[code] + beyond[code] > most[code]) {
                    problems.add("expected at most " + number(most[code], code) + " of " + GameTables.name(side)
                            + ", as many as the array and its promotions give, found "
                            + (tables.arrayCount[code] + beyond[code]));
                    beyond[code] = 0;
                }
            }
            for (int code = 2 + side; code < tables.codes; code += 2) {
                for (int i = 0; i < beyond[code]; i++) {
                    seen = 0;
                    reached = 0;
                    if (!place(code)) {
                        problems.add(tooMany());
                        return;
                    }
                }
            }
        }

        /** Finds what a piece beyond the array came from, where others may have to come from something else. */
        private boolean place(int code) {
            reached |= 1L << code;
            for (int from = 2 + side; from < tables.codes; from += 2) {
                if ((becomes[from] >>> code & 1) == 0 || (seen >>> from & 1) != 0) {
                    continue;
                }
                seen |= 1L << from;
                boolean isLeft = left[from] > 0;
                left[from] -= isLeft ? 1 : 0;
                for (int other = 2 + side; !isLeft && other < tables.codes; other += 2) {
                    if (came[from][other] > 0 && (reached >>> other & 1) == 0 && place(other)) {
                        came[from][other]--;
                        isLeft = true;
                    }
                }
                if (isLeft) {
                    came[from][code]++;
                    return true;
                }
            }
            return false;
        }

        private String tooMany() {
            int gone = sum(missing, seen);
            int most = codes(seen).map(code -> missing[code] * yields[code]).sum();
            return "expected at most " + most + (most == 1 ? " piece of " : " pieces of ") + GameTables.name(side)
                    + " beyond those of the array, as " + gone + " of its "
                    + codes(seen)
                            .filter(code -> tables.arrayCount[code] > 0)
                            .mapToObj(code -> number(tables.arrayCount[code], code))
                            .collect(Collectors.joining(" and "))
                    + (gone == 1 ? " is gone" : " are gone")
                    + (most > gone ? " and one may become two" : "") + ", found " + sum(beyond, reached) + ": "
                    + codes(reached)
                            .mapToObj(code -> number(beyond[code], code))
                            .collect(Collectors.joining(", "));
        }

        private IntStream codes(long set) {
            return IntStream.range(2, tables.codes).filter(code -> (set >>> code & 1) != 0);
        }

        private int sum(int[] byCode, long set) {
            return codes(set).map(code -> byCode[code]).sum();
        }

        private String number(int count, int code) {
            return count + " " + tables.pieces[code].type().name() + (count == 1 ? "" : "s");
        }
    }
}
