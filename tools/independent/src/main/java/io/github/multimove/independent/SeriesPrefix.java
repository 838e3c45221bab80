package io.github.multimove.independent;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The beginning of a turn: the sub-moves made so far and what they left. Nothing changes the board or the collections of
 * one that has been made.
 *
 * @param before the position that the turn began from
 * @param board the board as the sub-moves left it
 * @param rights the castling rights that are left
 * @param made the sub-moves, as played
 * @param kinds the kind of each sub-move's piece when it moved, in upper case
 * @param moved where the pieces stand that have moved in this turn
 * @param round where the pieces stand that have moved in this round ({@code rules/progressive.md}, 6)
 * @param doubleSteps the squares crossed by double steps of this turn, by where the pawn stands that has not moved since
 * @param royalCapturers those of the sub-moves that took a royal
 * @param resets whether a capture or pawn move was among them
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record SeriesPrefix(
        PlainPosition before,
        char[] board,
        List<String> rights,
        List<PlainSubMove> made,
        List<Character> kinds,
        List<Integer> moved,
        List<Integer> round,
        Map<Integer, Integer> doubleSteps,
        List<PlainSubMove> royalCapturers,
        boolean resets) {

    static SeriesPrefix begin(PlainPosition position) {
        return new SeriesPrefix(
                position,
                position.board(),
                position.rights(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Map.of(),
                List.of(),
                false);
    }

    boolean white() {
        return before.white();
    }

    int size() {
        return made.size();
    }

    PlainSubMove last() {
        return made.get(made.size() - 1);
    }

    /** Returns where the piece stands that moved last: after castling the king. */
    int lastPlace() {
        return last().destinations().get(0);
    }

    /** Returns the kind of the piece that moved first, which is what it was then. */
    char firstKind() {
        return Character.toUpperCase(before.board()[made.get(0).from()]);
    }

    /** Returns the squares crossed by double steps that nothing has filled. */
    List<Integer> crossed() {
        return doubleSteps.values().stream()
                .filter(square -> board[square] == PlainBase.EMPTY)
                .toList();
    }

    String text(PlainBase base) {
        return PlainSubMove.text(base.shape, made);
    }

    /** Returns the prefix with one more sub-move, which is made on the board as the others left it. */
    SeriesPrefix with(PlainBase base, PlainSubMove subMove) {
        boolean royal = subMove.takes() && Character.toUpperCase(board[subMove.taken()]) == 'K';
        // A pawn that moves on after its double step cannot be captured en passant (rules/series.md, en passant
        // squares).
        Map<Integer, Integer> crossed = new TreeMap<>(doubleSteps);
        crossed.keySet().removeAll(subMove.movers());
        if (subMove.crossed() != PlainShape.NOWHERE) {
            crossed.put(subMove.to(), subMove.crossed());
        }
        return new SeriesPrefix(
                before,
                PlainPosition.made(board, List.of(subMove)),
                base.rightsLeft(rights, subMove.touched()),
                appended(made, subMove),
                appended(kinds, Character.toUpperCase(board[subMove.from()])),
                followed(moved, subMove),
                followed(round, subMove),
                crossed,
                royal ? appended(royalCapturers, subMove) : royalCapturers,
                resets || PlainPosition.resets(base, board, subMove));
    }

    /** Returns the prefix as the first of a new round: only the pieces of its last sub-move have moved in it. */
    SeriesPrefix inNewRound() {
        return new SeriesPrefix(
                before, board, rights, made, kinds, moved, last().destinations(), doubleSteps, royalCapturers, resets);
    }

    private static List<Integer> followed(List<Integer> places, PlainSubMove subMove) {
        List<Integer> next = new ArrayList<>(places);
        next.removeAll(subMove.movers());
        next.addAll(subMove.destinations());
        return next;
    }

    private static <T> List<T> appended(List<T> list, T last) {
        List<T> longer = new ArrayList<>(list);
        longer.add(last);
        return longer;
    }
}
