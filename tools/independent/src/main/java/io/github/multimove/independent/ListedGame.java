package io.github.multimove.independent;

import io.github.multimove.testkit.ReferenceGame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** A game that shows its turns one by one; won by checkmate unless it says otherwise ({@code rules/common.md}). */
abstract class ListedGame implements ReferenceGame {
    /** A whole turn: its text, what it leaves, and those of its sub-moves that took a royal. */
    record Turn(String text, PlainPosition after, List<PlainSubMove> capturers) {}

    final PlainBase base;
    private final char[] array;

    ListedGame(PlainBase base) {
        this.base = base;
        this.array = PlainText.placement(base, base.array.split(" ", -1)[0]);
    }

    /** Reads a position of this game, and refuses others. */
    abstract PlainPosition read(String text);

    /** Shows the legal turns, in order, until the visitor says true; none where the game is over. */
    abstract boolean visit(PlainPosition position, Predicate<Turn> visitor);

    String write(PlainPosition position) {
        return PlainText.write(base, position);
    }

    /** Shows at least the turn of that text, if it is legal; games of many turns need not go through all. */
    boolean visit(PlainPosition position, String text, Predicate<Turn> visitor) {
        return visit(position, visitor);
    }

    /** Tells whether the position itself has ended the game. */
    boolean isOver(PlainPosition position) {
        return false;
    }

    /** Tells whether this is the array, with White to move at turn number 1. */
    final boolean isArray(PlainPosition position) {
        return position.white() && position.number() == 1 && Arrays.equals(position.board(), array);
    }

    /** Returns the turn that ends with such a beginning. */
    final Turn turn(SeriesPrefix made, String text) {
        return turn(made, text, made.board(), made.rights(), made.crossed(), made.resets());
    }

    /** Returns a turn of sub-moves, and what else it changed. */
    final Turn turn(
            SeriesPrefix made,
            String text,
            char[] board,
            List<String> rights,
            Collection<Integer> crossed,
            boolean resets) {
        return new Turn(text, made.before().next(base, board, rights, crossed, resets), made.royalCapturers());
    }

    boolean hasTurn(PlainPosition position) {
        return visit(position, turn -> true);
    }

    static String side(boolean white) {
        return white ? "w" : "b";
    }

    // ---- Check and ends ----

    boolean isCheck(PlainPosition now) {
        return base.isInCheck(now.board(), now.white());
    }

    /** Tells whether the side to move stands to lose all that it has of royal pieces. */
    boolean isBound(PlainPosition now) {
        return isCheck(now);
    }

    boolean isCheckmate(PlainPosition now) {
        return !isOver(now) && isBound(now) && !hasTurn(now);
    }

    boolean isStalemate(PlainPosition now) {
        return !isOver(now) && !isBound(now) && !hasTurn(now);
    }

    /** Tells whether each of two royal pieces stands in check. */
    boolean areBothInCheck(PlainPosition now, List<Integer> royals) {
        return royals.stream().allMatch(royal -> base.isAttacked(now.board(), royal, now.white()));
    }

    /** Word for word the definition of rules/double-king.md, 2K checkmate. */
    boolean isDoubleCheckmate(PlainPosition now) {
        List<Integer> royals = base.royals(now.board(), now.white());
        return royals.size() == 2
                && areBothInCheck(now, royals)
                && hasTurn(now)
                && !visit(now, turn -> !canMateByCapturing(turn.after(), now.white()));
    }

    private boolean canMateByCapturing(PlainPosition now, boolean victim) {
        return now.white() != victim
                && visit(
                        now,
                        turn -> !turn.capturers().isEmpty()
                                && turn.after().white() == victim
                                && base.royals(turn.after().board(), victim).size() == 1
                                && isCheckmate(turn.after()));
    }

    /** Tells whether a 2K checkmate ends the game. */
    boolean scoresDoubleCheckmate() {
        return false;
    }

    /** Returns how a game ends whose side to move has no turn. */
    String withoutTurn(PlainPosition now) {
        return isCheckmate(now) ? side(!now.white()) : "draw";
    }

    Optional<String> outcome(PlainPosition now) {
        if (isOver(now)) {
            return Optional.of(side(!now.white()));
        }
        if (!hasTurn(now)) {
            return Optional.of(withoutTurn(now));
        }
        return scoresDoubleCheckmate() && isDoubleCheckmate(now) ? Optional.of(side(!now.white())) : Optional.empty();
    }

    // ---- The same in text ----

    @Override
    public String initialPosition() {
        return write(read(base.array));
    }

    @Override
    public final List<String> legalTurns(String position) {
        return firstTurns(position, Integer.MAX_VALUE);
    }

    @Override
    public final List<String> firstTurns(String position, int most) {
        List<String> texts = new ArrayList<>();
        PlainPosition now = read(position);
        if (most > 0) {
            visit(now, turn -> {
                texts.add(turn.text());
                return texts.size() >= most;
            });
        }
        return texts;
    }

    @Override
    public final String play(String position, String turn) {
        List<String> after = new ArrayList<>();
        visit(read(position), turn, legal -> legal.text().equals(turn) && after.add(write(legal.after())));
        if (after.isEmpty()) {
            throw new IllegalArgumentException(turn + " is not a legal turn in " + position);
        }
        return after.get(0);
    }

    @Override
    public final boolean isCheck(String position) {
        return isCheck(read(position));
    }

    @Override
    public final boolean isBoundByCheck(String position) {
        return isBound(read(position));
    }

    @Override
    public final boolean isCheckmate(String position) {
        return isCheckmate(read(position));
    }

    @Override
    public final boolean isStalemate(String position) {
        return isStalemate(read(position));
    }

    @Override
    public final boolean isDoubleCheckmate(String position) {
        return isDoubleCheckmate(read(position));
    }

    @Override
    public final Optional<String> outcome(String position) {
        return outcome(read(position));
    }

    /** The capture of the king ends a turn, so that a sub-move that captures it is the whole (rules/series.md, 3). */
    @Override
    public List<String> threats(String position) {
        PlainPosition now = read(position);
        int king = base.royals(now.board(), now.white()).get(0);
        return base.capturers(now.board(), !now.white(), king).stream()
                .sorted(PlainSubMove.ORDER)
                .map(capturer -> capturer.text(base.shape))
                .toList();
    }
}
