package io.github.multimove.internal.endings;

import io.github.multimove.Board;
import io.github.multimove.Orthodox;
import io.github.multimove.Outcome.CanWin;
import io.github.multimove.PieceType;
import io.github.multimove.Square;
import io.github.multimove.internal.board.BoardState;
import io.github.multimove.internal.board.GameTables;
import io.github.multimove.internal.board.MovePath;
import io.github.multimove.internal.position.BoardPosition;
import io.github.multimove.internal.turns.Structure;
import io.github.multimove.rules.BaseGame;
import io.github.multimove.rules.TurnStructure;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Whether a side can win if its opponent helps (FIDE Laws of Chess, 5.2.2 and 6.9).
 *
 * <p>That it cannot is proved by one argument, for games in which mates are those of one move a turn
 * ({@link Structure#matesAsByOneMove}): <i>of two squares next to a king, one on its rank and one on its file, the enemy king attacks
 * at most one without standing next to the king itself, and pieces that attack one colour of squares alone, when they give check,
 * attack neither.</i> So neither a lone king mates, nor with it one knight or other piece that attacks one colour from wherever it
 * stands, nor any number of bishops on one colour. Where the opponent has pieces too they may stand on the two squares, and have to be
 * able to end the check from there: queens capture a knight; queens and rooks capture a bishop or step in between.
 *
 * <p>That it can is proved by tables ({@code KQk} and {@code KRk} of the orthodox game): to move it wins from every position, and a
 * lone king has no other turns where several pieces may move at once.
 */
public final class HelpedWins {
    private HelpedWins() {}

    /** Whether a side can still win. */
    public static CanWin canWin(BoardPosition p, int side) {
        return GameEnds.outcome(p)
                .map(end -> end.winner()
                                .filter(won -> GameTables.number(won) == side)
                                .isPresent()
                        ? CanWin.YES
                        : CanWin.NO)
                .orElseGet(() -> cannotMate(p, side) ? CanWin.NO : mates(p, side) ? CanWin.YES : CanWin.NOT_KNOWN);
    }

    /** Whether neither side can win, of a position that is not over. */
    public static boolean isDead(BoardPosition p) {
        return cannotMate(p, 0) && cannotMate(p, 1);
    }

    private static boolean cannotMate(BoardPosition p, int side) {
        int[] own = others(p, side);
        int[] enemies = others(p, 1 - side);
        if (own.length == 0 || own.length > p.tables.size / 2) {
            return own.length == 0 && isWonByOrthodoxMate(p, false);
        }
        boolean staysOnOne = areOnOneColour(p, own) && IntStream.of(own).allMatch(square -> parities(p, square) == 1);
        boolean attacksOne = staysOnOne || (own.length == 1 && parities(p, own[0]) == 2);
        // by castling a bishop might come to the other colour
        return attacksOne
                && (p.castling == 0 || own.length + enemies.length == 1)
                && (enemies.length == 0 || cannotMateHelped(p, own, enemies))
                && isWonByOrthodoxMate(p, enemies.length > 0);
    }

    /** Whether enemies, wherever they stand, can end the checks of a knight or of bishops on one colour. */
    private static boolean cannotMateHelped(BoardPosition p, int[] own, int[] enemies) {
        if (areAll(p, own, Orthodox.KNIGHT)) {
            return areAll(p, enemies, Orthodox.QUEEN);
        }
        // one bishop alone gives check unless a turn moves several pieces
        return areAll(p, own, Orthodox.BISHOP)
                && areAll(p, enemies, Orthodox.BISHOP, Orthodox.ROOK, Orthodox.QUEEN)
                && areOnOneColour(p, p.squares(codes(p, Orthodox.BISHOP)))
                && (own.length == 1 || p.ruleSet().structure().equals(TurnStructure.one()));
    }

    /** Whether a queen or rook mates a lone king that helps. */
    private static boolean mates(BoardPosition p, int side) {
        int[] own = others(p, side);
        return p.side == side
                && p.tables.board.equals(Orthodox.game().board())
                && own.length == 1
                && areAll(p, own, Orthodox.QUEEN, Orthodox.ROOK)
                && others(p, 1 - side).length == 0
                && isWonByOrthodoxMate(p, false)
                && p.rules().structures.all().allMatch(Structure::isSimultaneous);
    }

    /**
     * Whether a side wins by mate alone, of one king each which the pieces and the edge alone keep from its squares, and no piece comes
     * from elsewhere.
     */
    private static boolean isWonByOrthodoxMate(BoardPosition p, boolean byAnyPiece) {
        BaseGame game = p.tables.game;
        Board board = p.tables.board;
        return p.rules().royal.isDrawnUnlessMated()
                && !p.tables.hands
                && !p.tables.goals.isAny
                && !game.mustCapture()
                && !game.flyingGeneral()
                && !p.tables.promotions.toRoyal
                && board.levels() == 1
                && Math.min(board.files(), board.ranks()) > 1
                && game.holes().isEmpty()
                && game.freezes().isEmpty()
                && game.enterable().isEmpty()
                && game.levels().isEmpty()
                && game.pawns().containsAll(game.barredRanks().keySet())
                && game.promotions().stream().allMatch(promotion -> game.pawns().contains(promotion.from()))
                && IntStream.of(0, 1).mapToObj(p::royals).allMatch(r -> r.length == 1 && areAll(p, r, Orthodox.KING))
                && p.rules().structures.all().allMatch(each -> each.matesAsByOneMove(byAnyPiece));
    }

    /** The squares of a side's pieces that are not royal. */
    private static int[] others(BoardPosition p, int side) {
        return p.squares(p.tables.mask(type -> true) & BoardState.ofSide(side) & ~p.tables.royalMask);
    }

    /** Whether all pieces move as some of the orthodox game do, and none is a pawn. */
    private static boolean areAll(BoardPosition p, int[] squares, PieceType... types) {
        return IntStream.of(squares).allMatch(s -> (codes(p, types) & 1L << p.piece(s)) != 0);
    }

    private static long codes(BoardPosition p, PieceType... types) {
        return ~p.tables.pawnMask
                & p.tables.mask(type ->
                        List.of(types).stream().anyMatch(each -> each.movement().equals(type.movement())));
    }

    private static boolean areOnOneColour(BoardPosition p, int[] squares) {
        return IntStream.of(squares).map(s -> colour(p.tables, s)).distinct().count() == 1;
    }

    /** Whether a piece moves to squares of its own colour (1), of the other (2), or of both (3); 0 for a pawn. */
    private static int parities(BoardPosition p, int square) {
        int code = p.piece(square);
        int found = 0;
        for (int from = 0; from < p.tables.size && !p.tables.isPawn(code); from++) {
            for (MovePath path : p.tables.paths[code][from]) {
                for (int i = path.firstLanding(); i < path.squares().length; i++) {
                    found |= 1 << (colour(p.tables, from) ^ colour(p.tables, path.squares()[i]));
                }
            }
        }
        return found;
    }

    private static int colour(GameTables tables, int index) {
        Square square = tables.board.square(index);
        return square.file() + square.rank() & 1;
    }
}
