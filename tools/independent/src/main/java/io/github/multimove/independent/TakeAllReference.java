package io.github.multimove.independent;

import io.github.multimove.testkit.ReferenceGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Progressive Take-All Chess, from {@code rules/more-series.md}: one sub-move more each turn, no piece is royal, pawns become
 * kings too, and the side that captures all enemy pieces wins.
 */
final class TakeAllReference extends ListedGame {
    private TakeAllReference() {
        super(new PlainOrthodox("qrbnk"));
    }

    static ReferenceGame of(Map<String, String> options) {
        ReferenceGames.allow(options, Set.of());
        return new TakeAllReference();
    }

    /** Kings are read like other pieces: none, one or several. */
    @Override
    PlainPosition read(String text) {
        return PlainText.readFreely(base, text, true);
    }

    @Override
    public String play(String position, String turn) {
        List<String> after = new ArrayList<>();
        visit(
                read(position),
                made -> (turn + ",").startsWith(made.text(base) + ","),
                legal -> legal.text().equals(turn) && after.add(PlainText.write(base, legal.after())));
        if (after.isEmpty()) {
            throw new IllegalArgumentException(turn + " is not a legal turn in " + position);
        }
        return after.get(0);
    }

    @Override
    boolean isCheck(PlainPosition now) {
        return false;
    }

    @Override
    boolean isOver(PlainPosition position) {
        return !hasPieces(position.board(), true) || !hasPieces(position.board(), false);
    }

    @Override
    Optional<String> outcome(PlainPosition now) {
        if (isOver(now)) {
            // On an empty board the side to move has lost.
            return Optional.of(side(now.white() == hasPieces(now.board(), now.white())));
        }
        return hasTurn(now) ? Optional.empty() : Optional.of("draw");
    }

    @Override
    public List<String> threats(String position) {
        read(position);
        return List.of();
    }

    private static boolean hasPieces(char[] board, boolean white) {
        return new String(board).chars().anyMatch(piece -> PlainBase.isOf((char) piece, white));
    }

    @Override
    boolean visit(PlainPosition position, Predicate<Turn> visitor) {
        return visit(position, made -> true, visitor);
    }

    /** Shows the turns all of whose beginnings are wanted. */
    private boolean visit(PlainPosition position, Predicate<SeriesPrefix> wanted, Predicate<Turn> visitor) {
        // As in Progressive Chess: White's turns have 1, 3, 5 sub-moves and so on, Black's 2, 4, 6.
        int length = position.white() ? 2 * position.number() - 1 : 2 * position.number();
        return !isOver(position) && visit(SeriesPrefix.begin(position), length, wanted, visitor);
    }

    private boolean visit(SeriesPrefix made, int length, Predicate<SeriesPrefix> wanted, Predicate<Turn> visitor) {
        // The capture of the last piece ends the turn, whatever is still due.
        if (made.size() == length || !hasPieces(made.board(), !made.white())) {
            return visitor.test(turn(made, made.text(base)));
        }
        // A pawn is captured en passant by the first sub-move alone.
        Set<Integer> passed = made.size() == 0 ? made.before().plain().enPassant() : Set.of();
        List<PlainSubMove> further = base.ordered(made.board(), made.white(), made.rights(), passed);
        if (further.isEmpty()) {
            return made.size() > 0 && visitor.test(stuck(made));
        }
        for (PlainSubMove subMove : further) {
            SeriesPrefix longer = made.with(base, subMove);
            if (wanted.test(longer) && visit(longer, length, wanted, visitor)) {
                return true;
            }
        }
        return false;
    }

    /** rules/series.md, short, draws: the same side is to move, at the same number, and is stalemated. */
    private Turn stuck(SeriesPrefix made) {
        PlainPosition before = made.before().plain();
        int clock = made.resets() ? 0 : before.clock() + 1;
        PlainPosition after =
                new PlainPosition(made.board(), before.white(), made.rights(), new TreeSet<>(), clock, before.number());
        return new Turn(made.text(base), after, List.of());
    }
}
