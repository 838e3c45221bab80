package io.github.multimove.independent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * A base game, one move a turn, or Two-Prong Chess over it ({@code rules/two-prong.md}); won by checkmate
 * ({@code rules/common.md}).
 */
final class PlainGame extends ListedGame {
    private final int prongs;
    private final boolean collision;
    private final int castlingWeight;

    /**
     * Takes the number of pieces that may move in a turn, one for the base game itself, and for how many of them castling
     * counts.
     */
    PlainGame(PlainBase base, int prongs, boolean collision, int castling) {
        super(base);
        this.prongs = prongs;
        this.collision = collision;
        castlingWeight = castling;
    }

    @Override
    boolean visit(PlainPosition position, Predicate<Turn> visitor) {
        return visit(position, subMoves(position), visitor);
    }

    @Override
    boolean visit(PlainPosition position, String text, Predicate<Turn> visitor) {
        List<String> wanted = List.of(text.split(",", -1));
        List<PlainSubMove> few = subMoves(position);
        few.removeIf(subMove -> !wanted.contains(subMove.text(base.shape)));
        return visit(position, few, visitor);
    }

    private boolean visit(PlainPosition position, List<PlainSubMove> subMoves, Predicate<Turn> visitor) {
        List<Integer> royals = royals(position, !position.white());
        // One prong in the first turn of a game (rules/two-prong.md, 1).
        return extend(position, subMoves, new ArrayList<>(), 0, isArray(position) ? 1 : prongs, turn -> {
            PlainPosition after = position.after(base, turn);
            List<PlainSubMove> capturers = turn.stream()
                    .filter(subMove -> royals.contains(subMove.taken()))
                    .toList();
            return isSafe(position, turn, after.board()) && visitor.test(new Turn(text(turn), after, capturers));
        });
    }

    @Override
    boolean isBound(PlainPosition now) {
        return canLoseAllRoyals(now.board(), now.white());
    }

    @Override
    boolean scoresDoubleCheckmate() {
        return base.scoresDoubleCheckmate();
    }

    @Override
    public List<String> threats(String position) {
        PlainPosition now = read(position);
        // "Were it the opponent's turn": its own royal safety is ignored, and so whether attack forbids its castling.
        List<PlainSubMove> subMoves = base.ordered(now.turned());
        List<Integer> royals = royals(now, now.white());
        List<PlainSubMove> takes = subMoves.stream()
                .filter(subMove -> royals.contains(subMove.taken()))
                .toList();
        SortedSet<List<PlainSubMove>> witnesses = new TreeSet<>(PlainSubMove.TURN_ORDER);
        SortedSet<List<PlainSubMove>> both = new TreeSet<>(PlainSubMove.TURN_ORDER);
        for (PlainSubMove one : takes) {
            witnesses.add(firstWith(now.board(), subMoves, List.of(one)));
            for (PlainSubMove other : takes) {
                List<PlainSubMove> pair = List.of(one, other);
                if (PlainSubMove.ORDER.compare(one, other) < 0 && prongs > 1 && fit(now.board(), pair)) {
                    both.add(firstWith(now.board(), subMoves, pair));
                }
            }
        }
        if (!both.isEmpty()) {
            witnesses.add(both.first());
        }
        return witnesses.stream().map(this::text).toList();
    }

    /** Returns the first turn, in the order of turns, that contains the given sub-moves, which fit together. */
    private List<PlainSubMove> firstWith(char[] board, List<PlainSubMove> subMoves, List<PlainSubMove> wanted) {
        List<PlainSubMove> turn = new ArrayList<>();
        for (PlainSubMove subMove : subMoves) {
            if (turn.containsAll(wanted)) {
                break;
            }
            List<PlainSubMove> whole = new ArrayList<>(wanted);
            whole.removeAll(turn);
            whole.remove(subMove);
            whole.addAll(turn);
            whole.add(subMove);
            // Any smaller sub-move that leaves room for the wanted ones makes an earlier turn.
            if (whole.stream().mapToInt(this::weight).sum() <= prongs && fit(board, whole)) {
                turn.add(subMove);
            }
        }
        return turn;
    }

    @Override
    PlainPosition read(String text) {
        PlainPosition position = PlainText.read(base, text);
        if (canLoseAllRoyals(position.board(), !position.white())) {
            throw new IllegalArgumentException("the side not to move could lose its last royal: " + text);
        }
        return position;
    }

    private String text(List<PlainSubMove> turn) {
        return PlainSubMove.text(base.shape, turn);
    }

    private List<Integer> royals(PlainPosition position, boolean white) {
        return base.royals(position.board(), white);
    }

    // ---- Turns ----

    /** Shows the pseudo-legal turns made of some sub-moves in order until the visitor says true. */
    private boolean extend(
            PlainPosition position,
            List<PlainSubMove> subMoves,
            List<PlainSubMove> turn,
            int next,
            int room,
            Predicate<List<PlainSubMove>> visitor) {
        for (int i = next; i < subMoves.size(); i++) {
            PlainSubMove subMove = subMoves.get(i);
            turn.add(subMove);
            if (weight(subMove) <= room && fit(position.board(), turn)) {
                if (visitor.test(List.copyOf(turn))
                        || extend(position, subMoves, turn, i + 1, room - weight(subMove), visitor)) {
                    return true;
                }
            }
            turn.remove(turn.size() - 1);
        }
        return false;
    }

    /** Castling is a full dual move, and two of three or more prongs, or always one (rules/two-prong.md, 5 and N prongs). */
    private int weight(PlainSubMove subMove) {
        return subMove.castling().isPresent() ? castlingWeight : 1;
    }

    /** Tells whether pseudo-legal sub-moves may be made in one turn, by what they ask of each other alone. */
    private boolean fit(char[] board, List<PlainSubMove> turn) {
        for (int i = 0; i < turn.size(); i++) {
            for (int j = i + 1; j < turn.size(); j++) {
                PlainSubMove one = turn.get(i);
                PlainSubMove other = turn.get(j);
                // Different pieces (1), different destinations (2), one piece captured once (decided).
                boolean fits = disjoint(one.movers(), other.movers())
                        && disjoint(one.destinations(), other.destinations())
                        && !(one.takes() && one.taken() == other.taken())
                        && !(collision && collide(one, other));
                if (!fits) {
                    return false;
                }
            }
        }
        List<String> promotions = turn.stream()
                .map(PlainSubMove::promotion)
                .filter(letter -> !letter.isEmpty())
                .toList();
        PlainSubMove any = turn.get(0);
        return promotions.isEmpty() || base.promotionsFit(board, Character.isUpperCase(board[any.from()]), promotions);
    }

    private static boolean disjoint(Collection<Integer> one, Collection<Integer> other) {
        return one.stream().noneMatch(other::contains);
    }

    /** Opposite directions and a square in common make one line and two pieces that approach (rules/two-prong.md). */
    private boolean collide(PlainSubMove one, PlainSubMove other) {
        if (one.way().isEmpty() || other.way().isEmpty() || disjoint(one.way(), other.way())) {
            return false;
        }
        PlainShape shape = base.shape;
        int oneFirst = one.way().get(0);
        int otherFirst = other.way().get(0);
        return shape.file(oneFirst) - shape.file(one.from()) == shape.file(other.from()) - shape.file(otherFirst)
                && shape.rank(oneFirst) - shape.rank(one.from()) == shape.rank(other.from()) - shape.rank(otherFirst)
                && shape.level(oneFirst) - shape.level(one.from())
                        == shape.level(other.from()) - shape.level(otherFirst);
    }

    /** Returns the pseudo-legal sub-moves of the side to move in order, castling included. */
    private List<PlainSubMove> subMoves(PlainPosition position) {
        List<PlainSubMove> all = base.ordered(position);
        all.removeIf(subMove -> !mayCastle(position, subMove));
        return all;
    }

    /**
     * Tells whether a sub-move is no castling that attack forbids, on the board before the turn. Where castling may have
     * partners the destination is judged on the board after it (rules/two-prong.md, N prongs).
     */
    private boolean mayCastle(PlainPosition position, PlainSubMove subMove) {
        if (subMove.castling().isEmpty() || isLenient(position)) {
            return true;
        }
        List<Integer> asked = new ArrayList<>(subMove.castling().get().asked());
        asked.removeIf(square -> prongs > castlingWeight && square == subMove.to());
        return asked.stream().noneMatch(square -> base.isAttacked(position.board(), square, position.white()));
    }

    private boolean isLenient(PlainPosition position) {
        return base.castlesLeniently() && royals(position, position.white()).size() == 2;
    }

    // ---- Safety ----

    /** Tells whether a pseudo-legal turn is legal (rules/common.md, legal turn). */
    private boolean isSafe(PlainPosition position, List<PlainSubMove> turn, char[] after) {
        if (canLoseAllRoyals(after, position.white())) {
            return false;
        }
        boolean lenient = isLenient(position);
        for (PlainSubMove subMove : turn) {
            // With two royal pieces and strict castling the castled king itself may not stand attacked at the end
            // (rules/two-prong.md, N prongs).
            if (prongs > castlingWeight
                    && subMove.castling().isPresent()
                    && !lenient
                    && base.isAttacked(after, subMove.to(), position.white())) {
                return false;
            }
        }
        return true;
    }

    /** Tells whether the opponent of a side could, by one turn, capture every royal that the side has. */
    private boolean canLoseAllRoyals(char[] board, boolean white) {
        List<Integer> royals = base.royals(board, white);
        if (royals.isEmpty() || royals.size() > prongs) {
            return false;
        }
        List<PlainSubMove> takes = base.subMoves(board, !white, List.of()).stream()
                .filter(subMove -> royals.contains(subMove.taken()))
                .toList();
        return canCapture(board, royals, takes, List.of());
    }

    private boolean canCapture(char[] board, List<Integer> royals, List<PlainSubMove> takes, List<PlainSubMove> made) {
        if (made.size() == royals.size()) {
            return true;
        }
        for (PlainSubMove take : takes) {
            List<PlainSubMove> turn = new ArrayList<>(made);
            turn.add(take);
            if (take.taken() == royals.get(made.size()) && fit(board, turn) && canCapture(board, royals, takes, turn)) {
                return true;
            }
        }
        return false;
    }
}
