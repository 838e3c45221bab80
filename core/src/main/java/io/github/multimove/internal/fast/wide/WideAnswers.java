package io.github.multimove.internal.fast.wide;

import io.github.multimove.internal.board.Field;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.board.Tables;
import io.github.multimove.internal.fast.prongs.ProngEngine;
import io.github.multimove.internal.fast.singles.PathAnswers;
import io.github.multimove.internal.position.Answers;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.ListedEngine;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.royal.RoyalLaw;
import io.github.multimove.internal.turns.TurnEngine;
import io.github.multimove.internal.turns.simultaneous.Prongs;
import org.jspecify.annotations.Nullable;

/**
 * Answers for turns of so many men at once on boards of up to 128 squares, with one or two royal men a side, from bit sets
 * of two words. // must agree with PlainEngine: the fast path's laws prove it
 */
public final class WideAnswers implements Answers {
    private static final int MOST_ROYALS = 2;

    private final Rules rules;
    private final Tables tables;
    private final WideTables wide;
    /** Counts games of one man without castling and captures in passing; null where there are some, or several men. */
    private final @Nullable PathAnswers paths;

    private WideAnswers(Rules rules, WideTables wide) {
        this.rules = rules;
        this.tables = rules.tables;
        this.wide = wide;
        this.paths = PathAnswers.of(rules);
    }

    /** Returns the answers for a rule set, or null if its structures or royal rule do not fit; board and men do. */
    public static @Nullable WideAnswers of(Rules rules, @Nullable WideTables wide) {
        return wide != null
                        && rules.royal.guards()
                        && rules.structures.judge(0) instanceof Prongs
                        && rules.structures.judge(1) instanceof Prongs
                        && rules.structures.all().allMatch(Prongs.class::isInstance)
                ? new WideAnswers(rules, wide)
                : null;
    }

    @Override
    public boolean serves(BoardPosition position) {
        if (!wide.fits(position)) {
            return false;
        }
        int own = royals(position, position.side);
        int others = royals(position, 1 - position.side);
        return own > 0 && own <= MOST_ROYALS && others > 0 && (own + others > 2 || !position.hasTwoMen());
    }

    private int royals(Field field, int side) {
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
        return takesTwo(1 - position.side) && rules.royal.canLoseAll(position, position.side);
    }

    private boolean takesTwo(int side) {
        return rules.structures.judge(side) instanceof Prongs judge && judge.most > 1;
    }

    @Override
    public boolean isMate(BoardPosition position) {
        return isBound(position) && isEmpty(position);
    }

    @Override
    public boolean isEmpty(BoardPosition position) {
        Prongs prongs = prongs(position);
        return prongs.most == 1
                ? count(position) == 0
                : general(position, prongs).isEmpty();
    }

    @Override
    public long count(BoardPosition position) {
        Prongs prongs = prongs(position);
        if (prongs.most > 1 && !Sums.serves(prongs)) {
            return general(position, prongs).count();
        }
        WideBoard board = WideBoard.of(wide, position);
        OneMan oneMan = oneMan(wide, rules.royal, prongs, board);
        if (prongs.most == 1) {
            return oneMan.count(board);
        }
        long count = new Sums(wide, prongs, oneMan, board).count(board);
        return count == Sums.NOT_TOLD ? general(position, prongs).count() : count;
    }

    private static OneMan oneMan(WideTables wide, RoyalLaw royal, Prongs prongs, WideBoard board) {
        return new OneMan(wide, royal, prongs.castlingWeight <= prongs.most, board);
    }

    private static Prongs prongs(BoardPosition position) {
        return (Prongs) position.clause.structure;
    }

    private static TurnEngine general(BoardPosition position, Prongs prongs) {
        return ProngEngine.of(position, prongs);
    }

    @Override
    public TurnEngine engine(BoardPosition position) {
        Prongs prongs = prongs(position);
        if (prongs.most > 1) {
            return general(position, prongs);
        }
        return listed(position, prongs, wide);
    }

    /** The legal turns of one man in a position that {@link WideTables#fits}, with one or two royal men a side. */
    public static TurnEngine listed(BoardPosition position, Prongs prongs, WideTables wide) {
        SubMoves found = new SubMoves(64);
        WideBoard board = WideBoard.of(wide, position);
        oneMan(wide, position.rules().royal, prongs, board).list(board, found);
        return new ListedEngine(position, found);
    }

    @Override
    public long perft(BoardPosition position, int depth) {
        if (paths != null && paths.serves(position)) {
            return paths.perft(position, depth);
        }
        Prongs prongs = prongs(position);
        if (prongs.most > 1 && !Sums.serves(prongs)) {
            return -1;
        }
        WideBoard board = WideBoard.of(wide, position);
        OneMan oneMan = oneMan(wide, rules.royal, prongs, board);
        return prongs.most == 1
                ? new WidePerft(wide, oneMan).count(board, depth)
                : new WideProngPerft(wide, prongs, oneMan, board).count(position, depth);
    }
}
