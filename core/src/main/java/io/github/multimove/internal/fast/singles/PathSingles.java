package io.github.multimove.internal.fast.singles;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.Generator;
import io.github.multimove.internal.board.Path;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.prongs.Safety;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.simultaneous.Prongs;
import org.jspecify.annotations.Nullable;

/** Single sub-moves counted along the paths, within the squares that answer a check or a pin ({@link Safety}). */
final class PathSingles extends Singles {
    private final Safety safety;
    private final byte[] men;
    /** By square, one bit for the man that can leave it. */
    private final long[] manAt;
    /** The squares that answer every check, or null if there is no check. */
    private final boolean @Nullable [] answers;

    private @Nullable Field lifted;

    private PathSingles(BoardPosition position, Prongs prongs, int king, Safety safety, byte[] men, long[] manAt) {
        super(position, prongs, king);
        this.men = men;
        this.safety = safety;
        this.manAt = manAt;
        boolean[] within = null;
        for (int c = 0; c < safety.leaving.length; c++) {
            if (safety.leaving[c] == 0) {
                within = intersect(within, safety.answers[c]);
            }
        }
        this.answers = within;
    }

    static @Nullable PathSingles of(BoardPosition position, Prongs prongs, int[] royals) {
        Rules rules = position.rules();
        Field field = position;
        if (!canJudge(rules, royals.length)) {
            return null;
        }
        int king = king(rules, royals.length, royals.length == 0 ? 0 : royals[0]);
        byte[] men = field.toArray();
        long[] manAt = new long[men.length];
        if (king < 0) {
            return new PathSingles(position, prongs, king, Safety.NONE, men, manAt);
        }
        int n = 0;
        for (int s = 0; s < men.length; s++) {
            if (men[s] != 0 && (men[s] & 1) == field.side && s != king) {
                if (n == Safety.MOST - 1) {
                    return null;
                }
                manAt[s] = 1L << n++;
            }
        }
        Safety safety = Safety.of(field, king, field.side, manAt, -1, 1);
        return safety.overflow ? null : new PathSingles(position, prongs, king, safety, men, manAt);
    }

    private boolean[] intersect(boolean @Nullable [] within, short[] squares) {
        boolean[] both = new boolean[tables.size];
        for (short s : squares) {
            both[s] = within == null || within[s];
        }
        return both;
    }

    /** The squares that a man may go to, or null if it may go to any. */
    private boolean @Nullable [] within(int from) {
        boolean[] within = answers;
        for (int c = 0; c < safety.leaving.length; c++) {
            if (safety.leaving[c] == manAt[from] && manAt[from] != 0) {
                within = intersect(within, safety.answers[c]);
            }
        }
        return within;
    }

    @Override
    public long landings(int from, int code) {
        if (from == king) {
            SubMoves steps = new SubMoves(32);
            listLandings(king, code, steps);
            return steps.size;
        }
        boolean[] within = within(from);
        long total = 0;
        for (Path path : tables.paths[code][from]) {
            total += along(path, within);
        }
        return total;
    }

    private long along(Path path, boolean @Nullable [] within) {
        byte[] men = this.men;
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

    @Override
    public void listLandings(int from, int code, SubMoves out) {
        Generator.from(field, from, Generator.NO_CASTLING, out);
        keepSafe(out);
    }

    @Override
    public boolean mayLand(int from, int to) {
        boolean[] within = within(from);
        return within == null || within[to];
    }

    @Override
    public boolean isAttacked(int to) {
        Field board = lifted;
        if (board == null) {
            board = field.copy();
            board.set(king, 0);
            lifted = board;
        }
        int taken = board.set(to, field.man(king));
        boolean attacked = board.isAttacked(to, 1 - side);
        board.set(to, taken);
        return attacked;
    }

    @Override
    public boolean isListed(int from, int code) {
        byte[] zone = tables.promotionZone[code];
        if (zone == null || tables.severalWays[code]) {
            return tables.severalWays[code];
        }
        for (Path path : tables.paths[code][from]) {
            for (short to : path.squares()) {
                if (zone[to] != 0) {
                    return true;
                }
            }
        }
        return false;
    }
}
