package io.github.multimove.independent;

import static io.github.multimove.independent.SeriesRules.LengthFrom;
import static io.github.multimove.independent.SeriesRules.WhenShort;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Progressive Take-All Chess, from {@code rules/more-series.md}: one sub-move more each turn, no piece is royal, pawns become
 * kings too, and the side that captures all enemy pieces wins.
 */
final class TakeAllReference extends SeriesGame {
    /** All pieces are what a side must not lose the last of. */
    private static final class Pieces extends PlainOrthodox {
        Pieces() {
            super("qrbnk");
        }

        @Override
        List<Integer> royals(char[] board, boolean white) {
            return IntStream.range(0, board.length)
                    .filter(square -> isOf(board[square], white))
                    .boxed()
                    .toList();
        }
    }

    private TakeAllReference(SeriesRules rules) {
        super(new Pieces(), rules);
    }

    static SeriesGame of() {
        SeriesRules rules = new SeriesRules(0, 0);
        rules.lengthFrom = LengthFrom.NUMBER;
        rules.shortTurn = WhenShort.DRAWS;
        rules.capture = true;
        return new TakeAllReference(rules);
    }

    /** Kings are read like other pieces: none, one or several. */
    @Override
    PlainPosition read(String text) {
        return PlainText.readFreely(base, text, true);
    }

    @Override
    boolean isCheck(PlainPosition now) {
        return false;
    }

    @Override
    boolean isBound(PlainPosition now) {
        return false;
    }

    @Override
    boolean isDoubleCheckmate(PlainPosition now) {
        return false;
    }

    @Override
    boolean isOver(PlainPosition now) {
        return base.royals(now.board(), true).isEmpty()
                || base.royals(now.board(), false).isEmpty();
    }

    /** On an empty board the side to move has lost. */
    @Override
    Optional<String> outcome(PlainPosition now) {
        return isOver(now)
                ? Optional.of(side(
                        now.white() != base.royals(now.board(), now.white()).isEmpty()))
                : super.outcome(now);
    }

    @Override
    public List<String> threats(String position) {
        read(position);
        return List.of();
    }
}
