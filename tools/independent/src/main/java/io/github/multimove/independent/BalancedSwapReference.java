package io.github.multimove.independent;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Balanced Swap Chess, from {@code rules/more-series.md}: an orthodox move, then two pieces change places. */
final class BalancedSwapReference extends ListedGame {
    /** The order of swaps: the first square, the second, the promotion. */
    private static final Comparator<Swap> ORDER =
            Comparator.comparingInt(Swap::from).thenComparingInt(Swap::to).thenComparing(Swap::promotion);

    /** Two squares as written, and the letter that a pawn becomes by it, in lower case, or nothing. */
    private record Swap(int from, int to, String promotion) {}

    BalancedSwapReference() {
        super(new Pawns());
    }

    /** Orthodox pieces, but a pawn on the first rank of its side has a double step too, which passes no square. */
    private static final class Pawns extends PlainOrthodox {
        @Override
        void moves(PlainPiece piece) {
            super.moves(piece);
            int one = piece.shifted(0, piece.forward(), 0);
            int two = piece.shifted(0, 2 * piece.forward(), 0);
            if (piece.kind() == 'P' && piece.ownRank() == 1 && piece.isEmpty(one)) {
                piece.land(PlainPiece.How.MOVE, two, List.of(one, two));
            }
        }
    }

    @Override
    PlainPosition read(String text) {
        PlainPosition position = PlainText.read(base, text);
        PlainText.require(!isCheck(position.turned()), "a king that cannot be captured at once", text);
        return position;
    }

    /** A side without a turn has lost (New properties, 5), though without check it is stalemated by the common definition. */
    @Override
    String withoutTurn(PlainPosition now) {
        return side(!now.white());
    }

    @Override
    boolean visit(PlainPosition position, Predicate<Turn> visitor) {
        for (PlainSubMove subMove : base.ordered(position)) {
            SeriesPrefix move = SeriesPrefix.begin(position).with(base, subMove);
            if (!base.passesNoAttack(position.board(), subMove) || base.isInCheck(move.board(), position.white())) {
                continue;
            }
            // White's first turn has no swap.
            if (isArray(position)) {
                if (visitor.test(turn(move, move.text(base)))) {
                    return true;
                }
                continue;
            }
            for (Swap swap : swaps(move.board(), position.white())) {
                char[] board = swapped(move.board(), swap);
                if (!base.isInCheck(board, position.white()) && visitor.test(turn(move, swap, board))) {
                    return true;
                }
            }
        }
        return false;
    }

    private Turn turn(SeriesPrefix move, Swap swap, char[] board) {
        String squares = base.shape.name(swap.from()) + "/" + base.shape.name(swap.to());
        List<Integer> touched = List.of(swap.from(), swap.to());
        boolean pawn = touched.stream().anyMatch(square -> Character.toUpperCase(move.board()[square]) == 'P');
        List<Integer> crossed = move.doubleSteps().entrySet().stream()
                .filter(step -> !touched.contains(step.getKey()))
                .map(Map.Entry::getValue)
                .toList();
        return turn(
                move,
                move.text(base) + "," + squares + swap.promotion(),
                board,
                base.rightsLeft(move.rights(), touched),
                crossed,
                move.resets() || pawn);
    }

    private Set<Swap> swaps(char[] board, boolean white) {
        Set<Swap> all = new TreeSet<>(ORDER);
        for (int own = 0; own < board.length; own++) {
            for (int other = 0; other < board.length && PlainBase.isOf(board[own], white); other++) {
                // Two pieces of one kind and side change nothing.
                if (board[other] != PlainBase.EMPTY && board[other] != board[own] && reaches(board, own, other)) {
                    addSwaps(all, board, own, other);
                }
            }
        }
        return all;
    }

    private void addSwaps(Set<Swap> all, char[] board, int own, int other) {
        boolean bothOwn = Character.isUpperCase(board[own]) == Character.isUpperCase(board[other]);
        int from = bothOwn ? Math.min(own, other) : own;
        int to = bothOwn ? Math.max(own, other) : other;
        boolean promotes = PlainOrthodox.lastRank(base.shape, board[own], other)
                || PlainOrthodox.lastRank(base.shape, board[other], own);
        for (String letter : promotes ? List.of("q", "r", "b", "n") : List.of("")) {
            all.add(new Swap(from, to, letter));
        }
    }

    /** Tells whether a piece could go to a square were it empty, or capture on it were an enemy there. */
    private boolean reaches(char[] board, int from, int to) {
        char[] with = board.clone();
        for (char there : new char[] {PlainBase.EMPTY, Character.isUpperCase(board[from]) ? 'n' : 'N'}) {
            with[to] = there;
            PlainPiece piece = new PlainPiece(base, with, from, List.of(), PlainShape.NOWHERE);
            base.moves(piece);
            if (piece.found().stream().anyMatch(subMove -> subMove.to() == to)) {
                return true;
            }
        }
        return false;
    }

    private char[] swapped(char[] board, Swap swap) {
        char[] after = board.clone();
        after[swap.to()] = arrived(board[swap.from()], swap.to(), swap.promotion());
        after[swap.from()] = arrived(board[swap.to()], swap.from(), swap.promotion());
        return after;
    }

    private char arrived(char piece, int square, String promotion) {
        return PlainOrthodox.lastRank(base.shape, piece, square)
                ? PlainBase.ofSide(promotion.charAt(0), Character.isUpperCase(piece))
                : piece;
    }
}
