package io.github.multimove.internal;

import org.jspecify.annotations.Nullable;

/**
 * Counts the legal turns of one sub-move without listing them, on any board: destinations are counted along the paths,
 * within the squares that answer a check or a pin ({@link Safety}); a royal man's steps are looked at from their
 * destinations. Sub-moves that do more than land are made and judged one by one.
 */
final class SingleCounter {
    private static final int NOT_FOUND = -1;

    private final BoardPosition position;
    private final Field field;
    private final Prongs prongs;
    private final Tables tables;
    private final int side;
    /** The mover's only royal man, or -1 if safety binds nothing. */
    private final int king;

    private final SubMoves found = new SubMoves();

    private SingleCounter(BoardPosition position, Prongs prongs, int king) {
        this.position = position;
        this.field = position.field;
        this.prongs = prongs;
        this.tables = field.tables;
        this.side = field.side;
        this.king = king;
    }

    /** The number of legal turns, or -1 if they cannot be counted like that. */
    static long count(BoardPosition position, Prongs prongs) {
        Composition rules = position.rules;
        Field field = position.field;
        int king = NOT_FOUND;
        if (rules.isBinding()) {
            int[] royals = field.royals(field.side);
            boolean judged = rules.structures.judge() instanceof Prongs;
            if (!judged || royals.length > 2 || (royals.length == 2 && takesTwo(rules))) {
                return -1;
            }
            king = royals.length == 1 ? royals[0] : NOT_FOUND;
        }
        return new SingleCounter(position, prongs, king).count();
    }

    private static boolean takesTwo(Composition rules) {
        return rules.structures.judge() instanceof Prongs judge && judge.most > 1;
    }

    private long count() {
        byte[] men = field.men;
        long[] manAt = new long[men.length];
        int n = 0;
        for (int s = 0; s < men.length; s++) {
            if (men[s] != 0 && (men[s] & 1) == side && s != king) {
                if (n == Safety.MOST - 1) {
                    return -1;
                }
                manAt[s] = 1L << n++;
            }
        }
        Safety safety = king < 0 ? Safety.NONE : Safety.of(field, king, side, manAt, -1, 1);
        if (safety.overflow) {
            return -1;
        }
        boolean[] checkAnswers = answers(safety);
        long total = king < 0 ? 0 : kingSteps();
        for (int s = 0; s < men.length; s++) {
            if (manAt[s] != 0 && !field.isFrozen(s)) {
                total += man(s, men[s], safety == Safety.NONE ? null : within(safety, manAt[s], checkAnswers));
            }
        }
        return total;
    }

    /** The squares that answer every check, or null if there is no check. */
    private boolean @Nullable [] answers(Safety safety) {
        boolean[] within = null;
        for (int c = 0; c < safety.leaving.length; c++) {
            if (safety.leaving[c] == 0) {
                within = intersect(within, safety.answers[c]);
            }
        }
        return within;
    }

    private boolean[] intersect(boolean @Nullable [] within, short[] squares) {
        boolean[] both = new boolean[tables.size];
        for (short s : squares) {
            both[s] = within == null || within[s];
        }
        return both;
    }

    /** The squares that a man may go to, or null if it may go to any. */
    private boolean @Nullable [] within(Safety safety, long man, boolean @Nullable [] checkAnswers) {
        boolean[] within = checkAnswers;
        for (int c = 0; c < safety.leaving.length; c++) {
            if (safety.leaving[c] == man) {
                within = intersect(within, safety.answers[c]);
            }
        }
        return within;
    }

    private long man(int from, int code, boolean @Nullable [] within) {
        long bit = 1L << code;
        boolean special = (king >= 0 && ((tables.freezerMask | tables.remoteMask) & bit) != 0)
                || tables.severalWays[code]
                || (tables.promotionZone[code] != null && !isFarFromPromotion(from, code))
                || ((tables.pawnMask & bit) != 0 && field.passed.length > 0)
                || (tables.isRoyal(code) && field.castling != 0);
        if (special) {
            return oneByOne(from, within);
        }
        long total = 0;
        for (Path path : tables.paths[code][from]) {
            total += along(path, within);
        }
        return total;
    }

    private long along(Path path, boolean @Nullable [] within) {
        byte[] men = field.men;
        short[] squares = path.squares();
        int first = path.firstLanding();
        long total = 0;
        for (int i = 0; i < squares.length; i++) {
            int to = squares[i];
            int man = men[to];
            if (man != 0) {
                boolean takes = i >= first && path.capturing() && (man & 1) != side;
                return total + (takes && (within == null || within[to]) ? 1 : 0);
            }
            if (i >= first && path.toEmpty() && !path.remote() && (within == null || within[to])) {
                total++;
            }
        }
        return total;
    }

    /** Whether none of the squares that a man can reach is one that it promotes on. */
    private boolean isFarFromPromotion(int from, int code) {
        byte[] zone = tables.promotionZone[code];
        for (Path path : tables.paths[code][from]) {
            for (short to : path.squares()) {
                if (zone[to] != 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Lists a man's sub-moves; those that are mere landings need no board to be judged on. */
    private long oneByOne(int from, boolean @Nullable [] within) {
        found.clear();
        Generator.from(field, from, prongs.castlingWeight > prongs.most ? Generator.NO_CASTLING : 0, found);
        long total = 0;
        for (int i = 0; i < found.size; i++) {
            long m = found.at[i];
            int code = Packed.type(m) << 1 | side;
            boolean landing = Packed.kind(m) == Packed.MOVE
                    && !Packed.is(m, Packed.EN_PASSANT)
                    && (king < 0 || (tables.freezerMask >>> code & 1) == 0);
            if (landing) {
                total += within == null || within[Packed.to(m)] ? 1 : 0;
            } else {
                total += position.rules.isSafe(prongs, field, new long[] {m}, 1) ? 1 : 0;
            }
        }
        return total;
    }

    /** The royal man's safe steps and castlings. */
    private long kingSteps() {
        found.clear();
        Generator.from(field, king, prongs.castlingWeight > prongs.most ? Generator.NO_CASTLING : 0, found);
        if (found.size == 0) {
            return 0;
        }
        boolean freezes = (tables.freezerMask >>> field.men[king] & 1) != 0;
        Field lifted = field.copy();
        byte[] men = lifted.men;
        byte man = men[king];
        men[king] = 0;
        long total = 0;
        for (int i = 0; i < found.size; i++) {
            long m = found.at[i];
            if (Packed.kind(m) != Packed.MOVE || Packed.is(m, Packed.EN_PASSANT) || freezes) {
                total += position.rules.isSafe(prongs, field, new long[] {m}, 1) ? 1 : 0;
                continue;
            }
            int to = Packed.to(m);
            byte taken = men[to];
            men[to] = man;
            total += lifted.isAttacked(to, 1 - side) ? 0 : 1;
            men[to] = taken;
        }
        return total;
    }
}
