package io.github.multimove.internal.fast.singles;

import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.simultaneous.Prongs;
import org.jspecify.annotations.Nullable;

/** Single sub-moves from bit sets of two words. */
final class WideSingles extends Singles {
    private final WideTables wide;
    private final WideBoard board;

    private WideSingles(BoardPosition position, Prongs prongs, int king, WideBoard board, WideTables wide) {
        super(position, prongs, king);
        this.wide = wide;
        this.board = board;
        if (king >= 0) {
            board.look(king);
        }
    }

    public static @Nullable WideSingles of(BoardPosition position, Prongs prongs, WideTables wide) {
        WideBoard board = new WideBoard(position, wide);
        int royals = board.royals();
        Rules rules = position.rules();
        return canJudge(rules, royals)
                ? new WideSingles(position, prongs, king(rules, royals, board.firstRoyal()), board, wide)
                : null;
    }

    @Override
    public int next(int square) {
        return board.next(square);
    }

    @Override
    public long landings(int from, int code) {
        destinations(from, code);
        return (long) Long.bitCount(board.toLow) + Long.bitCount(board.toHigh);
    }

    @Override
    public void listLandings(int from, int code, SubMoves out) {
        destinations(from, code);
        list(from, code, board.toLow, 0, out);
        list(from, code, board.toHigh, 64, out);
    }

    private void list(int from, int code, long destinations, int first, SubMoves out) {
        for (long left = destinations; left != 0; left &= left - 1) {
            int to = first + Long.numberOfTrailingZeros(left);
            out.add(tables.landing(code, from, to, field.man(to) != 0));
        }
    }

    private void destinations(int from, int code) {
        if (from == king) {
            board.kingReach(code, king);
        } else {
            board.safeReach(code, from);
        }
    }

    @Override
    public boolean mayLand(int from, int to) {
        return board.mayLand(from, to);
    }

    @Override
    public boolean isAttacked(int to) {
        return board.isAttacked(to, king);
    }

    @Override
    public boolean isListed(int from, int code) {
        return ((wide.promotingLow[code] & WideTables.low(from)) | (wide.promotingHigh[code] & WideTables.high(from)))
                != 0;
    }
}
