package io.github.multimove.independent;

import io.github.multimove.testkit.ReferenceGame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Balanced Swap Chess, from {@code rules/more-series.md}: an orthodox move, then two pieces change places. */
final class BalancedSwapReference implements ReferenceGame {

    /** The order of swaps: the first square, the second, the promotion. */
    private static final Comparator<Swap> ORDER =
            Comparator.comparingInt(Swap::from).thenComparingInt(Swap::to).thenComparing(Swap::promotion);

    /** Two squares as written, and the letter that a pawn becomes by it, in lower case, or nothing. */
    private record Swap(int from, int to, String promotion) {}

    /** A whole turn: the move, and the swap, which White's first turn does not have. */
    private record Turn(SeriesPrefix move, Optional<Swap> swap) {}

    private final PlainBase base = PlainVariation.of(new Pawns());
    private final char[] array;

    private BalancedSwapReference() {
        array = PlainText.placement(base, base.initialPosition().split(" ", -1)[0]);
    }

    /**
     * Returns the game, which has no options.
     *
     * @throws IllegalArgumentException if an option is given
     */
    static ReferenceGame of(Map<String, String> options) {
        ReferenceGames.allow(options, Set.of());
        return new BalancedSwapReference();
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
    public String initialPosition() {
        return base.initialPosition();
    }

    @Override
    public List<String> legalTurns(String position) {
        List<String> texts = new ArrayList<>();
        visit(read(position), turn -> !texts.add(text(turn)));
        return texts;
    }

    @Override
    public String play(String position, String turn) {
        List<Turn> found = new ArrayList<>();
        visit(read(position), legal -> text(legal).equals(turn) && found.add(legal));
        if (found.isEmpty()) {
            throw new IllegalArgumentException(turn + " is not a legal turn in " + position);
        }
        return PlainText.write(base, after(found.get(0)));
    }

    @Override
    public boolean isCheck(String position) {
        PlainPosition now = read(position);
        return isInCheck(now.board(), now.white());
    }

    @Override
    public boolean isBoundByCheck(String position) {
        return isCheck(position);
    }

    @Override
    public boolean isCheckmate(String position) {
        return isCheck(position) && !hasTurn(read(position));
    }

    /** No turn and no check: the common definition, though the game is lost (New properties, 5). */
    @Override
    public boolean isStalemate(String position) {
        return !isCheck(position) && !hasTurn(read(position));
    }

    @Override
    public boolean isDoubleCheckmate(String position) {
        read(position);
        return false;
    }

    @Override
    public Optional<String> outcome(String position) {
        PlainPosition now = read(position);
        return hasTurn(now) ? Optional.empty() : Optional.of(now.white() ? "b" : "w");
    }

    /** The capture of the king ends the turn, so that no swap follows (rules/series.md, 3). */
    @Override
    public List<String> threats(String position) {
        PlainPosition now = read(position);
        int king = base.royals(now.board(), now.white()).get(0);
        return base.capturers(now.board(), !now.white(), king).stream()
                .sorted(PlainSubMove.ORDER)
                .map(subMove -> subMove.text(base.shape()))
                .toList();
    }

    // ---- Turns ----

    private boolean hasTurn(PlainPosition position) {
        return visit(position, turn -> true);
    }

    /** Shows the legal turns, in order, until the visitor says true. */
    private boolean visit(PlainPosition position, Predicate<Turn> visitor) {
        boolean first = position.white() && position.number() == 1 && Arrays.equals(position.board(), array);
        SeriesPrefix begin = SeriesPrefix.begin(new SeriesPosition(position, false));
        for (PlainSubMove subMove : moves(position)) {
            SeriesPrefix move = begin.with(base, subMove);
            if (isInCheck(move.board(), position.white())) {
                continue;
            }
            if (first) {
                if (visitor.test(new Turn(move, Optional.empty()))) {
                    return true;
                }
                continue;
            }
            for (Swap swap : swaps(move.board(), position.white())) {
                if (!isInCheck(swapped(move.board(), swap), position.white())
                        && visitor.test(new Turn(move, Optional.of(swap)))) {
                    return true;
                }
            }
        }
        return false;
    }

    private List<PlainSubMove> moves(PlainPosition position) {
        List<PlainSubMove> all =
                new ArrayList<>(base.subMoves(position.board(), position.white(), position.enPassant()));
        for (PlainCastling castling : base.castlings()) {
            if (castling.white() == position.white()
                    && position.rights().contains(castling.right())
                    && castling.way().stream().allMatch(square -> position.board()[square] == PlainBase.EMPTY)
                    && mayPass(position, castling)) {
                all.add(PlainSubMove.of(castling));
            }
        }
        all.sort(PlainSubMove.ORDER);
        return all;
    }

    private boolean mayPass(PlainPosition position, PlainCastling castling) {
        List<Integer> asked = new ArrayList<>(castling.passed());
        asked.add(castling.kingFrom());
        asked.add(castling.kingTo());
        for (int square : asked) {
            char[] with = position.board().clone();
            with[square] = position.white() ? 'K' : 'k';
            if (!base.capturers(with, !position.white(), square).isEmpty()) {
                return false;
            }
        }
        return true;
    }

    private boolean isInCheck(char[] board, boolean white) {
        int king = base.royals(board, white).get(0);
        return !base.capturers(board, !white, king).isEmpty();
    }

    // ---- Swaps ----

    private List<Swap> swaps(char[] board, boolean white) {
        Set<Swap> all = new TreeSet<>(ORDER);
        for (int own = 0; own < board.length; own++) {
            if (PlainBase.isOf(board[own], white)) {
                for (int other : reached(board, own)) {
                    // Two pieces of one kind and side change nothing.
                    if (board[other] != board[own]) {
                        addSwaps(all, board, own, other);
                    }
                }
            }
        }
        return List.copyOf(all);
    }

    private static void addSwaps(Set<Swap> all, char[] board, int own, int other) {
        boolean bothOwn = Character.isUpperCase(board[own]) == Character.isUpperCase(board[other]);
        int from = bothOwn ? Math.min(own, other) : own;
        int to = bothOwn ? Math.max(own, other) : other;
        boolean promotes = promotes(board[own], other) || promotes(board[other], own);
        for (String letter : promotes ? List.of("q", "r", "b", "n") : List.of("")) {
            all.add(new Swap(from, to, letter));
        }
    }

    /** Returns the occupied squares that a piece could go to were they empty, or capture on were an enemy there. */
    private List<Integer> reached(char[] board, int from) {
        List<Integer> reached = new ArrayList<>();
        for (int square = 0; square < board.length; square++) {
            if (square != from && board[square] != PlainBase.EMPTY && reaches(board, from, square)) {
                reached.add(square);
            }
        }
        return reached;
    }

    private boolean reaches(char[] board, int from, int to) {
        int files = base.shape().file(to) - base.shape().file(from);
        int ranks = base.shape().rank(to) - base.shape().rank(from);
        int far = Math.max(Math.abs(files), Math.abs(ranks));
        boolean orthogonal = files == 0 || ranks == 0;
        boolean diagonal = Math.abs(files) == Math.abs(ranks);
        return switch (Character.toUpperCase(board[from])) {
            case 'K' -> far == 1;
            case 'Q' -> (orthogonal || diagonal) && isClear(board, from, to, far);
            case 'R' -> orthogonal && isClear(board, from, to, far);
            case 'B' -> diagonal && isClear(board, from, to, far);
            case 'N' -> Math.abs(files * ranks) == 2;
            default -> pawnReaches(board, from, files, ranks);
        };
    }

    private boolean pawnReaches(char[] board, int from, int files, int ranks) {
        int forward = board[from] == 'P' ? 1 : -1;
        if (ranks == forward) {
            return Math.abs(files) <= 1;
        }
        int rank = base.shape().rank(from);
        boolean atHome = forward > 0 ? rank <= 1 : rank >= 6;
        return ranks == 2 * forward
                && files == 0
                && atHome
                && board[base.shape().shifted(from, 0, forward, 0)] == PlainBase.EMPTY;
    }

    private boolean isClear(char[] board, int from, int to, int far) {
        int file = (base.shape().file(to) - base.shape().file(from)) / far;
        int rank = (base.shape().rank(to) - base.shape().rank(from)) / far;
        for (int steps = 1; steps < far; steps++) {
            if (board[base.shape().shifted(from, steps * file, steps * rank, 0)] != PlainBase.EMPTY) {
                return false;
            }
        }
        return true;
    }

    private static boolean promotes(char piece, int to) {
        return piece == 'P' ? to >= 56 : piece == 'p' && to < 8;
    }

    private static char[] swapped(char[] board, Swap swap) {
        char[] after = board.clone();
        after[swap.to()] = arrived(board[swap.from()], swap.to(), swap.promotion());
        after[swap.from()] = arrived(board[swap.to()], swap.from(), swap.promotion());
        return after;
    }

    private static char arrived(char piece, int square, String promotion) {
        if (!promotes(piece, square)) {
            return piece;
        }
        char letter = promotion.charAt(0);
        return Character.isUpperCase(piece) ? Character.toUpperCase(letter) : letter;
    }

    // ---- What a turn leaves ----

    private PlainPosition after(Turn turn) {
        SeriesPrefix move = turn.move();
        PlainPosition before = move.before().plain();
        char[] board = move.board();
        List<String> rights = new ArrayList<>(move.rights());
        List<Integer> swapped = new ArrayList<>();
        boolean resets = move.resets();
        if (turn.swap().isPresent()) {
            Swap swap = turn.swap().orElseThrow();
            swapped.add(swap.from());
            swapped.add(swap.to());
            resets |= isPawn(board[swap.from()]) || isPawn(board[swap.to()]);
            board = swapped(board, swap);
        }
        for (PlainCastling castling : base.castlings()) {
            if (swapped.contains(castling.kingFrom()) || swapped.contains(castling.rookFrom())) {
                rights.remove(castling.right());
            }
        }
        List<Integer> crossed = new ArrayList<>();
        move.doubleSteps().forEach((pawn, square) -> {
            if (!swapped.contains(pawn)) {
                crossed.add(square);
            }
        });
        boolean white = before.white();
        return new PlainPosition(
                board,
                !white,
                rights,
                PlainPosition.usable(base, board, !white, crossed),
                resets ? 0 : before.clock() + 1,
                white ? before.number() : before.number() + 1);
    }

    private static boolean isPawn(char piece) {
        return Character.toUpperCase(piece) == 'P';
    }

    // ---- Text ----

    private String text(Turn turn) {
        String move = turn.move().last().text(base.shape());
        return turn.swap()
                .map(swap -> move + "," + base.shape().name(swap.from()) + "/"
                        + base.shape().name(swap.to()) + swap.promotion())
                .orElse(move);
    }

    private PlainPosition read(String text) {
        String[] fields = text.split(" ", -1);
        PlainText.require(fields.length == 4 || fields.length == 6, "four or six fields", text);
        PlainPosition position = SeriesText.plain(base, fields, false, true);
        PlainText.require(
                !isInCheck(position.board(), !position.white()), "a king that cannot be captured at once", text);
        return position;
    }
}
