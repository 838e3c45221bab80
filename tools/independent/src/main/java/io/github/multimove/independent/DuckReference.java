package io.github.multimove.independent;

import io.github.multimove.testkit.ReferenceGame;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Duck Chess over any base game, from {@code rules/duck.md}: a move, then the neutral piece on another empty square. */
final class DuckReference extends CapturedGame {
    private DuckReference(PlainBase base) {
        super(base.withNeutral());
    }

    static ReferenceGame of(Map<String, String> options) {
        return new DuckReference(ReferenceGames.base(options));
    }

    @Override
    PlainPosition read(String text) {
        int first = text.indexOf(PlainBase.NEUTRAL);
        PlainText.require(first == text.lastIndexOf(PlainBase.NEUTRAL), "one duck", text);
        return PlainText.read(base, text, true, true);
    }

    /** Castling asks nothing about attack (3). */
    @Override
    boolean visit(PlainPosition position, Predicate<Turn> visitor) {
        if (isOver(position)) {
            return false;
        }
        int stood = new String(position.board()).indexOf(PlainBase.NEUTRAL);
        for (PlainSubMove subMove : base.ordered(position)) {
            SeriesPrefix move = SeriesPrefix.begin(position).with(base, subMove);
            if (base.royals(move.board(), !position.white()).isEmpty()) {
                // 5: the turn is that move alone.
                if (visitor.test(turn(move, move.text(base)))) {
                    return true;
                }
                continue;
            }
            for (int square = 0; square < move.board().length; square++) {
                if (move.board()[square] == PlainBase.EMPTY
                        && square != stood
                        && visitor.test(withDuck(move, stood, square))) {
                    return true;
                }
            }
        }
        return false;
    }

    private Turn withDuck(SeriesPrefix move, int stood, int square) {
        char[] board = move.board().clone();
        if (stood >= 0) {
            board[stood] = PlainBase.EMPTY;
        }
        board[square] = PlainBase.NEUTRAL;
        List<Integer> crossed = move.doubleSteps().values().stream()
                .filter(passed -> board[passed] == PlainBase.EMPTY)
                .toList();
        String text = move.text(base) + ",@" + base.shape.name(square);
        return turn(move, text, board, move.rights(), crossed, move.resets());
    }

    @Override
    boolean isCheck(PlainPosition now) {
        return base.isInCheck(now.board(), now.white());
    }

    /** One sub-move captures one royal, so that only the last one binds; and in this game it binds no piece. */
    @Override
    boolean isBound(PlainPosition now) {
        return takesLast(now.turned());
    }

    @Override
    boolean takesLast(PlainPosition now) {
        List<Integer> royals = base.royals(now.board(), !now.white());
        return royals.size() == 1 && base.isAttacked(now.board(), royals.get(0), !now.white());
    }

    /** A side without a move has won (6). */
    @Override
    boolean isStalemate(PlainPosition now) {
        return false;
    }

    @Override
    String withoutTurn(PlainPosition now) {
        return side(now.white());
    }
}
