package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.fast.prongs.ProngEngine;
import io.github.multimove.internal.fast.singles.PathAnswers;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.Engine;
import io.github.multimove.internal.position.ListedTurns;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.royal.RoyalLaw;
import io.github.multimove.internal.turns.Turns;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;
import org.jspecify.annotations.Nullable;

/**
 * Answers for turns of so many pieces at once on boards of up to 128 squares, with one or two royal pieces a side, from bit sets
 * of two words. // must agree with ReferenceTurns: the fast path's laws prove it
 */
public final class WideAnswers implements Engine {
    private static final int MOST_ROYALS = 2;

    private final Rules rules;
    private final GameTables tables;
    private final Tables128 wide;
    /** Counts games of one piece without castling and captures en passant; null where there are some, or several pieces. */
    private final @Nullable PathAnswers paths;

    private WideAnswers(Rules rules, Tables128 wide) {
        this.rules = rules;
        this.tables = rules.tables;
        this.wide = wide;
        this.paths = PathAnswers.of(rules);
    }

    /** Returns the answers for a rule set, or null if its structures or royal rule do not fit; board and pieces do. */
    public static @Nullable WideAnswers of(Rules rules, @Nullable Tables128 wide) {
        return wide != null
                        && rules.royal.guards()
                        && SimultaneousStructure.free(rules.structures.judge(0)) != null
                        && SimultaneousStructure.free(rules.structures.judge(1)) != null
                        && rules.structures.all().allMatch(structure -> SimultaneousStructure.free(structure) != null)
                ? new WideAnswers(rules, wide)
                : null;
    }

    @Override
    public boolean supports(BoardPosition position) {
        if (!wide.fits(position)) {
            return false;
        }
        int own = royals(position, position.side);
        int others = royals(position, 1 - position.side);
        return own > 0 && own <= MOST_ROYALS && others > 0 && (own + others > 2 || !position.hasTwoPieces());
    }

    private int royals(BoardState field, int side) {
        int n = 0;
        for (int code : wide.royals[side]) {
            for (int w = 0; w < tables.words; w++) {
                n += Long.bitCount(field.of(code, w));
            }
        }
        return n;
    }

    @Override
    public boolean isCheck(BoardPosition position) {
        WideBoard board = WideBoard.of(wide, position);
        for (long left = board.royalsLow(board.side); left != 0; left &= left - 1) {
            int at = Long.numberOfTrailingZeros(left);
            if (board.isAttacked(at, at)) {
                return true;
            }
        }
        for (long left = board.royalsHigh(board.side); left != 0; left &= left - 1) {
            int at = 64 + Long.numberOfTrailingZeros(left);
            if (board.isAttacked(at, at)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean isBound(BoardPosition position) {
        if (royals(position, position.side) == 1) {
            return isCheck(position);
        }
        return capturesTwo(1 - position.side) && rules.royal.isBound(position, position.side);
    }

    private boolean capturesTwo(int side) {
        SimultaneousStructure judge = SimultaneousStructure.free(rules.structures.judge(side));
        return judge != null && judge.most > 1;
    }

    @Override
    public boolean isEmpty(BoardPosition position) {
        SimultaneousStructure prongs = prongs(position);
        return prongs.most == 1
                ? count(position) == 0
                : general(position, prongs).isEmpty();
    }

    @Override
    public long count(BoardPosition position) {
        SimultaneousStructure prongs = prongs(position);
        if (prongs.most > 1 && !WidePairCount.serves(prongs)) {
            return general(position, prongs).count();
        }
        WideBoard board = WideBoard.of(wide, position);
        SingleMoves128 onePiece = onePiece(wide, rules.royal, prongs, board);
        if (prongs.most == 1) {
            return onePiece.count(board);
        }
        long count = new WidePairCount(wide, prongs, onePiece, board).count(board);
        return count == WidePairCount.UNKNOWN ? general(position, prongs).count() : count;
    }

    private static SingleMoves128 onePiece(
            Tables128 wide, RoyalLaw royal, SimultaneousStructure prongs, WideBoard board) {
        return new SingleMoves128(wide, royal, prongs.castlingWeight <= prongs.most, board);
    }

    private static SimultaneousStructure prongs(BoardPosition position) {
        return (SimultaneousStructure) position.clause.structure;
    }

    private static Turns general(BoardPosition position, SimultaneousStructure prongs) {
        return ProngEngine.of(position, prongs);
    }

    @Override
    public Turns turns(BoardPosition position) {
        SimultaneousStructure prongs = prongs(position);
        if (prongs.most > 1) {
            return general(position, prongs);
        }
        return listed(position, prongs, wide);
    }

    /** The legal turns of one piece in a position that {@link Tables128#fits}, with one or two royal pieces a side. */
    public static Turns listed(BoardPosition position, SimultaneousStructure prongs, Tables128 wide) {
        SubMoves found = new SubMoves(64);
        WideBoard board = WideBoard.of(wide, position);
        onePiece(wide, position.rules().royal, prongs, board).list(board, found);
        return new ListedTurns(position, found);
    }

    @Override
    public long perft(BoardPosition position, int depth) {
        if (paths != null && paths.supports(position)) {
            return paths.perft(position, depth);
        }
        SimultaneousStructure prongs = prongs(position);
        if (prongs.most > 1 && !WidePairCount.serves(prongs)) {
            return -1;
        }
        WideBoard board = WideBoard.of(wide, position);
        SingleMoves128 onePiece = onePiece(wide, rules.royal, prongs, board);
        return prongs.most == 1
                ? new WidePerft(wide, onePiece).count(board, depth)
                : new WideProngPerft(wide, prongs, onePiece, board).count(position, depth);
    }
}
