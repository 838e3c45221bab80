package io.github.multimove.internal.fast.singles;

import io.github.multimove.internal.board.CapturePath;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.SubMoves;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.position.Engine;
import io.github.multimove.internal.position.ListedTurns;
import io.github.multimove.internal.position.Rules;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.internal.turns.Turns;
import io.github.multimove.internal.turns.simultaneous.SimultaneousStructure;
import org.jspecify.annotations.Nullable;

/**
 * Answers for turns of one piece on boards of any size, remote captures and pieces that freeze among them, for games without
 * castling, captures en passant and hands. // must agree with ReferenceTurns: the fast path's laws prove it
 */
public final class PathAnswers implements Engine {
    private static final int MOST_ROYALS = 2;

    private final GameTables tables;
    private final CapturePath[][][] attacks;
    /** Made when a perft first asks; two threads may make it twice, which is harmless. */
    private @Nullable PathCaptures takes;

    private PathAnswers(Rules rules) {
        this.tables = rules.tables;
        this.attacks = PathMoves.attacks(tables);
    }

    /** Returns the answers for a rule set, or null if its pieces, structures or royal rule do not fit. */
    public static @Nullable PathAnswers of(Rules rules) {
        return rules.royal.guards()
                        && !rules.tables.hands
                        && rules.tables.castles.length == 0
                        && !rules.tables.game.enPassant()
                        && isOnePiece(rules.structures.judge(0))
                        && isOnePiece(rules.structures.judge(1))
                        && rules.structures.all().allMatch(PathAnswers::isOnePiece)
                ? new PathAnswers(rules)
                : null;
    }

    private static boolean isOnePiece(Structure structure) {
        SimultaneousStructure prongs = SimultaneousStructure.free(structure);
        return prongs != null && prongs.most == 1;
    }

    @Override
    public boolean supports(BoardPosition position) {
        if (!position.isPlain()) {
            return false;
        }
        int own = position.royalCount(position.side);
        int others = position.royalCount(1 - position.side);
        return own > 0 && own <= MOST_ROYALS && others > 0 && (own + others > 2 || !position.hasTwoPieces());
    }

    @Override
    public boolean isCheck(BoardPosition position) {
        PathBoard board = PathBoard.of(position);
        for (int square : position.royals(position.side)) {
            if (PathMoves.isAttacked(board, attacks, square, position.side)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean isBound(BoardPosition position) {
        return position.royalCount(position.side) == 1 && isCheck(position);
    }

    @Override
    public boolean isEmpty(BoardPosition position) {
        return count(position) == 0;
    }

    @Override
    public long count(BoardPosition position) {
        PathBoard board = PathBoard.of(position);
        return new PathMoves(tables, attacks, board).count(board);
    }

    @Override
    public Turns turns(BoardPosition position) {
        SubMoves found = new SubMoves(64);
        PathBoard board = PathBoard.of(position);
        new PathMoves(tables, attacks, board).list(board, found);
        return new ListedTurns(position, found);
    }

    @Override
    public long perft(BoardPosition position, int depth) {
        PathBoard board = PathBoard.of(position);
        PathNext next = new PathNext(tables, attacks, takes(), board);
        return new PathPerft(tables, new PathMoves(tables, attacks, board), next).count(board, depth);
    }

    private PathCaptures takes() {
        PathCaptures known = takes;
        if (known == null) {
            known = new PathCaptures(tables);
            takes = known;
        }
        return known;
    }
}
